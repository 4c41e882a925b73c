"""How long scenarios and cards take to be read, each with numbers or names of its own.

The wordings are ours, one of each kind that is common on cards.
"""

from collections.abc import Callable, Iterator

from benchmarks.measuring import row
from benchmarks.table import Row, at_most
from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.paths import rules_data
from bot.scenario import Read, read
from bot.wording.reading import read_card

# LIFE stands for a number that is another one each time.
EVERYDAY = (
    "I'm at LIFE life. I control Furnace of Rath and have a prevent-2 shield. "
    "Opponent's Lightning Bolt deals 3 damage to me."
)
LONG = (
    "It's my opponent's turn and I'm at LIFE life, my opponent is at 18 life. "
    "I control Furnace of Rath, a 2/2 Soldier and a 4/4 Angel with lifelink. "
    "I have a prevent-3 shield and the Soldier has a prevent-2 shield. My opponent "
    "controls a 3/3 Bear with trample, a 5/5 Giant and a 2/2 Knight with first strike. "
    "My opponent attacks me with the Bear, the Giant and the Knight. I block the Bear "
    "with the Soldier and the Giant with the Angel. The Knight isn't blocked. After "
    "combat my opponent casts Lightning Bolt on me and Shock on the Angel. What are "
    "the life totals, and does the Angel die?"
)
QUOTED = (
    'Alice is at LIFE life and controls Odd Totem: "If a red source would deal damage '
    'to you, prevent 1 of that damage." Bob casts Lightning Bolt on Alice.'
)
# (kind, text)
CARDS = (
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


def reads(catalogue: Catalogue, scenario: str) -> Callable[[int], Read]:
    """Reads *scenario* with another life total each time."""
    return lambda run: read(
        scenario.replace("LIFE", str(1000 + run)),
        catalogue=catalogue,
        default_game=Game.MTG,
    )


def read_one(run: int) -> object:
    """Reads a card under a new name."""
    kind, text = CARDS[run % len(CARDS)]
    name = f"Odd Totem {run}"
    return read_card(Game.MTG, text, name=name, kinds=frozenset({kind}))


def rows(small: bool) -> Iterator[Row]:
    """Scenarios by length, then cards; everything is warm."""
    catalogue = Catalogue(rules_data())
    rounds = 9 if small else 150
    for what, scenario, most in (
        ("an everyday scenario", EVERYDAY, 250),
        (f"a long one of {len(LONG.split())} words", LONG, 1600),
        ("one that quotes a card", QUOTED, 250),
    ):
        call = reads(catalogue, scenario)
        call(-1)
        yield row(what, rounds, call, bound=at_most(guard=most))
    for run in range(len(CARDS)):
        read_one(-1 - run)
    cards = len(CARDS) * rounds
    yield row("a card", cards, read_one, bound=at_most(guard=10))
