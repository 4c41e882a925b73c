"""How fast Magic card text is read, in time of one processor.

``python benchmarks/wording_bench.py [FILE]`` reads every card of a card file (Scryfall,
MTGJSON, …), or wordings of its own where none is given. Prints a table; exits 1 where
a figure misses its bound.
"""

import resource
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).parent.parent))

from bot.cards.files import opened
from bot.citation import Game
from bot.wording.reading import read_card
from bot.wording.say import say_all

# (kind, text): one of each wording that is common.
OWN = (
    (
        "instant",
        "Prevent the next 5 damage that would be dealt to any target this turn.",
    ),
    ("instant", "Prevent all combat damage that would be dealt this turn."),
    ("enchantment", "If a source would deal damage to you, prevent 1 of it."),
    (
        "creature",
        "Flying, vigilance\nIf damage would be dealt to this while it has a +1/+1"
        " counter on it, prevent it and remove that many +1/+1 counters from this.",
    ),
    (
        "enchantment",
        "If a red source you control would deal damage to a permanent or player, it"
        " deals that much damage plus 1 instead.",
    ),
    (
        "creature",
        "When this enters, choose target creature you control. If that creature would"
        " die this turn, exile it instead.\n{2}{W}, {T}: This deals 2 damage to target"
        " attacking or blocking creature. Activate only as a sorcery.",
    ),
    (
        "sorcery",
        "Choose one —\n• Create two 1/1 white Soldier creature tokens.\n• Search your"
        " library for a basic land card, put it onto the battlefield, then shuffle.",
    ),
    ("land", "This enters tapped.\n{T}: Add {G} or {W}."),
)
MEDIAN_MS = 2.0
P99_MS = 20.0
CARDS = 33_000
SECONDS = 90.0


def wordings(file: Path | None) -> Iterator[tuple[str, frozenset[str], str]]:
    """Name, kinds and text of every face."""
    if file is None:
        for count in range(200):
            for kind, text in OWN:
                yield f"Odd Totem {count}", frozenset({kind}), text
        return
    with opened(file) as cards:
        for card in cards.cards():
            if card.game is not Game.MTG:
                continue
            for face in card.faces:
                kinds = frozenset((*face.types, *face.supertypes, *face.subtypes))
                yield face.name, kinds, face.text


def main(arguments: Sequence[str]) -> int:
    """Read, print, judge."""
    file = Path(arguments[0]) if arguments else None
    times: list[float] = []
    said = understood = 0
    for name, kinds, text in wordings(file):
        begun = time.process_time()
        read = read_card(Game.MTG, text, name=name, kinds=kinds)
        times.append(1000 * (time.process_time() - begun))
        understood += read.understood
        said += len(say_all(read))
    whole = sum(times) / 1000
    p99 = quantiles(times, n=100)[98]
    middle = median(times)
    projected = whole / len(times) * CARDS
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"faces              {len(times):10,}")
    print(f"understood         {understood:10,}")
    print(f"effects said       {said:10,}")
    print(f"median             {middle:10.2f} ms   (at most {MEDIAN_MS})")
    print(f"p99                {p99:10.2f} ms   (at most {P99_MS})")
    print(f"longest            {max(times):10.2f} ms")
    print(f"{CARDS:,} cards      {projected:10.1f} s    (at most {SECONDS:.0f})")
    print(f"peak memory        {peak:10.0f} MB")
    return int(middle > MEDIAN_MS or p99 > P99_MS or projected > SECONDS)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
