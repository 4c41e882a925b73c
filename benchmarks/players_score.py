"""How many of a file of players' questions come out right, refused or wrong.

    python -m benchmarks.players_score QUESTIONS.jsonl [--show wrong|refused|unchecked]

Each line holds ``id``, ``game``, ``text`` and either ``refuse`` (the kind of error
that is right) or ``sets`` (the values each thing must reach over all outcomes).
Answers without ``sets`` are counted apart: nobody but a reader can check them.
It fails (1) where fewer than nine of ten that can be checked come out right, or one
that should be refused is not, or for another reason.
"""

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.engine.board import count
from bot.engine.exploration import explore
from bot.engine.outcome import Outcome, Ruling
from bot.engine.room import Room
from bot.engine.values import Zone
from bot.errors import QuestionError
from bot.judge.inquiry import MOST
from bot.paths import rules_data
from bot.scenario import read

GAMES = {
    "mtg": Game.MTG, "ga": Game.GRAND_ARCHIVE, "riftbound": Game.RIFTBOUND,
}  # fmt: skip
TO_ANSWER, TO_REFUSE = "to answer", "to refuse"
LEAST = 0.9


def reached(ruling: Ruling, path: str) -> set[Any]:
    """The values of ``players/me/life`` or ``objects/Bear/destroyed``."""
    what, name, field = path.split("/")
    return {_value(outcome, what, name, field) for outcome in ruling.outcomes}


def _value(outcome: Outcome, what: str, name: str, field: str) -> Any:
    board = outcome.board
    if what == "players":
        player = next((it for it in board.players if it.id == name), None)
        if player is None:
            return f"no player {name}"
        return player.life if field == "life" else count(player.counters, field)
    named = [it for it in board.objects if it.name.lower() == name.lower()]
    if not named:
        return f"no object {name}"
    if field == "destroyed":
        return named[0].destroyed or named[0].zone is Zone.GRAVEYARD
    return getattr(named[0], field)


def judge(question: dict[str, Any], catalogue: Catalogue) -> tuple[str, str]:
    """One of right, wrong, refused, unchecked, crashed; and why."""
    try:
        got = read(
            question["text"], catalogue=catalogue, default_game=GAMES[question["game"]]
        )
        ruling = explore(got.question, Room(MOST))
    except QuestionError as error:
        if question["refuse"]:
            good = error.problem == question["refuse"]
            return ("right" if good else "wrong kind", f"{error.problem} {error}")
        return "refused", f"{error.problem}: {error}\n{error.excerpt()}"
    except Exception as error:  # a fault of ours is a result here
        return "crashed", f"{type(error).__name__}: {error}"
    if question["refuse"]:
        return "answered", "\n".join(got.understood)
    for path, wanted in question["sets"].items():
        values = reached(ruling, path)
        if values != set(wanted):
            return "wrong", f"{path}: {values} instead of {set(wanted)}"
    if not question["sets"]:
        answers = [
            f"{it.ask.kind} {it.ask.subject}: {[v for v, _ in it.values]}"
            for it in ruling.answered
        ]
        return "unchecked", "\n".join(answers) + f"\n{question['answer']}"
    return "right", ""


def passes(totals: Counter[tuple[str, str]]) -> bool:
    """Whether so many came out right as the bot promises: *totals* by kind, verdict."""
    checked = sum(
        n
        for (kind, verdict), n in totals.items()
        if kind == TO_ANSWER and verdict != "unchecked"
    )
    right = totals[TO_ANSWER, "right"] >= LEAST * checked
    return right and all(
        verdict == "right" for kind, verdict in totals if kind == TO_REFUSE
    )


def main() -> int:
    """Score the file and print a line for each question that is not right."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questions", type=Path)
    parser.add_argument("--show", nargs="*", default=["wrong", "crashed"])
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--game", choices=sorted(GAMES))
    parser.add_argument("--data", type=Path, default=rules_data())
    chosen = parser.parse_args()
    if not chosen.questions.is_file():
        print("no such file: nothing to score")
        return 0
    catalogue = Catalogue(chosen.data)
    totals: Counter[tuple[str, str]] = Counter()
    began = time.perf_counter()
    for line in chosen.questions.read_text("utf-8").splitlines():
        question = json.loads(line)
        if chosen.only and question["id"] not in chosen.only:
            continue
        if chosen.game and question["game"] != chosen.game:
            continue
        verdict, why = judge(question, catalogue)
        kind = TO_REFUSE if question["refuse"] else TO_ANSWER
        totals[kind, verdict] += 1
        if verdict in chosen.show or "all" in chosen.show:
            print(f"--- {question['id']} {verdict}: {question['text']}\n{why}\n")
    for (kind, verdict), number in sorted(totals.items()):
        print(f"{kind}  {verdict:<10} {number:4}")
    print(f"{time.perf_counter() - began:.1f} s")
    return 0 if passes(totals) else 1


if __name__ == "__main__":
    sys.exit(main())
