"""He drains me for 2: life lost on one side, gained on the other."""

from bot.engine.acts import Redirect
from bot.engine.inside import holds
from bot.engine.instructions import GainLife, LoseLife
from bot.engine.values import Named
from bot.errors import Problem
from bot.scenario.casting.choosing import prefer
from bot.scenario.happening.happening import do
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.trigger_aimed import aims_triggers
from bot.scenario.words.asked_back import WHICH_DAMAGE
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


@handles("drainby")
def drained_by_trigger(scene: Scene, clause: Clause) -> None:
    """ "Her Elf dies and she drains Bob": whom what triggers is aimed at."""
    who = scene.who(clause)
    if not aims_triggers(scene, who):
        if "damage" in clause.text.lower().split():
            said = WHICH_DAMAGE
            raise scene.error(Problem.AMBIGUOUS, said, clause.place)
        raise scene.error(
            Problem.AMBIGUOUS, worded("Who loses life here, and who gains it?")
        )
    prefer(scene, who, targeted(scene, clause.get("to"), who))


@handles("redirecting")
def sent_on(scene: Scene, clause: Clause) -> None:
    """ "I block with my Reckoner and send the damage at Bob": by its trigger."""
    if _sent_by_effect(scene, clause):
        return
    aiming = [it for it in scene.draft.players if aims_triggers(scene, it)]
    if len(aiming) != 1:
        raise scene.error(Problem.AMBIGUOUS, WHICH_DAMAGE, clause.place)
    prefer(scene, aiming[0], targeted(scene, clause.get("to"), aiming[0]))


@handles("drain")
def drain(scene: Scene, clause: Clause) -> None:
    """My Vampire drains each opponent for 1: no damage, and one gain of life."""
    if clause.get("who") is None:
        # "I get drained for 2": by the one opponent there is.
        names = [scene.other(it) for it in targeted(scene, clause.get("to"))[:1]]
    else:
        names = targeted(scene, clause.get("who"))
    who = names[0] if len(names) == 1 else ""
    thing = scene.draft.thing(who)
    if thing is not None:
        who = thing.controller
    scene.subject = who or scene.subject  # whose opponents "each opponent" are
    losing = targeted(scene, clause.get("to"), who)
    if not who or any(scene.draft.thing(it) for it in losing):
        raise scene.error(
            Problem.AMBIGUOUS, worded("Who loses life here, and who gains it?")
        )
    n = number(scene, clause.get("n"))
    for it in losing:
        told = scene.says(it, "You lose {n} life.", "{who} loses {n} life.", n=n)
        do(scene, it, told, LoseLife(n, Named(it)))
    total = n * len(losing)
    told = scene.says(who, "You gain {n} life.", "{who} gains {n} life.", n=total)
    do(scene, who, told, GainLife(total, Named(who)))
    scene.draft.assume(
        worded("To drain is taken to mean: life is lost and gained, no damage dealt.")
    )
    scene.subject = who


def _sent_by_effect(scene: Scene, clause: Clause) -> bool:
    """ "I have Pariah on his 4/4. The damage goes to the 4/4": what Pariah does."""
    named = [it for it in parts_of(clause.get("to")) if isinstance(it, Thing)]
    words = clause.text.lower().split()
    if len(named) != 1 or "goes" not in words or not scene.draft.script:
        return False
    ids = {it.id for it in scene.thing(named[0])}
    return any(
        {it.id, it.attached_to} & ids and holds(it.abilities.statics, Redirect)
        for it in scene.draft.things
        if it.on_board
    )
