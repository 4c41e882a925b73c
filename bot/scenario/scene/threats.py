"""What an answer answers: the threat told last, or the spell it is used against."""

from bot.citation import Game
from bot.engine.counterspells import CopySpell, CounterSpell
from bot.engine.inside import holds, walk
from bot.engine.instructions import Move, SacrificeIt
from bot.engine.phasing import Phase
from bot.engine.question import Do, EnterNow, NextTurn, Resolve
from bot.engine.values import Named, Zone
from bot.errors import Problem
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def not_too_late(scene: Scene, entry: Entry) -> None:
    """ "I cast Giant Growth on it after he bolts it": in response, or too late?

    Raises QuestionError (AMBIGUOUS) where it would help in response only.
    """
    threat = last_threat(scene, entry)
    if threat is not None and answers(scene, entry):
        it = threat.source
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Is that done in response to {it}, or once it has resolved?", it=it),
            None,
            ("In response …", "Once it has resolved, …"),
        )


def answers(scene: Scene, entry: Entry) -> bool:
    """A protective spell straight after a harmful one of another player."""
    threat = last_threat(scene, entry)
    last = scene.draft.script[-1] if scene.draft.script else None
    if last is not None and isinstance(last.what, Combat) and not last.what.over:
        # "I attack. Bob bolts my attacker. I cast Giant Growth on it."
        last = last.what.before[-1] if last.what.before else last
    return (
        threat is not None
        and threat is last
        and threat.harms
        and threat.by != entry.by
        and not threat.resolved
    )


def takes_away(scene: Scene, entry: Entry) -> bool:
    """ "I bolt Bob's 3/3. He flickers it": it has to be there still to be aimed at."""
    threat = last_threat(scene, entry)
    if threat is None or scene.game is not Game.MTG or not answers(scene, entry):
        return False
    mine, theirs = _aimed_by(entry), _aimed_by(threat)
    things = [scene.draft.thing(name) for name in mine]
    own = all(it is not None and it.controller == entry.by for it in things)
    away = any(map(_is_away, walk(entry.what)))
    return away and own and bool(mine) and mine <= theirs


def _is_away(part: object) -> bool:
    if isinstance(part, Move):
        return part.zone is not Zone.GRAVEYARD
    return isinstance(part, Phase | SacrificeIt)


def _aimed_by(entry: Entry) -> set[str]:
    """What it is aimed at, or what is sacrificed."""
    match entry.what:
        case Resolve(chosen=chosen):
            return {name for slot in chosen for name in slot}
        case Do(do=steps):
            given = (it.what for it in steps if isinstance(it, SacrificeIt))
            return {it.id for it in given if isinstance(it, Named)}
        case _:
            return set()


def answered_in_combat(combat: Combat | None, entry: Entry) -> Entry | None:
    """What was told last in *combat* and is another player's, harmful or not."""
    if combat is None or combat.over:
        return None
    told = combat.between or combat.before
    return told[-1] if told and told[-1].by != entry.by else None


def last_threat(scene: Scene, entry: Entry) -> Entry | None:
    """What was told last that harms and is another's; else what is still to resolve."""
    script = scene.draft.script
    for it in reversed(script):
        if isinstance(it.what, Combat):
            cast = reversed(it.what.before)
            return next((one for one in cast if one.harms and one.by != entry.by), None)
        if it.harms and it.by != entry.by and not it.resolved:
            return it
    for it in reversed(script):
        if not (it.resolved or isinstance(it.what, Combat | NextTurn)):
            return it
    return None


def used_against(scene: Scene, entry: Entry) -> Entry | None:
    """The spell against which *entry* is used: "… the Circle on the Bolt"."""
    what = entry.what
    if not isinstance(what, Resolve):
        return None
    names = {name for slot in what.chosen for name in slot}
    # What copies or counters a spell is done while that is on the stack.
    stacked = holds(what, CopySpell, CounterSpell)
    for group in groups(scene):
        for it in group:
            spell = isinstance(it.what, Resolve) and it.what.spell
            spell = spell or isinstance(it.what, EnterNow)
            if spell and it.source in names and (stacked or it.by != entry.by):
                return it
    return None


def groups(scene: Scene) -> list[list[Entry]]:
    """The script, and what is done within each combat of it."""
    groups = [scene.draft.script]
    for it in scene.draft.script:
        if isinstance(it.what, Combat):
            groups += [it.what.before, it.what.between]
    return groups
