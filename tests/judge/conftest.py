"""A bench over a file of its own, and rulings put into it."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.__main__ import bench as wire
from bot.answers import Answer, answer_json
from bot.citation import Game
from bot.errors import QuestionError
from bot.judge.bench import Bench
from bot.judge.callers import Caller
from bot.judge.judge import Given, Judge
from bot.store.rows import RulingRow

Keep = Callable[..., str]

ALICE = Caller("discord:alice", guild="7")
BOB = Caller("discord:bob", guild="7")
ALICE_ELSEWHERE = Caller("discord:alice", guild="8")
ALICE_ALONE = Caller("discord:alice")
BOB_ALONE = Caller("discord:bob")


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    made = wire(tmp_path / "data")
    yield made
    made.close()


@pytest.fixture
def keep(bench: Bench) -> Keep:
    """Stores a ruling asked by someone somewhere; its id."""

    def keep(caller: Caller, *, public: bool = True, scenario: str = "typed") -> str:
        answer = an_answer(scenario)
        row = RulingRow(
            id="",
            created="",
            asker=caller.asker,
            place=caller.place,
            public=public,
            game="mtg",
            edition="2026-08-07",
            scenario=scenario,
            verdict=answer.verdict,
            answer=json.dumps(answer_json(answer)),
        )
        return bench.store.add(row).id

    return keep


async def ask(
    judge: Judge, caller: Caller, text: str, interaction: str
) -> Given | None:
    """What the face does for a scenario that is asked."""
    return await judge.give(caller, await judge.ask(caller, text), interaction)


def refused(bench: Bench, text: str) -> QuestionError:
    with pytest.raises(QuestionError) as caught:
        bench.ask(ALICE, text)
    return caught.value


def an_answer(scenario: str) -> Answer:
    return Answer(
        game=Game.MTG,
        edition="2026-08-07",
        scenario=scenario,
        understood=(),
        assumptions=(),
        verdict="You're at 18.",
        certain=True,
        readings=(),
        answers=(),
        choices=(),
        outcomes=(),
        citations=(),
    )
