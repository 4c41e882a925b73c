"""Questions about one card against another: does Fog stop Lightning Bolt?"""

from dataclasses import replace
from typing import Any

from bot.cards.facts import abilities_of, is_spell
from bot.citation import Game
from bot.engine.question import AskKind
from bot.scenario.asking.questions import ask
from bot.scenario.asking.saving import (
    cards_in,
    do_it,
    is_done,
    is_there,
    saves,
    threaten,
    untold,
)
from bot.scenario.casting.mortals import is_mortal
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import face_of
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause, Person, Several, Thing


@handles("ask_stops")
def stops(scene: Scene, clause: Clause) -> None:
    """Does Fog stop Lightning Bolt? One is used against the other, aimed at me."""
    if told_behind(scene, clause):
        ask(scene, clause, AskKind.EVERYTHING)
        return
    to = clause.get("to") or _own_unit(scene, clause)
    if to is not None:
        # "Does Ki Barrier stop Final Spark on my unit?": as one would save it.
        slots = {it: clause.get(it) for it in ("card", "threat") if clause.get(it)}
        saves(scene, replace(clause, slots=slots | {"what": to}))
        ask(scene, clause, AskKind.EVERYTHING)
        return
    asker = Person("me", place=clause.place)
    who = clause.get("who") if isinstance(clause.get("who"), Person) else asker
    me = Several((who,), clause.place)

    def at_me(threat: Thing, has_targets: bool) -> dict[str, Any]:
        if not has_targets and not any(map(is_mortal, scene.draft.things)):
            raise untold(scene, threat)
        return {"to": me if has_targets else None}

    threaten(scene, clause, at_me)
    for part in parts_of(clause.get("card")):
        assert isinstance(part, Thing)
        if is_done(scene, part):
            continue
        if not _is_played(scene, part):
            raise untold(scene, part)
        do_it(scene, replace(clause, slots={}), part, scene.player(who))
    ask(scene, clause, AskKind.EVERYTHING)


def _own_unit(scene: Scene, clause: Clause) -> Several | None:
    """The one unit that whoever asks has, where no player is dealt damage."""
    if scene.game is not Game.RIFTBOUND or clause.get("threat") is None:
        return None
    own = [it for it in scene.draft.things if is_mortal(it) and it.controller == "me"]
    if len(own) != 1:
        return None
    scene.focus = own
    return Several((Thing("it", clause.place, label="it"),), clause.place)


def told_behind(scene: Scene, clause: Clause) -> bool:
    """ "Does Fog stop the Colossus? He attacks me with it and I cast Fog": it happens.

    Every card that is asked about is told of behind the question.
    """
    asked = (*parts_of(clause.get("card")), *parts_of(clause.get("threat")))
    told = [it for one in scene.following for it in cards_in(tuple(one.slots.values()))]
    happens = any(it.kind in _HAPPENING for it in scene.following)
    return happens and all(
        isinstance(it, Thing)
        and it.card is not None
        and any(set(it.card.names) & set(one.names) for one in told)
        for it in asked
    )


_HAPPENING = frozenset({"attack", "cast", "damage", "use"})


def _is_played(scene: Scene, part: Thing) -> bool:
    """Whether it does something when it is played, or stands on the table already."""
    if part.card is None:
        return False
    face = face_of(scene, part)
    abilities = abilities_of(scene.game, face)
    if is_spell(face) or abilities.activated:
        return True
    # "Does Worship save me from it? I have a 1/1": of a board that has been told.
    board = bool(abilities.statics) and any(map(is_mortal, scene.draft.things))
    return board or is_there(scene, part)
