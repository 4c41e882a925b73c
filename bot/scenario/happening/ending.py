"""The end of the turn, where something that was left behind waits for it."""

import re
from collections.abc import Iterator
from typing import Any

from bot.citation import Game
from bot.engine.effects import Trigger
from bot.engine.inside import walk
from bot.engine.instructions import AddCounters, Draw, EndOfTurn, GainLife, LoseLife
from bot.engine.question import AskKind, Deal, NextTurn, Resolve, StepBegins
from bot.engine.turn_steps import step_of
from bot.engine.values import Zone
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.worded import worded

_SAID = re.compile(r"\bend (?:of (?:the |that |this )?turn|step)\b")
# What an answer about the turn may hold: nothing of it dies or leaves by it.
_ADDING = (AddCounters, Draw, GainLife, LoseLife)


def end_step(scene: Scene) -> None:
    """Play the end step if what waits for it only adds to the board (513.1).

    What is sacrificed or exiled then is there when the question is asked, and the
    turn is ended where the asker says so.
    """
    draft = scene.draft
    ended = any(isinstance(one.what, NextTurn) for one in draft.script)
    if scene.game is not Game.MTG or ended:
        return
    told = " ".join(token.text for token in scene.parse.tokens)
    over = [bool(_OVER.search(it)) for it in _questions(scene)] == [True]
    standing = bool(_SAID.search(told)) or asks_where(scene)
    delayed = [one for one in _left(scene, standing) if isinstance(one, EndOfTurn)]
    waiting = [
        one
        for it in draft.things
        if it.zone is Zone.BATTLEFIELD or it.entered_later
        for one in it.abilities.statics
        if isinstance(one, Trigger) and (step_of(one.watch) or ("",))[0] == "end step"
    ]
    does = [part for one in delayed for part in one.do]
    does += [part for one in waiting for part in one.do]
    begun = any(one.what == StepBegins() for one in draft.script)
    if over:
        if (delayed or waiting) and not begun:
            draft.script.append(Entry(StepBegins(), "", ""))
        draft.script.append(Entry(NextTurn(), "", ""))
        return
    adds = delayed and all(isinstance(one, _ADDING) for one in does)
    if not begun and (adds or ((delayed or waiting) and asks_of_it(scene))):
        draft.script.append(Entry(StepBegins(), "", ""))
    elif delayed and not begun and any(one.kind in _FATES for one in draft.asks):
        _asked_before_it(scene)


_FATES = frozenset({AskKind.DIES, AskKind.ZONE, AskKind.CONTROLLER, AskKind.DEATHS})


def _asked_before_it(scene: Scene) -> None:
    """Say which is meant, before or after what the end step brings.

    Where nothing but that could harm anything, it is after it.
    """
    draft = scene.draft
    fought = any(isinstance(one.what, Combat | Deal) for one in draft.script)
    hurts = (
        part
        for one in all_entries(scene)
        if isinstance(one.what, Resolve)
        for part in one.what.ability.do
    )
    if fought or any(not isinstance(one, EndOfTurn) for one in hurts):
        draft.assume(
            worded("The next end step, and what waits for it, has not come yet.")
        )
        return
    draft.assume(worded("The next end step is reached."))
    draft.script.append(Entry(StepBegins(), "", ""))


def asks_of_it(scene: Scene) -> bool:
    """Whether a question is of the end step: "Where is it after the end step?".

    "Where does it end up?" is of what comes last as well.
    """
    asked = _questions(scene)
    if asks_where(scene) and any(_FINALLY.search(one) for one in asked):
        return True
    return any(_THEN.search(one) for one in asked)


def asks_where(scene: Scene) -> bool:
    """Whether it is asked where something is, or whose."""
    return any(one.kind in _PLACES for one in scene.draft.asks)


_PLACES = frozenset({AskKind.ZONE, AskKind.CONTROLLER})


def _questions(scene: Scene) -> list[str]:
    told = " ".join(token.text for token in scene.parse.tokens)
    return [it for it in _SENTENCE.findall(told) if it.endswith("?")]


# "Who controls it after the turn?": what lasts until end of turn is over (514.2).
_OVER = re.compile(
    r"\b(?:after|once|when|as soon as) (?:the|this|that) turn"
    r"(?: is over| is done| ends| has ended)?\b(?! (?:one|two|three))"
)
_FINALLY = re.compile(r"\b(?:ends? up|in the end|at the end|finally|eventually)\b")
_SENTENCE = re.compile(r"[^.?!]*[.?!]")
_THEN = re.compile(
    r"\b(?:at|after|by|in|during) (?:the )?(?:beginning of the )?(?:next )?end "
    r"(?:step|of (?:the |that |this )?turn)\b|\bafter (?:the|that|this) turn\b"
)


def _left(scene: Scene, standing: bool) -> Iterator[Any]:
    """What leaves something behind: what is cast or used, and what stands there.

    Of what stands there only where the end of the turn is spoken of, or where it is
    asked where something is: people ask whether a creature has survived, and not how
    it will have grown.
    """
    for entry in all_entries(scene):
        if isinstance(entry.what, Resolve):
            yield from walk(entry.what.ability)
    for it in scene.draft.things if standing else ():
        if it.zone is Zone.BATTLEFIELD:
            yield from walk(it.abilities.statics)
