""" "It's on Void Gate": where something stands, as nothing lies on a battlefield."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Thing


@before(Game.RIFTBOUND)
def standing_at(parse: Parse, clauses: Clauses) -> Clauses:
    """What is told to be on a battlefield is at it."""
    return tuple(
        replace(it, kind="battlefield", slots={"card": ground})
        if it.kind == "attached" and (ground := _battlefield(parse, it)) is not None
        else it
        for it in clauses
    )


def _battlefield(parse: Parse, clause: Clause) -> Thing | None:
    parts = parts_of(clause.get("to"))
    one = parts[0] if len(parts) == 1 else None
    if not isinstance(one, Thing) or one.card is None:
        return None
    faces = [parse.catalogue.card(it).face for it in one.card.names]
    return one if all("battlefield" in it.types for it in faces) else None
