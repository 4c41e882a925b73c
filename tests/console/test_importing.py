"""Card files taken in from the terminal."""

import json
from pathlib import Path

import pytest

from tests.console.conftest import Run

CARD = {
    "object": "card",
    "name": "Warden of the First Gate",
    "layout": "normal",
    "type_line": "Creature",
    "oracle_text": "Prevent all damage that would be dealt to this creature.",
    "power": "1",
    "toughness": "1",
}


@pytest.fixture
def cards(tmp_path: Path) -> str:
    path = tmp_path / "some.json"
    path.write_text(json.dumps([CARD]), "utf-8")
    return str(path)


@pytest.mark.parametrize("said", [(), ("cards",)])
def test_cards_are_taken_in_whether_or_not_they_are_called_so(
    run: Run, cards: str, said: tuple[str, ...]
):
    ran = run("import", *said, cards)

    assert ran.status == 0
    assert "1 cards" in ran.out


def test_a_file_that_is_not_there_is_status_3(run: Run):
    assert run("import", "cards").status == 3


def test_a_folder_is_named_where_it_is_refused(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ran = run("import", ".")

    assert ran.status == 2
    assert ran.error.startswith(f"{tmp_path.name}:")
