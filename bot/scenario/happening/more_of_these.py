"""How many somebody has of the card named last: "I have two of these"."""

from bot.errors import Problem
from bot.scenario.happening.telling import hold
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Card, Clause, Thing
from bot.worded import worded


@handles("haveofthese")
def have_of_these(scene: Scene, clause: Clause) -> None:
    """Parallel Lives: "…". I have two of these: those it has already counted in."""
    name = scene.player(clause.get("who"))
    scene.subject = name
    wanted = number(scene, clause.get("n"))
    card = _named_last(scene, clause)
    there = [
        it
        for it in scene.draft.things
        if it.controller == name
        and it.card is not None
        and any(it.card.ref == one for one in card.names)
    ]
    more = wanted - len(there)
    if more > 0:
        det = "another" if there else ""
        thing = Thing(
            "card", clause.place, det, count=more, card=card, label=card.typed,
            plural=more > 1,
        )  # fmt: skip
        hold(scene, name, (thing,))


def _named_last(scene: Scene, clause: Clause) -> Card:
    for at in range(clause.place.start - 1, -1, -1):
        for _, card in scene.parse.reads("card", at):
            if card.sure:
                found: Card = card
                return found
    raise scene.error(
        Problem.AMBIGUOUS,
        worded("Which card is meant? Name it."),
        clause.place,
        ("I control two Furnaces of Rath.",),
    )
