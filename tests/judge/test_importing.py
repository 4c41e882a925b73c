"""What is taken in counts for the very next question."""

import json
from pathlib import Path

from bot.judge.bench import Bench
from tests.judge.conftest import ALICE, refused

WARDEN = {
    "object": "card",
    "name": "Warden of the First Gate",
    "layout": "normal",
    "type_line": "Creature",
    "oracle_text": "Prevent all damage that would be dealt to this creature.",
    "power": "1",
    "toughness": "1",
}
ASKED = "mtg: I control Warden of the First Gate. Shock deals 2 damage to the Warden."


def test_a_text_refused_for_want_of_a_card_is_ruled_on_once_it_is_imported(
    bench: Bench, tmp_path: Path
):
    refused(bench, ASKED)
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps([WARDEN]), "utf-8")
    bench.import_file(cards)

    assert "Warden of the First Gate" in bench.ask(ALICE, ASKED).verdict
