"""A card of no kind that is discarded or milled, where it is asked where that goes."""

from bot.citation import Game
from bot.engine.effects import ZoneWatch
from bot.engine.inside import inside
from bot.engine.values import Filter, Zone
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded

_SOME = "some card"


def some_card(scene: Scene, clause: Clause, who: str, zone: Zone) -> DraftThing | None:
    """The card of *clause*, where the question behind it is where "it" goes."""
    asked = scene.following[:1]
    if scene.game is not Game.MTG or not any(map(_asks_of_it, asked)):
        return None
    it = DraftThing(scene.draft.fresh("the card"), "the card", who, who, zone=zone)
    it.place, it.on_board = (clause.place.start, clause.place.end), False
    it.said.add(_SOME)
    scene.add(it)
    scene.focus = [it]
    return it


def asked_of_it(scene: Scene, clause: Clause) -> list[DraftThing]:
    """The card just told of, where "it" or "the card" is asked about."""
    told = [it for it in scene.focus if _SOME in it.said]
    return told if _asks_of_it(clause) else []


def _asks_of_it(clause: Clause) -> bool:
    what = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    return clause.kind == "ask_zone" and all(
        it.noun == "it" or (it.noun == "card" and it.card is None and it.is_bare)
        for it in what
    )


@after(Game.MTG)
def check_some_card(scene: Scene) -> None:
    """Refuse a card of which somebody asks what kind it is. Raises QuestionError."""
    some = [it for it in scene.draft.things if _SOME in it.said]
    hosts = [it for it in scene.draft.things if it.zone is Zone.BATTLEFIELD]
    if some and any(map(_of_a_kind, hosts)):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What kind of card is it?"),
            suggestions=["… discards a creature card …", "… discards a land card …"],
        )


def _of_a_kind(host: DraftThing) -> bool:
    """Whether an effect of it is about cards of certain kinds going somewhere."""
    return any(
        _is_narrow(one.what) for one in inside(host.abilities.statics, ZoneWatch)
    )


def _is_narrow(what: Filter) -> bool:
    if what.this:
        return False
    said = what.kinds | what.any_kinds | what.not_kinds
    return bool(said - {"card"} or what.colors or what.any_of or what.none_of)
