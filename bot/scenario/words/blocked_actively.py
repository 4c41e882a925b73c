"""Who blocked: "Bob attacked me with a 2/2 and my 3/3 blocked" is a block of mine."""

from collections.abc import Sequence

from bot.scenario.words.rewriting import Tokens
from bot.scenario.words.small_words import SUBJECTS
from bot.scenario.words.tokens import ENDS
from bot.scenario.words.written import as_word

BLOCKED = frozenset({"blocked"})
_JOINS = frozenset({"and", "then", "but"})
_CLAUSES = ENDS | _JOINS | {",", "while", "so"}
_ATTACKS = frozenset("attack attacks attacked attacking swings swung swing".split())
_MINE = frozenset({"my", "the"})
_BE = frozenset("is was are were be been got gets not".split())


def blocked_actively(tokens: Tokens) -> Tokens:
    """*tokens* with "blocks" for the "blocked" of whoever did so.

    Whatever was blocked has "by" behind it, or a verb before: "is", "got".
    """
    out = list(tokens)
    said = [it.text for it in tokens]
    for at, word in enumerate(said):
        if word != "blocked" or said[at + 1 : at + 2] == ["by"] or not at:
            continue
        if _goes_on(said, at) or _is_of_defender(said, at):
            out[at] = as_word(tokens[at], _form(said, at))
    return tuple(out) if out != [*tokens] else tokens


def _form(said: Sequence[str], at: int) -> str:
    """ "I was at 9 and blocked it": I block."""
    while at and said[at] not in ENDS | SUBJECTS:
        at -= 1
    return "block" if said[at] in SUBJECTS - {"he", "she"} else "blocks"


def _goes_on(said: Sequence[str], at: int) -> bool:
    """ "He has a 4/4 and blocked", but "tapped and blocked"."""
    return (
        said[at - 1] in _JOINS and at > 1 and not said[at - 2].endswith(("ed", "ing"))
    )


def _is_of_defender(said: Sequence[str], at: int) -> bool:
    """ "Bob attacked me with a 2/2 and the Ogre blocked": what I have."""
    start = at
    while start and said[start - 1] not in _CLAUSES:
        start -= 1
    suffers = not _BE.isdisjoint(said[start:at])
    if said[start] not in _MINE or start == at - 1 or suffers:
        return False
    attacks = [n for n, it in enumerate(said[:start]) if it in _ATTACKS]
    if not attacks:
        return False
    behind = attacks[-1] + 1
    # "A 3/3 attacked and the wall blocked": the other side's.
    return said[behind] in {"me", "my", "us"} or list(said[behind:start]) == ["and"]
