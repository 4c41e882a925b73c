"""What "the others", "the other two", "the rest" are: of those told of together.

Some of a group were singled out, in a fight by what they did there; these are those
that were not. Nothing new is ever meant.
"""

from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.told_groups import told_groups
from bot.scenario.words.small_words import LIVING
from bot.scenario.words.syntax import Thing
from bot.worded import worded


def the_rest(scene: Scene, thing: Thing, owner: str = "") -> list[DraftThing]:
    """Those of a group that nothing was told of yet.

    Raises QuestionError (AMBIGUOUS) where none were singled out, or so many are not
    left.
    """
    left = left_in_fight(scene, thing, owner) or _not_singled_out(scene, thing, owner)
    left = left or _not_singled_out(scene, thing, "")  # whose deed it is is a guess
    if not left or (thing.count is not None and thing.count != len(left)):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("I have not been told of “{thing}”.", thing=scene.said(thing)),
            thing.place,
        )
    return left


def left_in_fight(scene: Scene, thing: Thing, owner: str) -> list[DraftThing]:
    """Of those that fight, by what the clause tells of them."""
    combat = last_combat(scene)
    if combat is None:
        return []
    met = {attacker for _, attacker in combat.blocks} | combat.unblocked
    attacking = {name for name, _ in combat.attackers}
    kind = scene.clause_kind
    if kind == "block" and _has_role(scene, thing):
        blocking = {blocker for blocker, _ in combat.blocks}
        two = len(scene.draft.players) == 2
        owner = owner or (scene.other(combat.attacker) if two else "")
        return _idle(scene, owner, blocking) or _not_singled_out(scene, thing, owner)
    if kind == "attack" and (idle := _idle(scene, combat.attacker, attacking)):
        return idle if owner in {"", combat.attacker} else []
    if kind in {"attack", "block", "unblocked"} and met & attacking:
        return _things(scene, combat, attacking - met)
    return []


def _things(scene: Scene, combat: Combat, names: set[str]) -> list[DraftThing]:
    found = (scene.draft.thing(name) for name, _ in combat.attackers if name in names)
    return [it for it in found if it is not None]


def _idle(scene: Scene, owner: str, busy: set[str]) -> list[DraftThing]:
    """Of the last group of *owner* some of which fight those that do not."""
    for group in reversed(told_groups(scene)):
        own = [it for it in group if not owner or it.controller == owner]
        left = [it for it in own if it.id not in busy]
        if 0 < len(left) < len(own):
            return left
    return []


def _has_role(scene: Scene, thing: Thing) -> bool:
    said = scene.clause.get("blocker") if scene.clause is not None else None
    parts = parts_of(said) if said is not None else ()
    return any(isinstance(it, Thing) and it.place == thing.place for it in parts)


def _not_singled_out(scene: Scene, thing: Thing, owner: str) -> list[DraftThing]:
    """Of the last group told of together those that were not spoken of alone since."""
    for group in reversed(told_groups(scene)):
        if owner and group[0].controller != owner:
            continue
        told = max(it.place[1] for it in group)
        alone = {
            it.id
            for end, some in scene.heard.items()
            if told < end <= thing.place.start and not all(it in some for it in group)
            for it in some
        }
        left = [it for it in group if it.id not in alone and it.kinds & LIVING]
        if 0 < len(left) < len(group):
            return left
    return []
