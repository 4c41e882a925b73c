"""Whether a unit survives an attack, a hit, or a spell that is only asked about."""

from bot.citation import Game
from bot.engine.question import AskKind, Hit
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.combat.dealing import deal
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.making import source
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.asked_back import WHICH_ATTACK, WHICH_ONE
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("survives")
def survives(scene: Scene, clause: Clause) -> None:
    """Does it survive an attack for 5? It is attacked, and its death is asked."""
    things = scene.things(clause.get("what"), new=True)
    points = number(scene, clause.get("n"))
    # "Does a 3 damage spell kill it?" asks the other way round.
    lives = not {"kill", "destroy", "die"} & set(clause.text.lower().split())
    fights = scene.game is Game.RIFTBOUND and not clause.get("dk")
    combat = None if clause.get("dk") else open_combat(scene)
    # "He attacks it for 4. Does it survive the 4 power attack?": that is the one told.
    if fights or (combat is not None and _is_that_strong(scene, combat, points)):
        if combat is not None and any(it.id in dict(combat.attackers) for it in things):
            raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
        if fights:
            _defends(scene, clause)
        for it in things:
            ask(scene, clause, AskKind.DIES, it.id, negated=lives)
        scene.focus = things
        return
    for it in things:
        enemy = scene.other(it.controller)
        kind = "spell" if clause.get("dk") else "attack"
        dealer = source(scene, None, enemy, kind)
        if kind == "attack":
            dealer.kinds |= {"unit"}
        hit = Hit(dealer.id, it.id, points, kind == "attack")
        scene.draft.tell(
            worded(
                "{it} is dealt {points} by {dealer}.",
                it=it.id,
                points=points,
                dealer=dealer.id,
            )
        )
        deal(scene, [hit], enemy)
        ask(scene, clause, AskKind.DIES, it.id, negated=lives)
    scene.notice(things)
    scene.focus = things


@handles("survivesattack")
def survives_attack(scene: Scene, clause: Clause) -> None:
    """Can my unit survive an attack by a 4 Might unit? It is attacked by that unit."""
    slots = {"what": clause.get("attacker"), "at": clause.get("what")}
    take_as(scene, clause, "attack", slots)
    things = scene.things(clause.get("what"))
    for it in things:
        ask(scene, clause, AskKind.DIES, it.id, negated=True)
    scene.focus = things


def _defends(scene: Scene, clause: Clause) -> None:
    """It defends against so much Might: against what attacks, where that is told.

    Raises QuestionError (AMBIGUOUS) where what attacks has another Might.
    """
    combat = open_combat(scene)
    if combat is None:
        slots = {"what": clause.get("what"), "n": clause.get("n")}
        take_as(scene, clause, "defendagainst", slots)
        return
    if not _is_that_strong(scene, combat, number(scene, clause.get("n"))):
        raise scene.error(Problem.AMBIGUOUS, WHICH_ATTACK, clause.place)
    found = [it.id for it in scene.things(clause.get("what"))]
    combat.defenders += [it for it in found if it not in combat.defenders]


def _is_that_strong(scene: Scene, combat: Combat, points: int) -> bool:
    things = [scene.draft.thing(name) for name, _ in combat.attackers]
    return points == combat.extra + sum(it.power or 0 for it in things if it)
