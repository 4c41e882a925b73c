"""Amounts, references, filters and conditions: the small words effects are made of.

All are frozen and hashable. A *template* (as read from a card) leaves ``Chosen``
slots and ``You``/``This`` open; they are looked up when the effect is used.
"""

from dataclasses import dataclass
from enum import IntEnum, StrEnum

PlayerId = str
ObjectId = str
EffectId = str


class Side(StrEnum):
    """Whose something is, seen from the controller of the effect."""

    YOU = "you"
    OPPONENT = "opponent"
    ANY = "any"
    # "that player": the player the event or the chosen slot names.
    THAT_PLAYER = "that player"
    # The player whom the host enchants.
    ENCHANTED = "enchanted player"
    # Of several players to whom something is done: each one, in its turn.
    EACH = "each one"


class Layer(IntEnum):
    """When a continuous effect applies, by what it changes (613.1); ALL behind them."""

    TYPES = 4
    COLORS = 5
    ABILITIES = 6
    SIZES = 7
    ALL = 8


class Zone(StrEnum):
    """Where an object is. FIELD, BASE and the like are BATTLEFIELD here."""

    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    HAND = "hand"
    LIBRARY = "library"
    EXILE = "exile"
    MEMORY = "memory"  # Grand Archive only.
    STACK = "stack"
    COMMAND = "command"
    NOWHERE = "nowhere"
    PHASED_OUT = "phased out"  # there, as though it did not exist (702.26b)


# --- Who or what -----------------------------------------------------------


