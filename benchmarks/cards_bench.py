"""How fast, and in how much memory, 33,000 cards are imported and found.

``python benchmarks/cards_bench.py [CARDS]`` makes a file of invented cards in
Scryfall's shape and size, imports it in a process of its own, and measures
autocomplete, finding and reading names in running text over shipped-size and
full catalogues. Prints a table; exits 1 where a figure misses its bound.
"""

import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).parent.parent))

from bot.cards.catalogue import Catalogue
from bot.cards.importing import import_cards
from bot.citation import Game
from bot.store.cards import SqliteCards

FILLER = 5500
# Words that an asker types and that are no card names.
TALK = """
a all alice an and are at attack attacks be block blocks bob both by can cast casts
combat control controls creature creatures damage deal deals die dies do does each
for from gets has have he her his how i if in is it its life me much my next of on
one opponent opponents or player prevent prevented she shield so source target than
that the their them then they this to turn two was what when who with would you your
"""
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
COMMON = frozenset(TALK.split())


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
                "oracle_text": "Flying\n{T}: Prevent the next 1 damage to any target.",
                "power": "2",
                "toughness": "2",
                "colors": ["W"],
                "keywords": ["Flying"],
                "legalities": {f"format {it}": "legal" for it in range(22)},
                "image_uris": {f"size {it}": "x" * 110 for it in range(6)},
                "prices": {f"kind {it}": "0.10" for it in range(6)},
                "other": "x" * (FILLER - 1800),
            }
            file.write(json.dumps(card, ensure_ascii=False))
            file.write(",\n" if n + 1 < len(names) else "\n]")


def mis_spelt(name: str, dice: random.Random) -> str:
    """*name* with two letters exchanged or one left out."""
    at = dice.randrange(len(name) - 1)
    if dice.random() < 0.5:
        return name[:at] + name[at + 1] + name[at] + name[at + 2 :]
    return name[:at] + name[at + 1 :]


def timed(run: Callable[[str], object], over: Sequence[str]) -> tuple[float, float]:
    """Median and 99th percentile in milliseconds of one run for each value."""
    spent = []
    for value in over:
        begun = time.perf_counter()
        run(value)
        spent.append(1000 * (time.perf_counter() - begun))
    marks = quantiles(spent, n=100)
    return marks[49], marks[98]


def scenarios(names: Sequence[str], dice: random.Random) -> list[str]:
    """Texts of 60 words with four card names in each, one of them mis-spelt."""
    talk = [*sorted(COMMON), "tokens", "swings", "pumped", "3/3", "5", "lifelink"]
    texts = []
    for _ in range(200):
        words = dice.choices(talk, k=50)
        for name in dice.sample(names, 3):
            words[dice.randrange(50)] = name
        words[dice.randrange(50)] = mis_spelt(dice.choice(names), dice)
        texts.append(" ".join(words))
    return texts


def read_text(catalogue: Catalogue, text: str) -> int:
    """Reads every name of *text* the way a reader of scenarios does."""
    words, at, found = text.split(), 0, 0
    while at < len(words):
        name = catalogue.find_in_text(words, at, Game.MTG, COMMON)
        at += name.length if name else 1
        found += name is not None
    return found


def measure(
    catalogue: Catalogue, names: Sequence[str]
) -> Iterator[tuple[str, float, float]]:
    dice = random.Random(7)
    some = dice.sample(names, min(len(names), 400))
    begun = time.perf_counter()
    catalogue.find("zzz", Game.MTG)
    catalogue.suggest("zz", Game.MTG)
    read_text(catalogue, "some worzd")
    yield "first use (ms)", 1000 * (time.perf_counter() - begun), 2500
    typed = [name[: dice.randint(1, len(name))] for name in some * 5]
    slipped = [mis_spelt(name, dice) for name in some]
    parts = [" ".join(dice.sample(name.split(), 1)) for name in some]

    def suggest(text: str) -> object:
        return catalogue.suggest(text, Game.MTG)

    def find(text: str) -> object:
        return catalogue.find(text, Game.MTG)

    yield "suggest, typing: p99 ms", timed(suggest, typed)[1], 5
    yield "suggest, mis-spelt: p99 ms", timed(suggest, slipped)[1], 5
    yield "suggest, any game: p99 ms", timed(catalogue.suggest, typed)[1], 5
    yield "find, exact: p99 ms", timed(find, some)[1], 5
    yield "find, one word: p99 ms", timed(find, parts)[1], 30
    yield "find, mis-spelt: p99 ms", timed(find, slipped)[1], 30
    texts = scenarios(names, dice)
    median, slowest = timed(lambda text: read_text(catalogue, text), texts)
    yield "text of 60 words: median ms", median, 1 if len(names) < 1000 else 10
    yield "text of 60 words: p99 ms", slowest, 5 if len(names) < 1000 else 20


def import_alone(file: Path, store: Path) -> tuple[float, float]:
    """Seconds and peak MB of an import in a process of its own."""
    begun = time.perf_counter()
    done = subprocess.run(
        [sys.executable, __file__, "--import", str(file), str(store)],
        check=True,
        capture_output=True,
        text=True,
    )
    return time.perf_counter() - begun, int(done.stdout) / 1024


def main(count: int) -> int:
    """Measure everything over *count* cards; 1 where a bound is missed."""
    missed = 0

    def show(what: str, figure: float, bound: float) -> None:
        nonlocal missed
        missed += figure > bound
        print(f"{'  ' if figure <= bound else '! '}{what:44}{figure:10.2f}{bound:10g}")

    with tempfile.TemporaryDirectory() as folder:
        names = invented_names(count, random.Random(3))
        file = Path(folder) / "cards.json"
        write_cards(file, names)
        size = file.stat().st_size / 1e6
        print(f"  {'':44}{'measured':>10}{'bound':>10}")
        store = Path(folder) / "cards.db"
        seconds, megabytes = import_alone(file, store)
        show(f"import of {count:,} cards, {size:.0f} MB: seconds", seconds, 90)
        show("import: peak MB", megabytes, 300)
        show("again: seconds", import_alone(file, store)[0], 90)
        few = Path(folder) / "few.json"
        write_cards(few, names[:300])
        import_alone(few, Path(folder) / "few.db")
        for cards, database in ((300, "few.db"), (count, "cards.db")):
            catalogue = Catalogue(Path(folder), SqliteCards(Path(folder) / database))
            for what, figure, bound in measure(catalogue, names[:cards]):
                show(f"{cards:,} names: {what}", figure, bound)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    show("finding: peak MB of this process", peak, 300)
    return int(missed > 0)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--import"]:
        import_cards(Path(sys.argv[2]), SqliteCards(Path(sys.argv[3])))
        print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
        sys.exit(0)
    sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else 33_000))
