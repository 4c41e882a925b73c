"""Keywords and turns that are not played out: refused where they would matter."""

import re

from bot.engine.effects import (
    Trigger,
)
from bot.engine.inside import walk
from bot.engine.instructions import (
    MakeTokens,
)
from bot.engine.question import StepBegins
from bot.errors import Problem, QuestionError
from bot.scenario.happening.unplayed import deeds_told
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Place
from bot.worded import capital, worded

# Keywords that change a combat in ways that are not played out.
_IN_COMBAT = frozenset({"banding"})


def check_keywords(scene: Scene) -> None:
    """Refuse a combat of what has a keyword that would be passed over in it."""
    fighting = {
        name
        for deed, names, _ in deeds_told(scene)
        if deed in _FIGHTING
        for name in names
    }
    upkeep = any(it.what == StepBegins("upkeep") for it in scene.draft.script)
    for it in scene.draft.things:
        if "face-down" in it.flags and (it.card is not None or "text" in it.said):
            raise scene.error(
                Problem.UNSUPPORTED,
                worded(
                    "{it} is face down: what it says does not hold, and turning it "
                    "face up is not played out. Call it a face-down creature.",
                    it=it.id,
                ),
            )
        if _GIVEN in it.keywords and _HURT.isdisjoint(it.kinds):
            # "The One Ring (protection from everything)" gives it to a player.
            who = scene.name(it.controller)
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("What has {keyword}: {it}, or {who}?",
                       keyword=_GIVEN, it=it.id, who=who),
                Place(*it.place),
                (worded("{who} has {keyword}.", who=capital(who), keyword=_GIVEN),),
            )  # fmt: skip
        for keyword in sorted(it.keywords):
            if upkeep and _OTHER_COST.match(keyword):
                raise _not_played(scene, it.id, keyword)
            if it.id in fighting and keyword.split()[0] in _IN_COMBAT:
                raise _not_played(scene, it.id, keyword)


def _not_played(scene: Scene, it: str, keyword: str) -> QuestionError:
    said = "{it} has {keyword}, which I do not play out."
    return scene.error(Problem.UNSUPPORTED, worded(said, it=it, keyword=keyword))


# What could be dealt damage has a use for it.
_GIVEN = "protection from everything"
_HURT = frozenset({"creature", "planeswalker", "battle", "vehicle"})
# What is asked for is no mana: life, counters and the like.
_OTHER_COST = re.compile(r"(?:cumulative upkeep|echo)\b(?! \{)")
# Blocking with banding only moves a choice (702.22j); bands that attack are more.
_FIGHTING = frozenset({"attack"})


def check_extra_turns(scene: Scene) -> None:
    """Refuse an extra turn that something would replace: turns are not played out."""
    used = {entry.source for entry in all_entries(scene)}
    said = [(it, it.face.text.lower()) for it in scene.draft.things if it.face]
    skips = [it for it, text in said if "would begin an extra turn" in text]
    for it, text in said:
        gives = _EXTRA_TURN.search(text) and it.id in used
        if gives and any(one.on_board for one in skips):
            raise scene.error(
                Problem.UNSUPPORTED,
                worded("{it} is about extra turns, which I do not play out.", it=it.id),
            )


_EXTRA_TURN = re.compile(r"\btakes? (?:an|two|three) extra turn")


def check_attacking_tokens(scene: Scene) -> None:
    """Refuse tokens that enter attacking where they could attack several (508.4)."""
    goals = [*scene.draft.players][1:]
    goals += [it.id for it in scene.draft.things if it.kinds & _ATTACKABLE]
    if len(goals) < 2 or not any(isinstance(it.what, Combat) for it in
                                 all_entries(scene)):  # fmt: skip
        return
    for host in scene.draft.things:
        for one in host.abilities.statics:
            made = walk(one.do) if isinstance(one, Trigger) else ()
            if any(isinstance(it, MakeTokens) and it.attacking for it in made):
                raise scene.error(
                    Problem.UNSUPPORTED,
                    worded(
                        "What the tokens of {it} attack is chosen as they enter: that "
                        "is outside what I rule on.",
                        it=host.id,
                    ),
                )


_ATTACKABLE = frozenset({"planeswalker", "battle"})
