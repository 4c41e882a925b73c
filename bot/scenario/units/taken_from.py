"""What somebody takes from a hit that is only asked about; damage out of a life."""

from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.specs import apply_spec
from bot.scenario.words.syntax import Clause, Several, Spec


@handles("ask_takesfrom")
def takes_from(scene: Scene, clause: Clause) -> None:
    """How much does my champion take from a 6 damage spell? It is hit, and asked."""
    slots = {it: clause.get(it) for it in ("to", "n", "kind")}
    take_as(scene, clause, "damage", slots, lead=(".",))
    to = clause.get("to")
    assert isinstance(to, Several)
    take_as(scene, clause, "ask_damage", {"who": to})


@handles("lifeleft")
def life_left(scene: Scene, clause: Clause) -> None:
    """My champion has taken 12 damage out of 15: its damage and its life."""
    things = scene.things(Several((clause.get("what"),), clause.place), new=True)
    for it in things:
        for kind, slot in (("life", "life"), ("damage", "n")):
            value = number(scene, clause.get(slot))
            apply_spec(scene, it, Spec(kind, value, clause.place))
    scene.notice(things)
    scene.focus = things
