"""Amounts, references, kinds and conditions in our plain words."""

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from bot.engine.values import (
    ANY_OBJECT,
    ANYTHING,
    ONLY_YOU,
    AllHold,
    AllRefs,
    AnyHolds,
    Chosen,
    Compare,
    ControllerOf,
    CountOf,
    EachOf,
    Exists,
    Filter,
    Flag,
    Half,
    InCombat,
    IsTurnOf,
    Matches,
    Not,
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
G.says("slot", "<n:number>")(lambda n: n - 1)
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
_YOUR_CHAMPION = Filter(kinds=_CHAMPION, controller=Side.YOU)
_THEIR_CHAMPION = Filter(kinds=_CHAMPION, controller=Side.THAT_PLAYER)

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
        "your champion": EachOf(_YOUR_CHAMPION),
        "that player's champion": EachOf(_THEIR_CHAMPION),
    },
)
P.both("ref", "target <slot:slot>", Chosen)
P.both("ref", "each <filter:filter>", EachOf)
P.both("ref", "the controller of <of:ref>", ControllerOf)
P.both("ref", "the owner of <of:ref>", OwnerOf)


@G.says("ref", "both <first:ref> and <second:ref>")
def _both(first: Any, second: Any) -> AllRefs:
    return AllRefs((first, second))


P.by_hand(
    "ref", lambda it: "both " + " and ".join(P.say("ref", one) for one in it.refs)
)


def _this(attempt: Attempt, at: int) -> bool:
    """ "This" before a noun is left as it is by the tokens."""
    return attempt.words[at : at + 1] == ("this",)


G.reads("ref")(lambda attempt, at: [(at + 1, Who.THIS)] if _this(attempt, at) else [])

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


def _say_one_amount(amount: Any) -> str:
    match amount:
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

# --- Which ones -----------------------------------------------------------------

P.words(
    "filter",
    {
        "anything": ANYTHING,
        "any object": ANY_OBJECT,
        "you": ONLY_YOU,
        "opponents": Filter(players=Side.OPPONENT, objects=False),
        "players": Filter(players=Side.ANY, objects=False),
        "this": Filter(this=True),
        "what this is linked to": Filter(attached=True),
        "the target": Filter(chosen=0),
        "your champion": _YOUR_CHAMPION,
        "that player's champion": _THEIR_CHAMPION,
    },
)
P.both("filter", "target <chosen:slot>", Filter)

G.reads("filter")(
    lambda attempt, at: [(at + 1, Filter(this=True))] if _this(attempt, at) else []
)

# Words that say one field; what stands before and after the kinds.
_BEFORE: tuple[tuple[str, str, Any], ...] = (
    ("other", "other", True),
    ("nontoken", "token", False),
    ("token", "token", True),
    ("awake", "tapped", False),
    ("rested", "tapped", True),
    ("attacking", "attacking", True),
    ("nonattacking", "attacking", False),
    ("blocking", "blocking", True),
    ("undamaged", "damaged", False),
    ("damaged", "damaged", True),
    ("equipped", "attached_kind", "equipped"),
)
_AFTER: tuple[tuple[str, str, Any], ...] = (
    ("you control", "controller", Side.YOU),
    ("an opponent controls", "controller", Side.OPPONENT),
    ("that player controls", "controller", Side.THAT_PLAYER),
    ("you own", "owner", Side.YOU),
)
_NUMBERED = (
    ("of power {} or more", "power_at_least"),
    ("of power {} or less", "power_at_most"),
    ("other than target {}", "not_chosen"),
)
_SLOTS = frozenset({"not_chosen"})
_NAMED = (
    ("with a {} counter", "counter"),
    ("called {}", "name"),
)
_SETS = (
    ("having {}", "keywords"),
    ("lacking {}", "without_keywords"),
    ("that is {}", "flags"),
    ("that is not {}", "not_flags"),
    ("of element {}", "elements"),
    ("of class {}", "classes"),
    ("of domain {}", "colors"),
)
_SIMPLE = frozenset(
    [field for _, field, _ in (*_BEFORE, *_AFTER)]
    + [field for _, field in (*_NUMBERED, *_NAMED, *_SETS)]
    + ["kinds", "any_kinds", "not_kinds", "any_of"]
)


# What kind of thing it is stands behind what else it is.
_LAST = frozenset(
    """unit ally champion item weapon attack action spell domain phantasia gear rune
    card""".split()  # noqa: SIM905
)


