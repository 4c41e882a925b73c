"""Sizes told beside a card that has none, or another: of another creature, perhaps."""

from collections.abc import Iterable

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.combat.attackers import not_fighting
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.champion_sizes import is_left
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.told_fighters import another
from bot.scenario.words.syntax import Clause, Place, Spec, Thing
from bot.worded import all_of, worded


def check_listed(scene: Scene, clause: Clause, it: DraftThing) -> None:
    """Refuse "Boros Reckoner, 1/1, me at 2": a list goes on there.

    Raises QuestionError (AMBIGUOUS).
    """
    listed = clause.get("last") and scene.game is Game.MTG and _comma(scene, clause)
    if not listed or it.face is None:
        return
    printed = (it.face.power, it.face.toughness)
    for spec in clause.get("specs"):
        if spec.kind == "size" and it.face.colours_known and spec.value != printed:
            raise another(scene, it, spec.value, clause.place)


def _comma(scene: Scene, clause: Clause) -> bool:
    parts = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    return bool(parts) and scene.parse.word(parts[-1].place.end) == ","


def check_creature(scene: Scene, it: DraftThing) -> None:
    """Refuse "Worship (1/1)": a card that is no creature has no size (208.3).

    Raises QuestionError (AMBIGUOUS).
    """
    face = it.face
    if face is None or not face.colours_known or face.power is not None:
        return  # of a wording that is quoted nobody knows what it is
    if it.power is not None and "creature" not in it.kinds:
        if it.toughness is None:
            raise not_fighting(scene, it)
        raise another(scene, it, (it.power, it.toughness), Place(*it.place))


def check_one_size(
    scene: Scene, clause: Clause, it: DraftThing, specs: Iterable[Spec]
) -> None:
    """Refuse "He has a 4 Might unit. It has 2 Might": of which is it?

    What changes it says so. Raises QuestionError (AMBIGUOUS).
    """
    words = set(clause.text.lower().split())
    if "size" not in it.said or words & _CHANGES:
        return
    own = {"power": it.power, "might": it.power}
    own |= {"toughness": it.toughness, "life": it.toughness}
    own["number"] = it.toughness if "planeswalker" not in it.kinds else None
    for spec in specs:
        before = own.get(spec.kind)
        if before not in {None, spec.value} and not is_left(scene, spec):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "Which has which size: {several}? Name each by itself.",
                    several=all_of([str(before), str(spec.value)]),
                ),
                clause.place,
            )


_CHANGES = frozenset("now becomes became become turns turned gets got".split())
