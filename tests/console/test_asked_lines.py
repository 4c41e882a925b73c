"""What was asked is listed where the verdict does not answer it alone."""

from pathlib import Path

from bot.__main__ import bench
from bot.console.answering import answer_lines
from bot.console.page import as_text
from bot.judge.callers import TERMINAL
from bot.judge.languages import Words


def shown(text: str, folder: Path) -> str:
    answer = bench(folder).ask(TERMINAL, text)
    return as_text(answer_lines(answer, say=Words()))


def test_a_question_of_several_stands_once_with_all_that_answers_it(tmp_path: Path):
    text = "He casts Pyroclasm. I have a 2/2 and a 3/3. Do both die? What's my life?"

    assert "Do both die? the 2/2 dies; the 3/3 survives  [120.3e" in shown(
        text, tmp_path
    )


def test_a_single_question_is_answered_by_the_verdict(tmp_path: Path):
    text = "He casts Pyroclasm. I have a 2/2 and a 3/3. Do both die?"

    said = shown(text, tmp_path)

    assert said.startswith("No: the 2/2 dies; the 3/3 survives.")
    assert "Asked" not in said.splitlines()
