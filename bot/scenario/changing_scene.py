"""A scene told anew with edits: what is added, dropped, moved or altered."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.citation import Game
from bot.engine.effects import Ban, DamageWatch, Effect, Restriction, Until
from bot.engine.instructions import DealDamage, DestroyIt, Instruction
from bot.engine.question import Deal, EnterNow, Preference, Resolve
from bot.engine.values import Filter
from bot.errors import Problem, QuestionError
from bot.scenario.aiming import all_entries
from bot.scenario.bearing import abilities_of, face_named
from bot.scenario.building import finish, people, questions_last, take
from bot.scenario.casting import Use, harms
from bot.scenario.changing_edits import (
    Added,
    Altered,
    Dropped,
    Handed,
    Moved,
    Preferred,
    Rewritten,
    Story,
    Traits,
    Under,
    Unshielded,
    When,
    Without,
)
from bot.scenario.draft import Combat, DraftThing, Entry
from bot.scenario.matching import fits
from bot.scenario.merging import merged
from bot.scenario.missing_together import may_wait, together
from bot.scenario.parsing import Parse
from bot.scenario.reaching import protected_by, walk
from bot.scenario.scene import Scene
from bot.scenario.steps import prepared
from bot.scenario.syntax import Card, Clause, Person, Thing
from bot.scenario.timing import last_combat
from bot.scenario.using import finish_pending

_FIGHTING = frozenset("block blocked retaliate defend defenders unblocked".split())


@dataclass(slots=True)
class Told:
    """A scene, the clauses it was told in, and what each put into the script."""

    scene: Scene
    clauses: list[Clause] = field(default_factory=list)
    made: list[list[Entry]] = field(default_factory=list)


def tell(
    parse: Parse, game: Game, edition: str, clauses: tuple[Clause, ...], story: Story
) -> Told:
    """The finished scene of *story*. Raises QuestionError."""
    scene = Scene(parse, game)
    people(scene, clauses)
    first, *more = _groups(parse, clauses, story.starts)
    told = Told(scene, list(prepared(parse, merged(questions_last(first)))))
    added: list[range] = []
    for group in more:
        begin = len(told.clauses)
        told.clauses += prepared(parse, merged(group))
        added.append(range(begin, len(told.clauses)))
    told.made = [[] for _ in told.clauses]
    base = added[0].start if added else len(told.clauses)
    order = _in_place(told, list(range(base)), story, added)
    if any(it.when is When.ASK for it in story.added):
        order = [it for it in order if not told.clauses[it].kind.startswith("ask_")]
    _take_all(told, order)
    finish_pending(scene)
    _edit(told, story, added)
    finish_pending(scene)
    finish(scene)
    del edition
    return told


def _groups(
    parse: Parse, clauses: tuple[Clause, ...], starts: tuple[int, ...]
) -> list[tuple[Clause, ...]]:
    groups: list[list[Clause]] = [[] for _ in range(len(starts) + 1)]
    for clause in clauses:
        at = parse.tokens[clause.place.start].start
        groups[sum(start <= at for start in starts)].append(clause)
    return [tuple(group) for group in groups]


def _in_place(
    told: Told, order: list[int], story: Story, added: list[range]
) -> list[int]:
    """The order with what is said instead of something in its place."""
    for edit, numbers in zip(story.added, added, strict=True):
        order = [it for it in order if it not in edit.dropped]
        if edit.event is None or edit.event not in order:
            continue
        at = order.index(edit.event)
        if edit.when is When.INSTEAD:
            order[at : at + 1] = list(numbers)
        elif edit.when is When.DETAIL:
            for number in numbers:
                new = told.clauses[number]
                old = told.clauses[edit.event]
                slots = {**old.slots, **_detail(old, new)}
                told.clauses[edit.event] = replace(old, slots=slots)
    return order


def _detail(old: Clause, clause: Clause) -> Mapping[str, Any]:
    """What a detail says, in the words of the clause it is a detail of."""
    slots = {k: v for k, v in clause.slots.items() if v is not None}
    slots.pop("elided", None)
    who = slots.get("who")
    if isinstance(who, Person) and who.kind == "he" and old.get("who") is not None:
        del slots["who"]
    if clause.kind == "targetlast":
        words = clause.text.lower()
        slot = "to" if "target" in words else "src"
        return {slot: slots["to"]}
    if "card" in slots and old.kind == clause.kind:
        # Another card: the numbers said of the one before are not its own.
        gone = dict.fromkeys(("x", "n", "mode", "src", "also"))
        return {**gone, **slots}
    return slots


def _take_all(told: Told, order: list[int]) -> None:
    waiting: list[int] = []
    unclear: list[QuestionError] = []
    for position, number in enumerate(order):
        told.scene.following = tuple(told.clauses[it] for it in order[position + 1 :])
        try:
            _take(told, number)
        except QuestionError as error:
            # A question may speak of what is only said behind it.
            early = told.clauses[number].kind.startswith("ask_")
            if may_wait(error, told.clauses[number].kind):
                unclear.append(error)
                continue
            if unclear:
                continue
            if not early or position + 1 == len(order):
                raise
            if error.problem is not Problem.AMBIGUOUS:
                raise
            waiting.append(number)
    if unclear:
        raise together(told.scene, unclear)
    for number in waiting:
        _take(told, number)


def _take(told: Told, number: int) -> None:
    before = {id(it) for it in all_entries(told.scene)}
    take(told.scene, told.clauses[number])
    told.made[number] += [it for it in all_entries(told.scene) if id(it) not in before]


# --- one edit after the other ------------------------------------------------------


def _edit(told: Told, story: Story, added: list[range]) -> None:
    numbers = iter(added)
    for edit in story.edits:
        match edit:
            case Added():
                _add(told, edit, next(numbers))
            case Without():
                without(told.scene, edit.things)
            case Unshielded():
                draft = told.scene.draft
                draft.statics = [it for it in draft.statics if not _is_shield(it)]
                draft.understood = [
                    it for it in draft.understood if not _SHIELD_TOLD.match(it)
                ]
            case Traits():
                for name in edit.things:
                    it = _there(told.scene, name)
                    it.keywords -= set(edit.lost)
                    it.keywords |= set(edit.gained)
            case Handed():
                for name in edit.things:
                    it = _there(told.scene, name)
                    it.controller = it.owner = edit.player
            case Dropped():
                for entry in _entries(told, edit.event):
                    remove(told.scene, entry)
            case Moved():
                _move(told, _entries(told, edit.event), _target(told, edit))
            case Altered():
                for entry in _entries(told, edit.event):
                    _alter(told.scene, entry, edit)
            case Preferred(who, first):
                draft = told.scene.draft
                draft.preferences = [
                    it for it in draft.preferences if it.division or it.who != who
                ]
                draft.preferences.append(Preference(who, first))
            case Rewritten() | Under():
                pass


def _add(told: Told, edit: Added, numbers: range) -> None:
    scene = told.scene
    if edit.when in {When.INSTEAD, When.DETAIL}:
        return
    begin(scene)
    timing = "then" if edit.when is When.THEN else ""
    # “… attacks in his next turn”: the turn begins before that.
    order = sorted(numbers, key=lambda it: told.clauses[it].get("when") != "next_turn")
    for number in order:
        clause = told.clauses[number]
        _make_room(scene, clause, edit)
        if timing and not clause.get("when") and clause.kind != "time":
            scene.timing, timing = scene.timing or timing, ""
        if clause.kind == "turn":
            _turn(scene, clause)
            continue
        if clause.get("elided") and not scene.subject:
            scene.subject = _same_as_before(told, clause)
        _take(told, number)
    if edit.event is not None and edit.when is When.ANSWER:
        _unneeded(scene, told.clauses[edit.event])
    made = [it for number in numbers for it in told.made[number]]
    check_fighters(scene, made)
    match edit.when:
        case When.FACT:
            _move(told, [it for it in made if it in scene.draft.script], None)
            for entry in made:
                if entry in scene.draft.script:
                    scene.draft.script.remove(entry)
                    scene.draft.opening.append(entry)
        case When.FIRST:
            _move(told, made, None)
        case When.BEFORE:
            assert edit.event is not None
            _move(told, made, _entries(told, edit.event)[0])
        case _:
            pass


def begin(scene: Scene) -> None:
    """What “it” and “he” mean in a follow-up: the only one they can, or nothing."""
    pool = [
        it
        for it in scene.draft.things
        if it.kinds & {"creature", "unit", "ally", "planeswalker"}
        and "champion" not in it.kinds
        and it.zone.value == "battlefield"
        and "utility" not in it.flags
    ]
    scene.focus = pool if len(pool) == 1 else []
    scene.subject = ""
    scene.timing = ""


def _same_as_before(told: Told, clause: Clause) -> str:
    """Who goes on where nobody is named: for harm the one who has done all of it."""
    scene = told.scene
    value = clause.get("card")
    card = value.card if isinstance(value, Thing) else value
    if isinstance(card, Card):
        face = face_named(scene.catalogue_card(card), card.typed)
        spell = abilities_of(scene.game, face).spell
        if spell is not None and not harms(spell, Use("", [], [])):
            return ""
    by = {it.by for it in all_entries(scene) if hurts(it) and it.by}
    return by.pop() if len(by) == 1 else ""


def _make_room(scene: Scene, clause: Clause, edit: Added) -> None:
    """What a follow-up says may contradict what was said before."""
    if clause.kind in {"life", "setlife", "have"}:
        for player in scene.draft.players.values():
            player.said.discard("life")
    if clause.kind == "have":
        for part in _definite(clause.get("what")):
            for it in scene.draft.things:
                if fits(it, part, scene.game):
                    it.said.discard("chosen controller")
    if clause.kind in {"is", "isa", "status"}:
        for it in scene.draft.things:
            it.said.discard("size")
    if clause.kind in _FIGHTING:
        combat = last_combat(scene)
        if combat is not None:
            combat.closed = combat.over = False
            if edit.event is not None:
                _unblock(scene, combat)
            if clause.kind != "unblocked":
                combat.unblocked.clear()
    elif edit.when in {When.THEN, When.FACT}:
        combat = last_combat(scene)
        if combat is not None and edit.when is When.THEN:
            combat.over = True


def _unblock(scene: Scene, combat: Combat) -> None:
    """The blocks told before are not made."""
    names = {name for pair in combat.blocks for name in pair}
    combat.blocks.clear()
    combat.assigned.clear()
    combat.told = [it for it in combat.told if " block" not in it]
    for it in scene.draft.things:
        if it.id in names:
            it.flags -= {"blocking", "blocked"}


def _unneeded(scene: Scene, clause: Clause) -> None:
    """Take away the nameless creatures that only the old block brought in."""
    used = {
        name
        for entry in all_entries(scene)
        for name in walk(
            entry.happening() if isinstance(entry.what, Combat) else entry.what
        )
        if isinstance(name, str)
    } | {name for ask in scene.draft.asks for name in (ask.subject, ask.other)}
    scene.draft.things = [
        it
        for it in scene.draft.things
        if it.named
        or it.id in used
        or not clause.place.start <= it.place[0] < clause.place.end
    ]


def _definite(held: object) -> list[Thing]:
    """“Bob has the Rest in Peace”: the one that is there, now his."""
    parts = held if isinstance(held, tuple) else ()
    return [it for it in parts if isinstance(it, Thing) and it.det == "the"]


def _turn(scene: Scene, clause: Clause) -> None:
    """“On his turn instead”: whose turn it is from the start."""
    scene.draft.active, before = "", scene.draft.active
    take(scene, clause)
    combat = last_combat(scene)
    if combat is not None and combat.attacker != scene.draft.active:
        raise scene.error(
            Problem.ILLEGAL,
            f"{scene.name(combat.attacker).capitalize()} attack on that turn: it "
            "cannot be another player's.",
        )
    draft = scene.draft
    draft.assumptions[:] = [
        it for it in draft.assumptions if not it.endswith("turn.")
    ]  # fmt: skip
    draft.tell(f"It is the turn of {scene.name(draft.active)}.")
    del before


def _entries(told: Told, number: int) -> list[Entry]:
    known = all_entries(told.scene)
    found = [it for it in told.made[number] if it in known]
    if not found:
        raise told.scene.error(
            Problem.AMBIGUOUS,
            "This part no longer happens.",
            told.clauses[number].place,
        )
    return found


def _target(told: Told, edit: Moved) -> Entry | None:
    return None if edit.before is None else _entries(told, edit.before)[0]


def _lists(scene: Scene) -> list[list[Entry]]:
    found = [scene.draft.opening, scene.draft.script]
    for it in scene.draft.script:
        if isinstance(it.what, Combat):
            found += [it.what.before, it.what.between]
    return found


def remove(scene: Scene, entry: Entry) -> None:
    """*entry* no longer happens."""
    for group in _lists(scene):
        if entry in group:
            group.remove(entry)


def _move(told: Told, entries: list[Entry], before: Entry | None) -> None:
    """*entries* happen right before *before*; with None, before all other harm."""
    scene = told.scene
    for entry in entries:
        remove(scene, entry)
    group, at = scene.draft.script, 0
    if before is None:
        group, at = _first_harm(told)
    for some in _lists(scene):
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
                if hurts(entry) and _reaches(entry) & fighting:
                    raise scene.error(
                        Problem.AMBIGUOUS,
                        f"{' and '.join(sorted(_reaches(entry) & fighting))} may be "
                        "gone before that combat. Who fights then? Tell it anew.",
                    )


def _reaches(entry: Entry) -> set[str]:
    what = entry.what
    if isinstance(what, Deal):
        return {hit.recipient for hit in what.hits}
    if isinstance(what, Resolve):
        return {name for slot in what.chosen for name in slot}
    return {it for it in walk(what) if isinstance(it, str)} - {entry.source}


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
    return any(isinstance(it, DealDamage | DestroyIt) for it in walk(entry.what))


def _there(scene: Scene, name: str) -> DraftThing:
    it = scene.draft.thing(name)
    if it is None:
        raise scene.error(Problem.AMBIGUOUS, f"{name} is no longer there.")
    return it


def _is_shield(static: object) -> bool:
    return (
        isinstance(static, Effect)
        and isinstance(static.watch, DamageWatch)
        and static.start is not None
        and "shield" in static.label
    )


# How a shield that is simply there was said back.
_SHIELD_TOLD = re.compile(r"The next \d+ .*is prevented")


def shields(scene: Scene) -> list[Effect]:
    """The shields that were said to be there."""
    return [
        it for it in scene.draft.statics if isinstance(it, Effect) and _is_shield(it)
    ]


def without(scene: Scene, names: tuple[str, ...]) -> None:
    """Take these objects off the table, and everything they do out of the script."""
    gone = set(names)
    for name in names:
        _there(scene, name)
    for it in scene.draft.things:
        if it.attached_to in gone:
            gone.add(it.id)
    for group in _lists(scene):
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
    asks = [it for it in draft.asks if it.subject not in gone and it.other not in gone]
    if draft.asks and not asks and draft.script:
        scene.draft.asks = []
    else:
        draft.asks = asks


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
    if any(it in gone for it in walk(what) if isinstance(it, str)):
        raise scene.error(
            Problem.AMBIGUOUS,
            f"What happens then with this: “{entry.told}”",
            None,
            ("Tell the whole scenario without it.",),
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
        if combat.before or combat.between:
            at = scene.draft.script.index(entry)
            scene.draft.script[at:at] = combat.before + combat.between
        remove(scene, entry)
    combat.told = [
        line for line in combat.told if not any(name in line for name in gone)
    ]


def _alter(scene: Scene, entry: Entry, edit: Altered) -> None:
    what = entry.what
    if edit.x is not None and isinstance(what, Resolve | EnterNow):
        entry.what = replace(what, x=edit.x)
        entry.told = entry.told.replace(f"X = {what.x}", f"X = {edit.x}")
    if edit.amount is not None:
        _other_amount(scene, entry, *edit.amount)
    if edit.combat is not None and isinstance(what, Deal):
        entry.what = Deal(tuple(replace(it, combat=edit.combat) for it in what.hits))
        old, new = (" damage", " combat damage")
        if not edit.combat:
            old, new = new, old
        entry.told = entry.told.replace(old, new)
    if edit.unpreventable:
        _unpreventable(scene, entry)


def _unpreventable(scene: Scene, entry: Entry) -> None:
    what = entry.what
    if isinstance(what, Deal):
        entry.what = Deal(tuple(replace(it, unpreventable=True) for it in what.hits))
        entry.told = entry.told.replace(" damage", " unpreventable damage")
        return
    if isinstance(what, Combat):
        names = frozenset(name for name, _ in what.attackers)
    else:
        names = frozenset({entry.source}) - {""}
    if not names:
        raise scene.error(Problem.AMBIGUOUS, "Which damage cannot be prevented?")
    scene.draft.statics.append(
        Restriction(
            Ban.PREVENT,
            subject=Filter(ids=names),
            id=scene.draft.effect_id(),
            label="“can't be prevented”",
            until=Until.END_OF_TURN,
        )
    )
    scene.draft.tell(f"Damage of {', '.join(sorted(names))} can't be prevented.")


def _other_amount(scene: Scene, entry: Entry, old: int, new: int) -> None:
    what = entry.what
    if isinstance(what, Deal):
        hits = tuple(
            replace(it, amount=new) if it.amount == old else it for it in what.hits
        )
        entry.what = Deal(hits)
        entry.told = entry.told.replace(f" {old} ", f" {new} ")
        return
    if isinstance(what, Resolve):
        ability = what.ability
        modes = tuple(replace(it, do=_deals(it.do, old, new)) for it in ability.modes)
        other = replace(ability, do=_deals(ability.do, old, new), modes=modes)
        if other != ability:
            entry.what = replace(what, ability=other)
            entry.told += f" It deals {new} damage."
            return
    raise scene.error(Problem.AMBIGUOUS, f"Which {old} becomes {new}?")


def _deals(do: tuple[Instruction, ...], old: int, new: int) -> tuple[Instruction, ...]:
    return tuple(
        replace(it, amount=new)
        if isinstance(it, DealDamage) and it.amount == old
        else it
        for it in do
    )


__all__ = ["Told", "tell"]
