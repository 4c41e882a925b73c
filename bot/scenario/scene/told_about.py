"""Whom or what the clause just taken was about: its subject may go on in the next."""

from bot.engine.values import Zone
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.fought_over import blocking
from bot.scenario.scene.happening_kinds import HAPPENING
from bot.scenario.scene.him import SHIELDED
from bot.scenario.scene.owned_lists import only_owned
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Person, Several, Thing


def note_about(scene: Scene, clause: Clause) -> None:
    """Note what *clause* was about."""
    if clause.kind != "time":
        scene.told_last, scene.told_kind = clause.place, clause.kind
        scene.acted = clause.kind in HAPPENING
    if clause.kind == "calledplayer":
        return  # "Stuffy Doll, with Bob chosen, is dealt 3": the Doll is
    place, shielded = scene.parse.memory.get(SHIELDED, (None, ""))
    if place == clause.place:
        scene.about = shielded  # "She has a shield and is dealt 3": Serra Angel is
        return
    told = len(scene.focus) == 1 and clause.get("single")
    # "My creature is 2/2 and has protection from red": not I.
    if told or (scene.focus and only_owned(scene.parse, clause)):
        scene.about = scene.focus[0].id
        return
    at = clause.get("at")
    if clause.kind == "attack" and isinstance(at, Person):
        if at.place.start == clause.place.start:
            # "I'm attacked by a 7/7 and have a shield": who is attacked goes on.
            scene.subject = scene.about = scene.player(at)
            return
    if at is not None and (heard := scene.begun_with(clause, at)):
        scene.about = heard[0].id
        return
    person = clause.get("who")
    relative = isinstance(person, Person) and person.kind == "relative"
    if relative and scene.last_person:
        # "…, who does not block and has …": the same player goes on.
        scene.subject = scene.last_person
    for slot in ("at", "to", "at2", "to2", "at3", "to3"):
        value = clause.get(slot)
        for part in _parts(value):
            if isinstance(part, Person) and part.kind in {"name", "opponent", "me"}:
                scene.last_person = scene.player(part)
    if (blocker := blocking(scene, clause)) is not None:
        scene.about = blocker  # "My Bear blocks it and gets a counter": the Bear
        return
    for slot in ("who", "what", "source", "to", "attacker", "blocker"):
        value = clause.get(slot)
        if isinstance(value, Person) and value.kind != "relative":
            scene.about = scene.doer or scene.subject
            return
        first = next(iter(_parts(value)), None)
        if isinstance(first, Person):
            scene.about = scene.last_person or scene.subject
            return
        if isinstance(first, Thing):
            known = [it for it in scene.focus if it.zone is not Zone.NOWHERE]
            scene.about = known[0].id if known else scene.about
            return


def _parts(value: object) -> tuple[Thing | Person, ...]:
    """What is listed in *value*, a slot of a clause; nothing where it is no list."""
    return tuple(parts_of(value)) if isinstance(value, Several | Thing) else ()
