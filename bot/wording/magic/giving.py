"""Life, cards and counters that players and permanents get or lose."""

from collections.abc import Callable
from functools import partial

from bot.engine.game_ending import LoseTheGame, WinTheGame
from bot.engine.instructions import (
    AddCounters,
    DiscardCards,
    Draw,
    GainLife,
    Instruction,
    LoseLife,
    MillCards,
    SetLife,
    TakeCounters,
)
from bot.engine.repeating import Proliferate, SameCounters
from bot.engine.values import (
    Amount,
    Half,
    Ref,
    RemovedThisWay,
    StatOf,
    Who,
)
from bot.wording.magic.amounts import Count
from bot.wording.magic.doing import Verb, choices_before
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing
from bot.wording.magic.nouns import IT, YOU, Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import several_players
from bot.wording.numbers import times
from bot.wording.phrases import Attempt, UnclearError

# --- Life, cards ---


OnPlayer = Callable[[Amount, Ref], Instruction]


def of_player(make: OnPlayer) -> Callable[[Count], Verb]:
    """What a player does by a number, once that is read."""

    def verb(n: Count) -> Verb:
        def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
            made = make(scene.measured(n, ref), ref)
            if isinstance(made, DiscardCards | MillCards):
                scene.mention_unseen(discarded=True)
            return [made]

        return bind

    return verb


_AT_RANDOM = partial(DiscardCards, how="at random")
_VERBS: dict[str, OnPlayer] = {
    "(gains|gain) <n:some> life": GainLife,
    "(gains|gain) life equal to <n:quantity>": GainLife,
    "(loses|lose) <n:some> life": LoseLife,
    "(loses|lose) life equal to <n:quantity>": LoseLife,
    "(draws|draw) <n:some> (card|cards)": Draw,
    "(draws|draw) cards equal to <n:quantity>": Draw,
    "(discards|discard) <n:some> (card|cards)": DiscardCards,
    "(discards|discard) <n:some> (card|cards) at random": partial(
        DiscardCards, how="at random"
    ),
}
for _pattern, _make in _VERBS.items():
    G.rule("verb").add(_pattern, of_player(_make))


@G.says("verb", "(draws|draw) half that many cards [,] rounded <which:up or down>")
@G.says("order", "draw half that many cards [,] rounded <which:up or down>")
def _draw_half(*, which: bool) -> Verb:
    return of_player(Draw)(lambda scene: Half(scene.that_much(), which))


_ORDERS: dict[str, OnPlayer] = {
    "(draw) <n:some> (card|cards)": Draw,
    "draw cards equal to <n:quantity>": Draw,
    "(discard) <n:some> (card|cards)": DiscardCards,
    "(discard) <n:some> (card|cards) at random": _AT_RANDOM,
}
for _pattern, _make in _ORDERS.items():
    G.rule("order").add(_pattern, of_player(_make))


@G.says("verb", "(discards|discard) that card")
def _discard_that() -> Verb:
    return lambda scene, ref, who: [DiscardCards(1, ref, how="chosen")]


@G.says("order", "discard your hand")
@G.says("verb", "(discards|discard) (your|their|his or her) hand")
def _discard_hand() -> Verb:
    return lambda scene, ref, who: [DiscardCards(StatOf(_own(ref), "hand"), ref)]


def _own(ref: Ref) -> Ref:
    """Whose life or hand is meant: each player's own."""
    return Who.EACH_ONE if several_players(ref) else ref


@G.says("verb", "(gains|gain) <n:some> life <each:for each>")
def _gain_for_each(n: Count, each: Count) -> Verb:
    return lambda scene, ref, who: [
        GainLife(times(n(scene), scene.measured(each, ref)), ref)
    ]


@G.says("verb", "(loses|lose) <n:some> life <each:for each>")
def _lose_for_each(n: Count, each: Count) -> Verb:
    return lambda scene, ref, who: [
        LoseLife(times(n(scene), scene.measured(each, ref)), ref)
    ]


