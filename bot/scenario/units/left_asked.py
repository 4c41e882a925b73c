"""What is left of a shield, and whether "it" is gone (Grand Archive, Riftbound)."""

from bot.citation import Game
from bot.engine.effects import Effect, PreventNext
from bot.engine.question import AskKind
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.casting.sides import effects_here, used_once
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.units.asking import struck, who_dies
from bot.scenario.words.asked_back import WHICH_ONE, which_is_meant
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


@handles("ask_left")
def left(scene: Scene, clause: Clause) -> None:
    """What is left of the shield; of "each time" effects what each hit deals."""
    _check_told(scene, clause)
    things = _on_table(scene, clause.get("what"))
    said = set(clause.text.lower().replace("?", " ").split())
    if scene.game is Game.GRAND_ARCHIVE and said >= {"it", "gone"}:
        things = _may_be_gone(scene, clause, things)
    if _SPENT & said:
        things = [it for it in things if not it.kinds & {"unit", "ally", "champion"}]
    if things:
        for it in things:
            ask(scene, clause, AskKind.DIES, it.id)
        return
    shielded = any(isinstance(it.act, PreventNext) for it in effects_here(scene))
    # Whom a spell hits that names none is seen only when it is played out.
    units = scene.game is Game.RIFTBOUND and bool(scene.draft.script)
    if shielded and said <= _BARE and (units or _mortal(scene)):
        # "What's left?" may be asked of the fight as well.
        who_dies(scene, clause)
    if shielded:
        which = _which_shield(scene, clause)
        if not which:
            _check_one(scene, clause, said)
        ask(scene, clause, AskKind.SHIELD, which)
        return
    text = clause.text.lower()
    once = used_once(scene)
    if len(once) == 1:
        # "Is the spellshield still there?": of what happens the next time only.
        negated = bool(_GONE & said)
        ask(scene, clause, AskKind.IN_FORCE, once.pop(), negated=negated)
        return
    if "what" in text and "left" in text and "shield" not in text:
        who_dies(scene, clause)
        return
    ask(scene, clause, AskKind.PREVENTED)
    for name in struck(scene):
        ask(scene, clause, AskKind.DAMAGE_DEALT, name)
    ask(scene, clause, AskKind.EVERYTHING)


_WHEN = "still now then afterwards after that this combat at the end"
_BARE = frozenset(f"what what's is left and so {_WHEN}".split())
_GONE = frozenset("gone used spent wasted".split())
_SPENT = _GONE - {"gone"}  # nothing that lives is


def _mortal(scene: Scene) -> list[str]:
    """What is dealt damage and can die of it: no champion."""
    hit = [scene.draft.thing(name) for name in struck(scene)]
    return [it.id for it in hit if it is not None and "champion" not in it.kinds]


def _which_shield(scene: Scene, clause: Clause) -> str:
    """ "How much of Ki Barrier is left?": that one's; "" for all there are."""
    things = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    if len(things) != 1 or things[0].card is None:
        return ""
    named = [it for it in scene.draft.things if fits(it, things[0], scene.game)]
    return named[0].id if len(named) == 1 else ""


def _check_one(scene: Scene, clause: Clause, said: set[str]) -> None:
    """ "Is my shield used up?" where several things have one: points of which?

    Raises QuestionError (AMBIGUOUS) there.
    """
    told = (it for it in scene.draft.statics if isinstance(it, Effect))
    over = {it.watch for it in told if isinstance(it.act, PreventNext)}
    if len(over) > 1 and said & {"shield", "prevent", "prevention"}:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)


def _check_told(scene: Scene, clause: Clause) -> None:
    """ "What's left on Intervention?": of which card alone is told.

    Raises QuestionError (SYNTAX) where nothing told of is that card.
    """
    for it in parts_of(clause.get("what")):
        if not isinstance(it, Thing) or it.card is None:
            continue
        if not any(fits(one, it, scene.game) for one in scene.draft.things):
            raise scene.error(
                Problem.SYNTAX,
                worded("I have not been told of “{thing}”.", thing=scene.said(it)),
                it.place,
            )


def _on_table(scene: Scene, value: object) -> list[DraftThing]:
    """ "Is the sword gone?": weapons and units that are there, no shields."""
    found: list[DraftThing] = []
    for part in parts_of(value):
        if not isinstance(part, Thing) or part.is_pronoun:
            return []
        found += [
            it
            for it in scene.draft.things
            if it.kinds & {"weapon", "unit", "ally", "domain", "gear"}
            and it.zone is Zone.BATTLEFIELD
            and fits(it, part, scene.game)
        ]
    return found


def _may_be_gone(
    scene: Scene, clause: Clause, things: list[DraftThing]
) -> list[DraftThing]:
    """ "Is it gone?": what that is of; nothing where it is the one shield there.

    Raises QuestionError (AMBIGUOUS) where it could be a shield, a weapon or a unit.
    """
    hit = [it for name in struck(scene) if (it := scene.draft.thing(name))]
    wears = [it for it in scene.draft.things if "durability" in it.counters]
    found = list(dict.fromkeys((*things, *hit, *wears)))
    points = any(isinstance(it.act, PreventNext) for it in effects_here(scene))
    shields = [worded("the shield")] if points else sorted(used_once(scene))
    names = [*shields, *(scene.describe(it) for it in found)]
    if len(names) > 1:
        raise scene.error(
            Problem.AMBIGUOUS,
            which_is_meant("It", names),
            clause.place,
            names,
        )
    return found
