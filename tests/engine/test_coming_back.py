"""Undying and persist, and what comes back as a new object."""

from dataclasses import replace

import pytest

from bot.engine.instructions import DestroyIt
from bot.engine.values import Named
from tests.engine.boards import ME, board, creature, do, rule

FIELD, GRAVE = "battlefield", "graveyard"


@pytest.mark.cr("702.79a")
def test_persist_returns_it_with_a_counter() -> None:
    ruled = rule(board(creature("Finks", 3, 2, "persist")), _destroyed("Finks"))
    assert ruled.zone("Finks") == {FIELD}
    assert ruled.size("Finks") == {(2, 1)}


@pytest.mark.cr("702.93a")
def test_undying_looks_for_its_counter() -> None:
    wolf = creature("Wolf", 1, 1, "undying", counters=(("+1/+1", 1),))
    assert rule(board(wolf), _destroyed("Wolf")).zone("Wolf") == {GRAVE}


@pytest.mark.cr("111.8")
def test_a_token_does_not_come_back() -> None:
    token = replace(creature("Spirit", 1, 1, "undying"), token=True)
    assert rule(board(token), _destroyed("Spirit")).zone("Spirit") == {GRAVE}


@pytest.mark.cr("400.7")
def test_what_comes_back_has_no_damage_marked() -> None:
    hurt = replace(creature("Finks", 3, 3, "persist", controller=ME), damage=2)
    assert rule(board(hurt), _destroyed("Finks")).zone("Finks") == {FIELD}


def _destroyed(name: str):  # type: ignore[no-untyped-def]
    return do(DestroyIt(Named(name)))
