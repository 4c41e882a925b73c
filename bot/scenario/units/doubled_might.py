"""Riftbound: a unit's Might is doubled, whatever does it."""

from bot.engine.effects import Modifier, Until
from bot.engine.instructions import Install
from bot.engine.values import Filter, Named, StatOf
from bot.scenario.happening.happening import do
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("doublemight")
def double_might(scene: Scene, clause: Clause) -> None:
    """I double its Might: by what it is at that moment, until the turn ends."""
    things = scene.things(clause.get("what"))
    for it in things:
        might = StatOf(Named(it.id), "might")
        doubled = Modifier(
            Filter(ids=frozenset({it.id})), might, might, until=Until.END_OF_TURN
        )
        told = worded("The Might of {it} is doubled.", it=it.id)
        do(scene, it.controller, told, Install(doubled))
    scene.focus = things
