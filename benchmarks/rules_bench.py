"""How fast rules are looked up, searched, suggested and imported; three rulebooks."""

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.made_up import RULE_WORDS, database
from benchmarks.measuring import row
from benchmarks.table import Row, at_most
from bot.citation import Game
from bot.library import Library

SECTIONS = {
    Game.MTG: "614-616, 702, 704",
    Game.RIFTBOUND: "301-450",
    Game.GRAND_ARCHIVE: "DP, DMG, RE",
}


def use(library: Library) -> None:
    """Make everything that is made when first asked for."""
    for typed in ("6", "dam", "prevention"):
        library.suggest(typed)
        library.search(typed)
    for game in Game:
        library.look_up(SECTIONS[game], game)


def beginnings(numbers: list[str], rounds: int) -> Iterator[tuple[str, Game | None]]:
    """What people pass through while they type a number or words."""
    dice = random.Random(3)
    for _ in range(rounds):
        words = " ".join(dice.sample(RULE_WORDS, 2))
        text = dice.choice([words, dice.choice(numbers)])
        yield text[: dice.randint(1, len(text))], dice.choice([None, *Game])


def rows(small: bool) -> Iterator[Row]:
    """Look-up by number, search, autocomplete."""
    rounds, dice = 300 if small else 3_000, random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        library = Library(database(Path(folder), cards=False))
        use(library)
        numbers = [
            (entry.number, one.game)
            for one in library.editions()
            if one.official and one.game is not Game.GRAND_ARCHIVE
            for entry in library.look_up(SECTIONS[one.game], one.game)
        ]
        asked = [dice.choice(numbers) for _ in range(rounds)]
        words = [
            (" ".join(dice.sample(RULE_WORDS, dice.randint(1, 3))), game)
            for game in dice.choices([None, *Game], k=rounds)
        ]
        typed = list(beginnings([number for number, _ in numbers], rounds))
        yield row(
            "a rule by its number", rounds,
            lambda n: library.look_up(*asked[n], only=True), bound=at_most(guard=2),
        )  # fmt: skip
        yield row(
            "search", rounds,
            lambda n: library.search(*words[n]), bound=at_most(guard=15),
        )  # fmt: skip
        yield row(
            "autocomplete", rounds,
            lambda n: library.suggest(*typed[n]), bound=at_most(guard=3),
        )  # fmt: skip
        library.close()
