"""What a ruling consists of: each result once, choices that matter, replaying."""

import time
from dataclasses import replace

import pytest

from bot.engine.asking_past import Past
from bot.engine.asking_results import ENDLESS
from bot.engine.board import Obj
from bot.engine.effects import Effect, PreventEach
from bot.engine.exploration import explore
from bot.engine.games import rules_for
from bot.engine.graph import graph
from bot.engine.instructions import DealDamage, GainLife, Instruction
from bot.engine.outcome import ChoicePoint, Settled
from bot.engine.question import Ask, AskKind, Change, Preference, Question
from bot.engine.replaying import Moment, replay
from bot.engine.room import Room
from bot.engine.values import Named, Who, Zone
from tests.engine.boards import (
    FOE,
    ME,
    ask,
    board,
    creature,
    deal,
    doubler,
    hit,
    next_time,
    on_damage,
    plus,
    prevent_each,
    question,
    rule,
    shield,
    spell,
    together,
    unpreventable,
)
from tests.exploring import explored, resolved

BOLT = spell("Bolt")
THREE = deal("Bolt", ME, 3)


def _furnace() -> Question:
    return question(board(BOLT, doubler(), shield(2)), THREE)


# --- Steps --------------------------------------------------------------------------


def test_only_a_change_one_can_see_is_a_step() -> None:
    def told(changed: Obj) -> list[str]:
        ruled = rule(board(BOLT), Change(changed))
        return [str(step.said) for step in ruled.ruling.outcomes[0].steps]

    assert told(replace(BOLT, zone=Zone.GRAVEYARD)) == []
    assert told(replace(BOLT, colors=frozenset({"blue"}))) == ["Bolt changes."]


# --- Choices that matter ------------------------------------------------------------


def test_a_choice_with_one_result_is_not_shown() -> None:
    ruled = rule(board(BOLT, plus(1), plus(2), plus(3)), THREE)
    assert ruled.ruling.choices == ()
    assert len(ruled.ruling.outcomes) == 1


def test_each_result_is_listed_once() -> None:
    ruled = rule(board(BOLT, doubler(), plus(1), prevent_each(1), shield(2)), THREE)
    boards = [one.board for one in ruled.ruling.outcomes]
    assert len(set(boards)) == len(boards)


def test_a_choice_names_who_what_and_why() -> None:
    (point,) = explored(_furnace()).choices
    assert point.chooser == ME
    assert {str(one) for one in point.options} == {"doubler", "shield 2"}
    assert "616.1" in point.rules
    assert point.path == ()


def test_a_later_choice_carries_the_path_to_it() -> None:
    start = board(BOLT, spell("Zap"), doubler(), shield(2))
    ruling = explored(question(start, THREE, deal("Zap", ME, 4)))
    assert all(len(p.path) == 0 or isinstance(p.path[0], int) for p in ruling.choices)


def test_identical_effects_are_offered_once() -> None:
    twins = (shield(2, label="twin", id="a"), shield(2, label="twin", id="b"))
    ruling = explored(question(board(BOLT, doubler(), *twins), deal("Bolt", ME, 3)))
    offered = [[str(one) for one in point.options] for point in ruling.choices]

    assert offered
    assert all(len(words) == len(set(words)) for words in offered)


def test_every_outcome_says_which_choices_lead_to_it() -> None:
    ruling = explored(_furnace())
    for outcome in ruling.outcomes:
        ((point, option),) = outcome.choices
        assert 0 <= option < len(point.options)


# --- Step by step -------------------------------------------------------------------


def test_resolving_without_answers_stops_at_the_first_choice() -> None:
    point = resolved(_furnace())
    assert isinstance(point, ChoicePoint)
    assert point == explored(_furnace()).choices[0]


def test_resolving_with_answers_settles() -> None:
    asked = _furnace()
    lives = set()
    for option in range(2):
        settled = resolved(asked, (option,))
        assert isinstance(settled, Settled)
        lives.add(settled.board.players[0].life)
    assert lives == {16, 18}


def test_an_option_that_is_not_there_is_an_index_error() -> None:
    with pytest.raises(IndexError):
        resolved(_furnace(), (7,))


def test_a_board_without_choices_settles_at_once() -> None:
    assert isinstance(resolved(question(board(BOLT), THREE)), Settled)


def test_the_same_question_always_gives_the_same_ruling() -> None:
    assert explored(_furnace()) == explored(_furnace())


# --- Choices made in advance --------------------------------------------------------


def test_a_preference_leaves_only_what_was_said() -> None:
    asked = _furnace()
    wish = Preference(ME, first="doubler")
    ruling = explored(
        Question(
            asked.game, asked.edition, asked.board, asked.script, preferences=(wish,)
        )
    )
    assert {one.board.players[0].life for one in ruling.outcomes} == {16}
    assert ruling.choices == ()


