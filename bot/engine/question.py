"""A question: the game, the board, what happens in order, and what is asked."""

from dataclasses import dataclass
from enum import StrEnum

from bot.citation import Game
from bot.engine.board import Board, Obj
from bot.engine.effects import Static
from bot.engine.instructions import Ability, Instruction
from bot.engine.values import ObjectId, PlayerId

# What deals the damage of several units of one side (Riftbound 465.1).
ATTACKERS, DEFENDERS = "the attackers", "the defenders"


@dataclass(frozen=True, slots=True)
class Hit:
    """One source's damage to one recipient, by hand."""

    source: ObjectId
    recipient: str
    amount: int
    combat: bool = False
    unpreventable: bool = False


@dataclass(frozen=True, slots=True)
class Deal:
    """Damage dealt at the same time.

    *goes_on*: by a spell that is still resolving, so that nothing dies yet (704.4).
    """

    hits: tuple[Hit, ...]
    goes_on: bool = False


@dataclass(frozen=True, slots=True)
class Resolve:
    """A spell or ability of *source* resolves with those targets in its slots.

    *chosen*: one tuple of ids for each target slot. *x*: the value of X. *modes*:
    which bullets. *division*: points per id for divided damage or shields.
    """

    source: ObjectId
    ability: Ability
    controller: PlayerId
    chosen: tuple[tuple[str, ...], ...] = ()
    x: int | None = None
    modes: tuple[int, ...] = ()
    division: tuple[tuple[str, int], ...] = ()
    # Cast spells go to the graveyard afterwards; permanents enter.
    spell: bool = False
    # What triggers on its casting has been put on the stack.
    announced: bool = False
    # The spells in response to which this was cast, with their targets, first cast
    # first: by now they have been cast, and resolve later.
    upon: tuple[tuple[ObjectId, tuple[tuple[str, ...], ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Do:
    """An instruction carried out by hand ("I gain 3 life", "the Bear is destroyed").

    *goes_on*: as in :class:`Deal`.
    """

    do: tuple[Instruction, ...]
    controller: PlayerId
    source: ObjectId = ""
    x: int | None = None
    goes_on: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """*blocker* blocks *attacker*."""

    blocker: ObjectId
    attacker: ObjectId


@dataclass(frozen=True, slots=True)
class Attack:
    """A combat: attackers with what each attacks, blocks (or retaliators, defenders).

    *between* happens after first-strike damage and before regular damage.
    *before_damage* happens after blocks and before any damage. *assigned* fixes
    combat damage assignments: (attacker, recipient, points). *order* is the order of
    retaliators in Grand Archive, if the scenario says it. In Riftbound *attackers*
    and *defenders* fight as two groups. In Grand Archive *wields* are weapons and
    attack cards with what attacks with them, *extra* is power that nothing on the
    board stands for. *declared*: it goes on no further than its blocks. *begun*: what
    triggers as combat begins has triggered. *may_join*: Grand Archive units of which
    nobody has said whether they intercept or retaliate; their players choose, and
    where this is *one_of_several* attacks it is said against which. *weighed*: only
    whether damage may be assigned as told is looked at, and none is dealt then.
    """

    attackers: tuple[tuple[ObjectId, str], ...]
    blocks: tuple[Block, ...] = ()
    defenders: tuple[ObjectId, ...] = ()
    before_damage: tuple["Happening", ...] = ()
    between: tuple["Happening", ...] = ()
    assigned: tuple[tuple[ObjectId, str, int], ...] = ()
    order: tuple[ObjectId, ...] = ()
    cleave: bool = False
    wields: tuple[tuple[ObjectId, ObjectId], ...] = ()
    extra: int = 0
    declared: bool = False
    begun: bool = False
    may_join: tuple[ObjectId, ...] = ()
    one_of_several: bool = False
    weighed: bool = False


@dataclass(frozen=True, slots=True)
class EnterNow:
    """The object (in another zone on the board) enters the battlefield.

    *cast*: as a spell that resolves; what triggers on its casting comes first (601.2i).
    """

    object: ObjectId
    controller: PlayerId
    x: int | None = None
    cast: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """The object simply becomes this ("the Goblin becomes blue"); not an event."""

    object: Obj


@dataclass(frozen=True, slots=True)
class Add:
    """Something comes into force at this point ("damage can't be prevented")."""

    static: Static


@dataclass(frozen=True, slots=True)
class Remove:
    """An effect or object is simply gone at this point."""

    id: str


@dataclass(frozen=True, slots=True)
class NextTurn:
    """The turn ends (and *player*'s begins, "" for the next in order)."""

    player: PlayerId = ""


@dataclass(frozen=True, slots=True)
class StepBegins:
    """The upkeep or the end step begins: what waits for it triggers (503.1a, 513.1).

    The turn goes on.
    """

    step: str = "end step"


@dataclass(frozen=True, slots=True)
class Answered:
    """*what* happens; before what triggers on it resolves, *by* do, in that order."""

    what: "Happening"
    by: tuple["Happening", ...]


Happening = (
    Deal | Resolve | Do | Attack | EnterNow | Change | Add | Remove | NextTurn
    | StepBegins | Answered
)  # fmt: skip


GETS = "gets"  # as *other* of COUNTERS: not what there is, what was put on it


class AskKind(StrEnum):
    """What is asked. *subject* and *other* are ids of players, objects, effects."""

    LIFE = "life"  # how much life does subject have
    GAINED = "life gained"  # how much life has subject gained
    LIFE_LOST = "life lost"  # how much life has subject lost
    GAINS = "gains life"  # has subject gained any life
    LOSES_LIFE = "loses life"  # has subject lost any life
    POISON = "poison"
    # how much combat damage has other, a commander ("" any), dealt to subject
    COMMANDER_DAMAGE = "commander damage"
    DIES = "dies"  # is subject destroyed / does it die / survive
    ALL_DIE = "all die"  # do all die that were asked about together
    # may subject, a player, choose so that all of *detail* (ids, one a line) die
    CAN_KILL = "can kill"
    CAN_SAVE = "can save"  # the same, so that none of them dies
    LOSES = "loses"  # does subject (a player) lose
    WINS = "wins"  # does subject (a player) win
    WINNER = "winner"  # who has won; whether the game is a draw or goes on
    DAMAGE_DEALT = "damage dealt"  # how much damage is dealt to subject
    DEALS = "deals"  # how much damage does subject deal
    DAMAGE_MARKED = "damage marked"  # damage / damage counters on subject
    PREVENTED = "prevented"  # how much damage (to subject) is prevented
    SHIELD = "shield"  # what is left on effect subject ("" all)
    IN_FORCE = "in force"  # is an effect called subject still there
    COUNTERS = "counters"  # counters of kind *detail* on subject
    SIZE = "size"  # power and toughness of subject
    # How much must be assigned to kill subject; detail "dealt": dealt to it at once.
    LETHAL = "lethal"
    TRAMPLE = "trample"  # how much can subject push past blockers
    CAN_BLOCK = "can block"  # can subject block other
    CAN_ATTACK = "can attack"
    CAN_TARGET = "can target"  # can subject (a player or spell) target other
    CAN_CAST = "can cast"
    CAN_EQUIP = "can equip"
    MUST_ATTACK = "must attack"
    MUST_BLOCK = "must block"
    LAWFUL = "lawful"  # may the attack told last be declared so, with its blocks
    BLOCKED = "blocked"  # is subject a blocked creature
    CAN_USE = "can use"
    # Grand Archive: may subject (a player or unit) attack other, retaliate, intercept
    CAN_BE_ATTACKED = "can be attacked"
    CAN_RETALIATE = "can retaliate"
    MUST_RETALIATE = "must retaliate"
    CAN_INTERCEPT = "can intercept"
    # Riftbound: may subject's side assign its damage like *detail*: "2,1,1,1", or
    # a "points unit" on each line
    CAN_ASSIGN = "can assign"
    MUST_SACRIFICE = "must sacrifice"  # has subject, a player, to sacrifice other
    # Riftbound: every way to assign the damage of subject's side; a line "2 a;1 b" each
    ASSIGNED = "assigned"
    # Riftbound: to which unit of those that subject is among damage comes first;
    # detail: whether other "must" or "may" be the first, or may be passed by ("past")
    FIRST = "first"
    WHO_CHOOSES = "who chooses"
    ORDER_MATTERS = "order matters"  # does the result depend on an order chosen
    ZONE = "zone"  # where does subject end up
    # Riftbound: does subject take the battlefield, who has it after the combat
    CONQUERS = "conquers"
    HOLDS = "holds"
    # Does subject win the last combat, who wins it
    WINS_FIGHT = "wins fight"
    FIGHT_WINNER = "fight winner"
    DRAWN = "drawn"  # how many cards has subject drawn
    DISCARDED = "discarded"  # how many cards has subject discarded
    HAND = "hand"  # how many cards has subject in hand in the end
    LIBRARY = "library"  # the same of the library
    SACRIFICED = "sacrificed"  # how many permanents (*detail*: of a kind) by subject
    APPLIES = "applies"  # does subject (what has an effect) change anything
    TRIGGERS = "triggers"  # how many abilities of subject ("" all) trigger
    CREATED = "created"  # how many tokens
    DEATHS = "deaths"  # how many of kind *detail* of subject's die
    CONTROLS = "controls"  # how many of kind *detail* subject controls in the end
    LOYALTY = "loyalty"
    TAPPED = "tapped"  # is subject tapped; detail "enters": did it enter tapped
    CONTROLLER = "controller"  # who controls subject
    EVERYTHING = "everything"  # nothing asked: report what changed


# How many counters it loses: what is removed from it, not what it has then.
LOSES = "loses"
# The kind of counters where those of each kind are asked about.
EVERY_KIND = "every kind"


@dataclass(frozen=True, slots=True)
class Ask:
    """One question; *text* is how it was typed, *negated* for "does it survive?"."""

    kind: AskKind
    subject: str = ""
    other: str = ""
    detail: str = ""
    text: str = ""
    negated: bool = False
    # How many happenings have come about when it is asked; None: all of them.
    at: int | None = None
    # Damage asked about counts from that many happenings on ("and then?").
    since: int = 0
    # Of the results with the most, or the least, that this other question asks for.
    given: "Ask | None" = None

    @property
    def extreme(self) -> str:
        """ "most" or "least" where only that is asked for, else ""."""
        asked = self.other if self.kind is AskKind.DEATHS else self.detail
        return asked if asked in ("most", "least") else ""


@dataclass(frozen=True, slots=True)
class Preference:
    """A choice already made, in the asker's words, matched against options.

    *who* "" means whoever chooses. *first* names the effect or option taken first;
    *division* gives points per source; *together* are all that is chosen at once.
    *of* names the effect whose choice alone is meant, "" any.
    """

    who: PlayerId
    first: str = ""
    division: tuple[tuple[str, int], ...] = ()
    together: tuple[str, ...] = ()
    of: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """Everything :func:`bot.engine.exploration.explore` needs to know."""

    game: Game
    edition: str
    board: Board
    script: tuple[Happening, ...]
    asks: tuple[Ask, ...] = ()
    preferences: tuple[Preference, ...] = ()


__all__ = [
    "Add", "Ask", "AskKind", "Attack", "Block", "Change", "Deal", "Do", "EnterNow",
    "Happening", "Hit", "NextTurn", "Preference", "Question", "Remove", "Resolve",
    "StepBegins",
]  # fmt: skip
