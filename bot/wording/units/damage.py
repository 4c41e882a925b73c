"""Damage prevented, changed and dealt to someone else."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.engine.effects import (
    Act,
    Ban,
    DamageWatch,
    Effect,
    Instead,
    Minus,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    Redirect,
    Restriction,
    SetTo,
    Static,
    Until,
)
from bot.engine.instructions import If, Instruction, May
from bot.engine.values import (
    ANY_OBJECT,
    ANYTHING,
    Always,
    Amount,
    Condition,
    Filter,
    Half,
    Matches,
    Not,
    Sum,
    ThatMuch,
    Who,
)
from bot.wording.phrases import Grammar, UnclearError
from bot.wording.units.amounts import Count, When, times
from bot.wording.units.nouns import Form, Kind, Noun
from bot.wording.units.scene import Scene, tags_of

Lasting = Callable[[Scene], list[Static]]
Doing = Callable[[Scene], list[Instruction]]

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


@dataclass(frozen=True, slots=True)
class Draft:
    """An effect on damage before it is known what it does."""

    watch: DamageWatch
    until: Until
    uses: int | None = None
    together: bool = False

    def made(
        self, act: Act, rider: tuple[Instruction, ...] = (), *, may: bool = False
    ) -> Effect:
        """The effect that does *act*."""
        return Effect(
            self.watch, act, rider=rider, uses=self.uses, until=self.until,
            one_or_more=self.together, optional=Who.YOU if may else None,
        )  # fmt: skip


Outcome = Callable[[Scene, Draft], Effect]


def add_damage(g: Grammar) -> None:
    """The rules ``lasting`` (as far as it is about damage), ``hit``, ``outcome``."""
    _add_shields(g)
    _add_hits(g)
    _add_outcomes(g)
    _add_bans(g)


_ATTACK = Filter(kinds=frozenset({"attack"}))


def _of_attacks(hit: Hit) -> Hit:
    """*hit*; what attacks deal is combat damage, whoever attacks."""
    if hit.by is not None and hit.by.filter == _ATTACK and hit.c != "non":
        return replace(hit, by=None, c="combat")
    return hit


def _watch(scene: Scene, hit: Hit) -> DamageWatch:
    recipient = scene.watch(hit.to) if hit.to else ANYTHING
    if hit.to is not None and hit.to.form in (Form.EACH, Form.SOME, Form.TOGETHER):
        scene.mention(Who.EVENT_RECIPIENT, tags_of(recipient))
    source = scene.watch(hit.by) if hit.by else ANY_OBJECT
    named = hit.by is not None and hit.by.form in (Form.EACH, Form.SOME)
    tags = tags_of(source) if named else frozenset()
    scene.mention(Who.EVENT_SOURCE, tags | {"source"})
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
        "<c:dmg> that <by:nouns> would deal [to <to:nouns>] [<t:duration>]",
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

    @g.says(
        "hit",
        "<m:so much> would be dealt to <to:watched> [<t:duration>]"
        " [(by|from) <by:watched>] [(<when:while>|<when:being>)] [<u:duration>]",
        "<to:watched> would (take|be dealt) <m:so much> [(by|from) <by:watched>]"
        " [<t:duration>] [(<when:while>|<when:being>)] [<u:duration>]",
        "<by:watched> would deal <m:so much> [to <to:watched>] [<t:duration>]"
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

    @g.says("being", "while <state>")
    def _while_it_is(state: Filter) -> When:
        return lambda scene: Matches(Who.EVENT_RECIPIENT, state)

    @g.says("lasting", "the next time <hit> , <outcome>")
    def _next_time(hit: Hit, outcome: Outcome) -> Lasting:
        return _would(hit, outcome, 1)

    @g.says("lasting", "(double|triple) all <hit:dealt>")
    def _doubled(hit: Hit) -> Lasting:
        return _would(hit, lambda scene, draft: draft.made(Multiply(2)), None)

    @g.says("lasting", "all <hit:dealt> is dealt to <to:noun> instead")
    def _all_moved(hit: Hit, to: Noun) -> Lasting:
        return _would(hit, _moved(to), None)


def _would(hit: Hit, outcome: Outcome, uses: int | None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        watch = _watch(scene, hit)
        when: Condition = hit.when(scene) if hit.when else Always()
        together = hit.to is not None and hit.to.form is Form.TOGETHER
        held = scene.measure
        scene.measure = ThatMuch()
        draft = Draft(watch, scene.until(hit.t), uses, together)
        effect = outcome(scene, draft)
        scene.measure = held
        return [replace(effect, when=when) if when != Always() else effect]

    return bind


# --- What happens to the damage -------------------------------------------------


def _prevention(draft: Draft, amount: Amount) -> Act:
    if draft.uses is not None:
        return PreventInstance(amount)
    return PreventAll() if amount == ThatMuch() else PreventEach(amount)


def _rider(scene: Scene, rider: Doing | None) -> tuple[Instruction, ...]:
    if rider is None:
        return ()
    resolving, targets = scene.resolving, len(scene.targets)
    scene.resolving = True
    done = tuple(rider(scene))
    scene.resolving = resolving
    if len(scene.targets) > targets:
        raise UnclearError("a target chosen by a replacement effect")
    return done


def _add_outcomes(g: Grammar) -> None:
    g.table("that damage", {"(that damage|it|this damage|the damage)": True})

    @g.says("prevented", "<that damage>")
    def _whole(**_: object) -> Count:
        return lambda scene: ThatMuch()

    @g.says("prevented", "<n:amount> of <that damage>")
    def _part(n: Count, **_: object) -> Count:
        return n

    @g.says("prevented", "all but <n:amount> of <that damage>")
    def _all_but(n: Count, **_: object) -> Count:
        def bind(scene: Scene) -> Amount:
            left = n(scene)
            if not isinstance(left, int):
                raise UnclearError("all but a number that is not fixed")
            return Sum((ThatMuch(), -left))

        return bind

    @g.says("prevented", "half [of] <that damage> [[,] rounded <which:up or down>]")
    def _half(which: bool = False, **_: object) -> Count:
        # Numbers are rounded down where a card does not say (Rounding 1).
        return lambda scene: Half(ThatMuch(), which)

    @g.says(
        "prevented",
        "an amount of <that damage> equal to <n:quantity>",
        "<that damage> equal to <n:quantity>",
    )
    def _equal(n: Count, **_: object) -> Count:
        return n

    @g.says("outcome", "prevent <n:prevented> [and <rider:clauses>] [instead]")
    @g.says("outcome", "prevent <n:prevented> [, then <rider:clauses>] [instead]")
    @g.says("outcome", "instead prevent <n:prevented> [and <rider:clauses>]")
    def _prevent(n: Count, rider: Doing | None = None) -> Outcome:
        def bind(scene: Scene, draft: Draft) -> Effect:
            act = _prevention(draft, n(scene))
            return draft.made(act, _rider(scene, rider))

        return bind

    @g.says("outcome", "you may <first:clauses> . if you do , <then:outcome>")
    def _may_first(first: Doing, then: Outcome) -> Outcome:
        def bind(scene: Scene, draft: Draft) -> Effect:
            cost = _rider(scene, first)
            effect = then(scene, draft)
            return replace(effect, rider=(*cost, *effect.rider), optional=Who.YOU)

        return bind

    @g.says("outcome", "you may <then:outcome>")
    def _may(then: Outcome) -> Outcome:
        return lambda scene, draft: replace(then(scene, draft), optional=Who.YOU)

    _add_changes(g)


def _add_changes(g: Grammar) -> None:
    g.table("that much damage", {"(that much damage|that damage)": True})
    taking = (
        "<who:noun> (takes|take|is dealt|are dealt|deals|deal) <much:that much damage>"
    )

    @g.says(
        "outcome",
        f"{taking} <sign:sign> <n:amount> [to <to:noun>] [instead]",
        f"{taking} to <to:noun> <sign:sign> <n:amount> [instead]",
        f"instead {taking} <sign:sign> <n:amount> [to <to:noun>]",
    )
    def _changed(
        who: Noun, sign: bool, n: Count, to: Noun | None = None, **_: object
    ) -> Outcome | None:
        if not _points_back(who) or not _points_back(to):
            return None

        def bind(scene: Scene, draft: Draft) -> Effect:
            amount = n(scene)
            return draft.made(Plus(amount) if sign else Minus(amount))

        return bind

    g.table("sign", {"plus": True, "minus": False})
    g.table("times as much", {"(double|twice)": 2, "triple": 3})

    @g.says(
        "outcome",
        "<who:noun> (takes|take|deals|deal) <n:times as much>"
        " (that damage|that much damage|that much|the damage) [instead]",
        "<n:times as much> that damage [instead]",
        "double (it|that damage) [instead]",
    )
    def _times(n: int = 2, who: Noun | None = None) -> Outcome | None:
        if not _points_back(who):
            return None
        return lambda scene, draft: draft.made(Multiply(n))

    @g.says(
        "outcome",
        "<who:noun> (takes|take|deals|deal) half that damage"
        " [[,] rounded <which:up or down>] [instead]",
    )
    def _halved(who: Noun, which: bool = False) -> Outcome | None:
        if not _points_back(who):
            return None
        return lambda scene, draft: draft.made(SetTo(Half(ThatMuch(), which)))

    @g.says(
        "outcome",
        "<who:noun> (takes|take|deals|deal) <n:number> damage instead",
    )
    def _set(who: Noun, n: int) -> Outcome | None:
        if not _points_back(who):
            return None
        return lambda scene, draft: draft.made(SetTo(n))

    @g.says(
        "outcome",
        "(that damage is|it's|it is) dealt to <to:noun> instead",
        "have that damage be dealt to <to:noun> instead",
        "have <to:noun> take that damage instead",
        "deal that damage to <to:noun> instead",
        "<to:noun> takes that damage instead",
        "instead that damage is dealt to <to:noun>",
    )
    def _elsewhere(to: Noun) -> Outcome:
        return _moved(to)

    @g.says("outcome", "<does:clauses> instead", "instead <does:clauses>")
    def _something_else(does: Doing) -> Outcome:
        def bind(scene: Scene, draft: Draft) -> Effect:
            return draft.made(Instead(sure(_rider(scene, does))))

        return bind


def sure(done: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """*done*. Raises UnclearError if it might not happen, and nothing then would."""
    if any(isinstance(one, May | If) for one in done):
        raise UnclearError("may it be replaced, or is something optional instead?")
    return done


def _points_back(who: Noun | None) -> bool:
    if who is None:
        return True
    return who.form in (Form.BACK, Form.HOLDER, Form.THIS, Form.ONE)


def _moved(to: Noun) -> Outcome:
    def bind(scene: Scene, draft: Draft) -> Effect:
        if to.form in (Form.SOME, Form.EACH, Form.ALL_OF):
            raise UnclearError("damage can be moved to one place only")
        return draft.made(Redirect(scene.ref(to)))

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
