"""The sentences in which each kind of question is answered."""

from bot.citation import Game
from bot.engine.asking_places import RECALLED, THERE
from bot.engine.asking_results import CEASES, DRAWN, GOES_ON
from bot.engine.question import AskKind

# Said of you, of somebody or something else, of nothing in particular.
SENTENCES: dict[AskKind, tuple[str, str, str]] = {
    AskKind.LIFE: ("you're at {what}", "{who} is at {what}", "{what} life"),
    AskKind.GAINED: ("you gain {what}", "{who} gains {what}", "{what} gained"),
    AskKind.LIFE_LOST: ("you lose {what}", "{who} loses {what}", "{what} lost"),
    AskKind.POISON: ("you have {what}", "{who} has {what}", "{what}"),
    AskKind.COMMANDER_DAMAGE: (
        "you have been dealt {what}",
        "{who} has been dealt {what}",
        "{what}",
    ),
    AskKind.DAMAGE_DEALT: (
        "{what} is dealt to you",
        "{what} is dealt to {who}",
        "{what} is dealt",
    ),
    AskKind.DEALS: ("you deal {what}", "{who} deals {what}", "{what} is dealt"),
    AskKind.DAMAGE_MARKED: ("you have {what}", "{who} has {what}", "{what}"),
    AskKind.PREVENTED: (
        "{what} to you is prevented",
        "{what} to {who} is prevented",
        "{what} is prevented",
    ),
    AskKind.SHIELD: (
        "your shield has {what}",
        "{who} has {what}",
        "the shield has {what}",
    ),
    AskKind.COUNTERS: ("you have {what}", "{who} has {what}", "{what}"),
    AskKind.SIZE: ("you are {what}", "{who} is {what}", "{what}"),
    AskKind.LETHAL: (
        "{what} is lethal for you",
        "{what} must be assigned to kill {who}",
        "{what} is lethal",
    ),
    AskKind.TRAMPLE: (
        "at most {what} can go through",
        "at most {what} can go through",
        "at most {what} can go through",
    ),
    AskKind.DRAWN: ("you draw {what}", "{who} draws {what}", "{what} drawn"),
    AskKind.DISCARDED: (
        "you discard {what}",
        "{who} discards {what}",
        "{what} discarded",
    ),
    AskKind.HAND: (
        "you have {what} in hand",
        "{who} has {what} in hand",
        "{what} in hand",
    ),
    AskKind.LIBRARY: (
        "you have {what} in your library",
        "{who} has {what} in the library",
        "{what} in the library",
    ),
    AskKind.SACRIFICED: (
        "you have to sacrifice {what}",
        "{who} has to sacrifice {what}",
        "{what} sacrificed",
    ),
    AskKind.TRIGGERS: ("{what}", "{what} of {who}", "{what}"),
    AskKind.CREATED: (
        "you create {what}",
        "{who} creates {what}",
        "{what} created",
    ),
    AskKind.DEATHS: ("you lose {what}", "{who} loses {what}", "{what} lost"),
    AskKind.CONTROLS: ("you control {what}", "{who} controls {what}", "{what}"),
    AskKind.CONTROLLER: (
        "{what} controls it",
        "{what} controls {who}",
        "{what} controls it",
    ),
    AskKind.HOLDS: ("{what} controls the battlefield",) * 3,
    AskKind.LOYALTY: ("{what} loyalty", "{who} has {what} loyalty", "{what} loyalty"),
}
# What is dealt and not assigned: of you, of somebody or something else.
DEALT_LETHAL = (
    "{what} damage is lethal for you",
    "{what} damage kills {who}",
    "{what} damage is lethal",
)
# None, one, several of what is counted.
AMOUNTS: dict[AskKind, tuple[str, str, str]] = {
    AskKind.GAINED: ("no life", "{n} life", "{n} life"),
    AskKind.LIFE_LOST: ("no life", "{n} life", "{n} life"),
    AskKind.POISON: ("no poison counters", "{n} poison counter", "{n} poison counters"),
    AskKind.COMMANDER_DAMAGE: (
        "no commander damage",
        "{n} commander damage",
        "{n} commander damage",
    ),
    AskKind.DAMAGE_DEALT: ("no damage", "{n} damage", "{n} damage"),
    AskKind.DEALS: ("no damage", "{n} damage", "{n} damage"),
    AskKind.DAMAGE_MARKED: ("no damage", "{n} damage", "{n} damage"),
    AskKind.PREVENTED: ("no damage", "{n} damage", "{n} damage"),
    AskKind.SHIELD: ("nothing left", "{n} point left", "{n} points left"),
    AskKind.COUNTERS: (
        "no {kind} counters",
        "{n} {kind} counter",
        "{n} {kind} counters",
    ),
    AskKind.DRAWN: ("no cards", "{n} card", "{n} cards"),
    AskKind.DISCARDED: ("no cards", "{n} card", "{n} cards"),
    AskKind.HAND: ("no cards", "{n} card", "{n} cards"),
    AskKind.LIBRARY: ("no cards", "{n} card", "{n} cards"),
    AskKind.SACRIFICED: ("no permanents", "{n} permanent", "{n} permanents"),
    AskKind.TRIGGERS: ("no trigger", "{n} trigger", "{n} triggers"),
    AskKind.CREATED: ("no tokens", "{n} token", "{n} tokens"),
    AskKind.DEATHS: ("no permanents", "{n} permanent", "{n} permanents"),
    AskKind.CONTROLS: ("no permanents", "{n} permanent", "{n} permanents"),
}
# What a player controls, by its kind; of any other kind the last.
CONTROLLED: dict[str, tuple[str, str, str]] = {
    "": AMOUNTS[AskKind.CONTROLS],
    "creature": ("no creatures", "{n} creature", "{n} creatures"),
    "land": ("no lands", "{n} land", "{n} lands"),
    "token": AMOUNTS[AskKind.CREATED],
}
# *kinds* is the English plural; other languages do not decline these names.
CONTROLLED_OF_A_KIND = ("no {kind}", "{n} {kind}", "{n} {kinds}")
# Tokens of one kind.
CREATED_OF_A_KIND = ("no {kind} tokens", "{n} {kind} token", "{n} {kind} tokens")
# Counters of whichever kind.
ANY_COUNTERS = ("no counters", "{n} counter", "{n} counters")
# Yes and no of you, yes and no of somebody or something else.
YES_NO: dict[AskKind, tuple[str, str, str, str]] = {
    AskKind.DIES: ("you lose the game", "you survive", "{who} dies", "{who} survives"),
    AskKind.ORDER_MATTERS: (*("the order matters", "the order does not matter") * 2,),
    AskKind.ALL_DIE: (*("all of them die", "not all of them die") * 2,),
    AskKind.LOSES: (
        "you lose the game",
        "you don't lose the game",
        "{who} loses the game",
        "{who} doesn't lose the game",
    ),
    AskKind.WINS: (
        "you win the game",
        "you don't win the game",
        "{who} wins the game",
        "{who} doesn't win the game",
    ),
    AskKind.CAN_KILL: (
        "you can kill all of them",
        "you can't kill all of them",
        "{who} can kill all of them",
        "{who} can't kill all of them",
    ),
    AskKind.CAN_SAVE: (
        "you can save all of them",
        "you can't save all of them",
        "{who} can save all of them",
        "{who} can't save all of them",
    ),
    AskKind.CONQUERS: (
        "you conquer the battlefield",
        "you don't conquer the battlefield",
        "{who} conquers the battlefield",
        "{who} doesn't conquer the battlefield",
    ),
    AskKind.WINS_FIGHT: (
        "you win the combat",
        "you don't win the combat",
        "{who} wins the combat",
        "{who} doesn't win the combat",
    ),
    AskKind.GAINS: (
        "you gain life",
        "you gain no life",
        "{who} gains life",
        "{who} gains no life",
    ),
    AskKind.LOSES_LIFE: (
        "you lose life",
        "you lose no life",
        "{who} loses life",
        "{who} loses no life",
    ),
    AskKind.TAPPED: (
        "you are tapped",
        "you are untapped",
        "{who} is tapped",
        "{who} is untapped",
    ),
    AskKind.APPLIES: (
        "it applies",
        "it doesn't apply",
        "{who} applies",
        "{who} doesn't apply",
    ),
    AskKind.IN_FORCE: (
        "{who} is still in force",
        "{who} is gone",
        "{who} is still in force",
        "{who} is gone",
    ),
    AskKind.CAN_BLOCK: (
        "you can block {other}",
        "you can't block {other}",
        "{who} can block {other}",
        "{who} can't block {other}",
    ),
    AskKind.CAN_ATTACK: (
        "you can attack",
        "you can't attack",
        "{who} can attack",
        "{who} can't attack",
    ),
    AskKind.CAN_USE: (
        "you can use {other}",
        "you can't use {other}",
        "{who} can use {other}",
        "{who} can't use {other}",
    ),
    AskKind.MUST_ATTACK: (
        "you have to attack",
        "you don't have to attack",
        "{who} has to attack",
        "{who} doesn't have to attack",
    ),
    AskKind.MUST_BLOCK: (
        "you have to block",
        "you don't have to block",
        "{who} has to block",
        "{who} doesn't have to block",
    ),
    AskKind.MUST_SACRIFICE: (
        "you have to sacrifice {other}",
        "you don't have to sacrifice {other}",
        "{who} has to sacrifice {other}",
        "{who} doesn't have to sacrifice {other}",
    ),
    AskKind.BLOCKED: (
        "you are blocked",
        "you are not blocked",
        "{who} is blocked",
        "{who} is not blocked",
    ),
    AskKind.LAWFUL: (
        "that can be declared so",
        "that can't be declared so",
        "that can be declared so",
        "that can't be declared so",
    ),
    AskKind.CAN_BE_ATTACKED: (
        "you can attack {other}",
        "you can't attack {other}",
        "{who} can attack {other}",
        "{who} can't attack {other}",
    ),
    AskKind.CAN_ASSIGN: (
        "you can assign it like that",
        "you can't assign it like that",
        "it can be assigned like that",
        "it can't be assigned like that",
    ),
    AskKind.CAN_RETALIATE: (
        "you can retaliate",
        "you can't retaliate",
        "{who} can retaliate",
        "{who} can't retaliate",
    ),
    AskKind.MUST_RETALIATE: (
        "you must retaliate",
        "you don't have to retaliate",
        "{who} must retaliate",
        "{who} doesn't have to retaliate",
    ),
    AskKind.CAN_INTERCEPT: (
        "you can intercept",
        "you can't intercept",
        "{who} can intercept",
        "{who} can't intercept",
    ),
    AskKind.CAN_TARGET: (
        "you can target {other}",
        "you can't target {other}",
        "{who} can target {other}",
        "{who} can't target {other}",
    ),
    AskKind.CAN_CAST: (
        "you can cast {other}",
        "you can't cast {other}",
        "{who} can cast {other}",
        "{who} can't cast {other}",
    ),
    AskKind.CAN_EQUIP: (
        "you can equip {other}",
        "you can't equip {other}",
        "{who} can equip {other}",
        "{who} can't equip {other}",
    ),
}
# "Do both survive?": all of them, or not all.
ALL_SURVIVE = ("all of them survive", "not all of them survive")
# Asked whether it survives, or dies, where it has left without dying; in exile.
GONE = {
    False: (
        "{who} doesn't survive: it leaves the battlefield",
        "{who} doesn't die, but leaves the battlefield",
    ),
    True: ("{who} doesn't survive: it is exiled", "{who} doesn't die, but is exiled"),
}
# What comes of the least or the most that was asked for, where it can be otherwise.
EXTREMES = {"least": "{clause} at least", "most": "{clause} at most"}
# Who has won, where that is no player.
WON = {DRAWN: "the game is a draw", GOES_ON: "the game goes on"}
# Answered from the board, with a reason.
LEGAL = frozenset(
    {
        AskKind.CAN_BLOCK,
        AskKind.CAN_ATTACK,
        AskKind.MUST_ATTACK,
        AskKind.CAN_TARGET,
        AskKind.CAN_CAST,
        AskKind.BLOCKED,
        AskKind.CAN_USE,
        AskKind.CAN_EQUIP,
        AskKind.CAN_BE_ATTACKED,
        AskKind.CAN_RETALIATE,
        AskKind.MUST_RETALIATE,
        AskKind.CAN_INTERCEPT,
        AskKind.CAN_ASSIGN,
    }
)
IN_ZONE = {
    "battlefield": "{who} is on the battlefield",
    "base": "{who} is in its base",
    RECALLED: "{who} is recalled to its base",
    THERE: "{who} is at the battlefield",
    "graveyard": "{who} is in the graveyard",
    "hand": "{who} is in the hand",
    "library": "{who} is in the library",
    "exile": "{who} is exiled",
    "stack": "{who} is on the stack",
    "command": "{who} is in the command zone",
    "nowhere": "{who} is gone",
    CEASES: "{who} goes to the graveyard and ceases to exist",
}
# Where the games' own words for a zone differ from Magic's.
IN_ZONE_OF = {
    Game.MTG: IN_ZONE,
    Game.GRAND_ARCHIVE: IN_ZONE
    | {
        "battlefield": "{who} is on the field",
        "exile": "{who} is banished",
        "library": "{who} is in the deck",
    },
    Game.RIFTBOUND: IN_ZONE
    | {
        "battlefield": "{who} is on the board",
        "exile": "{who} is banished",
        "graveyard": "{who} is in the trash",
        "library": "{who} is in the deck",
    },
}
