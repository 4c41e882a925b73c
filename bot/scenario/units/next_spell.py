""" "The next spell you play deals Bonus Damage": of one spell."""

from bot.citation import Game
from bot.engine.effects import Bonus
from bot.engine.inside import walk
from bot.engine.instructions import DealDamage
from bot.engine.question import Deal, Resolve
from bot.errors import Problem
from bot.scenario.casting.sides import effects_here
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Place
from bot.worded import worded


@after(Game.RIFTBOUND)
def one_spell_only(scene: Scene) -> None:
    """Which spell is the next is not followed further than the one that is told.

    Raises QuestionError (UNSUPPORTED) where a player plays several.
    """
    if not any(
        isinstance(it.act, Bonus) and it.uses is not None for it in effects_here(scene)
    ):
        return
    played: dict[str, int] = {}
    for entry in scene.draft.script:
        what, name = entry.what, ""
        if isinstance(what, Resolve):
            name = what.source
        elif isinstance(what, Deal) and what.hits:
            name = what.hits[0].source
        it = scene.draft.thing(name)
        if it is not None and "spell" in it.kinds:
            played[it.controller] = played.get(it.controller, 0) + 1
    if any(many > 1 for many in played.values()):
        raise scene.error(
            Problem.UNSUPPORTED,
            worded(
                "Which of several spells has the Bonus Damage is outside what I rule "
                "on: say how much each deals."
            ),
        )


@after(Game.RIFTBOUND)
def bonus_unused(scene: Scene) -> None:
    """Refuse what could add Bonus Damage to a spell and is not said to be used, or not.

    Raises QuestionError (AMBIGUOUS).
    """
    used = {entry.source for entry in all_entries(scene)}
    harming = {
        it.controller
        for entry in scene.draft.script
        if isinstance(entry.what, Resolve)
        and (it := scene.draft.thing(entry.what.source)) is not None
        and any(isinstance(one, DealDamage) for one in walk(entry.what.ability))
    }
    for it in scene.draft.things:
        able = it.abilities.activated
        adds = any(isinstance(one, Bonus) for it in able for one in walk(it))
        if adds and it.controller in harming and it.id not in used:
            if "unused" in it.flags:
                continue
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Is {it} used? Say so, or say that it is not.", it=it.id),
                Place(*it.place),
            )
