""" "Its trigger deals 2 to the Bear and 1 to Bob": divided as it triggers (601.2d)."""

from bot.engine.effects import Trigger
from bot.engine.inside import walk
from bot.engine.instructions import Ability, DealDamage
from bot.engine.question import Preference
from bot.errors import Problem
from bot.scenario.casting.dividing import division_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import open_combat
from bot.scenario.scene.trigger_aimed import note_aimed
from bot.scenario.words.asked_back import HOW_DIVIDED
from bot.scenario.words.syntax import Clause
from bot.worded import joined, worded


@handles("divide")
def divide_trigger(scene: Scene, clause: Clause) -> None:
    """She divides it as 2 to the Bear and 1 to Bob: what her Titan's trigger deals."""
    who = scene.player(clause.get("who")) if clause.get("who") is not None else ""
    found = [(it, part) for it in scene.draft.things for part in _divided(it, who)]
    if len(found) != 1:
        raise scene.not_read()
    ((host, does),) = found
    names = targeted(scene, clause.get("to"), host.controller)
    told = division_of(scene, clause, names, Ability((does,)), None)
    whole = sum(points for _, points in told)
    if isinstance(does.amount, int) and whole != does.amount:
        raise scene.error(Problem.AMBIGUOUS, HOW_DIVIDED)
    chosen = tuple(name for name, _ in told)
    scene.draft.preferences += [
        Preference(host.controller, together=chosen),
        Preference(host.controller, division=told),
    ]
    note_aimed(scene, clause, chosen)
    said = joined([worded("{n} to {name}", n=n, name=name) for name, n in told])
    scene.draft.tell(worded("{source}: {division}.", source=host.id, division=said))


def all_to_one(scene: Scene, clause: Clause) -> bool:
    """ "Her Titan attacks, the trigger deals 3 to my 2/2": all of it to that."""
    combat, n = open_combat(scene), clause.get("n")
    if combat is None or combat.blocks or "trigger" not in clause.text.lower().split():
        return False
    things = (scene.draft.thing(name) for name, _ in combat.attackers)
    found = [(it, part) for it in things if it is not None for part in _divided(it, "")]
    if len(found) != 1 or n is None or n.value != found[0][1].amount:
        return False
    ((host, does),) = found
    names = targeted(scene, clause.get("to"), host.controller)
    if len(names) != 1:
        return False
    scene.draft.preferences.append(Preference(host.controller, together=(names[0],)))
    note_aimed(scene, clause, names)
    said = worded("{n} to {name}", n=does.amount, name=names[0])
    scene.draft.tell(worded("{source}: {division}.", source=host.id, division=said))
    return True


def _divided(it: DraftThing, who: str) -> list[DealDamage]:
    if not it.on_board or (who and it.controller != who):
        return []
    found = [
        part
        for one in it.abilities.statics
        if isinstance(one, Trigger)
        for part in walk(one.do)
        if isinstance(part, DealDamage) and part.divided
    ]
    return list(dict.fromkeys(found))  # "enters or attacks" are two
