"""May it block, attack, be targeted? Asked of the engine."""

from bot.engine.question import AskKind
from bot.errors import Problem
from bot.scenario.asking import ask, me
from bot.scenario.draft import DraftThing
from bot.scenario.meaning import targeted
from bot.scenario.phrases import parts_of
from bot.scenario.scene import Scene, handles
from bot.scenario.syntax import Clause, Thing
from bot.scenario.timing import last_combat
from bot.worded import worded


@handles("ask_can_block")
def can_block(scene: Scene, clause: Clause) -> None:
    """Can my creature with reach block a flier?"""
    what = clause.get("what")
    pool = scene.thing(what, new=True)
    if len(pool) > 1 and not (what.noun == "them" or what.det in {"both", "all"}):
        pool = [scene.single(what, new=True)]
    it = pool[0]
    together = "together" if len(pool) > 1 else ""
    other = clause.get("other")
    if other is None:
        attackers = _attackers(scene, it)
        if len(attackers) != 1:
            raise scene.error(Problem.AMBIGUOUS, worded("Block what?"))
        for one in pool:
            ask(scene, clause, AskKind.CAN_BLOCK, one.id, attackers[0].id, together)
        return
    foe = scene.other(it.controller) if len(scene.draft.players) == 2 else ""
    attacker = scene.single(other, foe, new=True)
    scene.notice([*pool, attacker])
    scene.focus = pool
    for one in pool:
        ask(scene, clause, AskKind.CAN_BLOCK, one.id, attacker.id, together)


def _attackers(scene: Scene, blocker: DraftThing) -> list[DraftThing]:
    """What could be blocked: what attacks, else what the other side has."""
    combat = last_combat(scene)
    if combat is not None:
        named = {name for name, _ in combat.attackers}
        return [it for it in scene.draft.things if it.id in named]
    return [it for it in scene.draft.things if it.controller != blocker.controller]


@handles("ask_can_attack")
def can_attack(scene: Scene, clause: Clause) -> None:
    """Can a 2/2 with defender attack?"""
    it = scene.single(clause.get("what"), new=True)
    scene.notice([it])
    scene.focus = [it]
    ask(scene, clause, AskKind.CAN_ATTACK, it.id)


@handles("ask_can_attackthing")
def can_attack_thing(scene: Scene, clause: Clause) -> None:
    """Grand Archive: can I attack a stealth ally without true sight?"""
    what = clause.get("what")
    if what is not None:
        attacker = scene.single(what, new=True)
        subject, who = attacker.id, attacker.controller
    else:
        subject = who = scene.player(clause.get("who"))
    it = scene.single(clause.get("other"), scene.other(who), new=True)
    seeing = "true sight" if "with true sight" in clause.text.lower() else ""
    scene.notice([it])
    scene.focus = [it]
    ask(scene, clause, AskKind.CAN_BE_ATTACKED, subject, it.id, seeing)


@handles("ask_can_target")
def can_target(scene: Scene, clause: Clause) -> None:
    """Can I target their hexproof creature?"""
    who = scene.who(clause)
    by = clause.get("by")
    subject = who
    if by is not None:
        part = by if isinstance(by, Thing) else parts_of(by)[0]
        assert isinstance(part, Thing)
        made = scene.thing(part, who, new=True)[0]
        _at_hand(made, who)
        subject = made.id
    if not subject:
        raise scene.error(Problem.AMBIGUOUS, worded("By whom, or with what?"))
    for name in targeted(scene, clause.get("other"), who, new=True):
        ask(scene, clause, AskKind.CAN_TARGET, subject, name)


def _at_hand(made: DraftThing, who: str) -> None:
    if who and "chosen controller" not in made.said:
        made.controller = made.owner = who


@handles("ask_can_cast")
def can_cast(scene: Scene, clause: Clause) -> None:
    """Can he bolt me? Can I cast Shock on it?"""
    from bot.scenario.aiming import card_thing

    who = scene.player(clause.get("who"))
    by = clause.get("by")
    part = card_thing(scene, by)
    made = scene.thing(part, who, new=True)[0]
    _at_hand(made, who)
    others = clause.get("other")
    if others is None:
        ask(scene, clause, AskKind.CAN_CAST, who, made.id)
        return
    for name in targeted(scene, others, who, new=True):
        ask(scene, clause, AskKind.CAN_TARGET, made.id, name)


@handles("ask_can_equip")
def can_equip(scene: Scene, clause: Clause) -> None:
    """Can I equip it with Shield of the Realm?"""
    who = scene.player(clause.get("who")) if clause.get("who") else me(scene)
    by = clause.get("by")
    if by is None:
        raise scene.error(Problem.AMBIGUOUS, worded("With what?"))
    equipment = scene.things(by, who, new=True)[0]
    for it in scene.things(clause.get("other"), who, new=True):
        ask(scene, clause, AskKind.CAN_EQUIP, equipment.id, it.id)
