"""Who is dealt damage as "he" or "him": a player, or a creature."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.him import asks_whether_he_dies
from bot.scenario.scene.scene import Scene
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.small_words import OF_A_PLAYER
from bot.scenario.words.syntax import Person, Thing
from bot.worded import worded


def check_who_he_is(
    scene: Scene, he: Thing | Person, dealers: list[DraftThing]
) -> None:
    """ "I have a Bear and he takes 3": the Bear, or a player nobody has spoken of?

    Nor does Bob's Shock hit Bob where it deals 2 damage "to him". Raises QuestionError.
    """
    if not isinstance(he, Person) or he.kind != "he" or he.name not in _ONE_LIVING:
        return
    if scene.game is not Game.MTG:
        return
    living = [it for it in scene.recent if it.on_board and it.power is not None]
    living = [it for it in living if it not in dealers]
    if not living:
        return
    player = scene.player(he)
    before = {it.text for it in scene.parse.tokens[: he.place.start]}
    owners = {it.controller for it in dealers}
    unspoken = player == "opponent" and not before & (OPPONENTS | OF_A_PLAYER)
    unspoken = unspoken and "me" not in owners
    own = player in owners and player != "opponent"
    if unspoken and not own and asks_whether_he_dies(scene):
        return  # of the creature
    if unspoken or own:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who is “{person}” here?", person=he.name),
            he.place,
            [living[-1].id, scene.name(player)],
        )


_ONE_LIVING = frozenset(["he", "she", "him", "her"])
