"""A small catalogue of our own to find cards in."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cards.catalogue import Catalogue
from bot.store.cards import SqliteCards

MTG = """
[[card]]
name = "Lightning Bolt"
types = "Instant"
colors = ["red"]
mana_cost = "{R}"
text = "This deals 3 damage to any target."
nicknames = ["bolt"]

[[card]]
name = "Shock"
types = "Instant"
colors = ["red"]
text = "This deals 2 damage to any target."

[[card]]
name = "Fog Bank"
types = "Creature — Wall"
power = 0
toughness = 2

[[card]]
name = "Sphere of Glass"
types = "Artifact"
text = "Prevent 1 of that damage."
nicknames = ["sphere"]

[[card]]
name = "Furnace of Rath"
types = "Enchantment"
colors = ["red"]
text = "Damage is doubled."

[[card]]
name = "Serra Angel"
types = "Creature — Angel"
colors = ["white"]
power = 4
toughness = 4
keywords = ["flying", "vigilance"]

[[card]]
name = "Serra Avenger"
types = "Creature — Angel"
power = 3
toughness = 3

[[card]]
name = "Ajani's Pridemate"
types = "Creature — Cat Soldier"
power = 2
toughness = 2

[[card]]
name = "Ajani, Caller of the Pride"
types = "Legendary Planeswalker — Ajani"
loyalty = 4

[[card]]
name = "Daunting Defender"
types = "Creature — Human Cleric"
power = 3
toughness = 3

[[card]]
name = "Grizzly Bears"
types = "Creature — Bear"
power = 2
toughness = 2

[[card]]
name = "Bösium Strip"
types = "Artifact"

[[card]]
name = "Jötun Grunt"
types = "Creature — Giant Soldier"
power = 4
toughness = 4

[[card]]
name = "Will-o'-the-Wisp"
types = "Creature — Spirit"
power = 0
toughness = 1

[[card]]
name = "Protean Hydra"
types = "Creature — Hydra"
power = 0
toughness = 0

[[card]]
name = "Fling"
types = "Instant"

[[card]]
name = "Fire // Ice"
layout = "split"
[[card.faces]]
name = "Fire"
types = "Instant"
colors = ["red"]
[[card.faces]]
name = "Ice"
types = "Instant"
colors = ["blue"]
"""
GRAND_ARCHIVE = """
[[card]]
name = "Clarent, Sword of Peace"
types = "Regalia Weapon — Warrior Sword"
classes = ["warrior"]
elements = ["luxem"]
power = 1
durability = 2

[[card]]
name = "Deflecting Edge"
types = "Action — Warrior Skill"
elements = ["norm"]
speed = true

[[card]]
name = "Shock"
types = "Action"
"""
RIFTBOUND = """
[[card]]
name = "Annie - Fiery"
types = "Champion Unit"
domains = ["fury"]
might = 4
energy = 5

[[card]]
name = "Ki Barrier"
types = "Spell"
"""


@pytest.fixture(scope="session")
def shipped_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A rules_data folder that holds only catalogues."""
    folder = tmp_path_factory.mktemp("rules_data")
    for game, text in (
        ("mtg", MTG),
        ("grand_archive", GRAND_ARCHIVE),
        ("riftbound", RIFTBOUND),
    ):
        (folder / game).mkdir()
        (folder / game / "cards.toml").write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="session")
def catalogue(shipped_folder: Path) -> Catalogue:
    """Shipped cards only."""
    return Catalogue(shipped_folder)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteCards]:
    """An empty place for imported cards."""
    store = SqliteCards(tmp_path / "aegis.db")
    yield store
    store.close()
