"""The script while it is changed: what was told where, taken out, put elsewhere."""

from dataclasses import dataclass, field

from bot.engine.inside import holds, inside
from bot.engine.instructions import DealDamage, DestroyIt
from bot.engine.question import Deal, Resolve
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.changing.edits import Moved
from bot.scenario.scene.aiming import all_entries, lists_of
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause
from bot.worded import all_of, worded


@dataclass(slots=True)
class Told:
    """A scene, the clauses it was told in, and what each put into the script."""

    scene: Scene
    clauses: list[Clause] = field(default_factory=list)
    made: list[list[Entry]] = field(default_factory=list)


def entries_of(told: Told, number: int) -> list[Entry]:
    """What that clause tells of and still happens. Raises QuestionError."""
    known = all_entries(told.scene)
    found = [it for it in told.made[number] if it in known]
    if not found:
        raise told.scene.error(
            Problem.AMBIGUOUS,
            worded("This part no longer happens."),
            told.clauses[number].place,
        )
    return found


def target_of(told: Told, edit: Moved) -> Entry | None:
    """What *edit* moves something before; None for whatever comes first."""
    return None if edit.before is None else entries_of(told, edit.before)[0]


def remove(scene: Scene, entry: Entry) -> None:
    """*entry* no longer happens."""
    for group in lists_of(scene):
        if entry in group:
            group.remove(entry)


def move(told: Told, entries: list[Entry], before: Entry | None) -> None:
    """*entries* happen right before *before*; with None, before all other harm."""
    scene = told.scene
    for entry in entries:
        remove(scene, entry)
    group, at = scene.draft.script, 0
    if before is None:
        group, at = _first_harm(told)
    for some in lists_of(scene):
        if before is not None and before in some:
            group, at = some, some.index(before)
    group[at:at] = entries
    check_fighters(scene, entries)


def check_fighters(scene: Scene, entries: list[Entry]) -> None:
    """What may die before a combat may not fight in it: refused, not guessed."""
    for number, combat in enumerate(scene.draft.script):
        if not isinstance(combat.what, Combat):
            continue
        fighting = {name for name, _ in combat.what.attackers}
        fighting |= {name for pair in combat.what.blocks for name in pair}
        fighting |= set(combat.what.defenders)
        earlier = [*scene.draft.opening, *scene.draft.script[:number]]
        for entry in entries:
            if entry in earlier and not isinstance(entry.what, Combat):
                reached = _reaches(entry) & fighting if hurts(entry) else set[str]()
                if any(not _lives(scene, earlier, it) for it in reached):
                    raise scene.error(
                        Problem.AMBIGUOUS,
                        worded(
                            "{listed} may be gone before that combat. Who fights "
                            "then? Tell it anew.",
                            listed=all_of(sorted(_reaches(entry) & fighting)),
                        ),
                    )


def _lives(scene: Scene, earlier: list[Entry], name: str) -> bool:
    """Whether all that was told before leaves that one alive for certain."""
    one = scene.draft.thing(name)
    there = [it for it in scene.draft.things if it.zone is Zone.BATTLEFIELD]
    if one is None or scene.draft.statics or any(it.abilities.statics for it in there):
        return False
    size = one.power if one.toughness is None else one.toughness
    dealt = 0
    for entry in (it for it in earlier if name in _reaches(it)):
        what = entry.what
        if isinstance(what, Deal):
            dealt += sum(it.amount for it in what.hits if it.recipient == name)
        elif isinstance(what, Resolve) and not what.modes:
            for done in what.ability.do:
                if not isinstance(done, DealDamage) or not isinstance(done.amount, int):
                    return False
                dealt += done.amount
        else:
            return False
    return size is not None and one.damage + dealt < size


def _reaches(entry: Entry) -> set[str]:
    what = entry.what
    if isinstance(what, Deal):
        return {hit.recipient for hit in what.hits}
    if isinstance(what, Resolve):
        return {name for slot in what.chosen for name in slot}
    return set(inside(what, str)) - {entry.source}


def _first_harm(told: Told) -> tuple[list[Entry], int]:
    """Before the first damage, and before what was told as an answer to it."""
    draft = told.scene.draft
    for group in (draft.opening, draft.script):
        for at, entry in enumerate(group):
            if not hurts(entry):
                continue
            number = _number(told, entry)
            while at and _number(told, group[at - 1]) > number:
                at -= 1
            return group, at
    return draft.script, 0


def _number(told: Told, entry: Entry) -> int:
    """Which clause told of *entry*; -1 for none."""
    return next((n for n, made in enumerate(told.made) if entry in made), -1)


def hurts(entry: Entry) -> bool:
    """Whether it deals damage or destroys."""
    if isinstance(entry.what, Combat | Deal):
        return True
    return holds(entry.what, DealDamage, DestroyIt)
