"""33,000 cards, and three rulebooks beside them: imported, found, held in memory."""

import json
import random
import resource
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.made_up import CARDS, all_names, database, mis_spelt, write_cards
from benchmarks.measuring import alone, megabytes, row
from benchmarks.rules_bench import use
from benchmarks.table import Figure, Row, at_most
from bot.cards.catalogue import Catalogue
from bot.cards.importing import import_cards
from bot.citation import Game
from bot.library import Library
from bot.paths import rules_data
from bot.store.cards import SqliteCards

# Words that an asker types and that are no card names.
TALK = """
a all alice an and are at attack attacks be block blocks bob both by can cast casts
combat control controls creature creatures damage deal deals die dies do does each
for from gets has have he her his how i if in is it its life me much my next of on
one opponent opponents or player prevent prevented she shield so source target than
that the their them then they this to turn two was what when who with would you your
"""
COMMON = frozenset(TALK.split())


def taken(file: str, store: str) -> str:
    """Milliseconds of one processor and peak MB of importing *file*, as JSON."""
    import_cards(Path(file), SqliteCards(Path(store)))
    return _cost()


def parsed(file: str) -> str:
    """The same of reading it with Python's own ``json``."""
    json.loads(Path(file).read_text("utf-8"))
    return _cost()


def _cost() -> str:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return json.dumps([1000 * time.process_time(), peak])


def held(file: str) -> str:
    """MB before anything is loaded, and once all has been asked for, as JSON."""
    before = megabytes()
    library = Library(Path(file))
    use(library)
    catalogue = Catalogue(rules_data(), SqliteCards(Path(file)))
    for game in Game:
        catalogue.suggest("zz", game)
        catalogue.find("zzz", game)
    catalogue.find_in_text(["some", "worzd"], 0, Game.MTG, COMMON)
    return json.dumps([before, megabytes()])


def texts(names: list[str], dice: random.Random) -> Iterator[list[str]]:
    """60 words with four card names among them, one of which is mis-spelt."""
    talk = [*sorted(COMMON), "tokens", "swings", "pumped", "3/3", "5", "lifelink"]
    while True:
        words = dice.choices(talk, k=50)
        for name in (*dice.sample(names, 3), mis_spelt(dice.choice(names), dice)):
            words[dice.randrange(50)] = name
        yield " ".join(words).split()


def read_names(catalogue: Catalogue, words: list[str]) -> int:
    """Reads every name in *words* the way a reader of scenarios does."""
    at, found = 0, 0
    while at < len(words):
        name = catalogue.find_in_text(words, at, Game.MTG, COMMON)
        at += name.length if name else 1
        found += name is not None
    return found


def finding(store: SqliteCards, rounds: int) -> Iterator[Row]:
    """Names that are typed, mis-spelt, or stand in a text."""
    names, dice = all_names(), random.Random(7)
    catalogue = Catalogue(rules_data(), store)
    some = [dice.choice(names) for _ in range(rounds)]
    typed = [name[: dice.randint(1, len(name))] for name in some]
    slipped = [mis_spelt(name, dice) for name in some]
    told = [words for words, _ in zip(texts(names, dice), some, strict=False)]
    catalogue.suggest("zz", Game.MTG)
    catalogue.find("zzz", Game.MTG)
    read_names(catalogue, ["some", "worzd"])
    for what, call, most in (
        ("autocomplete", lambda n: catalogue.suggest(typed[n], Game.MTG), 4),
        ("find", lambda n: catalogue.find(some[n], Game.MTG), 2),
        ("find, mis-spelt", lambda n: catalogue.find(slipped[n], Game.MTG), 100),
        ("names in 60 words", lambda n: read_names(catalogue, told[n]), 20),
    ):
        yield row(f"{what}, {CARDS:,} names", rounds, call, bound=at_most(guard=most))


def importing(folder: Path, cards: int, rounds: int) -> Iterator[Row]:
    """Time and memory of an import, beside what only parses the file."""
    bulk = folder / "bulk.json"
    write_cards(bulk, all_names()[:cards])
    ours, plain = [], []
    for turn in range(rounds):
        new = str(folder / f"{turn}.db")
        ours.append(json.loads(alone(f"{__name__}:taken", str(bulk), new)))
        plain.append(json.loads(alone(f"{__name__}:parsed", str(bulk))))
    size = bulk.stat().st_size / 1e6
    for at, what, unit, most in ((0, "", "ms", 8), (1, ", peak memory", "MB", 1)):
        yield Row(
            f"import of {cards:,} cards, {size:.0f} MB{what}",
            Figure(tuple(one[at] for one in ours), unit),
            "json.loads",
            Figure(tuple(one[at] for one in plain)),
            at_most(guard=most),
        )


def rows(small: bool) -> Iterator[Row]:
    """Import, finding, memory."""
    with tempfile.TemporaryDirectory() as folder:
        cards, rounds = (CARDS // 5, 3) if small else (CARDS, 5)
        yield from importing(Path(folder), cards, rounds)
        file = database(Path(folder), cards=True)
        store = SqliteCards(file)
        yield from finding(store, 200 if small else 2_000)
        store.close()
        memory = [json.loads(alone(f"{__name__}:held", str(file))) for _ in range(3)]
        yield Row(
            f"memory: three rulebooks, {CARDS:,} cards",
            Figure(tuple(after for _, after in memory), "MB"),
            "none loaded",
            Figure(tuple(before for before, _ in memory)),
            at_most(guard=4),
        )
