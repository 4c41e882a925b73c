""" "My 4/4 has umbra armor": that is an Aura's, and it saves what the Aura is on."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.worded import worded


@after(Game.MTG)
def umbra_armor(scene: Scene) -> None:
    """Have the Aura told of where its umbra armor is told of a creature (702.89a).

    Raises QuestionError (AMBIGUOUS).
    """
    for it in scene.draft.things:
        if "umbra armor" in it.keywords and "creature" in it.kinds - {"aura"}:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Umbra armor is what an Aura has. What is {it} enchanted with?",
                       it=it.id),
                None,
                ["My 4/4 is enchanted with an Aura with umbra armor."],
            )  # fmt: skip
