"""How much is lethal, and how much goes over: what is assigned in combat."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.question import AskKind
from bot.errors import Problem
from bot.scenario.asking.dealt import damage
from bot.scenario.asking.questions import ask
from bot.scenario.casting.mortals import is_mortal
from bot.scenario.combat.assigning import against
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.numbers_asked import HOW_MUCH
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.worded import worded


@handles("ask_lethal")
def lethal(scene: Scene, clause: Clause) -> None:
    """How much must be assigned to kill it?"""
    value = clause.get("what")
    listed = parts_of(value)
    both = any(isinstance(it, Thing) and it.det in _ALL for it in listed)
    if len(listed) > 1 or both:
        names = [it.id for it in scene.things(value, new=True)]
    elif value is not None:
        it = scene.single(value) if isinstance(value, Thing) else scene.one(value)
        parts = parts_of(value)
        pointing = isinstance(parts[0], Thing) and parts[0].is_pronoun
        if pointing and not is_mortal(it):
            # No Furnace of Rath is killed.
            mortal = [one for one in scene.recent if is_mortal(one)]
            it = mortal[-1] if len(mortal) == 1 else it
        names = [it.id]
    else:
        combat = last_combat(scene)
        names = [it.id for it in scene.focus if is_mortal(it)]
        if combat is not None:
            names = [it for it, _ in combat.blocks] or combat.defenders or names
    attacker = ""
    combat = last_combat(scene)
    if combat is not None and len(combat.attackers) == 1:
        attacker = combat.attackers[0][0]
    said = {*clause.text.lower().split()}
    dealt = scene.game is not Game.RIFTBOUND and not (combat or said & _ASSIGNED)
    for name in names:
        other = attacker if attacker != name else ""
        detail = "dealt" if dealt else ""
        ask(scene, clause, AskKind.LETHAL, name, other, detail)
    if not names:
        ask(scene, clause, AskKind.EVERYTHING)


_ALL = frozenset({"both", "all"})
_ASSIGNED = frozenset("assign assigned assigning put".split())


@handles("ask_trample")
def trample(scene: Scene, clause: Clause) -> None:
    """How much can trample over?"""
    combat = last_combat(scene)
    dealt = combat is None and scene.game is not Game.MTG
    if dealt or scene.game is Game.GRAND_ARCHIVE:
        # Nothing tramples there: "how much goes through?" asks what is dealt.
        damage(scene, replace(clause, slots={}))
        return
    to = clause.get("to")
    if combat is None and to is not None and not _OVER.search(clause.text):
        # "How much can I send to his face?", where nothing attacks.
        damage(scene, replace(clause, slots={"who": to, "extreme": "most"}))
        return
    if combat is None or not combat.attackers:
        raise scene.error(Problem.AMBIGUOUS, worded("Which attack is meant?"))
    goals = {it for _, it in combat.attackers}
    if to is not None and (
        all(map(scene.draft.thing, goals)) or not goals.issuperset(targeted(scene, to))
    ):
        # A planeswalker is attacked, or a blocker is meant: what is dealt to that.
        damage(scene, replace(clause, slots={"who": to, "extreme": "most"}))
        return
    tramplers = [
        name
        for name, _ in combat.attackers
        if (it := scene.draft.thing(name)) and "trample" in it.keywords
    ]
    for name in tramplers or [combat.attackers[0][0]]:
        ask(scene, clause, AskKind.TRAMPLE, name)


_OVER = re.compile(r"\b(?:tramples?|trampling|over|excess)\b", re.I)
_EXCESS = re.compile(r"\b(?:extra|excess|rest|remaining|leftover|surplus)\b", re.I)


def _blockers(scene: Scene, attacker: str, said: object) -> list[str]:
    """What is *said*; "it" is never what assigns the damage, but what blocks it."""
    parts, combat = parts_of(said), last_combat(scene)
    pointing = len(parts) == 1 and isinstance(parts[0], Thing) and parts[0].is_pronoun
    blocks = [b for b, a in combat.blocks if a == attacker] if combat else []
    return blocks if pointing and len(blocks) == 1 else against(scene, attacker, said)


def _lethal(scene: Scene, attacker: str, said: object) -> int | None:
    """How much is lethal for the one blocker that is *said* (510.1c, 702.2c)."""
    goals = _blockers(scene, attacker, said)
    blocker = scene.draft.thing(goals[0]) if len(goals) == 1 else None
    by = scene.draft.thing(attacker)
    if blocker is None or blocker.toughness is None or by is None:
        return None
    return 1 if "deathtouch" in by.keywords else blocker.toughness - blocker.damage


@handles("ask_can_assign")
def can_assign(scene: Scene, clause: Clause) -> None:
    """Can I assign 2 to the blocker and 4 to the player? All of it to the 1/1?"""
    if scene.game is Game.RIFTBOUND:
        take_as(scene, clause, "ask_split")
        return
    combat = last_combat(scene)
    if combat is None or len({name for name, _ in combat.attackers}) != 1:
        raise scene.error(Problem.AMBIGUOUS, worded("Which attacker's damage is this?"))
    name = combat.attackers[0][0]
    parts: list[str] = []
    for n in ("", "2", "3", "4"):
        if clause.get("to" + n) is None:
            continue
        told = clause.get("n" + n)
        it = scene.draft.thing(name)
        points = number(scene, told) if told else (it.power if it else None)
        if told is None and _EXCESS.search(clause.text):
            points = 1  # "can the excess hit Bob?": any of it
        said = clause.get("to" + n)
        if clause.get("lethal") and not n:
            points = _lethal(scene, name, said)
        elif clause.get("rest") and n and it is not None and it.power is not None:
            points = it.power - sum(int(one.split()[0]) for one in parts)
        if points is None:
            raise scene.error(Problem.AMBIGUOUS, HOW_MUCH)
        player = any(
            isinstance(it, Person) and it.kind == "somebody" for it in parts_of(said)
        )
        # "The player" is who is attacked.
        goals = [combat.attackers[0][1]] if player else _blockers(scene, name, said)
        parts += [f"{points} {goal}" for goal in goals]
    ask(scene, clause, AskKind.CAN_ASSIGN, name, detail="\n".join(parts))
