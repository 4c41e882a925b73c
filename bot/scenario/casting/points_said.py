"""How much a spell or an ability is said to give or to move: no more than it says."""

import re
from dataclasses import replace

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.acts import Redirect
from bot.engine.inside import inside
from bot.engine.instructions import GainLife
from bot.engine.question import Resolve
from bot.scenario.casting.shields import check_amount, other_number
from bot.scenario.scene.aiming import all_entries, face_text
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Card, Clause, Thing
from bot.worded import worded


def check_points(scene: Scene, clause: Clause) -> None:
    """ "…, gaining 4 life", of a spell that gains 3. Raises QuestionError (ILLEGAL)."""
    n = clause.get("points")
    last = next(iter(reversed(all_entries(scene))), None)
    if clause.kind == "cast" and clause.get("x") is not None:
        _check_x(scene, clause, int(clause.get("x")))
    if clause.get("moved") is not None:
        _check_moved(scene, number(scene, clause.get("moved")))
    if n is None or clause.get("mode") != "life" or last is None:
        return
    made = scene.draft.thing(last.source)
    if made is not None and isinstance(last.what, Resolve):
        check_life(scene, made, last.what.ability, number(scene, n))


def check_life(scene: Scene, it: DraftThing, does: object, points: int) -> None:
    """Refuse other *points* of life than *it* gives by what it *does* (ILLEGAL)."""
    done = {one.amount for one in inside(does, GainLife)}
    known = all(isinstance(one, int) for one in done)
    if done and known and points not in done:
        raise other_number(scene, it, points)


def check_dealt(scene: Scene, it: DraftThing, points: int) -> None:
    """Refuse "Hextech Ray deals 5 damage to it": it deals 3 (ILLEGAL).

    Where something else is there it may be what changes that.
    """
    others = (one for one in scene.draft.things if one is not it)
    if scene.game is Game.MTG or it.face is None or not is_spell(it.face):
        return
    if _VARIES.search(it.face.text) or any(one.abilities.statics for one in others):
        return
    check_deals(scene, it, points)
    check_amount(scene, it, points)


def check_deals(scene: Scene, it: DraftThing, points: int) -> None:
    """Refuse "Giant Growth deals 3 damage to it": it deals none (ILLEGAL)."""
    text = it.face.text.lower() if it.face is not None else ""
    if text and not _DEALS.search(text):
        raise other_number(scene, it, worded("{n} damage", n=points))


_DEALS = re.compile(r"\b(?:deals?|fights?)\b")
_VARIES = re.compile(r"\b(?:X|number|times|equal|power of|might of|Bonus)\b")


def _check_moved(scene: Scene, points: int) -> None:
    """Refuse "Harm's Way, sending 3 back": it moves the next 2. (ILLEGAL)"""
    for entry in reversed(all_entries(scene)):
        does = entry.what.ability if isinstance(entry.what, Resolve) else None
        made = scene.draft.thing(entry.source)
        most = [it.amount for it in inside(does, Redirect)]
        if most and made is not None:
            if all(isinstance(it, int) and points > it for it in most):
                raise other_number(scene, made, points)
            return


def _check_x(scene: Scene, clause: Clause, x: int) -> None:
    """Refuse "He casts Shock. X is 8": it has no X. (ILLEGAL)"""
    parts = clause.get("card")
    card = parts if isinstance(parts, Thing) else Thing("card", clause.place)
    card = replace(card, card=parts) if isinstance(parts, Card) else card
    if card.card is None or len(card.card.names) != 1:
        return
    made = next(
        (
            it
            for it in reversed(scene.draft.things)
            if it.card is not None and it.card.ref in card.card.names
        ),
        None,
    )
    if made is not None and made.face and "X" not in face_text(made.face):
        raise other_number(scene, made, f"X = {x}")
