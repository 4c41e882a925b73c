"""Conditions and durations."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.conditions import (
    AllHold,
    Compare,
    Condition,
    Exists,
    Flag,
    IsTurnOf,
    Matches,
    Not,
)
from bot.engine.effects import Until
from bot.engine.values import Filter, PreventedThisWay, Side, StatOf, Variable, Who
from bot.wording.phrases import Attempt, Grammar
from bot.wording.units.amounts import When, counters_on
from bot.wording.units.nouns import Form, Kind, Noun
from bot.wording.units.scene import Scene, tags_of

_HOW = {
    "or more": ">=", "or greater": ">=", "or higher": ">=",
    "or less": "<=", "or fewer": "<=",
}  # fmt: skip


def known(condition: Condition) -> When:
    """A condition that hangs on nothing said before."""
    return lambda scene: condition


def _single(who: Noun) -> bool:
    forms = (
        Form.THIS, Form.HOLDER, Form.BACK, Form.FIXED, Form.ONE, Form.TARGET,
    )  # fmt: skip
    return who.form in forms


def add_conditions(g: Grammar) -> None:
    """The rules ``duration``, ``condition`` and ``while``."""
    g.table(
        "duration",
        {
            "(this turn|until end of turn|until the end of [the] turn)": (
                Until.END_OF_TURN
            ),
            "(this combat|until end of combat)": Until.END_OF_COMBAT,
            "until [the beginning of] your next turn": Until.YOUR_NEXT_TURN,
            "until [the] end of your next turn": Until.END_OF_YOUR_NEXT_TURN,
            "for the rest of the game": Until.END_OF_GAME,
        },
    )
    g.table("how", _HOW)
    _add_board(g)
    _add_one(g)
    g.table(
        "one condition",
        {
            "(it's|it is) your turn": known(IsTurnOf(Side.YOU)),
            "(it's not|it is not|it isn't) your turn": known(Not(IsTurnOf(Side.YOU))),
            "(it's|it is) an opponent's turn": known(IsTurnOf(Side.OPPONENT)),
            "damage (is|was) prevented this way": known(
                Compare(PreventedThisWay(), ">", 0)
            ),
            "no damage (is|was) prevented this way": known(
                Compare(PreventedThisWay(), "==", 0)
            ),
        },
    )

    @g.says("one condition", "<n:number> <how> damage (is|was) prevented this way")
    def _so_much_prevented(n: int, how: str) -> When:
        return known(Compare(PreventedThisWay(), how, n))

    @g.says("one condition", "<n:number> <how> damage was dealt")
    def _so_much_dealt(n: int, how: str) -> When:
        return lambda scene: Compare(scene.that_much(), how, n)

    @g.says(
        "one condition",
        "there ('s|is) an <which:even or odd> amount of <kind:counter> counters on"
        " <who:noun>",
    )
    def _even(which: str, kind: str, who: Noun) -> When:
        return known(Flag(f"the number of {kind} counters is {which}"))

    g.table("even or odd", {"even": "even", "odd": "odd"})

    @g.says("one condition", "<letter> is <n:number> <how>")
    def _x(letter: Variable, n: int, how: str) -> When:
        def bind(scene: Scene) -> Condition:
            return Compare(scene.meaning.get(letter.letter, letter), how, n)

        return bind

    @g.says("condition", "<one:one condition>")
    def _just(one: When) -> When:
        return one

    @g.says(
        "condition",
        "<first:one condition> and [(if|while|only if)] <second:condition>",
    )
    def _both(first: When, second: When) -> When:
        return lambda scene: AllHold((first(scene), second(scene)))

    @g.says("one condition", "the damage prevented had (a|an) <kind> as its source")
    def _prevented_from(kind: Kind) -> When | None:
        if kind.plural:
            return None

        def bind(scene: Scene) -> Condition:
            scene.mention(Who.EVENT_SOURCE, tags_of(kind.filter))
            return Matches(Who.EVENT_SOURCE, kind.filter)

        return bind

    @g.says("while", "(as long as|while|if) <condition>")
    def _while(condition: When) -> When:
        return condition

    g.table("while", {"during your turn": known(IsTurnOf(Side.YOU))})

    @g.reads("fact")
    def _fact(attempt: Attempt, at: int) -> Iterable[tuple[int, When]]:
        """Words up to a comma or full stop that only the asker can answer."""
        words = attempt.words
        end = at
        found: list[tuple[int, When]] = []
        while end < len(words) and words[end] not in (",", ".", ":", '"', "—", "~"):
            end += 1
            stops = end == len(words) or words[end] in (",", ".", "and")
            if stops and _ASKED & set(words[at:end]):
                said = " ".join(words[at:end]).replace(" 's", "'s")
                found.append((end, known(Flag(said))))
        return found[::-1]


# What conditions are about that no board shows.
_ASKED = frozenset(
    ("hand", "memory", "influence", "graveyard", "deck", "banishment", "shifting",
     "activated", "materialized", "lineage", "intent", "level", "mastery",
     "agility", "status", "xp", "points", "score", "conquer", "conquered", "hold",
     "moved", "assigned", "played", "runes", "rune", "alone", "spent", "paid",
     "discarded", "leveled", "revealed", "odd", "even", "first", "second", "third",
     "total")
)  # fmt: skip


def _add_board(g: Grammar) -> None:
    @g.says("some kind", "(a|an) <kind>")
    def _one(kind: Kind) -> tuple[Filter, int, int | None] | None:
        return None if kind.plural else (kind.filter, 1, None)

    @g.says("some kind", "another <kind>")
    def _other(kind: Kind) -> tuple[Filter, int, int | None] | None:
        if kind.plural:
            return None
        return (replace(kind.filter, other=True), 1, None)

    @g.says("some kind", "<n:number> or more <kind>", "at least <n:number> <kind>")
    def _many(n: int, kind: Kind) -> tuple[Filter, int, int | None]:
        return (kind.filter, n, None)

    @g.says("some kind", "<n:number> or (fewer|less) <kind>")
    def _few(n: int, kind: Kind) -> tuple[Filter, int, int | None]:
        return (kind.filter, 0, n)

    @g.says("some kind", "<n:number>+ <kind>")
    def _plus(n: int, kind: Kind) -> tuple[Filter, int, int | None]:
        return (kind.filter, n, None)

    @g.says("some kind", "no <kind>")
    def _none(kind: Kind) -> tuple[Filter, int, int | None]:
        return (kind.filter, 0, 0)

    @g.says("some kind", "exactly <n:number> <kind>")
    def _exactly(n: int, kind: Kind) -> tuple[Filter, int, int | None]:
        return (kind.filter, n, n)

    @g.says(
        "one condition", "you control <what:some kind>", "you have <what:some kind>"
    )
    def _you(what: tuple[Filter, int, int | None]) -> When | None:
        return _controlled(what, Side.YOU)

    @g.says(
        "one condition",
        "(an opponent controls|your opponents control|any opponent controls)"
        " <what:some kind>",
    )
    def _they(what: tuple[Filter, int, int | None]) -> When | None:
        return _controlled(what, Side.OPPONENT)

    @g.says(
        "one condition",
        "(no player controls|a player doesn't control) (a|an) <kind>",
        "(no player controls|a player doesn't control) any <kind>",
    )
    def _nobody(kind: Kind) -> When:
        return known(Exists(kind.filter, 0, 0))


def _controlled(what: tuple[Filter, int, int | None], side: Side) -> When | None:
    filter_, least, most = what
    if filter_.controller is not None or filter_.zone is not None:
        return None
    if "card" in filter_.kinds:
        return None
    return known(Exists(replace(filter_, controller=side), least, most))


def _add_one(g: Grammar) -> None:
    @g.says("one condition", "<who:noun> (is|'s|are|'re|'m) <state>")
    def _is(who: Noun, state: Filter) -> When | None:
        return _matching(who, state)

    @g.says("one condition", "<who:noun> (isn't|is not|aren't|'s not) <state>")
    def _is_not(who: Noun, state: Filter) -> When | None:
        found = _matching(who, state)
        if found is None:
            return None
        return lambda scene: Not(found(scene))

    @g.says("one condition", "<who:noun> (is|'s) (a|an) <kind>")
    def _is_a(who: Noun, kind: Kind) -> When | None:
        return None if kind.plural else _matching(who, kind.filter)

    @g.says("one condition", "<who:noun> (isn't|is not) (a|an) <kind>")
    def _is_no(who: Noun, kind: Kind) -> When | None:
        found = _matching(who, kind.filter)
        if kind.plural or found is None:
            return None
        return lambda scene: Not(found(scene))

    on_it = "on (it|them|him|her)"

    @g.says(
        "one condition",
        "<who:noun> has (a|an|one or more|any) <kind:counter>"
        f" (counter|counters) {on_it}",
        "there (is|'s|are) (a|an|one or more) <kind:counter> (counter|counters)"
        " on <who:noun>",
    )
    def _has_counter(who: Noun, kind: str) -> When | None:
        return None if kind == "damage" else _matching(who, Filter(counter=kind))

    @g.says(
        "one condition",
        f"<who:noun> has no <kind:counter> (counter|counters) {on_it}",
        "there are no <kind:counter> counters on <who:noun>",
    )
    def _has_none(who: Noun, kind: str) -> When | None:
        if not _single(who):
            return None
        return lambda scene: Compare(counters_on(scene.ref(who), kind), "==", 0)

    @g.says(
        "one condition",
        f"<who:noun> has <n:number> [<how>] <kind:counter> counters {on_it}",
        "there (are|is) <n:number> [<how>] <kind:counter> counters on <who:noun>",
    )
    def _has_counters(who: Noun, n: int, kind: str, how: str = "==") -> When | None:
        if not _single(who):
            return None
        return lambda scene: Compare(counters_on(scene.ref(who), kind), how, n)

    @g.says("one condition", "<who:noun> has <n:number> <how> <stat:measured>")
    @g.says("one condition", "<who:holder>'s <stat:measured> is <n:number> <how>")
    def _stat(who: Noun, n: int, how: str, stat: str) -> When | None:
        if not _single(who):
            return None
        return lambda scene: Compare(StatOf(scene.ref(who), stat), how, n)

    @g.says("one condition", "<who:noun> has less <stat:measured> than <than:noun>")
    def _less(who: Noun, stat: str, than: Noun) -> When | None:
        if not _single(who) or not _single(than):
            return None

        def bind(scene: Scene) -> Condition:
            left = StatOf(scene.ref(who), stat)
            return Compare(left, "<", StatOf(scene.ref(than), stat))

        return bind

    @g.says("one condition", "<who:noun> (has|have) <keyword>")
    def _keyword(who: Noun, keyword: str) -> When | None:
        return _matching(who, Filter(keywords=frozenset({keyword})))


def _matching(who: Noun, filter_: Filter) -> When | None:
    if not _single(who):
        return None
    return lambda scene: Matches(scene.ref(who), filter_)
