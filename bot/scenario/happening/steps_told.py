"""Steps of a turn that are told to begin: "Bob's upkeep comes"."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.question import NextTurn, StepBegins
from bot.engine.turn_steps import STEPS
from bot.scenario.scene.draft import Entry
from bot.scenario.scene.scene import HANDLERS, Scene, handles
from bot.scenario.scene.timing import close_combat
from bot.scenario.words.syntax import Clause


@handles("stepbegins")
def step_begins(scene: Scene, clause: Clause) -> None:
    """It's Alice's upkeep; at the beginning of my next end step.

    It is that player's turn by then, the next one if it is another's now.
    """
    if scene.game is not Game.MTG:
        turn = {"who": clause.get("owner") or clause.get("who"), "step": 1}
        HANDLERS["turn"](scene, replace(clause, kind="turn", slots=turn))
        return
    draft = scene.draft
    words = clause.text.lower()
    who = (
        scene.player(clause.get("owner")) if clause.get("owner") else scene.who(clause)
    )
    step = next(one for one in STEPS if one in words)
    again = draft.active == who and "next" in words.split() and step == "upkeep"
    close_combat(scene)
    if draft.script and (draft.active != who or again):
        told = scene.says(who, "Then it is your turn.", "Then it is {who}'s turn.")
        draft.script.append(Entry(NextTurn(who), "", told))
    else:
        draft.players[who].said.add("turn")
    draft.active = draft.active if draft.script else who
    told = (
        scene.says(who, "Your upkeep begins.", "{who}'s upkeep begins.")
        if step == "upkeep"
        else scene.says(who, "Your end step begins.", "{who}'s end step begins.")
    )
    draft.script.append(Entry(StepBegins(step), "", told))
