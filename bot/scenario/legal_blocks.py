"""Blocks that are told and that the rules do not allow (509.1)."""

from bot.citation import Game
from bot.engine.legality import can_block
from bot.engine.question import Attack, Question
from bot.errors import Problem
from bot.scenario.scene import Scene
from bot.worded import worded


def check_blocks(scene: Scene, asked: Question) -> None:
    """Refuse a block that is illegal on the board as told.

    Only where nothing happens before the combat: what does could make it legal.
    Raises QuestionError (ILLEGAL).
    """
    first = asked.script[0] if asked.script else None
    if asked.game is not Game.MTG or not isinstance(first, Attack):
        return
    for block in first.blocks:
        blocker = asked.board.obj(block.blocker)
        attacker = asked.board.obj(block.attacker)
        if blocker is None or attacker is None:
            continue
        alone = sum(one.attacker == attacker.id for one in first.blocks) == 1
        if not can_block(asked.board, blocker, attacker, alone).allowed:
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "{blocker} can't block {attacker}; ask “can it block?” to see why.",
                    blocker=blocker.name,
                    attacker=attacker.name,
                ),
            )
