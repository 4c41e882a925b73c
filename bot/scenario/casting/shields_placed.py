""" "An Odd Ward (prevent 2)": a shield on what no damage is dealt to is for another."""

from bot.citation import Game
from bot.engine.effects import DamageWatch, Effect, PreventNext
from bot.errors import Problem
from bot.scenario.scene.bearing import was_hurt
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.worded import worded

_UNHURT = frozenset({"gear", "item", "regalia", "weapon", "artifact", "enchantment"})
_HURT = frozenset({"unit", "ally", "champion", "creature", "siegeable"})


@after(*Game)
def shields_placed(scene: Scene) -> None:
    """Raises QuestionError (AMBIGUOUS) where a shield lies on what needs none."""
    for static in scene.draft.statics:
        if not isinstance(static, Effect) or not isinstance(static.watch, DamageWatch):
            continue
        if not isinstance(static.act, PreventNext):
            continue
        names = static.watch.recipient.ids or ()
        for it in filter(None, map(scene.draft.thing, names)):
            if _unhurt(scene, it):
                points = static.start
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded(
                        "No damage is dealt to {it}. Whom does the shield protect?",
                        it=it.id,
                    ),
                    None,
                    (f"I have a prevent-{points} shield",),
                )


def _unhurt(scene: Scene, it: DraftThing) -> bool:
    if scene.game is not Game.MTG:
        return bool(it.kinds & _UNHURT) and not it.kinds & _HURT
    # What is only named may be a creature; this has no size, and nothing hits it.
    lives = bool(it.kinds & {"planeswalker", "battle"}) or it.power is not None
    return not lives and not was_hurt(scene.draft, it)
