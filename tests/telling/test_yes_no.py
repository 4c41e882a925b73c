"""What asks whether something is so is answered by "yes" or "no", and then why."""

import pytest

from bot.engine.question import LOSES, Ask, AskKind
from tests.engine.boards import (
    attack,
    board,
    creature,
    deal,
    doubler,
    hit,
    permanent,
    shield,
    spell,
)
from tests.engine.boards import together as at_once
from tests.telling.conftest import Tell

ME, OPPONENT = "me", "opponent"
BOLT = spell("Lightning Bolt", controller=OPPONENT)
GUARD = shield(2, label="prevent-2 shield")


def verdict(told: Tell, *asks: Ask, points: int = 3) -> str:
    """Of a bolt for so many *points* at me, who have a prevent-2 shield."""
    table = board(BOLT, GUARD, players=(ME, OPPONENT))
    return told(table, deal("Lightning Bolt", ME, points), asks=asks).verdict


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        (AskKind.DAMAGE_DEALT, "Do I take any damage?", "Yes: 1 damage is dealt"),
        (AskKind.DAMAGE_DEALT, "So do I take 3 damage?", "No: 1 damage is dealt"),
        (AskKind.DAMAGE_DEALT, "do I take 1", "Yes: 1 damage is dealt"),
        (AskKind.DAMAGE_DEALT, "I take nothing, right?", "No: 1 damage is dealt"),
        (AskKind.GAINED, "Do I gain no life at all?", "Yes: you gain no life"),
        # The size of what deals it is no number that is asked about.
        (AskKind.DAMAGE_DEALT, "Do I take damage from the 3/3?", "Yes: 1 damage"),
        (AskKind.DAMAGE_DEALT, "does the 5 power ally hit me?", "Yes: 1 damage"),
        (AskKind.DAMAGE_DEALT, "he deals 3 damage to me", "No: 1 damage is dealt"),
        (AskKind.LIFE, "So I'm at 19?", "Yes: you're at 19"),
        (AskKind.LIFE, "am I at 18?", "No: you're at 19"),
        (AskKind.SHIELD, "Do I still have the shield?", "No: the shield has nothing"),
        (AskKind.PREVENTED, "Is any of it prevented?", "Yes: 2 damage"),
        (AskKind.PREVENTED, "Is all of the damage prevented?", "No: 2 damage"),
        (AskKind.PREVENTED, "Can this be prevented?", "Yes: 2 damage"),
        (AskKind.PREVENTED, "Can I prevent it?", "Yes: 2 damage"),
        (AskKind.SHIELD, "Is the shield gone?", "Yes: the shield has nothing left"),
        (AskKind.SHIELD, "Is anything left of it?", "No: the shield has nothing left"),
        (AskKind.LOSES, "I lose, right?", "No: you don't lose the game"),
        (AskKind.LOSES, "Am I dead or not?", "No: you don't lose the game"),
    ],
)
def test_a_question_whether_is_answered_by_yes_or_no(
    told: Tell, kind: AskKind, text: str, said: str
):
    subject = "" if kind is AskKind.SHIELD else ME
    assert verdict(told, Ask(kind, subject, text=text)).startswith(said)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (AskKind.DAMAGE_DEALT, "How much do I take?"),
        (AskKind.DAMAGE_DEALT, "Do I take 1 or 3 damage?"),
        (AskKind.DAMAGE_DEALT, "Do I take the full damage?"),
        (AskKind.DAMAGE_DEALT, "damage I take"),
        (AskKind.LIFE, "Do I have any life left?"),
        (AskKind.LOSES, "Who is dead?"),
        (AskKind.COUNTERS, "Do I lose any counters?"),
        (AskKind.PREVENTED, "Is the damage prevented?"),
        (AskKind.LOSES, "Am I not dead?"),
        (AskKind.LOSES, "Do I live or die?"),
        # It asks whether I survive, as it is typed, and for the opposite as it is read.
        (AskKind.LOSES, "Do I survive?"),
    ],
)
def test_what_asks_otherwise_is_answered_by_neither(
    told: Tell, kind: AskKind, text: str
):
    said = verdict(told, Ask(kind, ME, text=text))
    assert not said.startswith(("Yes", "No:"))


@pytest.mark.parametrize(
    ("points", "said"),
    [(3, "Yes: Karn loses 3 loyalty counters"), (0, "No: Karn loses no")],
)
def test_whether_loyalty_is_lost_is_answered_with_how_much(
    told: Tell, points: int, said: str
):
    karn = permanent("Karn", "planeswalker", counters=(("loyalty", 5),))
    text = "Does Karn lose any loyalty?"
    ask = Ask(AskKind.COUNTERS, "Karn", LOSES, "loyalty", text=text)
    table = board(BOLT, karn, players=(ME, OPPONENT))
    ruled = told(table, deal("Lightning Bolt", "Karn", points), asks=(ask,))
    assert ruled.verdict.startswith(said)


@pytest.mark.parametrize(
    ("text", "negated", "said"),
    [
        ("Do both die?", False, "No: Bear survives; Elf dies."),
        ("Does either of them die?", False, "Yes: Bear survives; Elf dies."),
        ("Does any of them live?", True, "Yes: Bear survives; Elf dies."),
        ("Do mine die?", False, "Bear survives. Elf dies."),
    ],
)
def test_of_several_it_is_one_answer(told: Tell, text: str, negated: bool, said: str):
    table = board(
        BOLT, creature("Bear", 2, 4), creature("Elf", 1, 1), players=(ME, OPPONENT)
    )
    dealt = at_once(hit("Lightning Bolt", "Bear", 2), hit("Lightning Bolt", "Elf", 2))
    asks = tuple(
        Ask(AskKind.DIES, it, text=text, negated=negated) for it in ("Bear", "Elf")
    )
    assert told(table, dealt, asks=asks).verdict == said


