"""Protection, hexproof and shroud of players."""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


@handles("playerkeywords")
def player_keywords(scene: Scene, clause: Clause) -> None:
    """Alice has protection from red; I gain hexproof; he (a creature) has stealth."""
    who = clause.get("who")
    if who is None:
        # "with has hexproof because of …": nobody is named.
        raise scene.not_read()
    living = [it for it in scene.focus if it.on_board and not is_passive(it)]
    if who.kind == "he" and living:
        if scene.game is Game.MTG:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Who is “{person}” here?", person=who.name),
                who.place,
                [living[-1].id, *(it for it in scene.draft.players if it != "me")],
            )
        slots = {"what": Thing("it", who.place, label="he"), **clause.slots}
        take_as(scene, clause, "is", slots)
        return
    name = scene.player(who)
    scene.subject = name
    for spec in clause.get("specs"):
        for keyword in str(spec.value).split("+"):
            if scene.game is not Game.MTG or not keyword.startswith(_OF_PLAYERS):
                raise scene.error(
                    Problem.SYNTAX,
                    worded("Players do not have {keyword}.", keyword=keyword),
                    spec.place,
                )
            scene.draft.players[name].keywords.add(keyword)
            told = ("You have {keyword}.", "{who} has {keyword}.")
            scene.draft.tell(scene.says(name, *told, keyword=keyword))


@handles("playergiven")
def player_given(scene: Scene, clause: Clause) -> None:
    """The One Ring has given her protection from everything."""
    scene.things(clause.get("card"))
    player_keywords(scene, replace(clause, kind="playerkeywords"))


_OF_PLAYERS = ("protection from", "hexproof", "shroud")
