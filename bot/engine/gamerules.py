"""The policies in which games, and editions of one game, differ.

A game is one :class:`GameRules` value; the loop never asks which game it is.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.citation import Game
from bot.engine.board import Board, Obj
from bot.engine.effects import Effect
from bot.engine.events import Event
from bot.engine.outcome import Step
from bot.engine.question import Attack

if TYPE_CHECKING:
    from bot.engine.tasks import Task


# What was removed from a combat is no target there any more (506.4, 608.2b).
OUT_OF_COMBAT = "out of combat"
# Said of what attacking has tapped, until it untaps.
TAPPED_TO_ATTACK = "tapped to attack"
# Marks a unit that has been rested to retaliate: until it wakes it joins no attack.
RESTED_TO_RETALIATE = "rested to retaliate"


class Topic(StrEnum):
    """What a step is about; each game says which rules govern it."""

    CHOOSE = "choose the next effect"
    AGAIN = "look again after each effect"
    SEVERAL_CHOOSERS = "several choosers"
    ONCE = "one opportunity per event"
    SELF_FIRST = "self-replacement first"
    CONTROL_FIRST = "control first"
    COPY_FIRST = "copy first"
    BACK_FACE_FIRST = "back face first"
    SHIELD = "a shield of points"
    DIVIDE = "dividing a shield"
    INSTANCE = "the next time"
    EACH = "prevent N of that damage"
    PREVENT = "prevention"
    UNPREVENTABLE = "damage that can't be prevented"
    REPLACE = "replacement"
    CHAIN = "an effect becomes applicable"
    REDIRECT = "redirection"
    RIDER = "additional effect"
    PREVENT_TRIGGER = "trigger on prevention"
    ZERO = "zero damage"
    NO_DAMAGE = "nothing that takes damage"
    RECHECK = "source no longer matches"
    DAMAGE_PLAYER = "damage to a player"
    DAMAGE_CREATURE = "damage to a creature or unit"
    DAMAGE_PLANESWALKER = "damage to a planeswalker"
    DAMAGE_BATTLE = "damage to a battle"
    INFECT_PLAYER = "infect and players"
    MINUS_COUNTERS = "wither and infect on creatures"
    TOXIC = "toxic"
    LIFELINK = "lifelink"
    LETHAL = "lethal damage"
    DEATHTOUCH = "deathtouch"
    TOUGHNESS_ZERO = "toughness 0"
    LOYALTY_ZERO = "loyalty 0"
    LEGEND_RULE = "legend rule"
    DEFENSE_ZERO = "defense 0"
    LIFE_ZERO = "life 0"
    POISON_TEN = "ten poison counters"
    EMPTY_DRAW = "empty library"
    COUNTERS_CANCEL = "+1/+1 and -1/-1 counters"
    DIES = "dies"
    DESTROY = "destroy"
    EFFECT_DAMAGE = "damage of a spell or ability"
    INDESTRUCTIBLE = "indestructible"
    REGENERATE = "regenerate"
    REGENERATE_ALWAYS = "static regeneration"
    AURA_FALLS = "aura falls off"
    ATTACH = "attaching"
    PROTECTION = "protection"
    SHIELD_COUNTER = "shield counter"
    FINALITY = "finality counter"
    COMMANDER = "commander instead"
    COMMANDER_BACK = "commander afterwards"
    COMMANDER_DAMAGE = "commander damage"
    UMBRA = "umbra armor"
    ABSORB = "absorb"
    CANT = "can't"
    GAIN_LIFE = "gain life"
    NO_GAIN = "can't gain life"
    LOSE_LIFE = "lose life"
    FLOOR = "life floor"
    DRAW = "draw"
    MILL = "mill"
    DISCARD = "discard"
    COUNTERS = "counters"
    TOKENS = "create tokens"
    ENTERS = "enters the battlefield"
    ENTERS_WITH = "enters with"
    ENTERS_SO = "enters so"
    ENTERS_COPY = "enters as a copy"
    ENTERS_CHOICE = "as it enters, choose"
    ENTERS_TAKING = "as it enters, sacrifice or exile"
    INNER = "an event inside another"
    ZONE = "changes zones"
    TWO_PLACES = "would go to two places at once"
    EXILE = "is exiled"
    TRIGGER = "a trigger"
    TRIGGER_ORDER = "the order of triggers"
    TRIGGER_STILL = "the condition of a trigger as it resolves"
    TRIGGER_TARGET = "targets of a trigger"
    MAY_BE_CHOSEN = "what may be chosen"
    RESOLVE = "a spell or ability resolves"
    FIZZLE = "all targets illegal"
    COMBAT_DAMAGE = "combat damage"
    ASSIGN = "assigning combat damage"
    ASSIGN_TRAMPLE = "assigning with trample"
    ASSIGN_DEATHTOUCH = "assigning with deathtouch"
    TRAMPLE_WALKERS = "trample over planeswalkers"
    FIRST_STRIKE = "first strike"
    DOUBLE_STRIKE = "double strike"
    BLOCKED = "blocked"
    FIGHT = "fight"
    SACRIFICE = "sacrifice"
    TURN_END = "end of turn"
    LOSE_GAME = "lose the game"
    WIN_GAME = "win the game"
    GAME_OVER = "the game ends"
    GAME_DRAWN = "the game is a draw"
    ENDLESS = "a loop nobody can leave"
    OPTIONAL = "optional effect"
    BONUS = "Bonus Damage"
    BONUS_SUM = "several instances of Bonus Damage"
    BONUS_INSIDE = "Bonus Damage that is prevented with the rest"
    RETALIATE = "retaliation"
    RETALIATE_ORDER = "order of retaliators"
    RETALIATE_CHOSEN = "whether to retaliate"
    INTERCEPT = "whether to intercept"
    DURABILITY = "durability"
    IMMORTAL = "immortality"
    BULWARK = "bulwark counter"
    BULWARK_SPENT = "bulwark counter against unpreventable damage"
    STUNNED = "stunned"
    ASSIGN_PREVENT = "assigning where damage is prevented"
    ASSIGN_ALL = "assigning where all damage is prevented"
    SEVERAL_EVENTS = "effects on simultaneous events"
    ASSAULT = "assault"
    SHIELDED = "shield"
    RECALL = "recall"
    GO_HOME = "attackers are recalled"
    COMBAT_WON = "a side alone is left"
    TANK = "tank"
    BACKLINE = "backline"
    EXEMPT = "exempt from assignment"
    KILL = "kill"
    COUNTERED = "a spell is countered"
    HEAL = "heal"
    RECOVER = "recover"
    STATE_TRIGGER = "state trigger"
    PHASING = "phasing"
    BANDING = "banding"
    UNTAP = "untap step"
    STUN = "stun counter"
    EXCHANGE = "exchange"
    CLEAVE = "cleave"
    PROLIFERATE = "proliferate"


class Doubt(StrEnum):
    """What the rules do not settle; each has two readings, 0 and 1."""

    SHARED_NUMBER = "how a number is shared by one or more units"  # DP 8
    MEETING_ORDER = "which source a shield meets first outside combat"  # DS 2
    OWNER = "owner or controller"  # BW 1.1 against RE 2


class Fizzles(StrEnum):
    """When a spell or ability does nothing because of illegal targets."""

    WITHOUT_ANY = "all targets are illegal"  # 608.2b
    MISSING_ONE = "a target it needs is illegal"  # Checking Resolution 1.4.1.1
    NEVER = "never"  # Riftbound 359.3.e.1


@dataclass(frozen=True, slots=True)
class StateCheck:
    """What the state check finds: *board* with what needs no event already done."""

    board: Board
    events: tuple[Event, ...]
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class GameRules:
    """One edition of one game.

    *cites* maps each topic to locators in that edition. *owner_chooses*: the owner,
    not the controller, orders effects on an object (Riftbound 1.3).
    *orders_events*: simultaneous damage is met one event at a time in its order, so
    that no shield is divided (Grand Archive DS 2, Riftbound 373).
    *instance_spent_on_unpreventable*: DP 5.2 against Magic's 609.7b; None where the
    rules say nothing of it.
    *banishes*: what Magic calls exile is banishment there.
    *bonus_inside*: Bonus Damage is part of the total that is prevented (437.1.a.1).
    *unit_word*: what takes damage, in the game's own word.
    """

    game: Game
    edition: str
    cites: Mapping[Topic, tuple[str, ...]]
    check_state: Callable[["GameRules", Board], StateCheck]
    combat_steps: Callable[[Board, Attack], tuple["Task", ...]]
    implied: Callable[[Board], tuple[Effect, ...]] = lambda _board: ()
    forced_classes: bool = False
    taps_attackers: bool = False
    owner_chooses: bool = False
    orders_events: bool = False
    instance_spent_on_unpreventable: bool | None = False
    banishes: bool = False
    bonus_inside: bool = True
    keeps_damage: Callable[[Obj], bool] = lambda _obj: False
    prevents: bool = True
    # What marks what was removed from a combat: in Riftbound it is in its base.
    recalled: frozenset[str] = frozenset()
    # Effects on damage apply as combat damage is assigned (Riftbound 1.4, 465.2.c.5).
    assigns_modified: bool = False
    heals_after_combat: bool = False
    # Nobody wins a combat from which attackers were recalled (Riftbound 1.4, 466.3.d).
    recall_undecided: bool = False
    fizzles: Fizzles = Fizzles.WITHOUT_ANY
    # Damage is of spells, abilities or units (Riftbound 417.6).
    names_abilities: bool = False
    # What this edition leaves open, and which reading of it is followed (0 or 1).
    open: frozenset[Doubt] = frozenset()
    readings: Mapping[Doubt, int] = field(default_factory=dict)

    def reading(self, doubt: Doubt) -> int:
        """Which reading of what is open is followed."""
        return self.readings.get(doubt, 0)

    def cite(self, *topics: Topic) -> tuple[str, ...]:
        """The locators for *topics* in this edition, in order, each once."""
        found: dict[str, None] = {}
        for topic in topics:
            for locator in self.cites.get(topic, ()):
                found[locator] = None
        return tuple(found)
