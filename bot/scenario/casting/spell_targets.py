"""Spells that target spells: which of those told "it" is."""

from collections.abc import Iterable

from bot.citation import Game
from bot.engine.instructions import Ability
from bot.engine.question import EnterNow, Resolve
from bot.engine.values import Side, Zone
from bot.scenario.casting.may_target import may_be
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import aimed_at, all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.small_words import SPELLS
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


def spell_answered(
    scene: Scene, clause: Clause, spell: Ability | None, name: str, who: str
) -> DraftThing | None:
    """ "I cast Hallow on it": of a spell that targets only spells, the last one cast.

    "I cast Hallow", in answer to what another has just cast, is aimed at that too.
    None where something else is said, or no spell has been cast. *name* is what *who*
    casts.
    """
    if spell is None or spell.modes or len(spell.targets) != 1:
        return None
    (target,) = spell.targets
    wanted = target.filter.kinds | target.filter.any_kinds
    if target.any_target or not wanted & SPELLS:
        return None
    said = parts_of(clause.get("to"))
    at_once = not said and who and not _LATER & {*clause.lead, *clause.slots}
    at_once = at_once and scene.timing in {"", "response"}
    if not at_once and (len(said) != 1 or not all(map(_points, said))):
        return None
    for entry in reversed(all_entries(scene)):
        it = scene.draft.thing(entry.source)
        if it is None or not isinstance(entry.what, Resolve | EnterNow):
            continue
        cast = bool({"spell", "action"} & it.kinds) or it.entered_later
        if it.zone is not Zone.STACK or not cast:
            return None
        if at_once and it.controller == who:
            return None
        if at_once:
            _assume(scene, name, it)
        return it
    return None


def cast_on(scene: Scene, clause: Clause, spell: Ability | None, who: str) -> list[str]:
    """What a spell is cast on: "it" is what it can target, where such was named."""
    said = [it for it in parts_of(clause.get("to")) if isinstance(it, Thing)]
    if spell is not None and [it.noun for it in said] == ["it"]:
        fits = _can_be(scene, spell, scene.focus)
        fits = fits or _can_be(scene, spell, scene.recent)[-1:]
        scene.focus = _of_the_side(scene, spell, who, fits) or fits or scene.focus
    return aimed_at(scene, clause, who)


def _of_the_side(
    scene: Scene, spell: Ability, who: str, meant: list[DraftThing]
) -> list[DraftThing]:
    """What was spoken of last on the side that the spell asks for.

    "My 4/4 fights his 5/5. I play Retreat on it": one of mine, if only mine fit.
    """
    if scene.game is Game.MTG or not who or not meant:
        return []
    sides = {one.filter.controller for one in spell.targets}
    if len(sides) != 1 or not sides & {Side.YOU, Side.OPPONENT}:
        return []
    mine = Side.YOU in sides
    if all((it.controller == who) == mine for it in meant):
        return []
    found = _can_be(scene, spell, scene.recent)
    return [it for it in found if (it.controller == who) == mine][-1:]


def _can_be(
    scene: Scene, spell: Ability, things: Iterable[DraftThing]
) -> list[DraftThing]:
    """Which of *things* the spell can target."""
    return [
        it
        for it in things
        if it.on_board and any(may_be(scene, one, it.id) for one in spell.targets)
    ]


# It is cast afterwards, or what it is aimed at is said in another way.
_LATER = frozenset({"then", "later", "afterwards", "around", "toit", "first", "to2"})


def _assume(scene: Scene, name: str, it: DraftThing) -> None:
    """Say what was taken for the target of what nobody aimed."""
    scene.draft.assume(
        worded("{source} is used on {creatures}.", source=name, creatures=it.id)
    )


def _points(part: object) -> bool:
    if not isinstance(part, Thing) or part.card is not None:
        return False
    return part.noun in {"it", "spell"} and part.det in {"", "the", "that"}
