"""What is told to be so only behind what happened: "Then I control Furnace of Rath".

It was not so when that happened. What it is from then on is done there, where that can
be told of a moment; of everything else it is asked whether it was so from the start.
"""

from dataclasses import dataclass, replace

from bot.citation import Game
from bot.engine.effects import PreventNext
from bot.engine.inside import holds
from bot.engine.question import NextTurn
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.claims import TOLD_THEN
from bot.scenario.scene.marks_told import marked
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.shields_added import behind_combat
from bot.scenario.scene.timing import open_combat
from bot.scenario.scene.turns import TURN_TOLD
from bot.scenario.words.syntax import Clause, Several, Spec, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import worded

# How things are; what is told of whoever has it, and what is in force.
_STATES = frozenset(
    "is isa have haveeach haveofthese havebeside alsohas alsohave quoted andquoted "
    "inforce inforcetext playerkeywords playergiven keywordtext indestructible shield "
    "cannotbedealt lifefixed nogain bonusgiven doubled allprevented buff eachhave "
    "enchantedplayer undertext battlefieldtext ownquote bareshield".split()
)
_NUMBERS = frozenset({"life", "poison", "lifetotals"})
_THEN = frozenset({"then", "later", "after_combat"})
_NOW = frozenset({"now", "afterwards", "afterward"})
# What a thing gets at some moment, and what only counts from the start.
_GOT = frozenset({"keyword", "bonus", "color"})
_SHIELDS = frozenset({"shield", "shield_on"})
_COUNTED = frozenset({"counters", "counter", "flag"})


@dataclass(slots=True)
class Before:
    """What was there before a clause was taken that may tell of a later moment."""

    things: int
    statics: int
    keywords: frozenset[tuple[str, str]]


def told_then(scene: Scene, clause: Clause) -> tuple[Clause, Before | None]:
    """*clause*, done at its moment where it tells of one, and what was there before.

    Raises QuestionError (AMBIGUOUS).
    """
    if clause.kind == "gains" and not clause.question and _gets_it_now(scene, clause):
        scene.timing = scene.timing or "then"
    told = clause.kind in _STATES or clause.kind in _NUMBERS
    if not told or clause.question or not _happened(scene):
        return clause, None
    led, turned = _is_led(scene, clause), _turned(scene)
    if not (led or turned):
        _note_sooner(scene, clause)
        return clause, None
    if turned or scene.parse.word(clause.place.end) != "now":
        scene.parse.memory.setdefault(TOLD_THEN, set()).add(clause.place)
    if clause.kind in _NUMBERS:
        return clause, None
    before = Before(len(scene.draft.things), len(scene.draft.statics), _had(scene))
    specs = [it for it in clause.get("specs") or () if isinstance(it, Spec)]
    kinds = {it.kind for it in specs}
    if led and (clause.kind in {"shield", "have"} or kinds & _SHIELDS):
        scene.timing = scene.timing or "then"
    if clause.kind not in {"is", "isa"} or not kinds & (_GOT | _COUNTED):
        return clause, before
    if all(map(marked, specs)):
        return clause, before  # what comes of it is looked at once all is told
    if not led:
        if _told_before(scene, clause):
            raise _from_the_start(scene, clause)
        return clause, before
    at_once = scene.game is Game.GRAND_ARCHIVE and kinds != {"bonus"}
    if not kinds <= _GOT or at_once or clause.kind == "isa":
        raise _from_the_start(scene, clause)
    scene.timing = scene.timing or "then"
    return replace(clause, kind="gains", slots={**clause.slots, "until": 1}), before


def _note_sooner(scene: Scene, clause: Clause) -> None:
    """ "He bolts me. I get a prevent-2 shield.": before the bolt does anything."""
    harmed = any(it.harms for it in scene.draft.script) and not open_combat(scene)
    words = clause.text.lower().split()
    comes = clause.kind == "shield" and "next" in words
    if harmed and (comes or not _COMES.isdisjoint(words)):
        scene.draft.assume(
            worded("“{said}” is taken to be so from the start.", said=clause.text)
        )


_COMES = frozenset(
    "get gets got gain gains gained prevent prevents prevented give gives gave".split()
)


def check_then(scene: Scene, clause: Clause, before: Before | None) -> None:
    """Raises QuestionError (AMBIGUOUS) where that counts for what happened before."""
    if before is None:
        return
    new = scene.draft.things[before.things :]
    effects = scene.draft.statics[before.statics :]
    if (
        any(it.abilities.statics and not it.entered_later for it in new)
        or not all(holds(it, PreventNext) for it in effects)
        or _had(scene) != before.keywords
    ):
        raise _from_the_start(scene, clause)


def _had(scene: Scene) -> frozenset[tuple[str, str]]:
    return frozenset(
        (it.id, word) for it in scene.draft.players.values() for word in it.keywords
    )


def _happened(scene: Scene) -> bool:
    return any(not isinstance(it.what, NextTurn) for it in scene.draft.script)


def _is_led(scene: Scene, clause: Clause) -> bool:
    """ "Then", "Now", "Afterwards", "Next turn" it is so."""
    if scene.timing in _THEN or "then" in clause.lead or behind_combat(scene):
        return True
    here = clause.place
    return _is_now(scene, clause) or (
        not clause.lead and _turn_told(scene) == here.start
    )


def _is_now(scene: Scene, clause: Clause) -> bool:
    here = clause.place
    beside = {scene.parse.word(at) for at in (here.start - 1, here.end)}
    return bool(_NOW & (beside | {*clause.text.lower().split()}))


def _gets_it_now(scene: Scene, clause: Clause) -> bool:
    """ "Bob shocks my 2/2. Now it gets +0/+3": behind that, in no response to it."""
    word, at = scene.parse.word, clause.place.start - 1
    led = word(at) == "," and word(at - 1) in _NOW and word(at - 2) in ENDS
    return (
        (led or _is_now(scene, clause))
        and _happened(scene)
        and open_combat(scene) is None
    )


def _turned(scene: Scene) -> bool:
    """Whether a turn has ended behind something that happened in it."""
    happened = False
    for entry in scene.draft.script:
        if isinstance(entry.what, NextTurn):
            if happened:
                return True
        else:
            happened = True
    return False


def _turn_told(scene: Scene) -> int:
    place = scene.parse.memory.get(TURN_TOLD)
    return place.end if place is not None else -1


def _told_before(scene: Scene, clause: Clause) -> bool:
    """Whether what it tells of had been told of before the turn had ended."""
    ended = _turn_told(scene)
    said = clause.get("what")
    named = parts_of(said) if isinstance(said, Several | Thing) else ()
    known = {id(it) for it in scene.draft.things}
    things = scene.things(said) if named else scene.focus
    return any(id(it) in known and it.place[0] < ended for it in things)


def _from_the_start(scene: Scene, clause: Clause) -> Exception:
    return scene.error(
        Problem.AMBIGUOUS,
        worded(
            "Is that so from the start? Then tell it first of all. If it comes about "
            "only then, tell how: what enters, what it gains, what is put on it."
        ),
        clause.place,
    )
