"""Counters that a thing is said to have: how many, and of which kind."""

from typing import TYPE_CHECKING

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.marks_told import mark
from bot.scenario.scene.owned_keywords import check_keyword
from bot.scenario.words.asked_back import WHICH_COUNTERS
from bot.scenario.words.numbers_asked import HOW_MANY_COUNTERS
from bot.scenario.words.syntax import Place, Spec
from bot.worded import worded

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene


_PLAIN_COUNTER = {
    Game.MTG: "+1/+1", Game.GRAND_ARCHIVE: "buff", Game.RIFTBOUND: "buff",
}  # fmt: skip


def put_counters(
    scene: "Scene", it: DraftThing, value: tuple[int | str, str], spec: Spec
) -> None:
    """So many counters of a kind are on it; loyalty is its own."""
    number, kind = value
    if not isinstance(number, int):
        raise scene.error(Problem.AMBIGUOUS, HOW_MANY_COUNTERS, spec.place)
    if not kind and not number and not it.counters:
        it.said.add("counters")
        return  # it has none of any kind
    if not kind:
        kind = counter_of(scene, it, spec)
    if kind == "damage":
        mark(scene, it, number)
        return
    if kind == "bulwark":
        check_keyword(scene, kind, spec.place)
    if kind in {"power", "poison", "energy", "experience"}:
        raise scene.error(
            Problem.SYNTAX,
            worded("A {kind} counter goes on a player.", kind=kind),
            spec.place,
        )
    it.counters[kind] = number
    if kind == "loyalty":
        has_loyalty(scene, it, number, spec.place)
        walks(scene, it)
    if kind == "defense":
        defended(scene, it, spec.place)
    it.said.add("counters")


# Said of a planeswalker whose ability was used before its loyalty was told.
USED_AS_IT_WAS = "used at a loyalty not told"


def has_loyalty(scene: "Scene", it: DraftThing, number: int, place: Place) -> None:
    """So much is on it; what is printed stays what a copy of it enters with (707.2).

    Raises AMBIGUOUS where it may be what an ability has left.
    """
    if USED_AS_IT_WAS in it.said:
        said = worded("Say how much loyalty {it} has before it is used.", it=it.id)
        raise scene.error(Problem.AMBIGUOUS, said, place)
    it.counters["loyalty"] = number
    if it.face is None or not str(it.face.loyalty or "").isdecimal():
        it.loyalty = number


def walks(scene: "Scene", it: DraftThing) -> None:
    """What has loyalty and no size, and is no known card, is a planeswalker."""
    described = it.card is None and it.kinds <= {"creature"}
    if described and it.power is None and scene.game is Game.MTG:
        it.kinds = {"planeswalker"}


def defended(scene: "Scene", it: DraftThing, place: Place) -> None:
    """What has defense counters and no size, and is no known card, is a battle.

    Raises QuestionError (UNSUPPORTED) for a Siege, which does something as the last
    of them goes (310.12).
    """
    described = it.card is None and it.kinds <= {"creature", "battle"}
    if not described or it.power is not None or scene.game is not Game.MTG:
        return
    it.kinds = {"battle"}
    if "siege" in it.id.lower().split():
        raise scene.error(
            Problem.UNSUPPORTED,
            worded(
                "What a Siege does as its last defense counter goes I do not play "
                "out. Call it a battle, if another is left."
            ),
            place,
            ("a battle",),
        )


def counter_of(scene: "Scene", it: DraftThing, spec: Spec) -> str:
    """The kind meant by "five counters" on *it*: the one its text speaks of."""
    text = it.face.text if it.face else ""
    for kind in ("+1/+1", "lore", "loyalty", "incarnation", "durability", "buff"):
        if f"{kind} counter" in text:
            return kind
    words = text.split()
    for number, word in enumerate(words[1:], start=1):
        if word.strip(".,").startswith("counter") and words[number - 1].isalpha():
            before = words[number - 1].lower()
            if before not in {"a", "the", "more", "those", "all", "that", "of"}:
                return before
    if "planeswalker" in it.kinds:
        return "loyalty"
    if "creature" in it.kinds:
        return _PLAIN_COUNTER[scene.game]
    raise scene.error(Problem.AMBIGUOUS, WHICH_COUNTERS, spec.place)
