""" "His units have Shield 1. I attack his 4 Might unit …": that one has it.

What is said of a group before anybody in it is told of waits for them.
"""

from bot.engine.question import NextTurn
from bot.errors import Problem, QuestionError
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Several, Thing

# What holds from the start, wherever it is told.
_HOLDS = frozenset(
    "is isa shield cannotbedealt doubled allprevented preventall eachhave gains".split()
)
_EVERY = frozenset({"all", "each", "every", "any"})
_SIZES = ("size", "might", "power", "life")
# What says who is meant by a pronoun behind a clause.
_SPOKEN_OF = ("focus", "recent", "about", "acted", "told_last", "told_kind", "whole")


def waits(scene: Scene, clause: Clause, error: QuestionError) -> bool:
    """Whether *clause*, refused with *error*, tells how all of a group are."""
    if error.problem is not Problem.AMBIGUOUS or clause.kind not in _HOLDS:
        return False
    said = clause.get("what") or clause.get("to")
    parts = parts_of(said) if isinstance(said, Several | Thing) else ()
    one = parts[0] if len(parts) == 1 else None
    if not isinstance(one, Thing) or clause.question or scene.draft.script:
        return False
    whose = one.owner is not None or scene.side_called(one)
    group = one.det in _EVERY or (one.plural and whose and one.det in {"", "the"})
    told = one.label or one.card or one.count or any(map(one.of, _SIZES))
    return bool(group and not told)


def before_it(scene: Scene) -> dict[str, object]:
    """What pronouns mean in *scene* now, for :func:`as_before`."""
    return {it: getattr(scene, it) for it in _SPOKEN_OF}


def as_before(scene: Scene, spoken: dict[str, object]) -> None:
    """*scene* with pronouns that mean what they did."""
    for it, meant in spoken.items():
        setattr(scene, it, meant)


def in_one_turn(scene: Scene) -> bool:
    """Whether what is so throughout is so in the one turn that is told of."""
    return not any(isinstance(it.what, NextTurn) for it in scene.draft.script)
