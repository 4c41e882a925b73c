"""What attacking and blocking costs, where nobody tells that it is paid (508.1i)."""

from bot.citation import Game
from bot.engine.effects import Ban, Restriction
from bot.engine.inside import walk
from bot.engine.seeing import conditional_bans
from bot.engine.unless import Paid
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.words.small_words import PAYING
from bot.worded import worded


def prices_paid(scene: Scene) -> None:
    """Says of each that attacks or blocks for a price that this is taken as paid."""
    if scene.game is not Game.MTG or PAYING & {*scene.parse.words}:
        return
    fought = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    texts = [it.abilities for it in scene.draft.things]
    said = walk((tuple(texts), tuple(scene.draft.statics)))
    if not fought or not any(
        isinstance(it, Restriction) and isinstance(it.unless, Paid) for it in said
    ):
        return
    board = scene.draft.board()

    def costs(ban: Ban, name: str, other: str) -> bool:
        found = conditional_bans(board, ban, name, other)
        return any(isinstance(it.unless, Paid) for it in found)

    for combat in fought:
        if combat.declared:
            continue
        for name, goal in combat.attackers:
            if costs(Ban.ATTACK, name, goal):
                scene.draft.assume(
                    worded("What has to be paid for {it} to attack is paid.", it=name)
                )
        for name, attacker in combat.blocks:
            if costs(Ban.BLOCK, name, attacker):
                scene.draft.assume(
                    worded("What has to be paid for {it} to block is paid.", it=name)
                )
