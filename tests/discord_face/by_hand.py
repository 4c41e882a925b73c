"""Answers made by hand, and a judge that gives them: real in all but the reading."""

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bot import paths
from bot.answers import (
    Answer,
    ChoiceLine,
    Chosen,
    Cited,
    Outcome,
    PlayerState,
    StepLine,
)
from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from bot.judge.callers import Caller
from bot.judge.inquiry import Inquiry
from bot.judge.languages import words_in
from bot.judge.recent import Known
from bot.library.library import Library
from bot.store.cards import SqlCards
from bot.store.opening import open_database
from bot.store.sql import SqlStore
from bot.worded import worded

EDITION = "2026-08-07"
SCENARIO = "Furnace of Rath, a prevent-2 shield, Lightning Bolt deals 3 damage to me."
SHIELD, FURNACE = "the prevent-2 shield first", "Furnace of Rath first"


def outcome(summary: str, life: int, *way: Chosen, steps: int = 2) -> Outcome:
    return Outcome(
        summary=summary,
        choices=way,
        damage=(),
        players={"me": PlayerState(life)},
        objects={},
        effects={},
        triggers=(),
        steps=tuple(
            StepLine(f"Step {n} happens.", ("615.7",)) for n in range(1, steps + 1)
        ),
    )


def first(option: str) -> Chosen:
    return Chosen("c1", "me", option)


TWO_WAYS = Answer(
    game=Game.MTG,
    edition=EDITION,
    scenario=SCENARIO,
    understood=("you have a prevent-2 shield",),
    assumptions=("two players at 20 life",),
    verdict="You choose: 18 life if the shield applies first, 16 if Furnace does.",
    certain=True,
    readings=(),
    answers=(),
    choices=(
        ChoiceLine("c1", "me", "Which applies first?", (SHIELD, FURNACE), ("616.1e",)),
    ),
    outcomes=(
        outcome("You're at 18.", 18, first(SHIELD)),
        outcome("You're at 16.", 16, first(FURNACE)),
    ),
    citations=(
        Cited(
            Game.MTG, "615.7", EDITION, "A shield of N points.", url="https://x.test"
        ),
        Cited(Game.MTG, "616.1e", EDITION, "The affected player chooses."),
    ),
)


def settled(option: int) -> Answer:
    """What is left of it once the choice is made."""
    return replace(
        TWO_WAYS,
        verdict=TWO_WAYS.outcomes[option].summary,
        choices=(),
        outcomes=(TWO_WAYS.outcomes[option],),
    )


def refuse(scenario: str) -> QuestionError:
    lines = enumerate(scenario.splitlines(), 1)
    line, *others = [n for n, one in lines if "blorp" in one]
    column = scenario.splitlines()[line - 1].index("blorp") + 1
    return QuestionError(
        Problem.UNKNOWN,
        "I don't know “blorp”.",
        line=line,
        column=column,
        length=5,
        suggestions=("a prevent-2 shield",),
        text=scenario,
        instead=("prevent-2 shield",),
        also=[worded("line {line} “{said}”", line=n, said="a blorp") for n in others],
    )


class ByHand(Bench):
    """The real bench over a real database; only scenarios are answered by hand.

    A scenario with "blorp" in it is not understood, one with "crash" is our fault.
    """

    given: dict[str, Answer]

    def __init__(self, database: Path) -> None:
        held = open_database(os.environ.get("AEGIS_DATABASE_URL") or database)
        store, cards = SqlStore(held), SqlCards(held)
        self._held = held
        self.given = {}
        super().__init__(
            store=lambda: store,
            library=lambda: Library(database),
            catalogue=lambda: Catalogue(paths.rules_data(), cards),
            card_store=lambda: cards,
            database=database,
            words=words_in,
        )

    def close(self) -> None:
        """Also where nobody asked anything, and no part was opened."""
        super().close()
        self._held.close()

    def remembered(self, caller: Caller, inquiry: Inquiry) -> None:
        """Every one is answered anew."""

    def readable(self, inquiry: Inquiry, some: Sequence[str]) -> set[str]:
        """All of them: no scenario is read here."""
        return set(some)

    def worked_out(self, caller: Caller, inquiry: Inquiry) -> Known:
        if "blorp" in inquiry.scenario:
            raise refuse(inquiry.scenario)
        if "crash" in inquiry.scenario:
            raise RuntimeError(f"a bug, with text in it: {inquiry.scenario}")
        if inquiry.scenario in self.given:
            given = self.given[inquiry.scenario]
            return Known(given, given)
        answer = TWO_WAYS
        if inquiry.choices:
            answer = settled(inquiry.choices[0])
        if inquiry.edits:
            answer = replace(answer, verdict=f"Changed: {'; '.join(inquiry.edits)}.")
        answer = replace(answer, scenario=inquiry.scenario)
        return Known(answer, answer)
