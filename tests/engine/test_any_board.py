"""Whatever is on the board: no crash, each result once, replaying leads to it."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.citation import Game
from bot.engine.board import Board, Obj
from bot.engine.effects import (
    Ban,
    CounterWatch,
    DamageWatch,
    DestroyWatch,
    DrawWatch,
    Effect,
    FloorLife,
    Instead,
    LifeGainWatch,
    LifeLossWatch,
    Minus,
    Modifier,
    MoveTo,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventedWatch,
    PreventInstance,
    PreventNext,
    Redirect,
    Restriction,
    Static,
    Trigger,
    Until,
    ZoneWatch,
)
from bot.engine.exploration import explore
from bot.engine.finals import final_board
from bot.engine.games import GAMES
from bot.engine.instructions import (
    AddCounters,
    DealDamage,
    DestroyIt,
    Draw,
    GainLife,
    Heal,
    Instruction,
    LoseLife,
    MakeTokens,
    Regenerate,
    SacrificeIt,
    TakeCounters,
)
from bot.engine.outcome import Settled
from bot.engine.question import Attack, Block, Deal, Do, Happening, Hit, NextTurn
from bot.engine.room import Room
from bot.engine.values import (
    ANYTHING,
    CREATURE,
    ONLY_YOU,
    ControllerOf,
    EachOf,
    Filter,
    Half,
    Named,
    PreventedThisWay,
    Ref,
    Side,
    ThatMuch,
    Who,
    Zone,
)
from tests.engine.boards import FOE, ME, board, creature, question, spell
from tests.exploring import resolved

NAMES = ("Bear", "Ogre")
ALL = (*NAMES, ME, FOE)
KEYWORDS = (
    "lifelink",
    "deathtouch",
    "wither",
    "infect",
    "trample",
    "first strike",
    "double strike",
    "indestructible",
    "protection from red",
    "absorb 1",
    "toxic 1",
)
SMALL = st.integers(1, 3)
AMOUNT = st.one_of(SMALL, st.sampled_from((ThatMuch(), PreventedThisWay())))
WHO: st.SearchStrategy[Ref] = st.sampled_from(
    (
        Who.YOU,
        Who.THIS,
        Who.EVENT_SOURCE,
        Who.EVENT_RECIPIENT,
        ControllerOf(Who.EVENT_SOURCE),
        Named("Bear"),
        Named(FOE),
        EachOf(CREATURE),
    )
)
SIDES = st.sampled_from((ME, FOE))


def _player(who: Ref) -> Ref:
    return who if who in (Who.YOU, Named(FOE)) else ControllerOf(who)


INSTRUCTION: st.SearchStrategy[Instruction] = st.one_of(
    st.builds(lambda n, w: GainLife(n, _player(w)), AMOUNT, WHO),
    st.builds(lambda n, w: LoseLife(n, _player(w)), AMOUNT, WHO),
    st.builds(lambda n, w: Draw(n, _player(w)), AMOUNT, WHO),
    st.builds(lambda n, w: AddCounters("+1/+1", n, w), AMOUNT, WHO),
    st.builds(lambda n, w: TakeCounters("+1/+1", n, w), AMOUNT, WHO),
    st.builds(lambda n, w: DealDamage(n, w), SMALL, WHO),
    st.builds(Heal, WHO),
)
RIDER = st.lists(INSTRUCTION, max_size=1).map(tuple)


def _named(names: tuple[str, ...] | None) -> Filter:
    return ANYTHING if names is None else Filter(players=Side.ANY, ids=frozenset(names))


RECIPIENT = st.none() | st.lists(st.sampled_from(ALL), min_size=1, max_size=2).map(
    tuple
)
DAMAGE = st.builds(
    lambda to, least: DamageWatch(recipient=_named(to), at_least=least),
    RECIPIENT,
    st.sampled_from((1, 1, 3)),
)
ON_DAMAGE = st.one_of(
    SMALL.map(PreventNext),
    st.just(PreventInstance()),
    SMALL.map(PreventInstance),
    SMALL.map(PreventEach),
    st.just(PreventEach(Half(ThatMuch(), True))),
    st.just(PreventAll()),
    st.just(Multiply(2)),
    SMALL.map(Plus),
    SMALL.map(Minus),
    st.sampled_from(ALL).map(lambda name: Redirect(Named(name))),
    SMALL.map(lambda n: Redirect(Named("Ogre"), n, points=True)),
    INSTRUCTION.map(lambda one: Instead((one,))),
)
OTHERS = st.one_of(
    st.tuples(
        st.just(LifeGainWatch(ONLY_YOU)), st.sampled_from((Multiply(2), Plus(1)))
    ),
    st.tuples(
        st.just(LifeLossWatch(ONLY_YOU, from_damage=True, below=1)),
        st.just(FloorLife(1)),
    ),
    st.tuples(st.just(CounterWatch(CREATURE)), st.sampled_from((Multiply(2), Plus(1)))),
    st.tuples(st.just(DrawWatch(ONLY_YOU)), st.just(Instead((GainLife(1),)))),
    st.tuples(
        st.just(ZoneWatch(CREATURE, Zone.BATTLEFIELD, Zone.GRAVEYARD)),
        st.just(MoveTo(Zone.EXILE)),
    ),
    st.tuples(
        st.just(DestroyWatch(CREATURE)), st.just(Instead((Heal(Who.EVENT_OBJECT),)))
    ),
)


def _effect(
    watch: object, act: object, rider: tuple[Instruction, ...], **fields: object
) -> Effect:
    uses = fields.pop("once") or isinstance(act, PreventInstance)
    return Effect(watch, act, rider=rider, uses=1 if uses else None, **fields)  # type: ignore[arg-type]


COMMON = {
    "controller": SIDES,
    "each_source": st.booleans(),
    "optional": st.sampled_from((None, None, Who.YOU)),
    "once": st.booleans(),
    "until": st.sampled_from((Until.END_OF_TURN, Until.STATIC, Until.END_OF_COMBAT)),
}
EFFECT = st.one_of(
    st.builds(_effect, DAMAGE, ON_DAMAGE, RIDER, **COMMON),
    OTHERS.flatmap(
        lambda pair: st.builds(
            _effect, st.just(pair[0]), st.just(pair[1]), RIDER, **COMMON
        )
    ),
)
# What is triggered must come to an end: no damage, no life.
QUIET = st.sampled_from((AddCounters("seen", 1, Who.YOU), Draw(1)))
TRIGGER = st.builds(
    lambda watch, one, who, each: Trigger(
        watch, (one,), controller=who, each_source=each
    ),
    st.sampled_from((DamageWatch(), PreventedWatch(), LifeLossWatch(ANYTHING))),
    QUIET,
    SIDES,
    st.booleans(),
)
RESTRICTION = st.builds(
    lambda kind, name: Restriction(kind, _named((name,)), ANYTHING),
    st.sampled_from(
        (Ban.PREVENT, Ban.GAIN_LIFE, Ban.LOSE_LIFE, Ban.REDIRECT, Ban.DEAL_DAMAGE)
    ),
    st.sampled_from((*ALL, "Bolt")),
)
MODIFIER = st.builds(
    lambda name, n: Modifier(_named((name,)), n, n),
    st.sampled_from(NAMES),
    st.integers(-1, 2),
)
STATIC: st.SearchStrategy[Static] = st.one_of(
    EFFECT, EFFECT, EFFECT, TRIGGER, RESTRICTION, MODIFIER
)
CREATURES = st.builds(
    lambda power, tough, words, who, counters: (
        lambda name: creature(
            name, power, tough, *words, controller=who, counters=counters
        )
    ),
    st.integers(0, 4),
    st.integers(1, 5),
    st.lists(st.sampled_from(KEYWORDS), max_size=2, unique=True),
    SIDES,
    st.sampled_from(
        ((), (("+1/+1", 2),), (("shield", 1),), (("finality", 1),), (("bulwark", 1),))
    ),
)
HAPPENING: st.SearchStrategy[Happening] = st.one_of(
    st.lists(
        st.builds(
            Hit,
            st.sampled_from((*NAMES, "Bolt")),
            st.sampled_from(ALL),
            st.integers(0, 5),
            st.booleans(),
            st.booleans(),
        ),
        min_size=1,
        max_size=2,
        unique_by=lambda one: (one.source, one.recipient),
    ).map(lambda hits: Deal(tuple(hits))),
    st.builds(lambda one, who: Do((one,), who, "Bolt"), INSTRUCTION, SIDES),
    st.sampled_from(
        (
            Attack((("Bear", FOE),)),
            Attack((("Bear", FOE),), (Block("Ogre", "Bear"),)),
            Attack((("Ogre", ME), ("Bear", ME))),
            Do((Regenerate(Named("Bear")),), ME),
            Do((DestroyIt(Named("Ogre")),), ME),
            Do((SacrificeIt(Named("Bear")),), ME),
            Do((MakeTokens(1, name="Elf", power=1, toughness=1),), ME),
            NextTurn(),
        )
    ),
)


def _numbered(statics: list[Static]) -> list[Static]:
    return [
        replace(one, id=f"e{index}", label=f"e{index}")
        for index, one in enumerate(statics)
    ]


@st.composite
def positions(draw: st.DrawFn) -> tuple[Board, tuple[Happening, ...]]:
    """Two creatures, a spell, up to three statics, and up to two happenings."""
    made: list[Obj] = [draw(CREATURES)(name) for name in NAMES]
    statics = _numbered(draw(st.lists(STATIC, max_size=3)))
    script = draw(st.lists(HAPPENING, min_size=1, max_size=2))
    life = draw(st.sampled_from((20, 3)))
    return (
        board(*made, spell("Bolt"), *statics, life=life, active=draw(SIDES)),
        tuple(script),
    )


def _settings(examples: int) -> settings:
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=examples < 200,
        suppress_health_check=list(HealthCheck),
    )


PLAYED = [(game, edition) for game, editions in GAMES.items() for edition in editions]


@pytest.mark.parametrize("examples", [60, pytest.param(1000, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("game", "edition"), PLAYED)
def test_every_board_comes_to_an_end_and_can_be_replayed(
    game: Game, edition: str, examples: int
) -> None:
    @_settings(examples)
    @given(positions())
    def check(made: tuple[Board, tuple[Happening, ...]]) -> None:
        start, script = made
        asked = question(start, *script, game=game, edition=edition)
        ruling = explore(asked, Room(3_000))
        assert ruling.outcomes or not ruling.complete
        finals = [final_board(one.board) for one in ruling.outcomes]
        assert len(set(finals)) == len(finals)
        if not ruling.complete or not ruling.certain:
            return
        for outcome in ruling.outcomes[:4]:
            answers = tuple(option for _, option in outcome.choices)
            settled = resolved(asked, answers)
            assert isinstance(settled, Settled)
            assert final_board(settled.board) == final_board(outcome.board)
            for damage in outcome.damage:
                assert min(damage.dealt, damage.prevented) >= 0
            for effect in outcome.board.effects:
                if isinstance(effect.act, PreventNext):
                    assert int(str(effect.act.remaining)) >= 0
                assert effect.uses is None or effect.uses >= 0

    check()
