"""What fuzzing has found stays mended; small campaigns run with the tests."""

import json
import random
import time
from contextlib import suppress
from pathlib import Path

import pytest

from bot.cards.importing import cards_in
from bot.citation import Game
from bot.errors import QuestionError
from bot.library.documents.reading import read_bytes
from tests.fuzz.mutating import mutated
from tests.fuzz.targets import TARGETS, seeds_of

FINDS = sorted((Path(__file__).parent / "finds").rglob("*.input"))
# Of this process's own time; others may keep the machine busy.
SECONDS = 1.0

QUOTES = '"' * 10_000
NESTED = "“" * 10_000 + "”" * 10_000
DIGITS = "9" * 10_000
HOSTILE = {
    "nested quotes": f"I have a {NESTED} shield. Bolt deals 3 damage to me.",
    "open quotes": f"Odd Totem: {QUOTES}",
    "brackets": "(" * 10_000 + ")" * 10_000,
    "long number": f"Bolt deals {DIGITS} damage to me.",
    "long size": f"I have a {DIGITS}/{DIGITS} creature and a {DIGITS} life total.",
    "long shield": f"I have a prevent-{DIGITS} shield. Bolt deals 3 damage to me.",
    "many": f"I have {DIGITS} Furnaces of Rath. Bolt deals 3 damage to me.",
    "direction": "\u202eI have\u2066 a prevent-2\u202c shield. \u2067Bolt hits me.",
    "zero width": "I have a pre\u200bvent-2 sh\u200dield. Bo\ufefflt deals 3 to me.",
    "combining": "Z" + "\u0301" * 40_000 + " deals 3 damage to me.",
    "sql": "'; drop table rulings; -- deals 3 damage to me' OR 1=1",
    "fts": 'NEAR("a" "b", 5) AND rule* NOT "x" ^col : {a b} deals 3 to me',
    "markdown": "**[x](https://evil.test)** ||@everyone|| deals 3 damage to <@1>.",
    "nul": "\x00\x01\x1bBolt deals 3 damage to me.\x7f",
    "one word": "Bolt" * 10_000,
    "commas": "," * 40_000,
    "and": "a Bear and " * 4_000,
    "regex": "(a+)+$ " * 5_000,
    "spaces": " " * 40_000 + "Bolt deals 3 damage to me.",
    "empty lines": "\n" * 40_000,
    "lines": "I control a Bear.\n" * 1_000,
    "open quotation": "“" * 40_000,
    "pairs of quotes": '"a" ' * 5_000,
    "unending if": "If a source would deal damage to you, " * 800,
    "unending prefix": "aegis1:" * 5_000,
    "unending choice": f"aegis1:steps:2n:K7Q2M:{'0.' * 2_500}:0:x:0",
    "headings": "# " + " " * 40_000 + "x #",
    "step": "**1.3" + " " * 40_000 + "x",
    "anchors": "# " + "<a " * 15_000,
    "fts brackets": "(" * 5_000 + "a" + ")" * 5_000,
    "fts near": "NEAR(a b) " * 4_000,
    "fts stars": "a* OR " * 7_000,
    "rule numbers": "615.7 " * 2_000,
    "one rule number": "615." * 3_000,
    "mentions": "<@1> @everyone " * 2_500,
    "surrogates": b"\xed\xa0\x80\xed\xb0\x80\xff\xfe".decode("utf-8", "replace"),
}


def timed(target: str, data: bytes) -> float:
    """Seconds of this process for one input, what is read only once left out.

    The least of up to three: what else runs beside it makes a processor slower.
    """
    call = TARGETS[target]
    call(b"warm")
    least = float("inf")
    for _ in range(3):
        begun = time.process_time()
        call(data)
        least = min(least, time.process_time() - begun)
        if least < SECONDS:
            break
    return least


@pytest.mark.parametrize("find", FINDS, ids=lambda one: f"{one.parent.name}-{one.stem}")
def test_a_past_find_is_answered_quickly(find: Path):
    assert timed(find.parent.name, find.read_bytes()) < SECONDS


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_text_is_answered_quickly(target: str, text: str):
    assert timed(target, text.encode()) < SECONDS


@pytest.mark.parametrize("game", Game)
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_rulebook_of_any_game_is_answered_quickly(text: str, game: Game):
    begun = time.process_time()
    with suppress(QuestionError):
        read_bytes(text.encode(), "rules.txt", game)

    assert time.process_time() - begun < SECONDS


@pytest.mark.parametrize("target", TARGETS)
def test_texts_changed_at_random_break_nothing(target: str):
    dice = random.Random(7)
    for _ in range(25):
        TARGETS[target](mutated(dice.choice(seeds_of(target)).encode(), dice))


def test_a_file_of_deeply_nested_json_is_refused(tmp_path: Path):
    file = tmp_path / "cards.json"
    file.write_text("[" * 100_000)

    with pytest.raises(QuestionError):
        list(cards_in(file))


def test_a_card_with_a_number_of_ten_thousand_digits_is_refused(tmp_path: Path):
    file = tmp_path / "cards.json"
    card = json.dumps({"object": "card", "name": "Odd", "lang": "en", "cmc": 1})
    file.write_text(f"[{card.replace('1}', DIGITS + '}')}]")

    with pytest.raises(QuestionError):
        list(cards_in(file))


@pytest.mark.parametrize("data", [b"PK", b"PK\x03", b"\x1f\x8b"])
def test_what_is_packed_and_torn_to_nothing_is_still_changed(data: bytes):
    dice = random.Random(1)

    assert all(isinstance(mutated(data, dice), bytes) for _ in range(50))
