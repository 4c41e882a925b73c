"""What is told of several at once, told of each: "Knight A and B (2/7), each with “…”".

Only such names are spelt out; one name in the plural says it of all of them anyway.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from bot.scenario.words.descriptions import DESCRIBING, singular
from bot.scenario.words.quoted_words import name_before
from bot.scenario.words.tokens import ENDS, Kind, Token

_OF_EACH = frozenset({"each", "both"})
_LEADING = frozenset(
    "with a an that says say saying reads read reading has have having which"
    " : ,".split()
)
_SAY = frozenset("says say reads read has have".split())
_PLACES = frozenset(
    "are is were in on play the battlefield table board out there my his her their "
    "side mine".split()
)
_OF_THEM = (["of", "them"], ["of", "these"], ["of", "which"])
_AND_ANOTHER = (["and", "a"], ["and", "an"])
_LONGEST = 9


def told_of_each(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with what is said of each of several names behind every one."""
    for at in range(2, len(tokens) - 1):
        told, last = None, at - (tokens[at - 1].text == ",")
        if tokens[at].text in _OF_EACH:
            sized = tokens[at - 1].kind is Kind.SIZE  # "(1/1 each)"
            opening = at - 1 - sized
            if found := _behind_all(tokens, at):
                return told_of_each(found)
            if tokens[opening].text == "(":
                told, last = _in_bracket(tokens, opening), opening
            else:
                start = at + 1 + 2 * (_texts(tokens, at + 1, 2) in _OF_THEM)
                if end := _end(tokens, start):
                    said = _described(tokens, start, end)
                    if tokens[end - 1].kind is Kind.QUOTE:
                        last = _before(tokens, at)
                        if said[0].text in _SAY:  # "Odd Orb with “…” and Odd Axe …"
                            said = (
                                replace(said[0], text="with", raw="with"),
                                *said[1:],
                            )
                    told = end, said
        elif tokens[at].text == ",":
            told = _plural(tokens, at)
        if told is None:
            continue
        end, said = told
        found = _spelt_out(tokens, last, at, said) or _moved(tokens, last, at, end)
        if found:
            return told_of_each((*found, *tokens[end:]))
    return tokens


