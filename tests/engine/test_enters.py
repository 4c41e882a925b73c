"""Entering the battlefield: control, copies, counters, tapped (614.12, 614.13)."""

from dataclasses import replace

import pytest

from bot.engine.conditions import Exists, Flag, Not
from bot.engine.effects import (
    AsEntersChoose,
    Effect,
    EnterAsCopy,
    EnterBackFace,
    EnterUnder,
    EnterWatch,
    EnterWith,
    ForcedClass,
    Trigger,
)
from bot.engine.instructions import (
    GainLife,
    PutOnto,
)
from bot.engine.outcome import Outcome
from bot.engine.values import CREATURE, THIS, Filter, Named, Side, Variable, Who, Zone
from tests.engine.boards import (
    FOE,
    ME,
    board,
    card,
    creature,
    do,
    enter,
    permanent,
    rule,
)

YOURS = Filter(kinds=frozenset({"creature"}), controller=Side.YOU)


def _waiting(name: str, *statics: object, **fields: object) -> object:
    fields.setdefault("zone", Zone.HAND)
    return card(creature(name, 2, 2, **fields), *statics)  # type: ignore[arg-type]


def _look(outcome: Outcome, name: str, field: str) -> object:
    return getattr(outcome.board.obj(name), field)


def _seen(ruled: object, name: str, field: str) -> set[object]:
    return {_look(one, name, field) for one in ruled.ruling.outcomes}  # type: ignore[attr-defined]


ENTERS_TAPPED = Effect(EnterWatch(THIS), EnterWith(tapped=True))


# --- Entering ---------------------------------------------------------------------


@pytest.mark.cr("614.1d", "614.12")
def test_a_permanent_that_enters_tapped_is_tapped() -> None:
    ruled = rule(board(_waiting("Sentinel", ENTERS_TAPPED)), enter("Sentinel"))
    assert _seen(ruled, "Sentinel", "tapped") == {True}


@pytest.mark.cr("614.12")
def test_its_own_ability_counts_though_cards_in_graveyards_have_none() -> None:
    treefolk = _waiting("Treefolk", ENTERS_TAPPED, zone=Zone.GRAVEYARD)
    ruled = rule(board(treefolk), do(PutOnto(Named("Treefolk"))))
    assert _seen(ruled, "Treefolk", "tapped") == {True}


@pytest.mark.cr("614.12")
def test_an_effect_on_all_permanents_does_not_reach_its_own_source() -> None:
    everything = Effect(EnterWatch(Filter()), EnterWith(tapped=True))
    orb = card(permanent("Orb", "artifact", zone=Zone.HAND), everything)
    ruled = rule(board(orb, _waiting("Bear")), enter("Orb"), enter("Bear"))
    assert _seen(ruled, "Orb", "tapped") == {False}
    assert _seen(ruled, "Bear", "tapped") == {True}


@pytest.mark.cr("614.12")
def test_an_effect_that_leaves_the_permanent_a_way_out_is_looked_at() -> None:
    other = Exists(Filter(kinds=frozenset({"creature"}), other=True))
    unless = Effect(EnterWatch(THIS), EnterWith(tapped=True), when=Not(other))
    start = board(_waiting("Checkland", unless))
    assert _seen(rule(start, enter("Checkland")), "Checkland", "tapped") == {True}
    with_other = board(_waiting("Checkland", unless), creature("Bear", 2, 2))
    assert _seen(rule(with_other, enter("Checkland")), "Checkland", "tapped") == {False}


@pytest.mark.cr("614.1c", "614.12")
def test_counters_it_enters_with_only_if_kicked() -> None:
    kicked = Effect(
        EnterWatch(THIS), EnterWith(counters=(("+1/+1", 2),)), when=Flag("kicked")
    )
    assert rule(board(_waiting("A", kicked)), enter("A")).counters("A", "+1/+1") == {0}
    start = board(_waiting("A", kicked), flags=frozenset({"kicked"}))
    assert rule(start, enter("A")).counters("A", "+1/+1") == {2}


@pytest.mark.cr("614.1c")
def test_a_creature_enters_with_x_counters_before_it_could_die() -> None:
    from bot.engine.question import EnterNow

    hydra = Effect(EnterWatch(THIS), EnterWith(counters=(("+1/+1", Variable()),)))
    zero = replace(_waiting("Hydra", hydra), power=0, toughness=0)  # type: ignore[type-var]
    ruled = rule(board(zero), EnterNow("Hydra", ME, x=3))
    assert ruled.zone("Hydra") == {Zone.BATTLEFIELD}
    assert ruled.size("Hydra") == {(3, 3)}


