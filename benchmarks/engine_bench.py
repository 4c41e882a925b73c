"""How long the engine takes to follow every choice.

Every run rules on a board of its own (the life total differs), so that nothing kept
from an earlier run helps. The naive reader is the reference of ``tests/engine``: every
order, nothing merged.
"""

from collections.abc import Callable, Iterator

from benchmarks.measuring import row
from benchmarks.table import Row, at_least, at_most
from bot.engine.board import Board
from bot.engine.effects import Effect, Multiply
from bot.engine.exploration import explore
from bot.engine.outcome import Ruling
from bot.engine.question import Deal, Happening
from bot.engine.room import Room
from bot.judge.inquiry import MOST
from tests.engine.boards import (
    FOE,
    ME,
    board,
    creature,
    deal,
    doubler,
    hit,
    on_damage,
    plus,
    prevent_each,
    question,
    shield,
    spell,
    together,
)
from tests.engine.naive import Reader

BOLT = spell("Bolt")
SPELL = deal("Bolt", ME, 3)
# So much that no order uses the damage up before all eight effects have been met.
EIGHT_GIVE = 81  # different results
MUCH = deal("Bolt", ME, 20)
BOTH = Deal((*MUCH.hits, hit("Bolt", FOE, 20)))


# --- Boards ------------------------------------------------------------------


def everyday(life: int) -> Board:
    """A bolt, a doubler and a shield."""
    return board(BOLT, doubler(), shield(2), life=life)


def combat(life: int) -> Board:
    """Two attackers deal combat damage, a shield divided, lifelink, a death."""
    return board(
        creature("Link", 3, 3, "lifelink", controller=FOE),
        creature("Bear", 2, 2, controller=FOE),
        creature("Mine", 2, 2),
        shield(4),
        prevent_each(1, ME),
        life=life,
    )


COMBAT = together(
    hit("Link", ME, 3, combat=True),
    hit("Bear", ME, 2, combat=True),
    hit("Mine", "Bear", 2, combat=True),
)


def twelve(life: int) -> Board:
    """Twelve effects on one event that do not commute."""
    return board(
        BOLT,
        doubler("twice"),
        doubler("twice more"),
        on_damage(Multiply(3), "thrice"),
        *(plus(n) for n in (1, 2, 5)),
        *(prevent_each(n, ME) for n in (1, 3, 4)),
        *(shield(n) for n in (2, 6, 9)),
        life=life,
    )


def commuting(life: int) -> Board:
    """Twenty effects on one event that commute."""
    return board(BOLT, *(plus(n) for n in range(1, 21)), life=life)


def preventing(life: int) -> Board:
    """Twenty shields and other preventions on one event."""
    return board(
        BOLT,
        *(shield(n) for n in range(1, 11)),
        *(prevent_each(n, ME) for n in range(1, 11)),
        life=life,
    )


def eight(*recipients: str) -> tuple[Effect, ...]:
    """For each recipient eight effects that do not commute."""
    return tuple(
        effect
        for name in recipients
        for effect in (
            doubler(f"twice {name}", name),
            on_damage(Multiply(3), f"thrice {name}", name),
            plus(1, f"+1 {name}", name),
            plus(4, f"+4 {name}", name),
            prevent_each(1, name, label=f"-1 {name}"),
            prevent_each(3, name, label=f"-3 {name}"),
            shield(2, name, label=f"shield 2 {name}"),
            shield(5, name, label=f"shield 5 {name}"),
        )
    )


def one_with_eight(life: int) -> Board:
    """One recipient, eight effects."""
    return board(BOLT, *eight(ME), life=life)


def two_with_eight(life: int) -> Board:
    """Two recipients, eight effects each."""
    return board(BOLT, *eight(ME, FOE), life=life)


def shared(life: int) -> Board:
    """Three sources, four shields to divide and three other effects."""
    return board(
        *(creature(name, 4, 4, controller=FOE) for name in "ABC"),
        creature("Mine", 0, 99),
        *(shield(n, ME) for n in (2, 3, 4, 5)),
        doubler("A twice", ME),
        plus(1, "+1", ME),
        prevent_each(1, ME),
        life=life,
    )


SHARED = together(*(hit(name, ME, 3, combat=True) for name in "ABC"))


def monstrous(life: int) -> Board:
    """More positions than any budget."""
    several = (creature(name, 9, 9, controller=FOE) for name in "ABCDEF")
    many = (shield(n + 3, ME, label=f"s{n}") for n in range(8))
    return board(*several, *many, doubler(), plus(1), prevent_each(2, ME), life=life)


MONSTROUS = together(*(hit(name, ME, 9, combat=True) for name in "ABCDEF"))


# --- What is measured --------------------------------------------------------


def rules(made: Callable[[int], Board], *script: Happening) -> Callable[[int], Ruling]:
    """Rules on ``made(life)``, with another life each time."""
    return lambda run: explore(question(made(1000 + run), *script), Room(MOST))


def naive(run: int) -> None:
    """The naive reader on one recipient with eight effects, who must find the same."""
    reader = Reader(board(BOLT, *eight(ME), life=1000 + run), most=1 << 40)
    found = reader.read(MUCH.hits)
    assert len(found) == EIGHT_GIVE, f"the naive reader finds {len(found)}"


def rows(small: bool) -> Iterator[Row]:
    """Beside the yardstick; two recipients beside one; the naive reader beside it."""
    many, some, few = (40, 5, 3) if small else (300, 15, 5)
    one, two = rules(one_with_eight, MUCH), rules(two_with_eight, BOTH)
    assert len(one(-1).outcomes) == EIGHT_GIVE
    for what, rounds, call, most in (
        ("everyday: a bolt, a doubler, a shield", many, rules(everyday, SPELL), 12),
        ("everyday: combat, a divided shield", many, rules(combat, COMBAT), 50),
        ("12 effects that do not commute", some, rules(twelve, SPELL), 4000),
        ("20 effects that commute", many, rules(commuting, SPELL), 30),
    ):
        call(-1)
        yield row(what, rounds, call, bound=at_most(guard=most))
    yield row(
        "8 effects on each of two recipients", some, two,
        "on one", one, at_most(3, guard=6),
    )  # fmt: skip
    yield row(
        "the naive reader on 8 effects", few, naive,
        "engine", one, at_least(100, guard=40),
    )  # fmt: skip
    hard = (
        ("20 that prevent", preventing, deal("Bolt", ME, 99)),
        ("3 sources, 4 shields, 3 more effects", shared, SHARED),
        ("a monstrous board, until the budget", monstrous, MONSTROUS),
    )
    for what, made, happens in () if small else hard:
        yield row(what, few, rules(made, happens))
