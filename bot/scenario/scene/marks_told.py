"""How much damage is told to be on something: to begin with, or by then."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.errors import Problem, QuestionError
from bot.scenario.scene.claims import Claim
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.words.small_words import ALREADY
from bot.scenario.words.syntax import Clause, Spec
from bot.worded import worded

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene

_NEAR = 12
_SINCE = frozenset({"so", "now"})


def marked(spec: Spec) -> int:
    """How much damage, or how many damage counters, *spec* says are on it."""
    if spec.kind == "counters":
        number, kind = spec.value
        return number if kind == "damage" and isinstance(number, int) else 0
    return int(spec.value) if spec.kind == "damage" else 0


def mark(scene: "Scene", it: DraftThing, number: int) -> None:
    """Have *number* damage on it; told of anew, that comes of what has happened.

    "My champion has 5. It is attacked for 3. It has 8": it began with 5.
    """
    clause = scene.clause
    again = number and it.damage not in {0, number} and bool(scene.draft.script)
    if again and clause is not None:
        doubt = _doubt(scene, clause)
        scene.claims.append(Claim(clause, doubt, marked=(it.id, number)))
        _has_dealt(scene)
        return
    it.damage = number
    it.said.add("damage")


def marked_by_then(
    scene: "Scene", clause: Clause, it: DraftThing, specs: tuple[Spec, ...]
) -> bool:
    """ "I shock the 4/4. It has 2 damage": of that, or from the start?

    True where that is all that is told, and it is not so from the start.
    """
    found = [number for spec in specs if (number := marked(spec))]
    words = clause.text.lower().split()
    behind = scene.parse.text[scene.parse.tokens[clause.place.end - 1].end :]
    before = ALREADY & {*words, *re.findall(r"\w+", behind[:_NEAR])[:1]}
    if not scene.draft.script or not found or it.damage or before:
        return False
    since = bool(_SINCE & {*clause.lead, *words})
    told = Claim(clause, _doubt(scene, clause), marked=(it.id, found[0]))
    scene.claims.append(told if since else replace(told, unsaid=0))
    return since and len(specs) == 1


def _has_dealt(scene: "Scene") -> None:
    """What is told behind that comes behind the damage of the last combat."""
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    for fight in fights[-1:]:
        fight.dealt = True


def _doubt(scene: "Scene", clause: Clause) -> QuestionError:
    return scene.error(
        Problem.AMBIGUOUS,
        worded(
            "Is “{deed}” so before that, or does it come of it? Say “already”, or "
            "leave it out.",
            deed=clause.text,
        ),
        clause.place,
    )
