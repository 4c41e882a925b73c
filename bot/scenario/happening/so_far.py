"""What has happened this turn before what is asked about."""

from bot.citation import Game
from bot.engine.history import A_CREATURE_DIED, GAINED, HURT, LOST, so_far
from bot.errors import Problem
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Clause
from bot.worded import worded

# The players whose life so many points have changed, and where that is told.
_COUNTED = "points of life so far"
_OF_PLAYERS = {"hurt": HURT, "gained": GAINED, "lost": LOST}


@handles("sofar")
def told_so_far(scene: Scene, clause: Clause) -> None:
    """Bob was dealt damage this turn; a creature died this turn."""
    fact = str(clause.get("fact"))
    if fact == "none":
        return  # what is not told has not happened
    if fact == "died":
        scene.draft.flags.add(A_CREATURE_DIED)
        scene.draft.tell(worded("A creature has died this turn."))
        return
    name = scene.player(clause.get("who"))
    scene.subject = name
    scene.draft.flags.add(so_far(name, _OF_PLAYERS[fact]))
    if fact == "hurt":
        # Damage to a player is a loss of life (120.3a).
        scene.draft.flags.add(so_far(name, LOST))
    if clause.get("n") is not None:
        scene.parse.memory.setdefault(_COUNTED, []).append((name, clause.place))
    who = scene.name(name)
    match fact:
        case "hurt":
            scene.draft.tell(worded("{who} was dealt damage this turn.", who=who))
        case "gained":
            scene.draft.tell(worded("{who} gained life this turn.", who=who))
        case _:
            scene.draft.tell(worded("{who} lost life this turn.", who=who))


@after(Game.MTG)
def life_by_now(scene: Scene) -> None:
    """Ask for the life total of whoever "gained 5 life this turn".

    Raises QuestionError (AMBIGUOUS) where it is not told.
    """
    for name, place in scene.parse.memory.pop(_COUNTED, ()):
        if "life" not in scene.draft.players[name].said:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Which life total is left after that?"),
                place,
                ("I am at 16 life.",),
            )
