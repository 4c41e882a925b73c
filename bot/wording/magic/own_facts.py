"""Facts that conditions state about a player: life, cards in hand; and about X."""

from bot.engine.conditions import Compare
from bot.engine.values import EachOf, Filter, Side, StatOf, Sum, Times, Variable, Who
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


@G.says("known fact", "you have exactly <n:number> life")
def _life_just(n: int) -> When:
    return known(Compare(StatOf(Who.YOU, "life"), "==", n))


@G.says(
    "known fact",
    "you have <n:number> or less life",
    "you have <n:number> or fewer life",
    "your life total is <n:number> or less",
)
def _life_at_most(n: int) -> When:
    return known(Compare(StatOf(Who.YOU, "life"), "<=", n))


@G.says(
    "known fact",
    "you have [at least] <n:number> [or more] life more than your starting life total",
    "your life total is at least <n:number> (greater|more) than your starting life"
    " total",
    "your life total is your starting life total plus <n:number> or more",
)
def _so_much_above_start(n: int) -> When:
    least = Sum((_START, n))
    return known(Compare(StatOf(Who.YOU, "life"), ">=", least))


_START, _OWN = StatOf(Who.YOU, "starting life"), StatOf(Who.YOU, "life")
_HALF = "half your starting life total"

G.table(
    "known fact",
    {
        "your life total is greater than or equal to your starting life total": known(
            Compare(_OWN, ">=", _START)
        ),
        # Doubled, since half of it need not be a whole number.
        f"your life total is less than {_HALF}": known(
            Compare(Times(2, _OWN), "<", _START)
        ),
        f"your life total is less than or equal to {_HALF}": known(
            Compare(Times(2, _OWN), "<=", _START)
        ),
    },
)

_THEIRS = EachOf(Filter(players=Side.OPPONENT, objects=False))
# The one with the least, and the one with the most: what "an opponent" says of any.
LEAST, MOST = StatOf(_THEIRS, "least life"), StatOf(_THEIRS, "greatest life")


@G.says("known fact", "an opponent has <n:number> or (less|fewer) life")
def _one_at_most(n: int) -> When:
    return known(Compare(LEAST, "<=", n))


@G.says("known fact", "an opponent has <n:number> or more life")
def _one_at_least(n: int) -> When:
    return known(Compare(MOST, ">=", n))


@G.says("known fact", "each opponent has <n:number> or (less|fewer) life")
def _each_at_most(n: int) -> When:
    return known(Compare(MOST, "<=", n))


G.table(
    "known fact",
    {
        "an opponent has more life than you": known(Compare(MOST, ">", _OWN)),
        "you have less life than an opponent": known(Compare(MOST, ">", _OWN)),
        "an opponent has less life than you": known(Compare(LEAST, "<", _OWN)),
        "you have more life than an opponent": known(Compare(LEAST, "<", _OWN)),
        "you have more life than each opponent": known(Compare(MOST, "<", _OWN)),
        "no opponent has more life than you": known(Compare(MOST, "<=", _OWN)),
    },
)

G.table(
    "known fact",
    {
        # "You control no permanents and have no cards in hand."
        "[you] have no cards in hand": known(Compare(StatOf(Who.YOU, "hand"), "==", 0)),
        "you have an empty hand": known(Compare(StatOf(Who.YOU, "hand"), "==", 0)),
    },
)


@G.says("known fact", "you have exactly <n:number> cards in hand")
def _just_in_hand(n: int) -> When:
    return known(Compare(StatOf(Who.YOU, "hand"), "==", n))


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
