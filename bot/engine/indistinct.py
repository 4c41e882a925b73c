"""Sources that deal damage together and that nothing tells from one another.

Which of six Goblins a shield stops matters to nobody, unless something looks back at
what each of them dealt.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from bot.engine.acts import OF_AMOUNTS, PREVENTIONS
from bot.engine.arena import Arena
from bot.engine.board import Board, Obj
from bot.engine.characteristics import colors_of, keywords_of, kinds_of
from bot.engine.conditions import HurtBy
from bot.engine.effects import Effect, Trigger
from bot.engine.events import DamageEvent
from bot.engine.hashing import by_identity
from bot.engine.history import DEEDS
from bot.engine.inside import holds, walk
from bot.engine.pending import Pending
from bot.engine.question import Question
from bot.engine.values import Filter, ObjectId, Who
from bot.engine.watches import ZoneWatch

# Keywords of which nothing is left on the source once it has dealt its damage.
_TRACELESS = frozenset(
    {"deathtouch", "defender", "double strike", "first strike", "flying", "haste",
     "indestructible", "infect", "lifelink", "menace", "reach", "trample", "vigilance",
     "wither"}
)  # fmt: skip


def indistinct(question: Question) -> frozenset[ObjectId]:
    """Objects of which nothing in *question* asks what damage they have dealt."""
    board = question.board
    parts = (
        board.effects,
        board.triggers,
        tuple(it.abilities for it in board.objects),
        question.script,
    )
    if not holds(parts, *PREVENTIONS):
        return frozenset()
    if any(it.division for it in question.preferences):
        return frozenset()
    if any(map(_looks_back, walk(parts))):
        return frozenset()
    asked = {name for it in question.asks for name in (it.subject, it.other)}
    return frozenset(
        it.id
        for it in board.objects
        # What a commander has dealt is counted over the whole game (903.10a).
        if it.id not in asked and not it.is_("commander")
    )


def _looks_back(part: object) -> bool:
    match part:
        case Trigger() | HurtBy() | Who.EVENT_SOURCE:
            return True
        case Filter(flags=flags, not_flags=not_flags):
            return bool((flags | not_flags) & DEEDS)
        case ZoneWatch(damaged_by=by):
            return by is not None
        case _:
            return False


def alike(arena: Arena, pending: Sequence[Pending]) -> tuple[int, ...]:
    """For each of *pending* the one before it that nothing tells from it, -1 for none.

    They do the same to the same, are open to the same effects, and these leave
    nothing behind but the damage that is left.
    """
    if len(pending) < 2 or not arena.board.indistinct:
        return (-1,) * len(pending)
    last: dict[Hashable, int] = {}
    found: list[int] = []
    for at, one in enumerate(pending):
        key = _key(arena, one)
        found.append(-1 if key is None else last.get(key, -1))
        if key is not None:
            last[key] = at
    return tuple(found)


def _key(arena: Arena, one: Pending) -> Hashable | None:
    event = one.event
    if not isinstance(event, DamageEvent) or not event.combat or event.split:
        return None
    kin = _kin(arena.board).get(event.source)
    if kin is None:
        return None
    open_to = [it for it in arena.watching(event) if arena.could_apply(it, event)]
    if not all(map(_is_plain, open_to)):
        return None
    met = frozenset(it.id for it in open_to)
    preventable = arena.preventable(event)
    return kin, replace(event, source=""), one.counted, met, preventable


def _is_plain(effect: Effect) -> bool:
    return isinstance(effect.act, OF_AMOUNTS) and not effect.rider


@by_identity(64)
def _kin(board: Board) -> dict[ObjectId, Hashable]:
    """What each is that deals its damage to one only, but for what it is called."""
    return {
        it.id: (_nameless(it), kinds_of(board, it), colors_of(board, it), keywords)
        for it in board.objects
        if it.id in board.indistinct
        and ((it.attacking and not it.blocked) or len(it.blocking) == 1)
        and (keywords := keywords_of(board, it)) <= _TRACELESS
    }


def _nameless(obj: Obj) -> Obj:
    return replace(obj, id="", name="")
