"""Thousands of small boards and what is dealt on them, made up."""

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from bot.engine.board import Board
from bot.engine.effects import (
    Act,
    Ban,
    DamageWatch,
    Effect,
    Minus,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    Redirect,
    Restriction,
    SetTo,
    Until,
)
from bot.engine.question import Hit
from bot.engine.values import ANYTHING, Filter, Named
from tests.engine.boards import FOE, ME, board, creature, to

SOURCES = ("Bolt", "Fire")
WALL, BEAR = "Wall", "Bear"
SMALL = st.integers(1, 3)


def _acts() -> st.SearchStrategy[tuple[Act, int | None, bool]]:
    """(act, uses, each source)"""

    def plain(act: Act) -> tuple[Act, int | None, bool]:
        return act, None, True

    def instance(amount: int | None, each: bool) -> tuple[Act, int | None, bool]:
        if amount is None or not each:
            return PreventInstance(), 1, each
        return PreventInstance(amount), 1, each

    return st.one_of(
        SMALL.map(lambda n: (PreventNext(n), None, False)),
        st.builds(instance, st.none() | SMALL, st.booleans()),
        SMALL.map(lambda n: plain(PreventEach(n))),
        st.just(plain(PreventAll())),
        st.integers(2, 3).map(lambda n: plain(Multiply(n))),
        SMALL.map(lambda n: plain(Plus(n))),
        SMALL.map(lambda n: plain(Minus(n))),
        SMALL.map(lambda n: plain(SetTo(n))),
        st.sampled_from((ME, WALL)).map(lambda name: plain(Redirect(Named(name)))),
        SMALL.map(lambda n: plain(Redirect(Named(WALL), n))),
        SMALL.map(lambda n: plain(Redirect(Named(WALL), n, points=True))),
    )


def _effects(recipients: tuple[str, ...]) -> st.SearchStrategy[Effect]:
    def make(
        made: tuple[Act, int | None, bool],
        on: str | None,
        source: str | None,
        at_least: int,
        combat: bool | None,
    ) -> Effect:
        act, uses, each = made
        if uses or isinstance(act, PreventNext) or getattr(act, "points", False):
            # Who uses up what protects several players is no question of 616.1.
            on = on or recipients[0]
        return Effect(
            DamageWatch(
                Filter(ids=frozenset({source})) if source else Filter(),
                to(on) if on else ANYTHING,
                combat,
                at_least,
            ),
            act,
            controller=ME,
            uses=uses,
            each_source=each,
            until=Until.END_OF_TURN,
            start=_points(act),
        )

    return st.builds(
        make,
        _acts(),
        st.none() | st.sampled_from(recipients),
        st.none() | st.none() | st.sampled_from(SOURCES),
        st.sampled_from((1, 1, 1, 2, 4)),
        st.sampled_from((None, None, None, True)),
    )


def _points(act: Act) -> int | None:
    match act:
        case PreventNext(int(points)) | Redirect(points=True, amount=int(points)):
            return points
    return None


def _hits(recipients: tuple[str, ...], combat: bool) -> st.SearchStrategy[Hit]:
    return st.builds(
        Hit,
        st.sampled_from(SOURCES),
        st.sampled_from(recipients),
        st.integers(1, 4),
        st.just(combat),
        st.sampled_from((False, False, False, True)),
    )


BANS = st.sampled_from(
    (
        (),
        (),
        (Restriction(Ban.PREVENT, Filter(ids=frozenset({"Fire"})), id="ban"),),
        (Restriction(Ban.PREVENT, object=to(ME), id="ban"),),
        (Restriction(Ban.PREVENT, combat=True, id="ban"),),
    )
)


@dataclass(frozen=True, slots=True)
class Case:
    """A board and what is dealt on it; ``repr`` is short enough to read."""

    board: Board
    hits: tuple[Hit, ...]

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(repr(self))

    def __repr__(self) -> str:
        lines = [
            f"  {hit.source} -> {hit.recipient}: {hit.amount}"
            f"{' combat' * hit.combat}{' unpreventable' * hit.unpreventable}"
            for hit in self.hits
        ]
        for one in self.board.effects:
            watch = one.watch
            assert isinstance(watch, DamageWatch)
            lines.append(
                f"  {one.id}: {one.act} from {_ids(watch.source)} to"
                f" {_ids(watch.recipient)}, at least {watch.at_least}"
                f"{' combat' * bool(watch.combat)}, uses {one.uses}, each"
                f" {one.each_source}"
            )
        lines += [f"  {ban}" for ban in map(_banned, self.board.restrictions)]
        return "\n".join(["", *lines, f"  turn of {self.board.active}"])


def _ids(filter: Filter) -> str:
    return "any" if filter.ids is None else "/".join(sorted(filter.ids))


def _banned(one: Restriction) -> str:
    return f"unpreventable: {_ids(one.subject)} to {_ids(one.object)}"


@st.composite
def boards(draw: st.DrawFn, recipients: tuple[str, ...]) -> Case:
    """A board with up to four effects, and up to three hits at the same time."""
    effects = draw(st.lists(_effects(recipients), min_size=1, max_size=4))
    combat = draw(st.booleans())
    hits = draw(
        st.lists(
            _hits(recipients, combat),
            min_size=1,
            max_size=3,
            unique_by=lambda one: (one.source, one.recipient),
        )
    )
    start = board(
        creature(WALL, 0, 999),
        creature(BEAR, 0, 999, controller=FOE),
        creature("Bolt", 1, 999, controller=FOE),
        creature("Fire", 1, 999, controller=FOE),
        *draw(BANS),
        *(
            Effect(
                one.watch,
                one.act,
                id=f"e{index}",
                label=f"e{index}",
                controller=ME,
                each_source=one.each_source,
                uses=one.uses,
                until=one.until,
                start=one.start,
            )
            for index, one in enumerate(effects)
        ),
        life=1000,
        active=draw(st.sampled_from((ME, FOE))),
    )
    return Case(start, tuple(hits))
