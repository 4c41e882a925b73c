"""Cards known by a part of their name: "Olivia says “…”", "The Shield: “…”"."""

from collections.abc import Sequence

from bot.scenario.words.descriptions import ARTICLES
from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.own_names import own_name
from bot.scenario.words.quoted_words import LINKING, begins, name_after, name_before
from bot.scenario.words.tokens import Kind, Token

# What is said of players alone.
_OF_PLAYERS = frozenset(
    "controls control casts cast plays owns draws drew activates uses taps chooses has "
    "is".split()
)


def in_full(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the whole name for a part of it, where that is no player's."""
    return _first_names(_last_names(_said_again(_without_epithets(tokens))))


def _said_again(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Odd Pinger is there. Bob taps the Pinger (“…”)": the wording is its."""
    for at in range(len(tokens) - 1, 2, -1):
        if tokens[at].kind is not Kind.QUOTE or tokens[at - 1].text != "(":
            continue
        last = tokens[at - 2]
        named = last.kind is Kind.WORD and last.capital
        if not named or tokens[at - 3].text != "the":
            continue
        whole = _ending_in(tokens[: at - 3], last) or _beginning(tokens[:at], last)
        if len(whole) > 1 and says_it(str(tokens[at].value), whole):
            tokens = (*tokens[: at - 3], *whole, *tokens[at - 1 :])
    return tokens


def _without_epithets(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Odrik, Lord of Ash (4/4) is mine. Odrik: “…”": he has one name, the short one.

    Only where the size tells that what stands behind the comma is no thing of a list.
    """
    for at in range(len(tokens) - 2):
        heads = tokens[at + 1].text in {":", "says", "reads"}
        heads = heads and tokens[at + 2].kind is Kind.QUOTE and tokens[at].capital
        if not heads or tokens[at].kind is not Kind.WORD or not begins(tokens, at):
            continue
        for here in range(at):
            end = (
                _epithet_end(tokens, here)
                if tokens[here].text == tokens[at].text
                else 0
            )
            if end:
                return _without_epithets((*tokens[: here + 1], *tokens[end:]))
    return tokens


def _epithet_end(tokens: Sequence[Token], at: int) -> int:
    """Where the ", Lord of Ash" behind the name at *at* ends before "(4/4"; else 0."""
    end = at + 2
    if tokens[at + 1].text != "," or not tokens[end].capital:
        return 0
    while end < len(tokens) and (tokens[end].capital or tokens[end].text in LINKING):
        end += 1
    behind = [it.kind for it in tokens[end + 1 : end + 2]]
    return end if tokens[end].text == "(" and behind == [Kind.SIZE] else 0


def _last_names(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Pariah's Shield is there. The Shield: “…”": its wording, told behind."""
    for at, token in enumerate(tokens):
        if not begins(tokens, at) or at + 3 >= len(tokens) or not token.capital:
            continue
        short = token.text == "the"
        if not tokens[at + short].capital or token.kind is not Kind.WORD:
            continue
        end = at + 1 + short
        if tokens[end].text not in {":", "says", "reads"}:
            continue
        end += tokens[end].text != ":" and tokens[end + 1].text == ":"
        if tokens[end + 1].kind is not Kind.QUOTE:
            continue
        last, text = tokens[at + short], str(tokens[end + 1].value)
        whole = _ending_in(tokens[:at], last)
        # A word alone may be a name: not where its wording calls itself otherwise.
        own = own_name(text).lower().split()
        its = short or not own or own[-1] == last.text
        if whole and says_it(text, whole) and its:
            return _last_names((*tokens[:at], *whole, *tokens[at + 1 + short :]))
    return tokens


def says_it(wording: str, name: Sequence[Token]) -> bool:
    """Whether a wording can be that of the card called so: it names no other."""
    own = own_name(wording)
    return not own or own.lower().split()[0] in {it.text for it in name}


def _ending_in(tokens: Sequence[Token], last: Token) -> tuple[Token, ...]:
    """The one name among *tokens* that ends in the word *last*."""
    found: dict[tuple[str, ...], tuple[Token, ...]] = {}
    for at, token in enumerate(tokens):
        if token.text == last.text and token.capital:
            first = name_before(tokens, at + 1)
            if first is not None and first < at:
                found.setdefault(
                    tuple(it.text for it in tokens[first : at + 1]),
                    tuple(tokens[first : at + 1]),
                )
    return next(iter(found.values())) if len(found) == 1 else ()


def _beginning(tokens: Sequence[Token], first: Token) -> tuple[Token, ...]:
    """The one name among *tokens* that begins with the word *first*: Keeper of Ash."""
    found: dict[tuple[str, ...], tuple[Token, ...]] = {}
    for at, token in enumerate(tokens):
        if token.text == first.text and token.capital:
            end = name_after(tokens, at, len(tokens), "")
            if end > at + 1:
                name = tuple(tokens[at:end])
                found.setdefault(tuple(it.text for it in name), name)
    return next(iter(found.values())) if len(found) == 1 else ()


def _first_names(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Olivia Voldaren, a 3/3, for the Olivia of whom more is said."""
    if not any(_begins_one(tokens, at) for at in range(len(tokens) - 3)):
        return tokens
    told: dict[str, tuple[Token, ...]] = {}
    for at in range(len(tokens) - 3):
        if _begins_one(tokens, at):
            end = name_after(tokens, at, len(tokens), "")
            if _is_described(tokens, end):
                told.setdefault(tokens[at].text, tokens[at:end])
    for name in tuple(told):
        if any(
            _acts(tokens, at) for at in range(len(tokens)) if tokens[at].text == name
        ):
            del told[name]
    found: list[Token] = []
    for at, token in enumerate(tokens):
        found.append(token)
        if token.text in told and not _goes_on(tokens, at):
            found[-1:] = told[token.text]
    return tuple(found)


def _goes_on(tokens: Sequence[Token], at: int) -> bool:
    """Whether the name does not end with the word at *at*."""
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    return behind is not None and behind.kind is Kind.WORD and behind.capital


def _begins_one(tokens: Sequence[Token], at: int) -> bool:
    token = tokens[at]
    named = token.kind is Kind.WORD and token.capital and token.text in FIRST_NAMES
    return named and _goes_on(tokens, at)


def _is_described(tokens: Sequence[Token], end: int) -> bool:
    """A 3/3 told behind the name, or a wording: "(3/3)", ", a 3/3", ": “…”"."""
    behind = tokens[end : end + 3]
    if len(behind) < 2 or behind[0].text not in {"(", ",", ":"}:
        return False
    article = behind[0].text == "," and behind[1].text in ARTICLES
    what = behind[1 + article : 2 + article]
    return bool(what) and what[0].kind in {Kind.SIZE, Kind.QUOTE}


def _acts(tokens: Sequence[Token], at: int) -> bool:
    """Whether a player of that name does something here."""
    behind = [it.text for it in tokens[at + 1 : at + 3]]
    return behind[:1] != [] and (
        behind[0] in _OF_PLAYERS - {"has", "is"}
        or (behind[0] in {"has", "is"} and behind[1:] in (["at"], ["a"], ["life"]))
        or behind == ["'s", "life"]
    )
