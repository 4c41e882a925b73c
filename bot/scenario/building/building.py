"""Taking clauses one by one, then checks and defaults, then the whole question."""

import re
from collections.abc import Callable, Collection
from itertools import takewhile

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.inside import holds
from bot.engine.instructions import DealDamage
from bot.engine.question import Add, Ask, AskKind, NextTurn, Question
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.building.asked_when import placed
from bot.scenario.building.checking import (
    already_dead,
    chosen_players,
    combats,
    controllers,
    defaults,
    entered_with,
    expected,
    side_life,
)
from bot.scenario.building.defined_sizes import check_defined_sizes
from bot.scenario.building.kinds_by_name import kinds_by_name
from bot.scenario.building.missing_numbers import missing
from bot.scenario.building.more_than_power import check_power
from bot.scenario.building.of_none import check_of_none
from bot.scenario.building.only_thought import only_thought
from bot.scenario.building.over_already import over_already
from bot.scenario.building.prices_paid import prices_paid
from bot.scenario.building.same_meant import check_same_meant
from bot.scenario.building.states_told import check_states, check_worded_twice
from bot.scenario.building.told_again import told_once
from bot.scenario.building.told_between import told_between
from bot.scenario.building.told_then import check_then, told_then
from bot.scenario.building.unused import loose_auras, whom
from bot.scenario.casting.casting_words import check_cast
from bot.scenario.casting.each_time import note_cast_later
from bot.scenario.casting.giving_text import lasts, resolve_opening
from bot.scenario.casting.paying import finish_pending
from bot.scenario.casting.points_said import check_points
from bot.scenario.casting.storm import copy_for_storm
from bot.scenario.casting.targeting import check_source_colors
from bot.scenario.casting.unnamed_spells import take_noting
from bot.scenario.casting.ward import check_ward
from bot.scenario.combat.assignable import check_assigned
from bot.scenario.combat.described_attack import take_to_block
from bot.scenario.combat.skipped import check_skipped
from bot.scenario.combat.told_late import after_attacks, there_in_time
from bot.scenario.happening.ending import end_step
from bot.scenario.happening.happening import entry_of
from bot.scenario.happening.more_created import check_more_created
from bot.scenario.happening.protected import check_protected
from bot.scenario.happening.steps_passed import steps_passed
from bot.scenario.happening.to_none import happens_to_none
from bot.scenario.happening.unplayed import check_sacrifices, check_unplayed
from bot.scenario.happening.unplayed_rules import (
    check_attacking_tokens,
    check_extra_turns,
    check_keywords,
)
from bot.scenario.scene.aiming import FORESEEN, all_entries
from bot.scenario.scene.behind_blocks import casts_slowly
from bot.scenario.scene.chosen_colors import check_chosen
from bot.scenario.scene.chosen_names import check_names
from bot.scenario.scene.describing import describe_asks, describe_board
from bot.scenario.scene.draft import Combat, Draft, DraftThing, Entry
from bot.scenario.scene.fights_there import fights_there
from bot.scenario.scene.scene import HANDLERS, Scene
from bot.scenario.scene.script_order import in_order
from bot.scenario.scene.steps import completed
from bot.scenario.scene.told_about import note_about
from bot.scenario.scene.turns import turn_of
from bot.scenario.words.syntax import Clause, Place
from bot.worded import worded


def take(scene: Scene, clause: Clause) -> None:
    """Put one clause onto the draft."""
    if clause.kind == "cast":
        finish_pending(scene)  # what was paid for answers what was told before
    scene.clause = clause
    scene.doer = ""
    when = clause.get("when")
    if when and clause.kind != "time":
        scene.timing = str(when)
        around = clause.get("around")
        if around is not None:
            scene.response_to = entry_of(scene, around)
    if clause.get("mode") and clause.kind != "mode":
        scene.pending_mode = str(clause.get("mode"))
    if clause.kind not in HANDLERS:
        raise scene.not_read()
    check_of_none(scene, clause)
    only_thought(scene, clause)
    over_already(scene, clause)
    clause, there = told_then(scene, clause)
    handler = HANDLERS[clause.kind]
    if clause.place not in scene.told_with and not happens_to_none(scene, clause):
        take_noting(scene, clause, handler)
        check_then(scene, clause, there)
    check_points(scene, clause)
    note_about(scene, clause)
    if clause.kind != "time":
        scene.timing = ""
        scene.response_to = None
        scene.behind = None
        scene.pending_mode = ""


def finish(scene: Scene) -> None:
    """Checks, defaults, and what is said back. Raises QuestionError."""
    completed(scene)
    take_to_block(scene)
    there_in_time(scene)
    after_attacks(scene)
    turn_told = bool(scene.draft.active)
    if not turn_told:
        _take_turn(scene)
    for check in _BEFORE_CASTING:
        check(scene)
    check_cast(scene, turn_told=turn_told)
    for check in _AFTER_CASTING:
        check(scene)
    loose_auras(scene)
    if scene.game is Game.MTG:
        check_protected(scene)
    _put_down(scene)
    if scene.pending_x is not None:
        raise scene.error(Problem.AMBIGUOUS, worded("What has that X?"))
    _check_told(scene)
    told_between(scene)
    defaults(scene)
    told_once(scene)
    end_step(scene)
    describe_board(scene)
    _tell_script(scene.draft)
    describe_asks(scene)


