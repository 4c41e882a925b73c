"""Everything but damage that is replaced: dying, drawing, life, counters, tokens."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.effects import (
    Act,
    AlsoCreate,
    CounterWatch,
    DestroyWatch,
    DiscardWatch,
    DrawWatch,
    Effect,
    EnterUnder,
    EnterWatch,
    FloorLife,
    ForcedClass,
    Instead,
    LifeGainWatch,
    LifeLossWatch,
    LoseWatch,
    MillWatch,
    Minus,
    MoveTo,
    Multiply,
    Plus,
    SetTo,
    Static,
    TokenWatch,
    Until,
    Watch,
    ZoneWatch,
)
from bot.engine.instructions import (
    Heal,
    Instruction,
    MakeTokens,
    RemoveFromCombat,
    TapIt,
)
from bot.engine.values import (
    ANY_OBJECT,
    Condition,
    DamagedThisWay,
    Filter,
    Flag,
    Half,
    Not,
    Ref,
    Side,
    ThatMuch,
    Who,
    Zone,
)
from bot.wording.magic.amounts import Count
from bot.wording.magic.damage import _rider as rider_of
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing, Lasting, about, until
from bot.wording.magic.nouns import Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError

# What is put in place of an event, once the event is known.
Swap = Callable[[Scene], tuple[Act, tuple[Instruction, ...]]]
# An event that would happen, bound to what watches for it.
Would = Callable[[Scene], Watch]


# --- The frame: if … would …, … instead ---


@G.says("lasting", "if <event:would> [<t:duration>] , <swap>")
@G.says("lasting", "if <event:would> [<t:duration>] <while_:as long as> , <swap>")
def _if_would(
    event: Would, swap: Swap, t: Until | None = None, while_: object = None
) -> Lasting:
    return _lasting(event, swap, t, None, while_)


@G.says("lasting", "the next time <event:would> [<t:duration>] , <swap>")
def _next_time(event: Would, swap: Swap, t: Until | None = None) -> Lasting:
    return _lasting(event, swap, t, 1, None)


def _lasting(
    event: Would, swap: Swap, t: Until | None, uses: int | None, while_: object
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        watch = event(scene)
        asked = getattr(event, "when", None) is not None
        scene.about_this = isinstance(watch, ZoneWatch | EnterWatch) and watch.what.this
        lasts = _for_how_long(scene, t, watch, asked=asked)
        held = scene.measure
        scene.event_measure()
        when = while_(scene) if callable(while_) else None
        optional = getattr(swap, "optional", None)
        act, rider = swap(scene)
        scene.measure = held
        if isinstance(act, MoveTo) and not isinstance(watch, ZoneWatch | EnterWatch):
            raise UnclearError("nothing moves that could go elsewhere")
        effect = Effect(
            watch, act, rider=rider, until=lasts, uses=uses, optional=optional
        )
        only = getattr(event, "when", None)
        if only is not None:
            effect = replace(effect, when=only)
        if when is not None:
            effect = replace(effect, when=when)
        if isinstance(act, EnterUnder):
            effect = replace(effect, forced=ForcedClass.CONTROL)
        return [effect]

    return bind


def _for_how_long(
    scene: Scene, said: Until | None, watch: Watch, *, asked: bool = False
) -> Until:
    if (
        said is None
        and scene.resolving
        and scene.lasting is None
        and isinstance(watch, ZoneWatch)
        and (watch.what.chosen is not None or watch.what.this or asked)
    ):
        # About one thing, until it leaves: "if that spell would be put into …".
        return Until.END_OF_GAME
    return until(scene, said)


@G.says("lasting", "the first time <event:would> each turn , <swap>")
def _first_time(event: Would, swap: Swap) -> Lasting:
    plain = _lasting(event, swap, None, 1, None)

    def bind(scene: Scene) -> list[Static]:
        return [
            replace(one, each_turn=True)
            for one in plain(scene)
            if isinstance(one, Effect)
        ]

    return bind


@G.says("swap", "<act:other act>")
def _act(act: Callable[[Scene], Act]) -> Swap:
    return lambda scene: (act(scene), ())


@G.says("swap", "<act:other act> and <rider:clauses>")
def _act_and(act: Callable[[Scene], Act], rider: Doing) -> Swap:
    return lambda scene: (act(scene), rider_of(scene, rider))


@G.says("swap", "<does:clauses> instead", "instead <does:clauses>")
def _does_instead(does: Doing) -> Swap:
    return lambda scene: (Instead(rider_of(scene, does)), ())


@G.says("swap", "you may instead <does:clauses>", "you may <does:clauses> instead")
def _may_instead(does: Doing) -> Swap:
    return _Optional(lambda scene: (Instead(rider_of(scene, does)), ()))


@G.says("swap", "you may <swap>")
def _may(swap: Swap) -> Swap:
    return _Optional(swap)


class _Optional:
    """A swap that its effect's controller may decline."""

    optional = Who.YOU

    def __init__(self, swap: Swap) -> None:
        self._swap = swap

    def __call__(self, scene: Scene) -> tuple[Act, tuple[Instruction, ...]]:
        return self._swap(scene)


