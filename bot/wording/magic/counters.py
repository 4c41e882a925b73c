"""Kinds of counters: +1/+1, loyalty, "shield"."""

from collections.abc import Iterable

from bot.wording.magic.grammar import G
from bot.wording.numbers import NO_KIND_OF_COUNTER
from bot.wording.phrases import Attempt


@G.reads("counter")
def _counter(attempt: Attempt, at: int) -> Iterable[tuple[int, str]]:
    """The word or two before "counter" or "counters"."""
    words = attempt.words
    for size in (1, 2):
        after = words[at + size : at + size + 1]
        if after in (("counter",), ("counters",)):
            name = words[at : at + size]
            if not any(
                word in NO_KIND_OF_COUNTER or not (word[0].isalpha() or "/" in word)
                for word in name
            ):
                return [(at + size, " ".join(name))]
    return []
