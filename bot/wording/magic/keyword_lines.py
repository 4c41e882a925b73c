"""Lines that are nothing but keywords, with their costs."""

from collections.abc import Iterable

from bot.wording.magic.grammar import G
from bot.wording.magic.keywords import INERT
from bot.wording.phrases import Attempt

_INERT_FIRST = {}
for _name in sorted(INERT, key=len, reverse=True):
    _INERT_FIRST.setdefault(_name.split()[0].rstrip("!"), []).append(
        tuple(_name.rstrip("!").split())
    )


@G.says("keyword line", "<keywords> [.]")
def _played(keywords: tuple[str, ...]) -> tuple[str, ...]:
    return keywords


@G.reads("keyword line")
def _with_costs(attempt: Attempt, at: int) -> Iterable[tuple[int, tuple[str, ...]]]:
    """A keyword and its cost up to the end of the line: "kicker {1}{R}"."""
    words = attempt.words
    if at != 0 or not words:
        return []
    if words[0] == "enchant" and len(words) < 8:
        return [(len(words), (attempt.text.text.strip().lower(),))]
    for name in _INERT_FIRST.get(words[0], ()):
        if words[: len(name)] == name and _is_cost(words, len(name)):
            return [(len(words), (attempt.text.text.strip().rstrip(".").lower(),))]
    # "Flying, ward {2}", "First strike, cycling {2}"
    found: list[tuple[int, tuple[str, ...]]] = []
    for end, keywords in attempt.read(G.rule("keywords"), 0):
        if words[end : end + 1] != (",",):
            continue
        for name in _INERT_FIRST.get(
            words[end + 1] if end + 1 < len(words) else "", ()
        ):
            start = end + 1
            if words[start : start + len(name)] == name and _is_cost(
                words, start + len(name)
            ):
                rest = attempt.text.between(start, len(words)).lower()
                found.append((len(words), (*keywords, rest)))
    return found


def _is_cost(words: tuple[str, ...], at: int) -> bool:
    """True if what follows a keyword can be its cost or number, or nothing."""
    rest = words[at:]
    if not rest or rest in ((".",), ("!",)):
        return True
    first = rest[0]
    if first in ("—", ","):
        return True
    return (
        first.startswith("{")
        or first.isdecimal()
        or first in ("x", "onto", "with", "from", "for", "a", "abilities", "all")
    ) and not any(word in (":", "gets", "get", "creatures") for word in rest)
