"""Of several told together what is left, or so many: "the other two", "two block"."""

from collections.abc import Iterator

from bot.citation import Game
from bot.scenario.words.parsing import Parse, Reading
from bot.scenario.words.syntax import Person, Place, Spec, Thing

_WHOLE = frozenset({"others", "rest"})
_SHORT = _WHOLE | {"other", "remaining"}
_OTHER = frozenset({"other", "remaining", "last"})
OF_THE_REST = _SHORT | {"all", "the"}
_ONES = frozenset(
    "ones guys dudes creatures attackers blockers tokens monsters boys fellas".split()
)
# "He assigns the rest to me", "and the rest on the 2/2": of its damage.
_OF_DAMAGE = frozenset({"to", "on", "onto"})
_OF_THEM = frozenset({"them", "those", "these"})
_POINTS = frozenset("damage power toughness life point points counters cards".split())
_MANY = 100


def the_rest(parse: Parse, at: int) -> Iterator[Reading]:
    """ "The rest of them", "all the others", "the other two", "the remaining ones"."""
    if parse.game not in {None, Game.MTG}:
        return
    here = at
    if parse.word(here) == "all":
        here += 1 + (parse.word(here + 1) == "of")
    begins = here > 0 and parse.word(here - 1) in _BEGINS
    if parse.word(here) == "the":
        word, here, short = parse.word(here + 1), here + 2, False
    elif begins and parse.word(here) in _SHORT:
        # "Rest hit him", "others get through"
        word, here, short = parse.word(here), here + 1, True
    else:
        return
    if short and parse.word(here) not in _FIGHT | _DOES and word in _WHOLE:
        return
    if word in _WHOLE and not (word == "rest" and parse.word(here) in _OF_DAMAGE):
        yield here, Thing("them", Place(at, here), "other", plural=True)
        if parse.word(here) == "of" and parse.word(here + 1) in _OF_THEM:
            yield here + 2, Thing("them", Place(at, here + 2), "other", plural=True)
    if word not in _OTHER:
        return
    if word != "last" and parse.word(here) in _ONES:
        yield here + 1, Thing("them", Place(at, here + 1), "other", plural=True)
    for end, quantity in parse.reads("number", here):
        many = quantity.value
        if not isinstance(many, int) or not 1 < many < _MANY:
            continue
        if parse.word(end) in _POINTS:
            continue
        if short and parse.word(end) not in _FIGHT | _ONES:
            continue
        end += parse.word(end) in _ONES
        yield end, Thing("them", Place(at, end), "other", count=many, plural=True)


# Before and behind these a number alone counts creatures told of.
_BEGINS = frozenset(
    ["", ".", ",", ";", ":", "\n", "(", "and", "but", "then", "while", "so", "if",
     "only", "just"]
)  # fmt: skip
_FIGHT = frozenset(
    "attack attacked block blocked get got go went are were hit connect connected "
    "swing come came charge stay stayed unblocked through".split()
)
_DOES = frozenset(
    "attacks attacked blocks blocked gets got goes went is was hits connects".split()
)
_NTH = frozenset({"second", "third", "fourth"})
_SENDS = frozenset(
    "with block blocks blocked chump chumps chumped send sends sent by".split()
)
_ENDED = frozenset(
    [
        "",
        ".",
        ",",
        "?",
        "!",
        ";",
        "\n",
        ")",
        "and",
        "at",
        "into",
        "with",
        "but",
        "while",
    ]
)


_LIMITS = frozenset("only just exactly precisely merely".split())
SHARING = _LIMITS | {"half", "all"}


def share(parse: Parse, at: int) -> Iterator[Reading]:
    """ "Half of them", "all but one (of them)": how many those are is seen there."""
    if parse.game not in {None, Game.MTG}:
        return
    here = at + (parse.word(at) in _LIMITS)
    if parse.word(here) == "half":
        yield from _share_of(parse, at, here + 1, _HALF)
    if parse.word(here) != "all":
        return
    here += 3 if _of_those(parse, here + 1) else 1
    if parse.word(here) not in {"but", "except"}:
        return
    for end, quantity in parse.reads("number", here + 1):
        many = quantity.value
        if isinstance(many, int) and 0 < many < _MANY:
            yield from _share_of(parse, at, end, -many)


def _share_of(parse: Parse, at: int, end: int, share: int) -> Iterator[Reading]:
    if _of_those(parse, end):
        end += 2
    elif parse.word(end) not in _ENDED | _FIGHT | _DOES | {"die", "have", "are"}:
        return
    spec = Spec("share", share, Place(at, end))
    yield end, Thing("them", Place(at, end), "a", specs=(spec,), plural=True)


_HALF = 0


def so_many(parse: Parse, at: int) -> Iterator[Reading]:
    """ "Two attack Bob", "I attack Bob with two": two of those told of."""
    if parse.game not in {None, Game.MTG}:
        return
    before = parse.word(at - 1) if at else ""
    if before not in _BEGINS and before not in _SENDS:
        return
    further = at + (parse.word(at) == "a" and parse.word(at + 1) in _NTH)
    if further > at or parse.word(at) == "another":
        end, behind = further + 1, parse.word(further + 1)
        does = before in _BEGINS and behind in _DOES
        # "He blocks one with a 2/2, another with a 3/3"
        does = does or (before in {",", "and"} and behind in {"with", "by"})
        if does or (before in _SENDS and behind in _ENDED):
            yield end, Thing("thing", Place(at, end), "another")
        return
    for end, quantity in parse.reads("number", at):
        many, behind = quantity.value, parse.word(end)
        if not isinstance(many, int) or not 1 < many < _MANY or end > at + 1:
            continue
        does = before in _BEGINS and behind in _FIGHT
        if does or (before in _SENDS and behind in _ENDED):
            yield end, Thing("them", Place(at, end), "a", count=many)


def some_of_them(parse: Parse, at: int) -> Iterator[Reading]:
    """ "Exactly two of them", "all three of them"."""
    here = at + (parse.word(at) in _LIMITS)
    whole = parse.word(here) == "all"
    for end, quantity in parse.reads("number", here + whole):
        if end == here + whole + 1 and isinstance(quantity.value, int):
            many, here = quantity.value, end
            break
    else:
        return
    if many > 1 and parse.word(here) == "of" and parse.word(here + 1) in _OURS:
        # "Two of mine block"
        place = Place(at, here + 2)
        owner = Person(_OURS[parse.word(here + 1)], place=place)
        noun = "creature" if parse.game in {None, Game.MTG} else "unit"
        said = (Spec("noun", noun, place),)
        yield here + 2, Thing(noun, place, "the", owner, many, specs=said, plural=True)
    if not _of_those(parse, here) or (many == 1 and not whole and here == at + 1):
        return
    det = "both" if whole else "a"
    yield here + 2, Thing("them", Place(at, here + 2), det, count=many)


def _of_those(parse: Parse, at: int) -> bool:
    return parse.word(at) == "of" and parse.word(at + 1) in _OF_THEM | {"which"}


_OURS = {"mine": "me", "hers": "he", "theirs": "he"}
