"""Words that describe a card: its types, colours, size and keywords."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.scenario.words.kinds import (
    AGENTS,
    COLORS,
    KEYWORDS,
    NOT_OF_MAGIC,
    PLURALS,
    SUBTYPES,
    TYPES,
)
from bot.scenario.words.quoted_loyalty import without_loyalty
from bot.scenario.words.tokens import Kind, Token

ARTICLES = frozenset("a an the another".split())
DESCRIBING = frozenset(COLORS) | TYPES | SUBTYPES | frozenset(
    "creature token spell card permanent instant sorcery legendary nonlegendary "
    "world source vanilla enchantment artifact aura equipment emblem".split()
)  # fmt: skip
KINDS = frozenset(
    "creature instant sorcery spell enchantment artifact planeswalker land aura "
    "equipment permanent card battle emblem".split()
)


@dataclass(frozen=True, slots=True)
class Description:
    """What is said of a card besides its wording: kinds, colours, size, keywords."""

    kinds: frozenset[str] = frozenset()
    keywords: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    size: tuple[int, int] | None = None
    loyalty: int | None = None


@dataclass(frozen=True, slots=True)
class Described:
    """The card of the wording at *quote*.

    *words* are the tokens of its name, from *first* to before *last*, none for one of
    no name; *gone* are the tokens that only describe. *cast*: it is cast.
    """

    quote: int
    words: tuple[str, ...]
    first: int
    last: int
    gone: frozenset[int]
    what: Description
    cast: bool


def description(tokens: Sequence[Token], at: int) -> tuple[int, Description] | None:
    """The kinds, colours and size that end before *at*, and where they begin."""
    at, loyalty = without_loyalty(tokens, at)
    if at and tokens[at - 1].text == ")":
        # "(0/1 each)" of two
        at -= 1 + (at > 1 and tokens[at - 2].text == "each")
    start = at
    while start and (
        tokens[start - 1].kind is Kind.SIZE
        or singular(tokens[start - 1].text) in DESCRIBING
        or keyword_of(tokens[start - 1].text)
        or keyword_of(_pair(tokens, start - 2))
        or keyword_of(_pair(tokens, start - 1))
        or _two_colours(tokens, start - 1)
        or _parts(tokens, start - 1, at)
    ):
        start -= 1
    if start == at:
        return None
    words = [singular(it.text) for it in tokens[start:at]]
    found = _what(tokens, start, at, words)
    if found is None or loyalty is None:
        return found
    if start > 1 and tokens[start - 1].text == "loyalty":
        return None
    kinds = found[1].kinds | {"planeswalker"}
    return found[0], replace(found[1], kinds=kinds, loyalty=loyalty)


def _parts(tokens: Sequence[Token], at: int, end: int) -> bool:
    """ "(4/3, first strike and haste)": what joins a size or keyword and another."""
    if tokens[at].text not in {",", "and"} or not 0 < at < end - 1:
        return False
    before = tokens[at - 1]
    if before.text == "," and tokens[at].text == "and":
        return _parts(tokens, at - 1, end) or _keyword_at(tokens, at + 1)
    known = keyword_of(before.text) or keyword_of(_pair(tokens, at - 2))
    sized = before.kind is Kind.SIZE and tokens[at].text == ","
    return (sized or bool(known)) and _keyword_at(tokens, at + 1)


def _keyword_at(tokens: Sequence[Token], at: int) -> bool:
    if tokens[at].text == "and":
        return _keyword_at(tokens, at + 1)
    return bool(keyword_of(tokens[at].text) or keyword_of(_pair(tokens, at)))


def says_a_kind(tokens: Sequence[Token], first: int, last: int) -> bool:
    """Whether it is no name in quotation marks, but words for kinds."""
    return tokens[first].within is None and all(
        singular(it.text) in DESCRIBING for it in tokens[first:last]
    )


def _two_colours(tokens: Sequence[Token], at: int) -> bool:
    """ "a white and blue 4/4": the word between two colours at *at*."""
    around = [it.text for it in tokens[max(0, at - 1) : at + 2]]
    return len(around) == 3 and around[1] == "and" and {*around[::2]} <= set(COLORS)


def _what(
    tokens: Sequence[Token], start: int, at: int, words: list[str]
) -> tuple[int, Description] | None:
    sizes = [it.value for it in tokens[start:at] if it.kind is Kind.SIZE]
    if len(sizes) > 1:
        return None
    if start and tokens[start - 1].text in ARTICLES:
        start -= 1
    if start and tokens[start - 1].text in {"each", "both"}:
        start -= 1
    kinds = frozenset(it for it in words if it in KINDS | TYPES)
    size = sizes[0] if sizes else None
    assert size is None or isinstance(size, tuple)
    return start, Description(
        kinds,
        tuple(
            found
            for it in range(start, at)
            if (found := keyword_of(_pair(tokens, it)) or keyword_of(tokens[it].text))
        ),
        tuple(it for it in words if it in SUBTYPES),
        tuple(COLORS[it] for it in words if it in COLORS),
        size,
    )


def keyword_of(word: str) -> str:
    """The keyword that a word is or gives: flying, a flyer; "" if none."""
    if word in NOT_OF_MAGIC:
        return ""
    words = tuple(word.split())
    return KEYWORDS.get(words, "") or AGENTS.get(words, "")


def _pair(tokens: Sequence[Token], at: int) -> str:
    """ "First strike", which is two words."""
    return " ".join(it.text for it in tokens[at : at + 2]) if at >= 0 else ""


def singular(word: str) -> str:
    """*word* without the ending of a plural."""
    if word in DESCRIBING:
        return word
    return PLURALS.get(word, word.removesuffix("s"))


def both(first: Description, second: Description) -> Description:
    """What is said in two places, put together; the first counts where they differ."""
    return Description(
        first.kinds | second.kinds,
        first.keywords + second.keywords,
        first.subtypes + second.subtypes,
        first.colours + second.colours,
        first.size or second.size,
        first.loyalty or second.loyalty,
    )
