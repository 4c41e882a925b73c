"""What people do with their rulings and data: publish, delete, look back, forget."""

import io
import json

import discord
from discord import ui

from bot.discord_face.following import acknowledge, is_private, shown_at
from bot.discord_face.manners import caller_of
from bot.discord_face.pages import Page, page
from bot.discord_face.presses import Act, Press
from bot.discord_face.turns import Asked, turn_of
from bot.discord_face.views.answering import answer_page
from bot.discord_face.views.history import history_page
from bot.discord_face.views.notices import notice
from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from bot.judge.callers import Caller

LINES = 10


async def publish(interaction: Asked, press: Press) -> None:
    """Show a private ruling to everybody here; once, however often it is pressed."""
    client, turn = interaction.client, turn_of(interaction)
    await acknowledge(interaction, press)
    caller = caller_of(interaction)
    judge = client.judge
    first = await judge.run(_publish, judge.bench, caller, press.ruling)
    say = await client.words(interaction)
    shown = await shown_at(interaction, press.to(Act.SHOW))
    page = answer_page(shown, say)
    await turn.show(page)
    if first:
        await turn.add(page, private=False)
    else:
        await turn.add(notice(say("It is public already.")), private=True)


async def delete(interaction: Asked, press: Press) -> None:
    """Delete a ruling of one's own, and the message it stands in."""
    turn = turn_of(interaction)
    await acknowledge(interaction, press)
    own = turn.pending is False and not is_private(interaction)
    await interaction.client.judge.delete(caller_of(interaction), press.ruling)
    if own:
        await turn.remove()
    else:
        say = await interaction.client.words(interaction)
        await turn.show(notice(say("It is deleted.")))


async def history(
    interaction: Asked, *, before: str = "", standing: str = "", mine: bool = False
) -> Page:
    """The rulings that can be read here, the newest first."""
    client, caller = interaction.client, caller_of(interaction)
    lines = await client.judge.history(
        caller, before=before, standing=standing or None, mine=mine, limit=LINES + 1
    )
    if before and not lines:
        # The ruling to go on from has been deleted meanwhile.
        return await history(interaction, standing=standing, mine=mine)
    more = f"{standing}/{'m' if mine else ''}"
    place = Press(Act.HISTORY, interaction.user.id, before, more=more)
    older = lines[LINES - 1].id if len(lines) > LINES else ""
    say = await client.words(interaction)
    return history_page(lines[:LINES], place, older, say)


async def turn_history(interaction: Asked, press: Press) -> None:
    """Further back, or to the newest again."""
    await acknowledge(interaction, press)
    standing, _, mine = press.more.partition("/")
    page = await history(
        interaction, before=press.ruling, standing=standing, mine=bool(mine)
    )
    await turn_of(interaction).show(page)


async def hand_over(interaction: Asked) -> None:
    """Everything kept of the person, as a file."""
    client, turn = interaction.client, turn_of(interaction)
    await turn.think(private=True)
    data = await client.judge.my_data(caller_of(interaction))
    written = json.dumps(data, ensure_ascii=False, indent=2).encode()
    say = await client.words(interaction)
    file: ui.File[Page] = ui.File("attachment://my-data.json")
    shown = page([say("This is everything that is kept of you."), file])
    await turn.hand_over(shown, discord.File(io.BytesIO(written), "my-data.json"))


async def forget(interaction: Asked, press: Press) -> None:
    """Delete everything of the person, once they have confirmed it."""
    client, turn, caller = (
        interaction.client,
        turn_of(interaction),
        caller_of(interaction),
    )
    if press.owner != interaction.user.id:
        raise QuestionError(Problem.ILLEGAL, "Only you can have your data deleted.")
    await turn.change()
    gone = await client.judge.forget(caller)
    client.manners.forget(asker=caller.asker)
    client.drafts.forget(interaction.user.id)
    say = await client.words(interaction)
    text = say.many(
        "Everything of yours is deleted: {n} ruling, and your settings.",
        "Everything of yours is deleted: {n} rulings, and your settings.",
        gone,
    )
    await turn.show(notice(text))


def _publish(bench: Bench, caller: Caller, ruling: str) -> bool:
    """Whether it was this press that published it."""
    if bench.rights(caller, ruling).public:
        return False
    bench.publish(caller, ruling)
    return bench.claim(f"publish {ruling}")
