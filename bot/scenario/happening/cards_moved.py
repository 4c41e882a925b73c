"""Cards that are drawn, milled and discarded by hand."""

import re

from bot.engine.instructions import (
    DiscardCards,
    Draw,
    LoseLife,
    MillCards,
    Move,
)
from bot.engine.values import Named, Zone
from bot.scenario.happening.happening import count_of, do, doer
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("draw")
def draw(scene: Scene, clause: Clause) -> None:
    """I draw three cards; I have already drawn one this turn."""
    who, n = doer(scene, clause), count_of(scene, clause)
    if "already" in clause.text.lower().split():
        scene.draft.players[who].drew += n
        scene.draft.tell(
            worded("Cards drawn before by {who}: {n}.", who=scene.name(who), n=n)
        )
        return
    told = (
        scene.says(who, "You draw a card.", "{who} draws a card.")
        if n == 1
        else scene.says(who, "You draw {n} cards.", "{who} draws {n} cards.", n=n)
    )
    words = f"{clause.text.lower()} {scene.step}"
    turn = "draw step" in words or re.search(r"\bfor (?:\w+ )?turn\b", words)
    scene.step = ""
    do(scene, who, told, Draw(n, Named(who), turn=bool(turn)))


@handles("drawlose")
def draw_and_lose(scene: Scene, clause: Clause) -> None:
    """A spell makes me draw two cards and lose 2 life: nothing comes in between."""
    who, n = doer(scene, clause), count_of(scene, clause)
    lost = number(scene, clause.get("lost"))
    told = scene.says(
        who,
        "You draw cards and lose life: {n} and {lost}.",
        "{who} draws cards and loses life: {n} and {lost}.",
        n=n,
        lost=lost,
    )
    do(scene, who, told, Draw(n, Named(who)), LoseLife(lost, Named(who)))


@handles("mill")
def mill(scene: Scene, clause: Clause) -> None:
    """He mills two."""
    who, n = doer(scene, clause), count_of(scene, clause)
    among = clause.get("what")
    told = scene.says(who, "You mill {n}.", "{who} mills {n}.", n=n)
    if among is None:
        do(scene, who, told, MillCards(n, Named(who)))
        return
    it = scene.single(among, who, new=True)
    it.zone, it.owner, it.controller = Zone.LIBRARY, who, who
    if n > 1:
        do(scene, who, told, MillCards(n - 1, Named(who)))
    named = worded("{it} is one of them.", it=it.id)
    do(scene, who, named, Move(Named(it.id), Zone.GRAVEYARD))
    scene.focus = [it]


@handles("discard")
def discard(scene: Scene, clause: Clause) -> None:
    """I discard a card."""
    who, n = doer(scene, clause), count_of(scene, clause)
    do(
        scene,
        who,
        scene.says(who, "You discard {n}.", "{who} discards {n}.", n=n),
        DiscardCards(n, Named(who)),
    )
