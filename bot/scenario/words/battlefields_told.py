"""A battlefield told by its wording: "Odd Gate, a battlefield with “…” and “…”".

It is said as "At Odd Gate: “…”." in front of the rest, as one wording; a battlefield
without a name is called so.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import said_again

_SAYING = (
    ("with",), ("that", "says"), ("which", "says"), ("that", "has"), ("which", "has"),
    ("says",), ("has",), ("that", "reads"), ("reads",), ("saying",), (":",), ("(",),
)  # fmt: skip
_OWN = frozenset({"i", "we"})
# So many tokens stand in front of a text at most: "riftbound 1.3:".
_GAME_NAMED = 4
_HOLDING = frozenset("control controls hold holds have has".split())
_OF_THE_HOLDER = frozenset({"you", "your"})


def battlefields_told(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "At NAME: “…”." before each sentence that tells of one so."""
    out: list[Token] = []
    begin = 0
    at = 0
    while at < len(tokens):
        token = tokens[at]
        found = _told(tokens, begin, at) if token.text == "battlefield" else None
        if found is not None:
            out[len(out) - (at - begin) :] = found[0]
            at = begin = found[1]
            continue
        out.append(token)
        at += 1
        headed = token.text == ":" and at <= _GAME_NAMED
        if headed or token.text in ENDS or _closes(tokens, at - 1):
            begin = at
    return tuple(out)


def _closes(tokens: Sequence[Token], at: int) -> bool:
    """Whether a wording's own full stop ends the sentence around it."""
    after = tokens[at + 1] if at + 1 < len(tokens) else None
    return tokens[at].kind is Kind.QUOTE and (after is None or after.capital)


def _told(
    tokens: Sequence[Token], begin: int, at: int
) -> tuple[list[Token], int] | None:
    """What stands for the sentence from *begin*, and where the text goes on."""
    after = [it.text for it in tokens[at + 1 : at + 3]]
    said = next((it for it in _SAYING if tuple(after[: len(it)]) == it), None)
    quote = at + 1 + len(said or ())
    if said is None or quote >= len(tokens) or tokens[quote].kind is not Kind.QUOTE:
        return None
    wordings = [tokens[quote]]
    end = quote + 1
    while (
        end + 1 < len(tokens)
        and tokens[end].text in {"and", ","}
        and tokens[end + 1].kind is Kind.QUOTE
    ):
        wordings.append(tokens[end + 1])
        end += 2
    end += said == ("(",) and end < len(tokens) and tokens[end].text == ")"
    first = at - (tokens[at - 1].text in {"a", "the", "this", "my", "one"})
    name, start = _name(tokens, begin, first, at)
    lead = list(tokens[begin:start])
    whose = [it.text for it in lead if it.text not in {"and", "then", ","}]
    if whose[-1:] and whose[-1] in _HOLDING and len(whose) <= 2:
        if whose[0] not in _OWN and _speaks_of_its_holder(wordings):
            return None
        lead = []
    elif lead and lead[-1].text in {"at", "on"}:
        lead = [
            *lead,
            said_again(tokens[at], "the"),
            said_again(tokens[at], "battlefield"),
        ]
    elif lead:
        return None
    head = [said_again(tokens[at], "at"), *name, said_again(tokens[quote], ":")]
    text = " ".join(str(it.value) for it in wordings)
    raw = " ".join(it.raw for it in wordings)
    told = replace(wordings[0], value=text, raw=raw, end=wordings[-1].end)
    stop = replace(said_again(tokens[quote], "."), kind=Kind.MARK)
    if not lead:
        end += end < len(tokens) and tokens[end].text in {".", ",", "and"}
        return [*head, told, stop], end
    return [*head, told, stop, *lead], end


def _speaks_of_its_holder(wordings: Sequence[Token]) -> bool:
    words = (str(it.value).lower().split() for it in wordings)
    return any(_OF_THE_HOLDER & {*its} for its in words)


def _name(
    tokens: Sequence[Token], begin: int, first: int, at: int
) -> tuple[list[Token], int]:
    """The name told before *first*, "Odd Gate, a …", and where it begins.

    What has no name is called by what it is, the word at *at*.
    """
    last = first
    if last > begin and tokens[last - 1].text in {",", "is"}:
        last -= 1
    start = last
    if start > begin and tokens[start - 1].kind is Kind.QUOTE:
        one = tokens[start - 1]
        words = str(one.value).rstrip(".,").split()
        if words and all(it[:1].isupper() for it in words):
            return [
                replace(one, kind=Kind.WORD, text=it.lower(), raw=it, value=None)
                for it in words
            ], start - 1
    while (
        start > begin
        and tokens[start - 1].kind is Kind.WORD
        and (tokens[start - 1].capital or tokens[start - 1].text in {"of", "the"})
    ):
        start -= 1
    while start < last and not tokens[start].capital:
        start += 1
    small = start == begin and last > start and tokens[start].text in _OWN
    if start == last or last == first or small:
        called = tokens[at]
        return [replace(called, raw=called.raw.capitalize())], first
    return list(tokens[start:last]), start
