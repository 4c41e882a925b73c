"""Damage prevented, changed and dealt to someone else (614, 615)."""

from dataclasses import replace

from bot.engine.conditions import Always, Compare
from bot.engine.effects import (
    DamageWatch,
    Effect,
    Instead,
    Multiply,
    PreventAll,
    PreventEach,
    PreventInstance,
    Redirect,
    Static,
)
from bot.engine.instructions import TakeCounters
from bot.engine.values import THIS, Chosen, Filter, Least, Ref, StatOf, ThatMuch, Who
from bot.wording.magic.amounts import Count
from bot.wording.magic.grammar import G
from bot.wording.magic.making import (
    Awaited,
    Draft,
    Lasting,
    Outcome,
    Tail,
    damage_watch,
    until,
    with_subject,
)
from bot.wording.magic.mentions import NEITHER
from bot.wording.magic.nouns import IT, Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError

# --- If … would deal, the next time … would deal ---


@G.says("lasting", "if <by:several> would deal <c:dmg> <tail> , <outcome>")
@G.says("lasting", "if <c:dmg> would be dealt <tail> , <outcome>")
@G.says(
    "lasting",
    "if <by:several> would deal <n:number> or more <c:dmg> <tail> , <outcome>",
)
@G.says(
    "lasting",
    "if <by:several> would deal <most:number> or less <c:dmg> <tail> , <outcome>",
)
@G.says("lasting", "if <most:number> or less <c:dmg> would be dealt <tail> , <outcome>")
@G.says("lasting", "if <n:number> or more <c:dmg> would be dealt <tail> , <outcome>")
@G.says("lasting", "if <noun> would be dealt <c:dmg> <tail> , <outcome>")
@G.says(
    "lasting", "if <noun> would be dealt <n:number> or more <c:dmg> <tail> , <outcome>"
)
def _if_would(
    c: str,
    tail: Tail,
    outcome: Outcome,
    by: Noun | None = None,
    n: int = 1,
    noun: Noun | None = None,
    most: int | None = None,
) -> Lasting | None:
    if noun is not None:
        if tail.to is not None or tail.both is not None:
            return None
        tail = replace(tail, to=noun, passive=True)
    return _would(c, tail, outcome, by, n, None, most)


@G.says(
    "lasting",
    "if <by:several> would deal an amount of <c:dmg> <than:compared> than "
    "<limit:quantity> <tail> , <outcome>",
)
def _if_more_or_less(
    c: str, tail: Tail, outcome: Outcome, by: Noun, than: str, limit: Count
) -> Lasting | None:
    plain = _would(c, tail, outcome, by, 1, None)
    if plain is None:
        return None

    def bind(scene: Scene) -> list[Static]:
        when = Compare(ThatMuch(), than, limit(scene))
        found: list[Static] = []
        for one in plain(scene):
            assert isinstance(one, Effect)
            if one.when != Always():
                raise UnclearError("two conditions at once")
            found.append(replace(one, when=when))
        return found

    return bind


G.table("compared", {"(less|smaller)": "<", "(greater|more|larger)": ">"})


@G.says(
    "lasting",
    "the next time <by:several> would deal <c:dmg> <tail> , <outcome>",
    "the next time <c:dmg> would be dealt <tail> , <outcome>",
    "the next time <by:several> would deal <n:number> or more <c:dmg> "
    "<tail> , <outcome>",
    "the next time <n:number> or more <c:dmg> would be dealt <tail> , <outcome>",
    "the next time <noun> would be dealt <c:dmg> <tail> , <outcome>",
)
def _next_time(
    c: str,
    tail: Tail,
    outcome: Outcome,
    by: Noun | None = None,
    n: int = 1,
    noun: Noun | None = None,
) -> Lasting | None:
    if noun is not None:
        if tail.to is not None or tail.both is not None:
            return None
        tail = replace(tail, to=noun, passive=True)
    return _would(c, tail, outcome, by, n, 1)


@G.says(
    "lasting",
    "the first time <by:several> would deal <c:dmg> <tail> each turn , <outcome>",
    "the first time <c:dmg> would be dealt <tail> each turn , <outcome>",
)
def _first_time(
    c: str, tail: Tail, outcome: Outcome, by: Noun | None = None
) -> Lasting | None:
    each = _would(c, tail, outcome, by, 1, None)
    if each is None:
        return None
    return lambda scene: [
        replace(one, uses=1, each_turn=True, first=one.optional is not None)
        if isinstance(one, Effect)
        else one
        for one in each(scene)
    ]


G.table("so often", {"double": 2, "triple": 3})