class Who(StrEnum):
    """References that need no parameter."""

    YOU = "you"  # the effect's controller
    THIS = "this"  # the object whose ability it is
    ATTACHED = "attached"  # the enchanted or equipped object
    EACH_PLAYER = "each player"
    EACH_OPPONENT = "each opponent"
    # Of the event that is replaced or that triggered:
    EVENT_SOURCE = "that source"
    EVENT_RECIPIENT = "that recipient"  # whom the damage, counter, life is for
    EVENT_PLAYER = "that player"
    EVENT_OBJECT = "that object"
    CHOSEN_SOURCE = "chosen source"
    # Of several to whom something is done: each one, in its turn.
    EACH_ONE = "each one"


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen or targeted in slot *slot* (0 = first)."""

    slot: int = 0


@dataclass(frozen=True, slots=True)
class Named:
    """One player or object by its id."""

    id: str


@dataclass(frozen=True, slots=True)
class ControllerOf:
    """The controller of what *of* refers to (a player is its own controller)."""

    of: "Ref"


@dataclass(frozen=True, slots=True)
class OwnerOf:
    """The owner of what *of* refers to."""

    of: "Ref"


@dataclass(frozen=True, slots=True)
class EachOf:
    """Every player and object that matches at that moment."""

    filter: "Filter"


@dataclass(frozen=True, slots=True)
class DoneThisWay:
    """What this resolving spell or ability has dealt damage to, killed, exiled, …"""

    filter: "Filter | None" = None
    how: str = "dealt damage"


@dataclass(frozen=True, slots=True)
class AllRefs:
    """Several references together ("you and permanents you control")."""

    refs: tuple["Ref", ...]


Ref = Who | Chosen | Named | ControllerOf | OwnerOf | EachOf | DoneThisWay | AllRefs


# --- How much --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ThatMuch:
    """The amount of the event that is replaced or that triggered."""


@dataclass(frozen=True, slots=True)
class PreventedThisWay:
    """How many points the effect this rider belongs to has prevented."""


@dataclass(frozen=True, slots=True)
class RemovedThisWay:
    """How many counters (or how much of anything) was removed this way."""


@dataclass(frozen=True, slots=True)
class DealtThisWay:
    """How much damage this resolving spell or ability has dealt, to all together.

    *excess*: only what was more than lethal (120.10). *life*: what was lost instead."""

    excess: bool = False
    life: bool = False


@dataclass(frozen=True, slots=True)
class Variable:
    """X (or any letter) as announced; bound when the ability is used."""

    letter: str = "X"


@dataclass(frozen=True, slots=True)
class CountOf:
    """The number of objects (and players) that match."""

    filter: "Filter"


@dataclass(frozen=True, slots=True)
class StatOf:
    """A number of things or players; of several their sum, or ``greatest power``, or
    ``least life``.

    *stat*: ``power``, ``toughness``, ``might``, ``life``, ``damage``, ``library``,
    ``mana value`` or ``counters:<kind>`` (``counters:`` alone: all kinds).
    """

    of: Ref
    stat: str


@dataclass(frozen=True, slots=True)
class Times:
    """*factor* times *of*."""

    factor: int
    of: "Amount"


@dataclass(frozen=True, slots=True)
class Sum:
    """The terms added up; a negative result counts as 0."""

    terms: tuple["Amount", ...]


@dataclass(frozen=True, slots=True)
class Half:
    """Half of *of*, rounded up or down."""

    of: "Amount"
    up: bool


@dataclass(frozen=True, slots=True)
class Least:
    """The least of the amounts ("up to N"), or the *greatest* of them."""

    of: tuple["Amount", ...]
    greatest: bool = False


@dataclass(frozen=True, slots=True)
class Per:
    """One for every *size* of *of*, or for every so many as it means ("evenly")."""

    of: "Amount"
    size: int | Chosen

    def parts(self, chosen: tuple[tuple[str, ...], ...]) -> int:
        """By how much it is divided, with those *chosen* in each slot."""
        size = self.size
        return size if isinstance(size, int) else len(chosen[size.slot]) or 1


Amount = (
    int
    | ThatMuch
    | PreventedThisWay
    | RemovedThisWay
    | DealtThisWay
    | Variable
    | CountOf
    | StatOf
    | Times
    | Sum
    | Half
    | Least
    | Per
)


# --- Which ones ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Filter:
    """Which players and objects an effect looks at; every field must hold.

    *players* says which players match (None: no player). *objects* False means
    that no object matches. An empty filter of ``Filter(players=Side.ANY)`` matches
    everything. Kinds are types, subtypes and supertypes in lower case ("creature",
    "cleric"), or ``permanent``, ``spell``, ``ability``, ``card``, ``unit``.
    """

    players: Side | None = None
    objects: bool = True
    kinds: frozenset[str] = frozenset()  # all of them
    any_kinds: frozenset[str] = frozenset()  # at least one of them
    not_kinds: frozenset[str] = frozenset()
    colors: frozenset[str] = frozenset()  # at least one of them
    not_colors: frozenset[str] = frozenset()
    colorless: bool = False
    multicolored: bool = False
    elements: frozenset[str] = frozenset()  # Grand Archive: at least one of them
    classes: frozenset[str] = frozenset()  # Grand Archive: at least one of them
    controller: Side | None = None
    owner: Side | None = None
    controlled_by: Ref | None = None  # whoever controls what this refers to
    keywords: frozenset[str] = frozenset()
    without_keywords: frozenset[str] = frozenset()
    this: bool = False  # only the object whose ability it is
    other: bool = False  # never the object whose ability it is
    attached: bool = False  # only what it is attached to
    chosen: int | None = None  # only what was chosen in this slot
    not_chosen: int | None = None  # never what was chosen in this slot
    ids: frozenset[str] | None = None  # only these
    not_ids: frozenset[str] = frozenset()
    name: str | None = None
    token: bool | None = None
    tapped: bool | None = None
    attacking: bool | None = None
    blocking: bool | None = None
    blocked: bool | None = None  # False: attacking and not blocked
    in_combat_with: Ref | None = None  # blocking it or blocked by it
    # Attacking this side ("attacking you"), or the player that is enchanted.
    attacking_player: Side | Who | None = None
    power_at_least: int | None = None
    power_at_most: int | None = None
    power_than: tuple[str, Ref] | None = None  # ">", "<" than that of what this means
    toughness_at_least: int | None = None
    toughness_at_most: int | None = None
    lopsided: str | None = None  # ">", "<": its power beside its own toughness
    mana_value_at_least: int | None = None
    mana_value_at_most: int | None = None
    counter: str | None = None  # has a counter of this kind ("" any kind)
    shares_color_with: Ref | None = None
    named_as: Ref | None = None  # has the same name as what this refers to
    not_ref: Ref | None = None  # never what this refers to
    only_ref: Ref | None = None  # of players, only what this refers to
    attached_to: Ref | None = None  # attached to what this refers to
    zone: Zone | None = None  # None: battlefield for permanents, anywhere for sources
    attached_kind: str | None = None  # "enchanted", "equipped"
    any_of: tuple["Filter", ...] = ()  # at least one of them (beside the rest)
    none_of: tuple["Filter", ...] = ()  # matches none of them
    damaged: bool | None = None  # has damage on it
    flags: frozenset[str] = frozenset()  # all of what only the asker knows of it
    not_flags: frozenset[str] = frozenset()  # none of them


ANYTHING = Filter(players=Side.ANY)
ANY_OBJECT = Filter()
CREATURE = Filter(kinds=frozenset({"creature"}))
THIS = Filter(this=True)
ONLY_YOU = Filter(players=Side.YOU, objects=False)


# --- When ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Target:
    """A target a spell or ability needs: what it may be, and how many.

    *any_target* is "any target" (115.4): creature, player, planeswalker, battle.
    *by_opponent* chooses it. *by_x*: as many as the X that was paid, or *fewer*.
    """

    filter: Filter
    least: int = 1
    most: int | None = 1
    any_target: bool = False
    by_opponent: bool = False
    by_x: bool = False
    fewer: bool = False
