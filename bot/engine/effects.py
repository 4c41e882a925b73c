"""Effects that change events, forbid things, change objects, or wait for events.

One closed union of ways to change an event (*acts*), combined with what is watched,
how long, how often, who may decline and what else happens (*rider*) – never a class
per card.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.engine.acts import (
    PREVENTIONS,
    Act,
    AlsoCreate,
    AsEntersChoose,
    Bonus,
    EnterAsCopy,
    EnterBackFace,
    EnterUnder,
    EnterWith,
    FloorLife,
    FromSource,
    Instead,
    Minus,
    MoveTo,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    Redirect,
    SetTo,
    TakeAsEnters,
)
from bot.engine.conditions import Always, Condition
from bot.engine.hashing import Hashed, remembers_hash
from bot.engine.unless import Unless
from bot.engine.values import (
    ANYTHING,
    Amount,
    EffectId,
    Filter,
    ObjectId,
    PlayerId,
    Ref,
    Target,
)
from bot.engine.watches import (
    AttackWatch,
    BlockedWatch,
    BlockWatch,
    CastWatch,
    CounterWatch,
    DamageWatch,
    DestroyWatch,
    DiscardWatch,
    DrawWatch,
    EnterWatch,
    LeaveWatch,
    LifeGainWatch,
    LifeLossWatch,
    LoseWatch,
    MillWatch,
    OtherWatch,
    PreventedWatch,
    StateWatch,
    TokenWatch,
    UnblockedWatch,
    Watch,
    ZoneWatch,
)

if TYPE_CHECKING:
    from bot.engine.instructions import Ability, CardAbilities, Instruction

# --- What is watched -------------------------------------------------------


# --- What is done to the event ----------------------------------------------


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
    # Once that turn has begun, what lasts so long ends with it.
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    END_OF_GAME = "for the rest of the game"


@remembers_hash
@dataclass(frozen=True, slots=True)
class Effect(Hashed):
    """A replacement or prevention effect in force (or a template for one).

    *each_source*: the wording says "a source would deal damage": each source's damage
    is met, and its rider done, on its own (615.10). Otherwise all damage dealt at the
    same moment to one recipient counts as one: the rider happens once (615.13).
    *uses*: how many times it may still apply (None: no limit): "the next time" is 1.
    *each_turn*: the uses come back every turn ("only once per turn"); with *first*
    it is about the first such event alone, and declining uses it up, too.
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
    # What the player who may decline does in order to decline ("unless … discards").
    decline: tuple["Instruction", ...] = ()
    when: Condition = Always()
    uses: int | None = None
    each_turn: bool = False
    first: bool = False
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
    LOSE_BY_LIFE = "can't lose the game for having 0 or less life"
    WIN_GAME = "can't win the game"
    REGENERATE = "can't be regenerated"
    DESTROY = "can't be destroyed"
    COUNTERS = "can't have counters put on"
    DRAW = "can't draw"
    ENTER = "can't enter the battlefield"
    ATTACK = "can't attack"
    BLOCK = "can't block"
    BE_BLOCKED = "can't be blocked"
    USE = "can't use activated abilities"
    USE_TAPPING = "can't use activated abilities with {T} in their costs"
    USE_NO_MANA = "can't use activated abilities unless they're mana abilities"
    BE_RETALIATED = "can't be retaliated"  # object: who would retaliate
    BE_TARGETED = "can't be targeted"
    CAST = "can't cast spells"
    DIE = "can't die"
    UNTAP = "doesn't untap during its controller's untap step"
    # subject: who would sacrifice, object: who controls what makes them.
    SACRIFICE = "can't be made to sacrifice"
    LEGEND = "the legend rule doesn't apply"


