"""Was that legal? Asked of the attack, the block or the target told last."""

import re

from bot.citation import Game
from bot.engine.asking_legality import OF_LEGALITY
from bot.engine.question import AskKind, Deal
from bot.errors import Problem
from bot.scenario.asking.moments import more_behind
from bot.scenario.asking.own_time import in_time
from bot.scenario.asking.questions import ask
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.asked_back import WHAT_ASKED
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import sentence_end


@handles("ask_legal")
def legal(scene: Scene, clause: Clause) -> None:
    """Is that block legal? Asked of the attack, the block or the assignment told."""
    if scene.told_kind == "retaliate" and scene.game is Game.GRAND_ARCHIVE:
        for it in scene.focus:
            ask(scene, clause, AskKind.CAN_RETALIATE, it.id)
        return
    combat = last_combat(scene)
    attacks = combat.attackers if combat is not None else []
    if scene.game is Game.GRAND_ARCHIVE and combat is not None and attacks:
        combat.declared = True
        for name, goal in attacks:
            ask(scene, clause, AskKind.CAN_BE_ATTACKED, name, goal)
        return
    if scene.game is Game.RIFTBOUND and combat is not None:
        ask(scene, clause, AskKind.EVERYTHING)
        return
    if combat is None or combat.before:
        # What was told last is a spell.
        _aimed_so(scene, clause, combat.before if combat else scene.draft.script)
        return
    if combat.assigned and not _FIGHT.search(clause.text):
        for name in dict.fromkeys(name for name, _, _ in combat.assigned):
            parts = (f"{n} {to}" for by, to, n in combat.assigned if by == name)
            ask(scene, clause, AskKind.CAN_ASSIGN, name, detail="\n".join(parts))
        return
    # Whether it could be is asked: nothing is dealt by it.
    combat.declared = True
    if not combat.attackers:
        raise scene.error(Problem.AMBIGUOUS, WHAT_ASKED)
    (name, _), *_ = combat.attackers
    ask(scene, clause, AskKind.LAWFUL, name)


_FIGHT = re.compile(r"\b(?:attack|block)", re.IGNORECASE)


def fought_too(scene: Scene) -> None:
    """ "Is that block legal, and who dies?": what comes of it is asked as well."""
    asks = scene.draft.asks
    if asks and all(it.kind is AskKind.CAN_ASSIGN for it in asks):
        for entry in scene.draft.script:
            if isinstance(entry.what, Combat):
                entry.what.assigned.clear()  # it may not be possible
    lawful = any(it.kind in _OF_FIGHTS for it in asks)
    combat = last_combat(scene)
    if lawful and combat is not None and {it.kind for it in asks} - OF_LEGALITY:
        combat.declared = False


_OF_FIGHTS = frozenset({AskKind.LAWFUL, AskKind.MUST_BLOCK, AskKind.CAN_BE_ATTACKED})


@handles("ask_blocked")
def blocked(scene: Scene, clause: Clause) -> None:
    """Is the 4/4 still blocked? Does it become unblocked?"""
    negated = "unblocked" in clause.text.lower()
    for it in scene.things(clause.get("what")):
        ask(scene, clause, AskKind.BLOCKED, it.id, negated=negated)


_BLOCKS_OVER = re.compile(
    r"\b(?:after|once)\b[^.?!]*\bblock|\bdeclare blockers\b", re.IGNORECASE
)


def came_late(scene: Scene, it: DraftThing) -> bool:
    """Whether it came onto the battlefield with blockers declared (509.1)."""
    combat = last_combat(scene)
    if not it.entered_later:
        return False
    if combat is None:
        return _blocks_over(scene, it.place[1])
    for entry in combat.before:
        if getattr(entry.what, "object", "") == it.id:
            told = entry.clause.place.end if entry.clause else it.place[1]
            return bool(combat.blocks or combat.unblocked) or _blocks_over(scene, told)
    return False


def _blocks_over(scene: Scene, at: int) -> bool:
    """Whether blocks are told of by the end of the sentence that goes on at *at*."""
    end = sentence_end(scene.parse.tokens, at)
    return bool(_BLOCKS_OVER.search(scene.parse.said(0, end)))


def _where_told(entry: Entry) -> int:
    return entry.clause.place.start if entry.clause is not None else -1


def _aimed_so(scene: Scene, clause: Clause, script: list[Entry]) -> None:
    """ "I cast it on the Bear. Can I do that?": of the target told last."""
    # What answers something stands before that.
    entry = max(reversed(script), key=_where_told, default=None)
    told = entry.what if entry is not None else None
    names = [it for slot in getattr(told, "chosen", ()) for it in slot]
    if isinstance(told, Deal) and scene.game is not Game.MTG:
        names = [it.recipient for it in told.hits]
    if entry is None or not names:
        raise scene.error(Problem.AMBIGUOUS, WHAT_ASKED)
    if not any(it.kind.startswith("ask_") for it in scene.following):
        script.remove(entry)  # else what comes of it is asked as well
        scene.draft.tell(entry.told)
    if any(
        not it.kind.startswith("ask_") and it.kind not in {"soft", "claim"}
        for it in scene.following
    ):
        raise more_behind(scene, clause)  # it happens only if it can
    cast = scene.draft.thing(entry.source)
    if cast is not None and not in_time(scene, cast, entry.by):
        ask(scene, clause, AskKind.CAN_CAST, entry.by, cast.id, "never")
        names = []
    for name in names:
        ask(scene, clause, AskKind.CAN_TARGET, entry.source, name)
