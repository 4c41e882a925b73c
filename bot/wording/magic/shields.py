"""Shields: the next points of damage, or all of it, prevented (615.7)."""

from dataclasses import replace

from bot.engine.effects import (
    DamageWatch,
    Effect,
    PreventAll,
    PreventNext,
    Static,
    Until,
)
from bot.engine.instructions import Install, Instruction
from bot.engine.values import (
    Amount,
    Chosen,
    Filter,
    Who,
)
from bot.wording.magic.amounts import Count
from bot.wording.magic.grammar import G
from bot.wording.magic.making import (
    COMBAT,
    Doing,
    Lasting,
    Tail,
    damage_watch,
    only_while,
    recipient_filter,
    until,
    with_subject,
)
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError


def shield(amount: Amount, watch: DamageWatch, t: Until) -> Effect:
    """A shield of points (615.7)."""
    start = amount if isinstance(amount, int) else None
    return Effect(watch, PreventNext(amount), each_source=False, until=t, start=start)


def _several(noun: Noun) -> bool:
    return (
        noun.plural
        if noun.form is Form.BACK
        else (noun.form is Form.TARGET and noun.most != 1)
    )


# --- Prevent the next N ---


@G.says(
    "lasting",
    "prevent the next <n:amount> <c:dmg> that would be dealt <tail>",
)
@G.says(
    "lasting", "prevent the next <n:amount> <c:dmg> that <by:noun> would deal <tail>"
)
@G.says("lasting", "prevent the next <n:amount> <c:dmg> <by:noun> would deal <tail>")
def _prevent_next(
    n: Count, c: str, tail: Tail, by: Noun | None = None
) -> Lasting | None:
    whole = with_subject(tail, by)
    if whole is None:
        return None

    def bind(scene: Scene) -> list[Static]:
        amount = n(scene)

        def to(scene: Scene, noun: Noun | None) -> Filter:
            if noun is not None and noun.form is Form.EACH and not noun.plural:
                return scene.one_each(noun)
            if noun is not None and noun.form is Form.ALL_OF and not noun.shared:
                return scene.all_each(noun)
            if noun is not None and noun.form is Form.EACH:
                raise UnclearError("one shield for all of them, or one each?")
            if noun is not None and _several(noun):
                # "each of up to two target creatures": not one that they share.
                return scene.all_each(noun)
            return recipient_filter(scene, noun)

        t = until(scene, whole.t)
        if t is Until.STATIC:
            raise UnclearError("a shield without a duration")
        watch = damage_watch(scene, whole, c, to=to)
        return [shield(amount, watch, t)]

    return bind


@G.says(
    "clause",
    "prevent the next <n:amount> <c:dmg> that would be dealt <tail> , divided as you"
    " choose",
    "prevent the next <n:amount> <c:dmg> that would be dealt <tail> divided as you"
    " choose",
)
def _divided(n: Count, c: str, tail: Tail) -> Doing | None:
    to = tail.to
    if to is None or to.form not in (Form.TARGET, Form.BACK) or tail.both or tail.when:
        return None

    def bind(scene: Scene) -> list[Instruction]:
        amount = n(scene)
        watch = damage_watch(scene, tail, c)
        slot = watch.recipient.chosen
        assert slot is not None
        made = shield(amount, watch, until(scene, tail.t))
        return [Install(made, Chosen(slot), slot, divided=True)]

    return bind


# --- Prevent all ---


@G.says(
    "lasting",
    "prevent all <c:dmg> that would be dealt <tail> except (damage|combat damage) that"
    " would be dealt by <other:several>",
    "prevent all <c:dmg> that would be dealt <tail> except by <other:several>",
)
def _prevent_all_except(c: str, tail: Tail, other: Noun) -> Lasting | None:
    if tail.by is not None or tail.both is not None or tail.when is not None:
        return None

    def bind(scene: Scene) -> list[Static]:
        watch = damage_watch(scene, tail, c)
        barred = scene.watch(other)
        if barred.players is not None or barred.chosen is not None:
            raise UnclearError("except for what?")
        watch = replace(watch, source=Filter(none_of=(barred,)))
        t = until(scene, tail.t)
        return [Effect(watch, PreventAll(), each_source=False, until=t)]

    return bind


@G.says(
    "lasting",
    "prevent all <c:dmg> that would be dealt <tail> if they share a color",
)
def _prevent_all_of_a_color(c: str, tail: Tail) -> Lasting | None:
    if tail.to is None or tail.by is None or tail.when is not None:
        return None

    def bind(scene: Scene) -> list[Static]:
        watch = damage_watch(scene, tail, c)
        shared = replace(watch.source, shares_color_with=Who.EVENT_RECIPIENT)
        watch = replace(watch, source=shared)
        t = until(scene, tail.t)
        return [Effect(watch, PreventAll(), each_source=False, until=t)]

    return bind


@G.says("lasting", "prevent all <c:dmg> that would be dealt <tail>")
@G.says("lasting", "prevent all <c:dmg> that <by:several> would deal <tail>")
@G.says("lasting", "prevent all <c:dmg> <by:several> would deal <tail>")
def _prevent_all(c: str, tail: Tail, by: Noun | None = None) -> Lasting | None:
    whole = with_subject(tail, by)
    if whole is None:
        return None

    def bind(scene: Scene) -> list[Static]:
        t = until(scene, whole.t)
        made: list[Static] = []
        if whole.both is not None:
            filter_ = scene.watch(whole.both)
            made = [
                Effect(
                    DamageWatch(recipient=filter_, combat=COMBAT[c]),
                    PreventAll(), each_source=False, until=t,
                ),
                Effect(
                    DamageWatch(source=filter_, combat=COMBAT[c]),
                    PreventAll(), each_source=False, until=t,
                ),
            ]  # fmt: skip
        else:
            watch = damage_watch(scene, whole, c)
            made = [Effect(watch, PreventAll(), each_source=False, until=t)]
        return only_while(scene, whole, made)

    return bind