def _constant(act: Act) -> Callable[[Scene], Act]:
    return lambda scene: act


# --- Dying and other moves ---


def _zone(what: Noun, origin: Zone | None, to: Zone | None) -> Would | None:
    def bind(scene: Scene) -> Watch:
        damaged: Filter | None = None
        if what.kind is not None and isinstance(what.kind.damaged, Noun):
            damaged = scene.watch(what.kind.damaged)
        filter_ = scene.watch(what)
        about(
            scene, Who.EVENT_OBJECT, what, filter_, extra=frozenset({"object", "card"})
        )
        return ZoneWatch(filter_, origin, to, damaged)

    return bind


@G.says("would", "<what:several> would die")
def _dies(what: Noun) -> Would | None:
    return _zone(what, Zone.BATTLEFIELD, Zone.GRAVEYARD)


@G.says("would", "<what:several> would leave the battlefield")
def _leaves(what: Noun) -> Would | None:
    return _zone(what, Zone.BATTLEFIELD, None)


@G.says("would", "<what:several> would be put into <whose:graveyard> [from anywhere]")
def _to_graveyard(what: Noun, whose: Side) -> Would | None:
    return _zone(_owned(what, whose), None, Zone.GRAVEYARD)


@G.says(
    "would", "<what:several> would be put into <whose:graveyard> from the battlefield"
)
def _dies_into(what: Noun, whose: Side) -> Would | None:
    return _zone(_owned(what, whose), Zone.BATTLEFIELD, Zone.GRAVEYARD)


def _owned(what: Noun, whose: Side) -> Noun:
    """*what*, whose owner is the one whose graveyard it is."""
    if (
        whose is Side.ANY
        or what.kind is None
        or what.form not in (Form.SOME, Form.EACH)
    ):
        return what
    return replace(what, kind=what.kind.having(owner=whose))


G.table(
    "graveyard",
    {
        "(a graveyard|its owner's graveyard|their owner's graveyard)": Side.ANY,
        "your graveyard": Side.YOU,
        "(an opponent's graveyard|your opponents' graveyards)": Side.OPPONENT,
        "(that player's graveyard|their graveyard)": Side.ANY,
    },
)
_IT = "(it|that card|that creature|~|him|her|them|that spell|that permanent)"
_THIS_OR_THAT = "<it:noun>"


def _of(it: Noun | None, act: Act) -> Callable[[Scene], Act]:
    """*act*, done to what the event is about."""

    def bind(scene: Scene) -> Act:
        if it is not None and it.form is Form.THIS and not scene.about_this:
            raise UnclearError("it would be another thing that moves")
        return act

    return bind


def _moves(act: Act, *patterns: str) -> None:
    def make(it: Noun | None = None) -> Callable[[Scene], Act] | None:
        if it is not None and (it.form not in (Form.BACK, Form.THIS)):
            return None
        return _of(it, act)

    for pattern in patterns:
        G.rule("other act").add(f"{pattern} instead", make)
        G.rule("other act").add(f"instead {pattern}", make)


_moves(MoveTo(Zone.EXILE), "exile <it:noun>")
_moves(MoveTo(Zone.HAND), "return <it:noun> to (its owner's hand|your hand)")
_moves(
    MoveTo(Zone.LIBRARY, shuffle=True),
    "reveal <it:noun> and shuffle it into its owner's library",
    "shuffle <it:noun> into its owner's library",
    "shuffle <it:noun> into your library",
)
_moves(
    MoveTo(Zone.LIBRARY, bottom=True),
    "put <it:noun> on the bottom of (its owner's|your|their owner's) library",
    "that card is revealed and put on the bottom of that player's library",
)
_moves(MoveTo(Zone.LIBRARY), "put <it:noun> on top of (its owner's|your) library")
G.rule("other act").add(
    "exile <it:noun> instead of putting (it|them|that card) anywhere else",
    lambda it: (
        _of(it, MoveTo(Zone.EXILE)) if it.form in (Form.BACK, Form.THIS) else None
    ),
)


