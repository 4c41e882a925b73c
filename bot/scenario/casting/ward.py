"""Ward: whether its cost is paid has to be told (702.21a)."""

from bot.citation import Game
from bot.engine.question import Resolve
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded

_PAID, _UNPAID = "paid", "unpaid"


@handles("wardpay")
def ward_paid(scene: Scene, clause: Clause) -> None:
    """I pay for ward; he can't pay for it."""
    scene.draft.ward = _UNPAID if clause.get("no") else _PAID


def check_ward(scene: Scene) -> None:
    """Counter what aims at a permanent with ward and is not paid for.

    Raises QuestionError (UNSUPPORTED) where nobody says whether it is.
    """
    if scene.game is not Game.MTG:
        return
    for entry in all_entries(scene):
        what = entry.what
        if not isinstance(what, Resolve):
            continue
        for name in (one for slot in what.chosen for one in slot):
            it = scene.draft.thing(name)
            ward = next((k for k in it.keywords if k[:4] == "ward"), "") if it else ""
            if it is None or not ward or it.controller == what.controller:
                continue
            if scene.draft.ward == _PAID:
                continue
            if scene.draft.ward == _UNPAID:
                _counter(scene, entry)
                break
            raise scene.error(
                Problem.UNSUPPORTED,
                worded(
                    "{it} has {ward}: say whether that is paid.", it=it.id, ward=ward
                ),
                None,
                (worded("I pay for ward."), worded("I don't pay for ward.")),
            )


def _counter(scene: Scene, entry: Entry) -> None:
    groups = [scene.draft.script]
    for one in scene.draft.script:
        if isinstance(one.what, Combat):
            groups += [one.what.before, one.what.between]
    for group in groups:
        if entry in group:
            group.remove(entry)
    scene.draft.tell(entry.told)
    scene.draft.tell(
        worded("Ward is not paid for: {it} is countered.", it=entry.source)
    )
