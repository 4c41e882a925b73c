""" "He casts Thoughtseize on me and chooses the Smiter": the card that is discarded."""

from bot.cards.card import Face
from bot.cards.facts import abilities_of
from bot.citation import Game
from bot.engine.inside import inside, walk
from bot.engine.instructions import ChooseSource, DiscardCards
from bot.engine.question import Do, Resolve
from bot.engine.values import Named, Zone
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, take_as
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


def discards_chosen(scene: Scene, clause: Clause, face: Face) -> bool:
    """Tell of a spell and of what it has somebody discard; False for other spells."""
    told = parts_of(clause.get("src"))
    spell = abilities_of(scene.game, face).spell
    parts = list(walk(spell)) if spell is not None else []
    if len(told) != 1 or not any(isinstance(it, DiscardCards) for it in parts):
        return False
    if not isinstance(told[0], Thing) or any(
        isinstance(it, ChooseSource) for it in parts
    ):
        return False
    there = scene.one(told[0])
    if there.zone is not Zone.HAND:
        return False
    take_as(scene, clause, "cast", {**clause.slots, "src": None})
    scene.subject = there.owner
    take_as(scene, clause, "discard", {"what": told[0]})
    return True


@after(Game.MTG)
def check_chosen(scene: Scene) -> None:
    """Refuse where it is asked of a card in a hand of which somebody chooses one.

    Raises QuestionError (AMBIGUOUS) where nobody says which card is discarded.
    """
    asked = {it.subject for it in scene.draft.asks}
    held = [
        it
        for it in scene.draft.things
        if it.zone is Zone.HAND and it.id in asked and not _discarded(scene, it)
    ]
    for entry in all_entries(scene) if held else ():
        what = entry.what
        if not isinstance(what, Resolve):
            continue
        aimed = {name for slot in what.chosen for name in slot} | {what.controller}
        discards = any(it.what is None for it in inside(what.ability, DiscardCards))
        if discards and any(it.owner in aimed for it in held):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Which card is discarded by {spell}?", spell=what.source),
                None,
                (f"I choose {held[0].id}.", f"Bob discards {held[0].id}."),
            )


def _discarded(scene: Scene, it: DraftThing) -> bool:
    """Whether its own leaving of the hand has been told."""
    done = [one.what for one in scene.draft.script]
    return any(f"'{it.id}'" in repr(one) for one in done if isinstance(one, Do)) or any(
        deed.what == Named(it.id)
        for one in done
        if isinstance(one, Resolve)
        for deed in inside(one.ability, DiscardCards)
    )
