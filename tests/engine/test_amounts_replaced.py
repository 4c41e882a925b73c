"""Tokens, counters, life and cards drawn or milled, in other numbers (614)."""

from dataclasses import replace

import pytest

from bot.engine.effects import (
    AlsoCreate,
    AsEntersChoose,
    Ban,
    CounterWatch,
    DrawWatch,
    Effect,
    EnterWatch,
    EnterWith,
    Instead,
    LifeGainWatch,
    MillWatch,
    Modifier,
    Multiply,
    Plus,
    TokenWatch,
)
from bot.engine.instructions import (
    AddCounters,
    Draw,
    GainLife,
    LoseLife,
    MakeTokens,
    MillCards,
    Unplayed,
)
from bot.engine.values import (
    ONLY_YOU,
    THIS,
    Filter,
    Named,
    Side,
    ThatMuch,
    Who,
    Zone,
)
from tests.engine.boards import (
    FOE,
    ME,
    ban,
    board,
    card,
    creature,
    deal,
    do,
    enter,
    permanent,
    rule,
    spell,
    to,
)

YOURS = Filter(kinds=frozenset({"creature"}), controller=Side.YOU)


def _waiting(name: str, *statics: object, **fields: object) -> object:
    fields.setdefault("zone", Zone.HAND)
    return card(creature(name, 2, 2, **fields), *statics)  # type: ignore[arg-type]


SEASON_TOKENS = Effect(
    TokenWatch(ONLY_YOU, from_effect=True),
    Multiply(2),
    id="season",
    label="season",
    controller=ME,
)
SOLDIER = MakeTokens(1, name="Soldier", power=1, toughness=1)


# --- Tokens -----------------------------------------------------------------------


@pytest.mark.cr("614.16", "111.1")
def test_twice_as_many_tokens() -> None:
    assert rule(board(SEASON_TOKENS), do(SOLDIER)).tokens("Soldier") == {2}


@pytest.mark.cr("614.16", "614.5")
def test_two_doublings_make_four_tokens() -> None:
    again = replace(SEASON_TOKENS, id="again", label="again")
    ruled = rule(board(SEASON_TOKENS, again), do(SOLDIER))
    assert ruled.tokens("Soldier") == {4}
    assert ruled.choosers == set()


@pytest.mark.cr("614.16", "616.1")
def test_doubling_and_one_more_token_can_be_taken_in_either_order() -> None:
    more = Effect(TokenWatch(ONLY_YOU), Plus(1), id="more", label="more", controller=ME)
    ruled = rule(board(SEASON_TOKENS, more), do(SOLDIER))
    assert ruled.tokens("Soldier") == {3, 4}
    assert ruled.choosers == {ME}


@pytest.mark.cr("614.16")
def test_the_foes_tokens_are_not_doubled() -> None:
    ruled = rule(board(SEASON_TOKENS), do(SOLDIER, by=FOE))
    assert ruled.tokens("Soldier") == {1}


@pytest.mark.cr("616.1g")
def test_tokens_are_doubled_before_what_each_does_as_it_enters() -> None:
    colour = Effect(EnterWatch(THIS), AsEntersChoose("a color", ("white", "red")))
    voice = card(creature("Voice", 2, 2), colour)
    ruled = rule(board(SEASON_TOKENS, voice), do(MakeTokens(1, copy_of=Named("Voice"))))
    assert ruled.tokens("Voice") == {2}
    # Two white, two red, or one of each.
    assert len(ruled.ruling.outcomes) >= 3


@pytest.mark.cr("616.1g", "614.12")
def test_each_token_enters_with_what_the_copied_creature_enters_with() -> None:
    two = Effect(EnterWatch(THIS), EnterWith(counters=(("+1/+1", 2),)))
    ruled = rule(
        board(SEASON_TOKENS, card(creature("Hydra", 1, 1), two)),
        do(MakeTokens(1, copy_of=Named("Hydra"))),
    )
    tokens = [
        o.counters
        for o in ruled.ruling.outcomes[0].board.objects
        if o.token and o.zone is Zone.BATTLEFIELD
    ]
    assert tokens == [(("+1/+1", 2),)] * 2


@pytest.mark.cr("614.16")
def test_an_extra_token_of_another_kind_comes_along() -> None:
    also = Effect(
        TokenWatch(ONLY_YOU),
        AlsoCreate(token=MakeTokens(1, name="Food", kinds=frozenset({"artifact"}))),
        id="also",
        label="also",
        controller=ME,
    )
    ruled = rule(board(also), do(SOLDIER))
    assert ruled.tokens("Soldier") == {1}
    assert ruled.tokens("Food") == {1}


