"""Cards and rulebooks nobody has printed, as large as the real ones.

All comes from dice that are thrown alike each time.
"""

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.cards.importing import import_cards
from bot.library.importing import import_path
from bot.store.cards import SqliteCards

CARDS = 33_000
FILLER = 3700  # what else Scryfall tells of a card, in bytes
FIRSTS = """
Ancient Ardent Ashen Blazing Blessed Bold Brazen Burning Cinder Cloud Coral Crimson
Crystal Daring Dawn Deep Dire Dread Dusk Ember Fallen Feral Flame Frost Gilded
Gleaming Goblin Golden Grave Grim Hallowed Hidden Hollow Honored Iron Ivory Jade
Keen Lost Lunar Marsh Mighty Mist Moon Night Noble Oak Pale Primal Quick Rage Raging
Righteous River Rune Sacred Sea Shadow Silent Silver Sky Spirit Star Steel Storm Sun
Swift Thorn Thunder Twilight Vale Vengeful Vile Void Wandering War Wicked Wild Wind
Winter Wise Wolf Zealous
"""
LASTS = """
Acolyte Adept Angel Archer Aura Avenger Barrier Bear Blade Blast Bolt Bulwark
Captain Champion Charm Cleric Command Crusader Defender Disciple Dragon Drake Druid
Edge Elemental Familiar Fang Fury Furnace Giant Golem Griffin Guard Guardian Guide
Healer Herald Hound Hunter Hydra Invoker Knight Lancer Leader Mage Mantle Mender
Monk Oath Oracle Paladin Prophet Protector Ranger Rider Sage Scout Seer Sentinel
Serpent Shaman Shield Soldier Spear Sprite Squire Strike Summons Titan Vanguard Vow
Ward Warden Warrior Wave Whelp Wisp Witness Wurm Zealot
"""
SYLLABLES = """
ba be bri cor da del dra el en fa fir ga gor ha il jin ka kel lo lu ma mir na ne or
pa qua ra ri sa ser sha ta tor ul va vel wa xan ya zu
"""
WORDS = """
damage prevent shield replacement effect creature player source combat unit rule
order choose control trample counter ability trigger stack turn phase token copy
lethal deathtouch lifelink life loyalty zone exile graveyard battlefield
"""
RULE_WORDS = WORDS.split()


# --- Cards -------------------------------------------------------------------


def invented_names(count: int, dice: random.Random) -> list[str]:
    """So many different names, built the way card names are."""
    firsts, lasts, syllables = FIRSTS.split(), LASTS.split(), SYLLABLES.split()
    names: dict[str, None] = {}
    while len(names) < count:
        first, last = dice.choice(firsts), dice.choice(lasts)
        proper = "".join(dice.choices(syllables, k=dice.randint(2, 4))).title()
        names[
            dice.choice(
                (
                    f"{first} {last}",
                    f"{proper} {last}",
                    f"{proper}'s {last}",
                    f"{last} of {proper}",
                    f"{last} of the {first} {dice.choice(lasts)}",
                    f"{proper}, {first} {last}",
                    f"{proper} {first.lower()}{last.lower()}",
                    f"{proper} // {first} {last}",
                )
            )
        ] = None
    return list(names)


def write_cards(path: Path, names: Sequence[str]) -> None:
    """A file in the shape and size of Scryfall's oracle cards."""
    with path.open("w", encoding="utf-8") as file:
        file.write("[\n")
        for n, name in enumerate(names):
            card = {
                "object": "card",
                "id": f"{n:032x}",
                "lang": "en",
                "layout": "normal",
                "name": name,
                "mana_cost": "{1}{W}",
                "type_line": "Creature — Human Cleric",
                "oracle_text": f"Flying\n{{T}}: Prevent the next {1 + n % 97} damage.",
                "power": "2",
                "toughness": "2",
                "colors": ["W"],
                "keywords": ["Flying"],
                "legalities": {f"format {it}": "legal" for it in range(22)},
                "image_uris": {f"size {it}": "x" * 110 for it in range(6)},
                "other": "x" * FILLER,
            }
            file.write(json.dumps(card, ensure_ascii=False))
            file.write(",\n" if n + 1 < len(names) else "\n]")


