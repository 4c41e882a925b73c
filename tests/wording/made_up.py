"""Whatever Magic's reader can make of a text, made up."""

from dataclasses import replace

from hypothesis import strategies as st

from bot.engine.conditions import Always, Compare, Condition, Exists, IsTurnOf, Matches
from bot.engine.effects import (
    Act,
    Ban,
    CounterWatch,
    DamageWatch,
    DrawWatch,
    Effect,
    Instead,
    LifeGainWatch,
    Minus,
    Modifier,
    MoveTo,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    Redirect,
    Restriction,
    SetTo,
    Until,
    Watch,
    ZoneWatch,
)
from bot.engine.instructions import (
    Ability,
    AddCounters,
    DealDamage,
    Draw,
    GainLife,
    Install,
    Instruction,
    LoseLife,
    MakeTokens,
    MillCards,
    TakeCounters,
)
from bot.engine.values import (
    ANY_OBJECT,
    ANYTHING,
    ONLY_YOU,
    THIS,
    Amount,
    Chosen,
    CountOf,
    Filter,
    Half,
    PreventedThisWay,
    Side,
    StatOf,
    Sum,
    Target,
    ThatMuch,
    Variable,
    Who,
    Zone,
)

# --- Everything the reader makes, made up -----------------------------------------

colors = st.sampled_from(["white", "blue", "black", "red", "green"])
subtypes = st.sampled_from(["cleric", "wall", "dinosaur", "elf"])
sides = st.sampled_from([Side.YOU, Side.OPPONENT])
small = st.integers(1, 9)


@st.composite
def creatures(draw: st.DrawFn) -> Filter:
    extra = draw(st.frozensets(subtypes, max_size=1))
    return Filter(
        kinds=extra | {"creature"},
        colors=draw(st.frozensets(colors, max_size=2)),
        controller=draw(st.none() | sides),
        tapped=draw(st.none() | st.booleans()),
        keywords=draw(st.frozensets(st.sampled_from(["flying", "reach"]), max_size=1)),
        power_at_least=draw(st.none() | small),
        token=draw(st.sampled_from([None, False])),
        other=draw(st.booleans()),
    )


@st.composite
def sources(draw: st.DrawFn) -> Filter:
    return Filter(
        kinds=draw(st.sampled_from([frozenset(), frozenset({"artifact"})])),
        colors=draw(st.frozensets(colors, max_size=2)),
        controller=draw(st.none() | sides),
        other=draw(st.booleans()),
    )


permanent = frozenset({"permanent"})
mixed = st.sampled_from(
    [
        Filter(players=Side.YOU, kinds=permanent, controller=Side.YOU),
        Filter(players=Side.OPPONENT, kinds=permanent, controller=Side.OPPONENT),
        Filter(players=Side.ANY, kinds=permanent),
    ]
)
players = st.sampled_from(
    [
        ONLY_YOU,
        Filter(players=Side.OPPONENT, objects=False),
        Filter(players=Side.ANY, objects=False),
    ]
)
recipients = st.one_of(
    creatures(), players, mixed, st.sampled_from([THIS, Filter(attached=True)])
)
combat = st.sampled_from([None, True, False])
conditions: st.SearchStrategy[Condition] = st.one_of(
    st.just(Always()),
    st.builds(IsTurnOf, sides),
    st.builds(Exists, creatures().map(lambda f: replace(f, controller=Side.YOU))),
    st.builds(lambda n: Compare(StatOf(Who.YOU, "life"), "<=", n), st.integers(1, 20)),
    st.just(Matches(Who.THIS, Filter(counter="+1/+1"))),
)
riders: st.SearchStrategy[Instruction] = st.one_of(
    st.builds(GainLife, small | st.just(PreventedThisWay())),
    st.builds(LoseLife, small | st.just(ThatMuch())),
    st.builds(Draw, small),
    st.builds(AddCounters, st.just("+1/+1"), small | st.just(ThatMuch())),
    st.builds(TakeCounters, st.just("charge"), small | st.just(ThatMuch())),
    st.builds(DealDamage, st.just(ThatMuch()), st.just(Who.EVENT_SOURCE)),
)
prevented: st.SearchStrategy[Amount] = st.one_of(
    small,
    st.builds(Half, st.just(ThatMuch()), st.booleans()),
    small.map(lambda n: Sum((ThatMuch(), -n))),
    st.builds(CountOf, creatures()),
)


@st.composite
def damage_effects(draw: st.DrawFn, until: Until = Until.STATIC) -> Effect:
    each = draw(st.booleans())
    still = until is Until.STATIC
    watch = DamageWatch(draw(sources()), draw(recipients), draw(combat))
    if not still:
        # Beside a target "other" means other than the target.
        watch = replace(
            watch,
            source=replace(watch.source, other=False),
            recipient=replace(watch.recipient, other=False),
        )
    if not each and watch.source == ANY_OBJECT and draw(st.booleans()):
        watch = replace(watch, at_least=draw(st.integers(2, 9)))
    uses = draw(st.sampled_from([None, 1])) if until is not Until.STATIC else None
    preventing: st.SearchStrategy[Act] = (
        st.one_of(st.just(PreventAll()), st.builds(PreventEach, prevented))
        if uses is None
        else st.one_of(
            st.just(PreventInstance()), st.builds(PreventInstance, prevented)
        )
    )
    changing: st.SearchStrategy[Act] = st.one_of(
        st.builds(Multiply, st.sampled_from([2, 3])),
        st.builds(Plus, small),
        st.builds(Minus, small),
        st.builds(SetTo, small),
        st.builds(Redirect, st.sampled_from([Who.YOU, Who.THIS, Who.ATTACHED])),
        st.builds(Instead, st.tuples(riders.filter(lambda one: not _prevents(one)))),
    )
    act = draw(preventing | changing)
    rider: tuple[Instruction, ...] = ()
    if isinstance(act, PreventAll | PreventEach | PreventInstance):
        # An X cannot be defined twice in one sentence.
        amount = getattr(act, "amount", None)
        more = riders if not isinstance(amount, CountOf) else st.just(GainLife(2))
        rider = draw(st.just(()) | st.tuples(more))
    return Effect(
        watch,
        act,
        each_source=each,
        uses=uses,
        until=until,
        rider=rider,
        when=draw(conditions) if until is Until.STATIC else Always(),
        optional=draw(st.sampled_from([None, Who.YOU])),
    )