@G.says("lasting", "<f:so often> all <c:dmg> that <by:several> would deal <tail>")
@G.says("lasting", "<f:so often> all <c:dmg> <by:several> would deal <tail>")
@G.says("lasting", "<f:so often> all <c:dmg> that would be dealt <tail>")
def _all_of_it(f: int, c: str, tail: Tail, by: Noun | None = None) -> Lasting | None:
    def multiplied(scene: Scene, draft: Draft) -> Effect:
        return Effect(
            draft.watch,
            Multiply(f),
            each_source=draft.each_source,
            until=draft.until,
        )

    return _would(c, tail, multiplied, by, 1, None)


@G.says("lasting", "each time <by:several> would deal <c:dmg> <tail> , <outcome>")
def _each_time(
    c: str, tail: Tail, outcome: Outcome, by: Noun | None = None
) -> Lasting | None:
    return _would(c, tail, outcome, by, 1, None)


def _would(
    c: str,
    tail: Tail,
    outcome: Outcome,
    by: Noun | None,
    n: int,
    uses: int | None,
    most: int | None = None,
) -> Lasting | None:
    whole = with_subject(tail, by)
    if whole is None or whole.both is not None:
        return None

    def bind(scene: Scene) -> list[Static]:
        if _of_either(whole.to, whole.by) or _of_either(whole.by, whole.to):
            raise UnclearError("which of the two is “it”?")
        t = until(scene, whole.t)
        watch = replace(damage_watch(scene, whole, c, at_least=n), at_most=most)
        if whole.active and (whole.to is None or whole.to.form is Form.YOU):
            scene.topic(Who.EVENT_SOURCE)
        scene.rivals = _rivals(whole, watch)
        when = whole.when(scene) if whole.when is not None else None
        held = scene.measure
        scene.event_measure()
        # "One or more creatures" deal it together, "a creature" each on its own.
        one = whole.by is not None and whole.by.form is Form.SOME
        each = (whole.active or one) and not _several_at_once(whole.by)
        effect = outcome(scene, Draft(watch, t, each, uses))
        scene.measure = held
        whole_of_it = isinstance(effect.act, _FOR_ALL) or effect.act == _ALL_OF_IT
        if _several_at_once(whole.to) and not whole_of_it:
            raise UnclearError("so much for each of them, or for all together?")
        if when is not None:
            effect = replace(effect, when=when)
        return [effect]

    return Awaited(bind)


# What comes to the same for several together and for each of them.
_FOR_ALL = (PreventAll, Multiply, Instead, Redirect)
_ALL_OF_IT = PreventInstance()


def _of_either(noun: Noun | None, met: Noun | None) -> bool:
    """Whether *noun* is told by an "it" that may be *met*: "a creature blocking it"."""
    if noun is None or noun.kind is None or met is None:
        return False
    known = (Form.THIS, Form.ATTACHED, Form.YOU)
    return met.form not in known and any(it == IT for _, it in noun.kind.late)


def _several_at_once(noun: Noun | None) -> bool:
    """True for "one or more creatures", alone or among others."""
    if noun is None:
        return False
    plural = noun.kind is not None and noun.kind.plural
    return (noun.form is Form.SOME and plural) or any(
        _several_at_once(part) for part in noun.parts
    )


def _rivals(whole: Tail, watch: DamageWatch) -> tuple[Ref, ...]:
    """A creature that would deal damage and what it is dealt to: either is "it".

    What the sentence is about is first: "it" that does something is that one.
    """
    to, by = whole.to, whole.by
    if (
        to is None
        or by is None
        or by.kind is None
        or (by.kind.source and by.form is not Form.OF_CHOICE)
        or by.form not in (Form.SOME, Form.EACH, Form.TARGET, Form.OF_CHOICE)
        or watch.source == Filter(controller=watch.source.controller)
        or not watch.recipient.objects
    ):
        return ()
    met = {Form.THIS: Who.THIS, Form.ATTACHED: Who.ATTACHED}
    recipient = _chosen(watch.recipient) or met.get(to.form, Who.EVENT_RECIPIENT)
    chosen = None if by.form is Form.OF_CHOICE else _chosen(watch.source)
    source = chosen or Who.EVENT_SOURCE
    if whole.active:
        return (source, recipient)
    return (recipient, source) if whole.passive else (NEITHER, recipient, source)


def _chosen(what: Filter) -> Ref | None:
    return None if what.chosen is None else Chosen(what.chosen)


@G.says(
    "lasting",
    "for each 1 damage that would be dealt to ~ , if it has a <kind:counter> counter on"
    " it , remove a <kind:counter> counter from it and prevent that 1 damage",
)
def _point_by_point(kind: str) -> Lasting:
    """A counter for each point, as long as there are counters."""

    def bind(scene: Scene) -> list[Static]:
        here = StatOf(Who.THIS, f"counters:{kind}")
        return [
            Effect(
                DamageWatch(recipient=THIS),
                PreventEach(Least((ThatMuch(), here))),
                rider=(TakeCounters(kind, ThatMuch()),),
                until=until(scene, None),
            )
        ]

    return bind
