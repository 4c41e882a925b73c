"""Which mode of a triggered ability is chosen: "and I choose to gain 3 life"."""

import re
from collections.abc import Iterator

from bot.engine.announcing import mode_name
from bot.engine.effects import Effect, Trigger
from bot.engine.inside import holds, walk
from bot.engine.instructions import (
    AddCounters,
    DealDamage,
    DestroyIt,
    Draw,
    GainLife,
    Instruction,
    MakeTokens,
    May,
)
from bot.engine.question import Preference
from bot.errors import Problem
from bot.scenario.casting.choosing import prefer
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene
from bot.scenario.words.small_words import BY_NUMBER
from bot.scenario.words.syntax import Clause
from bot.worded import one_of, worded

Does = tuple[tuple[Instruction, ...], ...]
_DOES: dict[str, tuple[type, ...]] = {
    "life": (GainLife,), "draw": (Draw,), "damage": (DealDamage,),
    "destroy": (DestroyIt,), "prevent": (Effect,), "create": (MakeTokens,),
    "counter": (AddCounters,),
}  # fmt: skip
# By the words of "I choose to create the token", which mode that is.
_VERBS = {
    "gain": "life", "draw": "draw", "deal": "damage", "destroy": "destroy",
    "create": "create", "token": "create", "counter": "counter",
}  # fmt: skip


def chosen_of_trigger(scene: Scene, clause: Clause, who: str) -> bool:
    """Note which mode of the one modal trigger there is that *clause* tells.

    False where there is none. Raises QuestionError (AMBIGUOUS) where it is not clear
    which mode of which.
    """
    pool = [
        (it, texts, does)
        for it in scene.draft.things
        if it.on_board and who in {"", it.controller}
        for texts, does in dict(_modal(it)).items()
    ]
    if not pool:
        return False
    said = str(clause.get("mode") or _by_verb(clause))
    fitting = [
        (it, texts, number)
        for it, texts, does in pool
        for number, do in enumerate(does)
        if _is_meant(said, number, texts[number], do)
    ]
    if not fitting and any(_may_be_used(it) for it in scene.draft.things):
        return False
    if len(fitting) != 1:
        shown = one_of([f"“{text}”" for _, texts, _ in pool for text in texts])
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Which mode of {source}: {listed}?",
                   source=pool[0][0].id, listed=shown),
            clause.place,
        )  # fmt: skip
    ((it, texts, number),) = fitting
    wish = Preference(it.controller, mode_name(it.id, number))
    scene.draft.preferences.append(wish)
    aimed = targeted(scene, clause.get("to"), it.controller) if clause.get("to") else []
    scene.draft.tell(
        scene.says(
            it.controller,
            "Of {it} you choose “{mode}”.",
            "Of {it} {who} chooses “{mode}”.",
            it=it.id,
            mode=texts[number].rstrip("."),
        )
    )
    if aimed:
        prefer(scene, it.controller, aimed)
    return True


def _modal(it: DraftThing) -> Iterator[tuple[tuple[str, ...], Does]]:
    """The words of the modes of each modal trigger, and what they do."""
    for one in it.abilities.statics:
        if isinstance(one, Trigger) and one.modes:
            texts = tuple(mode.text for mode in one.modes)
            yield texts, tuple(mode.do for mode in one.modes)


def _may_be_used(it: DraftThing) -> bool:
    """Whether *it* has something else that is done only where somebody wants it."""
    return it.on_board and any(
        isinstance(one, Effect | Trigger) and (one.optional is not None or _asks(one))
        for one in it.abilities.statics
    )


def _asks(one: Effect | Trigger) -> bool:
    return isinstance(one, Trigger) and holds(one.do, May)


def _by_verb(clause: Clause) -> str:
    words = clause.text.lower().split()
    return next((_VERBS[it] for it in words if it in _VERBS), "")


def _is_meant(said: str, number: int, text: str, do: tuple[Instruction, ...]) -> bool:
    if said in BY_NUMBER:
        return BY_NUMBER[said] == number
    if said in _DOES:
        return any(isinstance(it, _DOES[said]) for it in walk(do))
    return " " in said and bare(said) in bare(text)


def bare(text: str) -> str:
    """The words of a wording without its marks."""
    return re.sub(r"[^a-z0-9+/-]+", " ", text.lower()).strip()
