"""Things and shields that a follow-up takes away, with all they did."""

import re

from bot.engine.effects import DamageWatch, Effect
from bot.engine.inside import inside, protected_by
from bot.engine.question import Deal
from bot.errors import Problem
from bot.scenario.changing.script import remove
from bot.scenario.scene.aiming import lists_of
from bot.scenario.scene.describing import attacked
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.worded import all_of, replaced, worded


def there(scene: Scene, name: str) -> DraftThing:
    """The thing with that id. Raises QuestionError if it is gone."""
    it = scene.draft.thing(name)
    if it is None:
        raise scene.error(
            Problem.AMBIGUOUS, worded("{name} is no longer there.", name=name)
        )
    return it


def is_shield(static: object) -> bool:
    """True for a shield that was said to be there."""
    return (
        isinstance(static, Effect)
        and isinstance(static.watch, DamageWatch)
        and static.start is not None
        and "shield" in static.label
    )


# How a shield that is simply there was said back.
SHIELD_TOLD = re.compile(r"The next \d+ .*is prevented")


def shields(scene: Scene) -> list[Effect]:
    """The shields that were said to be there."""
    return [
        it for it in scene.draft.statics if isinstance(it, Effect) and is_shield(it)
    ]


def without(scene: Scene, names: tuple[str, ...]) -> None:
    """Take these objects off the table, and everything they do out of the script."""
    gone = set(names)
    for name in names:
        there(scene, name)
    for it in scene.draft.things:
        if it.attached_to in gone:
            gone.add(it.id)
    for group in lists_of(scene):
        for entry in list(group):
            _without(scene, entry, gone)
    draft = scene.draft
    draft.statics = [
        it for it in draft.statics
        if not protected_by(it) or not protected_by(it) <= gone
    ]  # fmt: skip
    draft.things = [it for it in draft.things if it.id not in gone]
    draft.understood = [
        line for line in draft.understood if not _speaks_of(line, gone, draft.things)
    ]
    kept = [
        n
        for n, it in enumerate(draft.asks)
        if it.subject not in gone and it.other not in gone
    ]
    if len(draft.marks) == len(draft.asks):
        draft.marks = [draft.marks[n] for n in kept]
    draft.asks = [draft.asks[n] for n in kept]


def fasten(scene: Scene, name: str, host: str) -> None:
    """Attach *name* to *host* instead of what it was attached to."""
    it, old = there(scene, name), there(scene, name).attached_to
    it.attached_to = there(scene, host).id
    draft = scene.draft
    draft.understood = [
        replaced(line, old, host) if line.startswith(f"{name} is attached") else line
        for line in draft.understood
    ]


def stay_back(scene: Scene, names: tuple[str, ...]) -> None:
    """Take these objects out of the combat they fight in, and leave them there."""
    for entry in list(scene.draft.script):
        if isinstance(entry.what, Combat):
            _leave_combat(scene, entry, entry.what, set(names))
    for name in names:
        it = there(scene, name)
        it.flags -= {"attacking", "blocking", "blocked", "unblocked"}
        it.said -= {"attacking", "attacker", "unblocked", "blocked"}


def _speaks_of(line: str, gone: set[str], there: list[DraftThing]) -> bool:
    """Whether *line* is about something that is gone."""
    for it in there:
        line = line.replace(it.id, "")
    return any(name in line for name in gone)


def _without(scene: Scene, entry: Entry, gone: set[str]) -> None:
    what = entry.what
    if isinstance(what, Combat):
        _leave_combat(scene, entry, what, gone)
        return
    if entry.source in gone:
        remove(scene, entry)
        return
    if isinstance(what, Deal):
        hits = tuple(
            it for it in what.hits if it.source not in gone and it.recipient not in gone
        )
        if not hits:
            remove(scene, entry)
        elif hits != what.hits:
            entry.what = Deal(hits)
        return
    if any(it in gone for it in inside(what, str)):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What happens then with this: “{told}”", told=entry.told),
            None,
            (worded("Tell the whole scenario without it."),),
        )


def _leave_combat(scene: Scene, entry: Entry, combat: Combat, gone: set[str]) -> None:
    combat.attackers = [
        (name, goal)
        for name, goal in combat.attackers
        if name not in gone and goal not in gone
    ]
    combat.blocks = [it for it in combat.blocks if not gone & set(it)]
    combat.defenders = [it for it in combat.defenders if it not in gone]
    combat.assigned = [it for it in combat.assigned if not gone & {it[0], it[1]}]
    combat.order = [it for it in combat.order if it not in gone]
    combat.unblocked -= gone
    if not combat.attackers:
        without_combat(scene, entry)
        remove(scene, entry)
    combat.told = _combat_told(scene, combat)


def without_combat(scene: Scene, entry: Entry) -> None:
    """What else was told within a combat, "Carol bolts me", happens without it."""
    if isinstance(entry.what, Combat) and entry in scene.draft.script:
        at = scene.draft.script.index(entry)
        scene.draft.script[at:at] = entry.what.before + entry.what.between


def _combat_told(scene: Scene, combat: Combat) -> list[str]:
    """Who attacks whom and who blocks, in sentences."""
    lines: list[str] = []
    for goal in dict.fromkeys(goal for _, goal in combat.attackers):
        names = [name for name, at in combat.attackers if at == goal]
        lines.append(attacked(scene, names, [goal]))
    for attacker in dict.fromkeys(attacker for _, attacker in combat.blocks):
        names = [name for name, it in combat.blocks if it == attacker]
        one = len(names) == 1
        said = "{names} blocks {listed}." if one else "{names} block {listed}."
        lines.append(
            worded(
                said,
                names=all_of(names),
                listed=attacker,
            )
        )
    if combat.defenders:
        lines.append(worded("Defending: {listed}.", listed=", ".join(combat.defenders)))
    return lines
