"""The board and the script while they are being put together from clauses."""

from dataclasses import dataclass, field, replace

from bot.cards.card import Card as CatalogueCard
from bot.cards.card import Face
from bot.citation import Game
from bot.engine.alike import again
from bot.engine.binding import bind, bind_anywhere, install
from bot.engine.board import Board, Obj, Player
from bot.engine.effects import Modifier, Static
from bot.engine.instructions import EMPTY, CardAbilities
from bot.engine.question import (
    Ask,
    Attack,
    Block,
    Happening,
    NextTurn,
    Preference,
)
from bot.engine.values import Zone
from bot.scenario.words.syntax import Clause, Place
from bot.worded import capital

MOST_OBJECTS = 200
# What a ruling that hangs on a colour has to ask about.
COLOUR_UNKNOWN = "colour unknown"
# It is no card, and nobody has said its colour.
COLOUR_UNTOLD = "colour untold"
CASTER_UNTOLD = "caster untold"
# It is told not to attack.
STAYS_HOME = "stays home"
# What the wordings ask of mana values, false and true of "is it even?".
ODD_EVEN = ("has an odd mana value", "has an even mana value")


@dataclass(slots=True)
class DraftPlayer:
    """A player; *said* names what the scenario says of them ("life")."""

    id: str
    life: int | None = 20
    counters: dict[str, int] = field(default_factory=dict)
    hand: int | None = None
    start: int | None = None  # the starting life total
    drew: int = 0  # cards drawn this turn before anything is told
    library: int | None = None
    top: tuple[str, ...] = ()
    graveyard: int | None = None  # cards in it, whatever they are
    keywords: set[str] = field(default_factory=set)
    commander_damage: dict[str, int] = field(default_factory=dict)  # by each, so far
    said: set[str] = field(default_factory=set)


@dataclass(slots=True, eq=False)
class DraftThing:
    """An object; numbers are None until said or looked up."""

    id: str
    label: str
    controller: str
    owner: str
    kinds: set[str] = field(default_factory=set)
    colors: set[str] = field(default_factory=set)
    elements: set[str] = field(default_factory=set)
    classes: set[str] = field(default_factory=set)
    power: int | None = None
    toughness: int | None = None
    mana_value: int | None = None
    keywords: set[str] = field(default_factory=set)
    counters: dict[str, int] = field(default_factory=dict)
    damage: int = 0
    zone: Zone = Zone.BATTLEFIELD
    tapped: bool = False
    tapped_since: int = 0  # how many turns had ended when that was said
    token: bool = False
    attached_to: str = ""
    loyalty: int | None = None
    abilities: CardAbilities = EMPTY
    sick: bool = False
    stunned: bool = False
    flags: set[str] = field(default_factory=set)
    notes: tuple[str, ...] = ()
    card: CatalogueCard | None = None
    face: Face | None = None
    needs_size: bool = False  # fights or is damaged: its numbers must be known
    sized: bool = False  # a size was given or is printed
    said: set[str] = field(default_factory=set)  # what was said of it
    place: tuple[int, int] = (0, 0)
    entered_later: bool = False
    x: int | None = None
    on_board: bool = True  # False for what is only talked about
    named: bool = False  # has a name of its own, not "the 2/2"
    size_before: tuple[int | None, int | None] | None = None  # before a bonus told

    def obj(self) -> Obj:
        """The frozen object."""
        keywords = frozenset(self.keywords)
        # The second Ki Barrier is called just that: nothing tells the two apart.
        spell = self.zone in {Zone.STACK, Zone.COMMAND} and self.face is not None
        legend = "legendary" in self.kinds
        flags = self.flags | ({COLOUR_UNKNOWN} if self.colour_unknown() else set())
        if self._colour_untold():
            flags = flags | {COLOUR_UNTOLD}
        if self.mana_value is not None:
            flags = flags | {ODD_EVEN[self.mana_value % 2 == 0]}
        return Obj(
            id=self.id,
            # Two legends are of one name, whichever is told of as the second (704.5j).
            name=self.label or self.id if spell or legend else self.id,
            controller=self.controller,
            owner=self.owner,
            kinds=frozenset(self.kinds),
            colors=frozenset(self.colors),
            elements=frozenset(self.elements),
            classes=frozenset(self.classes),
            power=self._side(self.power),
            toughness=self._side(self.toughness),
            mana_value=self.mana_value,
            keywords=keywords,
            counters=tuple(sorted((k, n) for k, n in self.counters.items() if n)),
            damage=self.damage,
            # A token is nowhere until it is created (111.7).
            zone=Zone.NOWHERE if self.token and self.entered_later else self.zone,
            tapped=self.tapped,
            token=self.token,
            attached_to=self.attached_to,
            loyalty=self.loyalty,
            abilities=self.abilities,
            sick=self.sick,
            stunned=self.stunned,
            flags=frozenset(flags),
            notes=self.notes,
            called=""
            if "face-down" in flags
            else (self.card.name if self.card else self.label).lower(),
        )

    def _side(self, told: int | None) -> int | None:
        """What is printed as *, which its own wording fills (208.2a), is a 0."""
        defines = any(
            isinstance(it, Modifier) and it.defines for it in self.abilities.statics
        )
        return 0 if told is None and defines else told

    def colour_unknown(self) -> bool:
        """Whether its wording was typed, and nothing says what colour it is."""
        known = self.face is None or self.face.colours_known
        return not (known or self.colors or "color" in self.said or self.token)

    def _colour_untold(self) -> bool:
        told = self.face is not None or self.colors or "color" in self.said
        return not told and not self.token and bool(_OF_SOME_COLOUR & self.kinds)