def mis_spelt(name: str, dice: random.Random) -> str:
    """*name* with two letters exchanged or one left out."""
    at = dice.randrange(len(name) - 1)
    if dice.random() < 0.5:
        return name[:at] + name[at + 1] + name[at] + name[at + 2 :]
    return name[:at] + name[at + 1 :]


# --- Rulebooks ---------------------------------------------------------------


def write_rulebooks(folder: Path) -> list[Path]:
    """One of each game in the shape its publisher gives it; where to import from."""
    magic = folder / "mtg" / "rules.txt"
    riftbound = folder / "riftbound.txt"
    grand_archive = folder / "grand_archive" / "gitbook"
    for path in (magic.parent, grand_archive):
        path.mkdir(parents=True)
    magic.write_text("\n\n".join(_magic()), "utf-8")
    riftbound.write_text("\n".join(_riftbound()), "utf-8")
    for name, page in _grand_archive():
        (grand_archive / name).write_text(page, "utf-8")
    return [magic, riftbound, grand_archive]


def _magic() -> Iterator[str]:
    dice = random.Random(4)
    yield "Magic Comprehensive Rules"
    yield "These rules are effective as of May 1, 2031."
    for section in range(600, 740):
        yield f"{section}. Section {section}"
        for rule in range(1, 9):
            yield f"{section}.{rule}. {_sentence(dice)}"
            for letter in "abc":
                yield f"{section}.{rule}{letter} {_sentence(dice)}"
    yield "Glossary"
    for word in RULE_WORDS:
        yield f"{word.title()}\n{_sentence(dice)}"
    yield "Credits"


def _riftbound() -> Iterator[str]:
    dice = random.Random(5)
    yield "Riftbound Core Rules"
    yield "Last Updated: 2031-05-01"
    for section in range(100, 500):
        yield f"{section}. {_sentence(dice)}"
        for rule in range(1, 6):
            yield f"{section}.{rule}. {_sentence(dice)}"


def _grand_archive() -> Iterator[tuple[str, str]]:
    dice = random.Random(6)
    pages = [f"Topic {dice.choice(RULE_WORDS)} {n}".title() for n in range(60)]
    files = [f"{page.lower().replace(' ', '-')}.md" for page in pages]
    links = (f"* [{page}]({file})" for page, file in zip(pages, files, strict=True))
    yield "SUMMARY.md", "\n".join(["# Table of contents", "", *links])
    for page, file in zip(pages, files, strict=True):
        rules = (f"{n}. {_sentence(dice)}" for n in range(1, 21))
        yield file, "\n".join([f"# {page}", "", *rules])


def _sentence(dice: random.Random) -> str:
    # Mostly the small change of language and rare words, as in a real rulebook.
    rare = [f"word{int(dice.paretovariate(0.6)) % 4000}" for _ in range(20)]
    small = dice.choices(["the", "a", "of", "is", "that", "would"], k=18)
    words = [*small, *rare, *dice.choices(RULE_WORDS, k=4)]
    dice.shuffle(words)
    return f"{' '.join(words).capitalize()}."


# --- A database of both ------------------------------------------------------


def database(folder: Path, *, cards: bool) -> Path:
    """The file, in *folder*, that holds three rulebooks and, if asked, all cards."""
    file = folder / "aegis.db"
    for book in write_rulebooks(folder):
        import_path(file, book)
    if cards:
        bulk = folder / "cards.json"
        write_cards(bulk, all_names())
        store = SqliteCards(file)
        import_cards(bulk, store)
        store.close()
    return file


def all_names() -> list[str]:
    """The names of all cards."""
    return invented_names(CARDS, random.Random(3))
