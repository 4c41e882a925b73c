"""What a text speaks of, where a condition that nobody told would be taken as false."""

import re
from itertools import pairwise

from bot.citation import Game
from bot.engine.inside import walk
from bot.engine.instructions import (
    AddCounters,
    DiscardCards,
    Draw,
    MakeTokens,
    MillCards,
    SacrificeIt,
    SacrificeSome,
)
from bot.engine.question import EnterNow, Resolve
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import NOT_UNDERSTOOD
from bot.scenario.words.syntax import Place
from bot.worded import worded

# Of these a condition and a text may both have two in a row without a common matter.
_COMMON = frozenset(
    "this that you your a an the it its of in on at is are was were be been no not "
    "have has had or and if by to from with for as than any each other more less one "
    "two three four five turn creature creatures card cards control controls player "
    "opponent opponents life damage permanent permanents spell source mana spent "
    "battlefield".split()
)


def check_unspoken(scene: Scene, condition: str) -> None:
    """Refuse to take *condition* as false where two of its words stand in the text.

    "It is his main phase", of a spell that asks whether it is one. Raises
    QuestionError (SYNTAX).
    """
    words = re.findall(r"[a-z']+", condition.lower())
    pairs = {it for it in pairwise(words) if not _COMMON & {*it}}
    for at, pair in enumerate(pairwise(scene.parse.words)):
        if pair in pairs:
            raise scene.error(
                Problem.SYNTAX,
                NOT_UNDERSTOOD,
                Place(at, at + 2),
            )


# What a condition speaks of, and what comes about here of that kind.
_TOLD: tuple[tuple[re.Pattern[str], tuple[type, ...]], ...] = (
    (re.compile(r"\bcounters?\b"), (AddCounters,)),
    (re.compile(r"\bdr[ae]wn?\b"), (Draw,)),
    (re.compile(r"\bdiscard"), (DiscardCards,)),
    (re.compile(r"\bsacrific"), (SacrificeIt, SacrificeSome)),
    (re.compile(r"\bmill"), (MillCards,)),
    (re.compile(r"\btokens?\b|\bcreated?\b"), (MakeTokens,)),
    (re.compile(r"\bentered\b|\benter\b"), (EnterNow, MakeTokens)),
    (re.compile(r"\battack"), (Combat,)),
)
_CAST = re.compile(r"\bcast\b")


def check_not_done(scene: Scene, it: DraftThing, condition: str) -> None:
    """Refuse to take *condition* of *it* as false where its like has come about.

    "If you drew two or more cards this turn", where three are drawn. Raises
    QuestionError (AMBIGUOUS).
    """
    said = condition.lower()
    if scene.game is not Game.MTG or "this turn" not in said:
        return
    entries = list(all_entries(scene))
    done = [part for entry in entries for part in (entry.what, *walk(entry.what))]
    cast = [
        entry
        for entry in entries
        if isinstance(entry.what, Resolve) and entry.what.spell
        if entry.source != it.id
    ]
    if any(
        pattern.search(said) and any(isinstance(one, kinds) for one in done)
        for pattern, kinds in _TOLD
    ) or (_CAST.search(said) and cast):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Nothing says whether “{shown}” holds for {it}: leave that out, or "
                "say what it does then.",
                shown=condition[0].upper() + condition[1:],
                it=it.id,
            ),
        )
