"""Continuous effects whose order counts, and which nobody has told (613)."""

from bot.engine.board import Board, Obj
from bot.engine.characteristics import ALL_ABILITIES, abilities_lost
from bot.engine.effects import Modifier, Until
from bot.engine.matching import matches
from bot.engine.question import Question
from bot.engine.scope import Scope
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.combat.declared import stripped
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def check_layers(scene: Scene, asked: Question) -> None:
    """Refuse what hangs on which of two lasting effects is older, or on their layers.

    One that takes all abilities, as long as what says it is there, and one that gives
    some to the same thing, sets its size or its types (613.7, 613.8). Raises
    QuestionError (UNSUPPORTED).
    """
    board = asked.board
    lasting = [one for one in board.modifiers if one.until is Until.STATIC]
    for taker in lasting:
        if ALL_ABILITIES not in taker.loses:
            continue
        for other in lasting:
            if other.host == taker.host or not _counts(taker, other):
                continue
            if abilities_lost(board, other):
                continue  # with the abilities of what says it
            for obj in board.objects:
                if _touches(board, taker, obj) and _touches(board, other, obj):
                    raise _unordered(scene, obj, taker, taker.label, other)
    _check_later(scene, asked)


def _unordered(
    scene: Scene, it: Obj, taker: Modifier, named: str, other: Modifier
) -> QuestionError:
    return scene.error(
        Problem.UNSUPPORTED,
        worded(
            "What {it} has hangs on which of {one} and {other} is older (CR 613.7), "
            "which I do not follow.",
            it=it.name,
            one=named or taker.label,
            other=other.label,
        ),
    )


def _check_later(scene: Scene, asked: Question) -> None:
    """Refuse what gives something to a thing that has lost its abilities before.

    What lies on a thing is put there from the start, wherever that is told (613.7e).
    """
    board = asked.board
    told = [it.id for it in scene.draft.things]
    for entry in all_entries(scene):
        since = told.index(entry.source) if entry.source in told else -1
        for taker, bare in stripped(entry):
            for other in board.modifiers:
                host = board.obj(other.host)
                worn = board.obj(host.attached_to) if host is not None else None
                gives = other.keywords or other.grants is not None
                if worn is None or not gives or other.host not in told:
                    continue
                late = told.index(other.host) > since
                if late and (bare is None or worn.id in bare):
                    raise _unordered(scene, worn, taker, entry.source, other)


def _counts(taker: Modifier, other: Modifier) -> bool:
    """Whether the order of the two can make a difference to what both touch."""
    gives = other.keywords or other.grants is not None or ALL_ABILITIES in other.loses
    typed = bool(other.kinds or other.not_kinds)
    sized = taker.base is not None and other.base is not None
    return bool(gives) or typed or sized


def _touches(board: Board, one: Modifier, obj: Obj) -> bool:
    there = obj.zone is Zone.BATTLEFIELD
    scope = Scope(board, one.controller, one.host, one.chosen)
    return there and matches(scope, one.subject, obj.id)
