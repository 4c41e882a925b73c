"""Attackers and blockers declared together: what may be, and what has to be."""

import pytest

from bot.engine.blocking_legality import can_block_several, most_blocked
from bot.engine.board import Board, Obj, Player
from bot.engine.effects import Ban, Restriction
from bot.engine.question import Attack, Block
from bot.engine.unlawful import unlawful
from bot.engine.unless import Company, Paid
from bot.engine.unnamed import BLOCKS_MORE, LURE, MUST_ATTACK, MUST_BE_BLOCKED
from bot.engine.values import ONLY_YOU, Filter, Zone

CREATURES = Filter(kinds=frozenset({"creature"}))


def creature(name: str, side: str, *keywords: str, power: int = 2) -> Obj:
    return Obj(
        name, name, controller=side, owner=side, kinds=frozenset({"creature"}),
        power=power, toughness=2, keywords=frozenset(keywords), zone=Zone.BATTLEFIELD,
    )  # fmt: skip


def board(*objects: Obj, restrictions: tuple[Restriction, ...] = ()) -> Board:
    players = (Player("A", 20), Player("B", 20))
    return Board(players, objects, restrictions=restrictions, active="A")


def attack(*names: str, blocks: tuple[Block, ...] = ()) -> Attack:
    return Attack(tuple((name, "B") for name in names), blocks)


def limit(ban: Ban, **more: object) -> Restriction:
    return Restriction(ban, CREATURES, label="limit", controller="B", **more)  # type: ignore[arg-type]


@pytest.mark.cr("508.1c")
def test_no_more_attack_than_may() -> None:
    three = board(
        *(creature(name, "A") for name in "xyz"),
        restrictions=(limit(Ban.ATTACK, object=ONLY_YOU, after=2),),
    )

    assert unlawful(three, attack("x", "y")) is None
    assert unlawful(three, attack("x", "y", "z")) is not None


@pytest.mark.cr("508.1c")
def test_what_cannot_attack_alone_attacks_beside_another() -> None:
    alone = Restriction(
        Ban.ATTACK, Filter(ids=frozenset({"x"})), label="x", unless=Company()
    )
    two = board(creature("x", "A"), creature("y", "A"), restrictions=(alone,))

    assert unlawful(two, attack("x")) is not None
    assert unlawful(two, attack("x", "y")) is None


@pytest.mark.cr("508.1c")
def test_greater_company_has_to_be_greater() -> None:
    beside = Restriction(
        Ban.ATTACK, Filter(ids=frozenset({"x"})), label="x",
        unless=Company(greater=True),
    )  # fmt: skip
    equal = board(creature("x", "A"), creature("y", "A"), restrictions=(beside,))
    greater = board(
        creature("x", "A"), creature("y", "A", power=3), restrictions=(beside,)
    )

    assert unlawful(equal, attack("x", "y")) is not None
    assert unlawful(greater, attack("x", "y")) is None


@pytest.mark.cr("508.1d")
def test_what_attacks_if_able_does_not_stay_at_home_unless_that_costs() -> None:
    pair = (creature("x", "A"), creature("mad", "A", MUST_ATTACK))
    price = limit(Ban.ATTACK, unless=Paid("its controller pays {2}"))

    assert unlawful(board(*pair), attack("x")) is not None
    assert unlawful(board(*pair), attack("x", "mad")) is None
    assert unlawful(board(*pair, restrictions=(price,)), attack("x")) is None


@pytest.mark.cr("509.1c")
def test_all_that_can_block_a_lure_do() -> None:
    there = board(
        creature("stag", "A", LURE), creature("x", "A"),
        creature("b", "B"), creature("c", "B"),
    )  # fmt: skip
    both = (Block("b", "stag"), Block("c", "stag"))

    assert unlawful(there, attack("stag", "x", blocks=both[:1])) is not None
    assert unlawful(there, attack("stag", "x", blocks=both)) is None


@pytest.mark.cr("509.1c")
def test_one_blocker_is_enough_for_what_must_be_blocked() -> None:
    there = board(
        creature("bait", "A", MUST_BE_BLOCKED), creature("x", "A"),
        creature("b", "B"), creature("c", "B"),
    )  # fmt: skip

    assert unlawful(there, attack("bait", "x", blocks=(Block("b", "bait"),))) is None
    assert unlawful(there, attack("bait", "x", blocks=(Block("b", "x"),))) is not None


@pytest.mark.cr("509.1b")
def test_additional_creatures_are_blocked_up_to_their_number() -> None:
    wide = creature("wide", "B", f"{BLOCKS_MORE}1")
    there = board(wide, *(creature(name, "A") for name in "xyz"))

    assert most_blocked(there, wide) == 2
    assert can_block_several(there, wide, 2).allowed
    assert not can_block_several(there, wide, 3).allowed
