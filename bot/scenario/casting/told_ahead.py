""" "I cast Prey Upon, so it fights his 6/6": what an unaimed one does, told with it."""

from dataclasses import replace

from bot.cards.facts import is_spell
from bot.engine.effects import Trigger
from bot.engine.inside import holds
from bot.engine.instructions import DealDamage, Fight
from bot.engine.question import EnterNow, Hit, Resolve
from bot.errors import QuestionError
from bot.scenario.casting.choosing import prefer
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.points_said import check_deals
from bot.scenario.casting.shields import check_amount
from bot.scenario.casting.told_branch import as_dealt
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries, listed
from bot.scenario.scene.claims import Claim
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import HANDLERS, Scene
from bot.scenario.words.syntax import Clause, Several, Thing

_ANOTHER = frozenset("another more again additional also later second too".split())
_DOES = {"fight": Fight, "damage": DealDamage}
_SLOTS = {"fight": ("left", "right"), "damage": ("to",)}


def told_ahead(
    scene: Scene, ability: object, who: str, host: DraftThing | None = None
) -> list[str]:
    """What an unaimed *ability* is aimed at, if the clause behind tells what it does.

    *host*, whose ability it is, does not fight itself.
    """
    told = scene.following[0] if scene.following else None
    does = _DOES.get(told.kind) if told is not None else None
    if told is None or does is None or not _does(ability, does):
        return []
    if _ANOTHER & {*told.lead, *told.text.lower().split()}:
        return []
    if told.kind == "damage" and not _by_that(told):
        return []
    names: list[str] = []
    for slot in _SLOTS[told.kind]:
        for part in parts_of(told.get(slot)):
            pronoun = isinstance(part, Thing) and part.noun == "it"
            if not (pronoun and host is not None):
                names += listed(scene, Several((part,), part.place), who)
    if told.kind == "fight":
        scene.parse.memory["fought"] = told.place
        names = [it for it in names if host is None or it != host.id]
    return names


def _by_that(told: Clause) -> bool:
    """ "It deals 1 damage to Bob": by what was just used."""
    source = parts_of(told.get("source"))
    return len(source) == 1 and isinstance(source[0], Thing) and source[0].noun == "it"


def is_told_ahead(scene: Scene, clause: Clause) -> bool:
    """Whether what fights here was looked ahead for, and fights already."""
    return scene.parse.memory.get("fought") == clause.place


def is_fought_already(
    scene: Scene, clause: Clause, left: DraftThing, right: DraftThing
) -> bool:
    """Whether the fight told is the one that was just brought about, once more.

    What triggered and makes *left* fight is aimed at *right* by it.
    """
    last = next(iter(reversed(all_entries(scene))), None)
    if last is None or _ANOTHER & {*clause.lead, *clause.text.lower().split()}:
        return False
    if isinstance(last.what, Resolve) and _does(last.what.ability, Fight):
        chosen = {name for slot in last.what.chosen for name in slot}
        return {left.id, right.id} <= {*chosen, last.source}
    if not isinstance(last.what, EnterNow) or last.source != left.id:
        return False
    entered = [
        one
        for one in left.abilities.statics
        if isinstance(one, Trigger) and one.aims and _does(one, Fight)
    ]
    if entered:
        prefer(scene, left.controller, [right.id])
    return bool(entered)


def _does(ability: object, what: type) -> bool:
    return holds(ability, what)


def restated(
    scene: Scene, clause: Clause, made: DraftThing, use: Use, *, spell: bool
) -> None:
    """ "I cast Shock. It deals 4 damage": as it says, or as it comes to be.

    Of a permanent that has been cast it is the damage of what triggers, or its own.
    """
    if clause.get("restated") is None or use.x is not None:
        return
    if spell:
        check_restated(scene, clause, made, use)
        return
    place = clause.get("restated").place
    clause = replace(clause, text=scene.parse.said(place.start, place.end + 1))
    it = Thing("it", clause.place, label="it")
    slots = {
        "source": Several((it,), clause.place),
        "n": clause.get("restated"),
        "to": clause.get("restated_to"),
    }
    scene.focus = [made]
    kept, scene.clause = scene.clause, replace(clause, kind="damage", slots=slots)
    HANDLERS["damage"](scene, scene.clause)
    scene.clause = kept


def check_restated(scene: Scene, clause: Clause, made: DraftThing, use: Use) -> None:
    """ "I cast Shock. It deals 4 damage": what it says, or what it comes to deal.

    Raises QuestionError (ILLEGAL), now or where that does not come out.
    """
    told = clause.get("restated")
    if told is None or use.x is not None:
        return
    points = number(scene, told)
    said = scene.parse.said(told.place.start, told.place.end + 1)
    try:
        if made.face is not None and is_spell(made.face):
            check_deals(scene, made, points)
        check_amount(scene, made, points)
        as_dealt(scene, made, points)
    except QuestionError as doubt:
        if not use.targets:
            raise
        hits = tuple(Hit(made.id, name, points, False) for name in use.targets)
        scene.claims.append(Claim(replace(clause, text=said), doubt, hits))
