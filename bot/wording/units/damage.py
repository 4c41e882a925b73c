"""Damage prevented, changed and dealt to someone else."""

from dataclasses import dataclass, replace

from bot.engine.conditions import AllHold, Always, Compare, Condition, Matches, Not
from bot.engine.effects import (
    Ban,
    DamageWatch,
    Effect,
    Multiply,
    PreventAll,
    PreventEach,
    PreventNext,
    Restriction,
    Static,
    Until,
)
from bot.engine.values import ANY_OBJECT, ANYTHING, Filter, Half, Sum, ThatMuch, Who
from bot.wording.numbers import times
from bot.wording.phrases import Grammar, UnclearError
from bot.wording.units.amounts import Count, When
from bot.wording.units.nouns import Form, Kind, Noun
from bot.wording.units.outcomes import Draft, Lasting, Outcome, add_outcomes, moved
from bot.wording.units.scene import Scene, tags_of

COMBAT: dict[str, bool | None] = {"any": None, "combat": True, "non": False}


@dataclass(frozen=True, slots=True)
class Hit:
    """Some damage that would be dealt, before it is known what pronouns mean."""

    c: str
    to: Noun | None = None
    by: Noun | None = None
    least: int = 1
    most: int | None = None
    t: Until | None = None
    when: When | None = None
    exactly: Count | None = None


def add_damage(g: Grammar) -> None:
    """The rules ``lasting`` (as far as it is about damage), ``hit``, ``outcome``."""
    _add_shields(g)
    _add_hits(g)
    add_outcomes(g)
    _add_bans(g)


_ATTACK = Filter(kinds=frozenset({"attack"}))


def _of_attacks(hit: Hit) -> Hit:
    """*hit*; what attacks deal is combat damage, by whatever unit attacks."""
    if hit.by is None or hit.by.filter.kinds != _ATTACK.kinds or hit.c == "non":
        return hit
    if hit.by.filter == _ATTACK:
        return replace(hit, by=None, c="combat")
    whose = replace(hit.by.filter, kinds=frozenset(), attacking=True)
    return replace(hit, by=replace(hit.by, filter=whose), c="combat")


def _watch(scene: Scene, hit: Hit) -> DamageWatch:
    recipient = scene.watch(hit.to) if hit.to else ANYTHING
    if hit.to is not None and hit.to.form in (Form.EACH, Form.SOME, Form.TOGETHER):
        scene.mention(Who.EVENT_RECIPIENT, tags_of(recipient))
    source = scene.watch(hit.by) if hit.by else ANY_OBJECT
    named = hit.by is not None and hit.by.form in (Form.EACH, Form.SOME)
    tags = tags_of(source) if named else frozenset()
    scene.mention(Who.EVENT_SOURCE, tags | {"source"})
    if "unit" in tags and recipient.objects and hit.to is not None:
        met = scene.mentions[-2].ref if len(scene.mentions) > 1 else Who.THIS
        scene.rivals = (Who.EVENT_SOURCE, met)
    return DamageWatch(source, recipient, COMBAT[hit.c], hit.least, hit.most)


# --- Prevent the next N, prevent all --------------------------------------------


def _add_shields(g: Grammar) -> None:
    @g.says(
        "lasting",
        "prevent the next <n:amount> <c:dmg> [that would be dealt] to <to:nouns>"
        " [(by|from) <by:nouns>] [<t:duration>] [(by|from) <by:nouns>]",
        "prevent the next <n:amount> <c:dmg> <to:nouns> would (take|be dealt)"
        " [<t:duration>]",
        "prevent the next <n:amount> <c:dmg> that would be dealt <t:duration> to"
        " <to:nouns>",
        "prevent the next <n:amount> <c:dmg> [that would be dealt] to <to:nouns>"
        " [<t:duration>] <each:for each>",
        "prevent the next <n:amount> <c:dmg> that would be dealt to <to:nouns>"
        " [<t:duration>] (by|from) <by:nouns> <each:for each>",
    )
    def _next(
        n: Count, c: str, to: Noun, t: Until | None = None, by: Noun | None = None,
        each: Count | None = None,
    ) -> Lasting:  # fmt: skip
        def bind(scene: Scene) -> list[Static]:
            amount = n(scene) if each is None else times(n(scene), each(scene))
            lasts = scene.until(t)
            if lasts is Until.STATIC:
                raise UnclearError("a shield without a duration")
            if to.form is Form.ALL_OF and to.word == "or":
                raise UnclearError("one shield for all of them together")
            recipient = scene.shielded(to)
            hit = _of_attacks(Hit(c, by=by))
            source = scene.watch(hit.by) if hit.by else ANY_OBJECT
            watch = DamageWatch(source, recipient, COMBAT[hit.c])
            return [Effect(watch, PreventNext(amount), until=lasts)]

        return bind

    @g.says(
        "lasting",
        "for each <kind> , prevent the next <n:amount> <c:dmg> [that would be dealt]"
        " to that <that:kind> [<t:duration>]",
    )
    def _each(
        kind: Kind, n: Count, c: str, that: Kind, t: Until | None = None
    ) -> Lasting | None:
        if kind.plural or not that.filter.kinds <= kind.filter.kinds:
            return None
        to = Noun(Form.EACH, kind.filter)

        def bind(scene: Scene) -> list[Static]:
            watch = DamageWatch(recipient=scene.shielded(to), combat=COMBAT[c])
            return [Effect(watch, PreventNext(n(scene)), until=scene.until(t))]

        return bind

    @g.says("lasting", "prevent all but <n:number> <hit:dealt>")
    @g.says("lasting", "prevent half of the <hit:dealt> [, rounded <which:up or down>]")
    def _all_but(hit: Hit, n: int | None = None, which: bool = False) -> Lasting:
        def outcome(scene: Scene, draft: Draft) -> Effect:
            kept = Half(ThatMuch(), which) if n is None else Sum((ThatMuch(), -n))
            return draft.made(PreventEach(kept))

        return _would(hit, outcome, None)

    @g.says("lasting", "prevent all <hit:dealt>")
    def _all(hit: Hit) -> Lasting:
        def bind(scene: Scene) -> list[Static]:
            watch = _watch(scene, hit)
            when = hit.when(scene) if hit.when else Always()
            effect = Effect(watch, PreventAll(), until=scene.until(hit.t), when=when)
            return [effect]

        return bind


