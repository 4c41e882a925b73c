"""A person's text in, a question for the engine out."""

from dataclasses import dataclass

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.engine.games import newest
from bot.engine.question import Question
from bot.errors import Problem, QuestionError
from bot.scenario import (  # noqa: F401  (readers)
    amounts,
    naming,
    nouns,
    phrases,
    unit_phrases,
)
from bot.scenario.building import build, question
from bot.scenario.choosing_game import Chosen, choose_game
from bot.scenario.covering import cover
from bot.scenario.grammar import rules_for
from bot.scenario.outside import refuse_outside
from bot.scenario.parsing import Parse
from bot.scenario.people import names_in
from bot.scenario.spelling import respell
from bot.scenario.tokens import tokenize


@dataclass(frozen=True, slots=True)
class Read:
    """A scenario as it was read.

    *understood* says every fact back, *assumptions* what was taken for granted,
    *notes* what was read differently from how it was typed.
    """

    question: Question
    understood: tuple[str, ...]
    assumptions: tuple[str, ...]
    game: Game
    edition: str
    notes: tuple[str, ...] = ()


def read(
    text: str,
    *,
    catalogue: Catalogue,
    game: Game | None = None,
    edition: str | None = None,
    default_game: Game | None = None,
    edits: tuple[object, ...] = (),
) -> Read:
    """Read *text*. Raises QuestionError with the place and what to type instead."""
    del edits
    chosen = choose_game(text, catalogue, game, edition, default_game)
    parse = parsed(chosen, text, catalogue)
    try:
        clauses = cover(parse, rules_for(chosen.game))
        scene = build(parse, chosen.game, chosen.edition, clauses)
        asked = question(scene, chosen.edition)
    except QuestionError as error:
        refuse_outside(parse, error)
        if not error.text:
            error.text = text
        raise
    return Read(
        asked,
        tuple(scene.draft.understood),
        tuple(scene.draft.assumptions),
        chosen.game,
        chosen.edition or newest(chosen.game),
        tuple(scene.draft.notes),
    )


def parsed(chosen: Chosen, text: str, catalogue: Catalogue) -> Parse:
    """The tokens of *text* with the names of its players known."""
    tokens = respell(tokenize(text))
    tokens = tuple(it for it in tokens if it.start >= chosen.skip)
    if not tokens:
        raise QuestionError(
            Problem.SYNTAX,
            "There is nothing to rule on yet.",
            suggestions=(
                "Lightning Bolt deals 3 damage to me. I have a prevent-2 shield.",
            ),  # fmt: skip
            text=text,
        )
    parse = Parse(text, tokens, catalogue, chosen.game)
    names = names_in(parse)
    fresh = Parse(text, tokens, catalogue, chosen.game)
    fresh.people = names
    return fresh
