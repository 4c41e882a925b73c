"""A player and a card of one name: which of them is meant nobody can tell."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.worded import worded


@after(Game.MTG)
def told_apart(scene: Scene) -> None:
    """Refuse "Jace is at 5. I bolt Jace.": a player and a planeswalker.

    Raises QuestionError (AMBIGUOUS).
    """
    players = {it.lower(): it for it in scene.draft.players}
    for it in scene.draft.things:
        for name in _called(it):
            if name in players:
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded(
                        "Is {name} a player? Call players by other names.",
                        name=players[name],
                    ),
                    None,
                    ("Player A",),
                )


def _called(it: DraftThing) -> set[str]:
    """What a card is called by: its name, and that of a legend in short."""
    if it.face is None:
        return set()
    name = it.face.name.lower()
    short = {name.split(",")[0], *name.split()[:1]}
    legend = "legendary" in it.kinds or "planeswalker" in it.kinds or "," in name
    return {name, *(short if legend else ())}
