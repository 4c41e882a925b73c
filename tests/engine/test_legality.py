"""May it block, attack, be targeted, cast, equipped? (508, 509, 702)"""

import pytest

from bot.engine.board import Board, Obj
from bot.engine.effects import Ban, Modifier
from bot.engine.question import AskKind
from bot.engine.values import Filter
from tests.engine.boards import (
    FOE,
    ME,
    ask,
    ban,
    board,
    creature,
    permanent,
    rule,
    spell,
    to,
)


def _asked(start: Board, kind: AskKind, subject: str, other: str = "") -> str:
    (values,) = rule(start, asks=(ask(kind, subject, other),)).answers()
    (value,) = values
    return value


def _rules(start: Board, kind: AskKind, subject: str, other: str = "") -> set[str]:
    ruled = rule(start, asks=(ask(kind, subject, other),))
    return set(ruled.ruling.answered[0].rules)


def _foes(name: str, *keywords: str, **fields: object) -> Obj:
    return creature(name, 2, 2, *keywords, controller=FOE, **fields)


# --- Blocking ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("attacker", "blocker", "answer", "rule_"),
    [
        ((), (), "yes", "509.1a"),
        (("flying",), (), "no", "702.9b"),
        (("flying",), ("reach",), "yes", "702.17b"),
        (("flying",), ("flying",), "yes", "702.9b"),
        ((), ("flying",), "yes", "509.1a"),
        (("shadow",), (), "no", "702.28b"),
        (("shadow",), ("shadow",), "yes", "509.1a"),
        ((), ("shadow",), "no", "702.28b"),
        (("horsemanship",), (), "no", "702.31b"),
        ((), ("defender",), "yes", "702.3b"),
        (("protection from creatures",), (), "no", "702.16f"),
        (("menace",), (), "no", "702.111b"),
    ],
)
@pytest.mark.cr("509.1b", "702.9b", "702.17b", "702.28b", "702.111b", "702.16f")
def test_whether_it_can_block(
    attacker: tuple[str, ...], blocker: tuple[str, ...], answer: str, rule_: str
) -> None:
    start = board(_foes("A", *attacker), creature("B", 2, 2, *blocker))
    assert _asked(start, AskKind.CAN_BLOCK, "B", "A") == answer
    assert rule_ in _rules(start, AskKind.CAN_BLOCK, "B", "A")


@pytest.mark.cr("702.16f")
def test_a_red_creature_cannot_block_what_has_protection_from_red() -> None:
    start = board(
        _foes("A", "protection from red"),
        creature("Red", 2, 2, colors=("red",)),
        creature("Blue", 2, 2, colors=("blue",)),
    )
    assert _asked(start, AskKind.CAN_BLOCK, "Red", "A") == "no"
    assert _asked(start, AskKind.CAN_BLOCK, "Blue", "A") == "yes"


@pytest.mark.cr("509.1a")
def test_a_tapped_creature_cannot_block() -> None:
    start = board(_foes("A"), creature("B", 2, 2, tapped=True))
    assert _asked(start, AskKind.CAN_BLOCK, "B", "A") == "no"


@pytest.mark.cr("509.1b")
def test_an_effect_can_forbid_blocking() -> None:
    start = board(_foes("A"), creature("B", 2, 2), ban(Ban.BLOCK, to("B")))
    assert _asked(start, AskKind.CAN_BLOCK, "B", "A") == "no"


@pytest.mark.cr("509.1b")
def test_an_effect_can_forbid_being_blocked_by_the_small() -> None:
    daunt = ban(Ban.BE_BLOCKED, to("A"), object=Filter(power_at_most=2))
    start = board(_foes("A"), creature("B", 2, 2), creature("C", 3, 3), daunt)
    assert _asked(start, AskKind.CAN_BLOCK, "B", "A") == "no"
    assert _asked(start, AskKind.CAN_BLOCK, "C", "A") == "yes"


@pytest.mark.cr("702.9b")
def test_granted_flying_counts() -> None:
    start = board(
        _foes("A"), creature("B", 2, 2), Modifier(to("A"), keywords=("flying",), id="m")
    )
    assert _asked(start, AskKind.CAN_BLOCK, "B", "A") == "no"


@pytest.mark.cr("122.1b", "702.17b")
def test_a_reach_counter_lets_it_block_a_flier() -> None:
    start = board(_foes("A", "flying"), creature("B", 2, 2, counters=(("reach", 1),)))
    assert _asked(start, AskKind.CAN_BLOCK, "B", "A") == "yes"


@pytest.mark.cr("509.1a")
def test_what_is_no_creature_cannot_block() -> None:
    start = board(_foes("A"), permanent("Karn", "planeswalker"))
    assert _asked(start, AskKind.CAN_BLOCK, "Karn", "A") == "no"


# --- Attacking -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("keywords", "fields", "answer", "rule_"),
    [
        ((), {}, "yes", "508.1a"),
        (("defender",), {}, "no", "702.3b"),
        ((), {"sick": True}, "no", "302.6"),
        (("haste",), {"sick": True}, "yes", "702.10b"),
        ((), {"tapped": True}, "no", "508.1a"),
        (("vigilance",), {}, "yes", "702.20b"),
    ],
)
@pytest.mark.cr("508.1a", "702.3b", "302.6", "702.10b", "702.20b")
def test_whether_it_can_attack(
    keywords: tuple[str, ...], fields: dict[str, bool], answer: str, rule_: str
) -> None:
    start = board(creature("A", 2, 2, *keywords, **fields))
    assert _asked(start, AskKind.CAN_ATTACK, "A") == answer
    assert rule_ in _rules(start, AskKind.CAN_ATTACK, "A")