def test_a_preference_of_another_player_changes_nothing() -> None:
    asked = _furnace()
    wish = Preference(FOE, first="doubler")
    ruling = explored(
        Question(
            asked.game, asked.edition, asked.board, asked.script, preferences=(wish,)
        )
    )
    assert len(ruling.outcomes) == 2


def test_a_division_said_in_advance_is_kept() -> None:
    start = board(
        creature("Link", 3, 3, "lifelink", controller=FOE),
        creature("Bear", 2, 2, controller=FOE),
        shield(4),
    )
    both = together(hit("Link", ME, 3), hit("Bear", ME, 2))
    asked = question(start, both)
    wish = Preference(ME, division=(("Link", 3), ("Bear", 1)))
    ruling = explored(
        Question(
            asked.game, asked.edition, asked.board, asked.script, preferences=(wish,)
        )
    )
    assert {one.board.players[1].life for one in ruling.outcomes} == {20}


# --- Being told ---------------------------------------------------------------------


def test_every_step_cites_a_rule() -> None:
    start = board(
        BOLT, doubler(), shield(2), next_time(), prevent_each(1), unpreventable()
    )
    for outcome in explored(question(start, THREE)).outcomes:
        assert outcome.steps
        assert all(step.rules for step in outcome.steps)


def test_proposed_dealt_and_prevented_are_told_for_each_source() -> None:
    ruling = explored(question(board(BOLT, shield(2)), THREE))
    (damage,) = ruling.outcomes[0].damage
    assert (damage.source, damage.recipient) == ("Bolt", ME)
    assert (damage.proposed, damage.dealt, damage.prevented) == (3, 1, 2)


def test_questions_are_answered_for_every_outcome() -> None:
    asked = question(
        board(BOLT, doubler(), shield(2)), THREE, asks=(ask(AskKind.LIFE, ME),)
    )
    (answered,) = explored(asked).answered
    assert {value for value, _ in answered.values} == {"16", "18"}
    assert sorted(i for _, where in answered.values for i in where) == [0, 1]


def test_who_chooses_is_answered_with_names() -> None:
    asked = question(
        board(BOLT, doubler(), shield(2)), THREE, asks=(ask(AskKind.WHO_CHOOSES),)
    )
    (answered,) = explored(asked).answered
    assert [value for value, _ in answered.values] == [ME]


def test_nobody_chooses_where_nothing_can_be_chosen() -> None:
    asked = question(board(BOLT), THREE, asks=(ask(AskKind.WHO_CHOOSES),))
    (answered,) = explored(asked).answered
    assert [value for value, _ in answered.values] == ["nobody"]


# --- Budget -------------------------------------------------------------------------


def _monstrous() -> Question:
    several = [creature(name, 9, 9, controller=FOE) for name in "ABCDEF"]
    start = board(
        *several,
        *(shield(n + 3, ME, label=f"s{n}") for n in range(8)),
        doubler(),
        plus(1),
        prevent_each(2, ME),
        life=1000,
    )
    return question(start, together(*(hit(n, ME, 9, combat=True) for n in "ABCDEF")))


def test_a_small_budget_ends_the_exploration_and_says_so() -> None:
    start = board(BOLT, doubler(), plus(1), plus(4), shield(3), shield(5, label="s"))
    both = together(hit("Bolt", ME, 9), hit("Bolt", FOE, 9))
    ruling = explore(question(start, both), Room(10))
    assert not ruling.complete
    assert ruling.outcomes


def test_of_what_was_not_all_followed_no_most_is_told() -> None:
    start = board(BOLT, doubler(), plus(1), plus(4), shield(3), shield(5, label="s"))
    both = together(hit("Bolt", ME, 9), hit("Bolt", FOE, 9))
    asked = Ask(AskKind.LIFE, ME, detail="most")
    for budget, extreme in ((10, ""), (100_000, "most")):
        whole = replace(question(start, both), asks=(asked,))
        (answered,) = explore(whole, Room(budget)).answered
        assert answered.ask.extreme == extreme


def test_a_spent_budget_is_not_spent_again_on_each_end_of_a_loop() -> None:
    many = [shield(n + 3, ME, label=f"s{n}") for n in range(6)]
    asked = question(board(BOLT, doubler(), plus(1), *many), *[THREE] * 8)
    found = graph(asked, rules_for(asked.game), Room(1))
    followed = [it for it in found.nodes if it.children]
    entered = [it for it in found.nodes if it.reach or it.inner or it.fork]
    assert not found.complete
    assert found.ends
    assert len(entered) <= len(followed) + 1


def test_of_an_option_that_is_not_there_no_most_is_told() -> None:
    asked = replace(_furnace(), asks=(Ask(AskKind.LIFE, ME, detail="most"),))
    ruling = explored(asked, answers=(7,))
    assert ruling.outcomes == ()
    assert ruling.answered[0].values == ()


