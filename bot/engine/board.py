"""Players and objects, and everything in force at one moment: all frozen.

A board never changes; each event that happens makes another one. Boards that are
equal are the same position, which is what lets exploration merge them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.engine.effects import (
    Effect,
    EnterAsCopy,
    Modifier,
    Restriction,
    Tally,
    Trigger,
)
from bot.engine.hashing import Hashed, remembers_hash
from bot.engine.instructions import EMPTY, CardAbilities
from bot.engine.values import EffectId, ObjectId, PlayerId, Zone
from bot.replacing import replace

Counters = tuple[tuple[str, int], ...]


def count(counters: Counters, kind: str) -> int:
    """How many counters of *kind* there are ("" counts all)."""
    if kind == "":
        return sum(number for _, number in counters)
    for name, number in counters:
        if name == kind:
            return number
    return 0


def with_counters(counters: Counters, kind: str, change: int) -> Counters:
    """*counters* with *change* more of *kind*, never below 0, sorted by kind."""
    now = dict(counters)
    now[kind] = max(0, now.get(kind, 0) + change)
    return tuple(sorted((name, number) for name, number in now.items() if number))


@remembers_hash
@dataclass(frozen=True, slots=True)
class Player(Hashed):
    """A player. *life* is None in games without life totals for players."""

    id: PlayerId
    life: int | None = None
    start: int = 0  # the starting life total, where the game has one
    counters: Counters = ()  # poison, energy, experience …
    hand: int | None = None  # None: not said
    library: int | None = None  # None: not said, and enough
    top: tuple[ObjectId, ...] = ()  # cards known to lie on top, in this order
    overdrawn: bool = False  # has tried to draw from an empty library (704.5b)
    drawn: int = 0
    drew: int = 0  # cards drawn this turn, before what is asked about as well
    milled: int = 0
    exiled: int = 0  # cards exiled from the top of the library
    discarded: int = 0
    returned: int = 0  # cards put from graveyard to hand instead of drawn
    keywords: frozenset[str] = frozenset()  # hexproof, shroud, protection from …
    lost: str = ""  # why, "" while in the game
    won: bool = False
    # Combat damage dealt by each commander over the whole game (903.10a).
    commander_damage: tuple[tuple[ObjectId, int], ...] = ()


@remembers_hash
@dataclass(frozen=True, slots=True)
class Obj(Hashed):
    """An object: permanent, spell, emblem-like thing or card in another zone.

    *kinds* holds types, subtypes and supertypes in lower case. *power*/*toughness*
    are base values: Might is both in Riftbound; life is toughness in Grand Archive.
    *damage* is marked damage, and damage counters on a Grand Archive champion.
    *keywords* are printed ones, such as ``protection from red`` or ``toxic 2``.
    """

    id: ObjectId
    name: str
    controller: PlayerId
    owner: PlayerId
    kinds: frozenset[str] = frozenset()
    colors: frozenset[str] = frozenset()
    elements: frozenset[str] = frozenset()
    classes: frozenset[str] = frozenset()
    power: int | None = None
    toughness: int | None = None
    mana_value: int | None = None
    keywords: frozenset[str] = frozenset()
    counters: Counters = ()
    damage: int = 0
    zone: Zone = Zone.BATTLEFIELD
    tapped: bool = False
    token: bool = False
    attached_to: str = ""
    was_on: str = ""  # what it was attached to as it left the battlefield (608.2h)
    loyalty: int | None = None  # printed; the counters say what is left
    abilities: CardAbilities = EMPTY
    attacking: str = ""  # the player or object it attacks, "" if it does not
    blocking: frozenset[ObjectId] = frozenset()
    was_blocking: frozenset[ObjectId] = frozenset()  # as it left (608.2h)
    blocked: bool = False
    sick: bool = False  # not under its controller's control since the turn began
    stunned: bool = False
    deathtouched: bool = False  # since state-based actions were last checked
    damaged_by: frozenset[ObjectId] = frozenset()  # this turn
    destroyed: bool = False  # destroyed, or died of a state-based action
    came_from: Zone | None = None  # whence it came back, a new object (400.7)
    flags: frozenset[str] = frozenset()  # "class bonus", "empowered", a chosen colour
    notes: tuple[str, ...] = ()  # what was chosen for it, in words
    called: str = ""  # the name it shares with others, "" if nothing says it
    # Power, toughness and counters as it left the battlefield, while what that set
    # off is carried out (608.2h).
    last: tuple[int, int | None, Counters] | None = None

    def is_(self, kind: str) -> bool:
        """True if it has that type, subtype or supertype."""
        return kind in self.kinds

    @property
    def bearer(self) -> str:
        """What it is attached to, or was last; "" for nothing."""
        return self.attached_to or self.was_on


# The colours, in the order of the rules (105.1).
COLORS = ("white", "blue", "black", "red", "green")


@dataclass(frozen=True, slots=True)
class Waiting:
    """A trigger that has triggered and waits to be put on the stack.

    *attached*: what its host was attached to then.
    """

    trigger: Trigger
    amount: int
    source: str = ""
    recipient: str = ""
    attached: str = ""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Points of damage dealt so far to *to* by *by*, ids; "" for anything.

    *prevented*: the points that were prevented instead. *tally*: what is counted this
    turn because an ability asks for it, of the player or object *to*.
    """

    to: str
    by: str
    points: int = 0
    prevented: bool = False
    tally: str = ""


def _put(those: tuple[Any, ...], changed: Any) -> tuple[Any, ...]:
    """*those* with *changed* in place of the one with its id."""
    for at, one in enumerate(those):
        if one.id == changed.id:
            return (*those[:at], changed, *those[at + 1 :])
    return those


@remembers_hash
@dataclass(frozen=True, slots=True)
class Board(Hashed):
    """One position. *players* stand in turn order; *active* is whose turn it is.

    *flags* are facts only the asker knows (``metalcraft``, ``kicked``).
    """

    players: tuple[Player, ...]
    objects: tuple[Obj, ...] = ()
    effects: tuple[Effect, ...] = ()
    restrictions: tuple[Restriction, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    tallies: tuple[Tally, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    active: PlayerId = ""
    turn: int = 1
    flags: frozenset[str] = frozenset()
    serial: int = 0  # for the ids of what is created during play
    said: tuple[str, ...] = ()  # triggers that have gone on the stack, in words
    done: tuple[str, ...] = ()  # what happened and is kept as words only, sorted
    # Kept only where it is asked for: it tells results apart that look alike.
    dealt: tuple[Dealt, ...] = ()
    # Objects of which nothing asks what damage they have dealt.
    indistinct: frozenset[ObjectId] = frozenset()

    def player(self, name: str) -> Player | None:
        """The player with that id, None if it is no player."""
        for one in self.players:
            if one.id == name:
                return one
        return None

    def obj(self, name: str) -> Obj | None:
        """The object with that id, None if there is none."""
        for one in self.objects:
            if one.id == name:
                return one
        return None

    def owner_of(self, name: str) -> PlayerId:
        """Whose that object is; a player stands for cards nobody has named."""
        found = self.obj(name)
        return found.owner if found else name if self.player(name) else ""

    def effect(self, name: EffectId) -> Effect | None:
        """The effect with that id, None if it is not in force."""
        for one in self.effects:
            if one.id == name:
                return one
        return None

    def name_of(self, name: str) -> str:
        """How to call a player or object in a sentence."""
        found = self.obj(name)
        if found is None:
            return name
        # Of two legends of one name each goes by what it was told as.
        renamed = found.id != found.name and found.id.startswith(found.name)
        return found.id if renamed and "legendary" in found.kinds else found.name

    def with_player(self, player: Player) -> "Board":
        """This board with *player* in place of the one with its id."""
        return replace(self, players=_put(self.players, player))

    def with_object(self, changed: Obj) -> "Board":
        """This board with *changed* in place of the object with its id."""
        return replace(self, objects=_put(self.objects, changed))

    def changed(self, **fields: Any) -> "Board":
        """This board with those fields replaced."""
        return replace(self, **fields)

    def turn_order(self) -> tuple[PlayerId, ...]:
        """Players from the active one on (APNAP, 101.4)."""
        ids = [one.id for one in self.players]
        start = ids.index(self.active) if self.active in ids else 0
        return tuple(ids[start:] + ids[:start])

    def opponents(self, player: PlayerId) -> Iterable[PlayerId]:
        """Everybody else, in turn order."""
        return (one for one in self.turn_order() if one != player)


def dies(obj: Obj) -> bool:
    """Whether people say of *obj* that it dies: not of lands, swords and their like."""
    return bool(obj.kinds & _LIVING) or not obj.kinds & _LIFELESS


_LIVING = frozenset({"creature", "ally", "champion"})
_LIFELESS = frozenset(
    {
        "artifact",
        "enchantment",
        "land",
        "weapon",
        "attack",
        "item",
        "domain",
        "phantasia",
    }
)


# A designation that stays with the card (903.3).
DESIGNATED = frozenset({"commander"})


def alive(board: "Board", name: str) -> Obj | None:
    """The object with that id if it is on the battlefield."""
    obj = board.obj(name)
    return obj if obj is not None and obj.zone is Zone.BATTLEFIELD else None


# Noted on what has become a copy, before the name of what it is a copy of.
COPIED = "a copy of "


def shared_name(obj: Obj) -> str:
    """The name it has in the game (201.2), which a copy of it has too."""
    return obj.called or obj.name.lower()


def copy_of(obj: Obj, copied: Obj, but: EnterAsCopy | None = None) -> Obj:
    """*obj* with the copiable values of *copied* (707.2), but for exceptions (707.9).

    Whether it is a commander is none of them (903.3). It is still told of as itself:
    what steps say of one must not be taken for the other.
    """
    made = replace(
        obj,
        called=shared_name(copied),
        kinds=copied.kinds - DESIGNATED | obj.kinds & DESIGNATED,
        colors=copied.colors,
        power=copied.power,
        toughness=copied.toughness,
        mana_value=copied.mana_value,
        keywords=copied.keywords,
        abilities=copied.abilities,
        loyalty=copied.loyalty,
        notes=(*obj.notes, f"{COPIED}{copied.name}"),
    )
    if but is None:
        return made
    own = [
        one
        for one in obj.abilities.statics
        if not (isinstance(one, Effect) and isinstance(one.act, EnterAsCopy))
    ]
    kept = replace(obj.abilities, statics=tuple(own)) if but.keeps else None
    power, toughness = but.base or (made.power, made.toughness)
    return replace(
        made,
        called=shared_name(obj) if but.name == "~" else but.name.lower() or made.called,
        colors=(obj.colors if but.own_colors else made.colors) | but.colors,
        power=power,
        toughness=toughness,
        keywords=made.keywords | (obj.keywords if but.keeps else frozenset()),
        abilities=with_more(with_more(made.abilities, kept), but.grants),
    )


def with_more(own: CardAbilities, more: CardAbilities | None) -> CardAbilities:
    """The abilities *own*, and those of *more* besides."""
    if more is None:
        return own
    return replace(
        own,
        statics=(*own.statics, *more.statics),
        activated=(*own.activated, *more.activated),
        keywords=(*own.keywords, *more.keywords),
    )


def fights(board: Board, names: tuple[ObjectId, ...]) -> bool:
    """Whether any of *names* attacks or defends (blocks)."""
    found = (board.obj(name) for name in names)
    return any(one is not None and (one.attacking or one.blocking) for one in found)