_OF_SOME_COLOUR = frozenset({"creature", "spell", "instant", "sorcery"})


@dataclass(slots=True, eq=False)
class Combat:
    """One combat while its attackers, blocks and tricks are being told."""

    attacker: str  # the attacking player
    attackers: list[tuple[str, str]] = field(default_factory=list)
    blocks: list[tuple[str, str]] = field(default_factory=list)  # blocker, attacker
    defenders: list[str] = field(default_factory=list)
    before: list["Entry"] = field(default_factory=list)
    between: list["Entry"] = field(default_factory=list)
    assigned: list[tuple[str, str, int]] = field(default_factory=list)
    order: list[str] = field(default_factory=list)
    cleave: bool = False
    # weapons and attack cards with what attacks with them; power of nothing named
    wields: list[tuple[str, str]] = field(default_factory=list)
    extra: int = 0
    closed: bool = False
    unblocked: set[str] = field(default_factory=set)
    over: bool = False  # its damage has been spoken of
    dealt: bool = False  # its damage has been told as done
    first_struck: bool = False
    told: list[str] = field(default_factory=list)
    # Nobody has said whom it is made on: their champion, until something is named.
    unaimed: bool = False
    declared: bool = False  # only whether it can be is asked: no damage follows
    supposed: set[str] = field(default_factory=set)  # attackers told of no attack yet
    # of these nobody has said whether they intercept or retaliate
    may_join: list[str] = field(default_factory=list)
    one_of_several: bool = False
    together: tuple[str, ...] = ()  # told at once, although each attacks in its own
    rested: frozenset[str] = frozenset()  # what attacked or retaliated before


@dataclass(slots=True, eq=False)
class Entry:
    """One happening of the script, as data or as a combat in the making."""

    what: Happening | Combat
    by: str = ""
    told: str = ""
    #: ids of the objects it names, for "in response" and "without"
    source: str = ""
    harms: bool = False
    #: the spell in response to which it was cast
    upon: str = ""
    #: it answers the trigger of what stands before it
    answers: bool = False
    #: it enters without having been cast
    arrives: bool = False
    #: it is said to have resolved: what is told behind it is no response to it
    resolved: bool = False
    #: told as the end of a combat of which nothing had been told yet
    ends_combat: bool = False
    #: when in a combat that is only told behind it: "before_damage" or "between"
    meant: str = ""
    #: it happens to all there are of what is named there, not to a number of them
    every: Place | None = None
    #: the clause that tells of it
    clause: Clause | None = None
    #: the time word it was told with
    when: str = ""

    def happening(self) -> Happening:
        """The finished happening."""
        if not isinstance(self.what, Combat):
            return self.what
        combat = self.what
        return Attack(
            tuple(combat.attackers),
            tuple(Block(blocker, attacker) for blocker, attacker in combat.blocks),
            tuple(combat.defenders),
            tuple(it.happening() for it in combat.before),
            tuple(it.happening() for it in combat.between),
            tuple(combat.assigned),
            tuple(combat.order),
            combat.cleave,
            tuple(combat.wields),
            combat.extra,
            combat.declared,
            may_join=tuple(combat.may_join),
            one_of_several=combat.one_of_several,
        )


