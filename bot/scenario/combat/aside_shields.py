"""“Bob attacks with a 3/3 (prevent 2)”: of whom that is prevented is nowhere said."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Place, Thing
from bot.worded import worded


def check_shields(scene: Scene, clause: Clause) -> None:
    """A shield in brackets behind what attacks is its own, or of whom it attacks.

    Raises QuestionError (AMBIGUOUS) unless the words tell whose: "(prevent 2 to it)",
    "(with prevent 2)". In Riftbound both sides are dealt damage: who is named has it.
    """
    if scene.game is Game.RIFTBOUND:
        return
    for part in parts_of(clause.get("what")):
        if not isinstance(part, Thing):
            continue
        for spec in part.specs:
            if spec.kind == "shield" and _aside(scene, spec.place):
                points = spec.value[0]
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded(
                        "Which damage is prevented: what the attacker deals, or what "
                        "is dealt to it?"
                    ),
                    Place(spec.place.start - 1, spec.place.end + 1),
                    instead=(
                        f"({_other_side(scene, clause)} {points})",
                        f"(prevent {points} to it)",
                    ),
                )


def _other_side(scene: Scene, clause: Clause) -> str:
    """Who is attacked, and that they prevent."""
    who = scene.other(scene.who(clause)) if clause.get("who") else ""
    if who and scene.name(who) != "you":
        return f"{scene.name(who)} prevents"
    return "I prevent"


def _aside(scene: Scene, place: Place) -> bool:
    """Whether an order to prevent stands alone in brackets."""
    word = scene.parse.word
    last = word(place.end - 1)
    return (
        word(place.start - 1) == "("
        and word(place.start) in _ORDERS
        and word(place.end) == ")"
        and last not in _SELF
    )


_ORDERS = frozenset({"prevent", "prevents", "prevented"})
_SELF = frozenset({"it", "them", "itself", "shield", "turn"})
