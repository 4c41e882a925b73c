"""Facts that conditions state about a player: life, cards in hand; and about X."""

from bot.engine.conditions import Compare
from bot.engine.values import StatOf, Variable, Who
from bot.wording.magic.amounts import When
from bot.wording.magic.conditions import known
from bot.wording.magic.grammar import G


@G.says(
    "known fact",
    "you have <n:number> or more life",
    "your life total is <n:number> or (greater|more)",
)
def _life_at_least(n: int) -> When:
    return known(Compare(StatOf(Who.YOU, "life"), ">=", n))


@G.says(
    "known fact",
    "you have <n:number> or less life",
    "you have <n:number> or fewer life",
    "your life total is <n:number> or less",
)
def _life_at_most(n: int) -> When:
    return known(Compare(StatOf(Who.YOU, "life"), "<=", n))


G.table(
    "known fact",
    {
        "you have no cards in hand": known(Compare(StatOf(Who.YOU, "hand"), "==", 0)),
        "you have an empty hand": known(Compare(StatOf(Who.YOU, "hand"), "==", 0)),
    },
)


@G.says("known fact", "you have <n:number> or fewer cards in hand")
def _few_in_hand(n: int) -> When:
    return known(Compare(StatOf(Who.YOU, "hand"), "<=", n))


@G.says("known fact", "you have <n:number> or more cards in hand")
def _many_in_hand(n: int) -> When:
    return known(Compare(StatOf(Who.YOU, "hand"), ">=", n))


@G.says("known fact", "your life total is less than <n:number>")
def _life_under(n: int) -> When:
    return known(Compare(StatOf(Who.YOU, "life"), "<", n))


@G.says("known fact", "x is <n:number> or (more|greater)")
def _x_at_least(n: int) -> When:
    return known(Compare(Variable("X"), ">=", n))
