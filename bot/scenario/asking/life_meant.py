""" "My life was 20. He bolts me. What is it now?": the life, not a creature's size."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.question import AskKind
from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person
from bot.worded import worded

_ASKED = re.compile(r"(?:and )?what (?:is|was|'s|will) (?:it|that)\b(?! power| size)")
_SAID = re.compile(r"\blife(?: total)? (?:is|was|'s|are|were|total)\b")


@before(Game.MTG)
def life_meant(parse: Parse, clauses: Clauses) -> Clauses:
    """*clauses*, where "it" is the life total that was spoken of.

    Raises QuestionError (AMBIGUOUS) where something else happened in between.
    """
    return tuple(_meant(parse, clauses, at) for at in range(len(clauses)))


def _meant(parse: Parse, clauses: Clauses, at: int) -> Clause:
    clause = clauses[at]
    if clause.kind != "ask_size" or not _ASKED.match(_plain(clause)):
        return clause
    told = [it for it in clauses[:at] if it.kind == "life" and _SAID.search(_plain(it))]
    if not told:
        return clause
    if len(told) > 1 or clauses[at - 1] is not told[0]:
        raise parse.error(
            Problem.AMBIGUOUS,
            worded("What is “{thing}” here?", thing="it"),
            clause.place,
        )
    return replace(clause, kind="ask_life", slots={"who": told[0].get("who")})


def _plain(clause: Clause) -> str:
    return clause.text.lower().replace("’", "'")


def life_asked(scene: Scene, name: str) -> bool:
    """Whether anybody asks what becomes of that player's life."""
    asked = {it.subject for it in scene.draft.asks if it.kind in _OF_LIFE}
    for it in scene.following:
        person = it.get("who")
        if it.kind in _ASKS_LIFE and isinstance(person, Person):
            asked |= {*scene.players(person)}
    return name in asked


_OF_LIFE = frozenset({AskKind.LIFE, AskKind.LOSES})
_ASKS_LIFE = frozenset({"ask_life", "ask_loses"})


def of_a_thing(scene: Scene, clause: Clause) -> bool:
    """ "My Jace has 5 loyalty but is at 2": no player's life, unless of a champion.

    In Grand Archive "the defender has 2 life" may be said of an ally.
    """
    if clause.get("ofdefender") or clause.get("ofattacker"):
        return scene.game is Game.GRAND_ARCHIVE
    goes_on = clause.get("elided") and clause.lead[-1:] in {("but",), ("and",)}
    if not goes_on or scene.told_kind != "is":
        return False
    about = scene.draft.thing(scene.about)
    return about is not None and "champion" not in about.kinds


def of_either_fighting(scene: Scene, clause: Clause) -> bool:
    """ "I attack my opponent, 11 life": the life of either of them."""
    combat = last_combat(scene)
    bare = clause.get("bare") and clause.get("elided") and combat is not None
    return bool(bare and combat and scene.who(clause) == combat.attacker)
