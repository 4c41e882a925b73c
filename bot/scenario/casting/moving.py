"""Auras and Equipment attached at a point of the story, not from its start (701.3)."""

from bot.cards.card import Face
from bot.cards.facts import is_attachable
from bot.citation import Game
from bot.engine.permanents import Attach
from bot.engine.question import Do
from bot.engine.values import Named, Zone
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import open_combat, place
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded

_BEFORE = frozenset("already had has have earlier before beforehand".split())
_EQUIPS = frozenset("equip equips equipped".split())
_ANSWERS = frozenset({"response", "trigger", "behind", "before_damage"})


def happens_now(scene: Scene, clause: Clause, *, in_combat: bool = False) -> bool:
    """Whether *clause* tells what is done after what has been told.

    In the middle of a combat nothing is equipped, and no Aura without flash is cast:
    there it only says what is on the table, unless a word of time puts it elsewhere.
    """
    if scene.game is not Game.MTG or _BEFORE & set(clause.text.lower().split()):
        return False
    if scene.timing or {"then", "now"} & set(clause.lead):
        return True
    if not scene.draft.script:
        scene.draft.flags.add(_ATTACHED)
    return bool(scene.draft.script) and (in_combat or open_combat(scene) is None)


def lies_on(scene: Scene, it: DraftThing, to: list[DraftThing]) -> DraftThing:
    """ "I equip the Bear with it": never the Bear itself (301.5c)."""
    if it not in to:
        return it
    worn = [
        one
        for one in scene.draft.things
        if one not in to and one.kinds & {"aura", "equipment", "fortification"}
    ]
    if len(worn) != 1:
        raise scene.error(Problem.AMBIGUOUS, worded("With what?"))
    return worn[0]


# Something was attached, and nothing had happened before.
_ATTACHED = "attached first"


@after(Game.MTG)
def attached_last(scene: Scene) -> None:
    """ "I equip it to my 1/1. What happens?": that is what happens."""
    draft = scene.draft
    if _ATTACHED in draft.flags:
        draft.flags.remove(_ATTACHED)
        if not (draft.script or draft.opening):
            draft.script.append(Entry(Do((), draft.active), draft.active))


def lying_on_another(
    scene: Scene, card: Thing, target: DraftThing
) -> DraftThing | None:
    """What *card* names, where it is attached to something else than *target*."""
    if card.det in {"a", "another"} or card.count is not None:
        return None
    there = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and it.attached_to not in {"", target.id}
        and _goes_onto(it)
        and fits(it, card, scene.game)
    ]
    return there[0] if len(there) == 1 else None


def _goes_onto(it: DraftThing) -> bool:
    worn = bool(it.kinds & {"aura", "equipment"})
    return worn or (it.face is not None and is_attachable(it.face))


def attach_now(scene: Scene, made: DraftThing, target: DraftThing, who: str) -> None:
    """*made* becomes attached to *target* where the words of time put it.

    Raises QuestionError (ILLEGAL) for equip while something waits to resolve (702.6a).
    """
    by = who or made.controller
    busy = scene.timing in _ANSWERS
    if not scene.timing:
        busy = open_combat(scene) is not None
    if busy and _is_equipped(scene) and not _any_time(scene):
        raise scene.error(
            Problem.ILLEGAL,
            worded("Equip can be activated only when you could cast a sorcery."),
        )
    told = worded("{made} is attached to {target}.", made=made.id, target=target.id)
    what = Do((Attach(Named(made.id), Named(target.id)),), by, made.id)
    place(scene, Entry(what, by, told, ""), protective=False)


def _is_equipped(scene: Scene) -> bool:
    words = scene.clause.text.lower().split()[:6] if scene.clause else []
    return not _EQUIPS.isdisjoint(words)


def _any_time(scene: Scene) -> bool:
    """Whether a card there says something of equip and instants."""
    texts = [it.face.text.lower() for it in scene.draft.things if it.face is not None]
    return any("equip" in text and "instant" in text for text in texts)


def is_cast_now(scene: Scene, clause: Clause, face: Face, made_by: str) -> bool:
    """Whether an Aura is cast after what has been told: it enters only then."""
    if "aura" not in face.subtypes or clause.kind != "cast" or not made_by:
        return False
    if not scene.draft.script and not _BEFORE & set(clause.text.lower().split()):
        return scene.game is Game.MTG
    return happens_now(scene, clause, in_combat="flash" in face.text.lower())
