"""How fast the rules are looked up, searched, suggested and imported.

    python -m benchmarks.library_bench [--documents FOLDER] [--small]

With the publishers' documents the figures are for three whole rulebooks; without
them made-up rulebooks of the same size are used.
"""

import argparse
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bot.citation import Game
from bot.library import Library
from bot.library.importing import import_path

# What is promised: milliseconds at the 99th percentile, or seconds, MB.
TARGETS = {
    "look-up by number": ("p99 ms", 0.1),
    "search": ("p99 ms", 5.0),
    "autocomplete": ("p99 ms", 5.0),
    "import of the Magic rules": ("s", 3.0),
    "memory of three rulebooks": ("MB", 60.0),
}
WORDS = """
damage prevent shield replacement effect creature player source combat unit rule
order choose control trample counter ability trigger stack turn phase token copy
lethal deathtouch lifelink life loyalty zone exile graveyard battlefield
"""
_WORDS = WORDS.split()


def main(argv: Sequence[str] | None = None) -> None:
    """Measure, and print each figure beside its target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--documents", type=Path)
    parser.add_argument("--small", action="store_true", help="a quick look")
    parser.add_argument("--holding", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    if args.holding:
        print(memory_of(args.holding))
        return
    rounds = 300 if args.small else 5_000
    with tempfile.TemporaryDirectory() as folder:
        books = list(rulebooks(args.documents, Path(folder)))
        database = Path(folder) / "rules.db"
        for path in books:
            took = seconds(lambda path=path: import_path(database, path))
            if "mtg" in path.as_posix():
                show("import of the Magic rules", took)
        library = Library(database)
        warm(library)
        numbers = [
            (entry.number, one.game)
            for one in library.editions()
            if one.official
            for entry in library.look_up(_sections(one.game), one.game)
        ]
        measure_look_ups(library, numbers, rounds)
        measure_search(library, rounds)
        measure_suggestions(library, numbers, rounds)
        # Memory is measured in a process that did nothing else.
        me = [sys.executable, "-m", "benchmarks.library_bench"]
        held = subprocess.run(
            [*me, "--holding", str(database)], capture_output=True, check=True
        )
        show("memory of three rulebooks", float(held.stdout))


def warm(library: Library) -> None:
    """Make everything that is made when first asked for."""
    for typed in ("6", "dam", "prevention"):
        library.suggest(typed)
        library.search(typed)


def memory_of(database: Path) -> float:
    """How many MB a library takes once everything in it has been asked for."""
    before = memory()
    library = Library(database)
    warm(library)
    for game in Game:
        library.look_up(_sections(game), game)
    return memory() - before


def measure_look_ups(
    library: Library, numbers: Sequence[tuple[str, Game]], rounds: int
) -> None:
    """One rule by its number, game known, as the faces ask for it."""
    dice = random.Random(1)
    asked = [dice.choice(numbers) for _ in range(rounds)]
    timed(
        "look-up by number",
        [lambda n=n, g=g: library.look_up(n, g, only=True) for n, g in asked],
    )


def measure_search(library: Library, rounds: int) -> None:
    """One to three words, over all games or one."""
    dice = random.Random(2)
    asked = [
        (" ".join(dice.sample(_WORDS, dice.randint(1, 3))), dice.choice([None, *Game]))
        for _ in range(rounds // 2)
    ]
    timed("search", [lambda w=w, g=g: library.search(w, g) for w, g in asked])


def measure_suggestions(
    library: Library, numbers: Sequence[tuple[str, Game]], rounds: int
) -> None:
    """Every beginning people pass through while they type a number or words."""
    dice = random.Random(3)
    typed = []
    while len(typed) < rounds:
        words = " ".join(dice.sample(_WORDS, 2))
        text = dice.choice([words, dice.choice(numbers)[0]])
        typed.append((text[: dice.randint(1, len(text))], dice.choice([None, *Game])))
    timed("autocomplete", [lambda t=t, g=g: library.suggest(t, g) for t, g in typed])


def timed(name: str, calls: Sequence[Callable[[], object]]) -> None:
    """Show the median, the 99th percentile and the longest over all calls.

    Each counts as the better of two runs: another process may take the processor
    away in one of them.
    """
    first = [seconds(call) for call in calls]
    times = sorted(
        min(was, seconds(c)) * 1000 for was, c in zip(first, calls, strict=True)
    )
    p99 = times[int(len(times) * 0.99)]
    detail = f"median {statistics.median(times):.3f}, longest {times[-1]:.2f} ms"
    show(name, p99, detail)


def show(name: str, figure: float, detail: str = "") -> None:
    """One line: the figure, its unit, and how much of the target it uses up."""
    unit, target = TARGETS[name]
    share = figure / target
    verdict = "ok" if share <= 1 else "MISSED"
    print(f"{name:28} {figure:8.3f} {unit:7} {share:5.0%} of {target:g}  {verdict}"
          f"  {detail}".rstrip())  # fmt: skip


def seconds(call: Callable[[], object]) -> float:
    """How long one call takes."""
    started = time.perf_counter()
    call()
    return time.perf_counter() - started


def memory() -> float:
    """What this process holds now, in MB (Linux)."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def rulebooks(documents: Path | None, folder: Path) -> Iterator[Path]:
    """The newest document of each game, or made-up ones of the same size."""
    if documents:
        yield sorted(documents.glob("mtg/*.txt"))[-1]
        yield documents / "riftbound/core-rules-1.3-2026-03-30.txt"
        yield documents / "grand_archive/gitbook"
        return
    (folder / "mtg").mkdir()
    magic = folder / "mtg" / "rules.txt"
    magic.write_text("\n\n".join(_made_up_magic()), "utf-8")
    yield magic
    riftbound = folder / "riftbound.txt"
    riftbound.write_text("\n".join(_made_up_riftbound()), "utf-8")
    yield riftbound


def _made_up_magic() -> Iterator[str]:
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
    for word in _WORDS:
        yield f"{word.title()}\n{_sentence(dice)}"
    yield "Credits"


def _made_up_riftbound() -> Iterator[str]:
    dice = random.Random(5)
    yield "Riftbound Core Rules"
    yield "Last Updated: 2031-05-01"
    for section in range(100, 500):
        yield f"{section}. {_sentence(dice)}"
        for rule in range(1, 6):
            yield f"{section}.{rule}. {_sentence(dice)}"


def _sentence(dice: random.Random) -> str:
    # Mostly the small change of language and rare words, as in a real rulebook.
    rare = [f"word{int(dice.paretovariate(0.6)) % 4000}" for _ in range(20)]
    small = dice.choices(["the", "a", "of", "is", "that", "would"], k=18)
    words = [*small, *rare, *dice.choices(_WORDS, k=4)]
    dice.shuffle(words)
    return f"{' '.join(words).capitalize()}."


def _sections(game: Game) -> str:
    return {
        Game.MTG: "614-616, 702, 704",
        Game.RIFTBOUND: "301-450",
        Game.GRAND_ARCHIVE: "DP, DMG, RE",
    }[game]


if __name__ == "__main__":
    main()
