"""Drawing, gaining and losing life, milling, losing, replaced."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from bot.engine.conditions import Flag, Not
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
from bot.engine.instructions import Unplayed
from bot.engine.values import Filter, Half, Side, ThatMuch, Who
from bot.wording.magic.amounts import Count
from bot.wording.magic.entering import entrants
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing, Lasting, about, until
from bot.wording.magic.nouns import Noun
from bot.wording.magic.outcomes import rider_of
from bot.wording.magic.replacing import (
    Given,
    Optionally,
    Swap,
    Would,
    check_same,
    constant,
    same_event,
)
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
    "<who:noun> would draw a card except the first one (you|they|he or she)"
    " (draw|draws) in [each of] (your|their|his or her) (draw steps|draw step)"
    " [each turn]",
)
def _draws_more(who: Noun) -> Would:
    return lambda scene: DrawWatch(_player(scene, who), but_first=True)


@G.says("would", "<who:noun> would draw a card during (your|their) draw step")
def _draws_in_step(who: Noun) -> Would:
    step = Flag("it is that player's draw step")
    return Given(lambda scene: DrawWatch(_player(scene, who)), step)


@G.says("would", "<what:several> would enter [the battlefield]")
@G.says("would", "<what:several> would enter [the battlefield] under <whose:control>")
@G.says("would", "<what:several> would enter [the battlefield] and <not_:not cast>")
def _enters(
    what: Noun, whose: Side | None = None, not_: Not | str | None = None
) -> Would | None:
    if whose is not None:
        if what.kind is None or what.filter.controller is not None:
            return None
        what = replace(what, kind=what.kind.having(controller=whose))

    def bind(scene: Scene) -> Watch:
        filter_ = scene.watch(what)
        about(scene, Who.EVENT_OBJECT, what, filter_, extra=frozenset({"object"}))
        return EnterWatch(entrants(filter_), uncast=not_ == "uncast")

    return Given(bind, not_) if isinstance(not_, Not) else bind


G.table("control", {
    "your control": Side.YOU, "an opponent's control": Side.OPPONENT,
})  # fmt: skip
G.table("not cast", {
    "it wasn't cast": "uncast",
    "it wasn't cast or no mana was spent to cast it": Not(
        Flag("it was cast and mana was spent to cast it")
    ),
})  # fmt: skip


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


@G.says("would", "a spell or ability would cause its controller to gain life")
def _gains_by_own() -> Would:
    def bind(scene: Scene) -> Watch:
        anyone = Filter(players=Side.ANY, objects=False)
        scene.mention(Who.EVENT_PLAYER, frozenset({"player"}))
        return LifeGainWatch(anyone, own=True)

    return bind


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
    return Given(lambda scene: LifeLossWatch(_player(scene, who), paid=True), enough)


@G.says("would", "<who:noun> would mill one or more cards")
def _mills(who: Noun) -> Would:
    return lambda scene: MillWatch(_player(scene, who))


@G.says("would", "<who:noun> would discard a card")
def _discards(who: Noun) -> Would:
    return lambda scene: DiscardWatch(_player(scene, who))


@G.says("would", "<who:noun> would lose the game")
def _loses(who: Noun) -> Would:
    return lambda scene: LoseWatch(_player(scene, who))


_OTHER = "(that player|they|he or she)"
# Whose event it is, and the words for it.
_WHOSE = ((True, "you"), (False, _OTHER))
_DEEDS: tuple[tuple[type, str, str, str], ...] = (
    (LifeGainWatch, "(gain|gains)", "much", " life"),
    (LifeLossWatch, "(lose|loses)", "much", " life"),
    (MillWatch, "(mill|mills)", "many cards", ""),
    (DrawWatch, "(draw|draws)", "many cards", ""),
)


def _patterns() -> Iterator[tuple[type, bool, str, str, str]]:
    for kind, deed, many, what in _DEEDS:
        for yours, who in _WHOSE:
            yield kind, yours, f"{who} {deed}", many, what
    yield DrawWatch, True, "draw", "many cards", ""


for _kind, _yours, _does, _many, _what in _patterns():
    for _factor, _word in (
        (2, "(twice|double|two times)"),
        (3, "(three times|triple)"),
    ):
        _times = same_event(Multiply(_factor), _kind, yours=_yours)
        for _pattern in (
            f"{_does} {_word} that {_many}{_what} instead",
            f"instead {_does} {_word} that {_many}{_what}",
        ):
            G.rule("other act").add(_pattern, lambda act=_times: act)
    for _sign, _act in (("plus", Plus), ("minus", Minus)):

        def _more_or_less(
            n: Count, kind: type = _kind, yours: bool = _yours, act: Any = _act
        ) -> Callable[[Scene], Act]:
            def bind(scene: Scene) -> Act:
                check_same(scene, kind, yours=yours)
                made: Act = act(n(scene))
                return made

            return bind

        for _pattern in (
            f"{_does} that {_many}{_what} {_sign} <n:amount> instead",
            f"instead {_does} that {_many}{_what} {_sign} <n:amount>",
        ):
            G.rule("other act").add(_pattern, _more_or_less)
for _yours, _who in _WHOSE:
    _no_life = same_event(SetTo(0), LifeGainWatch, yours=_yours)
    G.rule("other act").add(
        f"{_who} (gain|gains) no life instead", lambda act=_no_life: act
    )
    for _kind, _deed in ((LifeGainWatch, "gain"), (LifeLossWatch, "lose")):

        def _half(
            which: bool, kind: type = _kind, yours: bool = _yours
        ) -> Callable[[Scene], Act]:
            return same_event(SetTo(Half(ThatMuch(), which)), kind, yours=yours)

        G.rule("other act").add(
            f"{_who} ({_deed}|{_deed}s) half that much life , rounded "
            "<which:up or down> , instead",
            _half,
        )


_SHOWN = Instead((Unplayed("that player exiles that card face up"),))
G.table(
    "swap",
    {
        "(that player skips that draw|you skip that draw|skip that draw) instead": (
            lambda scene: (Instead(()), ())
        ),
        "you may skip that draw instead": Optionally(lambda scene: (Instead(()), ())),
        "instead you may skip that draw": Optionally(lambda scene: (Instead(()), ())),
        "(that player exiles that card face up instead|instead that player exiles that"
        " card face up)": lambda scene: (_SHOWN, ()),
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
