"""Amounts, references, kinds and conditions in our plain words."""

from typing import Any

from bot.engine.conditions import (
    AllHold,
    AnyHolds,
    Compare,
    Exists,
    Flag,
    InCombat,
    IsTurnOf,
    Matches,
    Not,
)
from bot.engine.values import (
    AllRefs,
    Chosen,
    ControllerOf,
    CountOf,
    EachOf,
    Filter,
    Half,
    Least,
    OwnerOf,
    Per,
    PreventedThisWay,
    Side,
    StatOf,
    Sum,
    ThatMuch,
    Times,
    Variable,
    Who,
)
from bot.wording.phrases import Attempt
from bot.wording.plain.bothways import BothWays

P = BothWays()
G = P.grammar

# --- Numbers and texts ----------------------------------------------------------


@G.reads("number")
def _number(attempt: Attempt, at: int) -> list[tuple[int, int]]:
    word = attempt.words[at] if at < len(attempt.words) else ""
    return [(at + 1, int(word))] if word.lstrip("-").isdecimal() else []


def _say_number(number: object) -> str:
    if not isinstance(number, int):
        raise ValueError(f"no number: {number!r}")
    return str(number)


P.by_hand("number", _say_number)
# Slots are counted from 1 in words.
G.says("slot", "<n:number>")(lambda n: n - 1 if n > 0 else None)
P.by_hand("slot", lambda n: str(n + 1))


@G.reads("text")
def _text(attempt: Attempt, at: int) -> list[tuple[int, str]]:
    """Words in quotation marks, as they stand."""
    words = attempt.words
    if words[at : at + 1] != ('"',) or '"' not in words[at + 1 :]:
        return []
    close = words.index('"', at + 1)
    return [(close + 1, attempt.text.between(at + 1, close))]


P.by_hand("text", lambda said: f"“{said}”")


def quotable(text: str) -> str:
    """*text* without what would end a quotation."""
    return text.replace("“", "'").replace("”", "'").replace('"', "'")


_CHAMPION = frozenset({"champion"})
YOUR_CHAMPION = Filter(kinds=_CHAMPION, controller=Side.YOU)
THEIR_CHAMPION = Filter(kinds=_CHAMPION, controller=Side.THAT_PLAYER)

# --- Who ------------------------------------------------------------------------

P.words(
    "ref",
    {
        "you": Who.YOU,
        "this": Who.THIS,
        "what this is linked to": Who.ATTACHED,
        "each player": Who.EACH_PLAYER,
        "each opponent": Who.EACH_OPPONENT,
        "its source": Who.EVENT_SOURCE,
        "it": Who.EVENT_RECIPIENT,
        "that player": Who.EVENT_PLAYER,
        "that one": Who.EVENT_OBJECT,
        "the target": Chosen(0),
        "your champion": EachOf(YOUR_CHAMPION),
        "that player's champion": EachOf(THEIR_CHAMPION),
    },
)
P.both("ref", "target <slot:slot>", Chosen)
P.both("ref", "each <filter:filter>", EachOf)
P.both("ref", "the controller of <of:ref>", ControllerOf)
P.both("ref", "the owner of <of:ref>", OwnerOf)


@G.says("ref", "both <first:ref> and <second:ref>")
def _both(first: Any, second: Any) -> AllRefs:
    return AllRefs((first, second))


def _say_several(it: Any) -> str:
    if not isinstance(it, AllRefs):
        raise ValueError(f"no words for {it!r}")
    return "both " + " and ".join(P.say("ref", one) for one in it.refs)


P.by_hand("ref", _say_several)


def is_this(attempt: Attempt, at: int) -> bool:
    """ "This" before a noun is left as it is by the tokens."""
    return attempt.words[at : at + 1] == ("this",)


G.reads("ref")(lambda attempt, at: [(at + 1, Who.THIS)] if is_this(attempt, at) else [])

# --- How much -------------------------------------------------------------------

P.words(
    "one amount",
    {
        "that much": ThatMuch(),
        "the damage prevented": PreventedThisWay(),
        "X": Variable("X"),
        "Y": Variable("Y"),
        "LV": Variable("LV"),
    },
)
P.words("up or down", {"up": True, "down": False})
P.both("one amount", "the number of <filter:filter>", CountOf)
P.both("one amount", "the number called <letter:text>", Variable)
P.words(
    "stat", {name: name for name in ("power", "might", "life", "damage", "durability")}
)
P.both("one amount", "the <stat:stat> of <of:ref>", StatOf)


