"""What only players can count: "My devotion to black is 4." """

from dataclasses import replace
from typing import TypeVar

from bot.engine.inside import inside
from bot.engine.question import Resolve
from bot.engine.values import Variable
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded
from bot.wording.rebuilding import rebuilt

_Part = TypeVar("_Part")
_DEVOTION = "your devotion to "
_LAND_TYPES = "the number of basic land types among lands you control"
_BASIC = frozenset("plains island swamp mountain forest".split())


@handles("numberis")
def number_is(scene: Scene, clause: Clause) -> None:
    """My devotion to black is 4; I have three basic land types."""
    who = scene.who(clause) or scene.subject or scene.draft.active
    n = number(scene, clause.get("n"))
    if "devotion" not in clause.text.lower():
        scene.draft.numbers[who, _LAND_TYPES] = n
        said = worded("{player} has {n} basic land types.", player=who, n=n)
    else:
        first, second = clause.get("color") or "", clause.get("color2")
        for color in (f"{first} and {second}", f"{second} and {first}"):
            scene.draft.numbers[who, _DEVOTION + (color if second else first)] = n
        said = worded("Devotion of {player}: {n}.", player=who, n=n)
    scene.draft.tell(said)


def put_told_numbers(scene: Scene) -> None:
    """Take what was told for what is counted so, wherever it is spoken of."""
    draft = scene.draft
    for player in draft.players:
        types = {
            kind
            for it in draft.things
            if it.controller == player and it.on_board and "land" in it.kinds
            for kind in it.kinds & _BASIC
        }
        if types:
            draft.numbers.setdefault((player, _LAND_TYPES), len(types))
    if not draft.numbers:
        return
    for it in draft.things:
        if _asks(it.abilities):
            it.abilities = _told(scene, it.abilities, it.controller)
    for entry in all_entries(scene):
        what = entry.what
        if isinstance(what, Resolve) and _asks(what.ability):
            ability = _told(scene, what.ability, what.controller)
            entry.what = replace(what, ability=ability)


def _asks(part: object) -> bool:
    return any(len(one.letter) > 1 for one in inside(part, Variable))


def _told(scene: Scene, part: _Part, who: str) -> _Part:
    numbers = scene.draft.numbers

    def change(node: object) -> object:
        if not isinstance(node, Variable):
            return node
        found = numbers.get((who, node.letter))
        if found is None and node.letter.startswith(_DEVOTION):
            found = numbers.get((who, _DEVOTION))  # of the one colour that is asked
        return node if found is None else found

    made: _Part = rebuilt(part, change)
    return made
