"""A scene told anew with edits: what is added, dropped, moved or altered."""

from contextlib import suppress

from bot.cards.facts import abilities_of, face_named
from bot.citation import Game
from bot.engine.assigned import MOST
from bot.errors import Problem, QuestionError
from bot.scenario.asking.missing_together import may_wait, together
from bot.scenario.building.building import finish, take
from bot.scenario.building.questions_last import asked_of_all, questions_last
from bot.scenario.building.so_often import check_often
from bot.scenario.building.who_plays import people
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.paying import finish_pending
from bot.scenario.casting.placing import harms
from bot.scenario.changing.alteration import alter
from bot.scenario.changing.edits import (
    Added,
    Altered,
    Dropped,
    Fastened,
    Handed,
    Moved,
    Preferred,
    Rewritten,
    StayedBack,
    Story,
    Traits,
    Under,
    Unshielded,
    When,
    Without,
)
from bot.scenario.changing.fights_instead import without_old_ones
from bot.scenario.changing.meant import begin, meant
from bot.scenario.changing.placing import asked_late, in_place
from bot.scenario.changing.preferring import prefer
from bot.scenario.changing.removal import (
    SHIELD_TOLD,
    fasten,
    is_shield,
    stay_back,
    there,
    without,
    without_combat,
)
from bot.scenario.changing.script import (
    Told,
    check_fighters,
    entries_of,
    hurts,
    move,
    remove,
    target_of,
)
from bot.scenario.combat.assignable import assigned, past_blockers
from bot.scenario.phrases.merging import merged
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.claims import doubted, is_doubted
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.groups_later import as_before, before_it, in_one_turn, waits
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import prepared
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.turns import TURN_UNSURE
from bot.scenario.units.clause_order import board_first
from bot.scenario.units.critical import take_back
from bot.scenario.words.asked_back import THEIR_ATTACK, YOUR_ATTACK
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Thing
from bot.worded import worded

_FIGHTING = frozenset("block blocked retaliate defend defenders unblocked".split())


def tell(parse: Parse, game: Game, clauses: tuple[Clause, ...], story: Story) -> Told:
    """The finished scene of *story*. Raises QuestionError.

    The board may be told behind what happens on it; where the order of the words makes
    no sense it is told first.
    """
    check_often(parse, clauses)
    first, *more = _groups(parse, clauses, story.starts)
    try:
        return _told(parse, game, clauses, story, [first, *more])
    except QuestionError as error:
        sooner = board_first(first)
        if game is Game.MTG or sooner == first or is_doubted(parse, error):
            raise
        if error.problem not in {Problem.AMBIGUOUS, Problem.ILLEGAL}:
            raise
        with suppress(QuestionError):
            return _told(parse, game, clauses, story, [sooner, *more])
        raise


def _told(
    parse: Parse,
    game: Game,
    clauses: tuple[Clause, ...],
    story: Story,
    groups: list[tuple[Clause, ...]],
) -> Told:
    scene = Scene(parse, game)
    people(scene, clauses)
    first, *more = groups
    first = questions_last(asked_of_all(first))
    told = Told(scene, list(prepared(parse, merged(first))))
    base = len(told.clauses)
    added: list[list[int]] = []
    for group in more:
        begin = len(told.clauses)
        told.clauses += prepared(parse, merged(group))
        added.append([*range(begin, len(told.clauses))])
    told.made = [[] for _ in told.clauses]
    order = in_place(told, list(range(base)), story, added)
    if any(it.when is When.ASK for it in story.added):
        order = [it for it in order if not told.clauses[it].kind.startswith("ask_")]
    late = asked_late(told, order, story)
    _take_all(told, order[: len(order) - late])
    finish_pending(scene)
    _edit(told, story, added)
    _take_all(told, order[len(order) - late :])
    finish_pending(scene)
    finish(scene)
    return told


def _groups(
    parse: Parse, clauses: tuple[Clause, ...], starts: tuple[int, ...]
) -> list[tuple[Clause, ...]]:
    groups: list[list[Clause]] = [[] for _ in range(len(starts) + 1)]
    for clause in clauses:
        at = parse.tokens[clause.place.start].start
        groups[sum(start <= at for start in starts)].append(clause)
    return [tuple(group) for group in groups]


def _take_all(told: Told, order: list[int]) -> None:
    waiting: list[int] = []
    unclear: list[QuestionError] = []
    groups: dict[int, QuestionError] = {}
    for position, number in enumerate(order):
        told.scene.following = tuple(told.clauses[it] for it in order[position + 1 :])
        if told.clauses[number].kind.startswith("ask_"):
            _take_groups(told, groups)
        try:
            _take(told, number)
        except QuestionError as error:
            if not unclear and waits(told.scene, told.clauses[number], error):
                groups[number] = error
                continue
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
    if not unclear:
        _take_groups(told, groups)
    if unclear:
        several = together(told.scene, unclear)
        if any(is_doubted(told.scene.parse, it) for it in unclear):
            several = doubted(told.scene.parse, several)
        raise several
    for number in waiting:
        _take(told, number)


def _take_groups(told: Told, groups: dict[int, QuestionError]) -> None:
    """What is said of all in a group, once they are told of; no pronoun means them."""
    scene = told.scene
    while groups:
        number = next(iter(groups))
        error = groups.pop(number)
        if not in_one_turn(scene):
            raise error
        spoken = before_it(scene)
        _take(told, number)
        as_before(scene, spoken)
        move(told, [it for it in told.made[number] if it in scene.draft.script], None)


