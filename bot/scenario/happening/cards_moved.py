"""Cards that are drawn, milled and discarded by hand."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.instructions import (
    DiscardCards,
    Draw,
    LoseLife,
    MillCards,
    Move,
)
from bot.engine.question import AskKind, Resolve, StepBegins
from bot.engine.values import Named, Zone
from bot.errors import Problem
from bot.scenario.casting.paying import pays_card
from bot.scenario.happening.happening import count_of, do, doer
from bot.scenario.happening.libraries import empty_library
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.some_card import some_card
from bot.scenario.scene.steps import after
from bot.scenario.scene.turns import tell_turn
from bot.scenario.words.asked_back import WHO_CASTS
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("draw")
def draw(scene: Scene, clause: Clause) -> None:
    """I draw three cards; I have already drawn one this turn."""
    who, n = doer(scene, clause), count_of(scene, clause)
    if clause.get("empty"):
        empty_library(scene, who)
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
    if _OWN_TURN.search(clause.text.lower()):
        # "Bob draws for the turn": it is his (504.1).
        tell_turn(scene, who, begins=False, sets=who == "me")
    do(scene, who, told, Draw(n, Named(who), turn=bool(turn)))


_OWN_TURN = re.compile(r"\b(?:for (?:\w+ )?turn|(?:his|her|their) draw step)\b")


@after(Game.MTG)
def drawn_in_the_step(scene: Scene) -> None:
    """ "How many do I draw in my draw step?": the card of the turn (CR 504.1)."""
    draft = scene.draft
    asked = {one.kind for one in draft.asks} <= {AskKind.DRAWN, AskKind.EVERYTHING}
    if not scene.step or not draft.active or draft.script or not asked:
        return
    who = draft.active
    told = scene.says(who, "You draw a card.", "{who} draws a card.")
    do(scene, who, told, Draw(1, Named(who), turn=True))


_SKIPPED = re.compile(
    r"(?:^|[.\n]\s*)(?P<who>players? |each player |each opponent |your opponents )?"
    r"skips? (?:your|their|his or her) draw steps?\b"
)


@after(Game.MTG)
def skipped_draw_step(scene: Scene) -> None:
    """Refuse the card of a draw step that is skipped (CR 614.10).

    Raises QuestionError (UNSUPPORTED).
    """
    drawing = {
        part.who.id if isinstance(part.who, Named) else scene.draft.active
        for entry in all_entries(scene)
        for part in inside(entry.what, Draw)
        if part.turn
    }
    drawing |= {
        scene.draft.active
        for entry in all_entries(scene)
        if isinstance(entry.what, StepBegins) and entry.what.step == "draw step"
    }
    for it in scene.draft.things:
        found = _SKIPPED.search(it.face.text.lower()) if it.face else None
        if found is None or not it.on_board:
            continue
        whose = found["who"] or ""
        own = it.controller in drawing and "opponent" not in whose
        others = bool(drawing - {it.controller}) and bool(whose)
        if own or others:
            raise scene.error(
                Problem.UNSUPPORTED,
                worded("{it} has that draw step skipped: no card is drawn.", it=it.id),
            )


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
    one = some_card(scene, clause, who, Zone.LIBRARY) if n == 1 and not among else None
    if one is not None:
        do(scene, who, told, Move(Named(one.id), Zone.GRAVEYARD))
        return
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
    """I discard a card; Bob discards Obstinate Baloth, for what was told last."""
    who = doer(scene, clause)
    if clause.get("what") is not None:
        _discard_named(scene, clause, who)
        return
    n = count_of(scene, clause)
    held = scene.draft.players[who].hand
    if held is not None and not scene.draft.script and isinstance(n, int) and n > held:
        raise scene.error(
            Problem.ILLEGAL, worded("I count {count} of them.", count=held)
        )
    if n == 1 and pays_card(scene, clause, who):
        return
    one = some_card(scene, clause, who, Zone.HAND) if n == 1 else None
    do(
        scene,
        who,
        scene.says(who, "You discard {n}.", "{who} discards {n}.", n=n),
        DiscardCards(n, Named(who), Named(one.id) if one is not None else None),
    )


def _discard_named(scene: Scene, clause: Clause, who: str) -> None:
    before = list(scene.draft.things)
    it = scene.single(clause.get("what"), who, new=True)
    if it in before and it.zone is not Zone.HAND:
        raise scene.error(
            Problem.ILLEGAL, worded("{it} is not in a hand.", it=it.id), clause.place
        )
    spell = it.kinds & {"instant", "sorcery"}
    if spell and any(one.startswith("madness") for one in it.keywords):
        raise scene.error(
            Problem.UNSUPPORTED,
            worded(
                "{it} may be cast for its madness cost, which I do not play out. Say "
                "that it is cast, and on what.",
                it=it.id,
            ),
            clause.place,
        )
    it.zone, it.owner, it.controller = Zone.HAND, who, who
    it.needs_size = False
    it.flags.discard("in hand")
    told = scene.says(who, "You discard {it}.", "{who} discards {it}.", it=it.id)
    named = DiscardCards(1, Named(who), Named(it.id))
    scene.focus = [it]
    last = scene.draft.script[-1] if scene.draft.script else None
    if last is not None and isinstance(last.what, Resolve):
        ability = last.what.ability
        for at, one in enumerate(ability.do):
            if isinstance(one, DiscardCards) and isinstance(one.amount, int):
                left = replace(one, amount=one.amount - 1)
                more = (left,) if one.amount > 1 else ()
                done = (*ability.do[:at], named, *more, *ability.do[at + 1 :])
                last.what = replace(last.what, ability=replace(ability, do=done))
                scene.draft.tell(told)
                return
    if clause.get("card") is not None and clause.get("by") is None:
        raise scene.error(Problem.AMBIGUOUS, WHO_CASTS, clause.place)
    more = (DiscardCards(1, Named(who)),) if clause.get("more") else ()
    do(scene, who, told, named, *more)
