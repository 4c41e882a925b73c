"""What is said of spells that resolve: when, and with how much to spare."""

from bot.scenario.scene.aiming import card_thing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import resolve_last
from bot.scenario.words.syntax import Card, Clause, Thing


@handles("excess")
def nothing_new(scene: Scene, clause: Clause) -> None:
    """“3 of it are excess” says what is counted anyway."""
    del scene, clause


@handles("resolved")
def resolves_now(scene: Scene, clause: Clause) -> None:
    """“Then the Sandstorm resolves”: behind all that was told since it was cast.

    “It resolves” says what is assumed anyway.
    """
    card = clause.get("card")
    if isinstance(card, Card | Thing):
        names = card_thing(scene, card).card
        resolve_last(scene, frozenset(names.names if names else ()))
