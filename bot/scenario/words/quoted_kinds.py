""" "Hex Doll artifact: “…”": what a card is, between its name and its text."""

from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.small_words import MY_OR_HIS, SUBJECTS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.wordings import is_wording
from bot.scenario.words.written import put_before

Tokens = tuple[Token, ...]

KINDS = frozenset(
    "artifact enchantment aura equipment land gear regalia item phantasia domain "
    "weapon".split()
)
_NO_NAME = FIRST_NAMES | OPPONENTS | MY_OR_HIS | SUBJECTS | {"a", "an", "the", "your"}


def kinds_in_brackets(tokens: Tokens) -> Tokens:
    """*tokens* with brackets around such a kind, as others write it."""
    out: list[Token] = []
    for at, token in enumerate(tokens):
        behind = [it for it in tokens[at + 1 : at + 3] if it.text != ":"][:1]
        wording = any(
            it.kind is Kind.QUOTE and is_wording(str(it.value)) for it in behind
        )
        if token.text in KINDS and wording and _is_name(tokens, at - 1):
            opens = put_before(token, "(", Kind.MARK)
            out += (opens, token, put_before(tokens[at + 1], ")", Kind.MARK))
        else:
            out.append(token)
    return tuple(out) if len(out) != len(tokens) else tokens


def _is_name(tokens: Tokens, at: int) -> bool:
    """Whether a name ends there: in quotation marks, or with a capital."""
    if at < 0 or tokens[at].text in _NO_NAME or tokens[at].text.endswith("'s"):
        return False
    if tokens[at].kind is Kind.QUOTE:
        return not is_wording(str(tokens[at].value))
    inside = at > 0 and tokens[at - 1].text not in ENDS | {":"}
    return inside and tokens[at].raw[:1].isupper()
