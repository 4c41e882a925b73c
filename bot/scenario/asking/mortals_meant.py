"""Whose deaths a question is of: one side's, everyone's, those of the others."""

import re

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.casting.mortals import is_fighting, is_mortal
from bot.scenario.casting.players_hit import attacked_players, dealt_to, last_hit
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.told_groups import told_groups
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.syntax import Clause, Person, Thing


def of_one(clause: Clause) -> bool:
    """ "Does one die?", of whichever."""
    if "one" not in clause.text.lower().split() or clause.get("who") is not None:
        return False
    parts = parts_of(clause.get("what"))
    return all(
        isinstance(it, Thing) and it.noun == "thing" and not (it.det or it.specs)
        for it in parts
    )


def one_side(scene: Scene) -> list[DraftThing]:
    """The units of the one side that has several."""
    sides: dict[str, list[DraftThing]] = {}
    for it in scene.draft.things if scene.game is not Game.MTG else ():
        if it.on_board and is_mortal(it):
            sides.setdefault(it.controller, []).append(it)
    several = [those for those in sides.values() if len(those) > 1]
    return several[0] if len(several) == 1 else []


def only_group(scene: Scene) -> list[DraftThing]:
    """ "He casts Pyroclasm, I answer with a Fog. Do they die?": where none is hit."""
    if scene.game is not Game.MTG or last_hit(scene) or dealt_to(scene):
        return []
    mortal = [it for it in scene.draft.things if is_mortal(it)]
    alone = not attacked_players(scene, blocked=True)
    if not alone or len({it.controller for it in mortal}) == 1:
        return mortal if alone else []
    # "I have three 1/1s, he's got Elesh Norn. Do they die?"
    groups = told_groups(scene)
    return groups[0] if len(groups) == 1 else []


def of_everyone(scene: Scene) -> list[DraftThing]:
    """The creatures that "everyone" can mean: those of the combat, else all."""
    if scene.game is not Game.MTG:
        return []
    mortal = [it for it in scene.draft.things if is_mortal(it)]
    return [it for it in mortal if is_fighting(it)] or mortal


def killed_by_him(
    scene: Scene, clause: Clause, things: list[DraftThing]
) -> list[DraftThing]:
    """ "My unit attacks. The defender has 3 Might. Do I kill it?": not my own.

    Raises QuestionError (AMBIGUOUS) where several of the other side fight.
    """
    who, combat = clause.get("who"), last_combat(scene)
    pointed = {"it", "him", "her"} & {*re.findall(r"\w+", clause.text.lower())}
    if scene.game is Game.MTG or not isinstance(who, Person) or combat is None:
        return things
    player = scene.player(who)
    others = [one for one in things if not _is_his(one, player)]
    if not pointed or len(others) == len(things):
        return things
    if others:
        return others
    fighting = {name for name, _ in combat.attackers} | {*combat.defenders}
    foes = [it for it in scene.draft.things if "unit" in it.kinds and it.on_board]
    foes = [it for it in foes if not _is_his(it, player)]
    foes = [it for it in foes if it.id in fighting] or foes
    if len(foes) != 1:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
    return foes


def _is_his(it: DraftThing, player: str) -> bool:
    # Whose a defender is that nobody is told to have is only known at the end.
    return it.controller == player and "default controller" not in it.said
