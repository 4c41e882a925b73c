""" "I have a 4/4 and a 3/3. He blocks the 3/3.": does the 4/4 attack as well?"""

from bot.citation import Game
from bot.engine.question import AskKind
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import worded

_OF_PLAYERS = frozenset({
    AskKind.LIFE, AskKind.LOSES, AskKind.WINS, AskKind.WINNER, AskKind.LIFE_LOST,
    AskKind.DAMAGE_DEALT,
})  # fmt: skip
_ONLY = frozenset("only just alone lone single stays stay home back".split())


def check_others(scene: Scene) -> None:
    """Raise AMBIGUOUS where more may attack than what is told to be blocked.

    Only where the life of a player who is attacked is asked for.
    """
    if scene.game is not Game.MTG or _ONLY & {it.text for it in scene.parse.tokens}:
        return
    asked = {it.subject for it in scene.draft.asks if it.kind in _OF_PLAYERS}
    for combat in (it.what for it in scene.draft.script):
        if not isinstance(combat, Combat) or not combat.supposed:
            continue
        names = {name for name, _ in combat.attackers}
        if (
            not asked & {goal for _, goal in combat.attackers}
            or names - combat.supposed
        ):
            continue
        for it in scene.draft.things:
            if _may_attack(it, combat) and it.id not in names:
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
    return ready and "defender" not in it.keywords and bool(it.power)