@G.says(
    "other act",
    "exile <it:noun> with <n:some> <kind:counter> (counter|counters) on it instead",
)
@G.says(
    "other act",
    "instead exile <it:noun> with <n:some> <kind:counter> (counter|counters) on it",
)
@G.says(
    "other act",
    "instead exile <it:noun> and put <n:some> <kind:counter> (counter|counters) on it",
)
def _exiled_with(it: Noun, n: Count, kind: str) -> Callable[[Scene], Act] | None:
    if it.form not in (Form.BACK, Form.THIS):
        return None

    def bind(scene: Scene) -> Act:
        number = n(scene)
        if not isinstance(number, int):
            raise UnclearError("how many counters?")
        _of(it, MoveTo(Zone.EXILE))(scene)
        return MoveTo(Zone.EXILE, counters=((kind, number),))

    return bind


@G.says("swap", "instead exile <it:noun> and <rider:clauses>")
@G.says("swap", "exile <it:noun> and <rider:clauses> instead")
def _exiled_and(it: Noun, rider: Doing) -> Swap | None:
    if it.form not in (Form.BACK, Form.THIS):
        return None
    act = _of(it, MoveTo(Zone.EXILE))
    return lambda scene: (act(scene), rider_of(scene, rider))


@G.says("would", "<what:several> would be destroyed")
def _destroyed(what: Noun) -> Would:
    def bind(scene: Scene) -> Watch:
        filter_ = scene.watch(what)
        about(scene, Who.EVENT_OBJECT, what, filter_, extra=frozenset({"object"}))
        return DestroyWatch(filter_)

    return bind


# --- Drawing, life, milling, losing ---


def _player(scene: Scene, who: Noun) -> Filter:
    filter_ = scene.watch(who)
    if filter_.objects and filter_.chosen is None:
        raise UnclearError("only players do that")
    about(scene, Who.EVENT_PLAYER, who, filter_, extra=frozenset({"player"}))
    return filter_


@G.says("would", "<who:noun> would draw a card")
def _draws(who: Noun) -> Would:
    return lambda scene: DrawWatch(_player(scene, who))


@G.says(
    "would",
    "<who:noun> would draw a card except the first one (you|they) draw in each of"
    " (your|their) draw steps",
)
def _draws_more(who: Noun) -> Would:
    first = Flag("it is the first card drawn in that draw step")
    return _When(lambda scene: DrawWatch(_player(scene, who)), Not(first))


@G.says("would", "<who:noun> would draw a card during (your|their) draw step")
def _draws_in_step(who: Noun) -> Would:
    step = Flag("it is that player's draw step")
    return _When(lambda scene: DrawWatch(_player(scene, who)), step)


class _When:
    """An event that counts only under a condition."""

    def __init__(self, would: Would, when: Condition) -> None:
        self._would = would
        self.when = when

    def __call__(self, scene: Scene) -> Watch:
        return self._would(scene)


@G.says("would", "<what:several> would enter [the battlefield]")
@G.says("would", "<what:several> would enter [the battlefield] under <whose:control>")
@G.says("would", "<what:several> would enter [the battlefield] and <not_:not cast>")
def _enters(
    what: Noun, whose: Side | None = None, not_: Condition | None = None
) -> Would | None:
    if whose is not None:
        if what.kind is None or what.filter.controller is not None:
            return None
        what = replace(what, kind=what.kind.having(controller=whose))

    def bind(scene: Scene) -> Watch:
        filter_ = scene.watch(what)
        about(scene, Who.EVENT_OBJECT, what, filter_, extra=frozenset({"object"}))
        return EnterWatch(filter_)

    return _When(bind, not_) if not_ is not None else bind


G.table("control", {
    "your control": Side.YOU, "an opponent's control": Side.OPPONENT,
})  # fmt: skip
G.table("not cast", {"it wasn't cast": Not(Flag("it was cast"))})


@G.says("other act", "it enters [the battlefield] under your control instead")
def _under_yours() -> Callable[[Scene], Act]:
    return _constant(EnterUnder(Who.YOU))


