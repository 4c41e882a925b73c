"""Which of the amounts a card says is told: "Burst Lightning deals 4 damage to it".

It deals 4 only if it was kicked. Who tells that it does tells that it was.
"""

from dataclasses import replace

from bot.cards.facts import abilities_of
from bot.engine.effects import DamageWatch, Effect
from bot.engine.inside import holds, inside
from bot.engine.instructions import DealDamage, If, Instruction
from bot.engine.question import Hit, Resolve
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.claims import Claim
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.naming import spotted
from bot.worded import worded


def as_dealt(scene: Scene, made: DraftThing, points: int) -> None:
    """Let what *made* has just done deal *points*, where that hangs on something.

    Beside what could change the amount it has to come out so (Problem.AMBIGUOUS).
    """
    entry = next(
        (it for it in reversed(all_entries(scene)) if it.source == made.id), None
    )
    if entry is None or not isinstance(entry.what, Resolve):
        return
    resolved = entry.what
    do = tuple(_told(it, points) for it in resolved.ability.do)
    if do == resolved.ability.do:
        return
    if not _may_change(scene, made):
        entry.what = replace(resolved, ability=replace(resolved.ability, do=do))
        return
    doubt = scene.error(
        Problem.AMBIGUOUS,
        worded(
            "{card} deals {points} only under a condition: “{text}” Say whether it "
            "holds.",
            card=made.label or made.id,
            points=points,
            text=made.face.text if made.face else "",
        ),
        None,
    )
    hits = tuple(
        Hit(made.id, name, points, False) for slot in resolved.chosen for name in slot
    )
    assert scene.clause is not None
    scene.claims.append(Claim(scene.clause, doubt, hits))


def _may_change(scene: Scene, made: DraftThing) -> bool:
    """Whether an effect may change the amount: of what is there, or told of behind."""
    there = [it.abilities.statics for it in scene.draft.things if it is not made]
    names = {
        name
        for cards in spotted(scene.parse).values()
        for card in cards
        for name in card.names
        if made.card is None or name != made.card.ref
    }
    faces = (scene.parse.catalogue.card(it).face for it in names)
    there += [abilities_of(scene.game, it).statics for it in faces]
    effects = [it for statics in there for it in statics if isinstance(it, Effect)]
    return holds(tuple(effects), DamageWatch)


def _told(instruction: Instruction, points: int) -> Instruction:
    """*instruction*, or the one side of it that deals *points*."""
    if not isinstance(instruction, If):
        return instruction
    then, else_ = (_deals(it, points) for it in (instruction.do, instruction.otherwise))
    if then and not else_ and _deals(instruction.otherwise):
        return replace(instruction, otherwise=instruction.do)
    return instruction


def _deals(instructions: object, points: int | None = None) -> bool:
    dealt = [it.amount for it in inside(instructions, DealDamage)]
    return bool(dealt) if points is None else points in dealt
