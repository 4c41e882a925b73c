"""Who casts what nobody is said to cast."""

from bot.cards.facts import abilities_of
from bot.citation import Game
from bot.engine.instructions import Fight
from bot.engine.values import Side
from bot.errors import Problem
from bot.scenario.casting.casting import protects
from bot.scenario.casting.sides import harmful
from bot.scenario.casting.targeting import Use, prevents
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.whose import default_owner
from bot.worded import worded


def guess_caster(scene: Scene, face: object, names: list[str]) -> str:
    """Nobody said who casts: what harms comes from the other side."""
    spell = abilities_of(scene.game, face).spell
    helpful = spell is not None and (
        prevents(spell) or protects(spell, Use("", [], []))
    )
    if scene.game is not Game.MTG and spell is not None:
        helpful = not harmful(spell)
    owner = ""
    for name in names:
        thing = scene.draft.thing(name)
        owner = thing.controller if thing else name
        break
    if not owner:
        owner = "me" if scene.has_me else scene.subject or default_owner(scene)
        # "Thought Reflection and Divination. How many cards?": of whoever asks.
        helpful = helpful or (spell is not None and not harmful(spell))
        return owner if helpful else scene.other(owner)
    sides = {it.filter.controller for it in spell.targets} if spell else set()
    if spell is not None and {Side.YOU, Side.OPPONENT} <= sides:
        # "Challenge is played on my unit and his": the same, whoever plays it.
        if not all(isinstance(it, Fight) for it in spell.do):
            raise scene.error(Problem.AMBIGUOUS, worded("Who casts it?"))
        return owner
    if helpful or len(scene.draft.players) != 2:
        if not helpful:
            raise scene.error(Problem.AMBIGUOUS, worded("Who casts it?"))
        return owner
    return scene.other(owner)
