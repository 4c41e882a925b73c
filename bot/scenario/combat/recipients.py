"""Who is dealt damage that is told of."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.combat.damaged_as_him import check_who_he_is
from bot.scenario.combat.dealers import aimed, taker
from bot.scenario.combat.unaimed import unaimed
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.unit_as_him import unit_as_him
from bot.scenario.words.syntax import Clause, Person
from bot.worded import worded


def _attacked_by(scene: Scene, it: DraftThing) -> list[str]:
    """ "He hits me with an ally, then a 2 damage spell": me again, not his ally."""
    combat = last_combat(scene)
    pairs = combat.attackers if combat is not None else []
    goals = [goal for name, goal in pairs if name == it.id]
    return goals if all(map(scene.draft.thing, goals)) else []


def recipients(
    scene: Scene, clause: Clause, to: object, dealers: list[DraftThing]
) -> list[str]:
    """The ids of all who are dealt the damage that *clause* tells of."""
    if clause.get("toit"):
        return [taker(scene, clause)]
    if to is None:
        last = scene.last_damage
        if last is not None and last[1]:
            return list(dict.fromkeys(last[1]))
        spoken = [
            it
            for it in scene.focus
            if it not in dealers and it.kinds & {"unit", "ally", "champion"}
        ]
        if scene.game is not Game.MTG and len(spoken) == 1:
            return _attacked_by(scene, spoken[0]) or [spoken[0].id]
        if scene.game is Game.GRAND_ARCHIVE:
            return unaimed(scene, dealers)
        pool = [it for it in scene.focus if it not in dealers]
        kept_from = scene.sole_shielded()
        if len(pool) == 1 and kept_from in {"", pool[0].id}:
            return [pool[0].id]
        if pool and kept_from:
            raise scene.error(
                Problem.AMBIGUOUS, worded("Whom is this damage dealt to?")
            )
        if not pool and (me := unaimed(scene, dealers)):
            return me
        if kept_from:
            return [kept_from]
        raise scene.error(Problem.AMBIGUOUS, worded("Whom is this damage dealt to?"))
    if scene.game is Game.RIFTBOUND:
        to = unit_as_him(to)  # "It deals 5 to him": players are dealt nothing
    for part in parts_of(to):
        check_who_he_is(scene, part, dealers)
    names = aimed(scene, clause, to)
    (part, *_) = (*parts_of(to), None)
    if isinstance(part, Person) and part.kind == "he" and scene.game is Game.MTG:
        # "He takes 3 from my 3/3": who does is no 3/3 that deals it to itself.
        own = {it.id for it in dealers}
        names = [scene.he(part) if it in own else it for it in names]
    if scene.game is Game.RIFTBOUND and set(names) & set(scene.draft.players):
        raise scene.error(
            Problem.ILLEGAL,
            worded(
                "In Riftbound units are dealt damage, not players: say which unit is."
            ),
            clause.place,
            ("A spell deals 3 damage to my 4 Might unit.",),
        )
    for it in filter(None, map(scene.draft.thing, names)):
        if scene.game is not Game.MTG and it.kinds & {"action", "spell"}:
            raise scene.error(
                Problem.ILLEGAL,
                worded("{it} can't be dealt damage.", it=it.id),
                clause.place,
            )
    if clause.get("source") is None:
        names = [it for it in names if it not in {d.id for d in dealers}]
    return names
