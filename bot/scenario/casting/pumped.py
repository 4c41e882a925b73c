"""Whom a spell strengthens that nobody aimed: one's own creature that fights."""

from bot.citation import Game
from bot.engine.effects import Modifier
from bot.engine.inside import walk
from bot.engine.instructions import Ability
from bot.engine.values import Side, Target
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat


def own_fighter(scene: Scene, ability: Ability, who: str, pool: list[str]) -> str:
    """ "He blocks my 2/2. I cast Giant Growth": the 2/2, where *who* has no other.

    *pool*: what may be targeted. "" where it is not sure.
    """
    fight = open_combat(scene) if scene.game is Game.MTG else None
    if fight is None or not any(map(_strengthens, walk(ability))):
        return ""
    own = [
        name
        for name in pool
        if (it := scene.draft.thing(name)) is not None and it.controller == who
    ]
    fighting = {name for name, _ in fight.attackers} | {
        name for name, _ in fight.blocks
    }
    return own[0] if len(own) == 1 and own[0] in fighting else ""


def strengthens(ability: Ability) -> bool:
    """Whether it makes something bigger."""
    return any(map(_strengthens, walk(ability)))


def strengthens_others(scene: Scene, ability: Ability, who: str, name: str) -> bool:
    """ "I don't block his 3/3 and cast Giant Growth": hardly on his."""
    it = scene.draft.thing(name)
    others = it is not None and it.controller != who and scene.game is Game.MTG
    return others and strengthens(ability)


def wrong_side(scene: Scene, target: Target, who: str, name: str) -> bool:
    """Whether nobody aimed it, and the only one there is not theirs."""
    it = scene.draft.thing(name)
    if it is None or scene.game is not Game.MTG:
        return False
    side = target.filter.controller
    mine = it.controller == who
    return (side is Side.YOU and not mine) or (side is Side.OPPONENT and mine)


def _strengthens(part: object) -> bool:
    """+3/+3 until end of turn."""
    if not isinstance(part, Modifier):
        return False
    return isinstance(part.toughness, int) and part.toughness > 0
