"""A word that several cards are called by, or that begins a name no card has."""

from collections.abc import Sequence

from bot.cards.card import CardName
from bot.errors import Problem, QuestionError
from bot.scenario.scene.persons import Persons
from bot.scenario.words.kinds import SUBTYPES
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Place
from bot.worded import one_of, worded


def which_card(scene: Persons, card: Card, names: Sequence[CardName]) -> QuestionError:
    """What to say of *card*, which may be any of *names*."""
    if longer := _goes_on(scene.parse, card):
        said = worded(
            "I know no “{name}”. If it is a card, paste its text in quotation marks "
            "after its name.",
            name=longer,
        )
        text = f'{longer}: "…its text…"'
        place = Place(card.place.start, card.place.end + 1)
        return scene.error(Problem.UNKNOWN, said, place, (text,))
    offered = [it.name for it in names[:6]]
    return scene.error(
        Problem.AMBIGUOUS,
        worded(
            "“{typed}” could be {listed}. Which one?",
            typed=card.typed,
            listed=one_of(offered),
        ),
        card.place,
        offered,
        offered,
    )


def _goes_on(parse: Parse, card: Card) -> str:
    """ "Siege | rhino": the longer name of which only the beginning is some card's."""
    end = card.place.end
    behind = parse.word(end)
    if behind not in SUBTYPES and not (behind and parse.capital(end)):
        return ""
    return parse.said(card.place.start, end + 1)
