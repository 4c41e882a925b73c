"""Which ones are meant, in our plain words."""

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from bot.engine.values import (
    ANY_OBJECT,
    ANYTHING,
    ONLY_YOU,
    Chosen,
    Filter,
    Side,
    Zone,
)
from bot.wording.phrases import Attempt
from bot.wording.plain.values import THEIR_CHAMPION, YOUR_CHAMPION, G, P, is_this

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
        "your champion": YOUR_CHAMPION,
        "that player's champion": THEIR_CHAMPION,
    },
)
P.both("filter", "target <chosen:slot>", Filter)
G.says("filter", "target <chosen:slot> while attacking")(
    lambda chosen: Filter(chosen=chosen, attacking=True)
)
P.words(
    "filter",
    {
        "this while attacking": Filter(this=True, attacking=True),
        "the target while attacking": Filter(chosen=0, attacking=True),
        "your champion while attacking": replace(YOUR_CHAMPION, attacking=True),
    },
)

G.reads("filter")(
    lambda attempt, at: [(at + 1, Filter(this=True))] if is_this(attempt, at) else []
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
    ("in a graveyard", "zone", Zone.GRAVEYARD),
    ("the target controls", "controlled_by", Chosen(0)),
    ("target 2 controls", "controlled_by", Chosen(1)),
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
# Of these one is enough.
_ANY_OF = frozenset({"elements", "classes"})
_SIMPLE = frozenset(
    [field for _, field, _ in (*_BEFORE, *_AFTER)]
    + [field for _, field in (*_NUMBERED, *_NAMED, *_SETS)]
    + ["kinds", "any_kinds", "not_kinds", "any_of", "none_of"]
)
_NOT_OF = "not of element {}"


# What kind of thing it is stands behind what else it is.
_LAST = frozenset(
    """unit ally champion item weapon attack action spell domain phantasia gear rune
    card""".split()
)


def _say_filter(it: Filter) -> str:
    for field in fields(Filter):
        if field.name not in _SIMPLE and getattr(it, field.name) != field.default:
            raise ValueError(f"no words for {field.name} of a filter")
    if it.chosen is not None and it == Filter(chosen=it.chosen, attacking=True):
        return f"target {it.chosen + 1} while attacking"
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
        each = [words.format(f"“{one}”") for one in sorted(getattr(it, name))]
        either = [one.replace("of ", "or ", 1) for one in each[1:]]
        said += [*each[:1], *either] if name in _ANY_OF else each
    if it.any_of:
        alone = len(it.any_of) == 1
        ways = it.any_of[0] if alone else Filter(any_of=it.any_of)
        said.append(f"being {P.say('filter', ways)}")
    for barred in it.none_of:
        if barred != Filter(elements=barred.elements) or len(barred.elements) != 1:
            said.append(f"except {P.say('filter', barred)}")
            continue
        said.append(_NOT_OF.format(f"“{next(iter(barred.elements))}”"))
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
    otherwise but both either own on no plus being
    except player opponent next a all your player's times as holds bonus of me him her
    them us i my myself""".split()
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
            while end + 2 < len(words) and words[end + 1] == "/":
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
            if isinstance(old, tuple):
                new = (*old, value)
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
    _ways = [_words.format("<said:text>")]
    if _name in _ANY_OF:
        _ways.append(_ways[0].replace("of ", "or ", 1))
    G.says("suffix", *_ways)(lambda said, name=_name: ((name, said),))


@G.says("suffix", _NOT_OF.format("<said:text>"))
def _not_of(said: str) -> tuple[tuple[str, Filter]]:
    return (("none_of", Filter(elements=frozenset({said}))),)


@G.says("suffix", "except <it:filter>")
def _except(it: Filter) -> tuple[tuple[str, Filter]]:
    return (("none_of", it),)


@G.says("suffix", "being <it:filter>")
def _being(it: Filter) -> tuple[tuple[str, Filter]]:
    return (("any_of", it),)
