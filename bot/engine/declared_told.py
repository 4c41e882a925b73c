"""Why an attack that is told of cannot be declared so: what came before is played."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.asking_legality import sets_off
from bot.engine.asking_past import Past
from bot.engine.board import Board
from bot.engine.inside import walk
from bot.engine.legality import Legal, no
from bot.engine.permanents import TapIt
from bot.engine.question import Attack, Block, Happening, NextTurn, Question
from bot.engine.room import Room
from bot.engine.unlawful import forced_blocks, unlawful
from bot.engine.values import Zone


class Declared:
    """The attacks and blocks that *question* tells of, each beside what came before it.

    Where what came before can end in several ways, one that lets it will do. All that
    is played is taken from *room*; where that runs out nothing is held against them.
    """

    def __init__(self, question: Question, room: Room) -> None:
        from bot.engine.exploration import looked_back

        fights = sum(isinstance(one, Attack) for one in question.script)
        back = looked_back if fights > _FEW else Past
        self._question, self._past = question, back(question, room)

    def why_not(self, at: int) -> Legal | None:
        """Why the attack at *at* cannot be declared so; None if it can."""
        fight = self._attack(at)
        before = self._question.script[:at]
        missing = self._gone(fight, before) or self._still_tapped(fight, before)
        if missing is not None:
            return missing
        why = [unlawful(board, fight) for board in self._boards(at)]
        return why[0] if why and None not in why else None

    def forced(self, at: int) -> tuple[Block, ...]:
        """The blocks of the attack at *at* that nobody has a choice about."""
        fight = self._attack(at)
        found = {forced_blocks(board, fight) for board in self._boards(at)}
        return found.pop() if len(found) == 1 else ()

    def _attack(self, at: int) -> Attack:
        fight = self._question.script[at]
        assert isinstance(fight, Attack)
        return fight

    def _boards(self, at: int) -> list[Board]:
        """What what came before the attack at *at*, and it, can lead to."""
        fight = self._attack(at)
        before = self._question.script[:at]
        if sets_off(self._question.board):
            return self._left_by((*before, Attack(fight.attackers, declared=True)))
        return self._left_by(before) if before else [self._question.board]

    def _left_by(self, script: tuple[Happening, ...]) -> list[Board]:
        """The boards that *script* can lead to."""
        if script == self._question.script[: len(script)]:
            _, outcomes = self._past.until(len(script))
        else:
            outcomes = self._past.of(replace(self._question, script=script, asks=()))
        return [one.board for one in outcomes] if self._past.complete else []

    def _still_tapped(
        self, fight: Attack, before: tuple[Happening, ...]
    ) -> Legal | None:
        """Which attacker has not untapped as its turn began; None if all have (508.1a).

        On the turn that is told of first, what is tapped is as the asker says.
        """
        fought = any(isinstance(one, Attack) for one in before)
        taps = any(isinstance(it, TapIt) and not it.untap for it in walk(before))
        turned = any(isinstance(one, NextTurn) for one in before)
        if not turned and (fought or not taps):
            return None
        boards = self._left_by(before)
        for name, _ in fight.attackers:
            held = [board.obj(name) for board in boards]
            if held and all(obj is not None and obj.tapped for obj in held):
                who = self._question.board.name_of(name)
                return no("{it} is tapped.", "508.1a", it=who)
        return None

    def _gone(self, fight: Attack, before: tuple[Happening, ...]) -> Legal | None:
        """What attacks or blocks and has left by then for sure (508.1a, 509.1a).

        What only leaves as it attacks is told of there.
        """
        if self._question.game is not Game.MTG or not before:
            return None
        boards = self._left_by(before)
        blockers = {one.blocker for one in fight.blocks}
        for name in (*dict(fight.attackers), *blockers):
            began = self._question.board.obj(name)
            if began is None or began.zone is not Zone.BATTLEFIELD:
                continue
            left = [board.obj(name) for board in boards]
            if left and all(it is None or it.zone in _GONE for it in left):
                rule = "509.1a" if name in blockers else "508.1a"
                told = "{it} is not on the battlefield any more."
                return no(told, rule, it=began.name)
        return None


# So many fights are each looked at with what came before them played anew.
_FEW = 3
_GONE = frozenset({Zone.GRAVEYARD, Zone.EXILE, Zone.NOWHERE})
