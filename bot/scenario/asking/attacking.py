"""May it attack, whom, and must it? Asked of the engine."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.question import AskKind, NextTurn
from bot.engine.unnamed import MUST_ATTACK
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.asking.legality import said_alone
from bot.scenario.asking.questions import ask
from bot.scenario.combat.met import is_whoever_defends
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.worded import worded

# Behind these "it" is what the question is about.
_IT = re.compile(r"\b(?:can|could|may|with|to) it\b", re.IGNORECASE)


@handles("ask_can_attack")
def can_attack(scene: Scene, clause: Clause) -> None:
    """Can a 2/2 with defender attack? Can Bob attack Alice with three creatures?"""
    pool = _asked_about(scene, clause)
    if "champion" in pool[0].kinds and scene.game is Game.GRAND_ARCHIVE:
        pool = [rather(scene, clause, pool[0], "pride")]
    if clause.get("with") is not None:
        side = pool[0].controller
        pool = [*pool, *scene.things(clause.get("with"), side, new=True)]
    # "Can he attack it with his 5/5?": "it" was spoken of before the 5/5.
    goal = _goal(scene, clause, pool[0].controller)
    scene.notice(pool)
    scene.focus = pool
    _in_its_turn(scene, pool[0].controller)
    if len(pool) > 1 or _others_have_to(scene, clause, pool[0]):
        _together(scene, clause, pool, goal)
        return
    if scene.game is Game.GRAND_ARCHIVE and scene.draft.thing(goal) is not None:
        ask(scene, clause, AskKind.CAN_BE_ATTACKED, pool[0].id, goal)
        return
    detail = ""
    if scene.game is Game.MTG and said_alone(clause):
        detail = "alone"
    elif scene.game is Game.MTG and (
        "without paying" in clause.text.lower() or _unpaid(scene)
    ):
        detail = "unpaid"
    ask(scene, clause, AskKind.CAN_ATTACK, pool[0].id, goal, detail)


def _others_have_to(scene: Scene, clause: Clause, it: DraftThing) -> bool:
    """ "Can I attack with only the 3/3?" where something else has to (508.1d)."""
    if scene.game is not Game.MTG or not said_alone(clause):
        return False
    return any(
        one is not it
        and one.controller == it.controller
        and MUST_ATTACK in {*one.keywords, *one.abilities.keywords}
        for one in scene.draft.things
    )


def rather(scene: Scene, clause: Clause, it: DraftThing, keyword: str) -> DraftThing:
    """Whom "it" means beside a champion told of later: what has *keyword*."""
    if not _IT.search(clause.text):
        return it
    able = [
        one
        for one in scene.draft.things
        if any(word.split()[0] == keyword for word in one.keywords)
    ]
    return able[-1] if able else it


def _unpaid(scene: Scene) -> bool:
    """ "Can it attack if Alice doesn't pay?", and where that was told before."""
    if scene.draft.ward == "unpaid":
        return True
    following = scene.following[0] if scene.following else None
    paying = following is not None and following.kind == "wardpay"
    return paying and following is not None and bool(following.get("no"))


def _in_its_turn(scene: Scene, side: str) -> None:
    """ "Can it attack next turn?": in the next turn of *side*."""
    script = scene.draft.script
    told = script[-1].what if script else None
    if told == NextTurn():
        script[-1].what = NextTurn(side)


def _asked_about(scene: Scene, clause: Clause) -> list[DraftThing]:
    """What would attack: one thing, or in Magic several."""
    parts = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    if not parts:
        raise scene.error(
            Problem.SYNTAX, worded("A player cannot be sent to attack."), clause.place
        )
    first = parts[0]
    many = len(parts) > 1 or first.plural or first.noun == "them"
    side = scene.player(clause.get("who")) if clause.get("who") is not None else ""
    if not many or scene.game is not Game.MTG:
        return [scene.single(first, side, new=True)]
    found: list[DraftThing] = []
    for part in parts:
        found += scene.thing(part, side, new=True)
    return found


def _goal(scene: Scene, clause: Clause, side: str) -> str:
    """Whom or what it would attack, "" if that is not said or goes without saying."""
    parts = parts_of(clause.get("whom"))
    if not parts:
        return ""
    if len(parts) > 1:
        raise scene.error(Problem.AMBIGUOUS, worded("Whom does it attack?"))
    (part,) = parts
    if isinstance(part, Person):
        return scene.player(part)
    owner = scene.other(side) if len(scene.draft.players) == 2 else ""
    if owner and is_whoever_defends(scene, part):
        return owner
    return scene.single(part, owner, new=True).id


def _together(scene: Scene, clause: Clause, pool: list[DraftThing], goal: str) -> None:
    """Whether all of them can attack at once: as an attack that is only declared."""
    side = pool[0].controller
    at = goal or scene.other(side)
    combat = Combat(side, [(it.id, at) for it in pool], declared=True)
    entry = Entry(combat, side)
    scene.draft.script.append(entry)
    ask(scene, clause, AskKind.LAWFUL, pool[0].id)
    scene.draft.marks[-1] = entry  # asked of this attack, whatever is told later


@handles("ask_must_attack")
def must_attack(scene: Scene, clause: Clause) -> None:
    """Must it attack? Do I have to attack with it?"""
    it = scene.single(clause.get("what"), new=True)
    scene.notice([it])
    scene.focus = [it]
    if _goal(scene, clause, it.controller) and len(scene.draft.players) > 2:
        raise scene.error(
            Problem.UNSUPPORTED,
            worded("Whom of several players it has to attack is not ruled on."),
        )
    no = clause.get("no") is not None
    ask(scene, clause, AskKind.MUST_ATTACK, it.id, "", negated=no)


def _attack_planeswalker(scene: Scene, clause: Clause) -> None:
    what = clause.get("what")
    if what is not None:
        attacker = scene.single(what, new=True)
    else:
        who = scene.player(clause.get("who"))
        pool = [
            it
            for it in scene.draft.things
            if it.controller == who
            and it.zone is Zone.BATTLEFIELD
            and "creature" in it.kinds
        ]
        if len(pool) != 1:
            raise scene.error(Problem.AMBIGUOUS, worded("Which creature attacks?"))
        attacker = pool[0]
    it = scene.single(clause.get("other"), scene.other(attacker.controller), new=True)
    scene.notice([it])
    scene.focus = [it]
    _in_its_turn(scene, attacker.controller)
    ask(scene, clause, AskKind.CAN_ATTACK, attacker.id, it.id)


@handles("ask_can_attackthing")
def can_attack_thing(scene: Scene, clause: Clause) -> None:
    """Grand Archive: can I attack a stealth ally without true sight?

    Magic: can he attack my planeswalker? With the one creature he has.
    """
    what = clause.get("what")
    if scene.game is Game.MTG:
        _attack_planeswalker(scene, clause)
        return
    person = clause.get("who")
    if isinstance(person, Person) and person.kind == "it":
        what = Thing("it", person.place, label="it")
    if isinstance(what, Thing) and scene.parse.word(what.place.start) == "it":
        # "Can it attack my ally?": nothing of mine, and not that ally itself.
        at = scene.single(clause.get("other"), new=True)
        foes = [
            one
            for one in scene.draft.things
            if one.controller != at.controller and one.kinds & {"ally", "champion"}
        ]
        scene.focus = [it for it in scene.focus if it in foes] or [
            it for it in foes if "ally" in it.kinds
        ]
        what = Thing("it", what.place, label="it")
    if what is not None:
        attacker = scene.single(what, new=True)
        if "champion" in attacker.kinds:
            attacker = rather(scene, clause, attacker, "pride")
        subject, who = attacker.id, attacker.controller
    else:
        subject = who = scene.player(clause.get("who"))
    it = scene.single(clause.get("other"), scene.other(who), new=True)
    text = clause.text.lower()
    seeing = "true sight" if "with true sight" in text else ""
    seeing += " cleave" if "with cleave" in text else ""
    said = clause.get("kw") is not None or {"without", "w/o"} & set(text.split())
    if subject == who and said and not seeing:
        seeing = "without"
    scene.notice([it])
    scene.focus = [it]
    if subject == who and "champion" in it.kinds:
        # "… if it is resting?" matters of who keeps others from being attacked.
        guards = [
            one
            for one in scene.draft.things
            if "taunt" in one.keywords and one.controller == it.controller
        ]
        scene.focus = guards if len(guards) == 1 else [it]
    ask(scene, clause, AskKind.CAN_BE_ATTACKED, subject, it.id, seeing)


@handles("ask_can_beattacked")
def can_be_attacked(scene: Scene, clause: Clause) -> None:
    """Can my ally with stealth be attacked (by their 3/3)? By anything of theirs."""
    owner = "me" if scene.has_me else scene.subject
    it = scene.single(clause.get("other"), owner, new=True)
    foe = scene.other(it.controller)
    who = Person("me") if foe == "me" else Person("name", foe)
    if foe == "opponent":
        who = Person("opponent")
    scene.focus = [it]
    slots = {name: clause.get(name) for name in ("what", "kw")}
    slots |= {"other": Thing("it", clause.place, label="it"), "who": who}
    can_attack_thing(scene, replace(clause, kind="ask_can_attackthing", slots=slots))
