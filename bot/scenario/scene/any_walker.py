"""A planeswalker told by a first name that many share, and by its loyalty."""

from bot.cards.facts import face_named
from bot.citation import Game
from bot.engine.instructions import EMPTY
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Thing
from bot.scenario.words.tokens import Kind
from bot.worded import worded


@after(Game.MTG)
def any_walker(scene: Scene) -> None:
    """ "Marta's Jace has 4 loyalty": any Jace, and none of what one of them says.

    Where an ability of it is used, it is the card.
    """
    if not _loyalty_told(scene):
        return
    used = {entry.source for entry in all_entries(scene)}
    for it in scene.draft.things:
        if _by_first_name(scene, it) and not used & {it.id, it.label}:
            assert it.face is not None
            scene.draft.assume(
                worded(
                    "{name} is any planeswalker so called, without a text; write the "
                    "whole name if {card} is meant.",
                    name=it.label,
                    card=it.face.name,
                )
            )
            it.card, it.face, it.abilities, it.notes = None, None, EMPTY, ()


def check_no_player(scene: Scene, items: tuple[object, ...]) -> None:
    """ "I'm playing vs Jace": a planeswalker, or a person of that name?

    Raises QuestionError (AMBIGUOUS) unless its loyalty is told.
    """
    if scene.game is not Game.MTG or _loyalty_told(scene):
        return
    for it in items:
        named = isinstance(it, Thing) and it.card is not None and not it.det
        if not named or not isinstance(it, Thing) or it.owner is not None:
            continue
        face = face_named(scene.catalogue_card(scene.card_of(it)), it.label)
        if "planeswalker" in face.types and it.label.lower() != face.name.lower():
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "Is {name} a player? Call players by other names.", name=it.label
                ),
                it.place,
                ("Player A",),
            )


def _loyalty_told(scene: Scene) -> bool:
    """Whether somebody says how much, and not only asks."""
    words = scene.parse.words
    return any(
        "loyalty" in words[max(0, at - 1) : at + 3]
        for at in range(len(words))
        if scene.parse.is_kind(at, Kind.NUMBER)
    )


def _by_first_name(scene: Scene, it: DraftThing) -> bool:
    if it.face is None or "planeswalker" not in it.kinds:
        return False
    whole = it.face.name.lower() in scene.parse.text.lower()
    return not whole and it.face.name.lower().startswith(f"{it.label.lower()},")
