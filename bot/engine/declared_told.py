"""Why an attack that is told of cannot be declared so: what came before is played."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.asking_legality import sets_off
from bot.engine.board import Board
from bot.engine.hashing import by_identity
from bot.engine.inside import walk
from bot.engine.legality import Legal, no
from bot.engine.permanents import TapIt
from bot.engine.question import Attack, Block, Happening, NextTurn, Question
from bot.engine.unlawful import forced_blocks, unlawful
from bot.engine.values import Zone


def declared_so(question: Question, at: int) -> Legal | None:
    """Why the attack at *at* of the script cannot be declared so; None if it can.

    Where what came before can end in several ways, one that lets it will do.
    """
    fight = question.script[at]
    assert isinstance(fight, Attack)
    before = [*question.script[:at]]
    missing = _gone(question, fight, before) or _still_tapped(question, fight, before)
    if missing is not None:
        return missing
    why = [unlawful(board, fight) for board in _boards(question, at)]
    return why[0] if None not in why else None


def forced_so(question: Question, at: int) -> tuple[Block, ...]:
    """The blocks of the attack at *at* of the script that nobody has a choice about."""
    fight = question.script[at]
    assert isinstance(fight, Attack)
    found = {forced_blocks(board, fight) for board in _boards(question, at)}
    return found.pop() if len(found) == 1 else ()


def _boards(question: Question, at: int) -> list[Board]:
    """What what came before the attack at *at* of the script, and it, can lead to."""
    fight = question.script[at]
    assert isinstance(fight, Attack)
    before = [*question.script[:at]]
    if sets_off(question.board):
        before.append(Attack(fight.attackers, declared=True))
    if not before:
        return [question.board]
    return list(_left_by(question, tuple(before))) or [question.board]


# So many fights are each looked at with what came before them played anew.
_FEW = 3


@by_identity(8)
def _left_by(question: Question, script: tuple[Happening, ...]) -> tuple[Board, ...]:
    """The boards that *script* can lead to, played once for all who look at them."""
    from bot.engine.exploration import explore

    fights = sum(isinstance(one, Attack) for one in question.script)
    if fights > _FEW and script == question.script[: len(script)]:
        if boards := _passed(question):
            return boards[len(script) : len(script) + 1]
    ruling = explore(replace(question, script=script, asks=()))
    return tuple(one.board for one in ruling.outcomes)


@by_identity(2)
def _passed(question: Question) -> tuple[Board, ...]:
    from bot.engine.exploration import passed

    return passed(question)


def _still_tapped(
    question: Question, fight: Attack, before: list[Happening]
) -> Legal | None:
    """Which attacker has not untapped as its turn began; None if all have (508.1a).

    On the turn that is told of first, what is tapped is as the asker says.
    """
    fought = any(isinstance(one, Attack) for one in before)
    taps = any(isinstance(it, TapIt) and not it.untap for it in walk(tuple(before)))
    if not any(isinstance(one, NextTurn) for one in before) and (fought or not taps):
        return None
    boards = _left_by(question, tuple(before))
    for name, _ in fight.attackers:
        held = [board.obj(name) for board in boards]
        if held and all(obj is not None and obj.tapped for obj in held):
            who = question.board.name_of(name)
            return no("{it} is tapped.", "508.1a", it=who)
    return None


def _gone(question: Question, fight: Attack, before: list[Happening]) -> Legal | None:
    """What is told to attack or block and has left by then for sure (508.1a, 509.1a).

    What only leaves as it attacks is told of there.
    """
    if question.game is not Game.MTG or not before:
        return None
    boards = _left_by(question, tuple(before))
    blockers = {one.blocker for one in fight.blocks}
    for name in (*dict(fight.attackers), *blockers):
        began = question.board.obj(name)
        if began is None or began.zone is not Zone.BATTLEFIELD:
            continue
        left = [board.obj(name) for board in boards]
        if left and all(it is None or it.zone in _GONE for it in left):
            rule = "509.1a" if name in blockers else "508.1a"
            told = "{it} is not on the battlefield any more."
            return no(told, rule, it=began.name)
    return None


_GONE = frozenset({Zone.GRAVEYARD, Zone.EXILE, Zone.NOWHERE})
