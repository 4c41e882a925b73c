"""Counters and tokens replaced, and more or less of anything."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.effects import (
    Act,
    AlsoCreate,
    CounterWatch,
    Instead,
    Minus,
    Multiply,
    Plus,
    SetTo,
    TokenWatch,
    Watch,
)
from bot.engine.instructions import Heal, Instruction, MakeTokens
from bot.engine.permanents import RemoveFromCombat, TapIt
from bot.engine.values import (
    ANY_OBJECT,
    Filter,
    Half,
    Ref,
    Side,
    ThatMuch,
    Who,
)
from bot.wording.magic.amounts import Count
from bot.wording.magic.grammar import G
from bot.wording.magic.making import about
from bot.wording.magic.nouns import Form, Kind, Noun
from bot.wording.magic.replacing import Swap, Would, constant
from bot.wording.magic.scene import Scene
from bot.wording.magic.tokens_made import PREDEFINED
from bot.wording.phrases import UnclearError

# --- Counters ---


@G.says(
    "would", "one or more <kind:counter> counters would be (put|placed) on <on:several>"
)
@G.says("would", "one or more counters would be (put|placed) on <on:several>")
@G.says("would", "a counter would be (put|placed) on <on:several>")
def _counters(on: Noun, kind: str = "") -> Would:
    return _counter_watch(on, kind, None, None)


@G.says(
    "would",
    "an effect would (put|place) one or more <kind:counter> counters on <on:several>",
)
@G.says("would", "an effect would (put|place) one or more counters on <on:several>")
def _effect_counters(on: Noun, kind: str = "") -> Would:
    return _counter_watch(on, kind, None, True)


@G.says(
    "would", "<who:noun> would put one or more <kind:counter> counters on <on:several>"
)
@G.says("would", "<who:noun> would put one or more counters on <on:several>")
@G.says("would", "<who:noun> would put a <kind:counter> counter on <on:several>")
def _puts_counters(who: Noun, on: Noun, kind: str = "") -> Would | None:
    if who.form not in (Form.YOU, Form.SOME, Form.EACH) or (
        who.filter.objects is True and who.form is not Form.YOU
    ):
        return None
    return _counter_watch(on, kind, who, None)


@G.says(
    "would", "<who:noun> would put one or more counters on <on:noun> or on yourself"
)
def _puts_counters_on_both(who: Noun, on: Noun) -> Would | None:
    both = Noun(Form.ANY_OF, parts=(on, Noun(Form.YOU)))
    return _puts_counters(who, both)


@G.says("would", "<who:noun> would get one or more <kind:counter> counters")
@G.says("would", "<who:noun> would get one or more counters")
def _gets_counters(who: Noun, kind: str = "") -> Would:
    return _counter_watch(who, kind, None, None)


@G.says("would", "you would get one or more {e}")
def _gets_energy() -> Would:
    return _counter_watch(Noun(Form.YOU), "energy", None, None)


def _counter_watch(
    on: Noun, kind: str, by: Noun | None, from_effect: bool | None
) -> Would:
    def bind(scene: Scene) -> Watch:
        who = scene.watch(by) if by is not None else None
        filter_ = scene.watch(on)
        about(scene, Who.EVENT_RECIPIENT, on, filter_, extra=frozenset({"object"}))
        return CounterWatch(filter_, kind, who, from_effect)

    return bind


_ON = (
    "on (it|that creature|that permanent|that permanent or player|~|that player"
    "|that creature or player|him|her|that artifact|that planeswalker"
    "|that creature or planeswalker)"
)
_KINDS = "[<kind:counter>|of those|of each of those kinds of] counters"


def _of_kind(act: Callable[[Scene], Act], kind: str) -> Callable[[Scene], Act]:
    """*act* where counters of that very *kind* would be put."""

    def bind(scene: Scene) -> Act:
        if not isinstance(scene.waited, CounterWatch):
            raise UnclearError("another event than the one that would happen")
        if kind and kind != scene.waited.kind:
            raise UnclearError("another kind of counters")
        return act(scene)

    return bind


def _counter_act(act: Callable[[Scene], Act], *patterns: str) -> None:
    def make(kind: str = "") -> Callable[[Scene], Act]:
        return _of_kind(act, kind)

    for pattern in patterns:
        G.rule("other act").add(pattern, make)


for _factor, _word in ((2, "twice"), (3, "three times")):
    _counter_act(
        constant(Multiply(_factor)),
        f"{_word} that many {_KINDS} are (put|placed) {_ON} instead",
        f"it (puts|places) {_word} that many {_KINDS} {_ON} instead",
        f"[instead] put {_word} that many {_KINDS} {_ON} instead",
        f"instead put {_word} that many {_KINDS} {_ON}",
        f"you get {_word} that many ({{e}}|{_KINDS}) instead",
    )


@G.says("other act", f"you get that many plus <n:amount> {_KINDS} instead")
@G.says("other act", "you get that many plus <n:amount> {e} instead")
@G.says(
    "other act", f"that many plus <n:amount> {_KINDS} are (put|placed) {_ON} instead"
)
@G.says(
    "other act",
    f"(it puts|put|instead put) that many plus <n:amount> [of each of those "
    f"kinds of|<kind:counter>|of those] counters {_ON} [instead]",
)
@G.says(
    "other act",
    f"that many <kind:counter> counters plus <n:amount> are put {_ON} instead",
)
def _counters_plus(n: Count, kind: str = "") -> Callable[[Scene], Act]:
    return _of_kind(lambda scene: Plus(n(scene)), kind)


@G.says(
    "other act",
    f"that many <kind:counter> counters minus <n:amount> are put {_ON} instead",
)
@G.says(
    "other act", f"that many minus <n:amount> {_KINDS} are (put|placed) {_ON} instead"
)
def _counters_minus(n: Count, kind: str = "") -> Callable[[Scene], Act]:
    return _of_kind(lambda scene: Minus(n(scene)), kind)


# --- The same for every kind of event ---

for _factor, _word in ((2, "(twice|double)"), (3, "three times"), (4, "four times")):
    G.rule("other act").add(
        f"{_word} that much instead", lambda f=_factor: constant(Multiply(f))
    )


@G.says("other act", "that much plus <n:amount> instead")
def _that_plus(n: Count) -> Callable[[Scene], Act]:
    return lambda scene: Plus(n(scene))


@G.says("other act", "that much minus <n:amount> instead")
def _that_minus(n: Count) -> Callable[[Scene], Act]:
    return lambda scene: Minus(n(scene))


@G.says("other act", "half that much , rounded <which:up or down> , instead")
def _half_of_it(which: bool) -> Callable[[Scene], Act]:
    return constant(SetTo(Half(ThatMuch(), which)))


@G.says(
    "other act",
    "[they|you] put half that many [of each of those kinds of|<kind:counter>]"
    f" counters {_ON}"
    " instead , rounded <which:up or down>",
)
def _half_the_counters(which: bool, kind: str = "") -> Callable[[Scene], Act]:
    return _of_kind(constant(SetTo(Half(ThatMuch(), which))), kind)


@G.says("other act", "<n:number> instead")
def _exactly(n: int) -> Callable[[Scene], Act]:
    return constant(SetTo(n))


@G.says("swap", "regenerate <it:noun>")
def _regenerated(it: Noun) -> Swap | None:
    """All damage comes off, it is tapped and leaves combat (701.19a)."""
    if it.form not in (Form.BACK, Form.THIS):
        return None

    def bind(scene: Scene) -> tuple[Act, tuple[Instruction, ...]]:
        ref = scene.ref(it)
        return Instead((Heal(ref), TapIt(ref), RemoveFromCombat(ref))), ()

    return bind


G.table("swap", {"skip that instead": lambda scene: (Instead(()), ())})


# --- Tokens ---


@G.says(
    "would", "an effect would create one or more <what:token kind> under your control"
)
@G.says(
    "would",
    "an effect would put one or more <what:token kind> onto the battlefield under your"
    " control",
)
def _effect_tokens(what: Filter) -> Would:
    return lambda scene: TokenWatch(_yours(scene), what, from_effect=True)


@G.says("would", "one or more <what:token kind> would be created under your control")
@G.says(
    "would",
    "one or more <what:token kind> would be put onto the battlefield under your"
    " control",
)
@G.says("would", "you would create one or more <what:token kind>")
@G.says("would", "you would create (a|an) <what:token kind>")
def _tokens(what: Filter) -> Would:
    def bind(scene: Scene) -> TokenWatch:
        scene.event_measure()
        scene.token_kinds = what.any_kinds
        return TokenWatch(_yours(scene), what)

    return bind


@G.says("would", "an effect would create one or more <what:token kind>")
def _any_effects_tokens(what: Filter) -> Would:
    anyone = Filter(players=Side.ANY, objects=False)
    return lambda scene: TokenWatch(anyone, what, from_effect=True)


@G.says("would", "one or more <what:token kind> would be created")
def _any_tokens(what: Filter) -> Would:
    return lambda scene: TokenWatch(Filter(players=Side.ANY, objects=False), what)


def _yours(scene: Scene) -> Filter:
    from bot.engine.values import ONLY_YOU

    scene.mention(Who.YOU, frozenset({"player"}))
    return ONLY_YOU


@G.says("token kind", "<kind>")
def _token_kind(kind: Kind) -> Filter | None:
    if not kind.filter.token or kind.late:
        return None
    plain = replace(kind.filter, token=None)
    return ANY_OBJECT if plain == ANY_OBJECT else plain


for _factor, _word in ((2, "twice"), (3, "three times")):
    for _phrase in (
        f"it creates {_word} that many of those tokens",
        f"it puts {_word} that many of those tokens onto the battlefield",
        f"{_word} that many of those tokens are put onto the battlefield",
        f"{_word} that many of those tokens are created",
        f"create {_word} that many of those tokens",
        f"{_word} that many tokens are created",
    ):
        G.rule("other act").add(
            f"{_phrase} instead", lambda f=_factor: constant(Multiply(f))
        )
        G.rule("other act").add(
            f"instead {_phrase}", lambda f=_factor: constant(Multiply(f))
        )

_TokensMade = Callable[[Scene, Ref], MakeTokens]


@G.says("other act", "those tokens plus <more:tokens> (is|are) created instead")
@G.says("other act", "instead create those tokens plus <more:tokens>")
@G.says("other act", "create those tokens plus <more:tokens> instead")
def _also(more: _TokensMade) -> Callable[[Scene], Act]:
    def bind(scene: Scene) -> Act:
        return AlsoCreate(more(scene, Who.YOU))

    return bind


@G.says("other act", "<others:tokens> are created instead")
@G.says("other act", "instead create <others:tokens>")
def _others(others: _TokensMade) -> Callable[[Scene], Act]:
    return lambda scene: Instead((others(scene, Who.YOU),))


@G.says("other act", "instead create one of each")
@G.says("other act", "create one of each instead")
def _one_of_each() -> Callable[[Scene], Act]:
    """A Clue, a Food and a Treasure for every one of them that would be created."""

    def bind(scene: Scene) -> Act:
        made = [PREDEFINED.get(one) for one in sorted(scene.token_kinds)]
        if len(made) < 2 or None in made:
            raise UnclearError("one of each of what?")
        number = scene.that_much()
        return Instead(
            tuple(
                MakeTokens(number, Who.YOU, kinds[-1], frozenset(kinds))
                for kinds in made
                if kinds is not None
            )
        )

    return bind
