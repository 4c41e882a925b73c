"""Ask every follow-up of a file of players' questions, to be read by eye.

    python benchmarks/follow_ups_score.py QUESTIONS.jsonl [--only P001 P014]

Each line of the file holds ``id``, ``game``, ``text`` and ``follow_ups``, which are
asked one after the other, each of the ruling before it where they chain.
"""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.engine.exploration import explore
from bot.engine.room import Room
from bot.errors import QuestionError
from bot.judge.inquiry import MOST
from bot.paths import rules_data
from bot.scenario import Edit, Read, change, read

GAMES = {
    "mtg": Game.MTG, "ga": Game.GRAND_ARCHIVE, "riftbound": Game.RIFTBOUND,
}  # fmt: skip


def answers(found: Read) -> str:
    """What comes out, one line for each question."""
    ruling = explore(found.question, Room(MOST))
    lines = [
        f"    = {it.ask.kind} {it.ask.subject}: {[value for value, _ in it.values]}"
        for it in ruling.answered
    ]
    for outcome in ruling.outcomes[:4]:
        lives = {it.id: it.life for it in outcome.board.players}
        hurt = {
            it.name: ("destroyed" if it.destroyed else f"damage {it.damage}")
            for it in outcome.board.objects
            if it.destroyed or it.damage
        }
        lines.append(f"    > {lives} {hurt}")
    return "\n".join(lines)


def main() -> int:
    """Print what each follow-up changes and what then comes out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questions", type=Path)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--chain", action="store_true")
    parser.add_argument("--data", type=Path, default=rules_data())
    chosen = parser.parse_args()
    if not chosen.questions.is_file():
        print("no such file: nothing to ask")
        return 0
    catalogue = Catalogue(chosen.data)
    totals: Counter[str] = Counter()
    for line in chosen.questions.read_text("utf-8").splitlines():
        question = json.loads(line)
        if not question["follow_ups"]:
            continue
        if chosen.only and question["id"] not in chosen.only:
            continue
        print(f"--- {question['id']}: {question['text']}\n({question['answer']})")
        game = GAMES[question["game"]]
        try:
            base = read(question["text"], catalogue=catalogue, default_game=game)
            print(answers(base))
        except QuestionError as error:
            print(f"    refused: {error}")
            totals["first one refused"] += len(question["follow_ups"])
            continue
        except Exception as error:  # a fault of ours is a result here
            print(f"    crashed: {type(error).__name__}: {error}")
            totals["first one crashed"] += len(question["follow_ups"])
            continue
        edits: tuple[Edit, ...] = ()
        for words in question["follow_ups"]:
            print(f"  * {words}")
            try:
                edit = change(words, base, catalogue=catalogue)
                after = read(
                    question["text"], catalogue=catalogue, default_game=game,
                    edits=(*edits, edit),
                )  # fmt: skip
                for said in after.understood:
                    print(f"      {said}")
                print(answers(after))
                totals["answered"] += 1
                if chosen.chain:
                    edits, base = (*edits, edit), after
            except QuestionError as error:
                print(f"    refused ({error.problem}): {error}")
                if error.excerpt():
                    print("    " + error.excerpt().replace("\n", "\n    "))
                totals["refused"] += 1
            except Exception as error:  # a fault of ours is a result here
                print(f"    crashed: {type(error).__name__}: {error}")
                totals["crashed"] += 1
    for verdict, number in sorted(totals.items()):
        print(f"{verdict:<20} {number:4}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
