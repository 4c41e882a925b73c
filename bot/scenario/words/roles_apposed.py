""" "Alice, the attacker, also has …": what is told of the fight elsewhere."""

from collections.abc import Sequence

from bot.scenario.words.asides import person_before
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.small_words import HIS
from bot.scenario.words.tokens import Kind, Token

_CALLED = OPPONENTS | {"adversary", "adversaries"}
ROLES = frozenset("attacker defender attacking defending".split())
_ATTACKS = frozenset("attack attacks attacked attacking".split())


def without_roles(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "Alice also has" for "Alice, the attacker, also has".

    Only where it is told that she attacks, or somebody else is attacked.
    """
    for at in range(1, len(tokens) - 3):
        end = _role_behind(tokens, at)
        size = person_before(list(tokens[:at])) if end else 0
        if not size:
            continue
        who = _texts(tokens, at - size, at)
        rest = (*tokens[:at], *tokens[end:])
        attacks = tokens[at + 2].text.startswith("attack")
        if _is_told(rest, who, attacks=attacks):
            return without_roles(rest)
    return tokens


def opponents_named(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "my opponent Alice" for "my opponent, Alice,".

    And "Alice" for "Bob's opponent, Alice,". A bare list of players has an "and".
    """
    for at in range(len(tokens) - 3, 0, -1):
        if tokens[at].text not in _CALLED or tokens[at + 1].text not in {",", "("}:
            continue
        whose = at - 1 - _is_counted(tokens, at - 1)
        end = _people(tokens, at + 2)
        if whose < 0 or end <= at + 2 or not _closes(tokens, at + 1, end):
            continue
        names, closed = tokens[at + 2 : end], tokens[end].text in {",", ")"}
        if tokens[whose].text in HIS | {"my", "our"}:
            before = (*tokens[: whose + 1], tokens[at])
        elif tokens[whose].text == "'s" and person_before([*tokens[:whose]]):
            before = tokens[: whose - person_before([*tokens[:whose]])]
        else:
            continue
        return opponents_named((*before, *names, *tokens[end + closed :]))
    return tokens


def _is_counted(tokens: Sequence[Token], at: int) -> bool:
    """Whether "my two opponents" has its number, or "my only opponent", there."""
    number = tokens[at].kind is Kind.NUMBER or tokens[at].text in {"two", "three"}
    return number or tokens[at].text in {"only", "current"}


def _people(tokens: Sequence[Token], at: int) -> int:
    """Where a list of players' names that begins at *at* ends."""
    end = at
    while end < len(tokens) - 1 and person_before([tokens[end]]):
        end += 1
        joined = tokens[end].text in {",", "and"}
        joined = joined and bool(person_before(list(tokens[end + 1 : end + 2])))
        if not (joined and end + 2 < len(tokens)):
            return end
        end += 1
    return at


def _closes(tokens: Sequence[Token], opens: int, end: int) -> bool:
    """Whether what stands at *end* closes what the mark at *opens* opened."""
    if tokens[opens].text == "(":
        return tokens[end].text == ")"
    behind = tokens[end + 1].text if end + 1 < len(tokens) else ""
    if tokens[end].text == ",":
        return behind not in {"and", "or", ""}
    return tokens[end].text in {".", "?", "!", ";"}


def _role_behind(tokens: Sequence[Token], at: int) -> int:
    """Behind the ", the attacker," at *at*; 0 where no such thing stands there."""
    said = _texts(tokens, at, at + 5)
    if said[:2] != [",", "the"] or said[2] not in ROLES:
        return 0
    end = 3 + (said[2].endswith("ing") and said[3:4] == ["player"])
    noun = end == 4 or said[2] in {"attacker", "defender"}
    return at + end + 1 if noun and said[end : end + 1] == [","] else 0


def _is_told(tokens: Sequence[Token], who: list[str], *, attacks: bool) -> bool:
    for at, token in enumerate(tokens):
        if token.text not in _ATTACKS:
            continue
        if attacks and _texts(tokens, at - len(who), at) == who:
            return True
        for end in range(at + 2, min(at + 4, len(tokens) + 1)):
            size = person_before(list(tokens[at + 1 : end]))
            if size == end - at - 1:
                return (_texts(tokens, at + 1, end) == who) is not attacks
    return False


def _texts(tokens: Sequence[Token], start: int, end: int) -> list[str]:
    return [it.text for it in tokens[max(0, start) : max(0, end)]]
