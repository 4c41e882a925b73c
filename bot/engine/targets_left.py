"""Which targets of a spell or ability are still legal as it resolves (608.2b)."""

from dataclasses import replace
from typing import Any

from bot.citation import Game
from bot.engine.binding import missed
from bot.engine.gamerules import OUT_OF_COMBAT, Fizzles, GameRules
from bot.engine.instructions import Ability
from bot.engine.legality import Legal, can_target, fighting
from bot.engine.matching import matches
from bot.engine.outcome import Said
from bot.engine.question import Resolve
from bot.engine.scope import Scope
from bot.engine.values import Filter, Layer, Zone


def still_legal(
    rules: GameRules, scope: Scope, ability: Ability, resolve: Resolve
) -> tuple[tuple[tuple[str, ...], ...], bool, tuple[Legal, ...]]:
    """The targets that are legal still; True if too few are (608.2b; Fizzles).

    With them, why others are none: what they have gained keeps them from it.
    """
    if not ability.targets or not resolve.chosen:
        return resolve.chosen, False, ()
    source = scope.board.obj(resolve.source)
    kept: list[tuple[str, ...]] = []
    barred: list[Legal] = []
    some = left = missing = 0
    for index, names in enumerate(resolve.chosen):
        if index >= len(ability.targets):
            kept.append(names)
            continue
        filter = ability.targets[index].filter
        legal: list[str] = []
        for name in names:
            if not _still_there(scope, filter, name):
                continue
            if missed(scope.board, resolve.source, name):
                barred.append(_other_now(scope, name))
                continue
            if rules.game is Game.MTG:
                if not _still_fits(scope, filter, name):
                    barred.append(_other_now(scope, name))
                    continue
                may = can_target(scope.board, scope.you, name, source)
                if not may.allowed:
                    barred.append(may)
                    continue
            legal.append(name)
        some += len(names)
        left += len(legal)
        missing += len(names) - len(legal) if ability.targets[index].least else 0
        kept.append(tuple(legal))
    fizzles = bool(some) and not left
    if rules.fizzles is Fizzles.MISSING_ONE:
        fizzles = fizzles or bool(missing)
    return tuple(kept), fizzles, tuple(barred)


_PLACES = frozenset({"at base"})


def _still_there(scope: Scope, filter: Filter, name: str) -> bool:
    board = scope.board
    obj = board.obj(name)
    if obj is None:
        player = board.player(name)
        return player is not None and not player.lost
    if filter.zone is not None:
        return obj.zone is filter.zone
    if filter.not_flags & obj.flags & _PLACES:
        return False  # "a unit at a battlefield" that is at its base by now
    return obj.zone in (Zone.BATTLEFIELD, Zone.STACK)


# What a combat or other choices settle, not what the target is.
_IN_PASSING: dict[str, Any] = {
    "attacking": None, "blocking": None, "blocked": None, "in_combat_with": None,
    "attacking_player": None, "damaged": None, "chosen": None, "not_chosen": None,
    "other": False, "flags": frozenset(), "not_flags": frozenset(),
}  # fmt: skip


def _still_fits(scope: Scope, filter: Filter, name: str) -> bool:
    """Whether an object is what the spell may target, as it is now (608.2b).

    What it never was, as far as it was described, was left out by the asker.
    """
    obj = scope.board.obj(name)
    if obj is None:
        return True
    barred = Filter(
        not_kinds=filter.not_kinds,
        not_colors=filter.not_colors,
        without_keywords=filter.without_keywords,
        controller=filter.controller,
    )
    if not matches(scope, barred, name):
        return False
    if OUT_OF_COMBAT in obj.flags and fighting(filter):
        return False
    kind = replace(filter, **_IN_PASSING)
    return matches(scope, kind, name) or not matches(
        scope, kind, name, layer=Layer.TYPES
    )


def _other_now(scope: Scope, name: str) -> Legal:
    said = Said(
        "{target} can't be its target.", (("target", scope.board.name_of(name)),)
    )
    return Legal(False, said, ("608.2b",))
