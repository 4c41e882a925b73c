"""From an inquiry to an answer: read, rule, tell. Nothing is kept here."""

from bot.answers import Answer
from bot.cards.catalogue import Catalogue
from bot.engine.exploration import explore
from bot.errors import Problem, QuestionError
from bot.judge.citing import citing
from bot.judge.inquiry import Inquiry
from bot.library.library import Library
from bot.scenario import Edit, Read, change, read
from bot.telling.tell import tell
from bot.telling.words import Words


def understand(inquiry: Inquiry, catalogue: Catalogue) -> Read:
    """The question *inquiry* asks, with every change made to it in turn."""
    found = _read(inquiry, catalogue, ())
    edits = []
    for words in inquiry.edits:
        edits.append(change(words, found, catalogue=catalogue))
        found = _read(inquiry, catalogue, tuple(edits))
    return found


def rule_on(
    inquiry: Inquiry, catalogue: Catalogue, library: Library, words: Words
) -> Answer:
    """The answer to *inquiry*. Raises QuestionError."""
    found = understand(inquiry, catalogue)
    ruling = explore(found.question, answers=inquiry.choices)
    if not ruling.outcomes and not ruling.answered and not ruling.readings:
        raise QuestionError(
            Problem.ILLEGAL, "That choice does not come up in this ruling."
        )
    return tell(
        found.question,
        ruling,
        scenario=inquiry.scenario,
        understood=found.understood,
        assumptions=found.assumptions,
        cite=citing(library, found.question.game, found.question.edition),
        words=words,
    )


def _read(inquiry: Inquiry, catalogue: Catalogue, edits: tuple[Edit, ...]) -> Read:
    return read(
        inquiry.scenario,
        catalogue=catalogue,
        game=inquiry.game,
        edition=inquiry.edition,
        default_game=inquiry.default_game,
        edits=edits,
    )