def each_of_units(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "a 3 Might unit with … and a 4 Might unit with …", "… each"."""
    for at in range(2, len(tokens)):
        if tokens[at].text == "each" and (found := _behind_all(tokens, at)):
            return each_of_units(found)
    return tokens


def _behind_all(tokens: tuple[Token, ...], at: int) -> tuple[Token, ...]:
    """ "A 2/2 and a 3/3 with flying each": both of them have it."""
    behind = tokens[at + 1].text if at + 1 < len(tokens) else "."
    if tokens[at].text != "each" or behind not in ENDS | _GOING_ON:
        return ()
    if tokens[at - 1].text == "one":
        return ()  # "He blocks with a 3/3 and a 1/1, one each"
    starts: list[int] = []
    led = 0
    for here in range(at - 1, max(-1, at - _FARTHEST), -1):
        text = tokens[here].text
        if text in ENDS:
            break
        if led and text == "with" and _texts(tokens, here + 2, 1) in _STATS:
            continue  # "a 3 power ally with 4 life with a shield each"
        if text == "with":
            if led and not starts:
                return ()  # "a 3/3 with flying with a counter each"
            # Whatever one before has besides: "a 2/2 with flying and a 3/3 with …".
            led = led or here
        elif led and _begins_one(tokens, here):
            starts.append(here)
            if not here or tokens[here - 1].text not in {"and", ",", "n", "&"}:
                break
    said = tokens[led:at]
    last = led - 1 - len(_size_behind(tokens, led))
    several = tokens[last].text.endswith("s") and tokens[last].text not in _FIGHTS
    if led and len(starts) < 2 and several:
        return (*tokens[:at], *tokens[at + 1 :])  # "two 2/2s with a counter each"
    if len(starts) < 2 or not led or tokens[last].text in _FIGHTERS:
        return ()
    told = [*tokens[: starts[-1]]]
    for start, end in pairwise([*reversed(starts), led]):
        joined = end
        while joined > start and tokens[joined - 1].text in {"and", ",", "n", "&"}:
            joined -= 1
        told += [*tokens[start:joined], *said, *tokens[joined:end]]
    return (*told, *tokens[at + 1 :])


def _begins_one(tokens: tuple[Token, ...], at: int) -> bool:
    sized = tokens[at + 1].kind is Kind.SIZE
    counted = sized and isinstance(tokens[at].value, int)
    unit = tokens[at].kind is Kind.NUMBER and _texts(tokens, at + 1, 1) in _STATS
    listed = unit and tokens[at - 1].text in {"and", ",", "&"}
    owned = tokens[at].text in _ONE or tokens[at + 1].text == "'s"
    return owned or counted or listed


_FIGHTERS = frozenset({"units", "allies"})
_STATS = (["might"], ["power"], ["life"])
# So far before "each" a list may begin, each in it behind such a word.
_FARTHEST = 24
_GOING_ON = frozenset(
    ", and but fight attack block trade die attacking are were get take".split()
)
_FIGHTS = frozenset({"attacks", "blocks", "swings", "chumps"})
_ONE = frozenset({"a", "an", "one", "my", "his", "her", "their"})


def _before(tokens: Sequence[Token], at: int) -> int:
    """Where ", and" or a full stop before *at* begins: "A and B. Both say “…”"."""
    while at > 1 and tokens[at - 1].text in {",", "and", ".", ";"}:
        at -= 1
    return at


def _texts(tokens: Sequence[Token], at: int, size: int) -> list[str]:
    return [it.text for it in tokens[at : at + size]]


def _in_bracket(
    tokens: Sequence[Token], at: int
) -> tuple[int, tuple[Token, ...]] | None:
    """ "(both 1/3): “…”", "(1/3 each)": the bracket, and the wording behind it."""
    texts = [it.text for it in tokens[at : at + _LONGEST]]
    if ")" not in texts:
        return None
    end = at + texts.index(")") + 1
    inside = [it for it in tokens[at + 1 : end - 1] if it.text not in _OF_EACH]
    inside = inside[1:] if inside and inside[0].text in {"a", "an"} else inside
    if not any(it.kind is Kind.SIZE for it in inside):
        return None
    led = end + (tokens[end : end + 1] != () and tokens[end].text in {":", ",", "with"})
    quoted = [it.kind for it in tokens[led : led + 1]] == [Kind.QUOTE]
    last = led + 1 if quoted else end
    return last, (tokens[at], *inside, tokens[end - 1], *tokens[end:last])


def _plural(tokens: Sequence[Token], at: int) -> tuple[int, tuple[Token, ...]] | None:
    """ "…, [two] 1/3 creatures with “…”": what the names before are, all of them."""
    first = at + 1 + (tokens[at + 1].text in {"two", "three", "four", "all"})
    if tokens[first : first + 1] == () or tokens[first].kind is not Kind.SIZE:
        return None
    end, kinds = first + 1, []
    while end < len(tokens) and singular(tokens[end].text) in DESCRIBING:
        kinds.append(singular(tokens[end].text))
        end += 1
    several = end > first + 1 and tokens[end - 1].text.endswith("s")
    if not several and tokens[end : end + 1] and tokens[end].text == "s":
        several, end = True, end + 1
    if not several or (end < len(tokens) and tokens[end].text == "and"):
        return None
    size = tokens[first]
    said = [
        replace(size, kind=Kind.WORD, text=it, raw=it, value=None)
        for it in kinds
        if it != "creature"
    ]
    bracket = _bracketed(size, *said)
    if end >= len(tokens) or tokens[end].text in ENDS | {","}:
        return end, bracket
    last = _end(tokens, end)
    return (last, (*bracket, *tokens[end:last])) if last else None


def _bracketed(size: Token, *more: Token) -> tuple[Token, ...]:
    left, right = (
        replace(size, kind=Kind.MARK, text=it, raw=it, value=None) for it in "()"
    )
    return (left, size, *more, right)


def is_put_together(text: str, name: Sequence[Token]) -> bool:
    """Whether other words stand between those of *name*: the B of "Knight A and B"."""
    return any(
        any(char.isalnum() for char in text[one.end : other.start])
        for one, other in pairwise(name)
    )


def _end(tokens: Sequence[Token], at: int) -> int:
    """Where the description ends that begins at *at*; 0 where none does."""
    if at >= len(tokens):
        return 0
    if tokens[at].text not in _LEADING and tokens[at].kind is not Kind.SIZE:
        return 0
    for here in range(at, min(at + _LONGEST, len(tokens))):
        if tokens[here].kind is Kind.QUOTE:
            return here + 1
        if tokens[here].text in ENDS:
            return here
        if tokens[here].text == "," and here > at:
            return 0
        if _texts(tokens, here, 2) in _AND_ANOTHER:
            return 0
    return 0


def _spelt_out(
    tokens: Sequence[Token], last: int, at: int, said: tuple[Token, ...]
) -> tuple[Token, ...]:
    """ "Knight A (2/7) with “…” and Knight B (2/7) with “…”"."""
    names: list[tuple[Token, ...]] = []
    sizes: list[tuple[Token, ...]] = []
    here = last
    while True:
        size = _size_behind(tokens, here)
        first = _name(tokens, here - len(size))
        if first is None:
            return ()
        names.insert(0, tuple(tokens[first : here - len(size)]))
        sizes.insert(0, size)
        here = first
        if tokens[here - 1].text not in {"and", ","} or here < 2:
            break
        joined = here - 1
        here = joined - (tokens[joined - 1].text == ",")
    if len(names) < 2 or tokens[first - 1].text in {",", "and"}:
        return ()
    if tokens[first - 1].kind is Kind.SIZE:
        return ()
    if not any(sizes[:-1]):
        sizes = [sizes[-1]] * len(names)  # "Knight A and B (2/7)"
    if any(sizes) and not all(sizes):
        return ()
    if len(names[-1]) == 1 and len(names[-1][0].raw) == 1:
        # "Knight A and B"
        names = [names[0], *((*names[0][:-1], it[-1]) for it in names[1:])]
    told: list[Token] = []
    joint = replace(tokens[at], kind=Kind.WORD, text="and", raw="and", value=None)
    for name, size in zip(names, sizes, strict=True):
        told += [joint] if told else []
        told += [*name, *size, *said]
    return (*tokens[:first], *told)


def _size_behind(tokens: Sequence[Token], end: int) -> tuple[Token, ...]:
    """The "(1/3)" that ends before *end*, if one does."""
    if end < 5 or tokens[end - 1].text != ")" or tokens[end - 3].text != "(":
        return ()
    return tuple(tokens[end - 3 : end]) if tokens[end - 2].kind is Kind.SIZE else ()


def _described(tokens: Sequence[Token], at: int, end: int) -> tuple[Token, ...]:
    """The description, a size that begins it in brackets."""
    first = at + (tokens[at].text in {"a", "an"})
    said = tuple(tokens[at:end])
    if tokens[first].kind is Kind.SIZE:
        return (*_bracketed(tokens[first]), *tokens[first + 1 : end])
    if first > at:
        comma = replace(said[0], kind=Kind.MARK, text=",", raw=",", value=None)
        return (comma, *said)
    return said


def _name(tokens: Sequence[Token], last: int) -> int | None:
    """Where a name begins that ends before *last*, a letter of one among them."""
    letter = tokens[last - 1]
    single = letter.kind is Kind.WORD and len(letter.raw) == 1 and letter.raw.isupper()
    if not single:
        first = name_before(tokens, last)
        commas = [at for at in range(first or last, last) if tokens[at].text == ","]
        if first is None or not commas:
            return first
        # "Ox Alpha, Ox Beta": a list; "Odalis, Blade of Rust": one name.
        alike = all(
            tokens[at + 1].text == tokens[first].text
            or tokens[at - 1].text == tokens[last - 1].text
            for at in commas
        )
        titled = {"of", "the"} & {it.text for it in tokens[commas[0] : last]}
        return commas[-1] + 1 if alike else first if titled else None
    if last > 1 and tokens[last - 2].text in {"and", ","}:
        return last - 1
    return name_before(tokens, last - 1)


def _moved(tokens: Sequence[Token], last: int, at: int, end: int) -> tuple[Token, ...]:
    """ "Two Idols “…” are in play" for "Two Idols are in play, each with “…”"."""
    first = last
    while first and tokens[first - 1].text in _PLACES:
        first -= 1
    quoted = tokens[end - 1].kind is Kind.QUOTE
    if first == last or not quoted or name_before(tokens, first) is None:
        return ()
    said = tokens[at + 1 : end]
    return (*tokens[:first], *said, *tokens[first:last])