def test_whether_it_kills_is_answered_before_how_much_it_deals(told: Tell):
    text = "Does Lightning Bolt kill the Elf?"
    asks = tuple(
        Ask(kind, "Elf", text=text) for kind in (AskKind.DAMAGE_DEALT, AskKind.DIES)
    )
    table = board(BOLT, creature("Elf", 1, 1), players=(ME, OPPONENT))
    ruled = told(table, deal("Lightning Bolt", "Elf", 3), asks=asks)
    assert ruled.verdict.startswith("Yes: 3 damage is dealt to Elf")


@pytest.mark.parametrize(
    ("text", "said"),
    [("Does it have 3 damage?", "No: Elf has 2"), ("Does it have damage?", "Yes: Elf")],
)
def test_whether_damage_is_marked_on_it(told: Tell, text: str, said: str):
    table = board(BOLT, creature("Elf", 1, 4), players=(ME, OPPONENT))
    asks = (Ask(AskKind.DAMAGE_MARKED, "Elf", text=text),)
    ruled = told(table, deal("Lightning Bolt", "Elf", 2), asks=asks)
    assert ruled.verdict.startswith(said)


@pytest.mark.parametrize(
    ("toughness", "points", "said"),
    [
        (2, 3, "Yes: 2 damage is prevented"),
        (1, 3, "No: 2 damage is prevented"),
        (2, 0, "No damage is prevented"),
    ],
)
def test_what_survives_is_saved_where_damage_was_prevented(
    told: Tell, toughness: int, points: int, said: str
):
    elf = creature("Elf", 1, toughness)
    guard = shield(2, "Elf", label="prevent-2 shield")
    table = board(BOLT, elf, guard, players=(ME, OPPONENT))
    asks = (
        Ask(AskKind.PREVENTED, text="Does the shield save it?"),
        Ask(AskKind.DIES, "Elf", text="Does the shield save it?"),
    )
    ruled = told(table, deal("Lightning Bolt", "Elf", points), asks=asks)
    assert ruled.verdict.startswith(said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Do I lose the Elf?", "Yes: Elf is in the graveyard."),
        ("Does the Elf stay on the battlefield?", "No: Elf is in the graveyard."),
        ("Is the Elf exiled?", "No: Elf is in the graveyard."),
        ("Is the Elf in the hand or the graveyard?", "Elf is in the graveyard."),
        ("Where is the Elf?", "Elf is in the graveyard."),
    ],
)
def test_where_something_ends_up_can_be_asked_by_yes_or_no(
    told: Tell, text: str, said: str
):
    table = board(BOLT, creature("Elf", 1, 1), players=(ME, OPPONENT))
    asks = (Ask(AskKind.ZONE, "Elf", text=text),)
    assert told(table, deal("Lightning Bolt", "Elf", 3), asks=asks).verdict == said


@pytest.mark.parametrize(
    ("text", "negated"), [("Does either die?", False), ("Do any make it?", True)]
)
def test_one_of_several_whichever_is_chosen(told: Tell, text: str, negated: bool):
    fight = attack("Giant", at=OPPONENT, blocks=(("Bear", "Giant"), ("Elf", "Giant")))
    table = board(
        creature("Giant", 3, 4, controller=ME),
        creature("Bear", 2, 2, controller=OPPONENT),
        creature("Elf", 2, 2, controller=OPPONENT),
        players=(ME, OPPONENT),
    )
    asks = tuple(
        Ask(AskKind.DIES, it, text=text, negated=negated) for it in ("Bear", "Elf")
    )
    assert told(table, fight, asks=asks).verdict.startswith("Yes: ")


def test_either_of_three_is_not_said_to_be(told: Tell):
    names = ("Bear", "Elf", "Wolf")
    table = board(BOLT, *(creature(it, 1, 1) for it in names), players=(ME, OPPONENT))
    asks = tuple(Ask(AskKind.DIES, it, text="Does either die?") for it in names)
    said = told(table, deal("Lightning Bolt", "Bear", 3), asks=asks).verdict
    assert not said.startswith("Yes")


def test_one_spell_is_not_one_of_those_asked_about(told: Tell):
    table = board(
        BOLT, creature("Bear", 1, 1), creature("Elf", 1, 1), players=(ME, OPPONENT)
    )
    text = "Can I kill his Bear and his Elf with one bolt?"
    asks = tuple(Ask(AskKind.DIES, it, text=text) for it in ("Bear", "Elf"))
    said = told(table, deal("Lightning Bolt", "Bear", 3), asks=asks).verdict
    assert not said.startswith("Yes")


def test_each_of_two_questions_has_its_own_answer(told: Tell):
    asks = (
        Ask(AskKind.DAMAGE_DEALT, ME, text="Do I take damage?"),
        Ask(AskKind.LOSES, ME, text="am I dead?"),
    )
    assert verdict(told, *asks).startswith(
        "Yes: 1 damage is dealt to you. No: you don't lose the game."
    )


def test_what_hangs_on_a_choice_is_neither(told: Tell):
    table = board(BOLT, GUARD, doubler("Furnace of Rath"), players=(ME, OPPONENT))
    ask = Ask(AskKind.DAMAGE_DEALT, ME, text="Do I take 4 damage?")
    said = told(table, deal("Lightning Bolt", ME, 3), asks=(ask,)).verdict
    assert said.startswith("You choose")