@pytest.mark.cr("616.1c", "614.12")
def test_a_copy_is_made_before_it_could_enter_tapped() -> None:
    essence = card(
        creature("Essence", 6, 6),
        Effect(EnterWatch(YOURS), EnterAsCopy(Who.THIS), forced=ForcedClass.COPY),
    )
    ruled = rule(board(essence, _waiting("Sentinel", ENTERS_TAPPED)), enter("Sentinel"))
    assert _seen(ruled, "Sentinel", "tapped") == {False}
    assert _seen(ruled, "Sentinel", "called") == {"essence"}
    assert ruled.size("Sentinel") == {(6, 6)}
    assert "616.1c" in ruled.rules


@pytest.mark.cr("616.1c", "614.12", "707.5")
def test_a_copy_enters_the_way_the_copied_permanent_says() -> None:
    five = Effect(EnterWatch(THIS), EnterWith(counters=(("+1/+1", 5),)))
    hydra = card(creature("Hydra", 0, 0, counters=(("+1/+1", 1),)), five)
    clone = Effect(
        EnterWatch(THIS), EnterAsCopy(Named("Hydra")), forced=ForcedClass.COPY
    )
    ruled = rule(board(hydra, _waiting("Clone", clone)), enter("Clone"))
    assert ruled.counters("Clone", "+1/+1") == {5}


@pytest.mark.cr("616.1b", "616.1c")
def test_control_comes_before_copying() -> None:
    gather = Effect(
        EnterWatch(CREATURE),
        EnterUnder(Who.YOU),
        id="gather",
        label="gather",
        controller=FOE,
        forced=ForcedClass.CONTROL,
    )
    essence = card(
        creature("Essence", 6, 6, controller=FOE),
        Effect(EnterWatch(YOURS), EnterAsCopy(Who.THIS), forced=ForcedClass.COPY),
    )
    ruled = rule(board(essence, gather, _waiting("Bear")), enter("Bear"))
    assert _seen(ruled, "Bear", "controller") == {FOE}
    assert _seen(ruled, "Bear", "called") == {"essence"}


@pytest.mark.cr("616.1c", "616.1d")
def test_copying_comes_before_the_back_face() -> None:
    copy = Effect(EnterWatch(THIS), EnterAsCopy(Named("Bear")), forced=ForcedClass.COPY)
    back = Effect(EnterWatch(THIS), EnterBackFace(), forced=ForcedClass.BACK_FACE)
    start = board(creature("Bear", 2, 2), _waiting("Wolf", back, copy))
    ruled = rule(start, enter("Wolf"))
    assert ruled.choosers == set()
    assert _seen(ruled, "Wolf", "called") == {"bear"}


@pytest.mark.cr("616.1c")
def test_which_of_two_copies_it_becomes_is_chosen() -> None:
    def essence(name: str) -> object:
        return card(
            creature(name, 6, 6),
            Effect(EnterWatch(YOURS), EnterAsCopy(Who.THIS), forced=ForcedClass.COPY),
        )

    ruled = rule(board(essence("E1"), essence("E2"), _waiting("Bear")), enter("Bear"))  # type: ignore[arg-type]
    assert _seen(ruled, "Bear", "called") & {"e1", "e2"}


@pytest.mark.cr("614.12a")
def test_what_is_chosen_as_it_enters_is_offered() -> None:
    colour = Effect(EnterWatch(THIS), AsEntersChoose("a color", ("white", "red")))
    ruled = rule(board(_waiting("Voice", colour)), enter("Voice"))
    assert ruled.zone("Voice") == {Zone.BATTLEFIELD}
    assert ruled.choosers == {ME}
    assert len(ruled.ruling.outcomes) == 2


@pytest.mark.cr("603.6a", "614.12")
def test_a_trigger_on_entering_sees_it() -> None:
    soul = Trigger(
        EnterWatch(CREATURE), (GainLife(1),), id="s", label="s", controller=ME
    )
    assert rule(board(soul, _waiting("Bear")), enter("Bear")).life() == {21}


@pytest.mark.cr("614.12", "614.1d")
def test_two_effects_that_add_counters_both_do() -> None:
    own = Effect(EnterWatch(THIS), EnterWith(counters=(("+1/+1", 1),)))
    also = Effect(
        EnterWatch(YOURS),
        EnterWith(counters=(("+1/+1", 2),)),
        id="also",
        label="also",
        controller=ME,
    )
    ruled = rule(board(also, _waiting("Bear", own)), enter("Bear"))
    assert ruled.counters("Bear", "+1/+1") == {3}
    assert ruled.choosers == set()
