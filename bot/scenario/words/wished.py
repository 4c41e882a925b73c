""" "Alice wants to block it with her Bear. Can she?": one question in two sentences."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.tokens import ENDS, Kind, Token

_BEFORE = ENDS | {",", "and", "but", ":"}
_WISHES = tuple(
    tuple(words.split())
    for words in (
        "wants to", "want to", "would like to", "'d like to", "wishes to", "tries to",
        "try to", "is trying to", "am trying to", "intends to", "plans to", "hopes to",
    )
)  # fmt: skip
WISHING = frozenset(words[0] for words in _WISHES)
_PEOPLE = FIRST_NAMES | OPPONENTS | frozenset("i he she they".split())
_ASKS = frozenset(
    tuple(words.split())
    for words in (
        *(f"{may} {who}{done}" for may in ("can", "may", "could", "is")
          for who in ("i", "he", "she", "they", "it", "that", "this")
          for done in ("", " do that", " do so", " do this", " legal", " allowed",
                       " possible", " that legal", " okay", " ok")),
        "am i allowed to", "is she allowed to", "is he allowed to",
        "is it a legal block",
        "is that a legal block", "is that a legal attack", "is that a legal target",
        "is that a legal play", "does that work", "does this work",
    )
)  # fmt: skip
_LONGEST_ASK = 6


def wished(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "Can Alice block it with her Bear?" for what is told and asked."""
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        wishes = _WISHES if tokens[at].text in WISHING else ()
        led = next((len(it) for it in wishes if _says(tokens, at, it)), 0)
        subject = _subject(out) if led else 0
        end = _end(tokens, at + led) if subject else 0
        behind = _asked(tokens, end + 1) if end else 0
        if not behind:
            out.append(tokens[at])
            at += 1
            continue
        who = out[-subject:]
        can = replace(tokens[at], kind=Kind.WORD, text="can", raw="can", value=None)
        asked = replace(tokens[end], kind=Kind.MARK, text="?", raw="?", value=None)
        out[-subject:] = [can, *who, *tokens[at + led : end], asked]
        at = behind
    return tuple(out)


def _says(tokens: Sequence[Token], at: int, words: tuple[str, ...]) -> bool:
    return tuple(it.text for it in tokens[at : at + len(words)]) == words


def _subject(before: Sequence[Token]) -> int:
    """How many tokens at the end of *before* are who wishes, 0 if nobody is."""
    if not before or before[-1].text not in _PEOPLE:
        return 0
    mine = len(before) > 1 and before[-2].text in {"my", "the", "his", "her"}
    count = 1 + mine
    if len(before) == count:
        return count
    first = before[-count - 1]
    closed = first.kind is Kind.QUOTE and str(first.value).endswith((".", "!", "?"))
    return count if closed or first.text in _BEFORE else 0


def _end(tokens: Sequence[Token], at: int) -> int:
    """Where the sentence that goes on at *at* has its stop, 0 if it has none."""
    for here in range(at, len(tokens)):
        if tokens[here].text in ENDS:
            return here if tokens[here].text == "." else 0
    return 0


def _asked(tokens: Sequence[Token], at: int) -> int:
    """Where "Can she?" that stands at *at* ends; 0 if something else is asked."""
    for count in range(2, _LONGEST_ASK):
        said = tuple(it.text for it in tokens[at : at + count])
        end = at + count
        if said not in _ASKS or end >= len(tokens):
            continue
        if tokens[end].text == "?":
            return end + 1
    return 0
