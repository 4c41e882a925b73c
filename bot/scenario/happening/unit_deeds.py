"""What players do to units, as far as words tell: stunned, buffed, readied, moved.

An ability that triggers on it is not played out. Whether it happens is judged by the
words of the story and of the cards played in it, rather too often than too seldom.
"""

import re

from bot.engine.inside import holds
from bot.engine.instructions import DealDamage, DestroyIt, Fight, Kill
from bot.engine.question import Deal, EnterNow, Resolve
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene

_BY = r"\b(?:i|he|she|they|we|you|opponent|to|and|,|then)"
# By what of a watch's words; how the asker says it, and how cards do.
_DEEDS = {
    re.compile(r"\bstuns?\b"): (
        re.compile(
            rf"\bstun(?:s|ning)?\b|{_BY} stunned\b|\b(?:got|gets|was|were) stunned\b"
        ),
        re.compile(r"\bstun"),
    ),
    re.compile(r"\bbuffs?\b"): (
        re.compile(
            rf"{_BY} buff(?:s|ed)?\b|\bbuffs (?:my|his|her|the|it|an?)\b"
            r"|\b(?:gives?|gave|giving|puts?|gets?|got)\b[^.]*\bbuffs?\b"
        ),
        re.compile(r"\bbuff(?! counter)\b"),
    ),
    re.compile(r"\bready\b"): (
        re.compile(
            rf"{_BY} (?:ready|readied)\b|\breadies\b|\b(?:wakes?|woke|unexhaust)"
        ),
        re.compile(r"\b(?:ready|wake)\b"),
    ),
    re.compile(r"\bdiscards?\b"): (re.compile(r"\bdiscard"), re.compile(r"\bdiscard")),
    re.compile(r"\brecycles?\b"): (re.compile(r"\brecycl"), re.compile(r"\brecycl")),
    re.compile(r"\bmoves?\b"): (
        re.compile(r"\bmov(?:e|es|ed|ing)\b"),
        re.compile(r"\bmoved?\b"),
    ),
    re.compile(r"\bhides?\b|\bfrom (?:hidden|face down)\b"): (
        re.compile(r"\b(?:hides?|hid|hidden|face|facedown)\b"),
        re.compile(r"(?!)"),
    ),
}
_KILLS = re.compile(r"^(?:you|an opponent) kills?\b")
_CHOOSES = re.compile(r"\bchooses?\b")
_PLAYS = re.compile(r"^(you|an opponent) plays? (?!this\b)(your second )?")


def may_be_told(scene: Scene, host: DraftThing, text: str) -> bool:
    """Whether the event that *text* puts into words may be part of the story."""
    if _KILLS.search(text) and _deadly(scene):
        return True
    if _CHOOSES.search(text) and _chosen(scene, host):
        return True
    if (played := _PLAYS.search(text)) and " from " not in text:
        mine = played.group(1) == "you"
        count = sum(mine == (by == host.controller) for by in _players(scene, host))
        return bool(count > (1 if played.group(2) else 0))
    spoken = " ".join(token.text for token in scene.parse.tokens)
    return any(
        bool(said.search(spoken)) or _on_cards(scene, printed)
        for watched, (said, printed) in _DEEDS.items()
        if watched.search(text)
    )


def _players(scene: Scene, host: DraftThing) -> list[str]:
    """Who plays the cards that are played, but for *host* itself."""
    found: list[str] = []
    for entry in all_entries(scene):
        match entry.what:
            case Resolve(spell=True, source=source, controller=by) if source != host.id:
                found.append(by)
            case EnterNow(object=name, controller=by) if name != host.id:
                found.append(by)
    return found


def _chosen(scene: Scene, host: DraftThing) -> bool:
    """Whether a spell or an ability is told to choose *host*."""
    return any(
        isinstance(entry.what, Resolve)
        and any(host.id in names for names in entry.what.chosen)
        for entry in all_entries(scene)
    )


def _deadly(scene: Scene) -> bool:
    """Whether anything is told that might kill."""
    return any(
        isinstance(entry.what, Combat | Deal)
        or holds(entry.what, DealDamage, DestroyIt, Fight, Kill)
        for entry in all_entries(scene)
    )


def _on_cards(scene: Scene, printed: re.Pattern[str]) -> bool:
    """Whether *printed* stands on a card that is played or used."""
    for entry in all_entries(scene):
        match entry.what:
            case Resolve(source=name) | EnterNow(object=name):
                it = scene.draft.thing(name)
            case _:
                it = None
        if it is not None and it.card is not None:
            if any(printed.search(face.text.lower()) for face in it.card.faces):
                return True
    return False
