"""How much: numbers, X, that much, half, for each, equal to."""

from collections.abc import Callable

from bot.engine.conditions import Condition
from bot.engine.values import (
    Amount,
    CountOf,
    Half,
    Least,
    Per,
    PreventedThisWay,
    Ref,
    StatOf,
    Sum,
    Times,
    Variable,
)
from bot.wording.numbers import read_number
from bot.wording.phrases import Attempt, Grammar
from bot.wording.units.nouns import Kind, Noun
from bot.wording.units.scene import Scene

Count = Callable[[Scene], Amount]
When = Callable[[Scene], Condition]


def fixed(amount: Amount) -> Count:
    """A count that hangs on nothing."""
    return lambda scene: amount


def _added(attempt: Attempt, at: int) -> list[tuple[int, int]]:
    """What is added to a letter: "X+3" is the words "x" and "+3"."""
    word = attempt.words[at] if at < len(attempt.words) else ""
    if word[:1] == "+" and word[1:].isdecimal():
        return [(at + 1, int(word[1:]))]
    if word == "+" or word == "plus":
        return [(end, value) for end, value in read_number(attempt, at + 1)]
    return []


def add_amounts(g: Grammar) -> None:
    """The rules for amounts: ``number``, ``amount``, ``some``, ``quantity``."""
    g.reads("number")(read_number)
    g.reads("added")(_added)
    g.table("letter", {"x": Variable("X"), "y": Variable("Y"), "lv": Variable("LV")})
    g.table("up or down", {"up": True, "down": False})

    @g.says("amount", "<n:number>")
    def _plain(n: int) -> Count:
        return fixed(n)

    @g.says("amount", "<of:letter>")
    def _letter(of: Variable) -> Count:
        return lambda scene: scene.meaning.get(of.letter, of)

    @g.says("amount", "<of:letter> <n:added>", "<n:number> (+|plus) <of:letter>")
    def _more(of: Variable, n: int) -> Count:
        return fixed(Sum((of, n)))

    @g.reads("added letter")
    def _added_letter(attempt: Attempt, at: int) -> list[tuple[int, Variable]]:
        """ "4+X" is the words "4" and "+x"."""
        word = attempt.words[at] if at < len(attempt.words) else ""
        known = {"+x": "X", "+y": "Y", "+lv": "LV"}
        return [(at + 1, Variable(known[word]))] if word in known else []

    @g.says("amount", "<n:number> <of:added letter>")
    def _more_of_it(of: Variable, n: int) -> Count:
        return fixed(Sum((of, n)))

    @g.says("amount", "(twice|2) <of:letter>")
    def _twice(of: Variable) -> Count:
        return fixed(Times(2, of))

    g.table("amount", {"(that much|that many)": lambda scene: scene.that_much()})

    g.table("some", {"(a|an|another|an additional)": fixed(1)})

    @g.says("some", "<n:amount>", "<n:amount> additional", "<n:amount> more")
    def _some(n: Count) -> Count:
        return n

    @g.says("amount", "an additional <n:amount>")
    def _besides(n: Count) -> Count:
        return n

    _add_quantities(g)
    _add_for_each(g)


def _add_quantities(g: Grammar) -> None:
    @g.says("measure", "<n:amount>")
    def _exact(n: Count) -> Count:
        return n

    @g.says("measure", "the (amount|number) of <kind>", "the total <kind>")
    def _number_of(kind: Kind) -> Count | None:
        if not kind.plural or kind.filter.zone is not None or "card" in kind.words:
            return None
        if kind.filter.controller is None:
            return None
        return fixed(CountOf(kind.filter))

    @g.says("measure", "the (amount|number) of <kind> on the field")
    def _number_there(kind: Kind) -> Count | None:
        if kind.filter.zone is not None or "card" in kind.words:
            return None
        return fixed(CountOf(kind.filter))

    @g.says(
        "measure",
        "the (amount|number) of <kind:counter> counters on <on:noun>",
        "the <kind:counter> counters on <on:noun>",
    )
    def _counters_on(kind: str, on: Noun) -> Count:
        return lambda scene: counters_on(scene.ref(on), kind)

    @g.says("measure", "the (amount|number) of damage counters on <on:noun>")
    def _damage_on(on: Noun) -> Count:
        return lambda scene: StatOf(scene.ref(on), "damage")

    @g.says("measure", "<of:holder>'s <stat:measured>")
    @g.says("measure", "the <stat:measured> of <of:noun>")
    def _stat(of: Noun, stat: str) -> Count:
        return lambda scene: StatOf(scene.ref(of), stat)

    @g.reads("measure")
    def _removed(attempt: Attempt, at: int) -> list[tuple[int, Count]]:
        """Counters removed for a cost, whose number was chosen as it was paid."""
        words = attempt.words
        if words[at : at + 3] != ("the", "amount", "of"):
            return []
        for size in (2, 3):
            end = at + 3 + size
            if words[end - 2 : end] == ("counters", "removed"):
                end += 2 * (words[end : end + 2] == ("this", "way"))
                said = attempt.text.between(at + 3, end).lower()
                return [(end, fixed(Variable(said)))]
        return []

    @g.reads("measure")
    def _cards(attempt: Attempt, at: int) -> list[tuple[int, Count]]:
        if attempt.words[at + 1 : at + 2] in (("greatest",), ("highest",), ("lowest",)):
            return _compared(attempt, at)
        found = in_words(attempt, at, ("the", "amount", "of"))
        return found or in_words(attempt, at, ("the", "number", "of"))

    @g.says("measure", "its <stat:measured>", "their <stat:measured>")
    def _its(stat: str) -> Count:
        from bot.wording.units.nouns import IT

        return lambda scene: StatOf(scene.ref(IT), stat)

    g.table(
        "measure",
        {
            "(the|the amount of) damage prevented this way": fixed(PreventedThisWay()),
            "(the|that) amount of damage prevented": fixed(PreventedThisWay()),
            "that amount": _that_amount,
            "the amount of damage dealt by this hit": lambda scene: scene.that_much(),
            "that card's reserve cost": fixed(Variable("that card's reserve cost")),
            "(the damage dealt|that damage|that much|the amount of damage dealt)": (
                lambda scene: scene.that_much()
            ),
        },
    )

    @g.says("quantity", "<n:measure>")
    def _just(n: Count) -> Count:
        return n

    @g.says("quantity", "<n:measure> plus <m:measure>")
    def _sum(n: Count, m: Count) -> Count:
        return lambda scene: Sum((n(scene), m(scene)))

    @g.says("measure", "<times:number> times <n:measure>")
    def _so_many_times(times: int, n: Count) -> Count:
        return lambda scene: Times(times, n(scene))

    @g.says("measure", "(twice|double) <n:measure>")
    def _twice(n: Count) -> Count:
        return lambda scene: Times(2, n(scene))

    @g.says(
        "measure",
        "half <n:measure> [[,] rounded <which:up or down>]",
        "half of <n:measure> [[,] rounded <which:up or down>]",
    )
    def _half(n: Count, which: bool = False) -> Count:
        return lambda scene: Half(n(scene), which)


