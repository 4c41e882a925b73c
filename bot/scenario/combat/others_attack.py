""" "I have a 4/4 and a 3/3. He blocks the 3/3.": does the 4/4 attack as well?"""

from bot.citation import Game
from bot.engine.question import AskKind
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.draft import STAYS_HOME, Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import worded

_OF_PLAYERS = frozenset({
    AskKind.LIFE, AskKind.LOSES, AskKind.WINS, AskKind.WINNER, AskKind.LIFE_LOST,
    AskKind.DAMAGE_DEALT, AskKind.LOSES_LIFE, AskKind.POISON, AskKind.COMMANDER_DAMAGE,
})  # fmt: skip
# What a creature with lifelink does for who attacks with it.
_GAINED = frozenset({AskKind.LIFE, AskKind.GAINED, AskKind.GAINS})


def check_others(scene: Scene) -> None:
    """Raise AMBIGUOUS where more may attack than what is told to be blocked.

    Only where what they would deal, or gain, is asked for.
    """
    if scene.game is not Game.MTG:
        return
    asks = scene.draft.asks
    asked = {it.subject for it in asks if it.kind in _OF_PLAYERS}
    gains = {it.subject for it in asks if it.kind in _GAINED}
    for combat in (it.what for it in scene.draft.script):
        if not isinstance(combat, Combat) or not combat.supposed:
            continue
        names = {name for name, _ in combat.attackers}
        if names - combat.supposed:
            continue
        hit = bool(asked & {goal for _, goal in combat.attackers})
        for it in scene.draft.things:
            matters = hit or (combat.attacker in gains and "lifelink" in it.keywords)
            if matters and _may_attack(it, combat) and it.id not in names:
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded("Does {it} attack as well? Say what attacks.", it=it.id),
                    None,
                    (
                        scene.says(
                            combat.attacker, "You attack with …", "{who} attacks with …"
                        ),
                    ),
                )


def _may_attack(it: DraftThing, combat: Combat) -> bool:
    ready = it.zone is Zone.BATTLEFIELD and not it.tapped and not it.entered_later
    ready = ready and it.controller == combat.attacker and "creature" in it.kinds
    ready = ready and STAYS_HOME not in it.said
    return ready and "defender" not in it.keywords and bool(it.power)
