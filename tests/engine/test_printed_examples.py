"""The examples the Magic rules print, retold."""

from dataclasses import replace

import pytest

from bot.engine.conditions import Compare, Matches, Not
from bot.engine.effects import (
    DamageWatch,
    DrawWatch,
    Effect,
    Instead,
    LifeGainWatch,
    Modifier,
    MoveTo,
    PreventInstance,
    PreventNext,
    StateWatch,
    Trigger,
    Until,
    ZoneWatch,
)
from bot.engine.instructions import (
    Ability,
    AddCounters,
    DealDamage,
    DestroyIt,
    DiscardCards,
    Draw,
    GainLife,
    Install,
    LoseLife,
    SacrificeIt,
)
from bot.engine.question import Change, Resolve
from bot.engine.values import (
    CREATURE,
    ONLY_YOU,
    THIS,
    AllRefs,
    Chosen,
    ControllerOf,
    EachOf,
    Filter,
    Named,
    StatOf,
    Target,
    ThatMuch,
    Who,
    Zone,
)
from tests.engine.boards import (
    FOE,
    ME,
    attack,
    board,
    card,
    creature,
    deal,
    do,
    hit,
    on_damage,
    permanent,
    rule,
    spell,
    together,
)

BOLT = spell("Bolt")
GRAVE, FIELD = {Zone.GRAVEYARD}, {Zone.BATTLEFIELD}


# --- Magic ------------------------------------------------------------------------


@pytest.mark.cr("120.5", "704.5g")
def test_the_bolt_does_not_destroy_the_bear_but_its_damage_does() -> None:
    target = Ability((DealDamage(3, Chosen()),), (Target(Filter(), any_target=True),))
    start = board(BOLT, creature("Bear", 2, 2))
    ruled = rule(start, Resolve("Bolt", target, FOE, chosen=(("Bear",),), spell=True))
    assert ruled.zone("Bear") == GRAVE
    assert ruled.zone("Bolt") == GRAVE
    assert "704.5g" in ruled.rules


@pytest.mark.cr("608.2b")
def test_a_spell_whose_only_target_has_gone_does_nothing() -> None:
    ability = Ability((DealDamage(3, Chosen()), GainLife(3)), (Target(CREATURE),))
    start = board(BOLT, creature("Bear", 2, 2))
    ruled = rule(
        start,
        do(DestroyIt(Named("Bear"))),
        Resolve("Bolt", ability, FOE, chosen=(("Bear",),)),
    )
    assert ruled.life(FOE) == {20}


@pytest.mark.cr("603.8")
def test_a_state_trigger_triggers_once_while_its_state_lasts() -> None:
    three = Compare(StatOf(Who.THIS, "counters:lore"), ">=", 3)
    full = Trigger(StateWatch(), (AddCounters("seen", 1, Who.YOU),), when=three)
    start = board(card(permanent("Saga"), full))
    more = do(AddCounters("lore", 3, Named("Saga")))
    assert rule(start, more).counters(ME, "seen") == {1}
    assert rule(start, more, more).counters(ME, "seen") == {1}


@pytest.mark.cr("603.8")
def test_a_state_trigger_can_sacrifice_what_has_too_many_counters() -> None:
    three_there = Compare(StatOf(Who.THIS, "counters:revival"), ">=", 3)
    lives = Trigger(StateWatch(), (SacrificeIt(Who.THIS),), when=three_there)
    prevent = on_damage(
        PreventInstance(),
        "lives",
        ME,
        rider=(AddCounters("revival", 1, Named("Lives")),),
    )
    start = board(card(permanent("Lives"), lives), BOLT, prevent)
    three = (deal("Bolt", ME, 5),) * 3
    ruled = rule(start, *three)
    assert ruled.life() == {20}
    assert ruled.zone("Lives") == GRAVE


@pytest.mark.cr("615.11")
def test_the_apothecary_shields_what_shares_a_colour_as_it_resolves() -> None:
    one = Effect(
        DamageWatch(recipient=Filter(chosen=1)),
        PreventNext(1),
        label="apothecary",
        each_source=False,
        until=Until.END_OF_TURN,
    )
    white = frozenset({"white"})
    shares = Filter(
        kinds=frozenset({"creature"}), shares_color_with=Chosen(0), not_chosen=0
    )
    ability = Ability(
        (Install(one, each=AllRefs((Chosen(0), EachOf(shares))), slot=1),),
        (Target(CREATURE),),
    )
    start = board(
        creature("Apothecary", 1, 1, colors=white),
        creature("A", 1, 3, colors=white),
        creature("B", 1, 3, colors=white),
        creature("Red", 1, 3, colors=("red",)),
        BOLT,
    )
    ruled = rule(
        start,
        Resolve("Apothecary", ability, ME, chosen=(("A",),)),
        Change(creature("Late", 1, 3, colors=white)),
        Change(creature("Red", 1, 3, colors=white)),
        Change(creature("B", 1, 3, colors=("blue",))),
        together(*(hit("Bolt", name, 2) for name in ("A", "B", "Red", "Late"))),
    )
    assert ruled.marked("A") == {1}
    assert ruled.marked("B") == {1}
    assert ruled.marked("Red") == {2}
    assert ruled.marked("Late") == {2}


