"""What is told not to be there: a card nobody has, no shield, no attack."""

from bot.citation import Game
from bot.engine.inside import protected_by
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.draft import STAYS_HOME, DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


def _on_condition(clause: Clause) -> bool:
    return clause.question or not _CONDITIONS.isdisjoint(clause.lead)


_CONDITIONS = frozenset("if unless when whenever until while or as once".split())


@handles("noshield")
def no_shield(scene: Scene, clause: Clause) -> None:
    """He has no prevention shield: as it is, unless one was told of."""
    person = clause.get("who")
    names = {it.id for it in scene.things(clause.get("on"))} if not person else set()
    names |= {scene.player(person)} if person else set()
    draft = scene.draft
    lying = {
        name
        for entry in draft.opening + draft.script
        if not entry.harms
        for name in protected_by(entry.what)
    } | {name for static in draft.statics for name in protected_by(static)}
    if _on_condition(clause) or names & lying:
        raise scene.not_read(clause.place)
    scene.subject = scene.player(person) if person else scene.subject


@handles("noattack")
def no_attack(scene: Scene, clause: Clause) -> None:
    """I don't attack, nothing else attacks: nobody told that we, or they, did."""
    combat = open_combat(scene)
    attacking = {name for name, _ in combat.attackers} if combat else set()
    attacks = False
    if clause.get("rest"):
        if combat is None:
            raise scene.not_read(clause.place)
        for it in scene.draft.things:
            if it.controller == combat.attacker and it.id not in attacking:
                it.said.add(STAYS_HOME)
    elif clause.get("what") is not None:
        found = scene.things(clause.get("what"))
        attacks = not attacking.isdisjoint(it.id for it in found)
        scene.focus = found
        for it in found:
            it.said.add(STAYS_HOME)
    else:
        scene.subject = scene.player(clause.get("who"))
        attacks = combat is not None and combat.attacker == scene.subject
    if _on_condition(clause) or attacks:
        raise scene.not_read(clause.place)


@handles("nobodyhas")
def nobody_has(scene: Scene, clause: Clause) -> None:
    """No one has a Vorpal Sword: as it is, unless one has been told of."""
    person = clause.get("who")
    who = scene.player(person) if person is not None else ""
    name: str | None = clause.get("name")
    if _on_condition(clause):
        raise scene.not_read(clause.place)
    if name is not None:
        label = name.lower()
        if any(label in {it.label.lower(), it.id.lower()} for it in scene.draft.things):
            raise scene.not_read(clause.place)
        scene.draft.tell(worded("There is no {thing}.", thing=name))
        return
    thing: Thing = clause.get("what")
    there = [
        it
        for it in scene.draft.things
        if fits(it, thing, scene.game) and who in {"", it.controller}
    ]
    if there and _just_left(scene, there):
        return
    if thing.det == "the" and not there and "weapon" in thing.of("noun"):
        # "Nobody has that sword": the one that a wording names.
        scene.draft.tell(worded("There is no {thing}.", thing=thing.label))
        return
    if there or thing.specs or thing.noun not in {"card", "label"}:
        raise scene.not_read(clause.place)
    if not any(fits(it, thing, scene.game) for it in scene.draft.things):
        scene.draft.tell(worded("There is no {thing}.", thing=thing.label))


@handles("nomore")
def no_more(scene: Scene, clause: Clause) -> None:
    """It isn't in play anymore: what has just been told to go.

    Raises QuestionError (AMBIGUOUS) for what has not.
    """
    found = scene.things(clause.get("what"))
    if _on_condition(clause) or not _just_left(scene, found):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Is that asked, or is it so before all else? Leave out then what is "
                "not there any more."
            ),
            clause.place,
        )
    scene.focus = found


def _just_left(scene: Scene, found: list[DraftThing]) -> bool:
    """Whether the last that was told is that they are sacrificed, die or the like."""
    if all(it.zone is not Zone.BATTLEFIELD for it in found):
        return bool(found)
    last = scene.told_last
    if last is None or scene.game is not Game.MTG:
        return False
    heard = [
        it
        for end, some in scene.heard.items()
        if last.start < end <= last.end
        for it in some
    ]
    said = scene.parse.said(last.start, last.end).lower().split()
    leaves = any(word.startswith(_LEAVING) for word in said)
    return leaves and all(it in (*scene.focus, *heard) for it in found)


_LEAVING = ("die", "destroy", "exile", "sacrific", "bounce")
