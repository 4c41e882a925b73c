"""A question without a scenario: "Does Fog stop it?", where nothing is told of."""

from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import Kind
from bot.worded import worded


def check_not_alone(scene: Scene, clause: Clause) -> None:
    """Refuse *clause* where it is all that was typed, and nothing is there for it.

    What is cast for nothing resolves and does nothing: that answers nobody.
    """
    tokens, place = scene.parse.tokens, clause.place
    others = (*tokens[: place.start], *tokens[place.end :])
    told = scene.draft.things or scene.draft.script
    if told or any(it.kind is Kind.WORD for it in others):
        return
    raise scene.error(
        Problem.AMBIGUOUS,
        worded(
            "What happens there? Tell who attacks whom, or what deals how much damage "
            "to whom, and ask again."
        ),
        place,
    )