# --- If damage would be dealt ---------------------------------------------------


def _add_hits(g: Grammar) -> None:
    # "prevent all [damage that would be dealt to you by …]"
    @g.says(
        "dealt",
        "<c:dmg> [that would be] dealt [to <to:nouns>] [(by|from) <by:nouns>]"
        " [<t:duration>] [<when:while>]",
        "<c:dmg> to <to:nouns> [(by|from) <by:nouns>] [<t:duration>]",
        "<c:dmg> [that] <by:nouns> would deal [to <to:nouns>] [<t:duration>]",
        "<c:dmg> [that] <to:nouns> would (take|be dealt) [<t:duration>]",
        "<c:dmg> <t:duration>",
        "<c:dmg> from <by:nouns> [<t:duration>]",
    )
    def _dealt(
        c: str, to: Noun | None = None, by: Noun | None = None,
        t: Until | None = None, when: When | None = None,
    ) -> Hit:  # fmt: skip
        return _of_attacks(Hit(c, to, by, t=t, when=when))

    @g.says("so much", "<c:dmg>")
    def _any(c: str) -> Hit:
        return Hit(c)

    @g.says("so much", "<n:number> <how> <c:dmg>")
    def _bound(n: int, how: str, c: str) -> Hit:
        return Hit(c, least=n) if how == ">=" else Hit(c, most=n)

    @g.says("so much", "exactly <n:amount> <c:dmg>")
    def _just_so_much(n: Count, c: str) -> Hit:
        return Hit(c, exactly=n)

    @g.says(
        "hit",
        "<m:so much> would be dealt to <to:watched> [<t:duration>]"
        " [(by|from) <by:watched>] [(<when:while>|<when:being>)] [<u:duration>]",
        "<to:watched> (would|were to) (take|be dealt) <m:so much>"
        " [(by|from) <by:watched>]"
        " [<t:duration>] [(<when:while>|<when:being>)] [<u:duration>]",
        "<by:watched> would deal <m:so much> [to <to:watched>] [<t:duration>]"
        " [(<when:while>|<when:being>)] [<u:duration>]",
        "<m:so much> would be dealt by <by:watched> [to <to:watched>] [<t:duration>]"
        " [(<when:while>|<when:being>)] [<u:duration>]",
    )
    def _hit(
        m: Hit, to: Noun | None = None, by: Noun | None = None,
        t: Until | None = None, when: When | None = None, u: Until | None = None,
    ) -> Hit | None:  # fmt: skip
        if t is not None and u is not None:
            return None
        return _of_attacks(replace(m, to=to, by=by, t=t or u, when=when))

    @g.says("lasting", "(if|whenever) <hit> , <outcome>")
    def _if(hit: Hit, outcome: Outcome) -> Lasting:
        return _would(hit, outcome, None)

    @g.says("lasting", "the first time <hit> each turn , <outcome>")
    def _first_time(hit: Hit, outcome: Outcome) -> Lasting:
        each = _would(hit, outcome, None)
        return lambda scene: [
            replace(one, uses=1, each_turn=True) if isinstance(one, Effect) else one
            for one in each(scene)
        ]

    @g.says("being", "while <state>")
    def _while_it_is(state: Filter) -> When:
        return lambda scene: Matches(Who.EVENT_RECIPIENT, state)

    @g.says("lasting", "the next time <hit> , <outcome>")
    @g.says("lasting", "the next <n:number> times <hit> , <outcome>")
    def _next_time(hit: Hit, outcome: Outcome, n: int = 1) -> Lasting | None:
        several = n > 1 and hit.to is not None and hit.to.form is Form.EACH
        return None if several else _would(hit, outcome, n)

    @g.says("lasting", "<n:times as much> (all|the) <hit:dealt>")
    def _doubled(n: int, hit: Hit) -> Lasting:
        return _would(hit, lambda scene, draft: draft.made(Multiply(n)), None)

    @g.says(
        "lasting",
        "<by:nouns> (deal|deals) (double|twice as much) damage [to <to:nouns>]"
        " [<t:duration>]",
    )
    def _dealing_double(
        by: Noun, to: Noun | None = None, t: Until | None = None
    ) -> Lasting | None:
        if by.form not in (Form.EACH, Form.THIS):
            return None
        hit = _of_attacks(Hit("any", to, by, t=t))
        return _would(hit, lambda scene, draft: draft.made(Multiply(2)), None)

    @g.says("lasting", "all <hit:dealt> is dealt to <to:noun> instead")
    def _all_moved(hit: Hit, to: Noun) -> Lasting:
        return _would(hit, moved(to), None)