@G.says("verb", "(draws|draw) <n:some> (card|cards) <each:for each>")
@G.says("order", "(draw) <n:some> (card|cards) <each:for each>")
def _draw_for_each(n: Count, each: Count) -> Verb:
    return lambda scene, ref, who: [
        Draw(times(n(scene), scene.measured(each, ref)), ref)
    ]


@G.says(
    "verb",
    "(loses|lose) half (their|his or her|your|its) life [,] rounded <which:up or down>",
)
def _lose_half(which: bool) -> Verb:
    from bot.engine.values import Half

    return lambda scene, ref, who: [
        LoseLife(Half(StatOf(_own(ref), "life"), which), ref)
    ]


@G.says("clause", "<whose:life total of> (becomes|become) <n:quantity>")
@G.says("clause", "<whose:life total of> (becomes|become) equal to <n:quantity>")
def _set_life(whose: Noun, n: Count) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(whose)
        return [SetLife(n(scene), ref)]

    return bind


G.table("life total of", {"your life total": YOU})


G.same("life total of", "<who:noun>'s life total")


G.table(
    "verb",
    {
        "(loses|lose) the game": lambda scene, ref, who: [LoseTheGame(ref)],
        "(wins|win) the game": lambda scene, ref, who: [WinTheGame(ref)],
    },
)


# --- Counters ---


_HARMFUL = ("-", "stun")


def _bearer(scene: Scene, on: Noun, kind: str = "") -> Ref:
    """What counters are put on, tokens that were just made as well."""
    harmed = kind.startswith(_HARMFUL)
    return scene.just_made(on) or (scene.victim(on) if harmed else scene.ref(on))


@G.says(
    "put counters",
    "<n:some> <kind:counter> (counter|counters) on [each of] <on:several>",
)
def _put(n: Count, kind: str, on: Noun) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        amount = n(scene)
        ref = _bearer(scene, on, kind)
        return [*choices_before(scene), AddCounters(kind, amount, ref)]

    return bind


@G.says(
    "put counters",
    "<n:some> <kind:counter> (counter|counters) on [each of] <on:several>"
    " <each:for each>",
)
def _put_for_each(n: Count, kind: str, on: Noun, each: Count) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = _bearer(scene, on, kind)
        return [
            *choices_before(scene),
            AddCounters(kind, times(n(scene), each(scene)), ref),
        ]

    return bind


@G.says(
    "put counters",
    "<n:some> <kind:counter> (counter|counters) and <m:some> <other:counter> "
    "(counter|counters) on [each of] <on:several>",
)
def _put_both(n: Count, kind: str, m: Count, other: str, on: Noun) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = _bearer(scene, on, kind)
        return [
            *choices_before(scene),
            AddCounters(kind, n(scene), ref),
            AddCounters(other, m(scene), ref),
        ]

    return bind


@G.says(
    "put counters",
    "<n:some> <kind:counter> (counter|counters) on <on:noun> and <m:some> "
    "<other:counter>"
    " (counter|counters) on <at:noun>",
)
def _put_here_and_there(
    n: Count, kind: str, on: Noun, m: Count, other: str, at: Noun
) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        one = AddCounters(kind, n(scene), _bearer(scene, on))
        return [
            *choices_before(scene),
            one,
            AddCounters(other, m(scene), scene.ref(at)),
        ]

    return bind


@G.says(
    "put counters",
    "a number of <kind:counter> counters on [each of] <on:several> equal to"
    " <n:quantity>",
)
def _put_equal(kind: str, on: Noun, n: Count) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = _bearer(scene, on, kind)
        return [*choices_before(scene), AddCounters(kind, n(scene), ref)]

    return bind


@G.says(
    "put counters",
    "a number of <kind:counter> counters equal to <n:quantity> on [each of]"
    " <on:several>",
)
def _put_as_many(kind: str, n: Count, on: Noun) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        amount = n(scene)
        ref = _bearer(scene, on, kind)
        return [*choices_before(scene), AddCounters(kind, amount, ref)]

    return bind