def test_what_is_asked_along_the_way_is_followed_within_the_same_budget() -> None:
    start = board(BOLT, doubler(), plus(1), plus(4), shield(3), shield(5, label="s"))
    both = together(hit("Bolt", ME, 9), hit("Bolt", FOE, 9))
    script = (both, THREE, THREE)
    whole = replace(question(start, *script), asks=(Ask(AskKind.LIFE, ME, at=1),))
    much, little = Past(whole, Room(100_000)), Past(whole, Room(10))
    for past in (much, little):
        assert past.until(1) is past.until(1)
        past.until(2)
    assert much.complete
    assert not little.complete
    assert not explore(whole, Room(10)).complete


def test_what_is_looked_at_before_a_question_takes_from_the_same_room() -> None:
    start = board(BOLT, doubler(), plus(1), plus(4), shield(3), shield(5, label="s"))
    both = together(hit("Bolt", ME, 9), hit("Bolt", FOE, 9))
    asks = tuple(Ask(AskKind.CAN_ATTACK, BOLT.id, at=at) for at in range(1, 5))
    whole = replace(question(start, *[both] * 5), asks=asks)
    room = Room(100)
    assert not explore(whole, room).complete
    assert room.left > -400


def test_with_one_way_through_each_moment_on_it_is_as_if_nothing_came_after() -> None:
    start = board(BOLT, doubler(), shield(2))
    takes = Preference(ME, first="doubler")
    whole = replace(question(start, THREE, THREE, THREE), preferences=(takes,))
    found = graph(whole, rules_for(whole.game), Room(100_000))
    assert len(found.nodes) == 1
    passed: list[Moment] = []
    log, _ = replay(whole, found, (), passed)
    for at, moment in enumerate(passed):
        (alone,) = explored(replace(whole, script=whole.script[:at])).outcomes
        assert moment.board == alone.board
        assert tuple(log.steps[: moment.steps]) == alone.steps
        assert tuple(log.damage[: moment.damage]) == alone.damage
    assert len(passed) == 4


def test_what_is_asked_along_the_way_is_told_even_where_the_budget_is_spent() -> None:
    start = board(BOLT, doubler(), plus(1), shield(3))
    asks = tuple(Ask(AskKind.LIFE, ME, at=at) for at in (1, 2))
    ruling = explore(replace(question(start, *[THREE] * 4), asks=asks), Room(1))
    assert not ruling.complete
    assert all(one.values for one in ruling.answered)


def test_a_question_put_many_times_costs_no_more_than_a_few_ways_through() -> None:
    once = question(board(BOLT, *(plus(1, f"p{n}") for n in range(6))), *[THREE] * 40)
    asks = tuple(Ask(AskKind.LIFE, ME, at=at) for at in range(40))

    def spent(one: Question) -> float:
        begun = time.process_time()
        explored(one)
        return time.process_time() - begun

    plain = min(spent(once) for _ in range(2))
    assert spent(replace(once, asks=asks)) < 8 * plain


def test_where_all_damage_is_taken_no_way_to_take_more_is_looked_at() -> None:
    room = Room(10_000)
    explore(
        question(
            board(BOLT, *(shield(n, ME, label=f"s{n}") for n in range(1, 21))), THREE
        ),
        room,
    )
    assert room.left > 9_000


def test_a_crowded_board_uses_the_budget_up_sooner() -> None:
    def taken(*crowd: Obj) -> int:
        room = Room(10_000)
        explore(question(board(BOLT, *crowd, doubler(), shield(2)), THREE), room)
        return 10_000 - room.left

    crowd = (creature(f"c{n}", 1, 1) for n in range(60))
    assert taken(*crowd) > 4 * taken()


def _hits_back(*more: Instruction) -> Effect:
    """Whatever deals damage: 1 of it is prevented, and 3 are dealt to me."""
    rider = (*more, DealDamage(3, Named(ME)))
    return on_damage(PreventEach(1), "hits back", rider=rider)


def test_a_rider_that_sets_itself_off_for_ever_draws_the_game() -> None:
    ruling = explored(question(board(BOLT, _hits_back()), THREE))
    assert [player.lost for player in ruling.outcomes[0].board.players] == [ENDLESS] * 2


def test_what_goes_on_and_changes_more_and_more_has_no_outcome() -> None:
    ruling = explored(question(board(BOLT, _hits_back(GainLife(1, Who.YOU))), THREE))
    assert not ruling.outcomes
    assert not ruling.complete


@pytest.mark.slow
def test_a_monstrous_board_is_stopped_within_a_minute() -> None:
    begun = time.perf_counter()
    ruling = explored(_monstrous())
    assert time.perf_counter() - begun < 60
    assert not ruling.complete
    assert ruling.outcomes
