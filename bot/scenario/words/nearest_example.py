"""What to type instead of what could not be read: the most similar of many examples.

Each is a scenario that can be typed as it stands; a test types it.
"""

import re
from collections import Counter, defaultdict
from functools import cache
from math import log, sqrt

from bot.citation import Game
from bot.scenario.words import (
    examples_of_grand_archive,
    examples_of_magic,
    examples_of_riftbound,
)

EXAMPLES = {
    Game.MTG: examples_of_magic.EXAMPLES,
    Game.GRAND_ARCHIVE: examples_of_grand_archive.EXAMPLES,
    Game.RIFTBOUND: examples_of_riftbound.EXAMPLES,
}
# Every text that is offered so: it answers nothing that is asked.
STOCK = frozenset(it for examples in EXAMPLES.values() for it in examples)
# Of each game the first, where none is about the same thing.
GENERAL = frozenset(examples[0] for examples in EXAMPLES.values())
_SHOWN = 2
# What stands elsewhere in the text weighs so much of what stands in the sentence.
_BESIDE = 0.3
# What is less like the sentence than this is about something else.
_LEAST = 0.25

# Words that stand in sentences about anything.
_ANYWHERE = frozenset(
    "a an the my your his her its their our i me you he him she it we us they them and "
    "or of in on at to for from with by is are was were be been do does did has have "
    "had that this there what how who which if so can could will would s t".split()
)
_WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")
_ENDINGS = ("ation", "ating", "ions", "ated", "ates", "ing", "ion", "ate", "ed", "es",
            "er", "s", "e")  # fmt: skip
# Words for one thing, as the first of each is typed in the examples.
_ALIKE = {
    word: row.split()[0]
    for row in (
        "attack swing swings swung hit hits strike strikes fight fights charge battle",
        "damage dmg burn burns burned hurt wound",
        "die dies died dead dying kill kills killed survive survives live lives alive",
        "opponent opp opps enemy foe",
        "power pwr atk",
        "life hp health lp",
        "creature guy guys dude dudes monster minion",
        "prevent protect protects protected absorb absorbs stop stops reduce reduces",
        "redirect reflect reflects send sends back",
        "assign split splits divide divides distribute share allocate assignments",
        "double doubles doubled",
        "spell cast casts sorcery instant action",
        "planeswalker walker walkers pw loyalty",
        "chump block",
        "respond response",
        "champion champ champs",
        "ward shield",
        "sacrifice sac sacs",
        "graveyard yard bin",
        "flying flyer fly flies",
        "library deck mill",
    )
    for word in row.split()
}


def _stems(text: str) -> Counter[str]:
    """The words of *text*, without their endings, and how often each is there."""
    found: Counter[str] = Counter()
    for word in _WORD.findall(text.lower()):
        if word in _ANYWHERE:
            continue
        meant = _ALIKE.get(word, word)
        end = next((it for it in _ENDINGS if meant.endswith(it)), "")
        found[meant.removesuffix(end) if len(meant) > len(end) + 2 else meant] += 1
    return found


@cache
def _weights(game: Game) -> dict[str, tuple[tuple[str, float], ...]]:
    """By stem the examples that have it, each with what it weighs there.

    The rarer a stem the more it says (inverse document frequency); of long examples
    each stem weighs less (cosine similarity).
    """
    rare = _rare(game)
    found: dict[str, list[tuple[str, float]]] = defaultdict(list)
    for example in EXAMPLES[game]:
        stems = _stems(example)
        length = sqrt(sum(rare[it] ** 2 for it in stems))
        for stem in stems:
            found[stem].append((example, rare[stem] / length))
    return {stem: tuple(there) for stem, there in found.items()}


@cache
def _rare(game: Game) -> dict[str, float]:
    spread = Counter(stem for it in EXAMPLES[game] for stem in _stems(it))
    return {stem: log(len(EXAMPLES[game]) / count) for stem, count in spread.items()}


def nearest(game: Game, sentence: str, text: str = "") -> tuple[str, ...]:
    """The examples of *game* most like *sentence*, which stands in *text*, best first.

    One of many things where none is about the same. A word that stands in no example
    says as much as the rarest: what it means none of them shows.
    """
    found: dict[str, float] = defaultdict(float)
    weights, rare = _weights(game), _rare(game)
    said = _stems(sentence)
    length = 0.0
    for stem in said | _stems(text):
        weighs = rare.get(stem, log(len(EXAMPLES[game])))
        weighs *= 1 if stem in said else _BESIDE
        length += weighs**2
        for example, weight in weights.get(stem, ()):
            found[example] += weighs * weight
    order = {it: n for n, it in enumerate(EXAMPLES[game])}
    best = sorted(found, key=lambda it: (-found[it], order[it]))
    least = _LEAST * sqrt(length)
    return tuple(it for it in best[:_SHOWN] if found[it] >= least) or _general(game)


def _general(game: Game) -> tuple[str, ...]:
    return EXAMPLES[game][:1]