SEASON = Effect(
    CounterWatch(Filter(controller=Side.YOU), from_effect=True),
    Multiply(2),
    id="season",
    label="season",
    controller=ME,
)
SCALES = Effect(
    CounterWatch(YOURS, "+1/+1"), Plus(1), id="scales", label="scales", controller=ME
)
BEAR = creature("Bear", 2, 2)
ONE = do(AddCounters("+1/+1", 1, Named("Bear")))


# --- Counters ---------------------------------------------------------------------


@pytest.mark.cr("614.16", "616.1e")
def test_doubling_and_one_more_counter_give_three_or_four() -> None:
    ruled = rule(board(SEASON, SCALES, BEAR), ONE)
    assert ruled.counters("Bear", "+1/+1") == {3, 4}
    assert ruled.choosers == {ME}


@pytest.mark.cr("614.16")
def test_another_kind_of_counter_is_not_added_to() -> None:
    ruled = rule(board(SCALES, BEAR), do(AddCounters("charge", 1, Named("Bear"))))
    assert ruled.counters("Bear", "charge") == {1}


@pytest.mark.cr("614.16")
def test_the_foes_creature_gets_no_more() -> None:
    bear = creature("Bear", 2, 2, controller=FOE)
    assert rule(board(SEASON, SCALES, bear), ONE).counters("Bear", "+1/+1") == {1}


@pytest.mark.cr("614.16", "614.12")
def test_counters_it_enters_with_are_doubled() -> None:
    two = Effect(EnterWatch(THIS), EnterWith(counters=(("+1/+1", 2),)))
    ruled = rule(board(SEASON, _waiting("Hydra", two)), enter("Hydra"))
    assert ruled.counters("Hydra", "+1/+1") == {4}


@pytest.mark.cr("614.16", "614.12")
def test_one_more_counter_meets_a_creature_that_enters_with_some() -> None:
    two = Effect(EnterWatch(THIS), EnterWith(counters=(("+1/+1", 2),)))
    ruled = rule(board(SCALES, _waiting("Hydra", two)), enter("Hydra"))
    assert ruled.counters("Hydra", "+1/+1") == {3}


@pytest.mark.cr("614.16", "306.5b")
def test_a_planeswalker_enters_with_twice_its_loyalty() -> None:
    karn = permanent("Karn", "planeswalker", loyalty=5, zone=Zone.HAND)
    assert rule(board(SEASON, karn), enter("Karn")).counters("Karn", "loyalty") == {10}


@pytest.mark.cr("614.17")
def test_what_cannot_have_counters_gets_none() -> None:
    ruled = rule(board(SEASON, BEAR, ban(Ban.COUNTERS, to("Bear"))), ONE)
    assert ruled.counters("Bear", "+1/+1") == {0}


@pytest.mark.cr("614.16", "615.5")
def test_counters_put_by_a_replacement_effect_are_doubled() -> None:
    from tests.engine.boards import on_damage

    grow = Instead((AddCounters("+1/+1", ThatMuch(), Who.EVENT_RECIPIENT),))
    start = board(SEASON, BEAR, spell("Bolt"), on_damage(grow, "grow", "Bear"))
    assert rule(start, deal("Bolt", "Bear", 3)).counters("Bear", "+1/+1") == {6}


LIFE_TO_CARDS = Effect(
    LifeGainWatch(ONLY_YOU),
    Instead((Draw(ThatMuch()),)),
    id="lich",
    label="lich",
    controller=ME,
)
CARDS_TO_LIFE = Effect(
    DrawWatch(ONLY_YOU),
    Instead((GainLife(2),)),
    id="tree",
    label="tree",
    controller=ME,
)


# --- Life, drawing, milling -------------------------------------------------------


@pytest.mark.cr("616.2")
def test_life_becomes_cards() -> None:
    ruled = rule(board(LIFE_TO_CARDS), do(GainLife(3)))
    assert ruled.life() == {20}
    assert ruled.player(ME, "drawn") == {3}


@pytest.mark.cr("616.2")
def test_each_of_those_draws_can_be_replaced_again() -> None:
    dredge = replace(
        CARDS_TO_LIFE, act=Instead((AddCounters("returned", 1, Who.YOU),)), id="d"
    )
    ruled = rule(board(LIFE_TO_CARDS, dredge), do(GainLife(1)))
    assert ruled.player(ME, "drawn") == {0}
    assert ruled.counters(ME, "returned") == {1}


