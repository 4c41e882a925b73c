"""Steps that single games add to building: before the clauses are taken, and after."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from bot.citation import Game
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Spec

if TYPE_CHECKING:
    from bot.scenario.scene.draft import DraftThing
    from bot.scenario.scene.scene import Scene

Clauses = tuple[Clause, ...]
Before = Callable[[Parse, Clauses], Clauses]
After = Callable[["Scene"], None]
Made = Callable[["Scene", "DraftThing"], None]
TakeSpec = Callable[["Scene", "DraftThing", Spec], None]

_BEFORE: list[tuple[frozenset[Game], Before]] = []
_AFTER: list[tuple[frozenset[Game], After]] = []
# What follows from how a new thing was described.
MADE: list[Made] = []
# How to put a property of a further kind onto a thing.
SPECS: dict[str, TakeSpec] = {}


def before(*games: Game) -> Callable[[Before], Before]:
    """Make a function rework the clauses of scenarios of *games*."""

    def register(function: Before) -> Before:
        _BEFORE.append((frozenset(games), function))
        return function

    return register


def after(*games: Game) -> Callable[[After], After]:
    """Make a function look at the scene of *games* when every clause is taken."""

    def register(function: After) -> After:
        _AFTER.append((frozenset(games), function))
        return function

    return register


def takes(*kinds: str) -> Callable[[TakeSpec], TakeSpec]:
    """Make a function put properties of those kinds onto things."""

    def register(function: TakeSpec) -> TakeSpec:
        for kind in kinds:
            SPECS[kind] = function
        return function

    return register


def made(function: Made) -> Made:
    """Make *function* look at every new thing, as soon as it is described."""
    MADE.append(function)
    return function


def prepared(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses as the game of *parse* wants them."""
    for step in _steps(parse.game)[0]:
        clauses = step(parse, clauses)
    return clauses


def completed(scene: "Scene") -> None:
    """The scene with what the game adds at the end."""
    for step in _steps(scene.game)[1]:
        step(scene)


@cache
def _steps(game: Game | None) -> tuple[tuple[Before, ...], tuple[After, ...]]:
    """Those of *game*; all modules have registered theirs when anything is read."""
    return (
        tuple(step for games, step in _BEFORE if game in games),
        tuple(step for games, step in _AFTER if game in games),
    )