@G.says("would", "<who:noun> would draw one or more cards")
def _draws_some(who: Noun) -> Would:
    return lambda scene: DrawWatch(_player(scene, who), several=True)


@G.says("would", "<who:noun> would draw <n:number> or more cards")
def _draws_many(who: Noun, n: int) -> Would:
    return lambda scene: DrawWatch(_player(scene, who), several=True, at_least=n)


@G.says("would", "<who:noun> would gain life")
def _gains(who: Noun) -> Would:
    return lambda scene: LifeGainWatch(_player(scene, who))


@G.says("would", "<who:noun> would lose life")
def _loses_life(who: Noun) -> Would:
    return lambda scene: LifeLossWatch(_player(scene, who))


@G.says("would", "<who:noun> would mill one or more cards")
def _mills(who: Noun) -> Would:
    return lambda scene: MillWatch(_player(scene, who))


@G.says("would", "<who:noun> would discard a card")
def _discards(who: Noun) -> Would:
    return lambda scene: DiscardWatch(_player(scene, who))


@G.says("would", "<who:noun> would lose the game")
def _loses(who: Noun) -> Would:
    return lambda scene: LoseWatch(_player(scene, who))


_SAME = "(you|that player|they|he or she)"
for _factor, _word in ((2, "(twice|double|two times)"), (3, "(three times|triple)")):
    for _phrase in (
        f"{_SAME} (gain|gains) {_word} that much life",
        f"{_SAME} (lose|loses) {_word} that much life",
        f"{_SAME} (mill|mills) {_word} that many cards",
        f"[{_SAME}] (draw|draws) {_word} that many cards",
    ):
        G.rule("other act").add(
            f"{_phrase} instead", lambda f=_factor: _constant(Multiply(f))
        )
        G.rule("other act").add(
            f"instead {_phrase}", lambda f=_factor: _constant(Multiply(f))
        )


@G.says(
    "other act",
    f"{_SAME} (gain|gains|lose|loses) that much life plus <n:amount> instead",
)
@G.says("other act", f"{_SAME} (mill|mills) that many cards plus <n:amount> instead")
@G.says("other act", f"[{_SAME}] (draw|draws) that many cards plus <n:amount> instead")
def _more(n: Count) -> Callable[[Scene], Act]:
    return lambda scene: Plus(n(scene))


@G.says(
    "other act",
    f"{_SAME} (gain|gains|lose|loses) that much life minus <n:amount> instead",
)
def _less(n: Count) -> Callable[[Scene], Act]:
    return lambda scene: Minus(n(scene))


@G.says("other act", f"{_SAME} (gain|gains) no life instead")
def _none() -> Callable[[Scene], Act]:
    return _constant(SetTo(0))


@G.says(
    "other act",
    f"{_SAME} (gain|gains|lose|loses) half that much life , rounded "
    f"<which:up or down> , instead",
)
def _half(which: bool) -> Callable[[Scene], Act]:
    return _constant(SetTo(Half(ThatMuch(), which)))


G.table(
    "swap",
    {
        "(that player skips that draw|you skip that draw|skip that draw) instead": (
            lambda scene: (Instead(()), ())
        ),
        "you may skip that draw instead": _Optional(lambda scene: (Instead(()), ())),
    },
)


@G.says("swap", "instead that player skips that draw and <does:clauses>")
def _skips_and(does: Doing) -> Swap:
    return lambda scene: (Instead(rider_of(scene, does)), ())


@G.says(
    "lasting",
    "damage that would reduce your life total to less than <n:number> "
    "reduces it to <m:number> instead [<t:duration>]",
)
def _floor(n: int, m: int, t: Until | None = None) -> Lasting | None:
    if n != m:
        return None

    def bind(scene: Scene) -> list[Static]:
        from bot.engine.values import ONLY_YOU

        watch = LifeLossWatch(ONLY_YOU, from_damage=True, below=n)
        return [Effect(watch, FloorLife(n), until=until(scene, t))]

    return bind


# --- Counters ---


@G.says("would", "one or more <kind:counter> counters would be put on <on:several>")
@G.says("would", "one or more counters would be put on <on:several>")
@G.says("would", "a counter would be put on <on:several>")
def _counters(on: Noun, kind: str = "") -> Would:
    return _counter_watch(on, kind, None, None)


@G.says(
    "would", "an effect would put one or more <kind:counter> counters on <on:several>"
)
@G.says("would", "an effect would put one or more counters on <on:several>")
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


