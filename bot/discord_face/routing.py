"""Every button, select and form comes through here, to the one act that it names."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.discord_face import following, keeping, picturing, reviewing
from bot.discord_face.asking import ask
from bot.discord_face.failures import fail
from bot.discord_face.forms import (
    GAME,
    KNOWN,
    SCENARIO,
    mended,
    scenario_form,
    written_in,
)
from bot.discord_face.looking import turn_rules
from bot.discord_face.presses import Act, Press, read_press
from bot.discord_face.swapping import mark_in, swapped
from bot.discord_face.turns import Asked, data_of, turn_of
from bot.discord_face.views.help_ import EXAMPLES
from bot.discord_face.views.notices import notice
from bot.discord_face.wishes import Wish, wish

Handler = Callable[[Asked, Press], Awaitable[None]]
PRESSED = frozenset(
    {discord.InteractionType.component, discord.InteractionType.modal_submit}
)


async def route(interaction: Asked) -> None:
    """Do what a button, select or form says; nothing it raises gets out."""
    client = interaction.client
    if interaction.type not in PRESSED or not client.taken.take(interaction):
        return
    try:
        press = read_press(str(data_of(interaction).get("custom_id")))
        handler = HANDLERS.get(press.act) if press else None
        if press is None or handler is None:
            say = await client.words(interaction)
            text = say("This is from an older version; please ask again.")
            await turn_of(interaction).reply(notice(text), private=True)
        else:
            await handler(interaction, press)
    except Exception as error:
        await fail(interaction, error)


async def mend(interaction: Asked, press: Press) -> None:
    """Open the form with what was not understood, the mistake marked above it."""
    say = await interaction.client.words(interaction)
    complaint, typed = mended(interaction, press, say)
    known = wish(press.more, typed)
    form = scenario_form(
        press.to(Act.ASK, more=press.more),
        interaction,
        say,
        scenario=known.scenario,
        game=known.game or "",
        complaint=complaint,
    )
    await turn_of(interaction).form(form)


async def again(interaction: Asked, press: Press) -> None:
    """Ask what was refused once more, with the words that were offered."""
    say = await interaction.client.words(interaction)
    _, typed = mended(interaction, press, say)
    carried, text = swapped(press, typed)
    wanted = replace(wish(carried, text), offered=mark_in(press))
    await ask(interaction, wanted)


async def asked(interaction: Asked, press: Press) -> None:
    """Rule on the scenario that a form brings."""
    written = written_in(interaction)
    texts = (written.get(name, "").strip() for name in (KNOWN, SCENARIO))
    wanted = wish(press.more, "\n".join(text for text in texts if text))
    await ask(interaction, wanted.of_game(written.get(GAME, "")))


async def example(interaction: Asked, press: Press) -> None:
    """Ask one of the examples of /help, for the person alone."""
    await ask(interaction, Wish(EXAMPLES.get(press.more, ""), private=True))


async def open_rule(interaction: Asked, press: Press) -> None:
    """Open what was picked in a list: a rule or a ruling."""
    if press.more == "rule":
        chosen = press.to(Act.RULE, more=f"//{following.picked(interaction)}")
        await turn_rules(interaction, chosen)
    else:
        chosen = replace(press.to(Act.SHOW), ruling=following.picked(interaction))
        await following.look(interaction, chosen)


HANDLERS: dict[Act, Handler] = {
    **dict.fromkeys(following.VIEWS, following.look),
    Act.CHOOSE: following.choose,
    Act.PICTURE: picturing.draw,
    Act.WHAT_IF: following.what_if,
    Act.CHANGE: following.change,
    Act.MEND: mend,
    Act.AGAIN: again,
    Act.ASK: asked,
    Act.EXAMPLE: example,
    Act.OPEN: open_rule,
    Act.RULE: turn_rules,
    Act.PUBLISH: keeping.publish,
    Act.DELETE: keeping.delete,
    Act.HISTORY: keeping.turn_history,
    Act.FORGET: keeping.forget,
    Act.ASK_JUDGE: reviewing.ask_judge,
    Act.CORRECT: reviewing.correct,
    **dict.fromkeys(reviewing.SAID, reviewing.review),
}
