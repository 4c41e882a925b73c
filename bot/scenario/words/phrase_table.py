"""Fixed phrases and what each stands for, found by their first word."""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

Value = TypeVar("Value")


class Words(Protocol):
    """A text that tells its words."""

    @property
    def word(self) -> Callable[[int], str]:
        """The word at *at* in its one spelling, "" past the end."""
        ...


class PhraseTable(Generic[Value]):
    """Phrases of one word or more, in an order of their own."""

    def __init__(self, phrases: Iterable[tuple[tuple[str, ...], Value]]) -> None:
        self._by_first: dict[str, list[tuple[tuple[str, ...], Value]]] = {}
        for words, value in phrases:
            self._by_first.setdefault(words[0], []).append((words, value))

    @property
    def firsts(self) -> frozenset[str]:
        """The words one of which each phrase begins with."""
        return frozenset(self._by_first)

    def begins_in(self, words: Iterable[str]) -> bool:
        """Whether some phrase begins with one of *words*."""
        return not self._by_first.keys().isdisjoint(words)

    def at(self, text: Words, at: int) -> Sequence[tuple[int, Value]]:
        """Every (end, value) of the phrases that stand at *at*, in their order."""
        phrases = self._by_first.get(text.word(at))
        if phrases is None:
            return ()
        second = text.word(at + 1)
        found: list[tuple[int, Value]] = []
        for words, value in phrases:
            size = len(words)
            if size == 1 or (
                words[1] == second
                and (size == 2 or words == tuple(map(text.word, range(at, at + size))))
            ):
                found.append((at + size, value))
        return found
