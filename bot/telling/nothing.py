"""Who is not worth telling of where it is asked who: nobody, or only others."""

import re
from collections.abc import Sequence

from bot.engine.outcome import Answered
from bot.engine.question import AskKind
from bot.telling.words import Words

_WHO = re.compile(r"^(?:(?:so|and|then|but|ok|okay|now)[ ,]+)*(?:who|what|which)\b")
_DYING = re.compile(r"\b(?:dies?|dying|dead|killed|kill|lose|loses)\b")
_LIVING = re.compile(r"\b(?:surviv\w+|lives?|left|alive|stays?|remains?)\b")
_FATES = frozenset({AskKind.DIES, AskKind.LOSES})
# Of two who are asked about both are told of.
_BOTH = 2


def worth_telling(asked: Sequence[Answered]) -> list[Answered]:
    """*asked* without whom nothing happens to, where it is asked whom something does.

    Whom no damage is dealt to, of several; players who go on, beside what may die.
    """
    idle: list[Answered] = []
    for group in _by_question(asked):
        some = [it for it in group if it.ask.kind is AskKind.DAMAGE_DEALT]
        if len(some) > _BOTH and not all(map(_is_none, some)):
            idle += filter(_is_none, some)
        if any(it.ask.kind is AskKind.DIES for it in group):
            idle += [it for it in group if it.ask.kind is AskKind.LOSES and _lives(it)]
    return [it for it in asked if it not in idle]


def nobody(group: Sequence[Answered], words: Words) -> str:
    """ "nobody dies" to "who dies?", where it is so of all of *group*; else ""."""
    text = group[0].ask.text.casefold()
    alike = all(it.ask.kind is AskKind.DIES for it in group)
    if len(group) < _BOTH or not alike or not _WHO.match(text):
        return ""
    dying, living = _DYING.search(text), _LIVING.search(text)
    who = "who" in text
    if dying and not living and all(map(_lives, group)):
        return words("nobody dies") if who else words("nothing dies")
    if living and not dying and all(map(_dead, group)):
        return words("nobody survives") if who else words("nothing survives")
    return ""


def _by_question(asked: Sequence[Answered]) -> list[list[Answered]]:
    """Those of *asked* that one question asks of, by whom something happens to."""
    groups: dict[str, list[Answered]] = {}
    for one in asked:
        text = one.ask.text.casefold()
        if text.startswith("where") or _WHO.match(text):
            groups.setdefault(text, []).append(one)
    return [*groups.values()]


def _values(answered: Answered) -> list[str]:
    return [value for value, _ in answered.values]


def _is_none(answered: Answered) -> bool:
    return _values(answered) == ["0"]


def _lives(answered: Answered) -> bool:
    return _values(answered) == ["yes" if answered.ask.negated else "no"]


def _dead(answered: Answered) -> bool:
    return _values(answered) == ["no" if answered.ask.negated else "yes"]