def _take(told: Told, number: int) -> None:
    before = {id(it) for it in all_entries(told.scene)}
    take(told.scene, told.clauses[number])
    told.made[number] += [it for it in all_entries(told.scene) if id(it) not in before]


# --- one edit after the other ------------------------------------------------------


def _edit(told: Told, story: Story, added: list[list[int]]) -> None:
    numbers = iter(added)
    for edit in story.edits:
        match edit:
            case Added():
                _add(told, edit, next(numbers))
            case Without():
                without(told.scene, edit.things)
            case Unshielded():
                draft = told.scene.draft
                draft.statics = [it for it in draft.statics if not is_shield(it)]
                draft.understood = [
                    it for it in draft.understood if not SHIELD_TOLD.match(it)
                ]
            case Traits():
                for name in edit.things:
                    it = there(told.scene, name)
                    it.keywords -= set(edit.lost)
                    it.keywords |= set(edit.gained)
            case Handed():
                for name in edit.things:
                    it = there(told.scene, name)
                    it.controller = it.owner = edit.player
            case Fastened():
                fasten(told.scene, edit.thing, edit.host)
            case StayedBack():
                stay_back(told.scene, edit.things)
            case Dropped():
                for entry in entries_of(told, edit.event):
                    without_combat(told.scene, entry)
                    remove(told.scene, entry)
                    used = told.scene.draft.thing(entry.source)
                    if used is not None:
                        used.flags.add("unused")  # said not to be
            case Moved():
                move(told, entries_of(told, edit.event), target_of(told, edit))
            case Altered():
                alter(told.scene, entries_of(told, edit.event), edit)
            case Preferred(who, first):
                prefer(told.scene, who, first)
            case Rewritten() | Under():
                pass


def _add(told: Told, edit: Added, numbers: list[int]) -> None:
    scene = told.scene
    if edit.when in {When.INSTEAD, When.DETAIL}:
        return
    begin(scene)
    timing = "then" if edit.when is When.THEN else ""
    if edit.when is When.JOIN and (combat := last_combat(scene)) is not None:
        combat.closed = combat.over = False
        scene.timing = "before_blocks"
    # “… attacks in his next turn”: the turn begins before that.
    order = sorted(numbers, key=lambda it: told.clauses[it].get("when") != "next_turn")
    claims = len(scene.claims)
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
        scene.focus = meant(scene, clause)
        _take(told, number)
        for player in scene.draft.players.values():
            if "life before" in player.said:
                player.said.remove("life before")
                player.said.add("life")
    if edit.when is When.FACT:
        del scene.claims[claims:]  # it holds from the start: nothing comes of it
    if edit.event is not None and edit.when is When.ANSWER:
        without_old_ones(
            scene, told.clauses[edit.event], [told.clauses[it] for it in numbers]
        )
    made = [it for number in numbers for it in told.made[number]]
    check_fighters(scene, made)
    match edit.when:
        case When.FACT:
            move(told, [it for it in made if it in scene.draft.script], None)
            for entry in made:
                if entry in scene.draft.script:
                    scene.draft.script.remove(entry)
                    scene.draft.opening.append(entry)
        case When.FIRST:
            move(told, made, None)
        case When.BEFORE:
            assert edit.event is not None
            move(told, made, entries_of(told, edit.event)[0])
        case _:
            pass


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
            if "life" in player.said:
                player.said.remove("life")
                player.said.add("life before")
    if clause.kind == "have":
        for part in _definite(clause.get("what")):
            for it in scene.draft.things:
                if fits(it, part, scene.game):
                    it.said.discard("chosen controller")
    if clause.kind in {"discard", "docard", "nodiscard"}:
        take_back(scene)
    if clause.kind in {"is", "isa"}:
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
    combat.told = [it for it in combat.told if " block" not in it]
    most = past_blockers(combat)
    combat.told = [it for it in combat.told if " assigns " not in it]
    combat.assigned.clear()
    for name, goal in most:
        assigned(scene, combat, name, goal, MOST)
    for it in scene.draft.things:
        if it.id in names:
            it.flags -= {"blocking", "blocked"}


def _definite(held: object) -> list[Thing]:
    """“Bob has the Rest in Peace”: the one that is there, now his."""
    parts = held if isinstance(held, tuple) else ()
    return [it for it in parts if isinstance(it, Thing) and it.det == "the"]


def _turn(scene: Scene, clause: Clause) -> None:
    """“On his turn instead”: whose turn it is from the start."""
    scene.draft.active = ""
    take(scene, clause)
    scene.parse.memory.pop(TURN_UNSURE, None)  # it is no later turn
    combat = last_combat(scene)
    if combat is not None and combat.attacker != scene.draft.active:
        raise scene.error(
            Problem.ILLEGAL,
            scene.says(
                combat.attacker,
                YOUR_ATTACK,
                THEIR_ATTACK,
            ),
        )
    draft = scene.draft
    draft.assumptions[:] = [
        it for it in draft.assumptions if not it.endswith("turn.")
    ]  # fmt: skip
    draft.tell(worded("It is the turn of {who}.", who=scene.name(draft.active)))
