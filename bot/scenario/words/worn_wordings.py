"""An Aura or Equipment told by its wording alone: "my 2/2, enchanted with “…”"."""

import re
from collections.abc import Sequence

from bot.scenario.words.small_words import RELATIVES
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.wordings import is_wording
from bot.scenario.words.written import said_again

_KINDS = {"enchanted": "aura", "equipped": "equipment"}
_WORN = re.compile(r"\b(enchanted|equipped) (?!player)\w+", re.IGNORECASE)
WEARING = frozenset(
    "enchanted enchants enchant enchanting equipped equips equip equipping wearing "
    "wears wear".split()
)
_WITH = frozenset({"with", "by"})
_SAYING = frozenset({"says", "reads", "saying", "reading", "with", "that", "which"})
_KIND = frozenset("aura equipment enchantment artifact".split())
_LONGEST = 14


def named_by_kind(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "enchanted with an Aura that says “…”" for "enchanted with “…”".

    And with "a 2/2 enchanted with" for "a 2/2 that is enchanted with" before either.
    """
    found = list(tokens)
    for at in range(len(tokens) - 1, 1, -1):
        worn = _worn(tokens[at])
        end = at - (tokens[at - 1].text == ":")
        lead = end - 1 - _kind_before(tokens, end)
        verb = _verb(tokens, lead) if worn else 0
        if not verb:
            continue
        if lead == end - 1:
            said = ("an", _KINDS[worn], "that", "says")
            found[end:at] = [said_again(tokens[at], word) for word in said]
        before = [it.text for it in tokens[max(0, verb - 2) : verb]]
        if before[1:] == ["is"] and before[0] in RELATIVES:
            del found[verb - 2 : verb]
    return tuple(found)


def _worn(token: Token) -> str:
    """Whether it is what an "enchanted" or "equipped" thing has; "" for any other."""
    if token.kind is not Kind.QUOTE or not is_wording(str(token.value)):
        return ""
    said = _WORN.search(str(token.value))
    return said[1].lower() if said else ""


def _kind_before(tokens: Sequence[Token], end: int) -> int:
    """How many words "an Aura that says" are that end before *end*; 0 for none."""
    at = end
    while at and tokens[at - 1].text in _SAYING:
        at -= 1
    told = at > 2 and tokens[at - 1].text in _KIND and tokens[at - 2].text == "an"
    return end - at + 2 if told else 0


def _verb(tokens: Sequence[Token], lead: int) -> int:
    """Where the "enchanted" stands to which the "with" at *lead* belongs, or 0."""
    if tokens[lead].text in WEARING and tokens[lead].text.startswith("wear"):
        return lead
    if tokens[lead].text not in _WITH:
        return 0
    for at in range(lead - 1, max(lead - _LONGEST, -1), -1):
        if tokens[at].text in WEARING:
            return at
        if tokens[at].text in ENDS | _WITH or tokens[at].kind is Kind.QUOTE:
            return 0
    return 0
