"""Asking for a ruling, and going on from one, by whatever way in."""

from functools import partial

from bot.answers import Answer
from bot.discord_face.failures import fail
from bot.discord_face.manners import caller_of
from bot.discord_face.presses import Act, Press
from bot.discord_face.turns import Asked, turn_of
from bot.discord_face.views.answering import Shown, answer_page
from bot.discord_face.views.notices import notice
from bot.discord_face.wishes import Wish
from bot.errors import QuestionError


async def ask(interaction: Asked, wish: Wish) -> None:
    """Rule on a scenario and show the answer."""
    client, turn, caller = (
        interaction.client,
        turn_of(interaction),
        caller_of(interaction),
    )
    if await too_soon(interaction):
        return
    private = await client.manners.private(caller, wish.private)
    await turn.think(private=private)
    caller = await client.manners.speaking(caller)
    ruled = partial(
        client.judge.bench.ask,
        caller,
        wish.scenario,
        game=wish.game,
        edition=wish.edition,
        public=not private,
    )
    try:
        answer = await turn.once(ruled)
    except QuestionError as error:
        await fail(interaction, error, wish)
        return
    await show(interaction, answer, private=private)


async def follow_up(
    interaction: Asked, ruling: str, change: str, private: bool | None
) -> None:
    """Go on from a ruling by a change in words; without one, show it."""
    client, turn, caller = (
        interaction.client,
        turn_of(interaction),
        caller_of(interaction),
    )
    if change.strip() and await too_soon(interaction):
        return
    private = await client.manners.private(caller, private)
    await turn.think(private=private)
    caller = await client.manners.speaking(caller)
    if change.strip():
        bench = client.judge.bench
        ruled = partial(bench.follow_up, caller, ruling, change, public=not private)
        answer = await turn.once(ruled)
    else:
        answer = await client.judge.show(caller, ruling)
    await show(interaction, answer, private=private)


async def show(interaction: Asked, answer: Answer, *, private: bool) -> None:
    """Show an answer that has just been given."""
    client, caller = interaction.client, caller_of(interaction)
    shown = Shown(
        answer,
        Press(Act.SHOW, interaction.user.id, answer.ruling or ""),
        private=private and bool(caller.guild),
        judges=bool((await client.manners.guild(caller.guild)).judge_role),
    )
    page = answer_page(shown, await client.words(interaction))
    await turn_of(interaction).show(page)


async def too_soon(interaction: Asked) -> bool:
    """Whether this person has to wait a little; they are told so, kindly."""
    client, caller = interaction.client, caller_of(interaction)
    seconds = (await client.manners.guild(caller.guild)).cooldown
    left = client.cooldowns.left(f"{caller.guild} {caller.asker}", seconds)
    if not left:
        return False
    say = await client.words(interaction)
    text = say.many(
        "One moment: you can ask again in {n} second.",
        "One moment: you can ask again in {n} seconds.",
        max(1, round(left)),
    )
    await turn_of(interaction).reply(notice(text), private=True)
    return True
