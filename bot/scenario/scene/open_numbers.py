"""Amounts and mana values that nothing on the table tells."""

from bot.citation import Game
from bot.engine.effects import Effect, EnterWatch, Modifier, Trigger
from bot.engine.history import GAINED, HURT, LOST, TALLIES
from bot.engine.inside import inside, walk
from bot.engine.question import EnterNow, Resolve
from bot.engine.values import Filter, StatOf, Variable, Who, Zone
from bot.errors import Problem, QuestionError
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.assuming import dealing_players, used_of
from bot.scenario.scene.counter_costs import check_counter_costs
from bot.scenario.scene.draft import ODD_EVEN, DraftThing
from bot.scenario.scene.sacrifice_costs import check_sacrifice_costs
from bot.scenario.scene.sacrificed import measure_sacrificed
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after, takes
from bot.scenario.scene.told_numbers import put_told_numbers
from bot.scenario.words.syntax import Spec
from bot.worded import worded

_LETTERS = frozenset({"X", "Y", "Z"})


@after(Game.MTG)
def open_numbers(scene: Scene) -> None:
    """Amounts that nothing on the table tells are asked for, never taken as 0.

    Raises QuestionError (AMBIGUOUS).
    """
    put_told_numbers(scene)
    measure_sacrificed(scene)
    check_sacrifice_costs(scene)
    check_counter_costs(scene)
    for it in scene.draft.things:
        late = it.entered_later
        there = late or it.zone is Zone.BATTLEFIELD
        stands = it.abilities.statics if there else ()
        used: list[object] = [it for it in stands if late or not _about_entering(it)]
        used += [
            entry.what.ability
            for entry in all_entries(scene)
            if isinstance(entry.what, Resolve)
            and entry.what.source == it.id
            and entry.what.x is None
        ]
        for stat in inside(tuple(used), StatOf):
            if stat.stat.endswith(TALLIES):
                _counted_this_turn(scene, it, stat)
        for part in inside(tuple(used), Variable):
            if part.letter in _LETTERS or it.x is not None:
                continue
            if it.power is None or not _own_size(part, used):
                raise _unknown(scene, it, part.letter)


def _unknown(scene: Scene, it: DraftThing, number: str) -> QuestionError:
    return scene.error(
        Problem.AMBIGUOUS,
        worded(
            "{it}: I can't work out {number}. Write the number itself into its "
            "wording.",
            it=it.id,
            number=f"“{number}”",
        ),
    )


def _counted_this_turn(scene: Scene, it: DraftThing, part: StatOf) -> None:
    """What has happened is counted from what is told, where that tells how much.

    Raises QuestionError (AMBIGUOUS).
    """
    if any(one.endswith((HURT, LOST, GAINED)) for one in scene.draft.flags):
        raise _unknown(scene, it, part.stat)
    scene.draft.assume(worded("This turn only what is told here has happened."))


def _own_size(number: Variable, used: list[object]) -> bool:
    """Whether it only says how big the card itself is, which was told."""
    hosts = [one for one in used if number in walk(one)]
    return all(isinstance(one, Modifier) and one.subject.this for one in hosts)


def _about_entering(one: object) -> bool:
    """What it does as it enters, or when: it has entered."""
    return (
        isinstance(one, (Trigger, Effect))
        and isinstance(one.watch, EnterWatch)
        and one.watch.what.this
    )


@takes("manavalue")
def with_mana_value(scene: Scene, it: DraftThing, spec: Spec) -> None:
    """ "A 3/3 with mana value 4"."""
    it.mana_value = int(spec.value)


@after(Game.MTG)
def mana_values(scene: Scene) -> None:
    """Ask for the mana values that something here looks at."""
    board = scene.draft.things
    asked = {
        flag
        for it in board
        for one in inside(used_of(scene, it), Filter)
        for flag in one.flags
    }
    looked_at: set[str] = set()
    if asked & {*ODD_EVEN}:
        looked_at |= dealing_players(scene)
    counting = {
        it.id
        for it in board
        if any(_counts_mana_value(part) for part in inside(used_of(scene, it), StatOf))
    }
    if counting:
        looked_at |= _cast_or_aimed_at(scene) - _of_what_it_aims_at(scene, counting)
    for it in board:
        known = it.mana_value is not None or it.flags & {*ODD_EVEN}
        if not known and it.id in looked_at and not it.token and "land" not in it.kinds:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("What is the mana value of {it}?", it=it.id),
            )


def _of_what_it_aims_at(scene: Scene, counting: set[str]) -> set[str]:
    """The one spell that counts a mana value: not its own, but a target's."""
    if len(counting) != 1:
        return set()
    entries = [it.what for it in all_entries(scene) if isinstance(it.what, Resolve)]
    return {
        it.source
        for it in entries
        if it.source in counting
        and any(it.chosen)
        and all(
            part.of is not Who.THIS
            for part in inside(it.ability, StatOf)
            if _counts_mana_value(part)
        )
    }


def _counts_mana_value(part: StatOf) -> bool:
    return part.stat == "mana value"


def _cast_or_aimed_at(scene: Scene) -> set[str]:
    """What is cast here, and what is chosen for something."""
    found: set[str] = set()
    for entry in all_entries(scene):
        what = entry.what
        if isinstance(what, EnterNow):
            found.add(what.object)
        elif isinstance(what, Resolve):
            found |= {name for slot in what.chosen for name in slot}
            found |= {what.source} if what.spell else set()
    return found