_BEFORE_CASTING: tuple[Callable[[Scene], None], ...] = (
    controllers,
    kinds_by_name,
    entered_with,
    chosen_players,
    side_life,
    expected,
    combats,
    missing,
    prices_paid,
    steps_passed,
    check_unplayed,
    check_ward,
)
_AFTER_CASTING: tuple[Callable[[Scene], None], ...] = (
    check_keywords,
    check_extra_turns,
    check_skipped,
    check_sacrifices,
    check_attacking_tokens,
    check_more_created,
    check_states,
    check_worded_twice,
    check_chosen,
    note_cast_later,
    check_names,
    check_source_colors,
    check_defined_sizes,
    already_dead,
    check_power,
    check_same_meant,
    copy_for_storm,
)


def _take_turn(scene: Scene) -> None:
    """It is the turn of who casts a sorcery, else of whoever acts first."""
    draft = scene.draft
    draft.active = casts_slowly(scene) or _acts_first(scene)
    if draft.active == "me" or len(draft.players) > 1:
        draft.assume(turn_of(draft.active))


def _acts_first(scene: Scene) -> str:
    """Who is told to do something first; else whoever was told of first."""
    now = takewhile(lambda it: not isinstance(it.what, NextTurn), scene.draft.script)
    acting = (it.by for it in now if it.by in scene.draft.players)
    return next(acting, next(iter(scene.draft.players)))


def _put_down(scene: Scene) -> None:
    """What was looked ahead for, or held for a while, is so no more."""
    played = {entry.source for entry in all_entries(scene)}
    used = [it for it in scene.draft.things if it.id in played]
    wordings = {it.face.text for it in used if it.face is not None}
    for it in scene.draft.things:
        if FORESEEN in it.flags and _deals(it):
            raise scene.error(
                Problem.AMBIGUOUS, worded("What does {source} target?", source=it.id)
            )
        it.flags.discard(FORESEEN)
        spell = it.abilities.spell
        unsaid = spell is not None and spell.text not in wordings
        if spell is not None and unsaid and _never_used(it, played):
            if scene.game is Game.MTG or spell.targets or not lasts(spell):
                raise _is_it_cast(scene, it)
            resolve_opening(scene, it, spell)
            scene.draft.tell(worded("In force: “{text}”.", text=spell.text))
        if _only_changed(scene, it):
            raise _is_it_cast(scene, it)
        if "in hand" in it.flags:
            it.flags.discard("in hand")
            if it.id not in played:
                _stays_in_hand(scene, it)


def _never_used(it: DraftThing, played: Collection[str]) -> bool:
    """ "I have a card that says "Prevent the next 2 damage …"": what is used once."""
    wording = it.card is None and "text" in it.said and not it.kinds & {"unit"}
    return wording and it.id not in played


def _stays_in_hand(scene: Scene, it: DraftThing) -> None:
    """Raises AMBIGUOUS for what one would cast: is it?"""
    if any(it.id in {one.subject, one.other} for one in scene.draft.asks):
        return
    if _all_held(scene, it):
        return
    cast = scene.game is Game.MTG or (it.face is not None and is_spell(it.face))
    if cast and "unused" not in it.flags:
        raise _is_it_cast(scene, it)
    scene.draft.assume(worded("{it} stays in hand: nobody casts it.", it=it.id))


def _is_it_cast(scene: Scene, it: DraftThing) -> QuestionError:
    return scene.error(
        Problem.AMBIGUOUS,
        worded("Is {it} cast? Say when, and on what, or leave it out.", it=it.id),
        Place(*it.place) if it.place else None,
        (_cast_so(scene, it),),
    )


def _cast_so(scene: Scene, it: DraftThing) -> str:
    who = "I" if it.controller == "me" else it.controller
    who = "My opponent" if who == "opponent" else who
    aimed = it.face is not None and "target" in it.face.text
    hits = it.face is not None and _HITS_ONE.search(it.face.text) is not None
    onto = _hit_by(scene, it) if hits else whom(scene, it)
    onto = f" on {onto}" if aimed or hits else ""
    return f"{who} {'cast' if who == 'I' else 'casts'} {it.id}{onto}."


# "2 damage to each creature" is cast on nobody.
_HITS_ONE = re.compile(r"damage to (?!each\b|all\b)")


def _hit_by(scene: Scene, spell: DraftThing) -> str:
    """Whom or what it would hit, as the asker says it: what is asked about."""
    asked = [it.subject for it in scene.draft.asks]
    if any(scene.draft.thing(it) not in (None, spell) for it in asked):
        return whom(scene, spell)
    players = [it for it in asked if it in scene.draft.players]
    hit = players[0] if players else scene.other(spell.controller)
    return "me" if hit == "me" else scene.name(hit).replace("your ", "my ", 1)


