"""What spells, abilities and riders tell players to do, in order."""

from dataclasses import dataclass

from bot.engine.conditions import Always, Condition
from bot.engine.counterspells import CopySpell, CounterSpell
from bot.engine.effects import Static
from bot.engine.exchanging import Exchange
from bot.engine.game_ending import LoseTheGame, WinTheGame
from bot.engine.permanents import (
    Attach,
    BecomeBlocked,
    GainControl,
    RemoveFromCombat,
    TapIt,
)
from bot.engine.phasing import Phase
from bot.engine.repeating import ForEach, Proliferate, Repeat, SameCounters
from bot.engine.values import Amount, Filter, Ref, Target, Who, Zone


@dataclass(frozen=True, slots=True)
class DealDamage:
    """*source* deals *amount* damage to each of *to*, all at the same time.

    *divided*: the amount is divided among *to* as its controller chooses. *also* is
    dealt at the same time ("3 damage to target creature and 1 to its controller").
    *kind*: what its source is, too ("as a Spell"). *excess*: dealt what is too much.
    """

    amount: Amount
    to: Ref
    source: Ref = Who.THIS
    unpreventable: bool = False
    divided: bool = False
    also: tuple["DealDamage", ...] = ()
    kind: str = ""
    excess: Ref | None = None


@dataclass(frozen=True, slots=True)
class Fight:
    """Each deals damage equal to its power to the other (701.14)."""

    left: Ref
    right: Ref


@dataclass(frozen=True, slots=True)
class GainLife:
    """*who* gains *amount* life."""

    amount: Amount
    who: Ref = Who.YOU


@dataclass(frozen=True, slots=True)
class LoseLife:
    """*who* loses *amount* life (no damage); *paid*: as a payment (119.4)."""

    amount: Amount
    who: Ref = Who.YOU
    paid: bool = False


@dataclass(frozen=True, slots=True)
class SetLife:
    """*who*'s life total becomes *amount* (119.5)."""

    amount: Amount
    who: Ref = Who.YOU


@dataclass(frozen=True, slots=True)
class Draw:
    """*who* draws *amount* cards; *turn*: the first is that of the draw step (504.1).

    *memory*: into the memory, not into the hand.
    """

    amount: Amount = 1
    who: Ref = Who.YOU
    memory: bool = False
    turn: bool = False


@dataclass(frozen=True, slots=True)
class MillCards:
    """*who* mills *amount* cards, or exiles them from the top where *to* is exile."""

    amount: Amount
    who: Ref = Who.YOU
    to: Zone = Zone.GRAVEYARD


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """*who* discards *amount* cards; *how*: "at random", "chosen" by somebody else."""

    amount: Amount = 1
    who: Ref = Who.YOU
    what: Ref | None = None  # these cards of a hand
    how: str = ""


@dataclass(frozen=True, slots=True)
class AddCounters:
    """Put *amount* counters of *kind* on *on*; *paid*: as a cost, by no effect."""

    kind: str
    amount: Amount = 1
    on: Ref = Who.THIS
    paid: bool = False


@dataclass(frozen=True, slots=True)
class TakeCounters:
    """Remove *amount* counters of *kind* ("" any) from *on*."""

    kind: str
    amount: Amount = 1
    on: Ref = Who.THIS


@dataclass(frozen=True, slots=True)
class DestroyIt:
    """Destroy *what*."""

    what: Ref
    regenerable: bool = True


@dataclass(frozen=True, slots=True)
class Move:
    """Put *what* into *zone* (exile, return to hand, shuffle into library).

    *bottom*: on the bottom of the library rather than on top.
    """

    what: Ref
    zone: Zone
    shuffle: bool = False
    bottom: bool = False


@dataclass(frozen=True, slots=True)
class SacrificeIt:
    """*what* is sacrificed by its controller."""

    what: Ref


@dataclass(frozen=True, slots=True)
class SacrificeSome:
    """*who* sacrifices *amount* permanents that match."""

    filter: Filter
    amount: Amount = 1
    who: Ref = Who.YOU


@dataclass(frozen=True, slots=True)
class MakeTokens:
    """*who* creates *amount* tokens, and at the same time *also* those of other kinds.

    *kinds* holds types and subtypes; *copy_of* makes them copies of that object.
    *says* is what is in quotation marks on them. Of copies *kinds*, *keywords*, *power*
    and *toughness* are exceptions (707.9), as are the *not_kinds* they have not.
    *attacking*: they enter attacking what the object that makes them attacks (508.4).
    *called*: ids of objects in zone NOWHERE that the first of them are.
    """

    amount: Amount = 1
    who: Ref = Who.YOU
    name: str = ""
    kinds: frozenset[str] = frozenset({"creature"})
    colors: frozenset[str] = frozenset()
    power: Amount | None = None
    toughness: Amount | None = None
    keywords: tuple[str, ...] = ()
    tapped: bool = False
    copy_of: Ref | None = None
    says: "CardAbilities | None" = None
    not_kinds: frozenset[str] = frozenset()  # that a copy has not (707.9)
    attacking: bool = False
    called: tuple[str, ...] = ()
    also: tuple["MakeTokens", ...] = ()


