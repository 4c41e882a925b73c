"""Another of what one player has, on the other side."""

from bot.errors import Problem
from bot.scenario.happening.telling import hold
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Card, Clause, Thing
from bot.worded import worded


@handles("alsohas")
def also_has(scene: Scene, clause: Clause) -> None:
    """I control Furnace of Rath and so does my opponent: another of the same."""
    name = scene.player(clause.get("who"))
    told = list(scene.focus)
    if not told or any(it.card is None or it.controller == name for it in told):
        raise scene.error(Problem.AMBIGUOUS, worded("What do both have?"))
    for it in told:
        assert it.card is not None
        label = it.label or it.card.ref.name
        card = Card((it.card.ref,), label, clause.place)
        same = Thing("card", clause.place, card=card, label=label, det="another")
        hold(scene, name, (same,))
    scene.subject = name