def _only_changed(scene: Scene, it: DraftThing) -> bool:
    """ "His Bolt was made blue. He bolts me": the one Bolt, or another?"""
    if it.face is None or not is_spell(it.face) or it.zone is not Zone.STACK:
        return False
    told = [entry for entry in all_entries(scene) if entry.source == it.id]
    return bool(told) and all(isinstance(one.what, Add) for one in told)


def _check_told(scene: Scene) -> None:
    """Refuse a question to which nothing has been told."""
    draft = scene.draft
    asked = [one for one in draft.asks if one.kind is not AskKind.EVERYTHING]
    nothing = not (draft.script or draft.opening)
    of_events = all(it.kind in _OF_EVENTS for it in asked)
    over = all(it.kind in _OF_THE_END for it in asked) and _nobody_is_out(draft)
    if nothing and asked and (of_events or over):
        raise scene.error(
            Problem.SYNTAX,
            worded("Nothing has happened yet: say what is done, too."),
            None,
            fights_there(scene),
        )
    bare = not (draft.statics or draft.things)
    of_damage = bool(asked) and all(it.kind in _OF_DAMAGE for it in asked)
    if nothing and asked and (bare or of_damage):
        # "If damage is prevented, do I gain life from lifelink?" tells of nothing.
        told = any("life" in it.said for it in draft.players.values())
        if not (told and not draft.things):
            raise scene.error(
                Problem.SYNTAX,
                worded(
                    "Nothing has happened yet: tell what is on the table and what "
                    "deals damage to what."
                ),
                None,
                fights_there(scene)
                or ("A 3/3 attacks me and I have a prevent-2 shield.",),
            )
    quiet = nothing and not asked and (not draft.statics or bool(draft.asks))
    if quiet and not _legends(draft):
        raise scene.error(
            Problem.SYNTAX,
            worded("I see the board, but nothing happens on it and nothing is asked."),
            None,
            ("… deals 3 damage to me.", "Does it die?"),
        )


def _nobody_is_out(draft: Draft) -> bool:
    """Whether nothing on the board ends the game by itself (704.5a, 704.5c)."""
    return not any(it.abilities.statics for it in draft.things) and not any(
        (it.life is not None and it.life <= 0)
        or it.counters.get("poison", 0) >= 10
        or max(it.commander_damage.values(), default=0) >= 21
        for it in draft.players.values()
    )


def _tell_script(draft: Draft) -> None:
    script = draft.opening + draft.script
    for at, entry in enumerate(script):
        # What happens twice is said twice.
        done = any((it.told, it.what) == (entry.told, entry.what) for it in script[:at])
        draft.tell(_told_at(entry), again=done)
        if isinstance(entry.what, Combat):
            inner = entry.what.before + entry.what.between
            for line in (*entry.what.told, *map(_told_at, inner)):
                draft.tell(line)


def _told_at(entry: Entry) -> str:
    """What *entry* says back, with the moment it was said to happen at."""
    if entry.told and entry.when == "between":
        return worded("After first-strike damage: {said}", said=entry.told)
    if entry.told and entry.when == "after_combat":
        return worded("After combat damage: {said}", said=entry.told)
    return entry.told


def _legends(draft: Draft) -> bool:
    """Whether somebody has two of one legend: then something happens (CR 704.5j)."""
    names = [
        (it.controller, it.label)
        for it in draft.things
        if "legendary" in it.kinds and it.zone is Zone.BATTLEFIELD
    ]
    return len(names) > len(set(names))


_OF_THE_END = frozenset({AskKind.LOSES, AskKind.WINS, AskKind.WINNER})
_OF_DAMAGE = frozenset({AskKind.DAMAGE_DEALT, AskKind.PREVENTED})
_OF_EVENTS = frozenset({
    AskKind.DRAWN, AskKind.DISCARDED, AskKind.GAINED, AskKind.LIFE_LOST,
    AskKind.TRIGGERS,
})  # fmt: skip


def question(scene: Scene, edition: str) -> Question:
    """The finished question for the engine."""
    draft = scene.draft
    script = in_order(draft.opening + draft.script)
    # Who asks the same again and again wants it answered once.
    asks = tuple(dict.fromkeys(placed(scene))) or (Ask(AskKind.EVERYTHING),)
    asked = Question(
        scene.game, edition, draft.board(), script, asks, tuple(draft.preferences)
    )
    check_assigned(scene, asked)
    return asked


def _all_held(scene: Scene, it: DraftThing) -> bool:
    """Whether its owner's hand is known whole: what is discarded is found there."""
    held = [one for one in scene.draft.things if one.zone is Zone.HAND]
    mine = [one for one in held if one.owner == it.owner]
    player = scene.draft.players.get(it.owner)
    return player is not None and player.hand == len(mine)


def _deals(it: DraftThing) -> bool:
    """Whether it is a spell that deals damage as it resolves."""
    spell = it.abilities.spell
    return spell is not None and holds(spell, DealDamage)