@pytest.mark.cr("702.15e")
def test_a_pridemate_grows_twice_for_two_lifelinkers() -> None:
    grow = Trigger(LifeGainWatch(ONLY_YOU), (AddCounters("+1/+1", 1, Who.THIS),))
    start = board(
        card(creature("Mate", 2, 2), grow),
        creature("A", 1, 1, "lifelink"),
        creature("B", 3, 3, "lifelink"),
    )
    ruled = rule(start, attack("A", "B"))
    assert ruled.counters("Mate", "+1/+1") == {2}
    assert ruled.life() == {24}


@pytest.mark.cr("702.19b")
def test_a_small_attacker_helps_the_trampler_through_a_shared_blocker() -> None:
    start = board(
        creature("Small", 1, 1),
        creature("Big", 3, 3, "trample"),
        creature("Both", 2, 2, controller=FOE),
    )
    ruled = rule(
        start, attack("Small", "Big", blocks=[("Both", "Small"), ("Both", "Big")])
    )
    assert min(ruled.life(FOE)) == 18  # type: ignore[type-var]


@pytest.mark.cr("704.4")
def test_a_toughness_of_nothing_in_the_middle_of_a_spell_kills_nobody() -> None:
    hand = StatOf(Who.YOU, "hand")
    maro = card(creature("Maro", 0, 0), Modifier(THIS, hand, hand))
    start = board(maro)
    start = start.with_player(replace(start.players[0], hand=3))
    ruled = rule(start, do(DiscardCards(3), Draw(7)))
    assert ruled.zone("Maro") == FIELD
    assert ruled.size("Maro") == {(7, 7)}


@pytest.mark.cr("704.8")
def test_a_young_wolf_with_a_counter_before_the_check_does_not_come_back() -> None:
    had = Matches(Who.EVENT_OBJECT, Filter(counter="+1/+1"))
    undying = Trigger(
        ZoneWatch(THIS, Zone.BATTLEFIELD, Zone.GRAVEYARD),
        (AddCounters("undying", 1, Who.YOU),),
        when=Not(had),
    )
    wolf = card(creature("Wolf", 1, 1, counters=(("+1/+1", 1),)), undying)
    ruled = rule(board(wolf), do(AddCounters("-1/-1", 3, Named("Wolf"))))
    assert ruled.zone("Wolf") == GRAVE
    assert ruled.counters(ME, "undying") == {0}


@pytest.mark.cr("614.6", "615.5")
def test_a_modified_event_with_an_impossible_part_skips_that_part() -> None:
    gone = on_damage(
        Instead((AddCounters("+1/+1", 1, Named("Gone")), GainLife(1))), "odd", ME
    )
    ruled = rule(board(BOLT, gone), deal("Bolt", ME, 3))
    assert ruled.life() == {21}


@pytest.mark.cr("614.9", "609.7")
def test_damage_the_foe_would_deal_to_me_can_be_turned_on_its_controller() -> None:
    back = on_damage(
        PreventInstance(),
        "reflection",
        ME,
        uses=1,
        rider=(DealDamage(ThatMuch(), ControllerOf(Who.EVENT_SOURCE), Who.YOU),),
    )
    ruled = rule(board(BOLT, back), deal("Bolt", ME, 3))
    assert ruled.lives(ME, FOE) == {(20, 17)}


@pytest.mark.cr("616.1f")
def test_a_card_that_is_exiled_instead_was_never_put_into_the_graveyard() -> None:
    peace = Effect(
        ZoneWatch(Filter(), None, Zone.GRAVEYARD),
        MoveTo(Zone.EXILE),
        id="peace",
        label="peace",
        controller=FOE,
    )
    ruled = rule(board(creature("Bear", 2, 2), peace), do(DestroyIt(Named("Bear"))))
    assert ruled.zone("Bear") == {Zone.EXILE}
    assert {o.board.obj("Bear").destroyed for o in ruled.ruling.outcomes} == {True}  # type: ignore[union-attr]


@pytest.mark.cr("120.3a", "119.3")
def test_losing_life_is_no_damage_and_no_shield_helps() -> None:
    start = board(on_damage(PreventNext(5), "shield", ME, start=5))
    ruled = rule(start, do(LoseLife(3)))
    assert ruled.life() == {17}
    assert ruled.left("shield") == {5}


@pytest.mark.cr("614.5", "121.2")
def test_two_doublings_of_a_draw_make_four() -> None:
    def twice(name: str) -> Effect:
        return Effect(
            DrawWatch(ONLY_YOU),
            Instead((Draw(2),)),
            id=name,
            label=name,
            controller=ME,
        )

    assert rule(board(twice("a"), twice("b")), do(Draw(1))).player(ME, "drawn") == {4}


@pytest.mark.cr("101.4", "603.3b")
def test_triggers_of_several_players_go_on_the_stack_in_turn_order() -> None:
    def drains(name: str, who: str) -> Trigger:
        return Trigger(
            ZoneWatch(CREATURE, Zone.BATTLEFIELD, Zone.GRAVEYARD),
            (GainLife(1),),
            id=name,
            label=name,
            controller=who,
        )

    start = board(creature("Bear", 2, 2), drains("x", FOE), drains("y", ME))
    ruled = rule(start, do(DestroyIt(Named("Bear"))))
    assert ruled.lives(ME, FOE) == {(21, 21)}
