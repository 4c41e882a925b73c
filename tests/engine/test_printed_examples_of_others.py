"""The examples the Grand Archive and Riftbound rules print, retold."""

from dataclasses import replace

import pytest

from bot.citation import Game
from bot.engine.board import Player
from bot.engine.conditions import Matches
from bot.engine.effects import (
    DamageWatch,
    Effect,
    Instead,
    Modifier,
    PreventInstance,
    PreventNext,
    Trigger,
    Until,
    ZoneWatch,
)
from bot.engine.instructions import (
    AddCounters,
    DealDamage,
    Draw,
    Install,
    MakeTokens,
)
from bot.engine.values import ONLY_YOU, THIS, AllRefs, Filter, Named, Side, Who, Zone
from tests.engine.boards import (
    FOE,
    ME,
    Ruled,
    board,
    card,
    creature,
    deal,
    do,
    hit,
    on_damage,
    prevent_each,
    rule,
    spell,
    together,
)

BOLT = spell("Bolt")
GRAVE, FIELD = {Zone.GRAVEYARD}, {Zone.BATTLEFIELD}


def _ga(*things: object) -> object:
    made = board(*things)  # type: ignore[arg-type]
    return made.changed(players=(Player(ME), Player(FOE)))


def _champion() -> object:
    return creature("Champion", 0, 20, kinds=("champion", "unit"))


def _ruled(start: object, *script: object) -> Ruled:
    return rule(start, *script, game=Game.GRAND_ARCHIVE)  # type: ignore[arg-type]


# --- Grand Archive ----------------------------------------------------------------


@pytest.mark.rule("DMG 16", "DP 5.2")
def test_one_quantity_to_a_set_is_one_event_and_single_choices_are_several() -> None:
    once = on_damage(PreventInstance(), "once", "Champion", uses=1)
    flames = spell("Flames", "action")
    together_ = _ruled(_ga(_champion(), flames, once), deal("Flames", "Champion", 3))
    assert together_.marked("Champion") == {0}
    slimes = (deal("Flames", "Champion", 1),) * 3
    apart = _ruled(_ga(_champion(), flames, once), *slimes)
    assert apart.marked("Champion") == {2}


@pytest.mark.rule("DS 3.6")
def test_the_least_rending_damage_is_one_less_doubled_one_more() -> None:
    from tests.engine.boards import doubler, plus

    start = _ga(
        _champion(),
        creature("Attacker", 3, 9, kinds=("champion", "unit"), controller=FOE),
        prevent_each(1, "Champion"),
        doubler("rending flames"),
        plus(1, "one more"),
    )
    ruled = _ruled(start, deal("Attacker", "Champion", 3, combat=True))
    assert min(ruled.marked("Champion")) == 5
    assert ruled.choosers == {ME}


def _unit(name: str, might: int, **fields: object) -> object:
    return replace(creature(name, might, might, **fields), kinds=frozenset({"unit"}))


def _rb(start: object, *script: object, edition: str = "1.4") -> Ruled:
    return rule(start, *script, game=Game.RIFTBOUND, edition=edition)  # type: ignore[arg-type]


# --- Riftbound --------------------------------------------------------------------


@pytest.mark.rule("715.2")
def test_singularity_gets_its_bonus_on_each_target() -> None:
    from bot.engine.effects import Bonus

    start = board(
        _unit("A", 9),  # type: ignore[arg-type]
        _unit("B", 9),  # type: ignore[arg-type]
        spell("Singularity", "spell", controller=ME),
        on_damage(Bonus(1), "Annie", source=Filter(controller=Side.YOU)),
    )
    to_both = DealDamage(6, AllRefs((Named("A"), Named("B"))))
    ruled = _rb(start, do(to_both, source="Singularity"))
    assert ruled.marked("A") == {7}
    assert ruled.marked("B") == {7}


@pytest.mark.rule("715.2")
def test_the_bonus_of_the_next_spell_is_on_each_target_of_it() -> None:
    from bot.engine.effects import Bonus

    start = board(
        _unit("A", 9),  # type: ignore[arg-type]
        _unit("B", 9),  # type: ignore[arg-type]
        spell("Firestorm", "spell", controller=ME),
        on_damage(Bonus(1), "Tome", source=Filter(controller=Side.YOU), uses=1),
    )
    to_both = DealDamage(3, AllRefs((Named("A"), Named("B"))))
    ruled = _rb(start, do(to_both, source="Firestorm"))
    assert (ruled.marked("A"), ruled.marked("B")) == ({4}, {4})


@pytest.mark.rule("715.3")
def test_split_damage_gets_its_bonus_once_before_it_is_split() -> None:
    from bot.engine.effects import Bonus

    yours = Filter(controller=Side.YOU)
    start = board(
        _unit("A", 9),  # type: ignore[arg-type]
        _unit("B", 9),  # type: ignore[arg-type]
        _unit("Volibear", 9, controller=FOE),  # type: ignore[arg-type]
        on_damage(Bonus(1), "Annie", source=yours, controller=FOE),
    )
    split = DealDamage(5, AllRefs((Named("A"), Named("B"))), divided=True)
    ruled = _rb(start, do(split, by=FOE, source="Volibear"))
    sums = {
        one.board.obj("A").damage + one.board.obj("B").damage  # type: ignore[union-attr]
        for one in ruled.ruling.outcomes
    }
    assert sums == {6}


@pytest.mark.rule("370.3")
def test_what_waits_in_the_trash_cannot_save_who_dies_with_it() -> None:
    saves = Effect(
        ZoneWatch(
            Filter(kinds=frozenset({"unit"}), controller=Side.YOU, other=True),
            Zone.BATTLEFIELD,
            Zone.GRAVEYARD,
        ),
        Instead((AddCounters("saved", 1, Who.YOU),)),
        label="from the trash",
        when=Matches(Who.THIS, Filter(zone=Zone.GRAVEYARD)),
    )
    first = card(_unit("First", 1), saves)  # type: ignore[arg-type]
    start = board(first, _unit("Recruit", 1), BOLT)  # type: ignore[arg-type]
    ruled = _rb(start, together(hit("Bolt", "First", 1), hit("Bolt", "Recruit", 1)))
    assert ruled.zone("Recruit") == GRAVE


@pytest.mark.rule("375")
def test_a_replacement_that_draws_ignores_how_the_token_would_have_come() -> None:
    from bot.engine.effects import TokenWatch

    draws = Effect(
        TokenWatch(ONLY_YOU), Instead((Draw(1),)), id="d", label="d", controller=ME
    )
    gold = MakeTokens(1, name="Gold", kinds=frozenset({"gear"}), tapped=True)
    ruled = _rb(board(draws), do(gold))
    assert ruled.player(ME, "drawn") == {1}
    assert ruled.tokens("Gold") == {0}


@pytest.mark.rule("417.1.e.1", "437.2")
def test_a_unit_that_grows_when_hurt_grows_only_from_what_gets_through() -> None:
    grows = Trigger(
        DamageWatch(recipient=THIS),
        (Install(Modifier(THIS, 2, 2, until=Until.END_OF_TURN)),),
    )
    hexed = card(_unit("A", 3), grows)  # type: ignore[arg-type]
    barrier = on_damage(PreventNext(3), "barrier", "A", start=3)
    three = _rb(board(hexed, BOLT, barrier), deal("Bolt", "A", 3))
    assert three.size("A") == {(3, 3)}
    four = _rb(board(hexed, BOLT, barrier), deal("Bolt", "A", 4))
    assert four.size("A") == {(5, 5)}
    assert four.marked("A") == {1}
