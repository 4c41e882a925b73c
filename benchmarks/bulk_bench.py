"""How long 33,000 cards take to be imported and every one of them read.

``python benchmarks/bulk_bench.py [FILE] [CARDS]`` makes a file in Scryfall's shape and
size out of the texts of a card file (of wordings of its own where none is given), each
under a new name and with its bare numbers changed, so that no text comes twice. Imports
it and reads it in a process of its own. Seconds are those of one processor, whatever
else the machine does. Prints a table; exits 1 where a figure misses its bound.
"""

import itertools
import json
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.cards_bench import invented_names
from benchmarks.wording_bench import wordings
from bot.cards.importing import cards_in, import_cards
from bot.judge.coverage import coverage
from bot.store.cards import SqliteCards

SECONDS = 90.0
MEGABYTES = 300.0
_FILLER = 4200
_NUMBER = re.compile(r"(?<![\w/{+-])\d+(?![\w/}])")


def reworded(text: str, name: str, new: str, shift: int) -> str:
    """*text* of the card *name* as that of *new*, its bare numbers moved by *shift*."""
    renumbered = _NUMBER.sub(lambda it: str((int(it[0]) + shift) % 97 + 1), text)
    return renumbered.replace(name, new) if name else renumbered


def made_up(file: Path | None, count: int) -> Iterator[dict[str, object]]:
    """So many cards in Scryfall's shape."""
    patterns = list(wordings(file))
    names = invented_names(count, random.Random(11))
    for at, (name, (old, kinds, text)) in enumerate(
        zip(names, itertools.cycle(patterns), strict=False)
    ):
        yield {
            "object": "card",
            "id": f"{at:032x}",
            "lang": "en",
            "layout": "normal",
            "name": name,
            "type_line": " ".join(sorted(kinds)).title(),
            "oracle_text": reworded(text, old, name, at // len(patterns)),
            "other": "x" * _FILLER,
        }


def taken(file: Path) -> None:
    """Import and read *file*; print processor seconds of each, cards and peak MB."""
    begun = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        cards = import_cards(file, SqliteCards(Path(folder) / "cards.db")).cards
    imported = time.process_time()
    found = coverage(cards_in(file))
    read = time.process_time()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps([imported - begun, read - imported, cards, peak]))
    print(f"{found.whole.percent:.1f}", file=sys.stderr)


def main(arguments: list[str]) -> int:
    """Make, import, read, judge."""
    count = next((int(it) for it in arguments if it.isdecimal()), 33_000)
    file = next((Path(it) for it in arguments if not it.isdecimal()), None)
    with tempfile.TemporaryDirectory() as folder:
        bulk = Path(folder) / "bulk.json"
        with bulk.open("w", encoding="utf-8") as out:
            for at, card in enumerate(made_up(file, count)):
                out.write("[\n" if at == 0 else ",\n")
                out.write(json.dumps(card))
            out.write("\n]")
        done = subprocess.run(
            [sys.executable, __file__, "--take", str(bulk)],
            check=True, capture_output=True, text=True,
        )  # fmt: skip
    imported, read, cards, peak = json.loads(done.stdout)
    print(f"cards              {cards:10,}")
    print(f"understood         {done.stderr.strip():>10} %")
    print(f"import             {imported:10.1f} s")
    print(f"reading all        {read:10.1f} s")
    print(f"together           {imported + read:10.1f} s    (at most {SECONDS:.0f})")
    print(f"peak memory        {peak:10.0f} MB   (at most {MEGABYTES:.0f})")
    return int(imported + read > SECONDS or peak > MEGABYTES)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--take"]:
        taken(Path(sys.argv[2]))
        sys.exit(0)
    sys.exit(main(sys.argv[1:]))
