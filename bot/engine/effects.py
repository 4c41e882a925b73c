"""Effects that change events, forbid things, change objects, or wait for events.

One closed union of ways to change an event (*acts*), combined with what is watched,
how long, how often, who may decline and what else happens (*rider*) – never a class
per card.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.engine.values import (
    ANY_OBJECT,
    ANYTHING,
    Always,
    Amount,
    Condition,
    EffectId,
    Filter,
    ObjectId,
    PlayerId,
    Ref,
    ThatMuch,
    Zone,
)

if TYPE_CHECKING:
    from bot.engine.instructions import (
        CardAbilities,
        Instruction,
        MakeTokens,
        Target,
    )


# --- What is watched -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DamageWatch:
    """Damage of *source* to *recipient*; *combat* None means either kind."""

    source: Filter = ANY_OBJECT
    recipient: Filter = ANYTHING
    combat: bool | None = None
    at_least: int = 1
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class LifeGainWatch:
    """A player of *who* gains life."""

    who: Filter


@dataclass(frozen=True, slots=True)
class LifeLossWatch:
    """A player of *who* loses life; *from_damage* None means either way.

    *below* is set for floors: it applies only if life would fall under it.
    """

    who: Filter
    from_damage: bool | None = None
    below: int | None = None


@dataclass(frozen=True, slots=True)
class DrawWatch:
    """A player of *who* draws: one card, or (*several*) is told to draw some."""

    who: Filter
    several: bool = False
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class MillWatch:
    """A player of *who* mills."""

    who: Filter


@dataclass(frozen=True, slots=True)
class DiscardWatch:
    """A player of *who* discards."""

    who: Filter
    by_opponent: bool | None = None


@dataclass(frozen=True, slots=True)
class CounterWatch:
    """Counters (of *kind*, "" any) are put on what matches *on*.

    *by* restricts who puts them; *from_effect* True leaves out costs.
    """

    on: Filter
    kind: str = ""
    by: Filter | None = None
    from_effect: bool | None = None


@dataclass(frozen=True, slots=True)
class DestroyWatch:
    """What matches *what* is destroyed."""

    what: Filter


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


@dataclass(frozen=True, slots=True)
class EnterWatch:
    """What matches *what* enters the battlefield."""

    what: Filter


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
class CountersReachWatch:
    """Triggers only: what matches has *at_least* counters of *kind* (603.8)."""

    on: Filter
    kind: str
    at_least: int


@dataclass(frozen=True, slots=True)
class OtherWatch:
    """Triggers only: anything the engine does not play out; *text* in words."""

    text: str


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
    | CountersReachWatch
    | OtherWatch
)


# --- What is done to the event ----------------------------------------------


@dataclass(frozen=True, slots=True)
class PreventNext:
    """A shield of points, used up point by point (615.7; Prevent Value; shielding)."""

    remaining: Amount


@dataclass(frozen=True, slots=True)
class PreventInstance:
    """One attempt, however much it prevents (615.8; DP 5.2). ThatMuch means all."""

    amount: Amount = ThatMuch()


@dataclass(frozen=True, slots=True)
class PreventEach:
    """That many points of each event, not used up (615.10)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class PreventAll:
    """All of it, not used up."""


@dataclass(frozen=True, slots=True)
class Multiply:
    """Times *factor* (damage, life, counters, tokens, draws)."""

    factor: int


@dataclass(frozen=True, slots=True)
class Plus:
    """That many more."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Bonus:
    """Riftbound's Bonus Damage: inside the total in 1.4, on top of what is dealt in
    1.3; never ordered among the replacement effects (715)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Minus:
    """That many less; not prevention."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class SetTo:
    """Exactly that many instead (also Half(ThatMuch()), Least((ThatMuch(), N)))."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Redirect:
    """Dealt to *to* instead (614.9).

    *amount* None means all. Otherwise that much is moved; with *points* it is a pool
    of points used up over the turn ("the next N damage … is dealt to … instead").
    """

    to: Ref
    amount: Amount | None = None
    points: bool = False


@dataclass(frozen=True, slots=True)
class FromSource:
    """The damage is dealt by *source* instead of by its source."""

    source: Ref


@dataclass(frozen=True, slots=True)
class Instead:
    """The event does not happen; *do* happens instead ("draw that many cards").

    What is done is part of the same replacement, so the effects already applied stay
    applied to it (616.2).
    """

    do: tuple["Instruction", ...]


@dataclass(frozen=True, slots=True)
class FloorLife:
    """Life falls to *life* instead of under it."""

    life: int = 1


@dataclass(frozen=True, slots=True)
class MoveTo:
    """The object goes to *zone* instead; *shuffle* into a library, *bottom* of it."""

    zone: Zone
    shuffle: bool = False
    bottom: bool = False
    counters: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class EnterWith:
    """It enters tapped, with counters, or both."""

    tapped: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()


@dataclass(frozen=True, slots=True)
class EnterAsCopy:
    """It enters as a copy of *of* (616.1c); *keeps* lists exceptions in words."""

    of: Ref
    keeps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EnterUnder:
    """It enters under the control of *controller* (616.1b)."""

    controller: Ref


@dataclass(frozen=True, slots=True)
class EnterBackFace:
    """It enters with its back face up (616.1d)."""


@dataclass(frozen=True, slots=True)
class AsEntersChoose:
    """As it enters, its controller chooses (614.12a); *what* in words ("a color")."""

    what: str
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AlsoCreate:
    """Those tokens plus *amount* tokens like *blueprint* are created.

    A template has no blueprint on the board yet: *token* says what they are.
    """

    blueprint: ObjectId = ""
    amount: Amount = 1
    words: str = ""
    token: "MakeTokens | None" = None


