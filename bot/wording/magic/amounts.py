"""How much: numbers, X, that much, half, for each, equal to."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.conditions import Condition
from bot.engine.values import (
    Amount,
    CountOf,
    DealtThisWay,
    Filter,
    Half,
    Least,
    PreventedThisWay,
    RemovedThisWay,
    Side,
    StatOf,
    Sum,
    Times,
    Variable,
    Who,
)
from bot.wording.magic.counted import count_of
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.numbers import read_number
from bot.wording.phrases import UnclearError

Count = Callable[[Scene], Amount]
When = Callable[[Scene], Condition]

G.reads("number")(read_number)


def fixed(amount: Amount) -> Count:
    """A count that hangs on nothing."""
    return lambda scene: amount


@G.says("amount", "<n:number>")
def _plain(n: int) -> Count:
    return fixed(n)


G.table(
    "amount",
    {
        "x": fixed(Variable("X")),
        "y": fixed(Variable("Y")),
        "twice x": fixed(Times(2, Variable("X"))),
        "(that much|that many|this much|that amount of)": lambda scene: (
            scene.that_much()
        ),
        "(twice|two times) (that much|that many)": lambda scene: Times(
            2, scene.that_much()
        ),
        "(triple|three times) (that much|that many)": lambda scene: Times(
            3, scene.that_much()
        ),
        "half (that much|that many) [,] rounded up": lambda scene: Half(
            scene.that_much(), True
        ),
        "half (that much|that many) [,] rounded down": lambda scene: Half(
            scene.that_much(), False
        ),
    },
)


@G.says("amount", "x plus <more:number>")
def _x_and_more(more: int) -> Count:
    return fixed(Sum((Variable("X"), more)))


@G.says("amount", "<factor:number> times x")
def _times_x(factor: int) -> Count:
    return fixed(Times(factor, Variable("X")))


# With a noun behind it: "a card", "an additional card".
G.table("some", {"(a|an)": fixed(1), "(a|an) additional": fixed(1)})


G.same("some", "an additional <n:amount>")


G.same("some", "<n:amount>", "<n:amount> additional")


@G.says("some", "that many plus <n:amount>", "that much plus <n:amount>")
def _that_many_plus(n: Count) -> Count:
    return lambda scene: Sum((scene.that_much(), n(scene)))


@G.says("some", "<n:amount> plus <m:amount>")
def _plus(n: Count, m: Count) -> Count:
    return lambda scene: Sum((n(scene), m(scene)))


# --- "equal to …", "where X is …" ---

_STATS = {
    "power": "power",
    "toughness": "toughness",
    "mana value": "mana value",
    "loyalty": "counters:loyalty",
}
G.table("measured", _STATS)


@G.says("measure", "(its|his|her) <stat:measured>")
def _its(stat: str) -> Count:
    from bot.wording.magic.nouns import IT

    def bind(scene: Scene) -> Amount:
        if scene.spell and stat in ("power", "toughness"):
            # A spell that is no creature has none: another thing's is meant.
            return StatOf(scene.back_from(IT, Who.THIS), stat)
        if stat == "mana value" and scene.spoken_of_spell():
            raise UnclearError("the mana value of which of the two?")
        return StatOf(scene.ref(IT), stat)

    return bind


@G.says("measure", "their <stat:measured>")
def _their(stat: str) -> Count:
    def bind(scene: Scene) -> Amount:
        if scene.one_of is None:
            raise UnclearError("whose?")
        return StatOf(scene.one_of, stat)

    return bind


@G.says("measure", "<of:holder>'s <stat:measured>", "the <stat:measured> of <of:noun>")
def _stat(of: Noun, stat: str) -> Count:
    return lambda scene: StatOf(scene.ref(of), stat)


@G.says("measure", "<who:holder>'s life total")
def _life_of(who: Noun) -> Count:
    return lambda scene: StatOf(scene.ref(who), "life")


@G.says("measure", "the number of cards in <who:holder>'s hand")
def _hand_of(who: Noun) -> Count | None:
    if who.form is Form.THIS:
        return None
    return lambda scene: StatOf(scene.ref(who), "hand")


@G.says("measure", "the number of cards in (their|his or her) hand")
def _their_hand() -> Count:
    them = Noun(Form.BACK, word="player")
    return lambda scene: StatOf(scene.ref(them), "hand")


@G.says("measure", "your life total")
def _life() -> Count:
    return fixed(StatOf(Who.YOU, "life"))


@G.says("measure", "<n:number>", "the result")
def _exact(n: int | None = None) -> Count:
    return fixed(Variable("the result") if n is None else n)


@G.says(
    "measure",
    "the number of <kind>",
    "the amount of <kind>",
)
def _number_of(kind: Kind) -> Count:
    return lambda scene: count_of(scene, kind)


@G.says("measure", "the number of <kind:counter> counters on <on:noun>")
def _counters_on(kind: str, on: Noun) -> Count:
    return lambda scene: StatOf(scene.ref(on), f"counters:{kind}")


@G.says("measure", "the number of creatures (it|~|this) devoured")
@G.says("for each", "for each creature (it|~) devoured")
def _devoured() -> Count:
    return fixed(StatOf(Who.THIS, "taken"))


@G.says("measure", "(the number of|the) <counter> counters removed this way")
@G.says("for each", "for each <counter> counter removed this way")
def _removed(counter: str) -> Count:
    return fixed(RemovedThisWay())


@G.says("measure", "the number of counters on <on:noun>")
def _any_counters_on(on: Noun) -> Count:
    return lambda scene: StatOf(scene.ref(on), "counters:")


G.table(
    "measure",
    {
        "(the|the amount of) damage prevented this way": fixed(PreventedThisWay()),
        "(the number of|the) counters removed this way": fixed(RemovedThisWay()),
        "(the|the amount of) damage dealt this way": lambda scene: _dealt(scene),
        "(the|the amount of|the total) life (lost|you lost|they lost) this way": (
            lambda scene: replace(_dealt(scene), life=True)
        ),
        "(the|the amount of) excess damage dealt [to that (creature|planeswalker|"
        "permanent)] this way": lambda scene: replace(_dealt(scene), excess=True),
        "the [amount of] excess damage [dealt to (it|that creature|that permanent)]": (
            lambda scene: scene.that_much()
        ),
        "the excess": lambda scene: scene.that_much(),
        "the amount of your choice": fixed(Variable("the amount of your choice")),
        "that damage": lambda scene: scene.that_much(),
        "that much": lambda scene: scene.that_much(),
        "the damage dealt": lambda scene: scene.that_much(),
        "x": fixed(Variable("X")),
    },
)


def _dealt(scene: Scene) -> DealtThisWay:
    if not scene.resolving or scene.measure is not None:
        raise UnclearError("damage dealt by what?")
    return DealtThisWay()


@G.says("measure", "<factor:number> times <n:quantity>")
def _so_many_times(factor: int, n: Count) -> Count:
    return lambda scene: Times(factor, n(scene))


@G.says("measure", "twice <n:quantity>")
def _twice(n: Count) -> Count:
    return lambda scene: Times(2, n(scene))


@G.says("measure", "half <n:quantity> [,] rounded <which:up or down>")
def _half(n: Count, which: bool) -> Count:
    return lambda scene: Half(n(scene), which)


G.table("up or down", {"up": True, "down": False})


G.same("quantity", "<n:measure>")


@G.says("quantity", "<n:measure> plus <m:quantity>", "<n:measure> plus <m:amount>")
@G.says("quantity", "<n:amount> plus <m:quantity>")
def _sum(n: Count, m: Count) -> Count:
    def bind(scene: Scene) -> Amount:
        one, more = n(scene), m(scene)
        return Sum((one, *(more.terms if isinstance(more, Sum) else (more,))))

    return bind


@G.says("quantity", "<n:measure> minus <m:number>")
def _less(n: Count, m: int) -> Count:
    return lambda scene: Sum((n(scene), -m))


@G.says("measure", "the number of cards in your hand")
def _hand() -> Count:
    return fixed(StatOf(Who.YOU, "hand"))


@G.says("measure", "the least of <a:quantity> and <b:quantity>")
def _least(a: Count, b: Count) -> Count:
    return lambda scene: Least((a(scene), b(scene)))


@G.says(
    "quantity",
    "<a:measure> or <b:measure> , whichever is <how:extreme>",
    "<a:number> or <b:measure> , whichever is <how:extreme>",
    "the <how:extreme> of <a:quantity> and <b:quantity>",
)
def _extreme(a: Count | int, b: Count, how: bool) -> Count:
    def bind(scene: Scene) -> Amount:
        return Least((a if isinstance(a, int) else a(scene), b(scene)), how)

    return bind


G.table("extreme", {"greater": True, "higher": True, "less": False, "lower": False})


# --- "for each …": how many times an amount is meant ---


@G.says("for each", "for each <kind>")
def _for_each(kind: Kind) -> Count | None:
    return None if kind.plural else lambda scene: count_of(scene, kind)


@G.says("for each", "for each <kind> and each <other:kind>")
def _for_each_of_both(kind: Kind, other: Kind) -> Count | None:
    if kind.plural or other.plural:
        return None
    return lambda scene: Sum((count_of(scene, kind), count_of(scene, other)))


@G.says("for each", "for each <kind> beyond the first")
def _beyond_the_first(kind: Kind) -> Count | None:
    if kind.plural:
        return None
    return lambda scene: Sum((count_of(scene, kind), -1))


@G.says("for each", "for each card in <who:holder>'s hand")
def _for_each_card(who: Noun) -> Count | None:
    if who.form is Form.THIS:
        return None
    return lambda scene: StatOf(scene.ref(who), "hand")


@G.says("for each", "for each card in its controller's hand")
def _for_each_card_of_its() -> Count:
    it = Noun(Form.CONTROLLER, of=Noun(Form.BACK))
    return lambda scene: StatOf(scene.ref(it), "hand")


@G.says("for each", "for each <kind:counter> counter on <on:noun>")
def _for_each_counter(kind: str, on: Noun) -> Count:
    return lambda scene: StatOf(scene.ref(on), f"counters:{kind}")


G.table(
    "for each",
    {
        "for each 1 damage prevented this way": fixed(PreventedThisWay()),
        "for each (1 | one) damage [dealt]": lambda scene: scene.that_much(),
        "for each 1 life [you|they|that player] (gained|lost)": lambda scene: (
            scene.that_much()
        ),
        "for each opponent you have": fixed(
            CountOf(Filter(players=Side.OPPONENT, objects=False))
        ),
        "for each opponent you attacked this combat": fixed(
            Variable("the number of opponents you attacked this combat")
        ),
        "for each counter removed this way": fixed(RemovedThisWay()),
        "for each card in your hand": fixed(StatOf(Who.YOU, "hand")),
        "for each color of mana (used|spent) to cast (~|it)": fixed(
            Variable("the number of colors of mana spent to cast this")
        ),
        "for each color of mana spent to cast that spell": fixed(
            Variable("the number of colors of mana spent to cast that spell")
        ),
    },
)
