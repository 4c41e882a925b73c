"""The cards that a scenario tells by their wording, found where they are named."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.cards.card import Card
from bot.scenario.words.syntax import Card as CardWords
from bot.scenario.words.syntax import Place
from bot.scenario.words.tokens import Kind, Token


@dataclass(frozen=True, slots=True)
class Quoted:
    """The cards told by their wording.

    *cards* by the words of their names; *nameless* by where the wording begins in
    the text. *said*, *notes* and *assumed*: what was understood, what was read
    otherwise, and what was taken for granted. *second*: a scenario behind this one,
    as it was typed.
    """

    cards: dict[tuple[str, ...], Card] = field(default_factory=dict)
    nameless: dict[int, Card] = field(default_factory=dict)
    said: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
    second: str = ""

    def at(self, tokens: Sequence[Token], at: int) -> tuple[int, CardWords] | None:
        """The card whose name or wording stands at *at*, and where it ends."""
        token = tokens[at]
        if token.kind is Kind.QUOTE:
            card = self.nameless.get(token.start)
            return (at + 1, _words(card, card.name, at, at + 1)) if card else None
        best: tuple[int, CardWords] | None = None
        for name, card in self.cards.items():
            if not token.text.startswith(name[0]):
                continue
            end = at + len(name)
            if end > len(tokens) or (best is not None and end <= best[0]):
                continue
            said = tuple(it.text for it in tokens[at:end])
            plural = said[-1:] == (name[-1] + "s",) and said[:-1] == name[:-1]
            if said == name or plural:
                best = end, _words(card, card.name, at, end, plural=plural)
        return best

    def within(self, tokens: Sequence[Token]) -> frozenset[int]:
        """Where a name told with its wording goes on: nothing begins or ends there."""
        firsts = {name[0] for name in self.cards}
        return frozenset(
            inner
            for at, token in enumerate(tokens)
            if token.text in firsts and (found := self.at(tokens, at)) is not None
            for inner in range(at + 1, found[0])
        )


def _words(
    card: Card, typed: str, at: int, end: int, *, plural: bool = False
) -> CardWords:
    return CardWords((card.ref,), typed, Place(at, end), plural)


def title_of(wording: str, taken: set[str]) -> str:
    """What is told by its *wording* alone is called: its first words, none *taken*."""
    words = wording.split()
    short = " ".join(words[:4]).rstrip(",.:;")
    title = f"“{short}…”" if len(words) > 4 else f"“{wording}”"
    name, number = title, 1
    while name in taken:
        number += 1
        name = f"{title} {number}"
    taken.add(name)
    return name
