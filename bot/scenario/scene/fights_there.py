"""What may happen on a board of which nothing else is told: who of both fights whom."""

from bot.citation import Game
from bot.engine.values import Zone
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import capital

_BODIES = frozenset({"creature", "ally", "unit"})
# What one's creature attacks where the other side has none.
_GOALS = {
    Game.MTG: ("me", "{foe}"),
    Game.GRAND_ARCHIVE: ("my champion", "{foe}'s champion"),
}
_FIGHT = {
    Game.MTG: "{attacker} attacks {goal} and {defender} blocks it.",
    Game.GRAND_ARCHIVE: "{attacker} attacks {defender}.",
    Game.RIFTBOUND: "{attacker} attacks {defender}.",
}


def fights_there(scene: Scene) -> tuple[str, ...]:
    """ "My 3/3 attacks his 2/5", and the other way round: of one on each side."""
    bodies = [
        it
        for it in scene.draft.things
        if it.kinds & _BODIES
        and "champion" not in it.kinds
        and it.zone is Zone.BATTLEFIELD
        and it.controller
    ]
    mine = [it for it in bodies if it.controller == "me"]
    theirs = [it for it in bodies if it.controller != "me"]
    if "me" not in scene.draft.players or len(scene.draft.players) != 2:
        return ()
    if len(mine) > 1 or len(theirs) > 1 or not bodies:
        return ()
    foe = _mine(scene.name(scene.other("me")))
    goals = [it.format(foe=foe) for it in _GOALS.get(scene.game, ())]
    # What I attack with where they have nothing is hardly asked about.
    sides = ((theirs, mine), (mine, theirs) if theirs else ([], []))
    found: list[str] = []
    for n, (attackers, defenders) in enumerate(sides):
        goal = goals[n] if goals else ""
        for attacker in attackers:
            said = capital(_called(scene, attacker))
            if defenders:
                form = _FIGHT[scene.game]
                defender = _called(scene, defenders[0])
                found.append(form.format(attacker=said, goal=goal, defender=defender))
            elif goal:
                found.append(f"{said} attacks {goal}.")
    return (*found,)


def _called(scene: Scene, it: DraftThing) -> str:
    return _mine(scene.describe(it))


def _mine(said: str) -> str:
    return f"my{said[4:]}" if said.startswith("your") else said