Act = (
    PreventNext
    | PreventInstance
    | PreventEach
    | PreventAll
    | Multiply
    | Plus
    | Bonus
    | Minus
    | SetTo
    | Redirect
    | FromSource
    | Instead
    | FloorLife
    | MoveTo
    | EnterWith
    | EnterAsCopy
    | EnterUnder
    | EnterBackFace
    | AsEntersChoose
    | AlsoCreate
)

PREVENTIONS = (PreventNext, PreventInstance, PreventEach, PreventAll)


class ForcedClass(StrEnum):
    """The order in which 616.1a–e makes players choose."""

    SELF = "self-replacement"
    CONTROL = "control"
    COPY = "copy"
    BACK_FACE = "back face"
    OTHER = "other"


class Until(StrEnum):
    """How long something lasts."""

    STATIC = "as long as its object is there"
    END_OF_TURN = "this turn"
    END_OF_COMBAT = "this combat"
    YOUR_NEXT_TURN = "until your next turn"
    END_OF_GAME = "for the rest of the game"


@dataclass(frozen=True, slots=True)
class Effect:
    """A replacement or prevention effect in force (or a template for one).

    *each_source*: the wording says "a source would deal damage": each source's damage
    is met, and its rider done, on its own (615.10). Otherwise all damage dealt at the
    same moment to one recipient counts as one: the rider happens once (615.13).
    *uses*: how many times it may still apply (None: no limit): "the next time" is 1.
    *each_turn*: the uses come back every turn ("only once per turn").
    *optional*: the player who may decline ("you may"), None if it must apply.
    *one_or_more*: Grand Archive's "one or more units": one use meets all damage of a
    moment (DP 8). *chosen*: what is in the slots, filled in when it is created.
    """

    watch: Watch
    act: Act
    id: EffectId = ""
    label: str = ""
    controller: PlayerId = ""
    host: ObjectId = ""
    each_source: bool = True
    rider: tuple["Instruction", ...] = ()
    optional: Ref | None = None
    when: Condition = Always()
    uses: int | None = None
    each_turn: bool = False
    one_or_more: bool = False
    until: Until = Until.STATIC
    forced: ForcedClass = ForcedClass.OTHER
    chosen: tuple[tuple[str, ...], ...] = ()
    x: int | None = None
    # How many points a shield started with, for saying what is left.
    start: int | None = None

    @property
    def prevents(self) -> bool:
        """True for effects that say "prevent" (615.1a)."""
        return isinstance(self.act, PREVENTIONS)


class Ban(StrEnum):
    """What a restriction forbids. *subject* and *object* as explained there."""

    PREVENT = "damage can't be prevented"  # subject: source, object: recipient
    REDIRECT = "damage can't be redirected"
    DEAL_DAMAGE = "can't deal damage"
    BE_DEALT_DAMAGE = "can't be dealt damage"
    GAIN_LIFE = "can't gain life"
    LOSE_LIFE = "can't lose life"
    LOSE_GAME = "can't lose the game"
    WIN_GAME = "can't win the game"
    REGENERATE = "can't be regenerated"
    DESTROY = "can't be destroyed"
    COUNTERS = "can't have counters put on"
    DRAW = "can't draw"
    ATTACK = "can't attack"
    BLOCK = "can't block"
    BE_BLOCKED = "can't be blocked"
    BE_TARGETED = "can't be targeted"
    CAST = "can't cast spells"
    DIE = "can't die"


@dataclass(frozen=True, slots=True)
class Restriction:
    """A "can't" effect (614.17): not prevention, it beats what would allow.

    For PREVENT, REDIRECT: *subject* is the source and *object* the recipient. For
    DEAL_DAMAGE/BE_DEALT_DAMAGE likewise. For BE_BLOCKED *object* is the blocker, for
    BE_TARGETED the source of the spell or ability. Otherwise *subject* alone counts.
    """

    ban: Ban
    subject: Filter = ANYTHING
    object: Filter = ANYTHING
    combat: bool | None = None
    id: EffectId = ""
    label: str = ""
    controller: PlayerId = ""
    host: ObjectId = ""
    when: Condition = Always()
    until: Until = Until.STATIC
    chosen: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Modifier:
    """A continuous change to what matches: +N/+N, keywords, colours.

    Only additions and keyword or colour changes: layers are outside what is ruled on.
    *colors* None leaves colours alone. *base* sets power and toughness. *grants* are
    abilities in quotation marks that it gives.
    """

    subject: Filter
    power: Amount = 0
    toughness: Amount = 0
    keywords: tuple[str, ...] = ()
    loses: tuple[str, ...] = ()
    colors: frozenset[str] | None = None
    kinds: frozenset[str] = frozenset()
    base: tuple[int, int] | None = None
    grants: "CardAbilities | None" = None
    id: EffectId = ""
    label: str = ""
    controller: PlayerId = ""
    host: ObjectId = ""
    when: Condition = Always()
    until: Until = Until.STATIC
    chosen: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Trigger:
    """A triggered ability: when something happened, *do* follows from the stack.

    *each_source* as in :class:`Effect`: False means once for damage dealt together.
    *once*: a delayed trigger that is gone after it triggered. *targets* are chosen
    as it goes on the stack, into the slots after those of *chosen*.
    """

    watch: Watch
    do: tuple["Instruction", ...]
    id: EffectId = ""
    label: str = ""
    controller: PlayerId = ""
    host: ObjectId = ""
    optional: Ref | None = None
    when: Condition = Always()
    each_source: bool = True
    once: bool = False
    until: Until = Until.STATIC
    chosen: tuple[tuple[str, ...], ...] = ()
    x: int | None = None
    text: str = ""
    targets: tuple["Target", ...] = ()


Static = Effect | Restriction | Modifier | Trigger
