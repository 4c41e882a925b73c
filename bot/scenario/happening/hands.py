"""Cards that somebody is said to have in hand."""

from bot.cards.facts import is_spell
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


def hand_told(scene: Scene, name: str, value: int) -> str:
    """How many cards somebody holds, as it is said back."""
    return worded(
        "Cards in hand or memory of {who}: {value}.", who=scene.name(name), value=value
    )


_HOLDING = frozenset({"hold", "holds", "holding"})


def _held(scene: Scene, clause: Clause) -> bool:
    """Whether cards are held: nobody holds a 3/3, which may be held back."""
    back = scene.parse.word(clause.place.end) in {"back", "up", "off"}
    cards = all(isinstance(it, Thing) and it.card for it in clause.get("what"))
    return cards and not back


def _stands_apart(scene: Scene, last: Thing) -> bool:
    """ "Torbran, Shock in hand", "Torbran and a Shock in hand": the Shock alone is."""
    before = scene.parse.word(last.place.start - 1)
    return before != "and" or scene.parse.word(last.place.start) in {"a", "an"}


def _is_held(scene: Scene, it: object, *, apart: bool) -> bool:
    """Whether it is in the hand as well in which the last of several is."""
    if not isinstance(it, Thing) or it.card is None:
        return False
    article = scene.parse.word(it.place.start) in {"a", "an"}
    spell = is_spell(scene.catalogue_card(it.card).face)
    return spell or article or not apart


@handles("inhand")
def in_hand(scene: Scene, clause: Clause) -> None:
    """I have a Fog in hand: there, but not in play."""
    if _HOLDING & {*clause.text.lower().split()} and not _held(scene, clause):
        raise scene.error(Problem.SYNTAX, worded("This cannot be in a hand."))
    name = scene.player(clause.get("who")) if clause.get("who") else scene.subject
    name = name or default_owner(scene)
    scene.subject = name
    found: list[DraftThing] = []
    items = tuple(clause.get("what"))
    last = items[-1]
    apart = isinstance(last, Thing) and _stands_apart(scene, last)
    had = tuple(it for it in items[:-1] if not _is_held(scene, it, apart=apart))
    if had and isinstance(last, Thing) and last.card:
        # "I have 3 life, a 2/2 and a Fog in hand": only cards are held.
        slots = {"who": clause.get("who"), "what": had}
        take_as(scene, clause, "have", slots)
        items = tuple(it for it in items if it not in had)
    for item in items:
        if not isinstance(item, Thing):
            raise scene.error(Problem.SYNTAX, worded("This cannot be in a hand."))
        for it in scene.thing(item, name, new=True):
            it.controller = it.owner = name
            it.zone = Zone.HAND
            it.flags.add("in hand")
            found.append(it)
    scene.focus = found or scene.focus
    if clause.get("alone"):
        held = [it for it in scene.draft.things if it.zone is Zone.HAND]
        mine = [it for it in held if it.owner == name]
        scene.draft.players[name].hand = len(mine)
        scene.draft.tell(hand_told(scene, name, len(mine)))
