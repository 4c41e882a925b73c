"""Asking for a ruling, and going on from one, by whatever way in."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from math import ceil

from bot.answers import Answer
from bot.discord_face.failures import Typed, fail
from bot.discord_face.manners import alone, caller_of
from bot.discord_face.messages import spoken
from bot.discord_face.pages import Page
from bot.discord_face.presses import Act, Press
from bot.discord_face.swapping import mark_of
from bot.discord_face.turns import (
    AT_ONCE_SECONDS,
    Asked,
    turn_of,
)
from bot.discord_face.views.answering import Shown
from bot.discord_face.views.drawing_again import Drawn, ruling_again
from bot.discord_face.wishes import Wish
from bot.errors import AwayError, Problem, QuestionError, TooSoonError
from bot.judge.bench import Bench
from bot.judge.callers import Caller
from bot.judge.judge import Remembered
from bot.judge.languages import Words

# A change that is mended is answered where it was asked for.
PUBLIC = "o"


async def ask(interaction: Asked, wish: Wish) -> None:
    """Rule on a scenario and show the answer."""
    client, caller = interaction.client, caller_of(interaction)
    wish = replace(wish, scenario=spoken(wish.scenario))
    private = await client.manners.private_here(interaction, wish.private)
    caller = await client.manners.as_wanted(caller)
    remembered = (
        None
        if wish.offered
        else client.judge.remembered(
            caller, wish.scenario, game=wish.game, edition=wish.edition
        )
    )
    try:
        async with in_turn(interaction):
            if remembered:
                work = _given(interaction, caller, remembered, private=private)
                await turn_of(interaction).soon(work, private=private)
                return
            work = _anew(interaction, caller, wish, private=private)
            await turn_of(interaction).soon(
                work, private=private, grace=AT_ONCE_SECONDS
            )
    except (QuestionError, AwayError) as error:
        wish = wish.after(error) if isinstance(error, QuestionError) else wish
        mend = Press(Act.MEND, interaction.user.id, more=wish.carried)
        await fail(interaction, error, Typed(wish.scenario, mend))


async def _anew(
    interaction: Asked, caller: Caller, wish: Wish, *, private: bool
) -> Page:
    try:
        ruled = await interaction.client.judge.ask(
            caller,
            await _meant(interaction, caller, wish),
            game=wish.game,
            edition=wish.edition,
        )
    except Exception:
        # Why there is no answer is said once, too.
        await turn_of(interaction).claim()
        raise
    return await _given(interaction, caller, ruled, private=private)


async def _meant(interaction: Asked, caller: Caller, wish: Wish) -> str:
    """The scenario of *wish*, or what was taken of what its refusal offered."""
    if not wish.offered:
        return wish.scenario
    judge = interaction.client.judge
    offers = await judge.rule(
        caller.asker,
        judge.bench.offers,
        caller,
        wish.scenario,
        game=wish.game,
        edition=wish.edition,
    )
    for one in offers:
        if mark_of(one) == wish.offered:
            return one.text
    say = await interaction.client.words(interaction)
    raise QuestionError(
        Problem.NOT_FOUND, say("This is from an older version; please ask again.")
    )


async def _given(
    interaction: Asked, caller: Caller, ruled: Remembered, *, private: bool
) -> Page:
    judge, id = interaction.client.judge, str(interaction.id)
    giving = judge.give(caller, ruled, id, public=not private)
    given = await turn_of(interaction).given(giving)
    return await _shown(interaction, given.answer, given.known.shown, private=private)


async def follow_up(
    interaction: Asked, ruling: str, change: str, private: bool | None
) -> None:
    """Go on from a ruling by a change in words."""
    client, caller = interaction.client, caller_of(interaction)
    private = await as_kept(interaction, ruling, private)
    caller = await client.manners.as_wanted(caller)
    bench = client.judge.bench
    call = partial(changed, bench, caller, ruling, change, public=not private)
    try:
        async with in_turn(interaction):
            await answer_with(interaction, call, private=private)
    except QuestionError as error:
        await mend_change(interaction, error, ruling, change, private=private)


async def as_kept(interaction: Asked, ruling: str, asked: bool | None) -> bool:
    """Whether what goes on from *ruling* is private: as *asked*, else as it is.

    Raises QuestionError where there is none that may be read here.
    """
    client, caller = interaction.client, caller_of(interaction)
    rights = await client.judge.rights(caller, ruling)
    if asked is None and caller.guild and not rights.public:
        return True
    return await client.manners.private_here(interaction, asked)


async def mend_change(
    interaction: Asked, error: QuestionError, ruling: str, typed: str, *, private: bool
) -> None:
    """Refuse the change *typed* to that ruling, with a button that corrects it."""
    bench = interaction.client.judge.bench
    caller = caller_of(interaction)
    if not typed:
        raise error
    # Where there is no such ruling, nothing that is written there would help.
    row = await interaction.client.judge.run(bench.row, caller, ruling)
    more = "" if private else PUBLIC
    mend = Press(Act.WHAT_IF, interaction.user.id, row.id, more=more)
    await fail(interaction, error, Typed(typed, mend))


def changed(
    bench: Bench, caller: Caller, ruling: str, change: str, *, public: bool
) -> Answer:
    """Go on from *ruling* by a change as people write it here."""
    before: tuple[str, ...] = ()
    if "<@" in change:
        row = bench.row(caller, ruling)
        before = (row.scenario, *row.edits)
    return bench.follow_up(caller, ruling, spoken(change, before), public=public)


async def answer_with(
    interaction: Asked, call: Callable[[], Answer], *, private: bool
) -> None:
    """Show what *call* rules; once, however often the interaction is delivered."""
    work = _answered(interaction, call, private=private)
    await turn_of(interaction).soon(work, private=private, grace=AT_ONCE_SECONDS)


async def _answered(
    interaction: Asked, call: Callable[[], Answer], *, private: bool
) -> Page:
    ruled = await turn_of(interaction).once(call)
    return await _shown(interaction, ruled, {}, private=private)


async def _shown(
    interaction: Asked, ruled: Answer, known: Drawn, *, private: bool
) -> Page:
    client, caller = interaction.client, caller_of(interaction)
    client.figures.ruled(ruled.game.value, result_of(ruled))
    others = bool(caller.guild) and not alone(interaction)
    shown = Shown(
        ruled,
        Press(Act.SHOW, interaction.user.id, ruled.ruling or ""),
        private=private and others,
        judges=others and bool((await client.manners.guild(caller.guild)).judge_role),
    )
    return ruling_again(shown, await client.words(interaction), known)


def result_of(answer: Answer) -> str:
    """What came out, in a word to count by."""
    if not answer.complete:
        return "cut_short"
    if not answer.certain:
        return "unsettled"
    return "choice" if answer.choices else "settled"


@asynccontextmanager
async def in_turn(interaction: Asked) -> AsyncIterator[None]:
    """Rule once the person's wait is over; what is refused begins no new one.

    Raises TooSoonError while it is not.
    """
    client, caller = interaction.client, caller_of(interaction)
    if left := await client.manners.wait(caller):
        say = await client.words(interaction)
        raise TooSoonError(Problem.LIMIT, _soon(left, say))
    try:
        yield
    except QuestionError:
        await client.manners.end_wait(caller)
        raise


def _soon(seconds: float, say: Words) -> str:
    """When one can ask again; long waits in minutes, none of them too few."""
    if seconds > _MINUTE:
        return say.many(
            "You can ask again in {n} minute.",
            "You can ask again in {n} minutes.",
            ceil(seconds / _MINUTE),
        )
    return say.many(
        "One moment: you can ask again in {n} second.",
        "One moment: you can ask again in {n} seconds.",
        max(1, round(seconds)),
    )


_MINUTE = 60
