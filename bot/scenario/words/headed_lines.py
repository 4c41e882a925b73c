"""What lines below a heading of one thing say of it: "My unit: • 4 Might • Tank".

Told in one sentence, like "my unit: 4 Might, Tank".
"""

from dataclasses import replace

from bot.scenario.words.kinds import KEYWORDS, NUMBERED
from bot.scenario.words.small_words import MY_OR_HIS
from bot.scenario.words.tokens import STOPS, Kind, Token

_ONE = frozenset("unit champion champ ally creature attacker defender blocker".split())
_WHOSE = MY_OR_HIS | {"'s", "opponent", "the"}
_OF_IT = NUMBERED | {said[0] for said in KEYWORDS} | {
    "power", "might", "life", "durability", "toughness", "prevent", "bulwark"
}  # fmt: skip
_LEADING = frozenset({"has", "with", "no", "a", "an"})


def headed_lines(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the lines below "my unit:" in one with it."""
    found: list[Token] = []
    headed = False  # whether what was told last is told of the heading's thing
    for at, token in enumerate(tokens):
        if token.kind is not Kind.BREAK:
            found.append(token)
            continue
        below = _is_heading(tokens, at)
        headed = (headed or below) and _of_it(tokens, at + 1)
        if not headed:
            found.append(token)
        elif not below:
            found.append(replace(token, kind=Kind.MARK, text=",", raw=""))
    return tuple(found) if len(found) < len(tokens) else tokens


def _is_heading(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether the line that ends there is "my opponent's unit:" and no more."""
    words = [it.text for it in tokens[max(0, at - 3) : at]]
    return len(words) == 3 and (
        words[2] == ":" and words[1] in _ONE and words[0] in _WHOSE
    )


def _of_it(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether the line that begins there says only what something is or has."""
    rest = range(at, len(tokens))
    end = next((n for n in rest if tokens[n].kind is Kind.BREAK), len(tokens))
    line = tokens[at:end]
    if not line or any(it.text in STOPS or it.text == ":" for it in line):
        return False
    first = line[1] if line[0].text in _LEADING and len(line) > 1 else line[0]
    told = first.kind in {Kind.NUMBER, Kind.SIZE} or first.text in _OF_IT
    return told and _DONE.isdisjoint(it.text for it in line)


_DONE = MY_OR_HIS | frozenset(
    "i he she they it me him opponent deals attacks attack hits does is are takes dies "
    "blocks defends to".split()
)
HEADING = frozenset({":"})
