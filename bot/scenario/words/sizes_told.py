"""Sizes told in other words than "a 4/3": "(4/3, white-blue)", "which is a 6/6"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.cards.catalogue import Catalogue
from bot.cards.finding import Found
from bot.citation import Game
from bot.scenario.words.kinds import (
    AGENTS,
    COLORS,
    KEYWORD_WORDS,
    NOUNS,
    SUBTYPES,
    TYPES,
)
from bot.scenario.words.quoted_words import names
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import RELATIVES
from bot.scenario.words.tokens import Kind, Token

_DESCRIBING = frozenset(COLORS) | TYPES | SUBTYPES
_NOW = (
    ("right", "now"), ("at", "the", "moment"), ("at", "this", "point"), ("now",),
    ("currently",), ("by", "now"),
)  # fmt: skip
_ARTICLES = frozenset({"a", "an"})
_OWNERS = frozenset({"my", "his", "her", "their"})
_SEVERAL = frozenset({"s", "creatures", *(f"{it}s" for it in SUBTYPES)})
_NOUNS = frozenset(word for said in AGENTS for word in said) | {*NOUNS}


def plain_sizes(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with sizes as they are told mostly."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        colours = _colours(token)
        if colours:
            found += colours
        elif token.text in RELATIVES and (article := _kind_sized(tokens, at, found)):
            # "Another Cleric that is a 1/2": "another 1/2 Cleric".
            size = at + 2 + (tokens[at + 2].text in _ARTICLES)
            found.insert(article, tokens[size])
            at = size + 1
            continue
        elif token.text in RELATIVES and (skip := _being(tokens, at)):
            # "NAME, which is a 6/6 right now": "NAME, a 6/6".
            if _is_no_creature(tokens[:at], around.catalogue):
                # "Furnace of Rath, which is a 3/3 creature": one that is.
                found[-1] = replace(token, text="that", raw="that")
                found += tokens[at + 1 : at + skip]
            elif tokens[at + skip].kind is Kind.SIZE:
                found.append(replace(token, text="a", raw="a"))
            at += skip
            continue
        elif token.text == "," and _within_brackets(tokens, at):
            pass
        elif found and found[-1].kind is Kind.SIZE and (words := _now(tokens, at)):
            at += words
            continue
        else:
            if token.kind is Kind.SIZE and _of_the_name_before(
                tokens, at, around.catalogue
            ):
                # "Hill Giant, 3/3": "Hill Giant (3/3)", and no second creature.
                if found[-1].text in _ARTICLES | _OWNERS:
                    found.pop()
                found[-1] = replace(token, kind=Kind.MARK, text="(", raw="(")
                found.append(token)
                while at + 1 < len(tokens) and tokens[at + 1].text in KEYWORD_WORDS:
                    at += 1
                    found.append(tokens[at])
                found.append(replace(token, kind=Kind.MARK, text=")", raw=")"))
                at += 1 + _closes(tokens, at + 1)
                continue
            found.append(token)
        at += 1
    return tuple(found)


def _kind_sized(tokens: Sequence[Token], at: int, before: list[Token]) -> int:
    """Where in *before* "a 2/2" goes on for "a Goblin that is a 2/2"; 0 if nowhere."""
    size = at + 2
    size += tokens[size].text in _ARTICLES if size < len(tokens) else 0
    if size >= len(tokens) or tokens[at + 1].text != "is":
        return 0
    if tokens[size].kind is not Kind.SIZE:
        return 0
    behind = tokens[size + 1].text if size + 1 < len(tokens) else "."
    if behind not in _BEHIND_SIZES:
        return 0
    here = len(before)
    while here and before[here - 1].text in _DESCRIBING:
        here -= 1
    leads = here and before[here - 1].text in _ARTICLES | {"another", "one"}
    return here if leads and here < len(before) else 0


_BEHIND_SIZES = frozenset(", . ; and with \n".split(" "))


def _colours(token: Token) -> list[Token]:
    """ "white-blue" as two words."""
    if token.kind is not Kind.WORD or "-" not in token.text:
        return []
    parts = token.text.split("-")
    if len(parts) != 2 or not all(part in COLORS for part in parts):
        return []
    return [replace(token, text=part, raw=part) for part in parts]


def _of_the_name_before(tokens: Sequence[Token], at: int, catalogue: Catalogue) -> bool:
    """Whether it is the size of what is named before its comma, and no list goes on."""
    owned = at > 0 and tokens[at - 1].text in _OWNERS
    comma = at - 1 - (at > 0 and (owned or tokens[at - 1].text in _ARTICLES))
    if comma < 1 or tokens[comma].text != ",":
        return False
    behind = at + 1
    while behind < len(tokens) and tokens[behind].text in {",", "and"}:
        behind += 1
    if behind > at + 1 and behind < len(tokens) and tokens[behind].kind is Kind.SIZE:
        return False
    if behind < len(tokens) and tokens[behind].text in _SEVERAL:
        return False  # "Odd Ox and Odd Elk, 1/3 creatures with …": told of each
    first = comma
    while first and names(tokens, first - 1):
        first -= 1
    if first < comma and not owned:
        # "Hill Giant, a 3/3" is read as it stands; "Hill Giant, 2/2 elf" are two.
        bare = comma == at - 1 and not _is_another(tokens, at + 1)
        # "Worship, 1/1": a card that is no creature, or of another size.
        bare = bare and _printed_so(tokens, comma, at, catalogue) is not False
        if _sized_list(tokens, at):
            bare = bare and bool(_printed_so(tokens, comma, at, catalogue))
        bare = bare and not _is_no_creature(tokens[: comma + 1], catalogue)
        return bare and (first == 0 or tokens[first - 1].kind is not Kind.SIZE)
    # "Serra Angel, his 4/4", as it is printed.
    return first == comma and bool(_printed_so(tokens, comma, at, catalogue))


def _printed_so(
    tokens: Sequence[Token], comma: int, at: int, catalogue: Catalogue
) -> bool | None:
    """Whether the card before *comma* has the size at *at*; None if there is none."""
    for first in range(max(0, comma - 3), comma):
        words = " ".join(it.raw for it in tokens[first:comma])
        found = catalogue.find(words, Game.MTG)
        if isinstance(found, Found) and found.card.name.lower() == words.lower():
            face = found.card.face
            return tokens[at].value == (face.power, face.toughness)
    return None


def _sized_list(tokens: Sequence[Token], at: int) -> bool:
    """Whether "2/2 creature" goes on with "and 3/3 creature": each is one more."""
    joining = {",", "and", *_ARTICLES}
    described = (_DESCRIBING | KEYWORD_WORDS | _NOUNS | {"with"}) - joining
    here = at + 1
    while here < len(tokens) and tokens[here].text in described:
        here += 1
    joined = here
    while here < len(tokens) and tokens[here].text in joining:
        here += 1
    return here > joined and here < len(tokens) and tokens[here].kind is Kind.SIZE


def _is_no_creature(tokens: Sequence[Token], catalogue: Catalogue) -> bool:
    """Whether a card that is no creature is named before the comma at the end."""
    for first in range(max(0, len(tokens) - 5), len(tokens) - 1):
        words = " ".join(it.raw for it in tokens[first:-1])
        found = catalogue.find(words, Game.MTG)
        if isinstance(found, Found) and found.card.name.lower() == words.lower():
            return found.card.face.power is None
    return False


def _is_another(tokens: Sequence[Token], at: int) -> bool:
    """Whether a kind of creature stands there that the name before is none of."""
    return at < len(tokens) and tokens[at].text in SUBTYPES and not tokens[at].capital


def _closes(tokens: Sequence[Token], at: int) -> bool:
    """Whether a comma stands there behind which no list goes on."""
    if at + 1 >= len(tokens) or tokens[at].text != ",":
        return False
    return tokens[at + 1].text != "and" and not names(tokens, at + 1)


def _being(tokens: Sequence[Token], at: int) -> int:
    """How many words "which is currently" are, before "a 6/6" or "6/6"; else 0."""
    if not at or tokens[at - 1].text != ",":
        return 0
    here = at + 1
    if [it.text for it in tokens[here : here + 1]] != ["is"]:
        return 0
    here += 1
    here += _now(tokens, here)
    size = here + (tokens[here].text in {"a", "an"} if here < len(tokens) else 0)
    if size >= len(tokens) or tokens[size].kind is not Kind.SIZE:
        return 0
    # "…, which is a 2/2 and has “…”" goes on: more is said of it.
    end = size + 1
    while end < len(tokens) and tokens[end].text in _DESCRIBING | {"creature"}:
        end += 1
    end += _now(tokens, end)
    closed = end >= len(tokens) or tokens[end].text in {",", ".", ";", "!", "?", "\n"}
    return here - at if closed else 0


def _now(tokens: Sequence[Token], at: int) -> int:
    """How many words say that it is so now."""
    for words in _NOW:
        if tuple(it.text for it in tokens[at : at + len(words)]) == words:
            return len(words)
    return 0


def _within_brackets(tokens: Sequence[Token], at: int) -> bool:
    """The comma of "(4/3, white flier)", behind which only colours and kinds follow."""
    if at < 2 or tokens[at - 1].kind is not Kind.SIZE or tokens[at - 2].text != "(":
        return False
    return at + 1 < len(tokens) and tokens[at + 1].text.split("-")[0] in _DESCRIBING