@remembers_hash
@dataclass(frozen=True, slots=True)
class Restriction(Hashed):
    """A "can't" effect (614.17): not prevention, it beats what would allow.

    For PREVENT, REDIRECT: *subject* is the source and *object* the recipient. For
    DEAL_DAMAGE/BE_DEALT_DAMAGE likewise. COUNTERS may be about one kind (*counter*).
    For BE_BLOCKED *object* is the blocker, for ATTACK what is attacked, for
    BE_TARGETED the source of the spell or ability. Otherwise *subject* alone counts.
    *unless*: it holds only as long as that is not so, as ATTACK and BLOCK can.
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
    counter: str = ""  # "" for counters of every kind
    # DRAW: forbidden to who has drawn so many cards this turn. ATTACK and BLOCK:
    # to more than so many creatures in one combat.
    after: int = 0
    unless: Unless | None = None
    chosen: tuple[tuple[str, ...], ...] = ()


@remembers_hash
@dataclass(frozen=True, slots=True)
class Modifier(Hashed):
    """A continuous change to what matches: +N/+N, keywords, colours.

    Only additions and keyword or colour changes: layers are outside what is ruled on.
    *colors* None leaves colours alone, *also_colors* are had besides. *base* sets power
    and toughness. *grants* are abilities in quotation marks that it gives, *takes*
    those that it takes away.
    *not_kinds* are kinds it no longer has
    ("isn't a creature"). *defines*: what its * stands for, which what sets its base
    power and toughness goes over (613.4a, 613.4b). *bars*: what it takes away cannot
    be had again while it lasts (613.1f).
    """

    subject: Filter
    power: Amount = 0
    toughness: Amount = 0
    keywords: tuple[str, ...] = ()
    loses: tuple[str, ...] = ()
    bars: bool = False
    colors: frozenset[str] | None = None
    kinds: frozenset[str] = frozenset()
    base: tuple[int, int] | None = None
    grants: "CardAbilities | None" = None
    takes: "CardAbilities | None" = None
    not_kinds: frozenset[str] = frozenset()
    defines: bool = False
    also_colors: frozenset[str] = frozenset()
    id: EffectId = ""
    label: str = ""
    controller: PlayerId = ""
    host: ObjectId = ""
    when: Condition = Always()
    until: Until = Until.STATIC
    chosen: tuple[tuple[str, ...], ...] = ()


def counted_base(one: Modifier) -> bool:
    """Whether *one* sets base power and toughness to what is counted (613.4b)."""
    counted = not isinstance(one.power, int) and one.power == one.toughness
    return one.base == (0, 0) and counted


@remembers_hash
@dataclass(frozen=True, slots=True)
class Trigger(Hashed):
    """A triggered ability: when something happened, *do* follows from the stack.

    *each_source* as in :class:`Effect`: False means once for damage dealt together,
    or for all that moves or attacks at the same moment.
    *once*: a delayed trigger that is gone after it triggered. *targets* are chosen
    as it goes on the stack, into the slots after those of *chosen*. *each_turn*: it
    triggers only once each turn; with *if_done* only what was done counts (603.2h).
    *still*: what is looked at again as it resolves (603.4). *modes*: of these one is
    chosen before its targets, and is what it does (603.3c).
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
    each_turn: bool = False
    if_done: bool = False
    still: Condition = Always()
    modes: tuple["Ability", ...] = ()

    @property
    def aims(self) -> bool:
        """Whether it targets something, in one mode or in all."""
        return bool(self.targets) or any(mode.targets for mode in self.modes)

    @property
    def note(self) -> str:
        """The flag of the board once it has triggered, or was done, this turn."""
        return f"triggered: {self.id}"


@remembers_hash
@dataclass(frozen=True, slots=True)
class Tally(Hashed):
    """How often abilities trigger: *more* additional times, or never (603.2d).

    It counts for triggers of objects that match *hosts* on the battlefield, set off by
    what *cause* looks for (None: by anything). *more* None: they don't trigger.
    """

    cause: Watch | None
    hosts: Filter = ANYTHING
    more: int | None = 1
    id: EffectId = ""
    label: str = ""
    controller: PlayerId = ""
    host: ObjectId = ""
    when: Condition = Always()
    until: Until = Until.STATIC
    chosen: tuple[tuple[str, ...], ...] = ()


Static = Effect | Restriction | Modifier | Trigger | Tally

# Watches and acts are read as part of effects, wherever they are defined.
__all__ = [
    "PREVENTIONS",
    "Act",
    "AlsoCreate",
    "AsEntersChoose",
    "AttackWatch",
    "Ban",
    "BlockWatch",
    "BlockedWatch",
    "Bonus",
    "CastWatch",
    "CounterWatch",
    "DamageWatch",
    "DestroyWatch",
    "DiscardWatch",
    "DrawWatch",
    "Effect",
    "EnterAsCopy",
    "EnterBackFace",
    "EnterUnder",
    "EnterWatch",
    "EnterWith",
    "FloorLife",
    "ForcedClass",
    "FromSource",
    "Instead",
    "LeaveWatch",
    "LifeGainWatch",
    "LifeLossWatch",
    "LoseWatch",
    "MillWatch",
    "Minus",
    "Modifier",
    "MoveTo",
    "Multiply",
    "OtherWatch",
    "Plus",
    "PreventAll",
    "PreventEach",
    "PreventInstance",
    "PreventNext",
    "PreventedWatch",
    "Redirect",
    "Restriction",
    "SetTo",
    "StateWatch",
    "Static",
    "TakeAsEnters",
    "Tally",
    "TokenWatch",
    "Trigger",
    "UnblockedWatch",
    "Until",
    "Watch",
    "ZoneWatch",
]
