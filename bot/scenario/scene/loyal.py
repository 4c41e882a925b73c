"""A name with loyalty is a planeswalker's."""

from bot.citation import Game
from bot.engine.inside import walk
from bot.engine.instructions import AddCounters, TakeCounters
from bot.engine.values import Named
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.bearing import was_hurt
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.unknown_cards import is_shielded_walker, unknown_card
from bot.scenario.words.numbers_asked import DEFENSE_OF
from bot.scenario.words.syntax import Place, Thing
from bot.worded import worded


def check_loyal(scene: Scene) -> None:
    """Refuse "Garruk with 3 loyalty" where the card found for it is a creature.

    Raises QuestionError (AMBIGUOUS).
    """
    if scene.game is not Game.MTG:
        return
    _check_paid(scene)
    _check_defended(scene)
    for it in scene.draft.things:
        if it.counters.get("loyalty") and it.face is not None and not it.face.text:
            if " " in it.label and is_shielded_walker(scene, it.label):
                raise unknown_card(scene, it.label, Thing("card", Place(*it.place)))
        if it.card is None or it.face is None or "planeswalker" in it.kinds:
            continue
        shortened = it.id.lower() != it.face.name.lower()
        if it.counters.get("loyalty") and shortened:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "“{it}” is taken for {card}, which is no planeswalker. Give the "
                    "planeswalker's whole name, or write “my planeswalker”.",
                    it=it.id,
                    card=it.face.name,
                ),
            )


def _check_defended(scene: Scene) -> None:
    """Ask for the defense of a battle that is dealt damage (310.4c)."""
    for it in scene.draft.things:
        told = it.face is not None or "defense" in it.counters
        if "battle" in it.kinds and not told and was_hurt(scene.draft, it):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(DEFENSE_OF, it=it.id),
                None,
                (f"{it.id} has 5 defense counters",),
            )


def _check_paid(scene: Scene) -> None:
    """Refuse an ability that costs more loyalty than there is (606.6).

    Only where that is told, and nothing else puts loyalty counters on what has it.
    """
    most = {
        it.id: it.counters.get("loyalty", it.loyalty)
        for it in scene.draft.things
        if "loyalty" in it.said
    }
    for entry in all_entries(scene):
        for one in walk(entry.what):
            if isinstance(one, AddCounters) and one.kind == "loyalty":
                most = _more(most, one)
            paid = isinstance(one, TakeCounters) and one.kind == "loyalty"
            if not isinstance(one, TakeCounters) or not paid or entry.told:
                continue
            named = one.on.id if isinstance(one.on, Named) else ""
            left, cost = most.get(named), one.amount
            if left is None or not isinstance(cost, int):
                continue
            if cost > left:
                raise scene.error(
                    Problem.ILLEGAL,
                    worded(
                        "{it} has {n} loyalty: {cost} can't be removed from it "
                        "(CR 606.6).",
                        it=named,
                        n=left,
                        cost=cost,
                    ),
                    entry.clause.place if entry.clause else None,
                )
            most[named] = left - cost


def _more(most: dict[str, int | None], one: AddCounters) -> dict[str, int | None]:
    """What they may have at most once *one* is put on; None for who knows how many."""
    named = one.on.id if isinstance(one.on, Named) else ""
    if not named:
        return dict.fromkeys(most)
    known, more = most.get(named), one.amount
    if isinstance(known, int) and isinstance(more, int):
        return most | {named: known + more}
    return most | {named: None}
