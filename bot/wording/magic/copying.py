"""How permanents enter as copies, and with which exceptions."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.effects import Effect, EnterAsCopy, EnterWatch, ForcedClass, Static
from bot.engine.values import THIS, Amount, EachOf, Filter, Variable, Who
from bot.wording.magic.entering import entrants
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Lasting
from bot.wording.magic.nouns import Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError


@G.says(
    "lasting",
    "you may have ~ (enter|enters) [the battlefield] as a copy of "
    "<of:noun> [on the battlefield]",
)
@G.says(
    "lasting",
    "you may have ~ (enter|enters) [the battlefield] <state:tapped> as a copy of "
    "<of:noun> [on the battlefield]",
)
def _as_copy(of: Noun, state: bool = False) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        made = _copying(scene, of, optional=True)
        assert isinstance(made.act, EnterAsCopy)
        return [replace(made, act=replace(made.act, tapped=state))]

    return bind


@G.says(
    "lasting", "~ enters [the battlefield] as a copy of <of:noun> [on the battlefield]"
)
def _must_copy(of: Noun) -> Lasting:
    return lambda scene: [_copying(scene, of, optional=False)]


def _copying(scene: Scene, of: Noun, *, optional: bool) -> Effect:
    if of.form not in (Form.SOME, Form.OF_CHOICE):
        raise UnclearError("a copy of what?")
    return Effect(
        EnterWatch(THIS),
        EnterAsCopy(EachOf(scene.filter(of))),
        optional=Who.YOU if optional else None,
        forced=ForcedClass.COPY,
    )


# --- Exceptions of copies (707.9) ---

Exception_ = Callable[[EnterAsCopy], EnterAsCopy]


@G.says(
    "exception",
    "(it's|the token is|they're|the tokens are) [a|an] <kind> in addition to"
    " (its|their) other [creature] types",
)
def _is_also(kind: Kind) -> Exception_ | None:
    kinds = kind.filter.kinds
    if not kinds or kind.filter != Filter(kinds=kinds):
        return None
    return lambda act: replace(act, kinds=act.kinds | kinds)


@G.says(
    "exception", "(it has|it gains|they have|the token has|the tokens have) <keywords>"
)
def _has_also(keywords: tuple[str, ...]) -> Exception_:
    return lambda act: replace(act, keywords=act.keywords | {*keywords})


@G.says(
    "exception",
    "(it's not|it isn't|it is not|they're not|they aren't|the token isn't"
    "|the tokens aren't) legendary",
)
def _not_legendary() -> Exception_:
    return lambda act: replace(act, not_kinds=act.not_kinds | {"legendary"})


@G.says(
    "exception",
    "it enters with <n:additional> <kind:counter> (counter|counters) on it"
    " [if it's (a|an) <what:card kind>]",
)
def _enters_also(n: Amount, kind: str, what: str = "") -> Exception_:
    return lambda act: replace(act, counters=(*act.counters, (kind, n, what)))


G.table(
    "additional",
    {
        "(a|an) additional": 1, "two additional": 2, "a": 1,
        "x additional": Variable("X"), "an additional x": Variable("X"),
    },
)  # fmt: skip
G.table("card kind", {one: one for one in ("creature", "planeswalker", "artifact")})


@G.says("exceptions", "<first:exception>")
@G.says("exceptions", "<first:exception> [,] and [if it does ,] <more:exceptions>")
@G.says("exceptions", "<first:exception> , <more:exceptions>")
def _exceptions(first: Exception_, more: Exception_ | None = None) -> Exception_:
    return lambda act: more(first(act)) if more is not None else first(act)


@G.says(
    "lasting",
    "you may have ~ (enter|enters) [the battlefield] as a copy of <of:noun> [on the"
    " battlefield] , except <but:exceptions>",
)
@G.says(
    "lasting",
    "~ <enters:enters> as a copy of <of:noun> [on the battlefield] , except"
    " <but:exceptions>",
)
def _as_copy_but(of: Noun, but: Exception_, enters: bool = False) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        made = _copying(scene, of, optional=not enters)
        assert isinstance(made.act, EnterAsCopy)
        return [replace(made, act=but(made.act))]

    return bind


G.table("enters", {"enters [the battlefield]": True})


@G.says("lasting", "<who:several> (enter|enters) [the battlefield] as a copy of ~")
def _others_copy_this(who: Noun) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        watch = EnterWatch(entrants(scene.watch(who)))
        return [Effect(watch, EnterAsCopy(Who.THIS), forced=ForcedClass.COPY)]

    return bind
