""" "Doesn't the Bear die?" asks what "Does the Bear die?" asks: the "not" goes."""

from collections.abc import Sequence

from bot.scenario.words.tokens import STOPS, Kind, Token

_HELPING = frozenset(
    "is are was were do does did will would can could should has have".split()
)
# "Can it not block?" asks whether it may stay out of the fight.
_ALSO_BEHIND = frozenset("do does did will would".split())
_PRONOUNS = frozenset("i he she it they we you this that both".split())
_SUBJECTS = _PRONOUNS | frozenset(
    "the a an my your his her their its our all any either neither one each no "
    "these those opponent everybody everyone anybody anyone anything something".split()
)
_BEFORE = STOPS | {",", "and", "but", "so", "then"}


def asked_so(
    words: tuple[str, ...], tokens: Sequence[Token], at: int, before: list[Token]
) -> bool:
    """Whether the "not" in *words*, those of the token at *at*, changes no answer.

    "…, doesn't it?" only asks for a yes and stays as it is.
    """
    if words[-1] != "not" or not _asks(tokens, at):
        return False
    behind = tokens[at + 1 : at + 3]
    if len(words) == 1:
        said = [it.text for it in before[-3:]]
        if len(said) < 2 or said[-1] not in _PRONOUNS or said[-2] not in _ALSO_BEHIND:
            return False
        return (len(said) < 3 or said[0] in _BEFORE) and _goes_on(behind[:1])
    if words[0] not in _HELPING or (before and before[-1].text not in _BEFORE):
        return False
    if not behind or not (behind[0].capital or _is_subject(behind[0])):
        return False
    return behind[0].text not in _PRONOUNS or _goes_on(behind[1:])


def _is_subject(token: Token) -> bool:
    return token.kind in {Kind.SIZE, Kind.NUMBER} or token.text in _SUBJECTS


def _goes_on(behind: Sequence[Token]) -> bool:
    """Whether a verb can follow: no end, and no "right", "then" of a tag."""
    return bool(behind) and behind[0].text not in _BEFORE | {"right", "now", "or"}


def _asks(tokens: Sequence[Token], at: int) -> bool:
    """Whether the sentence around *at* ends with a question mark."""
    ends = (it.text for it in tokens[at:] if it.text in STOPS)
    return next(ends, "") == "?"