@G.says("order", "remove <n:some> <kind:counter> (counter|counters) from <on:noun>")
@G.says(
    "verb", "(removes|remove) <n:some> <kind:counter> (counter|counters) from <on:noun>"
)
def _remove(n: Count, kind: str, on: Noun) -> Verb:
    return lambda scene, ref, who: [TakeCounters(kind, n(scene), scene.ref(on))]


@G.says(
    "order",
    "put (its|his|her|those) <kind:counter> counters on <on:noun>",
    "put a number of <kind:counter> counters equal to the number of <same:counter>"
    " counters on it on <on:noun>",
)
def _put_its(kind: str, on: Noun, same: str = "") -> Verb | None:
    """As many as were on what "it" is, as it last was (608.2h)."""
    if same not in ("", kind):
        return None

    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        number = StatOf(scene.ref(IT), f"counters:{kind}")
        to = scene.ref(on)
        return [*choices_before(scene), AddCounters(kind, number, to)]

    return bind


@G.says(
    "order",
    "move <n:some> <kind:counter> (counter|counters) from <off:noun> (onto|to)"
    " <on:noun>",
)
def _move(n: Count, kind: str, off: Noun, on: Noun) -> Verb:
    """What is taken from one is put on the other (122.5)."""

    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        # "From ~ onto it": onto what the event is about.
        first = scene.ref(on) if on == IT and off.form is Form.THIS else None
        there = scene.ref(off)
        here = scene.ref(on) if first is None else first
        if here == there:
            raise UnclearError("from which one onto which?")
        return [
            *choices_before(scene),
            TakeCounters(kind, n(scene), there),
            AddCounters(kind, RemovedThisWay(), here),
        ]

    return bind


@G.says("order", "put (its|those|~'s) counters on <on:noun>")
@G.says("order", "put the counters of <off:noun> on <on:noun>")
def _same_counters(on: Noun, off: Noun = IT) -> Verb:
    """Of every kind as many as it has, or had as it left."""

    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        of = scene.ref(off)
        return [*choices_before(scene), SameCounters(of, scene.ref(on))]

    return bind


@G.says("order", "proliferate")
@G.says("verb", "(proliferates|proliferate)")
def _proliferate() -> Verb:
    return lambda scene, ref, who: [Proliferate()] if ref is Who.YOU else []


@G.says("order", "double <whose:holder>'s life total", "double <mine:your life total>")
def _double_life(whose: Noun | None = None, mine: Noun | None = None) -> Verb:
    """That player gains as much as they have (701.10d)."""

    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        of = scene.ref(whose or mine or YOU)
        return [GainLife(StatOf(of, "life"), of)]

    return bind


G.table("your life total", {"your life total": YOU})


@G.says("order", "remove all [<kind:counter>] counters from <on:several>")
@G.says("verb", "(removes|remove) all [<kind:counter>] counters from <on:several>")
def _remove_all(on: Noun, kind: str = "") -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        of = scene.ref(on)
        if scene.measure is None:
            scene.measure = RemovedThisWay()
        return [TakeCounters(kind, StatOf(of, f"counters:{kind}"), of)]

    return bind


# "a creature gets -1/-1 counters" is said of players only: poison, energy, …
@G.says("verb", "(gets|get) <n:some> <kind:counter> (counter|counters)")
def _gets_counters(n: Count, kind: str) -> Verb:
    return lambda scene, ref, who: [AddCounters(kind, n(scene), ref)]


@G.says("verb", "(gets|get) <n:energy>")
def _gets_energy(n: int) -> Verb:
    return lambda scene, ref, who: [AddCounters("energy", n, ref)]


@G.says("verb", "(gets|get) that many {e}")
def _gets_as_much_energy() -> Verb:
    return lambda scene, ref, who: [AddCounters("energy", scene.that_much(), ref)]


@G.reads("energy")
def _energy(attempt: Attempt, at: int) -> list[tuple[int, int]]:
    words = attempt.words
    end = at
    while words[end : end + 1] == ("{e}",):
        end += 1
    return [(end, end - at)] if end > at else []
