"""Damage that is told as dealt already: a fact, not something that happens now."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.acts import PreventNext
from bot.engine.effects import DamageWatch
from bot.engine.history import HURT, LOST, so_far
from bot.engine.inside import inside, walk
from bot.engine.instructions import DealDamage
from bot.engine.question import Deal, Resolve
from bot.errors import Problem
from bot.scenario.combat.dealers import taker
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.making import champion
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import HANDLERS, Scene
from bot.scenario.scene.steps import after
from bot.scenario.words.small_words import ALREADY, RELATIVES
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.worded import worded

_HAS_BEEN = re.compile(
    r"\b(?:has|have|'ve|'s) (?:just )?(?:been )?(?:dealt|done)\b", re.I
)
_PERFECT = "damage told in the perfect tense"
_HURT_BEFORE = "players told to have been dealt damage before"


def dealt_before(scene: Scene, clause: Clause) -> bool:
    """Note damage of before the scenario: "It has already dealt 16 damage to me".

    Nothing prevents or replaces it any more (615.5, 614.5): it is marked on what it was
    dealt to (120.6), counted for a commander (903.10a), and in the life that is told.
    """
    to, n = clause.get("to"), clause.get("n")
    toit = clause.get("toit")
    if not (to or toit) or n is None or clause.get("n2") is not None:
        return False
    who = [it for it in parts_of(to) if isinstance(it, Person)]
    by = clause.get("source")
    dealers = [it for it in parts_of(by) if isinstance(it, Thing)]
    one = scene.game is Game.MTG and len(who) == len(dealers) == 1
    if not _is_past(scene, clause):
        if not _HAS_BEEN.search(clause.text):
            return False
        if not (one and _commands(scene, by)):
            scene.parse.memory[_PERFECT] = clause.place
            return False
    if "if" in clause.lead or _is_told(scene, clause):
        return False
    if scene.game is Game.RIFTBOUND and clause.get("dk") == "combat":
        return False  # Of a combat nothing stays marked (466.1.a.1).
    if one and _commands(scene, by) and clause.get("dk") != "noncombat":
        slots = {"who": who[0], "by": dealers[0], "n": n}
        told = replace(clause, kind="commanderdamage", slots=slots)
        HANDLERS["commanderdamage"](scene, told)
        return True
    points = number(scene, n) * (clause.get("times") or 1)
    struck = [taker(scene, clause)] if toit else targeted(scene, to, new=True)
    for name in struck:
        if name in scene.draft.players and scene.game is Game.GRAND_ARCHIVE:
            name = champion(scene, name).id
        it = scene.draft.thing(name)
        if it is None or "planeswalker" in it.kinds:
            _in_the_life(scene, name)
            continue
        it.damage += points
        it.said.add("damage")
    return True


def _is_past(scene: Scene, clause: Clause) -> bool:
    """ "… has already dealt …", "… was dealt 2 damage earlier this turn"."""
    if clause.get("past") is not None:
        return True  # "… has taken 2 damage"
    at, parse = clause.place.start, scene.parse
    # "3 damage to a 4/4 that was dealt 2 damage earlier": those 2 were.
    told = (*parts_of(clause.get("to")), *parts_of(clause.get("source")))
    within = [one.place for one in told if isinstance(one, Thing)]
    while at < clause.place.end or parse.word(at) in {"earlier", "this", "turn"}:
        of_it = any(it.start <= at < it.end for it in within)
        if parse.word(at) in ALREADY and not of_it:
            return True
        at += 1
    return False


def _commands(scene: Scene, by: object) -> bool:
    """Whether what deals the damage is a commander told of."""
    (one,) = (it for it in parts_of(by) if isinstance(it, Thing))
    if "commander" in one.of("status"):
        return True
    found = scene.thing(one, new=True)
    return len(found) == 1 and "commander" in found[0].kinds


def _is_told(scene: Scene, clause: Clause) -> bool:
    """Whether that damage is of what was told: an attack, a spell, "it was dealt 2"."""
    words = clause.text.lower().split()
    if not scene.draft.script or (words[0] in RELATIVES and "already" in words):
        return False  # "I bolt a 4/4 that already took 2 damage"
    if "had" in words:
        return False  # "It had already taken 1 damage"
    if clause.get("source") is None:
        harmful = [entry.what for entry in scene.draft.script if entry.harms]
        # "He bolts it. It already took 1": by nothing that was told.
        return any(_may_be_so_much(it, clause.get("n").value) for it in harmful)
    deals = {it.id for it in scene.things(clause.get("source"), new=True)}
    for entry in scene.draft.script:
        if entry.source in deals:
            return True
        if not isinstance(fight := entry.what, Combat):
            continue
        pairs = [*fight.attackers, *fight.blocks]
        if not deals & {name for pair in pairs for name in pair}:
            continue
        if fight.over:
            return True
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Was that damage dealt before this attack? Tell it first."),
            clause.place,
        )
    return False


def _may_be_so_much(what: object, points: object) -> bool:
    """Whether *what* may deal *points*, as far as it is told."""
    if isinstance(what, Deal):
        return any(hit.amount == points for hit in what.hits)
    if not isinstance(what, Resolve):
        return True
    dealt = [it.amount for it in inside(what.ability, DealDamage)]
    return not all(isinstance(it, int) and it != points for it in dealt)


def _in_the_life(scene: Scene, name: str) -> None:
    """The life told of a player is what is left; whether it is told is seen later."""
    if name in scene.draft.players:
        scene.draft.flags |= {so_far(name, HURT), so_far(name, LOST)}
        scene.parse.memory.setdefault(_HURT_BEFORE, []).append(name)


@after(Game.MTG)
def dealt_by_now(scene: Scene) -> None:
    """Ask of "Bob has dealt 4 damage to me" where something would change that damage.

    Dealt before, it is a fact; dealt now, it meets what is on the table. Raises
    QuestionError (AMBIGUOUS).
    """
    place = scene.parse.memory.pop(_PERFECT, None)
    parts = (
        *scene.draft.statics,
        *(it.abilities.statics for it in scene.draft.things if it.on_board),
        *(entry.what for entry in all_entries(scene)),
    )
    if place is not None and any(isinstance(it, _CHANGING) for it in walk(parts)):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Was that damage dealt before all this, or is it dealt now?"),
            place,
            ("Bob deals 4 damage to me.", "I am at 16 life."),
        )


_CHANGING = (PreventNext, DamageWatch)


@after(Game.MTG)
def life_left(scene: Scene) -> None:
    """The life of players dealt damage before has to be told: it is what is left.

    Raises QuestionError (AMBIGUOUS) where it is not.
    """
    for name in dict.fromkeys(scene.parse.memory.pop(_HURT_BEFORE, ())):
        player = scene.draft.players[name]
        if "life" not in player.said:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Which life total is left after the damage dealt before?"),
                None,
                ("I am at 4 life.",),
            )
        scene.draft.assume(
            worded(
                "The damage dealt to {who} before is counted in the life told: {n}.",
                who=scene.name(name),
                n=player.life,
            )
        )
