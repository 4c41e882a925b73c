"""Who is dealt damage that is told of."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.combat.dealers import aimed, taker
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.him import asks_whether_he_dies
from bot.scenario.scene.making import champion
from bot.scenario.scene.meaning import self
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.words.asked_back import WHOM_DEALT
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.small_words import OF_A_PLAYER
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded


def _attacked_by(scene: Scene, it: DraftThing) -> list[str]:
    """ "He hits me with an ally, then a 2 damage spell": me again, not his ally."""
    combat = last_combat(scene)
    pairs = combat.attackers if combat is not None else []
    goals = [goal for name, goal in pairs if name == it.id]
    return goals if all(map(scene.draft.thing, goals)) else []


def _who_is_attacked(scene: Scene, pool: list[DraftThing]) -> list[str]:
    """ "Bob's 3/3 attacks me, 3 damage": it deals that, and takes none."""
    combat = open_combat(scene)
    if scene.game is not Game.MTG or combat is None or combat.over or not pool:
        return []
    goals = dict(combat.attackers)
    found = {goals.get(it.id, "") for it in pool}
    return list(found) if len(found) == 1 and "" not in found else []


def recipients(
    scene: Scene, clause: Clause, to: object, dealers: list[DraftThing]
) -> list[str]:
    """The ids of all who are dealt the damage that *clause* tells of."""
    if clause.get("toit"):
        taken = taker(scene, clause)
        return [self(scene, taken) if taken in scene.draft.players else taken]
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
        if clause.get("source") is None and (attacked := _who_is_attacked(scene, pool)):
            return attacked
        kept_from = scene.sole_shielded()
        if len(pool) == 1 and kept_from in {"", pool[0].id}:
            return [pool[0].id]
        if pool and kept_from:
            raise scene.error(Problem.AMBIGUOUS, WHOM_DEALT)
        if not pool and (me := unaimed(scene, dealers)):
            return me
        if kept_from:
            return [kept_from]
        raise scene.error(Problem.AMBIGUOUS, WHOM_DEALT)
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


# "A spell deals 5 to him": a unit, where players are dealt no damage.
_HIM = frozenset({"he", "him", "she", "her"})


def unit_as_him(to: object) -> object:
    """*to*, with a pronoun for a unit instead of one for a person."""
    parts = parts_of(to)
    if not any(getattr(it, "name", "") in _HIM for it in parts):
        return to
    units = tuple(
        Thing("it", it.place, label="it") if getattr(it, "name", "") in _HIM else it
        for it in parts
    )
    return Several(units, units[0].place)


# Damage of which nobody says to whom: "Bob's spell deals 5 damage".
def unaimed(scene: Scene, dealers: list[DraftThing]) -> list[str]:
    """The asker, or his champion, of whom it is assumed; none where that can't be.

    Raises QuestionError (AMBIGUOUS) where a third player may be meant, or the other.
    """
    of = dealers[0].controller if dealers else ""
    me = "me" if scene.has_me else scene.subject
    if scene.game is Game.GRAND_ARCHIVE:
        doubtful = of == me and bool(of)
        combat = last_combat(scene)
        at = dict(combat.attackers) if combat is not None else {}
        if goals := [at[it.id] for it in dealers if it.id in at]:
            return goals  # the damage of its attack
        name = me if doubtful else champion(scene, me).id
    elif scene.game is Game.MTG and scene.has_me and of != me:
        doubtful, name = len(scene.draft.players) > 2, me
    else:
        return []
    if doubtful:
        raise scene.error(Problem.AMBIGUOUS, WHOM_DEALT)
    scene.draft.assume(worded("The damage is dealt to {who}.", who=scene.name(name)))
    return [name]


# Who is dealt damage as "he" or "him": a player, or a creature.
def check_who_he_is(
    scene: Scene, he: Thing | Person, dealers: list[DraftThing]
) -> None:
    """ "I have a Bear and he takes 3": the Bear, or a player nobody has spoken of?

    Nor does Bob's Shock hit Bob where it deals 2 damage "to him". Raises QuestionError.
    """
    if not isinstance(he, Person) or he.kind != "he" or he.name not in _ONE_LIVING:
        return
    if scene.game is not Game.MTG:
        return
    living = [it for it in scene.recent if it.on_board and it.power is not None]
    living = [it for it in living if it not in dealers]
    if not living:
        return
    player = scene.player(he)
    before = {it.text for it in scene.parse.tokens[: he.place.start]}
    owners = {it.controller for it in dealers}
    unspoken = player == "opponent" and not before & (OPPONENTS | OF_A_PLAYER)
    unspoken = unspoken and "me" not in owners
    own = player in owners and player != "opponent"
    if unspoken and not own and asks_whether_he_dies(scene):
        return  # of the creature
    if unspoken or own:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who is “{person}” here?", person=he.name),
            he.place,
            [living[-1].id, scene.name(player)],
        )


_ONE_LIVING = frozenset(["he", "she", "him", "her"])
