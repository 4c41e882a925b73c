"""Tokens told of by a number that something on the table makes more of (111.1)."""

from dataclasses import replace

from bot.engine.effects import Effect
from bot.engine.inside import walk
from bot.engine.instructions import Instruction, MakeTokens
from bot.engine.question import Do, Resolve
from bot.engine.values import EachOf, Filter, Named
from bot.engine.watches import TokenWatch
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.words.numbers_asked import TOKENS_ATTACKING, TOKENS_MEANT
from bot.scenario.words.syntax import Place
from bot.worded import worded
from bot.wording.rebuilding import rebuilt


def check_more_created(scene: Scene) -> None:
    """Have all tokens of a kind meant where more are created than were told.

    "She creates two Soldiers and sacrifices the Soldiers": four, if they are doubled.
    All of them attacking is refused.

    Raises QuestionError (AMBIGUOUS).
    """
    more = [
        it.id
        for it in scene.draft.things
        for one in it.abilities.statics
        if isinstance(one, Effect) and isinstance(one.watch, TokenWatch)
    ]
    if not more:
        return
    entries = [entry.what for entry in all_entries(scene)]
    attacking = {
        name
        for combat in entries
        if isinstance(combat, Combat)
        for name, _ in combat.attackers
    }
    plural = not _ALL_OF_THEM.isdisjoint(it.text for it in scene.parse.tokens)
    for one in walk(tuple(it for it in entries if isinstance(it, Do | Resolve))):
        called = set(one.called) if isinstance(one, MakeTokens) else set()
        if called and called <= attacking and (plural or len(called) > 1):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(TOKENS_ATTACKING, it=more[0]),
                None,
                ("I control four 1/1 Soldiers. They attack.",),
            )
        if isinstance(one, MakeTokens) and called:
            _happens_to_all(scene, one, more[0])


def _happens_to_all(scene: Scene, made: MakeTokens, more: str) -> None:
    """What happens to each of the tokens told of happens to all that are created."""
    others = {it.id for it in scene.draft.things} - {*made.called}
    all_of_them = EachOf(
        Filter(kinds=made.kinds, token=True, not_ids=frozenset(others))
    )

    def meant(node: object) -> object:
        told = isinstance(node, Named) and node.id in made.called
        return all_of_them if told else node

    for group in _by_clause(scene):
        parts = [part for one in group for part in walk(one.what)]
        named = {part.id for part in parts if isinstance(part, Named)}
        if not named >= {*made.called}:
            continue  # some of them
        if any(_is_paid(scene, one) for one in group):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(TOKENS_MEANT, it=more),
            )
        steps: dict[Instruction, None] = {}
        for one in group:
            assert isinstance(one.what, Do)
            new = dict.fromkeys(rebuilt(step, meant) for step in one.what.do)
            one.what = replace(one.what, do=tuple(it for it in new if it not in steps))
            steps |= new


def _by_clause(scene: Scene) -> list[list[Entry]]:
    """What happens to each of something, put together as it was told."""
    found: dict[Place, list[Entry]] = {}
    for entry in all_entries(scene):
        if entry.every is not None and isinstance(entry.what, Do):
            found.setdefault(entry.every, []).append(entry)
    return list(found.values())


def _is_paid(scene: Scene, gone: Entry) -> bool:
    """Whether abilities are used for it, as often as was told (602.2b)."""
    return any(
        isinstance(entry.what, Resolve)
        and entry.by == gone.by
        and "acrifice" in entry.what.ability.cost
        for entry in all_entries(scene)
    )


_ALL_OF_THEM = frozenset("all them they both everything tokens".split())