@pytest.mark.cr("508.1c")
def test_an_effect_can_forbid_attacking() -> None:
    start = board(creature("A", 2, 2), ban(Ban.ATTACK, to("A")))
    assert _asked(start, AskKind.CAN_ATTACK, "A") == "no"


@pytest.mark.cr("508.1a")
def test_what_is_no_creature_cannot_attack() -> None:
    assert _asked(
        board(permanent("Relic", "artifact")), AskKind.CAN_ATTACK, "Relic"
    ) == ("no")


# --- Targeting -------------------------------------------------------------------


# --- Targeting -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keyword", "mine", "foes", "rule_"),
    [
        ("hexproof", "yes", "no", "702.11b"),
        ("shroud", "no", "no", "702.18a"),
        ("", "yes", "yes", "115.1"),
    ],
)
@pytest.mark.cr("702.11b", "702.18a", "115.1")
def test_who_can_target_my_creature(
    keyword: str, mine: str, foes: str, rule_: str
) -> None:
    start = board(creature("B", 2, 2, *((keyword,) if keyword else ())))
    assert _asked(start, AskKind.CAN_TARGET, ME, "B") == mine
    assert _asked(start, AskKind.CAN_TARGET, FOE, "B") == foes
    assert rule_ in _rules(start, AskKind.CAN_TARGET, FOE, "B")


@pytest.mark.cr("702.16b")
def test_protection_stops_a_spell_of_that_colour_even_my_own() -> None:
    start = board(
        creature("B", 2, 2, "protection from red"),
        spell("Bolt", controller=ME),
        spell("Ray", controller=ME, colors=("white",)),
    )
    assert _asked(start, AskKind.CAN_TARGET, "Bolt", "B") == "no"
    assert _asked(start, AskKind.CAN_TARGET, "Ray", "B") == "yes"


@pytest.mark.cr("702.11d")
def test_hexproof_from_a_colour_stops_only_opponents_of_that_colour() -> None:
    start = board(
        creature("B", 2, 2, "hexproof from red"),
        spell("Theirs"),
        spell("Blue", colors=("blue",)),
        spell("Mine", controller=ME),
    )
    assert _asked(start, AskKind.CAN_TARGET, "Theirs", "B") == "no"
    assert _asked(start, AskKind.CAN_TARGET, "Blue", "B") == "yes"
    assert _asked(start, AskKind.CAN_TARGET, "Mine", "B") == "yes"


@pytest.mark.cr("702.11c")
def test_a_player_can_have_hexproof() -> None:
    from dataclasses import replace

    start = board()
    me = replace(start.players[0], keywords=frozenset({"hexproof"}))
    assert _asked(start.with_player(me), AskKind.CAN_TARGET, FOE, ME) == "no"


# --- Casting and equipping ----------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "keywords", "active", "answer"),
    [
        (("instant",), (), FOE, "yes"),
        (("sorcery",), (), FOE, "no"),
        (("sorcery",), (), ME, "yes"),
        (("creature",), (), FOE, "no"),
        (("creature",), ("flash",), FOE, "yes"),
    ],
)
@pytest.mark.cr("304.1", "307.1", "702.8a")
def test_when_a_spell_can_be_cast(
    kinds: tuple[str, ...], keywords: tuple[str, ...], active: str, answer: str
) -> None:
    start = board(
        spell("Spell", *kinds, controller=ME, keywords=keywords), active=active
    )
    assert _asked(start, AskKind.CAN_CAST, ME, "Spell") == answer


@pytest.mark.cr("601.3")
def test_an_effect_can_forbid_casting() -> None:
    start = board(spell("Spell", controller=ME), ban(Ban.CAST, to(ME)))
    assert _asked(start, AskKind.CAN_CAST, ME, "Spell") == "no"


@pytest.mark.cr("702.6a")
def test_equip_reaches_my_creatures_on_my_turn() -> None:
    sword = permanent("Sword", "artifact", "equipment")
    start = board(sword, creature("Mine", 2, 2), _foes("Theirs"))
    assert _asked(start, AskKind.CAN_EQUIP, "Sword", "Mine") == "yes"
    assert _asked(start, AskKind.CAN_EQUIP, "Sword", "Theirs") == "no"
    later = board(sword, creature("Mine", 2, 2), active=FOE)
    assert _asked(later, AskKind.CAN_EQUIP, "Sword", "Mine") == "no"


@pytest.mark.cr("702.6a", "702.16c")
def test_a_red_sword_cannot_be_put_on_what_is_protected_from_red() -> None:
    sword = permanent("Sword", "artifact", "equipment", colors=frozenset({"red"}))
    start = board(sword, creature("Mine", 2, 2, "protection from red"))
    assert _asked(start, AskKind.CAN_EQUIP, "Sword", "Mine") == "no"


def test_a_negated_question_turns_the_answer_round() -> None:
    start = board(_foes("A", "flying"), creature("B", 2, 2))
    asked = ask(AskKind.CAN_BLOCK, "B", "A", negated=True)
    assert rule(start, asks=(asked,)).answers() == [{"yes"}]