# Said of a champion whose life left was told, not that of its card.
LIFE_LEFT = "life left"
# Stands for the moment before anything has happened.
BEFORE_ALL = Entry(NextTurn())


@dataclass(slots=True)
class Draft:
    """Everything gathered so far."""

    game: Game
    players: dict[str, DraftPlayer] = field(default_factory=dict)
    things: list[DraftThing] = field(default_factory=list)
    statics: list[Static] = field(default_factory=list)
    opening: list[Entry] = field(default_factory=list)
    script: list[Entry] = field(default_factory=list)
    asks: list[Ask] = field(default_factory=list)
    # For each ask the last entry that it asks about, None for all of them.
    marks: list[Entry | None] = field(default_factory=list)
    preferences: list[Preference] = field(default_factory=list)
    understood: list[str] = field(default_factory=list)
    assumptions: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    flags: set[str] = field(default_factory=set)
    # What a player has so much of that nothing on the table shows: "your devotion …".
    numbers: dict[tuple[str, str], int] = field(default_factory=dict)
    active: str = ""
    effects: int = 0
    ward: str = ""  # "paid" or "unpaid", as far as that is told

    def thing(self, name: str) -> DraftThing | None:
        """The thing with that id."""
        return next((it for it in self.things if it.id == name), None)

    def fresh(self, wanted: str) -> str:
        """An id like *wanted* that nothing has yet."""
        taken = {it.id.lower() for it in self.things} | {
            it.lower() for it in self.players
        }
        if wanted.lower() not in taken:
            return wanted
        number = 2
        while again(wanted, number).lower() in taken:
            number += 1
        return again(wanted, number)

    def effect_id(self) -> str:
        """An id for an effect that the scenario itself puts into force."""
        self.effects += 1
        return f"effect {self.effects}"

    def board(self) -> Board:
        """The frozen board with every static ability in force."""
        board = Board(
            players=tuple(
                Player(
                    it.id,
                    it.life if self.game is Game.MTG else None,
                    it.start or 0,
                    tuple(sorted((k, n) for k, n in it.counters.items() if n)),
                    it.hand,
                    it.library if self.game is Game.MTG else None,
                    it.top,
                    drew=it.drew,
                    keywords=frozenset(it.keywords),
                    commander_damage=tuple(sorted(it.commander_damage.items())),
                )
                for it in self.players.values()
            ),
            active=self.active,
            flags=frozenset(self.flags),
        )
        objects = tuple(it.obj() for it in self.things)
        board = board.changed(objects=objects)
        for thing, obj in zip(self.things, objects, strict=True):
            if obj.zone is Zone.BATTLEFIELD:
                board = bind(board, obj, thing.x)
            elif obj.zone is not Zone.NOWHERE:
                board = bind_anywhere(board, obj)
        for static in self.statics:
            board = install(board, static)
        return board

    def tell(self, sentence: str, *, again: bool = False) -> None:
        """Add to what was understood, once unless *again*, with a capital in front."""
        sentence = begun(sentence)
        if sentence and (again or sentence not in self.understood):
            self.understood.append(sentence)

    def assume(self, sentence: str) -> None:
        """Add to what was assumed, once, with a capital in front."""
        sentence = begun(sentence)
        if sentence not in self.assumptions:
            self.assumptions.append(sentence)


def begun(sentence: str) -> str:
    """*sentence* with a capital in front, where it begins with a word of ours."""
    # A name such as "iguana" is a name; only our own words begin sentences small.
    return capital(sentence) if sentence.startswith(("the ", "your ")) else sentence


def renamed(entry: Entry, what: Happening) -> Entry:
    """*entry* with another happening."""
    return replace(entry, what=what)
