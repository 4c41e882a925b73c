"""Proposed events. A proposed event is not an event that happened.

Each carries the ids of the effects that have had their one opportunity to change
it (614.5); the loop in :mod:`bot.engine.resolution` fills them in.
"""

from typing import Any, TypeVar

from bot.engine.acts import EnterAsCopy
from bot.engine.board import Obj
from bot.engine.values import EffectId, ObjectId, PlayerId, Zone
from bot.frozen import frozen
from bot.replacing import replace

Applied = frozenset[EffectId]
NONE: Applied = frozenset()


@frozen
class DamageEvent:
    """*source* would deal *amount* damage to *recipient* (120, 615)."""

    source: ObjectId
    recipient: str
    amount: int
    combat: bool = False
    preventable: bool = True
    redirected: bool = False
    # A part of what its source deals, of which a shield of points sent some elsewhere.
    split: bool = False
    # What its source counts as besides ("as a Spell"; an ability's damage, 417.6).
    kind: str = ""
    # Riftbound: Bonus Damage inside *amount*; in 1.3 lost when the base is prevented.
    bonus: int = 0
    # Simultaneous Grand Archive retaliators are met in this order (DS 2).
    order: int = 0
    applied: Applied = NONE


@frozen
class LifeGain:
    """*player* would gain *amount* life (119.9); *source* "" if there is none.

    *by*: who controls the spell or ability that says so, "" where damage does
    (lifelink, 702.15b).
    """

    player: PlayerId
    amount: int
    source: ObjectId = ""
    by: PlayerId = ""
    applied: Applied = NONE


@frozen
class LifeLoss:
    """*player* would lose *amount* life, from damage or otherwise (120.3a)."""

    player: PlayerId
    amount: int
    from_damage: bool = False
    source: ObjectId = ""
    paid: bool = False  # paying life is losing it (119.4)
    applied: Applied = NONE


@frozen
class DrawCards:
    """*player* is instructed to draw *amount* cards; it contains single draws."""

    player: PlayerId
    amount: int
    turn: bool = False
    applied: Applied = NONE


@frozen
class DrawOne:
    """*player* would draw one card (121.2); *turn*: the first of their draw step."""

    player: PlayerId
    turn: bool = False
    applied: Applied = NONE


@frozen
class Mill:
    """*player* would mill *amount* cards (701.17).

    Where *to* is exile, they are exiled from the top of the library, and not milled.
    """

    player: PlayerId
    amount: int
    applied: Applied = NONE
    to: Zone = Zone.GRAVEYARD


@frozen
class Discard:
    """*player* would discard *amount* cards (701.9), or the one called *object*."""

    player: PlayerId
    amount: int
    by_opponent: bool = False
    object: ObjectId = ""
    applied: Applied = NONE


@frozen
class PutCounters:
    """*amount* counters of *kind* would be put on *on* (a player or object)."""

    on: str
    kind: str
    amount: int
    by: PlayerId = ""
    from_effect: bool = True
    from_damage: bool = False
    applied: Applied = NONE


@frozen
class RemoveCounters:
    """*amount* counters of *kind* would be removed from *on*."""

    on: str
    kind: str
    amount: int
    from_damage: bool = False
    applied: Applied = NONE


@frozen
class Destroy:
    """*object* would be destroyed, by an effect or by a state-based action."""

    object: ObjectId
    by_state: bool = False  # lethal damage or deathtouch (704.5g–h)
    regenerable: bool = True
    source: ObjectId = ""
    applied: Applied = NONE


@frozen
class ZoneChange:
    """*object* would move. Dying is battlefield to graveyard (700.4)."""

    object: ObjectId
    origin: Zone
    to: Zone
    destroyed: bool = False
    sacrificed: bool = False
    source: ObjectId = ""
    discarded: bool = False  # by an opponent's spell or ability?
    by_opponent: bool = False
    # Put on it where it goes: "exile it with a void counter on it" (122.1).
    counters: tuple[tuple[str, int], ...] = ()
    applied: Applied = NONE


@frozen
class Enter:
    """*object* would enter the battlefield (614.12)."""

    object: ObjectId
    controller: PlayerId
    origin: Zone = Zone.STACK
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    copy_of: ObjectId = ""
    # What a copy has, and has not, besides what is copied (707.9).
    also_kinds: frozenset[str] = frozenset()
    also_keywords: frozenset[str] = frozenset()
    not_kinds: frozenset[str] = frozenset()
    but: EnterAsCopy | None = None  # the copy effect, with all its exceptions
    back_face: bool = False
    chosen: tuple[str, ...] = ()  # what was chosen as it enters, in words
    x: int | None = None  # the value of X it was cast with
    applied: Applied = NONE


@frozen
class CreateTokens:
    """*amount* tokens would be created under *player*; contains their entering.

    Several kinds created at once are one event to replace, in one of these each.
    """

    player: PlayerId
    amount: int
    blueprint: Obj  # in zone NOWHERE and on no board: the tokens are made like it
    from_effect: bool = True
    tapped: bool = False
    called: tuple[ObjectId, ...] = ()  # objects in zone NOWHERE that the first are
    applied: Applied = NONE


@frozen
class LoseGame:
    """*player* would lose the game (104.3)."""

    player: PlayerId
    why: str
    applied: Applied = NONE


Event = (
    DamageEvent
    | LifeGain
    | LifeLoss
    | DrawCards
    | DrawOne
    | Mill
    | Discard
    | PutCounters
    | RemoveCounters
    | Destroy
    | ZoneChange
    | Enter
    | CreateTokens
    | LoseGame
)

E = TypeVar("E", bound=Event)


def affected(event: Event) -> str:
    """The player or object that *event* happens to."""
    match event:
        case DamageEvent():
            return event.recipient
        case PutCounters() | RemoveCounters():
            return event.on
        case Destroy() | ZoneChange() | Enter():
            return event.object
        case _:
            return event.player


def amount_of(event: Event) -> int:
    """How much of it there is; events without an amount count as 1."""
    return getattr(event, "amount", 1)


def changed(event: E, **fields: Any) -> E:
    """*event* with those fields replaced; the caller knows that it has them."""
    return replace(event, **fields)