@dataclass(frozen=True, slots=True)
class PutOnto:
    """*what* is put onto the battlefield (under *under*'s control).

    *counters* are on it as it enters: kinds and how many.
    """

    what: Ref
    under: Ref | None = None
    tapped: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()


@dataclass(frozen=True, slots=True)
class Install:
    """Create *static* (a shield, a restriction, +N/+N, a delayed trigger).

    *each*: one for each thing that *each* refers to now, with that thing in slot
    *slot* (615.11). *divided*: a shield's points are divided among them. *theirs*:
    each of these players controls one ("each opponent gets an emblem").
    """

    static: Static
    each: Ref | None = None
    slot: int = 0
    divided: bool = False
    theirs: bool = False


@dataclass(frozen=True, slots=True)
class Regenerate:
    """Create a regeneration shield on *what* (701.19)."""

    what: Ref


# Noted on spells that are only cast once a source has been chosen.
CAST_LATER = "cast later"


@dataclass(frozen=True, slots=True)
class ChooseSource:
    """Choose a source of damage that matches into slot *slot* (609.7)."""

    filter: Filter
    slot: int = 0
    by: Ref = Who.YOU


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """*by* chooses something that matches (no target) into slot *slot*.

    *least*: one for which no other of them has a lower number of this name (701.39a).
    """

    filter: Filter
    slot: int = 0
    by: Ref = Who.YOU
    least: str = ""


@dataclass(frozen=True, slots=True)
class May:
    """*who* may have *do* happen; otherwise *otherwise* happens."""

    who: Ref
    do: tuple["Instruction", ...]
    otherwise: tuple["Instruction", ...] = ()


@dataclass(frozen=True, slots=True)
class If:
    """*do* if *when* holds now, else *otherwise*."""

    when: Condition
    do: tuple["Instruction", ...]
    otherwise: tuple["Instruction", ...] = ()


@dataclass(frozen=True, slots=True)
class Kill:
    """Riftbound: kill *what*."""

    what: Ref


@dataclass(frozen=True, slots=True)
class Heal:
    """Remove *amount* (None: all) damage marked on *what*."""

    what: Ref
    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class EndOfTurn:
    """*do* happens at the beginning of the next end step, or of *yours*."""

    do: tuple["Instruction", ...]
    yours: bool = False


@dataclass(frozen=True, slots=True)
class Unplayed:
    """Kept as words: it happens, but nothing of it can touch the ruling."""

    text: str


Instruction = (
    DealDamage
    | Fight
    | GainLife
    | LoseLife
    | SetLife
    | Draw
    | MillCards
    | DiscardCards
    | AddCounters
    | TakeCounters
    | DestroyIt
    | Move
    | (SacrificeIt | SacrificeSome)
    | TapIt
    | (MakeTokens | PutOnto)
    | Install
    | Regenerate
    | (ChooseSource | ChooseOne)
    | May
    | If
    | (LoseTheGame | WinTheGame)
    | (GainControl | Exchange)
    | Attach
    | Kill
    | Heal
    | (RemoveFromCombat | BecomeBlocked | Phase)
    | EndOfTurn
    | ForEach
    | (Repeat | Proliferate | SameCounters)
    | (Unplayed | CounterSpell | CopySpell)
)


@dataclass(frozen=True, slots=True)
class Ability:
    """Something that resolves: a spell's text or an activated ability.

    *targets* fill slots 0, 1, …; *cost* is kept in words, and *pays* is what paying it
    takes off the board: life, counters (118.3, 119.4). *modes* (if any) are the bullets
    of "choose one"; the chosen one's *do* is used. *choose* of them are chosen, or
    anything from *choose* to *choose_most* if that is not 0.
    """

    do: tuple[Instruction, ...]
    targets: tuple[Target, ...] = ()
    cost: str = ""
    pays: tuple[Instruction, ...] = ()
    modes: tuple["Ability", ...] = ()
    choose: int = 1
    choose_most: int = 0
    text: str = ""
    taps: bool = False  # activating it taps the object ("{T}", "rest")
    sacrifices: bool = False
    loyalty: int | None = None  # +1, -2, 0 of a planeswalker's ability
    speed: str = ""  # "" any time, "sorcery"
    # What else limits who may activate it and when, kept in words: sentences.
    limit: str = ""
    # Only while this holds may it be activated ("[Class Bonus] …: …").
    when: Condition = Always()


@dataclass(frozen=True, slots=True)
class CardAbilities:
    """All that a card's text gives: what the scenario binds to an object.

    *statics* are in force while it is on the battlefield, or as it enters.
    """

    statics: tuple[Static, ...] = ()
    spell: Ability | None = None
    activated: tuple[Ability, ...] = ()
    keywords: tuple[str, ...] = ()
    irrelevant: tuple[str, ...] = ()  # sentences that cannot touch a ruling
    # (sentence, why) that could touch it and were not understood.
    unread: tuple[tuple[str, str], ...] = ()

    @property
    def understood(self) -> bool:
        """True when no sentence that could matter is unread."""
        return not self.unread


EMPTY = CardAbilities()
