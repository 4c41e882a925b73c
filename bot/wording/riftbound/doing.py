"""What Riftbound's effects do: deal, kill, stun, buff, recall, give Might."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.conditions import Always, Condition, Matches, Not
from bot.engine.effects import (
    Ban,
    DamageWatch,
    Effect,
    Modifier,
    PreventAll,
    PreventNext,
    Restriction,
    Static,
    Trigger,
    Until,
)
from bot.engine.instructions import (
    AddCounters,
    CardAbilities,
    DealDamage,
    Draw,
    Fight,
    Heal,
    If,
    Install,
    Instruction,
    Kill,
    TakeCounters,
)
from bot.engine.permanents import RemoveFromCombat, TapIt
from bot.engine.values import (
    ANYTHING,
    AllRefs,
    Amount,
    Chosen,
    Filter,
    Ref,
    StatOf,
    Who,
)
from bot.wording.numbers import times
from bot.wording.phrases import UnclearError
from bot.wording.riftbound.grammar import G
from bot.wording.riftbound.keywords import Change
from bot.wording.units.amounts import Count, When
from bot.wording.units.begun import Wait
from bot.wording.units.bodies import Body, Sentence
from bot.wording.units.doing import subject_of
from bot.wording.units.nouns import IT, Form, Kind, Noun
from bot.wording.units.outcomes import Doing, Lasting
from bot.wording.units.scene import Scene

G.table(
    "dmg",
    {
        "damage": "any",
        "combat damage": "combat",
        "(noncombat|non-combat) damage": "non",
    },
)


# --- Dealing and killing --------------------------------------------------------


def _dealt(amount: Amount, to: Noun, scene: Scene) -> list[Instruction]:
    ref = scene.ref(to)
    return [*scene.chosen_before(), DealDamage(amount, ref)]


@G.says("clause", "deal <n:amount> [damage] to <to:nouns>")
def _deals(n: Count, to: Noun) -> Doing:
    return lambda scene: _dealt(n(scene), to, scene)


@G.says("clause", "deal <n:amount> [damage] split among <to:nouns>")
def _splits(n: Count, to: Noun) -> Doing | None:
    if to.form is not Form.TARGET:
        return None

    def bind(scene: Scene) -> list[Instruction]:
        amount = n(scene)
        [*before, deal] = _dealt(amount, to, scene)
        assert isinstance(deal, DealDamage)
        return [*before, replace(deal, divided=True)]

    return bind


@G.says(
    "clause", "deal <n:amount> [damage] to <to:nouns> and <m:amount> to <other:nouns>"
)
def _deals_more(n: Count, to: Noun, m: Count, other: Noun) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        first = scene.ref(to)
        second = scene.ref(_apart(other, first, scene))
        also = (DealDamage(m(scene), second),)
        return [DealDamage(n(scene), first, also=also)]

    return bind


def _apart(noun: Noun, first: Ref, scene: Scene) -> Noun:
    """ "Each other enemy unit there": other than the one spoken of first."""
    from dataclasses import replace

    if noun.filter.other and isinstance(first, Chosen):
        filter_ = replace(noun.filter, other=False, not_chosen=first.slot)
        return replace(noun, filter=filter_)
    return noun


@G.says("clause", "deal <n:amount> [damage] to <to:nouns> <each:for each>")
def _deals_each(n: Count, to: Noun, each: Count) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        return _dealt(times(n(scene), each(scene)), to, scene)

    return bind


@G.says("clause", "deal damage equal to <n:quantity> to <to:nouns>")
@G.says("clause", "deal damage to <to:nouns> equal to <n:quantity>")
def _deals_equal(n: Count, to: Noun) -> Doing:
    return lambda scene: _dealt(n(scene), to, scene)


@G.says("clause", "<who:nouns> (deals|deal) damage equal to <n:quantity> to <to:nouns>")
def _unit_deals(who: Noun, n: Count, to: Noun) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        source = scene.ref(who)
        amount = n(scene)
        # Said so, it is the unit's damage and not the ability's (417.6).
        return [DealDamage(amount, scene.ref(to), source, kind="unit")]

    return bind


@G.says("clause", "we deal damage equal to our (mights|might) to each other")
def _our_challenge() -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        if len(scene.targets) != 1:
            raise UnclearError("which two units?")
        return [Fight(Who.THIS, Chosen(0))]

    return bind


@G.says("clause", "they deal damage equal to their (mights|might) to each other")
@G.says("clause", "<who:nouns> deal damage equal to their (mights|might) to each other")
def _challenge(who: Noun | None = None) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        if who is not None:
            ref = scene.ref(who)
            if isinstance(ref, AllRefs) and len(ref.refs) == 2:
                return [Fight(*ref.refs)]
        if len(scene.targets) != 2:
            raise UnclearError("which two units?")
        return [Fight(Chosen(0), Chosen(1))]

    return bind


def _order(pattern: str, *make: Callable[[Ref], Instruction]) -> None:
    def action(what: Noun) -> Doing:
        def bind(scene: Scene) -> list[Instruction]:
            ref = scene.ref(what)
            return [*scene.chosen_before(), *(one(ref) for one in make)]

        return bind

    G.says("clause", pattern)(action)


_order("kill <what:nouns> [now]", Kill)
_order("heal <what:nouns>", Heal)
_order("recall <what:nouns>", RemoveFromCombat)
_order("recall <what:nouns> exhausted", TapIt, RemoveFromCombat)


@G.says("clause", "spend its buff")
def _spend_buff() -> Doing:
    return lambda scene: [TakeCounters("buff", 1, scene.ref(IT))]


@G.says("clause", "buff <what:noun>")
def _buff(what: Noun) -> Doing:
    """A unit has one buff at most."""

    def bind(scene: Scene) -> list[Instruction]:
        if what.form is Form.EACH:
            raise UnclearError("which of them have a buff already?")
        ref = scene.ref(what)
        when = Not(Matches(ref, Filter(counter="buff")))
        return [*scene.chosen_before(), If(when, (AddCounters("buff", 1, ref),))]

    return bind


@G.says("clause", "draw <n:amount>")
def _draw(n: Count) -> Doing:
    return lambda scene: [Draw(n(scene))]


# --- Stun, Might ----------------------------------------------------------------


@G.says("lasting", "stun <what:nouns>")
def _stun(what: Noun) -> Lasting:
    """It deals no combat damage this turn (423)."""

    def bind(scene: Scene) -> list[Static]:
        subject = _given(scene, what)
        return [Modifier(subject, keywords=("stunned",), until=Until.END_OF_TURN)]

    return bind


def _given(scene: Scene, what: Noun) -> Filter:
    if not scene.resolving:
        raise UnclearError("nothing resolves here")
    if what.form is Form.ALL_OF or what.most != 1:
        return scene.one_each(scene.ref(what))
    return subject_of(scene, what)


@G.says("lasting", "give <what:nouns> <by:change> [<t:duration>]")
@G.says("lasting", "give <what:nouns> <by:change> <each:for each> [<t:duration>]")
@G.says("lasting", "give <what:nouns> <keywords> [<t:duration>]")
@G.says("lasting", "give <what:nouns> <by:change> and <keywords> [<t:duration>]")
@G.says("lasting", "give <what:nouns> <keywords> and <by:change> [<t:duration>]")
def _gives(
    what: Noun,
    by: Change | None = None,
    keywords: tuple[str, ...] = (),
    each: Count | None = None,
    t: Until | None = None,
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        subject = _given(scene, what)
        power: Amount = by[0](scene) if by else 0
        if each is not None:
            power = times(power, each(scene))
        if t is None and keywords == ("temporary",):
            lasts = Until.END_OF_GAME
        else:
            lasts = scene.until(t)
        return [Modifier(subject, power, power, keywords=keywords, until=lasts)]

    return bind


@G.says("lasting", "give <what:nouns> <ability:quoted> [<t:duration>]")
def _gives_ability(
    what: Noun, ability: CardAbilities, t: Until | None = None
) -> Lasting | None:
    if not ability.understood:
        return None

    def bind(scene: Scene) -> list[Static]:
        subject = _given(scene, what)
        return [Modifier(subject, grants=ability, until=scene.until(t))]

    return bind


@G.says("lasting", "double <what:holder> might [<t:duration>]")
@G.says("lasting", "double (a|an) <kind>'s might [<t:duration>]")
def _double(
    what: Noun | None = None, kind: Kind | None = None, t: Until | None = None
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        noun = what if kind is None else Noun(Form.TARGET, kind.filter)
        assert noun is not None
        if not scene.resolving:
            raise UnclearError("nothing resolves here")
        ref = scene.ref(noun)
        might = StatOf(ref, "might")
        subject = scene.caught(ref)
        return [Modifier(subject, might, might, until=scene.until(t))]

    return bind


G.table("holder", {"its": IT})


@G.says(
    "lasting",
    "<who:nouns> (has|have) <by:change> and can't be dealt damage"
    " [unless <other:condition>]",
)
def _tough(who: Noun, by: Change, other: When | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        subject = scene.watch(who)
        lasts = scene.until(None)
        when: Condition = Not(other(scene)) if other else Always()
        power = by[0](scene)
        return [
            Modifier(subject, power, power, until=lasts),
            Restriction(Ban.BE_DEALT_DAMAGE, object=subject, until=lasts, when=when),
        ]

    return bind


@G.says("lasting", "prevent all <by:damage of> damage [<t:duration>]")
@G.says(
    "lasting",
    "prevent all <by:damage of> damage [that would be dealt] to <to:nouns>"
    " [<t:duration>]",
)
def _prevent_kind(
    by: frozenset[str], to: Noun | None = None, t: Until | None = None
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        recipient = scene.watch(to) if to else ANYTHING
        watch = DamageWatch(Filter(any_kinds=by), recipient)
        return [Effect(watch, PreventAll(), until=scene.until(t))]

    return bind


@G.says(
    "lasting",
    "prevent the next <n:amount> <by:damage of> damage [that would be dealt] to"
    " <to:nouns> [<t:duration>]",
)
def _prevent_next_kind(
    n: Count, by: frozenset[str], to: Noun, t: Until | None = None
) -> Lasting:
    """The Prevent Value with its source in front (437.1.b.1)."""

    def bind(scene: Scene) -> list[Static]:
        lasts = scene.until(t)
        if lasts is Until.STATIC:
            raise UnclearError("a shield without a duration")
        watch = DamageWatch(Filter(any_kinds=by), scene.shielded(to))
        return [Effect(watch, PreventNext(n(scene)), until=lasts)]

    return bind


G.table(
    "damage of",
    {
        "(spell and ability|ability and spell|spell or ability)": frozenset(
            {"spell", "ability"}
        ),
        "spell": frozenset({"spell"}),
        "ability": frozenset({"ability"}),
    },
)


# --- Waiting --------------------------------------------------------------------


@G.says("linked sentence", "<does:clauses> the next time <wait:event> <t:duration>")
def _next_time(does: Doing, wait: Wait, t: Until) -> Sentence:
    """A delayed trigger that happens once."""

    def read(body: Body) -> None:
        if not body.scene.resolving:
            raise UnclearError("nothing resolves here")
        done = tuple(does(body.scene))
        waits = wait(body.scene)
        body.done.append(Install(Trigger(waits.watch, done, once=True, until=t)))

    return read


@G.says(
    "linked sentence",
    "[then [do this :]] choose <what:noun>",
    "choose a battlefield and <what:noun>",
)
@G.says("linked sentence", "choose <what:noun> and <other:noun>")
def _choose(what: Noun, other: Noun | None = None) -> Sentence | None:
    if what.form is not Form.TARGET:
        return None

    def read(body: Body) -> None:
        if not body.scene.resolving:
            raise UnclearError("a choice where nothing resolves")
        body.scene.ref(what)
        if other is not None:
            body.scene.ref(other)

    return read