@pytest.mark.cr("616.2", "614.5")
def test_life_to_cards_to_life_goes_round_once() -> None:
    ruled = rule(board(LIFE_TO_CARDS, CARDS_TO_LIFE), do(GainLife(3)))
    # Three draws, each two life; life to cards has had its opportunity.
    assert ruled.life() == {26}
    assert ruled.player(ME, "drawn") == {0}


@pytest.mark.cr("614.5", "121.2")
def test_twice_as_many_cards_for_each_draw() -> None:
    twice = replace(CARDS_TO_LIFE, act=Instead((Draw(2),)), id="twice", label="twice")
    assert rule(board(twice), do(Draw(2))).player(ME, "drawn") == {4}


@pytest.mark.cr("121.2a", "614.11a")
def test_an_instruction_to_draw_several_is_replaced_as_a_whole() -> None:
    more = Effect(
        DrawWatch(ONLY_YOU, several=True, at_least=2),
        Plus(1),
        id="more",
        label="more",
        controller=ME,
    )
    assert rule(board(more), do(Draw(2))).player(ME, "drawn") == {3}
    assert rule(board(more), do(Draw(1))).player(ME, "drawn") == {1}


@pytest.mark.cr("614.11", "608.2d")
def test_a_draw_may_be_replaced_if_its_player_wants() -> None:
    may = replace(CARDS_TO_LIFE, optional=Who.YOU)
    ruled = rule(board(may), do(Draw(1)))
    assert ruled.lives(ME) == {(20,), (22,)}
    assert ruled.choosers == {ME}


@pytest.mark.cr("614.17c")
def test_a_draw_that_cannot_happen_is_not_replaced() -> None:
    ruled = rule(board(CARDS_TO_LIFE, ban(Ban.DRAW, to(ME))), do(Draw(1)))
    assert ruled.life() == {20}


@pytest.mark.cr("614.1a", "119.10")
def test_gained_life_can_be_lost_by_the_foe_instead() -> None:
    tainted = replace(
        LIFE_TO_CARDS, act=Instead((LoseLife(ThatMuch(), Who.EACH_OPPONENT),))
    )
    assert rule(board(tainted), do(GainLife(3))).lives(ME, FOE) == {(20, 17)}


@pytest.mark.cr("119.10", "614.5")
def test_gaining_twice_as_much_and_one_more_is_my_order() -> None:
    twice = Effect(
        LifeGainWatch(ONLY_YOU), Multiply(2), id="b", label="b", controller=ME
    )
    more = Effect(LifeGainWatch(ONLY_YOU), Plus(1), id="h", label="h", controller=ME)
    assert rule(board(twice, more), do(GainLife(3))).life() == {27, 28}


@pytest.mark.cr("119.10")
def test_gaining_no_life_is_no_event() -> None:
    more = Effect(LifeGainWatch(ONLY_YOU), Plus(1), id="h", label="h", controller=ME)
    assert rule(board(more), do(GainLife(0))).life() == {20}


@pytest.mark.cr("701.17a", "614.1a")
def test_twice_as_many_cards_are_milled() -> None:
    grinds = Effect(
        MillWatch(Filter(players=Side.ANY, objects=False)),
        Multiply(2),
        id="g",
        label="g",
        controller=ME,
    )
    ruled = rule(board(grinds), do(MillCards(3, Named(FOE))))
    assert ruled.player(FOE, "milled") == {6}


@pytest.mark.cr("613.4c")
def test_a_creature_that_enters_gets_what_a_lord_gives() -> None:
    lord = Modifier(YOURS, 1, 1, id="lord", controller=ME)
    assert rule(board(lord, _waiting("Bear")), enter("Bear")).size("Bear") == {(3, 3)}


@pytest.mark.cr("616.1")
def test_how_often_something_kept_as_words_happens_is_part_of_the_result() -> None:
    words = replace(CARDS_TO_LIFE, act=Instead((Unplayed("exile three"),)), id="w")
    twice = replace(CARDS_TO_LIFE, act=Instead((Draw(2),)), id="twice", label="twice")
    ruled = rule(board(words, twice), do(Draw(1)))
    assert {len(one.board.done) for one in ruled.ruling.outcomes} == {1, 2}
