"""Drawing, gaining and losing life, milling, losing, replaced."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.effects import (
    Act,
    DiscardWatch,
    DrawWatch,
    Effect,
    EnterUnder,
    EnterWatch,
    FloorLife,
    Instead,
    LifeGainWatch,
    LifeLossWatch,
    LoseWatch,
    MillWatch,
    Minus,
    Multiply,
    Plus,
    SetTo,
    Static,
    Until,
    Watch,
)
from bot.engine.values import (
    Condition,
    Filter,
    Flag,
    Half,
    Not,
    Side,
    ThatMuch,
    Who,
)
from bot.wording.magic.amounts import Count
from bot.wording.magic.entering import entrants
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing, Lasting, about, until
from bot.wording.magic.nouns import Noun
from bot.wording.magic.outcomes import rider_of
from bot.wording.magic.replacing import Optionally, Swap, Would, constant
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError

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
        return EnterWatch(entrants(filter_))

    return _When(bind, not_) if not_ is not None else bind


G.table("control", {
    "your control": Side.YOU, "an opponent's control": Side.OPPONENT,
})  # fmt: skip
G.table("not cast", {"it wasn't cast": Not(Flag("it was cast"))})


@G.says("other act", "it enters [the battlefield] under your control instead")
def _under_yours() -> Callable[[Scene], Act]:
    return constant(EnterUnder(Who.YOU))


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


@G.says("would", "<who:noun> would pay life")
def _pays_life(who: Noun) -> Would:
    return lambda scene: LifeLossWatch(_player(scene, who), paid=True)


@G.says(
    "would",
    "<who:noun> would pay life while (your|their) library has at least that many"
    " cards in it",
)
def _pays_with_library(who: Noun) -> Would:
    # Nobody counts libraries here: that there are enough cards is for the asker.
    enough = Not(Flag("the library has too few cards"))
    return _When(lambda scene: LifeLossWatch(_player(scene, who), paid=True), enough)


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
            f"{_phrase} instead", lambda f=_factor: constant(Multiply(f))
        )
        G.rule("other act").add(
            f"instead {_phrase}", lambda f=_factor: constant(Multiply(f))
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
    return constant(SetTo(0))


@G.says(
    "other act",
    f"{_SAME} (gain|gains|lose|loses) half that much life , rounded "
    f"<which:up or down> , instead",
)
def _half(which: bool) -> Callable[[Scene], Act]:
    return constant(SetTo(Half(ThatMuch(), which)))


G.table(
    "swap",
    {
        "(that player skips that draw|you skip that draw|skip that draw) instead": (
            lambda scene: (Instead(()), ())
        ),
        "you may skip that draw instead": Optionally(lambda scene: (Instead(()), ())),
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