@G.says("one amount", "the <kind:text> counters on <of:ref>")
def _counters(kind: str, of: Any) -> StatOf:
    return StatOf(of, f"counters:{kind}")


P.both("one amount", "<factor:number> times <of:one amount>", Times)
P.both("one amount", "half of <of:one amount> rounded <up:up or down>", Half)
P.both("one amount", "1 for every <size:number> of <of:one amount>", Per)
G.says("one amount", "<n:number>")(lambda n: n)


@G.says("one amount", "at most <n:number> of <of:one amount>")
def _at_most(n: int, of: Any) -> Least:
    return Least((of, n))


@G.says("one amount", "the might of <of:ref> lowered by <by:number> to <least:number>")
def lowered(of: Any, by: int, least: int) -> Times:
    """ "-*by* Might, to a minimum of *least*": by so much as can be taken."""
    return Times(-1, Least((by, Sum((StatOf(of, "might"), -least)))))


def _say_one_amount(amount: Any) -> str:
    match amount:
        case Times(-1, Least((int(by), Sum((StatOf(of, "might"), int(least)))))):
            said = P.say("ref", of)
            return f"the might of {said} lowered by {by} to {-least}"
        case Least((of, int(most))):
            return f"at most {most} of {P.say('one amount', of)}"
        case StatOf(of, stat) if stat.startswith("counters:"):
            return f"the “{stat.partition(':')[2]}” counters on {P.say('ref', of)}"
        case int():
            return str(amount)
        case _:
            raise ValueError(f"no words for {amount!r}")


P.by_hand("one amount", _say_one_amount)
G.says("amount", "<n:one amount>")(lambda n: n)


@G.says("amount", "<left:one amount> plus <right:one amount>")
def _sum(left: Any, right: Any) -> Sum:
    return Sum((left, right))


@G.says("amount", "all but <left:number>")
def _all_but(left: int) -> Sum:
    return Sum((ThatMuch(), -left))


def _say_amount(amount: Any) -> str:
    match amount:
        case Sum((ThatMuch(), int(left))) if left < 0:
            return f"all but {-left}"
        case Sum(terms):
            return " plus ".join(P.say("one amount", one) for one in terms)
        case _:
            return P.say("one amount", amount)


P.by_hand("amount", _say_amount)

# --- When -----------------------------------------------------------------------

P.words(
    "side",
    {"you": Side.YOU, "an opponent": Side.OPPONENT, "that player": Side.THAT_PLAYER},
)
P.words(
    "how",
    {
        "is at least": ">=", "is at most": "<=", "is exactly": "==",
        "is more than": ">", "is less than": "<",
    },
)  # fmt: skip
P.words("condition", {"combat damage is being dealt": InCombat()})
P.both("condition", "<name:text> holds", Flag)
P.both("condition", "there is any <filter:filter>", Exists)
P.both("condition", "there is no <filter:filter>", Exists, at_least=0, at_most=0)
P.both(
    "condition",
    "there is exactly one <filter:filter>",
    Exists,
    at_least=1,
    at_most=1,
)
P.both(
    "condition",
    "there are at least <at_least:number> of <filter:filter>",
    Exists,
    at_most=None,
)
P.both(
    "condition",
    "there are at most <at_most:number> of <filter:filter>",
    Exists,
    at_least=0,
)
P.both("condition", "<left:amount> <how:how> <right:amount>", Compare)
P.both("condition", "<ref:ref> is a <filter:filter>", Matches)
P.both("condition", "it is the turn of <side:side>", IsTurnOf)
P.both("condition", "not : <of:condition>", Not)


@G.says("condition", "both : <first:condition> and <second:condition>")
def _all_hold(first: Any, second: Any) -> AllHold:
    return AllHold((first, second))


@G.says("condition", "all : <a:condition> and <b:condition> and <c:condition>")
def _three_hold(a: Any, b: Any, c: Any) -> AllHold:
    return AllHold((a, b, c))


@G.says("condition", "any : <first:condition> or <second:condition>")
def _any_holds(first: Any, second: Any) -> AnyHolds:
    return AnyHolds((first, second))


def _say_condition(it: Any) -> str:
    match it:
        case AllHold(of):
            word = {2: "both", 3: "all"}[len(of)]
            return f"{word}: " + " and ".join(P.say("condition", one) for one in of)
        case AnyHolds(of):
            return "any: " + " or ".join(P.say("condition", one) for one in of)
        case _:
            raise ValueError(f"no words for {it!r}")


P.by_hand("condition", _say_condition)
