"""How keywords stand on a card: one after another, some of them with a number."""

from collections.abc import Iterable, Set

from bot.wording.numbers import read_number
from bot.wording.phrases import Attempt, Grammar


def add_keywords(g: Grammar, played: Set[str], numbered: Set[str]) -> None:
    """The rules ``keyword`` and ``keywords``.

    *played* are the names of one or two words that stand alone, *numbered* those of
    one word with a number behind.
    """

    @g.reads("keyword")
    def _keyword(attempt: Attempt, at: int) -> Iterable[tuple[int, str]]:
        words = attempt.words
        found: list[tuple[int, str]] = []
        for size in (2, 1):
            name = " ".join(words[at : at + size])
            if name in played:
                found.append((at + size, name))
        here = words[at] if at < len(words) else ""
        if here in numbered:
            numbers = read_number(attempt, at + 1)
            found.extend((end, f"{here} {n}") for end, n in numbers)
        return found

    keyword = g.rule("keyword")

    @g.reads("keywords")
    def _keywords(attempt: Attempt, at: int) -> Iterable[tuple[int, tuple[str, ...]]]:
        found: list[tuple[int, tuple[str, ...]]] = []
        names: tuple[str, ...] = ()
        words = attempt.words
        while True:
            read = list(attempt.read(keyword, at))
            if not read:
                break
            at, name = max(read)
            names = (*names, name)
            found.append((at, names))
            step = at + (words[at : at + 1] == (",",))
            step += words[step : step + 1] == ("and",)
            if step == at:
                break
            at = step
        found.reverse()
        return found
