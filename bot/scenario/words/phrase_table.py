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
        # How many words each has, the second of them, and all.
        self._by_first: dict[str, list[tuple[int, str, tuple[str, ...], Value]]] = {}
        for words, value in phrases:
            second = words[1] if len(words) > 1 else ""
            same = self._by_first.setdefault(words[0], [])
            same.append((len(words), second, words, value))
        # The words one of which each phrase begins with.
        self.firsts = frozenset(self._by_first)

    def at(self, text: Words, at: int) -> Sequence[tuple[int, Value]]:
        """Every (end, value) of the phrases that stand at *at*, in their order."""
        phrases = self._by_first.get(text.word(at))
        if phrases is None:
            return ()
        behind = text.word(at + 1)
        found: list[tuple[int, Value]] = []
        for size, second, words, value in phrases:
            if size == 1 or (
                second == behind
                and (size == 2 or words == tuple(map(text.word, range(at, at + size))))
            ):
                found.append((at + size, value))
        return found
