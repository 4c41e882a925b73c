"""What is told of "the 3/3" and of a 3/3 that is only told of behind it."""

from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.syntax import Place

_KNOWN = frozenset("the my his her their mine hers theirs".split())
_NEW = frozenset({"a", "an"})
_UNSAID = frozenset({"default controller", "supposed controller"})
_FIGHTERS = frozenset({"creature", "unit", "ally"})


def check_same_meant(scene: Scene) -> None:
    """Refuse "the 3/3 has lifelink. Bob attacks me with a 3/3": one 3/3, or two?

    Where the first does nothing and nobody asks of it. Raises AMBIGUOUS.
    """
    happens = repr([entry.what for entry in all_entries(scene)])
    asked = repr(scene.draft.asks)
    shields = repr(scene.draft.statics)
    idle: list[DraftThing] = []
    new: list[DraftThing] = []
    for it in scene.draft.things:
        if it.card is not None or not it.kinds & _FIGHTERS or it.place == (0, 0):
            continue
        led = scene.parse.word(it.place[0])
        if led in _NEW:
            new.append(it)
        elif led in _KNOWN and f"'{it.id}'" not in happens and it.id not in asked:
            told_of = it.keywords or it.stunned or f"'{it.id}'" in shields
            idle += [it] if told_of else []
    for one in idle:
        for other in new:
            if one.place < other.place and _may_be(one, other):
                raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, Place(*one.place))


def _may_be(one: DraftThing, other: DraftThing) -> bool:
    """Whether both may be one creature, told of twice."""
    whose = one.controller == other.controller or bool(_UNSAID & one.said)
    size = one.power is None or (one.power, one.toughness) == (
        other.power,
        other.toughness,
    )
    # "My stealth ally" is none "with taunt".
    return whose and size and other.keywords <= one.keywords and not other.stunned
