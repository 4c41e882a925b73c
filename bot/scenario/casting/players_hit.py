"""Which players a question can mean: who was attacked or hit, or whose life changed."""

from bot.engine.inside import inside, walk
from bot.engine.instructions import DealDamage, GainLife, LoseLife
from bot.engine.question import Deal, Do, Resolve
from bot.engine.values import Filter, Named, Side, Who
from bot.scenario.casting.still_hit import still_hit
from bot.scenario.scene.aiming import aimed_by_last, all_entries, attackers_struck
from bot.scenario.scene.draft import Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat


def attacked_player(scene: Scene) -> str:
    """“… attacks me, no blocks. Dead?” asks about the player."""
    combat = last_combat(scene)
    if combat is not None and combat.blocks:
        return still_hit(scene, combat)
    if combat is None or not scene.focus or attackers_struck(scene, combat):
        return ""  # "… attacks me. I bolt it. Dead?" asks about what is bolted
    attacking = {name for name, _ in combat.attackers}
    goals = {goal for _, goal in combat.attackers}
    last = scene.draft.script[-1].what is combat and not (
        combat.before + combat.between
    )
    # Who only stands by, in a fight of which no more is told, is in no danger.
    spoken_of = {it.id for it in scene.focus}
    idle = last and spoken_of.isdisjoint(attacking | goals)
    if len(goals) == 1 and (idle or spoken_of <= attacking):
        (goal,) = goals
        return goal if goal in scene.draft.players else ""
    return ""


def attacked_players(scene: Scene, *, blocked: bool = False) -> list[str]:
    """ "He attacks Bob with a 3/3 and Carol with a 2/2. Who's dead?": those two.

    Nobody where something blocks, unless that is *blocked* all the same.
    """
    combat = last_combat(scene)
    if combat is None or (combat.blocks and not blocked):
        return []
    goals = dict.fromkeys(goal for _, goal in combat.attackers)
    return list(goals) if all(it in scene.draft.players for it in goals) else []


def dealt_to(scene: Scene) -> list[str]:
    """The players who are dealt damage as told: "It deals 2 to Ann. Who dies?"."""
    hits = (it for one in all_entries(scene) for it in _hits_of(scene, one))
    return [it for it in dict.fromkeys(hits) if it in scene.draft.players]


def _hits_of(scene: Scene, entry: Entry) -> list[str]:
    match entry.what:
        case Deal(hits=hits):
            return [hit.recipient for hit in hits]
        case Resolve(ability=told) | Do(do=told):
            whom = {
                who.players if isinstance(who, Filter) else who
                for part in inside(told, DealDamage)
                for who in walk(part.to)
                if isinstance(who, Filter | Who)
            }
            if {Side.ANY, Who.EACH_PLAYER} & whom:
                return list(scene.draft.players)
            if {Side.OPPONENT, Who.EACH_OPPONENT} & whom:
                return [it for it in scene.draft.players if it != entry.by]
    return []


def last_hit(scene: Scene) -> list[str]:
    """The players whom the last spell was aimed at: "I bolt him twice. Life?"."""
    return [name for name in aimed_by_last(scene) if name in scene.draft.players]


def life_changed(scene: Scene) -> list[str]:
    """The players of whose life the last thing told of is: "he gains 4. Life now?"."""
    entries = all_entries(scene)
    if not entries or not _life_changed(entries[-1]):
        return []
    return [name for it in entries for name in _life_changed(it)]


def _life_changed(entry: Entry) -> list[str]:
    """The players who are said to gain or to lose life there."""
    return [
        one.who.id
        for one in (entry.what.do if isinstance(entry.what, Do) else ())
        if isinstance(one, GainLife | LoseLife) and isinstance(one.who, Named)
    ]
