"""What is said of spells that resolve: when, and with how much to spare."""

from bot.engine.effects import Trigger
from bot.engine.inside import holds
from bot.errors import Problem
from bot.scenario.scene.aiming import card_thing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import resolve_last
from bot.scenario.words.syntax import Card, Clause, Thing
from bot.worded import worded


@handles("excess")
def nothing_new(scene: Scene, clause: Clause) -> None:
    """“3 of it are excess” says what is counted anyway."""
    del scene, clause


@handles("resolved")
def resolves_now(scene: Scene, clause: Clause) -> None:
    """“Then the Sandstorm resolves”: behind all that was told since it was cast.

    What is told behind “it resolves” is no response to it any more.
    """
    card = clause.get("card")
    if scene.last_entry is not None and not card:
        scene.last_entry.resolved = True
    if isinstance(card, Card | Thing):
        names = card_thing(scene, card).card
        resolve_last(scene, frozenset(names.names if names else ()))


@handles("triggered")
def triggers_anyway(scene: Scene, clause: Clause) -> None:
    """ "Blood Artist triggers": what follows by itself from what was told before.

    Raises QuestionError for what has no such ability, or where nothing has happened.
    """
    hosts = scene.things(clause.get("what")) if clause.get("what") else []
    for it in hosts:
        if not holds(it.abilities, Trigger):
            raise scene.not_read(clause.place)
        it.said.add("triggers")
    if not scene.draft.script and not any(
        "turn" in it.said for it in scene.draft.players.values()
    ):
        what = hosts[0].id if hosts else clause.text
        raise scene.error(
            Problem.AMBIGUOUS, worded("When does {it} happen?", it=what), clause.place
        )
