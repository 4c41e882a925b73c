""" "The Bear's controller" is the player under whose control it has been told."""

from itertools import pairwise
from typing import TYPE_CHECKING

from bot.errors import Problem
from bot.scenario.words.asked_back import WHICH_PLAYER
from bot.scenario.words.syntax import Person

if TYPE_CHECKING:
    from bot.scenario.scene.draft import DraftThing
    from bot.scenario.scene.scene import Scene

# Who controls something then is only known as the text is played out.
_TAKING = frozenset(
    "steal steals stole stolen threaten threatens exchange exchanges exchanged swap "
    "swaps swapped".split()
)


# It is taken to be somebody's, and nobody has said so.
_UNSAID = frozenset({"assumed controller", "default controller"})


def controller_of(scene: "Scene", person: Person) -> str:
    """Who controls what *person* is told by.

    Raises QuestionError (AMBIGUOUS) where nobody has said so before, or where control
    of something changes.
    """
    assert person.controls is not None
    known = {it.id for it in scene.draft.things}
    memory = scene.parse.memory
    if memory.get("controller sought") is person:
        return ""  # What "it" in "its controller" means does not hang on who that is.
    memory["controller sought"] = person
    try:
        found = scene.thing(person.controls)
    finally:
        del memory["controller sought"]
    sides = {it.controller for it in found}
    unsaid = any(it.id not in known or it.said & _UNSAID for it in found)
    unsaid = unsaid and not _nobodys(scene, found)
    untold = len(sides) != 1 or "" in sides or unsaid
    if untold or _changes(scene) or ("me" in sides and _he_behind(scene, person)):
        raise scene.error(
            Problem.AMBIGUOUS,
            WHICH_PLAYER,
            person.place,
            ("I …", "My opponent …", "Alice …"),
        )
    return sides.pop()


def _nobodys(scene: "Scene", found: list["DraftThing"]) -> bool:
    """Whether nobody speaks of himself, so that it is whose it is taken to be.

    "Odd Totem: “…”. Its controller casts Wrath of God."
    """
    told = _FIRST & {*scene.parse.words} or scene.parse.people
    return not told and all(it.said & _UNSAID for it in found)


_FIRST = frozenset("i i'm i've me my mine we our us".split())


def _he_behind(scene: "Scene", person: Person) -> bool:
    """Whether "he" behind "the Bear's controller" may be the asker so called."""
    return bool(_HE & {*scene.parse.words[person.place.end :]})


_HE = frozenset("he him his she her they them their".split())


def _changes(scene: "Scene") -> bool:
    words = scene.parse.words
    if _TAKING & {*words}:
        return True
    if ("control", "of") in pairwise(words):
        return True
    texts = (it.face.text.lower() for it in scene.draft.things if it.face is not None)
    return any("control of" in it or "control enchanted" in it for it in texts)
