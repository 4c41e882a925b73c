"""Which mode of a triggered ability: one of several that are there (CR 700.2b)."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.choosing import Fork, Option
from bot.engine.gamerules import GameRules, Topic
from bot.engine.instructions import Instruction, May
from bot.engine.outcome import Said
from bot.engine.tasks import Run, State


def which_mode(
    rules: GameRules, state: State, may: May, rest: Run, who: str
) -> Fork[State]:
    """The choice among the modes of *may*, by *who*, with *rest* behind."""
    options = tuple(
        Option(
            Said("{mode}", (("mode", text.rstrip(".")),)),
            state.then(state.board, replace(rest, do=(*do, *rest.do))),
            names=(mode_name(rest.label, number),),
        )
        for number, (text, do) in enumerate(zip(may.modes, ways(may), strict=True))
    )
    label = (("effect", rest.label or "it"),)
    asked = Said("Which mode of {effect}?", label)
    return Fork(who, asked, rules.cite(Topic.OPTIONAL), options)


def mode_name(label: str, number: int) -> str:
    """What a choice made in advance calls the mode *number*, from 0 on, of *label*."""
    return f"{label}: mode {number + 1}"


def ways(may: May) -> Iterator[tuple[Instruction, ...]]:
    """What each of the modes of *may* does."""
    one = may
    for _ in may.modes[:-2]:
        yield one.do
        (following,) = one.otherwise
        assert isinstance(following, May)
        one = following
    yield one.do
    yield one.otherwise