def _that_amount(scene: Scene) -> Amount:
    """Of what waits for an amount in words, only the asker knows it."""
    return Variable("that amount") if scene.measure is None else scene.measure


def _compared(attempt: Attempt, at: int) -> list[tuple[int, Count]]:
    """ "the greatest power among …": the asker says how much, by these words."""
    words = attempt.words
    if "among" not in words[at + 3 : at + 7]:
        return []
    end = at
    while end < len(words) and words[end] not in (".", ",", '"', ":"):
        end += 1
    return [(end, fixed(Variable(attempt.text.between(at, end).lower())))]


def in_words(
    attempt: Attempt, at: int, after: tuple[str, ...]
) -> list[tuple[int, Count]]:
    """An amount of cards, which only the asker can count: kept in words."""
    words = attempt.words
    if words[at : at + len(after)] != after:
        return []
    start = at + len(after)
    found: list[tuple[int, Count]] = []
    for end in range(start + 1, len(words) + 1):
        here = words[end] if end < len(words) else "."
        part = words[start:end]
        if here in (".", ",", "plus", "and", '"') and _CARDS & set(part):
            found.append(
                (end, fixed(Variable(attempt.text.between(start, end).lower())))
            )
        if here in (".", '"', ":"):
            break
    return found[:1]


_CARDS = frozenset({"card", "cards"})


def counters_on(ref: Ref, kind: str) -> Amount:
    """How many counters there are; damage counters are damage (DMG 13)."""
    return StatOf(ref, "damage" if kind == "damage" else f"counters:{kind}")


def _add_for_each(g: Grammar) -> None:
    @g.says("for each", "for each <kind>")
    def _each(kind: Kind) -> Count | None:
        if kind.plural or kind.filter.zone is not None or "card" in kind.words:
            return None
        return fixed(CountOf(kind.filter))

    @g.reads("for each")
    def _each_card(attempt: Attempt, at: int) -> list[tuple[int, Count]]:
        return in_words(attempt, at, ("for", "each"))

    @g.says("for each", "for (each|every) <kind:counter> counter on <on:noun>")
    def _each_counter(kind: str, on: Noun) -> Count:
        return lambda scene: counters_on(scene.ref(on), kind)

    @g.says("for each", "for every <n:number> <kind:counter> counters on <on:noun>")
    def _every_so_many(n: int, kind: str, on: Noun) -> Count:
        return lambda scene: Per(counters_on(scene.ref(on), kind), n)

    @g.says("for each", "for each of up to <n:number> <kind>")
    def _of_up_to(n: int, kind: Kind) -> Count | None:
        if not kind.plural or kind.filter.zone is not None or "card" in kind.words:
            return None
        return fixed(Least((CountOf(kind.filter), n)))

    @g.says(
        "for each", "for each of up to <n:number> <kind:counter> counters on <on:noun>"
    )
    def _counters_up_to(n: int, kind: str, on: Noun) -> Count:
        return lambda scene: Least((counters_on(scene.ref(on), kind), n))

    @g.says("for each", "for every <n:number> <kind>")
    def _every(n: int, kind: Kind) -> Count | None:
        if not kind.plural or kind.filter.zone is not None or "card" in kind.words:
            return None
        return fixed(Per(CountOf(kind.filter), n))

    g.table(
        "for each",
        {
            "for each (1|point of|) damage prevented this way": fixed(
                PreventedThisWay()
            ),
        },
    )
