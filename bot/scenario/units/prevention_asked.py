"""Whether something prevents damage: "does bulwark stop that?", "is it prevented?"."""

from dataclasses import replace

from bot.cards.card import Face
from bot.cards.facts import face_named, is_spell
from bot.citation import Game
from bot.engine.question import Ask, AskKind
from bot.scenario.asking.questions import ask
from bot.scenario.casting.mortals import is_mortal
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.units.asking import struck
from bot.scenario.words.syntax import Clause, Several, Thing


@handles("ask_stopped")
def stopped(scene: Scene, clause: Clause) -> None:
    """Does bulwark stop that? Can I prevent that spell with this one?

    Cards that nobody has played are played. Then how much is prevented answers, and
    what is left of the damage.
    """
    if keyword := _of_the_keyword(scene, clause):
        for unit in keyword:
            ask(scene, clause, AskKind.DIES, unit.id)
        return
    asks, marks = list(scene.draft.asks), list(scene.draft.marks)
    if clause.get("card") is not None:
        HANDLERS["ask_stops"](scene, clause)
        scene.draft.asks[:], scene.draft.marks[:] = asks, marks
    if clause.get("shield") is not None and not _told_before(scene, clause):
        slots = {it: clause.get(it) for it in ("shield", "to", "who")}
        take_as(scene, clause, "shield", slots)
    ask(scene, clause, AskKind.PREVENTED)
    names = struck(scene)
    if not names:
        ask(scene, clause, AskKind.EVERYTHING)
    for name in names:
        it = scene.draft.thing(name)
        ask(scene, clause, AskKind.DAMAGE_DEALT, name)
        if it is not None and "champion" not in it.kinds:
            ask(scene, clause, AskKind.DIES, name)


def _of_the_keyword(scene: Scene, clause: Clause) -> list[DraftThing]:
    """ "Does its Shield count?" of what has the keyword (740, 814): whether it dies.

    Nothing is prevented by that, so a shield of points comes first if one is told of.
    """
    if "shield" not in clause.text.lower() or clause.get("shield") is not None:
        return []
    if scene.sole_shielded() or scene.game is not Game.RIFTBOUND:
        return []
    return [
        it for it in scene.draft.things if any("shield" in one for one in it.keywords)
    ]


def _told_before(scene: Scene, clause: Clause) -> bool:
    """Whether the shield asked about was told of before the question."""
    return any(
        value == clause.get("shield")
        for at in range(clause.place.start)
        for _, value in scene.parse.reads("shield", at)
    )


@handles("ask_lastprevented")
def last_prevented(scene: Scene, clause: Clause) -> None:
    """Is the second one prevented? Of the damage told last only."""
    happened = scene.draft.opening + scene.draft.script
    ask(scene, clause, AskKind.PREVENTED)
    last: Ask = scene.draft.asks[-1]
    scene.draft.asks[-1] = replace(last, since=max(0, len(happened) - 1))
    for name in struck(scene):
        ask(scene, clause, AskKind.DAMAGE_MARKED, name)


@handles("ask_applied")
def applied(scene: Scene, clause: Clause) -> None:
    """Does Bairui prevent anything? It is played if it was not, and that is asked."""
    asks, marks = list(scene.draft.asks), list(scene.draft.marks)
    spells = tuple(
        it
        for it in parts_of(clause.get("by"))
        if isinstance(it, Thing) and it.card is not None and is_spell(_face(scene, it))
    )
    if spells:
        slots = {it: clause.get(it) for it in ("threat", "to")}
        slots["card"] = Several(spells, clause.place)
        HANDLERS["ask_stops"](scene, replace(clause, slots=slots))
    scene.draft.asks[:], scene.draft.marks[:] = asks, marks
    stopped(scene, replace(clause, slots={}))


def _face(scene: Scene, part: Thing) -> Face:
    assert part.card is not None
    return face_named(scene.catalogue_card(part.card), part.card.typed)


@handles("ask_helps")
def helps(scene: Scene, clause: Clause) -> None:
    """Does Ki Barrier save it? What nobody has played is played, to see."""
    named = [it for it in parts_of(clause.get("by")) if isinstance(it, Thing)]
    there = {it.card.ref for it in scene.draft.things if it.card is not None}
    if any(it.card is not None and not there & {*it.card.names} for it in named):
        slots = {"card": clause.get("by"), "what": clause.get("what")}
        take_as(scene, clause, "ask_saves", slots)
        return
    parts = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    if _SAVES.isdisjoint(clause.text.lower().split()):
        parts = []
    saved = [it for one in parts for it in scene.thing(one) if is_mortal(it)]
    for it in saved:
        ask(scene, clause, AskKind.DIES, it.id, negated=True)
    if not saved:
        ask(scene, clause, AskKind.EVERYTHING)


_SAVES = frozenset({"save", "protect"})
