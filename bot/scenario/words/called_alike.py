"""A unit called by the first name of several cards, with its Might: "Garen (4 Might)".

Which of them is meant nobody can tell, and none may be: told so, it is a card of the
scenario's own. That it does nothing of what its namesakes would do is said.
"""

from collections.abc import Iterator, Sequence

from bot.cards.card import Card, CardName, Face
from bot.cards.catalogue import Catalogue
from bot.cards.finding import Ambiguous, How
from bot.cards.names import plain
from bot.citation import Game
from bot.scenario.words.defining import Defined
from bot.scenario.words.tokens import STOPS, Kind, Token
from bot.worded import one_of, worded

# Between a name and its Might, as in "Garen has base 4 Might".
_BETWEEN = frozenset("( , has have with is at a an of only base just".split())
_AGAIN = frozenset("he she it they".split())
_LONGEST = 2


def called_alike(
    tokens: Sequence[Token], catalogue: Catalogue, game: Game
) -> tuple[Catalogue, tuple[str, ...]]:
    """*catalogue* with such units as cards of that name, and what is said of each."""
    if game is not Game.RIFTBOUND:
        return catalogue, ()
    names: dict[str, str] = {}
    notes: list[str] = []
    text = f" {plain(' '.join(it.raw for it in tokens))} "
    for said, cards in _alike(tokens, catalogue, game):
        named = any(f" {plain(it.name)} " in text for it in cards)
        if named or plain(said) in names:
            continue
        names[plain(said)] = said
        notes.append(
            worded(
                "{name} is a unit as you told it, with nothing of {cards}.",
                name=said,
                cards=one_of([it.name for it in cards]),
            )
        )
    units = [Card(game, name, (Face(name, "", ("unit",)),)) for name in names.values()]
    return (Defined(catalogue, units) if units else catalogue), tuple(notes)


def _alike(
    tokens: Sequence[Token], catalogue: Catalogue, game: Game
) -> Iterator[tuple[str, tuple[CardName, ...]]]:
    """Names of several cards beside which a Might is told."""
    for at in range(len(tokens)):
        for end in range(min(at + _LONGEST, len(tokens)), at, -1):
            if any(it.kind is not Kind.WORD for it in tokens[at:end]):
                continue
            if not _sized(tokens, at, end):
                continue
            said = " ".join(it.raw for it in tokens[at:end])
            match catalogue.find(said, game):
                case Ambiguous(candidates=cards, how=How.EXACT):
                    yield said, cards
                    break


def _sized(tokens: Sequence[Token], at: int, end: int) -> bool:
    """Whether its Might is told: "4 Might Garen", "Garen attacks. He has 4 Might"."""
    if at > 1 and _might(tokens, at - 2):
        return True
    here = end
    while here < len(tokens) and tokens[here].text in _BETWEEN:
        here += 1
    if _might(tokens, here):
        return True
    while here < len(tokens) and tokens[here].text not in STOPS:
        here += 1
    again = [it.text for it in tokens[here + 1 : here + 3]]
    its = len(again) == 2 and again[0] in _AGAIN and again[1] == "has"
    return its and _might(tokens, here + 3)


def _might(tokens: Sequence[Token], at: int) -> bool:
    its = tokens[at : at + 2]
    return len(its) == 2 and its[0].kind is Kind.NUMBER and its[1].text == "might"
