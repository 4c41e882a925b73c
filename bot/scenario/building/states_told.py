"""What "a damaged 3/3", "an enchanted 2/2", "a protected one" say and leave open."""

from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.numbers_asked import HOW_DAMAGED
from bot.scenario.words.quoted_types import untold
from bot.scenario.words.syntax import Place
from bot.worded import worded

_WORN = {"enchanted": "aura", "equipped": "equipment"}


def check_states(scene: Scene) -> None:
    """Refuse a state that nothing else tells more of; put an Aura on what has one."""
    for it in list(scene.draft.things):
        if "damaged" in it.said and not (it.damage or it.counters.get("damage")):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(HOW_DAMAGED, it=it.id),
                Place(*it.place),
                (f"{it.id} has 1 damage.",),
            )
        if "protected" in it.said and not _covered(scene, it):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("What protects {it}?", it=it.id),
                Place(*it.place),
            )
        for state, kind in _WORN.items() if scene.game is Game.MTG else ():
            if state in it.said and not _worn(scene, it, kind):
                _put_on(scene, it, kind)


def check_worded_twice(scene: Scene) -> None:
    """Refuse a wording right behind the card that says it: is it in force once more?"""
    for it in scene.draft.things:
        said = untold(it.abilities.statics)
        if scene.game is not Game.MTG or not it.label.startswith("“") or not said:
            continue
        for one in scene.draft.things:
            between = scene.parse.words[one.place[1] : it.place[0]]
            near = one.place[1] <= it.place[0] and _APART.isdisjoint(between)
            if one.card is None or one is it or one.controller != it.controller:
                continue
            if near and said <= untold(one.abilities.statics):
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded("Which is the wording of {name}?", name=one.id),
                    Place(*it.place),
                    (f"{one.id}: “…”",),
                )


_APART = frozenset(". ; ! ? and another other also too plus second \n".split(" "))


def _covered(scene: Scene, it: DraftThing) -> bool:
    effects = scene.draft.statics or scene.draft.opening
    return bool("protected" in it.flags or it.keywords or it.counters or effects)


def _worn(scene: Scene, it: DraftThing, kind: str) -> bool:
    """Whether there is an Aura or an Equipment that is on *it*, or may come to be."""
    return any(
        one.attached_to in {it.id, ""}
        for one in scene.draft.things
        if kind in one.kinds or (one.face is not None and kind in one.face.subtypes)
    )


def _put_on(scene: Scene, it: DraftThing, kind: str) -> None:
    """Something without abilities: that it is there is all that was said."""
    name = scene.draft.fresh(f"the {kind} on {it.id}")
    scene.add(
        DraftThing(
            name, "", it.controller, it.controller,
            kinds={kind, _KIND_OF[kind]}, zone=Zone.BATTLEFIELD, attached_to=it.id,
        )
    )  # fmt: skip
    scene.draft.assume(worded("{it} does nothing that matters here.", it=name))


_KIND_OF = {"aura": "enchantment", "equipment": "artifact"}
