"""Whether a creature or player is what a spell or ability says it targets (601.2c)."""

from collections.abc import Iterator

from bot.engine.board import Board, Obj
from bot.engine.characteristics import kinds_of
from bot.engine.effects import Trigger
from bot.engine.instructions import Ability
from bot.engine.matching import matches
from bot.engine.scope import Scope
from bot.engine.values import Target

_ANY_TARGET = frozenset({"creature", "planeswalker", "battle"})


def is_aimed_at(board: Board, who: str, source: Obj, target: str) -> bool:
    """Whether any target that *source* asks for can be *target*, for *who*.

    True for what asks for no target: nothing is known of what it aims at.
    """
    if source.is_("aura") and not _enchants(board, who, source, target):
        return False
    slots = tuple(_slots(source))
    scope = Scope(board, you=who, this=source.id)
    return not slots or any(_fits(scope, slot, target) for slot in slots)


def _enchants(board: Board, who: str, source: Obj, target: str) -> bool:
    """Whether an Aura's "enchant …" lets it go there (702.5a); True if not known."""
    for keyword in source.keywords:
        first, *words = keyword.rstrip(".").split()
        if first != "enchant" or not words:
            continue
        obj = board.obj(target)
        if words[0] == "player" or obj is None:
            return (words[0] == "player") == (obj is None)
        if words[1:] == ["you", "control"] and obj.controller != who:
            return False
        known = len(words) == 1 or words[1:] == ["you", "control"]
        if known and words[0] in _PERMANENTS:
            return words[0] in kinds_of(board, obj)
    return True


_PERMANENTS = frozenset("creature land artifact enchantment planeswalker".split())


def _slots(source: Obj) -> Iterator[Target]:
    own = source.abilities
    for ability in (own.spell,) if own.spell is not None else own.activated:
        yield from _of(ability)
    if own.spell is None:
        for static in own.statics:
            if isinstance(static, Trigger):
                yield from static.targets


def _of(ability: Ability) -> Iterator[Target]:
    yield from ability.targets
    for mode in ability.modes:
        yield from mode.targets


def _fits(scope: Scope, slot: Target, target: str) -> bool:
    obj = scope.board.obj(target)
    if not slot.any_target:
        return matches(scope, slot.filter, target)
    return obj is None or bool(kinds_of(scope.board, obj) & _ANY_TARGET)
