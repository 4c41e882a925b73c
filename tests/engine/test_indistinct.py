"""Sources that nothing tells apart: fewer ways are followed to the same results."""

from dataclasses import replace
from unittest.mock import patch

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.engine.board import Board, Obj
from bot.engine.dividing import divisions, ways_to_divide
from bot.engine.effects import Effect, PreventEach, Redirect
from bot.engine.finals import final_board
from bot.engine.games import rules_for
from bot.engine.graph import Graph, graph
from bot.engine.instructions import DealDamage, GainLife
from bot.engine.question import Question
from bot.engine.room import Room
from bot.engine.values import Filter, Named, Who
from tests.engine.boards import (
    FOE,
    ME,
    attack,
    board,
    by,
    creature,
    next_time,
    on_damage,
    plus,
    prevent_each,
    question,
    shield,
)
from tests.exploring import ENOUGH

WALL = "Wall"


def _goblins(number: int, *keywords: str) -> list[Obj]:
    return [
        creature(f"Goblin {at}", 2, 2, *keywords, controller=FOE)
        for at in range(1, number + 1)
    ]


def _raid(*things: Obj | Effect, **fields: object) -> Question:
    attackers = [it.id for it in things if isinstance(it, Obj) and it.id != WALL]
    start = board(*things, active=FOE, **fields)
    return question(start, attack(*attackers, at=ME))


def _followed(asked: Question) -> Graph:
    return graph(asked, rules_for(asked.game, asked.edition), Room(ENOUGH))


def _ends(found: Graph) -> set[Board]:
    return {replace(final_board(it), indistinct=frozenset()) for it in found.ends}


def test_a_shield_divided_among_many_alike_is_followed_to_its_end() -> None:
    found = _followed(_raid(*_goblins(12), shield(5), shield(4, label="other")))

    assert found.complete
    assert [it.players[0].life for it in found.ends] == [5]


def test_whoever_may_choose_among_those_alike_is_still_asked() -> None:
    assert ME in _followed(_raid(*_goblins(2), shield(1))).asked
    assert ME in _followed(_raid(*_goblins(3), next_time())).asked


def test_what_looks_back_at_a_source_tells_it_from_the_others() -> None:
    thorns = on_damage(
        PreventEach(1),
        "thorns",
        ME,
        uses=1,
        rider=(DealDamage(2, Who.EVENT_SOURCE, Who.THIS),),
    )
    found = _followed(_raid(*_goblins(3), thorns))

    killed = {
        tuple(it.id for it in end.objects if it.zone.value == "graveyard")
        for end in found.ends
    }
    assert killed == {("Goblin 1",), ("Goblin 2",), ("Goblin 3",)}


def test_what_one_source_alone_is_open_to_tells_it_from_the_others() -> None:
    chosen = shield(2, label="chosen", source=by("Goblin 1"))
    found = _followed(_raid(*_goblins(2), shield(2), chosen))

    assert {it.players[0].life for it in found.ends} == {18, 19, 20}


def test_ways_to_divide_differ_in_more_than_which_is_which() -> None:
    assert ways_to_divide(3, (2, 2, 2), (-1, 0, 1)) == [(0, 1, 2), (1, 1, 1)]
    assert ways_to_divide(2, (2, 2), (-1, -1)) == [(0, 2), (1, 1), (2, 0)]


@given(
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 1)), min_size=1, max_size=5),
    st.integers(0, 10),
)
def test_each_way_to_divide_is_kept_but_for_which_is_which(
    parts: list[tuple[int, int]], points: int
) -> None:
    amounts = tuple(amount for amount, _ in parts)
    assume(points <= sum(amounts))
    last: dict[tuple[int, int], int] = {}
    alike = []
    for at, part in enumerate(parts):
        alike.append(last.get(part, -1))
        last[part] = at

    def sorted_(way: tuple[int, ...]) -> list[tuple[tuple[int, int], int]]:
        return sorted(zip(parts, way, strict=True))

    every = {str(sorted_(way)) for way in divisions(points, amounts)}
    kept = [str(sorted_(way)) for way in ways_to_divide(points, amounts, alike)]
    assert {*kept} == every
    assert len(kept) == max(len(every), min(2, len([*divisions(points, amounts)])))


def _effects() -> st.SearchStrategy[Effect]:
    sources = st.sampled_from((Filter(), Filter(), by("Goblin 1"), by("Goblin 3")))
    small = st.integers(1, 3)
    return st.one_of(
        st.builds(lambda n, source: shield(n, source=source), small, sources),
        st.builds(lambda source: next_time(source=source), sources),
        st.builds(lambda n: next_time(amount=(n,), label=f"some {n}"), small),
        st.builds(lambda n, least: prevent_each(n, at_least=least), small, small),
        small.map(plus),
        st.just(
            next_time(label="salve", rider=(GainLife(1, Who.YOU),)),
        ),
        small.map(
            lambda n: on_damage(
                Redirect(Named(WALL), n, points=True), "aside", ME, uses=None, start=n
            )
        ),
    )


@settings(
    max_examples=80,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(
    st.lists(
        st.sampled_from(((), (), ("lifelink",), ("infect",), ("first strike",))),
        min_size=2,
        max_size=4,
    ),
    st.lists(st.integers(1, 3), min_size=4, max_size=4),
    st.lists(_effects(), min_size=1, max_size=3),
)
def test_nothing_is_lost_by_following_one_of_those_alike(
    kinds: list[tuple[str, ...]], powers: list[int], effects: list[Effect]
) -> None:
    goblins = [
        creature(f"Goblin {at}", min(powers[at - 1], 2), 2, *kind, controller=FOE)
        for at, kind in enumerate(kinds, 1)
    ]
    named = [replace(it, id=f"{it.id} {at}") for at, it in enumerate(effects)]
    asked = _raid(*goblins, creature(WALL, 0, 9), *named)
    found = _followed(asked)
    with patch("bot.engine.graph.indistinct", return_value=frozenset()):
        every = _followed(asked)
    assume(every.complete)

    assert _ends(found) == _ends(every)
    assert {*found.asked} == {*every.asked}
    assert found.complete
