"""What effects and triggers look for: one closed union of kinds of events."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.engine.values import (
    ANY_OBJECT,
    ANYTHING,
    Filter,
    Side,
    Zone,
)

if TYPE_CHECKING:
    pass


@dataclass(frozen=True, slots=True)
class DamageWatch:
    """Damage of *source* to *recipient*; *combat* None means either kind.

    Triggers only: *excess* looks at what is more than lethal, of all sources together
    (120.10); *at_once* counts all recipients of the same moment as one.
    """

    source: Filter = ANY_OBJECT
    recipient: Filter = ANYTHING
    combat: bool | None = None
    at_least: int = 1
    at_most: int | None = None
    excess: bool = False
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class LifeGainWatch:
    """A player of *who* gains life; *own*: by a spell or ability of that player.

    *by*: only where that spell or permanent, or the damage it deals, gains it.
    """

    who: Filter
    own: bool = False
    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class LifeLossWatch:
    """A player of *who* loses life; *from_damage* None means either way.

    *below* is set for floors: it applies only if life would fall under it. *paid*
    True: only life that is paid.
    """

    who: Filter
    from_damage: bool | None = None
    below: int | None = None
    paid: bool | None = None


@dataclass(frozen=True, slots=True)
class DrawWatch:
    """A player of *who* draws: one card, or (*several*) is told to draw some."""

    who: Filter
    several: bool = False
    at_least: int = 1
    # "Except the first one they draw in each of their draw steps".
    but_first: bool = False


@dataclass(frozen=True, slots=True)
class MillWatch:
    """A player of *who* mills; *each*: it is seen once for every card."""

    who: Filter
    each: bool = False


@dataclass(frozen=True, slots=True)
class DiscardWatch:
    """A player of *who* discards; *unnamed*: one of the cards nobody has named."""

    who: Filter
    by_opponent: bool | None = None
    unnamed: bool = False


@dataclass(frozen=True, slots=True)
class CounterWatch:
    """Counters (of *kind*, "" any) are put on what matches *on*.

    *by* restricts who puts them; *from_effect* True leaves out costs. *removed*: they
    are removed from it. *each*: it is seen once for every counter. *nth*, triggers
    only: there are so many now and were fewer before (714.2b).
    """

    on: Filter
    kind: str = ""
    by: Filter | None = None
    from_effect: bool | None = None
    removed: bool = False
    each: bool = False
    nth: int = 0


@dataclass(frozen=True, slots=True)
class DestroyWatch:
    """What matches *what* is destroyed.

    *by_state* False: only by an effect, not by a state-based action. *regeneration*:
    it is a regeneration shield, which some destruction does not allow (701.19c).
    """

    what: Filter
    by_state: bool | None = None
    regeneration: bool = False


@dataclass(frozen=True, slots=True)
class ZoneWatch:
    """What matches *what* moves; None means from or to anywhere.

    Dying is ``origin=BATTLEFIELD, to=GRAVEYARD``. *damaged_by*: only what was dealt
    damage this turn by what matches.
    """

    what: Filter
    origin: Zone | None = None
    to: Zone | None = None
    damaged_by: Filter | None = None
    # Only by being discarded; because of an opponent, or because of oneself.
    discarded: bool = False
    by_opponent: bool | None = None
    # Only by being sacrificed (701.21).
    sacrificed: bool = False
    # From anywhere but there: "from anywhere other than the battlefield".
    but_from: Zone | None = None


@dataclass(frozen=True, slots=True)
class EnterWatch:
    """What matches *what* enters the battlefield, *origin* None from anywhere.

    *uncast*: only what does not enter as a spell that resolves (608.3).
    """

    what: Filter
    origin: Zone | None = None
    uncast: bool = False


@dataclass(frozen=True, slots=True)
class TokenWatch:
    """Tokens (matching *what*) are created under a player of *who*."""

    who: Filter
    what: Filter = ANY_OBJECT
    from_effect: bool | None = None


@dataclass(frozen=True, slots=True)
class LoseWatch:
    """A player of *who* loses the game."""

    who: Filter


@dataclass(frozen=True, slots=True)
class PreventedWatch:
    """Triggers only: damage was prevented, by *by_this* effect or by any (615.13)."""

    source: Filter = ANY_OBJECT
    recipient: Filter = ANYTHING
    by_this: bool = False


@dataclass(frozen=True, slots=True)
class LeaveWatch:
    """Triggers only: what matches leaves the battlefield."""

    what: Filter


@dataclass(frozen=True, slots=True)
class StateWatch:
    """State triggers only: what the trigger's condition says is so (603.8)."""


@dataclass(frozen=True, slots=True)
class AttackWatch:
    """Triggers only: what matches is declared as an attacker (508.1m).

    *alone*: only if nothing else is declared with it (506.5). *or_blocks*: or
    defends, in Riftbound. *beside*: only if so many *others* that match it attack too.
    *richest*: only if it attacks a player nobody has more life than (702.105a). *goal*:
    only if what it attacks matches.
    """

    what: Filter
    alone: bool = False
    or_blocks: bool = False
    beside: Filter | None = None
    others: int = 1
    richest: bool = False
    goal: Filter | None = None


@dataclass(frozen=True, slots=True)
class BlockWatch:
    """Triggers only: what matches is declared as a blocker (509.1i).

    With *attacker*: once for each creature it blocks that matches. The blocker is the
    source of the event, the attacker its object.
    """

    what: Filter
    attacker: Filter | None = None


@dataclass(frozen=True, slots=True)
class BlockedWatch:
    """Triggers only: an attacking creature that matches becomes blocked (509.1h).

    With *by*: once for each creature that matches and blocks it. The attacker is the
    source of the event, the blocker its object.
    """

    what: Filter
    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class UnblockedWatch:
    """Triggers only: what matches attacks and isn't blocked (509.3g)."""

    what: Filter


@dataclass(frozen=True, slots=True)
class CastWatch:
    """Triggers only: a player on side *by* (None: any) casts such a spell (601.2i)."""

    what: Filter
    by: Side | None = None


@dataclass(frozen=True, slots=True)
class TargetedWatch:
    """Triggers only: what matches becomes the target of a spell or ability (115.10).

    *by*: of a player on that side (None: of any). *cast*: of a spell only. *as_cast*:
    such a player casts it with that target, so a copy does not count (601.2i, 707.10).
    """

    what: Filter
    by: Side | None = None
    cast: bool = False
    as_cast: bool = False


@dataclass(frozen=True, slots=True)
class OtherWatch:
    """Triggers only: anything the engine does not play out; *text* in words."""

    text: str


# "When one or more counters are removed this way": known as soon as it is made.
REMOVED_THIS_WAY = OtherWatch("one or more counters are removed this way")

# What is left for it waits past the end steps of others.
YOUR_NEXT_END_STEP = OtherWatch("your next end step")

# What a trigger does whose words are not understood, and which is never played.
UNREAD = "do what is written there"

Watch = (
    DamageWatch
    | LifeGainWatch
    | LifeLossWatch
    | DrawWatch
    | MillWatch
    | DiscardWatch
    | CounterWatch
    | DestroyWatch
    | ZoneWatch
    | EnterWatch
    | TokenWatch
    | LoseWatch
    | PreventedWatch
    | LeaveWatch
    | StateWatch
    | AttackWatch
    | BlockWatch
    | BlockedWatch
    | UnblockedWatch
    | CastWatch
    | TargetedWatch
    | OtherWatch
)
