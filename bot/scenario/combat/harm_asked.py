"""Whom an attack harms, by what is asked about it and by who has a shield."""

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Person

_HARM = frozenset(
    "ask_life ask_loses ask_damage ask_trample ask_gain ask_poison".split()
)


def harm_asked(scene: Scene) -> str:
    """ "A 4/4 attacks. What is my life?": the one player whose harm is asked about."""
    asked = {
        scene.player(one)
        for it in scene.following
        if it.kind in _HARM and (it.kind != "ask_gain" or it.get("of") == "lose")
        for one in parts_of(it.get("to" if it.kind == "ask_trample" else "who"))
        if isinstance(one, Person) and one.kind in {"me", "opponent", "name"}
    }
    asked |= {has_shield(scene)} - {""}
    return asked.pop() if len(asked) == 1 else ""


def has_shield(scene: Scene) -> str:
    """ "A 3/3 attacks. I have a prevent-2 shield": the one player with a shield."""
    told = {
        scene.player(who)
        for it in scene.following
        if it.kind == "have" and isinstance(who := it.get("who"), Person)
        if any(getattr(one, "kind", "") == "shield" for one in it.get("what"))
    }
    told |= {scene.sole_shielded()} & {*scene.draft.players}
    return told.pop() if len(told) == 1 else ""
