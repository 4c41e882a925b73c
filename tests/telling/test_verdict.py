"""The verdict can be read aloud: who chooses, what happens, what the choice does."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.effects import Ban, DamageWatch, Effect, PreventEach, Restriction, Until
from bot.engine.question import Ask, AskKind
from bot.engine.values import Filter, Side, Who
from bot.telling.facts import Facts
from bot.telling.naming import Names
from bot.telling.words import Words
from tests.engine.boards import (
    attack,
    board,
    creature,
    deal,
    doubler,
    hit,
    permanent,
    plus,
    shield,
    spell,
    to,
    together,
)
from tests.telling.conftest import Tell

ME, OPPONENT = "me", "opponent"
PLAYERS = (ME, OPPONENT)
BOLT = spell("Lightning Bolt", controller=OPPONENT)


def guard(points: int, *whom: str) -> object:
    return shield(points, *whom, label=f"prevent-{points} shield")


def test_one_result_is_said_as_it_is(told: Tell):
    table = board(BOLT, guard(2), players=PLAYERS)
    answer = told(table, deal("Lightning Bolt", ME, 3))

    assert answer.verdict == "You're at 19; the prevent-2 shield is used up."


def test_what_stays_as_it_was_is_said_too(told: Tell):
    table = board(BOLT, guard(4), players=PLAYERS)
    answer = told(table, deal("Lightning Bolt", ME, 3))

    assert answer.verdict == "You stay at 20; 1 point is left on the prevent-4 shield."


def test_what_was_damaged_before_is_not_unharmed(told: Tell):
    bear = replace(creature("Bear", 3, 3), damage=1)
    table = board(BOLT, bear, guard(3, "Bear"), players=PLAYERS)
    answer = told(table, deal("Lightning Bolt", "Bear", 3))

    assert answer.verdict == "Bear has 1 damage; the prevent-3 shield is used up."


def test_each_result_is_put_down_to_its_choice(told: Tell):
    table = board(BOLT, guard(2), doubler("Furnace of Rath"), players=PLAYERS)
    answer = told(table, deal("Lightning Bolt", ME, 3))

    assert answer.verdict == (
        "You choose: 18 life if the prevent-2 shield applies first, 16 if Furnace of "
        "Rath does. Either way the prevent-2 shield is used up."
    )


def test_somebody_else_who_chooses_is_named(told: Tell):
    bolt = spell("Lightning Bolt", controller="Bob")
    table = board(
        bolt,
        guard(2, "Alice"),
        doubler("Furnace of Rath"),
        players=("Alice", "Bob"),
        active="Alice",
    )
    answer = told(table, deal("Lightning Bolt", "Alice", 3))

    assert answer.verdict.startswith(
        "Alice chooses: Alice at 18 if the prevent-2 shield applies first, 16 if"
    )


def test_who_may_and_does_not_chooses_not_to(told: Tell):
    bolt = spell("Lightning Bolt", controller="Bob")
    may = Effect(
        DamageWatch(recipient=Filter(players=Side.YOU, objects=False)),
        PreventEach(2),
        id="guard",
        label="Odd Guard",
        controller="Alice",
        optional=Who.YOU,
        until=Until.END_OF_TURN,
    )
    table = board(bolt, may, players=("Alice", "Bob"), active="Alice")
    answer = told(table, deal("Lightning Bolt", "Alice", 3))

    assert "chooses not to use Odd Guard" in answer.verdict


def test_what_differs_comes_first_and_what_is_common_after(told: Tell):
    lifelinker = creature("3/3 lifelinker", 3, 3, "lifelink", controller=OPPONENT)
    other = creature("2/2", 2, 2, controller=OPPONENT)
    table = board(lifelinker, other, guard(4), players=PLAYERS)
    answer = told(
        table,
        together(
            hit("3/3 lifelinker", ME, 3, combat=True), hit("2/2", ME, 2, combat=True)
        ),
    )

    assert answer.verdict.startswith("You choose how to divide it: your opponent at 2")
    assert "Either way you're at 19" in answer.verdict


def test_what_is_common_and_not_said_is_counted(told: Tell):
    # Of several sizes, so that they are not told of together.
    names = ("Ape", "Bear", "Cub", "Dog", "Elk")
    table = board(
        BOLT,
        guard(2),
        doubler("Furnace of Rath", ME),
        *(creature(name, 9, 9) for name in names),
        players=PLAYERS,
    )
    hits = [deal("Lightning Bolt", name, n) for n, name in enumerate(names, 1)]
    answer = told(table, deal("Lightning Bolt", ME, 3), *hits)

    assert "Either way Ape has 1 damage; Bear has 2 damage; Cub" in answer.verdict
    assert answer.verdict.endswith("3 more things change.")


def test_what_was_asked_is_answered_first(told: Tell):
    bear = creature("Bear", 2, 2)
    table = board(BOLT, bear, players=PLAYERS)
    asks = (Ask(AskKind.DIES, "Bear", text="Does the Bear die?"),)
    answer = told(table, deal("Lightning Bolt", "Bear", 3), asks=asks)

    assert answer.verdict == "Yes: Bear dies."
    assert (answer.answers[0].question, answer.answers[0].answer) == (
        "Does the Bear die?",
        "yes",
    )


def test_tokens_are_told_of_whoever_is_asked_about(told: Tell):
    asks = (Ask(AskKind.CREATED, ME, OPPONENT), Ask(AskKind.CREATED, ME))
    answer = told(
        board(BOLT, players=PLAYERS), deal("Lightning Bolt", ME, 3), asks=asks
    )

    assert answer.verdict == "Your opponent creates no tokens. No tokens created."


def test_does_it_survive_is_answered_the_other_way_round(told: Tell):
    table = board(BOLT, creature("Bear", 2, 2), players=PLAYERS)
    asks = (Ask(AskKind.DIES, "Bear", text="Does it survive?", negated=True),)
    answer = told(table, deal("Lightning Bolt", "Bear", 3), asks=asks)

    assert answer.verdict == "No: Bear dies."
    assert answer.answers[0].answer == "no"


def test_an_answer_that_depends_says_on_what(told: Tell):
    table = board(
        BOLT,
        creature("Bear", 2, 2),
        guard(2, "Bear"),
        doubler("Furnace of Rath"),
        players=PLAYERS,
    )
    asks = (Ask(AskKind.DIES, "Bear", text="Does the Bear die?"),)
    answer = told(table, deal("Lightning Bolt", "Bear", 2), asks=asks)

    assert answer.verdict.startswith("You choose: Bear ")
    assert "Bear dies if Furnace of Rath" in answer.verdict
    assert "Bear survives if the prevent-2 shield" in answer.verdict


def test_two_questions_with_one_answer_are_answered_by_one_sentence(told: Tell):
    table = board(
        BOLT,
        shield(2, "me", label="prevent-2 shield"),
        doubler("Furnace of Rath"),
        players=PLAYERS,
    )
    asks = tuple(
        Ask(AskKind.LIFE, "me", text=text) for text in ("My life?", "Where am I?")
    )
    answer = told(table, deal("Lightning Bolt", "me", 3), asks=asks)

    assert answer.verdict.count("18 if") == 1
    assert len(answer.answers) == 2


def test_nobody_is_asked_where_the_order_does_not_matter(told: Tell):
    shock = spell("Shock", controller=OPPONENT)
    table = board(shock, doubler("one"), doubler("two"), players=PLAYERS)
    answer = told(table, deal("Shock", ME, 2))

    assert answer.verdict.startswith("You're at 12.")
    assert answer.choices == ()


def test_many_results_are_told_by_their_range(told: Tell):
    effects = [plus(n, f"plus {n}") for n in (1, 2, 4, 8)]
    doublers = [doubler(f"times two {n}") for n in range(2)]
    table = board(BOLT, *effects, *doublers, players=PLAYERS, life=200)
    answer = told(table, deal("Lightning Bolt", ME, 3))
    lives = sorted(one.players[ME].life or 0 for one in answer.outcomes)

    assert len(lives) > 10
    assert f"you're at {lives[0]} to {lives[-1]}" in answer.verdict
    assert len(answer.verdict) < 200


def test_a_result_of_many_choices_is_not_put_down_to_all_of_them(told: Tell):
    shield = guard(3)
    attackers = [creature(f"{n}/{n}", n, n, controller=OPPONENT) for n in range(1, 9)]
    table = board(*attackers, shield, doubler("times two"), players=PLAYERS, life=50)
    answer = told(table, attack(*(it.name for it in attackers), at=ME))

    assert answer.verdict.startswith("You choose: -19 to -16 life.")


def test_some_results_are_listed_without_what_leads_to_each(told: Tell):
    effects = [plus(n, f"plus {n}") for n in (1, 2, 4)]
    table = board(BOLT, *effects, doubler("times two"), players=PLAYERS, life=50)
    answer = told(table, deal("Lightning Bolt", ME, 3))
    lives = sorted(one.players[ME].life or 0 for one in answer.outcomes)

    assert 4 < len(lives) <= 10
    assert lives == list(range(lives[0], lives[-1] + 1))
    assert answer.verdict == f"You choose: {lives[0]} to {lives[-1]} life."


def test_of_many_assignments_it_is_told_how_many_die(told: Tell):
    blockers = [creature(name, 1, n, controller=ME) for n, name in enumerate("ABC", 1)]
    table = board(
        creature("Giant", 6, 6, controller=OPPONENT), *blockers, players=PLAYERS
    )
    fight = attack("Giant", at=ME, blocks=[(name, "Giant") for name in "ABC"])
    answer = told(table, fight)

    assert len(answer.outcomes) > 4
    assert answer.verdict == (
        "Your opponent chooses how to assign the damage: 1 to 3 of A, B and C die. "
        "In every case Giant has 3 damage."
    )


def test_what_is_left_of_a_shield_is_ranged_too(told: Tell):
    said = Facts(board(guard(3)), Game.MTG, Names([], Words()), Words())
    used, left = (said.shield(guard(3), n) for n in (0, 2))  # type: ignore[arg-type]

    assert used.ranged("0 to 2").startswith("0 to 2 points are left on")
    assert left.ranged("1 to 2").startswith("1 to 2 points are left on")


def test_nothing_that_happens_is_said_as_well(told: Tell):
    assert told(board(players=PLAYERS)).verdict == "Nothing changes."


def test_a_champion_takes_damage_counters(told: Tell):
    champion = permanent("Lorraine", "champion", "unit", power=0, toughness=20)
    slime = creature("Slime", 3, 3, controller=OPPONENT, kinds=("ally", "unit"))
    table = board(champion, slime, players=PLAYERS, life=None)
    answer = told(table, deal("Slime", "Lorraine", 3), game=Game.GRAND_ARCHIVE)

    assert answer.verdict == "Lorraine has 3 damage counters."


def test_combat_is_told_from_the_side_of_who_asks(told: Tell):
    table = board(
        creature("Bear", 2, 2),
        creature("Wall", 0, 4, controller=OPPONENT),
        players=PLAYERS,
    )
    answer = told(table, attack("Bear", at=OPPONENT, blocks=[("Wall", "Bear")]))

    assert "Wall has 2 damage" in answer.verdict


def test_choosers_who_do_not_affect_each_other_are_told_one_by_one(told: Tell):
    table = board(
        spell("Blast", controller="Alice"),
        guard(2, "Bob"),
        shield(1, "Carol", label="prevent-1 shield"),
        doubler("Furnace of Rath"),
        players=("Alice", "Bob", "Carol"),
        active="Alice",
    )
    answer = told(table, together(hit("Blast", "Bob", 3), hit("Blast", "Carol", 3)))

    assert answer.verdict.startswith(
        "Bob chooses: Bob at 18 if the prevent-2 shield applies first, 16 if Furnace "
        "of Rath does. Carol chooses: Carol at 16 if the prevent-1 shield applies"
    )
    assert len(answer.outcomes) == 4


def test_who_chooses_is_said_beside_what_else_is_asked(told: Tell):
    table = board(BOLT, guard(2), players=PLAYERS)
    asks = (Ask(AskKind.WHO_CHOOSES), Ask(AskKind.LIFE, ME))
    answer = told(table, deal("Lightning Bolt", ME, 3), asks=asks)

    assert answer.verdict == "Nobody has a choice. You're at 19."


def test_a_choice_that_changes_something_else_is_said_with_what_happens(told: Tell):
    table = board(BOLT, guard(2), doubler("Furnace of Rath"), players=PLAYERS)
    asks = (Ask(AskKind.LIFE, OPPONENT), Ask(AskKind.EVERYTHING))
    answer = told(table, deal("Lightning Bolt", ME, 3), asks=asks)

    assert answer.verdict.startswith("Your opponent is at 20. You choose: 18 life if")


def test_what_has_no_damage_is_not_called_unharmed_as_well(told: Tell):
    beasts = (creature("Bear", 2, 5), creature("Elk", 2, 5))
    only = guard(2, "Bear", "Elk")
    table = board(BOLT, *beasts, only, players=PLAYERS)
    hits = (hit("Lightning Bolt", name, 2) for name in ("Bear", "Elk"))
    answer = told(table, together(*hits))

    assert "Elk has no damage" in answer.verdict
    assert "unharmed" not in answer.verdict


def test_what_keeps_all_damage_off_is_told_beside_what_else_changes(told: Tell):
    # A unit that has moved twice and says that it can't be dealt damage.
    kayn = creature("Kayn", 6, 6)
    never = Restriction(Ban.BE_DEALT_DAMAGE, object=to("Kayn"), id="n", label="Kayn")
    table = board(BOLT, kayn, never, players=PLAYERS)
    answer = told(
        table, together(hit("Lightning Bolt", "Kayn", 3), hit("Lightning Bolt", ME, 3))
    )

    assert answer.verdict == "Kayn can't be dealt damage. You're at 17."


def test_what_keeps_damage_off_another_is_named(told: Tell):
    never = Restriction(Ban.BE_DEALT_DAMAGE, object=to("Bear"), id="n", label="Wall")
    table = board(BOLT, creature("Bear", 2, 2), never, players=PLAYERS)
    answer = told(table, deal("Lightning Bolt", "Bear", 3))

    assert answer.verdict == "Wall: Bear can't be dealt damage."
