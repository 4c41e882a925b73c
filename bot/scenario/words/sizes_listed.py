"""Units listed by their sizes: "2 Might, 3 Might with Tank and 1 Might"."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.scenario.words.kinds import KEYWORDS, NUMBERED
from bot.scenario.words.small_words import ADDING, POSSESSIVES, SUBJECTS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import put_before

Tokens = tuple[Token, ...]

_ARTICLES = frozenset({"a", "an", "another", "one"}) | POSSESSIVES
_NOUNS = {
    it + ending: it
    for it in ("unit", "attacker", "defender", "dude", "guy", "body")
    for ending in ("", "s")
}
_KEYWORDS = frozenset(it[0] for it in KEYWORDS if len(it) == 1) | NUMBERED | {"stunned"}
_STATES = frozenset("enemy friendly buffed damaged exhausted ready opposing".split())
_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5}
# What is told of one unit, or of all of them: "3 Might total", "5 Might each".
_NO_ITEM = frozenset("total in each more less damage or altogether combined".split())
_FIGHTING = frozenset(
    f"{verb}{ending}" for verb in ("attack", "defend", "block", "swing")
    for ending in ("", "s", "ed", "ing")
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Item:
    """One size from *start* on; *end* is what stands behind it, *led* its article."""

    start: int
    end: int
    led: str


def sizes_listed(tokens: Tokens) -> Tokens:
    """*tokens* with an article before each size of a list: each is a unit."""
    found: list[Token] = []
    at, listed = 0, False
    while at < len(tokens):
        items = _items(tokens, at)
        if not _is_list(tokens, items):
            end = items[-1].end if items else at + 1
            found += tokens[at:end]
            at = end
            continue
        listed = True
        at = items[-1].end
        found += _said(tokens, items)
    return tuple(found) if listed else tokens


def _said(tokens: Tokens, items: Sequence[_Item]) -> list[Token]:
    """The *items*, each with an article or as its owner's, and what joins them."""
    owner = items[0].led
    found: list[Token] = []
    for number, one in enumerate(items):
        if number:
            found += tokens[items[number - 1].end : one.start]
        said = list(tokens[one.start : one.end])
        owned = not number and one.start and tokens[one.start - 1].text == "'s"
        if not one.led and not owned:  # "Bob's 3 Might unit and his 2 Might unit"
            word = owner if owner in POSSESSIVES else "a"
            found.append(put_before(said[0], word))
        found += [_one(it) for it in said]
    return found


def _items(tokens: Tokens, at: int) -> list[_Item]:
    """The sizes that stand one after the other from *at* on."""
    found: list[_Item] = []
    while (one := _item(tokens, at)) is not None:
        found.append(one)
        at = one.end
        joins = at
        while at < len(tokens) and tokens[at].text in ADDING:
            at += 1
        if at == joins:
            break
    return found


def _item(tokens: Tokens, at: int) -> _Item | None:
    start = at
    while at < len(tokens) and _leads(tokens, at):
        at += 1
    if at + 1 >= len(tokens) or not _is_number(tokens[at]):
        return None
    if tokens[at + 1].text != "might":
        return None
    end = at + 2
    if end < len(tokens) and tokens[end].text in _NO_ITEM:
        return None
    if start == at and _is_named(tokens, at):
        return None
    led = tokens[start].text
    return _Item(start, _end(tokens, end), led if led in _ARTICLES else "")


def _is_named(tokens: Tokens, at: int) -> bool:
    """ "I have Jinx 4 Might and …": the size of what has the name before it.

    What begins a sentence has a capital letter without being a name.
    """
    if at < 2 or (tokens[at + 2 : at + 3] and tokens[at + 2].text in _NOUNS):
        return False
    return tokens[at - 1].capital and tokens[at - 2].text not in ENDS | {":"}


_LEADING = _KEYWORDS | _STATES | _ARTICLES


def _leads(tokens: Tokens, at: int) -> bool:
    """Whose it is and what it has before its size: "my stunned", "a Shield 1 Tank"."""
    text, before = tokens[at].text, tokens[at - 1].text if at else ""
    if _is_number(tokens[at]) and text != "one":
        return before in NUMBERED
    return text in _LEADING


def _end(tokens: Tokens, at: int) -> int:
    """Where what is said of one size ends: its noun and its keywords."""
    end = at
    while end < len(tokens):
        token = tokens[end]
        counts = _is_number(token) and tokens[end - 1].text in NUMBERED
        if counts or token.text in _NOUNS or token.text in _KEYWORDS:
            end += 1
        elif token.text in {"with", "and"} and _is_keyword(tokens, end + 1):
            end += 2
        else:
            break
    return end


def _is_keyword(tokens: Tokens, at: int) -> bool:
    return at < len(tokens) and tokens[at].text in _KEYWORDS


def _is_list(tokens: Tokens, items: Sequence[_Item]) -> bool:
    if len(items) < 2 or all(it.led for it in items):
        return False
    start = items[0].start
    before = [it.text for it in tokens[max(0, start - 2) : start]]
    if before and before[-1] in _COUNTS.keys() | {"the", "other", "second"}:
        return False
    if before[-1:] == ["("]:
        return False  # "Two Tanks (3 Might and 4 Might)"
    # "My unit has 3 Might, 2 Might …": that is one unit.
    of_one = before[-1:] in (["has"], ["with"]) and not _has_several(before[:-1])
    return bool(items[0].led) or not of_one


def _has_several(before: Sequence[str]) -> bool:
    said = before[-1] if before else ""
    return said in SUBJECTS | _FIGHTING | {"opponent", "opponents", "enemy"}


def _one(token: Token) -> Token:
    """A noun of several as that of one."""
    one = _NOUNS.get(token.text, token.text)
    return token if one == token.text else replace(token, text=one)


def _is_number(token: Token) -> bool:
    return token.kind is Kind.NUMBER and isinstance(token.value, int)
