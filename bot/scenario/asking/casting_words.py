"""What permanents say of who can cast spells and when (601.3): kept as words."""

import re

from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.worded import worded

_SAID = re.compile(
    r"\b(?P<who>you|players|each player|each opponent|your opponents) "
    r"(?P<does>(?:can't|can|may) cast [^.]*)",
    re.IGNORECASE,
)
_FLASH = re.compile(r"may cast (?:(\w+) )?spells as though they had flash")
# Costs, copies and zones are no matter of when.
_HARMLESS = re.compile(r"\bfrom\b|\bwithout paying\b|\bany type\b|\bany color\b")


def said_of_casting(scene: Scene, made: DraftThing, who: str, *, during: bool) -> str:
    """What else decides whether *who* can cast *made* now.

    "flash" where it can be cast as though it had flash, "barred NAME" where NAME
    forbids it, else "". Raises QuestionError (UNSUPPORTED) for what is not followed.
    """
    found = ""
    active = _active(scene)
    for it in scene.draft.things:
        if not it.on_board:
            continue
        for sentence in it.abilities.irrelevant:
            for said in _SAID.finditer(sentence):
                if not _concerns(said["who"].lower(), it.controller == who):
                    continue
                holds = _holds(scene, made, said["does"].lower(), it, who, during)
                if holds == "barred" and active:
                    return f"barred {it.id}"
                found = found or holds
    return "" if found == "barred" else found


def _concerns(whom: str, own: bool) -> bool:
    if whom in {"players", "each player"}:
        return True
    return own == (whom == "you")


def _holds(
    scene: Scene, made: DraftThing, does: str, it: DraftThing, who: str, during: bool
) -> str:
    active = _active(scene)
    flash = _FLASH.match(does)
    if flash is not None:
        return "flash" if flash[1] is None or flash[1] in made.kinds else ""
    if _HARMLESS.search(does):
        return ""
    if does.startswith("can't cast spells during combat"):
        return "barred" if during else ""
    if does.startswith("can't cast spells during your turn"):
        return "barred" if active == it.controller else ""
    if re.match(r"can cast spells only during (?:their|your) own turns?", does):
        return "barred" if active != who else ""
    if does.startswith("can cast spells only any time they could cast a sorcery"):
        return "barred" if active != who or during else ""
    raise scene.error(
        Problem.UNSUPPORTED,
        worded("What {it} says of casting spells is not followed here.", it=it.id),
    )


def _active(scene: Scene) -> str:
    """Whose turn it is: told before, or right behind the question."""
    following = scene.following[0] if scene.following else None
    if following is not None and following.kind == "turn":
        whose = following.get("whose")
        if whose:
            return str(whose)
        if following.get("who") is not None:
            return scene.player(following.get("who"))
    combat = open_combat(scene)
    return scene.draft.active or (combat.attacker if combat is not None else "")