def _say_filter(it: Filter) -> str:
    for field in fields(Filter):
        if field.name not in _SIMPLE and getattr(it, field.name) != field.default:
            raise ValueError(f"no words for {field.name} of a filter")
    if it.any_of and replace(it, any_of=()) == ANY_OBJECT:
        return "either " + " or ".join(P.say("filter", one) for one in it.any_of)
    said = [word for word, name, is_ in _BEFORE if getattr(it, name) == is_]
    said += [f"non-{kind}" for kind in sorted(it.not_kinds)]
    said += sorted(it.kinds, key=lambda kind: (kind in _LAST, kind))
    if it.any_kinds:
        said.append("/".join(sorted(it.any_kinds)))
    if not it.kinds and not it.any_kinds:
        said.append("object")
    said += [words for words, name, is_ in _AFTER if getattr(it, name) == is_]
    for words, name in _NUMBERED:
        if getattr(it, name) is not None:
            number = getattr(it, name) + (name in _SLOTS)
            said.append(words.format(number))
    for words, name in _NAMED:
        if getattr(it, name) is not None:
            said.append(words.format(f"“{getattr(it, name)}”"))
    for words, name in _SETS:
        said += [words.format(f"“{one}”") for one in sorted(getattr(it, name))]
    return " ".join(said)


P.by_hand("filter", _say_filter)


@G.says("filter", "either <first:filter> or <second:filter>")
def _either(first: Filter, second: Filter) -> Filter:
    return Filter(any_of=(first, second))


_FIRST = {words: (name, is_) for words, name, is_ in _BEFORE}
# A kind is any other word; these belong to what stands around it.
_NO_KIND = frozenset(
    """you an that with having lacking of called this these to from and or is are was
    for each by until in damage the it its gets gets gains loses has dies enters leaves
    can't as target instead put puts sacrifice more once may while if dealt would then
    uses given times not prevents anything opponents players costs at than any
    otherwise but both either own on no plus
    player opponent next a all your player's times as holds bonus of""".split()  # noqa: SIM905
)


@G.reads("filter")
def _filter(attempt: Attempt, at: int) -> Iterable[tuple[int, Filter]]:
    words = attempt.words
    end = at
    made = Filter()
    while end < len(words) and words[end] in _FIRST:
        name, is_ = _FIRST[words[end]]
        made = replace(made, **{name: is_})
        end += 1
    while end < len(words) and words[end].startswith("non-"):
        made = replace(made, not_kinds=made.not_kinds | {words[end][4:]})
        end += 1
    kinds: list[str] = []
    any_kinds: list[str] = []
    while end < len(words) and words[end][0].isalpha() and words[end] not in _NO_KIND:
        if words[end + 1 : end + 2] == ("/",):
            any_kinds = [words[end]]
            while words[end + 1 : end + 2] == ("/",):
                any_kinds.append(words[end + 2])
                end += 2
        else:
            kinds.append(words[end])
        end += 1
    if not kinds and not any_kinds:
        return []
    named = frozenset(kinds) - {"object"}
    made = replace(made, kinds=named, any_kinds=frozenset(any_kinds))
    found = [(end, made)]
    _suffixes(attempt, end, made, found)
    return found[::-1]


def _suffixes(
    attempt: Attempt, at: int, made: Filter, found: list[tuple[int, Filter]]
) -> None:
    for end, fieldset in attempt.read(_SUFFIX, at):
        more = made
        for name, value in fieldset:
            old = getattr(more, name)
            new = old | {value} if isinstance(old, frozenset) else value
            more = replace(more, **{name: new})  # type: ignore[arg-type]
        found.append((end, more))
        _suffixes(attempt, end, more, found)


_SUFFIX = G.rule("suffix")
for _words, _name, _is in _AFTER:
    G.table("suffix", {_words: ((_name, _is),)})
for _words, _name in _NUMBERED:
    G.says("suffix", _words.format("<n:number>"))(
        lambda n, name=_name: ((name, n - (name in _SLOTS)),)
    )
for _words, _name in (*_NAMED, *_SETS):
    G.says("suffix", _words.format("<said:text>"))(
        lambda said, name=_name: ((name, said),)
    )

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
    "there are at least <at_least:number> of <filter:filter>",
    Exists,
    at_most=None,
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
