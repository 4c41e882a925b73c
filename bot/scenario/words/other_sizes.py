"""A size or colour told of a card that is not the card's: "Torbran, a 4/4"."""

from collections.abc import Sequence

from bot.cards.card import Card
from bot.cards.catalogue import Catalogue
from bot.cards.finding import Ambiguous, Found, How
from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.words.descriptions import ARTICLES, Described
from bot.scenario.words.kinds import TYPES
from bot.scenario.words.quoted_words import names
from bot.scenario.words.tokens import BULLET, STOPS, Kind, Token
from bot.worded import worded

_JOINING = frozenset({",", "and", "&", "plus"})
_OWNING = frozenset("my his her their its another two three four five some".split())


def called_by(catalogue: Catalogue, name: str) -> Card | None:
    """The creature that people call *name* who leave out the rest of its name."""
    match catalogue.find(name, Game.MTG):
        case Found(card=card, how=How.EXACT):
            return card if card.face.toughness is not None else None
        case Ambiguous(candidates=candidates, how=How.EXACT):
            cards = [catalogue.card(it) for it in candidates]
            return next((it for it in cards if it.face.toughness is not None), None)
    return None


def refuse_unclear(
    text: str, tokens: Sequence[Token], it: Described, known: Card
) -> None:
    """Refuse "he attacks with Torbran, a 4/4": one creature, or two of them.

    A list tells that they are two. Raises QuestionError.
    """
    size = (known.face.power, known.face.toughness)
    if it.what.size in (None, size) or known.face.toughness is None:
        return
    behind = tokens[it.quote + 1] if it.quote + 1 < len(tokens) else None
    if behind is not None and (behind.text in TYPES or names(tokens, it.quote + 1)):
        return  # "… , a 2/2 Bear": that has a name of its own
    comma = tokens[it.last] if it.last < len(tokens) else None
    if comma is None or comma.text != "," or it.quote < it.last:
        return
    if _in_list(tokens, it):
        return
    name = text[tokens[it.first].start : tokens[it.last - 1].end]
    said = text[tokens[it.last + 1].start : tokens[it.quote].end]
    raise QuestionError(
        Problem.AMBIGUOUS,
        worded(
            "Is “{said}” another creature? The card {name} is {size}.",
            said=said,
            name=known.name,
            size=f"{size[0]}/{size[1]}",
        ),
        line=tokens[it.last + 1].line,
        column=tokens[it.last + 1].column,
        text=text,
        suggestions=[f"{name} and {said}", f"{name} ({tokens[it.quote].raw})"],
    )


def refuse_other_colour(
    text: str, tokens: Sequence[Token], it: Described, known: Card | None
) -> None:
    """Refuse "Murderous Cut, a colorless instant": what it cannot hit turns on that.

    Raises QuestionError.
    """
    if known is None or not known.face.colours or not it.what.colours:
        return
    if set(it.what.colours) <= set(known.face.colours):
        return
    token = tokens[it.quote]
    raise QuestionError(
        Problem.AMBIGUOUS,
        worded(
            "The card {name} is of another color: leave the color out, or give what "
            "is meant another name.",
            name=known.name,
        ),
        line=token.line,
        column=token.column,
        text=text,
    )


def _in_list(tokens: Sequence[Token], it: Described) -> bool:
    """Whether more creatures are listed behind, or a heading stands before."""
    start = it.first
    while start and tokens[start - 1].text not in STOPS | {BULLET, ":"}:
        start -= 1
    if start and tokens[start - 1].text in {BULLET, ":"} and it.first - start < 2:
        return True
    end = it.quote + 1
    while end < len(tokens) and tokens[end].text not in STOPS | _JOINING:
        end += 1
    while end < len(tokens) and tokens[end].text in _JOINING:
        end += 1
    if end >= len(tokens) or tokens[end - 1].text not in _JOINING:
        return False
    more = tokens[end]
    return (
        more.kind in {Kind.SIZE, Kind.NUMBER}
        or more.text in ARTICLES | _OWNING
        or names(tokens, end)
    )
