"""Attacks and blocks that are told and that the rules do not allow (508.1, 509.1)."""

from bot.citation import Game
from bot.engine.asking_legality import OF_LEGALITY, declared_so
from bot.engine.casting_legality import use_ban
from bot.engine.effects import Ban
from bot.engine.question import Attack, Question, Resolve
from bot.engine.seeing import find_ban
from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.worded import Worded, worded


def check_declared(scene: Scene, asked: Question) -> None:
    """Refuse an attack or a block that is illegal where it is told.

    One that is only asked about is let be. Raises QuestionError (ILLEGAL).
    """
    if asked.game is not Game.MTG:
        return
    _check_used(scene, asked)
    for at, one in enumerate(asked.script):
        if not isinstance(one, Attack) or one.declared:
            continue
        why = declared_so(asked, at)
        unsaid = not one.blocks and why is not None and "509.1c" in why.rules
        if unsaid and all(ask.kind in OF_LEGALITY for ask in asked.asks):
            continue  # who may or must block is what is asked
        if why is not None:
            said = why.why
            fields = dict(said.args)
            text = said.template.format(**fields)
            raise scene.error(
                Problem.AMBIGUOUS if unsaid else Problem.ILLEGAL,
                worded(
                    "That can't be declared so (CR {rule}): {why}",
                    rule=why.rules[0],
                    why=Worded(text, said.template, fields),
                ),
            )


def _check_used(scene: Scene, asked: Question) -> None:
    """Refuse what is cast or used where something there forbids it (601.3, 602.5)."""
    for it in asked.script:
        if isinstance(it, Resolve) and it.spell:
            ban = find_ban(asked.board, Ban.CAST, it.controller)
            if ban is not None:
                said = worded("{effect}: spells can't be cast.", effect=ban.label)
                raise scene.error(Problem.ILLEGAL, said)
        obj = asked.board.obj(it.source) if isinstance(it, Resolve) else None
        if not isinstance(it, Resolve) or obj is None or it.spell:
            continue
        ban = use_ban(asked.board, obj, it.ability) if it.ability.cost else None
        if ban is not None:
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "{effect}: abilities of {it} can't be activated.",
                    effect=ban.label,
                    it=obj.name,
                ),
            )