@G.says("would", "<who:noun> would get one or more <kind:counter> counters")
def _gets_counters(who: Noun, kind: str) -> Would:
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


def _counter_act(act: Callable[[Scene], Act], *patterns: str) -> None:
    def make(kind: str = "") -> Callable[[Scene], Act]:
        return act

    for pattern in patterns:
        G.rule("other act").add(pattern, make)


for _factor, _word in ((2, "twice"), (3, "three times")):
    _counter_act(
        _constant(Multiply(_factor)),
        f"{_word} that many {_KINDS} are put {_ON} instead",
        f"it puts {_word} that many {_KINDS} {_ON} instead",
        f"[instead] put {_word} that many {_KINDS} {_ON} instead",
        f"instead put {_word} that many {_KINDS} {_ON}",
        f"you get {_word} that many ({{e}}|{_KINDS}) instead",
    )


@G.says("other act", f"that many plus <n:amount> {_KINDS} are put {_ON} instead")
@G.says(
    "other act",
    f"that many plus <n:amount> of each of those kinds of counters are put "
    f"{_ON} instead",
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
    return lambda scene: Plus(n(scene))


@G.says(
    "other act",
    f"that many <kind:counter> counters minus <n:amount> are put {_ON} instead",
)
@G.says("other act", f"that many minus <n:amount> {_KINDS} are put {_ON} instead")
def _counters_minus(n: Count, kind: str = "") -> Callable[[Scene], Act]:
    return lambda scene: Minus(n(scene))


# --- The same for every kind of event ---

for _factor, _word in ((2, "(twice|double)"), (3, "three times"), (4, "four times")):
    G.rule("other act").add(
        f"{_word} that much instead", lambda f=_factor: _constant(Multiply(f))
    )


@G.says("other act", "that much plus <n:amount> instead")
def _that_plus(n: Count) -> Callable[[Scene], Act]:
    return lambda scene: Plus(n(scene))


@G.says("other act", "that much minus <n:amount> instead")
def _that_minus(n: Count) -> Callable[[Scene], Act]:
    return lambda scene: Minus(n(scene))


@G.says("other act", "half that much , rounded <which:up or down> , instead")
def _half_of_it(which: bool) -> Callable[[Scene], Act]:
    return _constant(SetTo(Half(ThatMuch(), which)))


@G.says(
    "other act",
    f"[they|you] put half that many [of each of those kinds of|<kind:counter>] counters {_ON}"
    " instead , rounded <which:up or down>",
)
def _half_the_counters(which: bool, kind: str = "") -> Callable[[Scene], Act]:
    return _constant(SetTo(Half(ThatMuch(), which)))


@G.says("other act", "<n:number> instead")
def _exactly(n: int) -> Callable[[Scene], Act]:
    return _constant(SetTo(n))


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
def _effect_tokens(what: Filter) -> Would:
    return lambda scene: TokenWatch(_yours(scene), what, from_effect=True)


@G.says("would", "one or more <what:token kind> would be created under your control")
@G.says("would", "you would create one or more <what:token kind>")
@G.says("would", "you would create (a|an) <what:token kind>")
def _tokens(what: Filter) -> Would:
    return lambda scene: TokenWatch(_yours(scene), what)


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
        f"{_word} that many of those tokens are created",
        f"create {_word} that many of those tokens",
        f"{_word} that many tokens are created",
    ):
        G.rule("other act").add(
            f"{_phrase} instead", lambda f=_factor: _constant(Multiply(f))
        )
        G.rule("other act").add(
            f"instead {_phrase}", lambda f=_factor: _constant(Multiply(f))
        )

_TokensMade = Callable[[Scene, Ref], MakeTokens]


@G.says("other act", "those tokens plus <more:tokens> (is|are) created instead")
@G.says("other act", "instead create those tokens plus <more:tokens>")
@G.says("other act", "create those tokens plus <more:tokens> instead")
def _also(more: _TokensMade) -> Callable[[Scene], Act]:
    def bind(scene: Scene) -> Act:
        made = more(scene, Who.YOU)
        return AlsoCreate(amount=made.amount, token=replace(made, amount=1))

    return bind


@G.says("other act", "<others:tokens> are created instead")
@G.says("other act", "instead create <others:tokens>")
def _others(others: _TokensMade) -> Callable[[Scene], Act]:
    return lambda scene: Instead((others(scene, Who.YOU),))


_ = (DamagedThisWay, ForcedClass, _IT, _THIS_OR_THAT)
