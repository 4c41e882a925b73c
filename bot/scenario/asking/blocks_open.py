"""What comes out depends on a block that nobody has told of."""

import re

from bot.citation import Game
from bot.engine.question import AskKind
from bot.errors import Problem, QuestionError
from bot.scenario.casting.mortals import might_block
from bot.scenario.scene.claims import READY_TO_BLOCK
from bot.scenario.scene.matching import described
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.syntax import Clause
from bot.worded import capital, worded

# What is asked of a fight, and comes out of its blocks.
_OF_FIGHTS = frozenset(
    {AskKind.LIFE, AskKind.LIFE_LOST, AskKind.LOSES, AskKind.WINS, AskKind.WINNER,
     AskKind.DAMAGE_DEALT,
     AskKind.DIES, AskKind.ALL_DIE, AskKind.EVERYTHING, AskKind.DEATHS,
     AskKind.DAMAGE_MARKED, AskKind.ZONE}
)  # fmt: skip


def check_blocks(scene: Scene, clause: Clause, names: list[str]) -> None:
    """ "He swings three, I have a 3/3. Can I survive?" Raises AMBIGUOUS."""
    if blocker := might_block(scene, names):
        raise _does_it_block(scene, clause, blocker)


def _does_it_block(scene: Scene, clause: Clause, blocker: str) -> QuestionError:
    return scene.error(
        Problem.AMBIGUOUS,
        worded(
            "Does {it} block, and what? Say so, or that nothing blocks.", it=blocker
        ),
        clause.place,
        _ways(scene, blocker),
    )


def _ways(scene: Scene, blocker: str) -> tuple[str, ...]:
    """That it blocks, and that nothing does, as the asker may say it."""
    it, combat = scene.draft.thing(blocker), last_combat(scene)
    fought = [
        one
        for name, _ in (combat.attackers if combat else ())
        if (one := scene.draft.thing(name)) is not None
    ]
    if it is None:
        return ()
    mine, who = it.controller == "me", scene.name(it.controller)
    block, none = ("block", "don't block") if mine else ("blocks", "doesn't block")
    by = _to_the_asker(scene.describe(it))
    who = "I" if mine else _to_the_asker(who)
    alike = {(described(one), one.controller): one for one in reversed(fought)}
    met = [_to_the_asker(scene.describe(one)) for one in alike.values()][::-1]
    said = [f"{who} {block} {one} with {by}." for one in met][:_SHOWN]
    return tuple(map(capital, (*said, f"{who} {none}.")))


_SHOWN = 2


def _to_the_asker(said: str) -> str:
    return re.sub("^your ", "my ", said)


@after(Game.MTG)
def ready_to_block(scene: Scene) -> None:
    """ "He has one 4/4 to block with. Do I win?": as nobody has told what it blocks.

    Raises QuestionError (AMBIGUOUS).
    """
    told = scene.parse.memory.pop(READY_TO_BLOCK, ())
    combat = last_combat(scene)
    if combat is None or {name for name, _ in combat.attackers} <= combat.unblocked:
        return
    asks = scene.draft.asks
    if asks and not any(it.kind in _OF_FIGHTS for it in asks):
        return
    blockers = {by for by, _ in combat.blocks}
    for clause, things in told:
        if any(it.id in blockers for it in things):
            continue  # "He has three blockers. He blocks with the 2/2": with no other
        for it in things:
            free = it.on_board and not it.tapped and it.controller != combat.attacker
            if free and it.id not in blockers:
                raise _does_it_block(scene, clause, it.id)