def _would(hit: Hit, outcome: Outcome, uses: int | None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        watch = _watch(scene, hit)
        if uses is not None and hit.to is not None and hit.to.form is Form.EACH:
            # Once for each of them, not once for the first that is dealt damage.
            watch = replace(watch, recipient=scene.shielded(hit.to))
        when: Condition = hit.when(scene) if hit.when else Always()
        if hit.exactly is not None:
            exact = Compare(ThatMuch(), "==", hit.exactly(scene))
            when = exact if when == Always() else AllHold((when, exact))
        together = hit.to is not None and hit.to.form is Form.TOGETHER
        held = scene.measure
        scene.measure = ThatMuch()
        draft = Draft(watch, scene.until(hit.t), uses, together)
        effect = outcome(scene, draft)
        scene.measure = held
        return [replace(effect, when=when) if when != Always() else effect]

    return bind


# --- Can't ----------------------------------------------------------------------


def _add_bans(g: Grammar) -> None:
    @g.says(
        "would deal",
        "<c:dmg> [that] <by:nouns> would deal [to <to:nouns>] [<t:duration>]",
        "<by:holder>'s <c:dmg>",
    )
    def _own_damage(
        c: str, by: Noun, to: Noun | None = None, t: Until | None = None
    ) -> Hit:
        return _of_attacks(Hit(c, to, by, t=t))

    @g.says(
        "lasting",
        "<hit:dealt> (can't be prevented|is unpreventable)",
        "all <hit:dealt> (can't be prevented|is unpreventable)",
        "<c:dmg> [<t:duration>] can't be prevented [<t:duration>]",
        "<hit:would deal> (can't be prevented|is unpreventable)",
    )
    def _unpreventable(
        hit: Hit | None = None, c: str = "any", t: Until | None = None
    ) -> Lasting:
        def bind(scene: Scene) -> list[Static]:
            one = hit or Hit(c, t=t)
            source = scene.watch(one.by) if one.by else ANYTHING
            object_ = scene.watch(one.to) if one.to else ANYTHING
            when = one.when(scene) if one.when else Always()
            return [
                Restriction(
                    Ban.PREVENT, source, object_, combat=COMBAT[one.c],
                    until=scene.until(one.t), when=when,
                )
            ]  # fmt: skip

        return bind

    @g.says(
        "lasting",
        "<who:nouns> (can't be dealt|don't take|doesn't take|can't take) <c:dmg>"
        " [(by|from) <by:nouns>] [<t:duration>] [unless <other:condition>]",
    )
    def _not_dealt(
        who: Noun, c: str, t: Until | None = None, other: When | None = None,
        by: Noun | None = None,
    ) -> Lasting:  # fmt: skip
        def bind(scene: Scene) -> list[Static]:
            object_ = scene.watch(who)
            source = scene.watch(by) if by else ANYTHING
            when: Condition = Not(other(scene)) if other else Always()
            return [
                Restriction(
                    Ban.BE_DEALT_DAMAGE, source, object_, combat=COMBAT[c],
                    until=scene.until(t), when=when,
                )
            ]  # fmt: skip

        return bind

    @g.says(
        "lasting",
        "<who:nouns> (can't deal|doesn't deal|don't deal) <c:dmg> [<t:duration>]",
    )
    def _no_dealing(who: Noun, c: str, t: Until | None = None) -> Lasting:
        def bind(scene: Scene) -> list[Static]:
            return [
                Restriction(
                    Ban.DEAL_DAMAGE, scene.watch(who), combat=COMBAT[c],
                    until=scene.until(t),
                )
            ]  # fmt: skip

        return bind
