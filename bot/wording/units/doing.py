"""What spells and abilities tell players to do."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.conditions import Always, Condition, Not
from bot.engine.effects import (
    Ban,
    Effect,
    EnterWatch,
    EnterWith,
    Modifier,
    Restriction,
    Static,
    Until,
)
from bot.engine.instructions import (
    AddCounters,
    CardAbilities,
    DestroyIt,
    DiscardCards,
    Draw,
    Heal,
    If,
    Instruction,
    May,
    Move,
    SacrificeIt,
    SacrificeSome,
    TakeCounters,
    Unplayed,
)
from bot.engine.permanents import TapIt
from bot.engine.values import THIS, Amount, Filter, Ref, Who, Zone
from bot.wording.numbers import times
from bot.wording.phrases import Grammar, UnclearError
from bot.wording.units.amounts import Count, When
from bot.wording.units.nouns import Form, Noun
from bot.wording.units.outcomes import Doing, Lasting
from bot.wording.units.scene import UNFOLLOWED, Scene


def add_doing(g: Grammar) -> None:
    """The rules ``clauses`` and ``clause``, ``lasting`` as far as it changes things."""

    @g.says("clauses", "<first:clause>")
    def _one(first: Doing) -> Doing:
        return first

    @g.says("clauses", "<first:clause> (, then|and|, and|,|then) <rest:clauses>")
    def _and(first: Doing, rest: Doing) -> Doing:
        return lambda scene: [*first(scene), *rest(scene)]

    @g.says("clause", "<lasting>")
    def _lasts(lasting: Lasting) -> Doing:
        return lambda scene: scene.installed(lasting(scene))

    @g.says("clause", "you may <does:clauses>")
    def _may(does: Doing) -> Doing:
        return lambda scene: [May(Who.YOU, tuple(does(scene)))]

    @g.says("clause", "you may <first:clauses> to <then:clauses>")
    def _may_to(first: Doing, then: Doing) -> Doing:
        return lambda scene: [May(Who.YOU, (*first(scene), *then(scene)))]

    @g.says("clause", "<who:noun> may <does:clause>")
    def _they_may(who: Noun, does: Doing) -> Doing | None:
        if who.form is Form.YOU:
            return None

        def bind(scene: Scene) -> list[Instruction]:
            ref = scene.ref(who)
            return [*scene.chosen_before(), May(ref, tuple(does(scene)))]

        return bind

    @g.says("clause", "if <condition> , <does:clauses>")
    def _if(condition: When, does: Doing) -> Doing:
        def bind(scene: Scene) -> list[Instruction]:
            when = condition(scene)
            known = {one.ref for one in scene.mentions}
            do = tuple(does(scene))
            scene.only_then = frozenset(one.ref for one in scene.mentions) - known
            return [If(when, do)]

        return bind

    _add_counters(g)
    _add_moves(g)
    _add_changes(g)


# --- Counters -------------------------------------------------------------------


def _add_counters(g: Grammar) -> None:
    @g.says(
        "clause",
        "put <n:some> <kind:counter> (counter|counters) on <on:nouns>",
        "put <n:some> <kind:counter> (counter|counters) on each of <on:nouns>",
    )
    def _put(n: Count, kind: str, on: Noun) -> Doing:
        def bind(scene: Scene) -> list[Instruction]:
            if on.form is Form.BACK and scene.back(on).ref == UNFOLLOWED:
                return [Unplayed(f"{kind} counters are put on that card")]
            ref = scene.ref(on)
            return [*scene.chosen_before(), AddCounters(kind, n(scene), ref)]

        return bind

    @g.says(
        "clause",
        "put <n:some> <kind:counter> (counter|counters) on <on:nouns> <each:for each>",
        "<each:for each> , put <n:some> <kind:counter> (counter|counters) on"
        " <on:nouns>",
    )
    def _put_each(n: Count, kind: str, on: Noun, each: Count) -> Doing:
        def bind(scene: Scene) -> list[Instruction]:
            amount = times(n(scene), each(scene))
            ref = scene.ref(on)
            return [*scene.chosen_before(), AddCounters(kind, amount, ref)]

        return bind

    @g.says(
        "clause",
        "put (an amount|a number) of <kind:counter> counters on <on:nouns> equal to"
        " <n:quantity>",
    )
    def _put_equal(kind: str, on: Noun, n: Count) -> Doing:
        def bind(scene: Scene) -> list[Instruction]:
            ref = scene.ref(on)
            return [*scene.chosen_before(), AddCounters(kind, n(scene), ref)]

        return bind

    @g.says(
        "clause",
        "remove <n:some> <kind:counter> (counter|counters) from <on:noun>",
    )
    def _remove(n: Count, kind: str, on: Noun) -> Doing:
        def bind(scene: Scene) -> list[Instruction]:
            ref = scene.ref(on)
            before = scene.chosen_before()
            if kind == "damage":
                return [*before, Heal(ref, n(scene))]
            return [*before, TakeCounters(kind, n(scene), ref)]

        return bind

    @g.says("clause", "remove all damage (counters|) from <on:noun>")
    def _remove_all(on: Noun) -> Doing:
        def bind(scene: Scene) -> list[Instruction]:
            ref = scene.ref(on)
            return [*scene.chosen_before(), Heal(ref)]

        return bind

    @g.says(
        "lasting",
        "~ enters [the field] with <n:some> <kind:counter> (counter|counters) on it",
    )
    def _enters(n: Count, kind: str) -> Lasting:
        def bind(scene: Scene) -> list[Static]:
            act = EnterWith(counters=((kind, n(scene)),))
            return [Effect(EnterWatch(THIS), act)]

        return bind

    @g.says("lasting", "~ enters [the field] (rested|exhausted|tapped)")
    def _enters_rested() -> Lasting:
        return lambda scene: [Effect(EnterWatch(THIS), EnterWith(tapped=True))]

    @g.says(
        "lasting",
        "<who:nouns> can't attack [<t:duration>] [unless <other:condition>]",
    )
    def _no_attack(
        who: Noun, t: Until | None = None, other: When | None = None
    ) -> Lasting:
        def bind(scene: Scene) -> list[Static]:
            when: Condition = Not(other(scene)) if other else Always()
            subject = subject_of(scene, who)
            lasts = scene.until(t)
            return [Restriction(Ban.ATTACK, subject, until=lasts, when=when)]

        return bind


# --- Things that go somewhere ---------------------------------------------------


def _add_moves(g: Grammar) -> None:
    def order(pattern: str, make: Callable[[Ref], Instruction]) -> None:
        def action(what: Noun) -> Doing:
            def bind(scene: Scene) -> list[Instruction]:
                ref = scene.ref(what)
                return [*scene.chosen_before(), make(ref)]

            return bind

        g.says("clause", pattern)(action)

    order("destroy <what:nouns>", DestroyIt)
    order("banish <what:on field>", lambda ref: Move(ref, Zone.EXILE))
    order("(rest|exhaust) <what:nouns>", TapIt)
    order("(wake up|ready) <what:nouns>", lambda ref: TapIt(ref, untap=True))
    order(
        "return <what:nouns> to (its owner's|their owner's|your|their owners')"
        " (hand|hands)",
        lambda ref: Move(ref, Zone.HAND),
    )

    @g.says("on field", "<what:nouns>")
    def _on_field(what: Noun) -> Noun | None:
        if what.form is Form.SOME and what.filter.controller is None:
            return None
        return what

    @g.says("clause", "sacrifice <what:noun>")
    def _sacrifice(what: Noun) -> Doing:
        def bind(scene: Scene) -> list[Instruction]:
            if what.form is Form.SOME:
                return [SacrificeSome(what.filter)]
            return [SacrificeIt(scene.ref(what))]

        return bind

    @g.says("clause", "draw <n:some> (card|cards) [<memory:to memory>]")
    def _draw(n: Count, memory: bool = False) -> Doing:
        return lambda scene: [Draw(n(scene), memory=memory)]

    @g.says("clause", "<who:noun> (draws|draw) <n:some> (card|cards) [<m:to memory>]")
    def _draws(who: Noun, n: Count, m: bool = False) -> Doing:
        return lambda scene: [Draw(n(scene), scene.ref(who), m)]

    g.table("to memory", {"into (your|their) memory": True})

    @g.says("clause", "discard <n:some> (card|cards) [at random]")
    def _discard(n: Count) -> Doing:
        return lambda scene: [DiscardCards(n(scene))]


# --- Things that change ---------------------------------------------------------

Change = tuple[Count, Count]


def _nothing(scene: Scene) -> Amount:
    return 0


def _add_changes(g: Grammar) -> None:
    @g.says("lasting", "<who:nouns> (gets|get|has|have) <by:change> [<t:duration>]")
    @g.says(
        "lasting",
        "<who:nouns> (gets|get|has|have) <by:change> <each:for each> [<t:duration>]",
    )
    @g.says(
        "lasting",
        "<who:nouns> (gets|get|has|have) <by:change> [<t:duration>] [,] and"
        " (gains|gain|has|have) <keywords> [<t:duration>]",
    )
    @g.says(
        "lasting", "<who:nouns> [also] (gains|gain|has|have) <keywords> [<t:duration>]"
    )
    @g.says(
        "lasting",
        "<who:nouns> (gains|gain|has|have) <keywords> and (gets|get) <by:change>"
        " [<t:duration>]",
    )
    @g.says(
        "lasting",
        "<each:for each> , <who:nouns> (gets|get) <by:change> [<t:duration>]",
    )
    def _modified(
        who: Noun,
        by: Change | None = None,
        keywords: tuple[str, ...] = (),
        t: Until | None = None,
        each: Count | None = None,
    ) -> Lasting:
        def bind(scene: Scene) -> list[Static]:
            power, life = by if by else (_nothing, _nothing)
            number = each(scene) if each else None
            amounts = [power(scene), life(scene)]
            if number is not None:
                amounts = [times(n, number) if n else 0 for n in amounts]
            subject = subject_of(scene, who)
            return [
                Modifier(
                    subject, amounts[0], amounts[1], keywords=keywords,
                    until=scene.until(t),
                )
            ]  # fmt: skip

        return bind

    @g.says(
        "lasting",
        "<who:nouns> (gets|get|has|have) <by:change> and (gains|gain|has|have)"
        " <what:quoted> [<t:granted for>]",
        "<who:nouns> (gets|get|has|have) <by:change> and <what:quoted>"
        " [<t:granted for>]",
    )
    def _both(
        who: Noun, by: Change, what: CardAbilities, t: Until | None = None
    ) -> Lasting | None:
        granted = _granted(who, what, t)
        if granted is None:
            return None

        def bind(scene: Scene) -> list[Static]:
            (one,) = granted(scene)
            assert isinstance(one, Modifier)
            return [replace(one, power=by[0](scene), toughness=by[1](scene))]

        return bind

    @g.says(
        "lasting",
        "<who:nouns> (loses|lose) <what:lost> [<t:duration>]",
    )
    def _loses(who: Noun, what: tuple[str, ...], t: Until | None = None) -> Lasting:
        def bind(scene: Scene) -> list[Static]:
            return [Modifier(subject_of(scene, who), loses=what, until=scene.until(t))]

        return bind

    @g.says(
        "lasting",
        "<who:nouns> (gains|gain|has|have) <keywords> and (loses|lose) <what:lost>"
        " [<t:duration>]",
    )
    def _gains_and_loses(
        who: Noun, keywords: tuple[str, ...], what: tuple[str, ...],
        t: Until | None = None,
    ) -> Lasting:  # fmt: skip
        def bind(scene: Scene) -> list[Static]:
            subject = subject_of(scene, who)
            lasts = scene.until(t)
            return [
                Modifier(subject, keywords=keywords, until=lasts),
                Modifier(subject, loses=what, until=lasts),
            ]

        return bind

    @g.says("lost", "<keywords>")
    def _lost(keywords: tuple[str, ...]) -> tuple[str, ...]:
        return keywords

    g.table("lost", {"all abilities": ("all abilities",)})

    @g.says(
        "lasting",
        "<who:nouns> (gains|gain|has|have) <what:quoted> [<t:granted for>]",
    )
    def _granted(
        who: Noun, what: CardAbilities, t: Until | None = None
    ) -> Lasting | None:
        if not what.understood or what.spell is not None or not _weighs(what):
            return None

        def bind(scene: Scene) -> list[Static]:
            if t is None and scene.resolving and scene.lasting is None:
                raise UnclearError("it does not say for how long")
            return [Modifier(subject_of(scene, who), grants=what, until=scene.until(t))]

        return bind

    @g.says("granted for", "<t:duration>")
    def _granted_for(t: Until) -> Until:
        return t


def _weighs(what: CardAbilities) -> bool:
    return bool(what.statics or what.activated or what.keywords)


def subject_of(scene: Scene, who: Noun) -> Filter:
    """Who is meant; those that match now where something resolves."""
    if not scene.resolving:
        return scene.watch(who)
    match who.form:
        case Form.EACH:
            return scene.one_each(scene.ref(who))
        case Form.BACK:
            found = scene.back(who)
            if found.plural:
                return scene.one_each(found.ref)
    return scene.watch(who)
