"""A unit called by the first name of several cards, with its Might: "Garen (4 Might)".

So is a champion with its life. Which of them is meant nobody can tell, and none may be:
told so, it is a card of the scenario's own. That it does nothing of what its namesakes
would do is said.
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
_MEASURES = {Game.RIFTBOUND: "might", Game.GRAND_ARCHIVE: "life"}
_KINDS = {Game.RIFTBOUND: "unit", Game.GRAND_ARCHIVE: "champion"}
_LONGEST = 2


def called_alike(
    tokens: Sequence[Token], catalogue: Catalogue, game: Game
) -> tuple[Catalogue, tuple[str, ...]]:
    """*catalogue* with such units as cards of that name, and what is said of each."""
    if game not in _KINDS:
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
                "{name} is as you told it, with nothing of {cards}.",
                name=said,
                cards=one_of([it.name for it in cards]),
            )
        )
    kind = (_KINDS[game],)
    units = [Card(game, name, (Face(name, "", kind),)) for name in names.values()]
    return (Defined(catalogue, units) if units else catalogue), tuple(notes)


def _alike(
    tokens: Sequence[Token], catalogue: Catalogue, game: Game
) -> Iterator[tuple[str, tuple[CardName, ...]]]:
    """Names of several cards beside which a Might is told."""
    for at in range(len(tokens)):
        for end in range(min(at + _LONGEST, len(tokens)), at, -1):
            if any(it.kind is not Kind.WORD for it in tokens[at:end]):
                continue
            if not _sized(tokens, at, end, _MEASURES[game]):
                continue
            said = " ".join(it.raw for it in tokens[at:end])
            match catalogue.find(said, game):
                case Ambiguous(candidates=cards, how=How.EXACT) if all(
                    _KINDS[game] in catalogue.card(it).face.types
                    or game is Game.RIFTBOUND
                    for it in cards
                ):
                    yield said, cards
                    break


def _sized(tokens: Sequence[Token], at: int, end: int, measure: str) -> bool:
    """Whether its size is told: "4 Might Garen", "Garen attacks. He has 4 Might"."""
    if at > 1 and _number(tokens, at - 2, measure):
        return True
    here = end
    while here < len(tokens) and tokens[here].text in _BETWEEN:
        here += 1
    if _number(tokens, here, "damage"):
        here += 2 + (tokens[here + 2 : here + 3] != () and _joins(tokens[here + 2]))
    if _number(tokens, here, measure):
        return True
    while here < len(tokens) and tokens[here].text not in STOPS:
        here += 1
    again = [it.text for it in tokens[here + 1 : here + 3]]
    its = len(again) == 2 and again[0] in _AGAIN and again[1] == "has"
    return its and _number(tokens, here + 3, measure)


def _joins(token: Token) -> bool:
    return token.text in {"and", ",", "on"}


def _number(tokens: Sequence[Token], at: int, measure: str) -> bool:
    its = tokens[at : at + 2]
    return len(its) == 2 and its[0].kind is Kind.NUMBER and its[1].text == measure