def _prevents(one: Instruction) -> bool:
    return getattr(one, "amount", None) == PreventedThisWay()


watches: st.SearchStrategy[tuple[Watch, st.SearchStrategy[Act]]] = st.sampled_from(
    [
        (LifeGainWatch(ONLY_YOU), st.builds(Multiply, st.sampled_from([2, 3]))),
        (LifeGainWatch(ONLY_YOU), st.builds(Plus, small)),
        (
            LifeGainWatch(Filter(players=Side.ANY, objects=False)),
            st.builds(
                Instead, st.tuples(st.just(LoseLife(ThatMuch(), Who.EVENT_PLAYER)))
            ),
        ),
        (DrawWatch(ONLY_YOU), st.builds(Instead, st.tuples(st.just(MillCards(2))))),
        (DrawWatch(ONLY_YOU, several=True), st.builds(Plus, small)),
        (CounterWatch(THIS, "+1/+1"), st.builds(Minus, small)),
        (
            CounterWatch(
                Filter(kinds=permanent, controller=Side.YOU), from_effect=True
            ),
            st.just(Multiply(2)),
        ),
        (
            ZoneWatch(THIS, Zone.BATTLEFIELD, Zone.GRAVEYARD),
            st.sampled_from(
                [
                    MoveTo(Zone.EXILE),
                    MoveTo(Zone.HAND),
                    MoveTo(Zone.LIBRARY, shuffle=True),
                    MoveTo(Zone.LIBRARY, bottom=True),
                    MoveTo(Zone.EXILE, counters=(("ice", 2),)),
                ]
            ),
        ),
        (
            ZoneWatch(
                Filter(kinds=frozenset({"card"}), owner=Side.OPPONENT),
                None,
                Zone.GRAVEYARD,
            ),
            st.just(MoveTo(Zone.EXILE)),
        ),
    ]
)


@st.composite
def other_effects(draw: st.DrawFn) -> Effect:
    watch, acts = draw(watches)
    return Effect(watch, draw(acts), when=draw(conditions))


bans = st.builds(
    Restriction,
    st.sampled_from(
        [Ban.ATTACK, Ban.BLOCK, Ban.BE_BLOCKED, Ban.REGENERATE, Ban.BE_TARGETED]
    ),
    creatures() | st.just(THIS),
    when=conditions,
)
unpreventable = st.builds(
    Restriction, st.just(Ban.PREVENT), sources(), recipients, combat=combat
)
modifiers = st.builds(
    Modifier,
    creatures(),
    st.integers(-3, 3),
    st.integers(-3, 3).filter(bool),
    keywords=st.sampled_from([(), ("flying",), ("flying", "protection from red")]),
    when=conditions,
)


targets = st.sampled_from(
    [
        Target(ANYTHING, any_target=True),
        Target(Filter(kinds=frozenset({"creature"}), controller=Side.YOU)),
        Target(Filter(players=Side.ANY, objects=False)),
    ]
)


def _aimed(target: Target) -> Filter:
    if target.filter.players is None:
        return Filter(chosen=0)
    return Filter(players=Side.ANY, objects=target.filter.objects, chosen=0)


@st.composite
def spells(draw: st.DrawFn) -> Ability:
    target = draw(targets)
    aimed = _aimed(target)
    first: Instruction = draw(
        st.one_of(
            small.map(
                lambda n: Install(
                    Effect(
                        DamageWatch(recipient=aimed),
                        PreventNext(n),
                        start=n,
                        each_source=False,
                        until=Until.END_OF_TURN,
                    )
                )
            ),
            st.builds(DealDamage, small | st.just(Variable("X")), st.just(Chosen(0))),
            st.just(
                Install(
                    Effect(
                        DamageWatch(recipient=aimed),
                        PreventAll(),
                        each_source=False,
                        until=Until.END_OF_TURN,
                    )
                )
            ),
        )
    )
    more: list[Instruction] = draw(
        st.lists(
            st.one_of(
                st.builds(GainLife, small),
                st.builds(Draw, small),
                st.builds(DealDamage, small, st.just(Chosen(0))),
                st.builds(
                    MakeTokens,
                    small,
                    kinds=st.just(frozenset({"creature", "cat"})),
                    colors=st.frozensets(colors, max_size=2),
                    power=small,
                    toughness=small,
                ),
                damage_effects(Until.END_OF_TURN).map(Install),
            ),
            max_size=3,
        )
    )
    return Ability((first, *more), (target,))
