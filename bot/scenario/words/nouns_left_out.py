"""Units told by a number alone: "a 5, a 2 and a 1 Might unit", then "the 5"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.small_words import POSSESSIVES
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_word, put_before

SIZES = frozenset({"might", "power"})
_NOUNS = frozenset("unit units ally allies attacker defender champion".split())
_ONE = frozenset({"a", "an", "one"}) | POSSESSIVES
_JOINS = frozenset({",", "and", "or", "plus", "&"})
_THE = frozenset({"the"}) | POSSESSIVES
# What stands behind a unit, and not behind a number of points.
_BEHIND = ENDS | frozenset(
    "is was has had dies die survives survive lives live attacks attack defends defend "
    "retaliates retaliate gets takes deals kills kill with at there alone too stays "
    "loses wins with's".split()
)
_NO_UNIT = frozenset("of all take takes deal deals assign assigns put prevent by "
                     "prevents prevented than".split())  # fmt: skip
_OF_POINTS = frozenset("prevented dealt assigned damage gone left".split())


def nouns_left_out(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the noun behind each number that stands for a unit."""
    found = _listed(_owned(list(tokens)))
    found = _spoken_of(found)
    return tokens if len(found) == len(tokens) else tuple(found)


_HAS = {"my": ("i", "control"), "his": ("he", "controls"), "her": ("she", "controls"),
        "their": ("they", "control")}  # fmt: skip
_CALLED_BY = frozenset({"tank", "backline"})  # keywords that are nouns there
_HEADS = {"units": "unit", "allies": "ally", "defenders": "unit"}


def _owned(tokens: list[Token]) -> list[Token]:
    """ "My units: 3 Might with Tank, 1 Might": I control these, each with its noun."""
    for at in range(len(tokens) - 3):
        whose, head, mark = tokens[at : at + 3]
        begins = at == 0 or tokens[at - 1].text in ENDS
        if not begins or whose.text not in _HAS or mark.text not in {":", "are"}:
            continue
        end = next(
            (n for n in range(at, len(tokens)) if tokens[n].text in ENDS), len(tokens)
        )
        noun = _HEADS.get(head.text)
        items = _items(tokens[at + 3 : end], noun) if noun else None
        if items is not None:
            verb = [as_word(whose, it) for it in _HAS[whose.text]]
            return tokens[:at] + verb + items + _owned(tokens[end:])
    return tokens


def _items(said: Sequence[Token], noun: str) -> list[Token] | None:
    """ "3 Might with Tank, a 1 Might": each with "a" and its noun; None for others."""
    found: list[Token] = []
    for at, token in enumerate(said):
        before = said[at - 1].text if at else ","
        opens = before in {",", "and", ":"} and token.text != "and"
        sized = token.kind is Kind.SIZE or _is_number(said, at)
        if opens and not (sized or token.text in _ONE or token.text in {",", "with"}):
            return None
        if opens and sized:
            found.append(put_before(token, "a"))
        found.append(token)
        last = token.kind is Kind.SIZE or token.text in SIZES
        behind = said[at + 1].text if at + 1 < len(said) else ""
        if last and behind not in _NOUNS | _CALLED_BY:
            found.append(as_word(token, noun))
    return found or None


def _listed(tokens: list[Token]) -> list[Token]:
    """ "A 5, a 2 and a 1 Might unit": the noun said once is that of each."""
    found: list[Token] = []
    open_at: list[int] = []  # where in *found* a number of the list has ended
    at = 0
    while at < len(tokens):
        counts = _is_number(tokens, at) and at > 0 and tokens[at - 1].text in _ONE
        found.append(tokens[at])
        if not counts:
            joins = tokens[at].text in _JOINS | _ONE
            open_at = open_at if joins else []
        elif noun := _noun(tokens, at + 1):
            for place in reversed(open_at):
                found[place:place] = _again(noun)
            open_at = []
        else:
            open_at.append(len(found))
        at += 1
    return found


def _noun(tokens: Sequence[Token], at: int) -> Sequence[Token]:
    """ "Might unit", "power ally", "Might" at *at*; nothing where there is none."""
    if at >= len(tokens) or tokens[at].text not in SIZES:
        return ()
    more = at + 1 < len(tokens) and tokens[at + 1].text in _NOUNS
    return tokens[at : at + 1 + more]


_ONE_OF = {"units": "unit", "allies": "ally"}


def _again(noun: Sequence[Token]) -> list[Token]:
    """The noun once more, of one."""
    texts = [_ONE_OF.get(it.text, it.text) for it in noun]
    return [
        replace(it, text=text, raw=text) for it, text in zip(noun, texts, strict=True)
    ]


def _spoken_of(tokens: list[Token]) -> list[Token]:
    """ "The 5 survives", where a 5 Might unit was told of."""
    told: dict[int, Sequence[Token]] = {}
    for at in range(len(tokens) - 1):
        noun = _noun(tokens, at + 1) if _is_number(tokens, at) else ()
        if noun:
            told.setdefault(tokens[at].number, noun)
    found: list[Token] = []
    for at, token in enumerate(tokens):
        found.append(token)
        if (
            _is_number(tokens, at)
            and at > 0
            and tokens[at - 1].text in _THE
            and token.number in told
            and _behind(tokens, at)
            and (at < 2 or tokens[at - 2].text not in _NO_UNIT)
        ):
            noun = told[token.number]
            unit = noun if len(noun) > 1 else noun[:1]
            found += _again(unit)
    return found


def _behind(tokens: Sequence[Token], at: int) -> bool:
    words = [it.text for it in tokens[at + 1 : at + 4]]
    if not words:
        return True
    if words[0] in {",", "and", "or"}:
        return True
    return words[0] in _BEHIND and not _OF_POINTS & {*words[1:]}


def _is_number(tokens: Sequence[Token], at: int) -> bool:
    return tokens[at].kind is Kind.NUMBER and isinstance(tokens[at].value, int)
