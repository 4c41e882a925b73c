"""What is added to a unit's Might, told beside it: "4+1 Might", "a 4 Might (+1)".

Each is told as "4 Might unit with +1 Might".
"""

from dataclasses import replace

from bot.scenario.words.small_words import MY_OR_HIS
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word, put_before, text_at

Tokens = tuple[Token, ...]

ADDED = frozenset({"might", "m"})
_LEADS = MY_OR_HIS | {"a", "an", "the", "'s"}
_NOUNS = frozenset("unit attacker defender guy dude tank".split())
# What may stand in brackets or behind it and says no more.
_IN_PASSING = frozenset(
    "might this turn until end of the from a an my his spell buff trick pump "
    "bonus".split()
)


def might_beside(tokens: Tokens) -> Tokens:
    """*tokens* with "with +1 Might" behind a unit for what is added beside its size."""
    found: list[Token] = []
    at, changed = 0, False
    while at < len(tokens):
        made = _unit(tokens, at)
        if made is None:
            found.append(tokens[at])
            at += 1
        else:
            more, at = made
            found += more
            changed = True
    return tuple(found) if changed else tokens


def _unit(tokens: Tokens, at: int) -> tuple[list[Token], int] | None:
    """A size with what is added to it, from its number on, and where that ends."""
    if not at or not _number(tokens, at) or text_at(tokens, at - 1) == "+":
        return None
    here = at + 1
    sized = text_at(tokens, here) == "might"
    here += sized
    noun = tokens[here] if sized and text_at(tokens, here) in _NOUNS else None
    here += noun is not None
    within = text_at(tokens, here) == "("
    behind = sized and text_at(tokens, here) == "with"
    here += within or behind
    plus = here
    change = _change(tokens, plus)
    if change is None:
        return None
    points, here = change
    glued = all(it.glued for it in tokens[plus:here])
    glued = glued and text_at(tokens, at - 1) in _LEADS
    within_name = sized and noun is None and text_at(tokens, here) in _NOUNS
    if not (within or behind or glued or within_name):
        return None
    while (within or behind) and text_at(tokens, here) in _IN_PASSING:
        here += 1
    if within:
        if text_at(tokens, here) != ")":
            return None
        here += 1
    if not sized:
        if text_at(tokens, here) != "might":
            return None
        here += 1
    if noun is None and text_at(tokens, here) in _NOUNS:
        noun = tokens[here]
        here += 1
    elif noun is None and not within and not behind:
        return None
    might = put_before(tokens[plus], "might")
    last = tokens[plus + (tokens[plus].kind is not Kind.COUNTER)]
    more = replace(
        tokens[plus], kind=Kind.COUNTER, text=f"{points} might",
        value=f"{points}/{points}", end=last.end,
    )  # fmt: skip
    unit = as_word(noun, noun.text) if noun is not None else put_before(might, "unit")
    return [tokens[at], might, unit, put_before(tokens[plus], "with"), more], here


def _change(tokens: Tokens, at: int) -> tuple[str, int] | None:
    """What is added or taken at *at*, with its sign, and where that ends."""
    if at < len(tokens) and tokens[at].kind is Kind.COUNTER:
        points = str(tokens[at].value).partition("/")[0]
        return points, at + 1
    if text_at(tokens, at) == "+" and _number(tokens, at + 1):
        return f"+{tokens[at + 1].value}", at + 2
    return None


def _number(tokens: Tokens, at: int) -> bool:
    return at < len(tokens) and tokens[at].kind is Kind.NUMBER
