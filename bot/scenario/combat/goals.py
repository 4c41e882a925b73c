"""Whom an attack is aimed at."""

from bot.citation import Game
from bot.engine.effects import Trigger
from bot.engine.inside import walk
from bot.engine.question import Resolve
from bot.errors import Problem
from bot.scenario.casting.choosing import prefer
from bot.scenario.casting.dealt_by_spell import is_thrown
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.sides import aim_entering, trigger_of
from bot.scenario.combat.attackers import (
    attacking_player,
    check_there,
    one_walker,
    side_of,
    wielding_it,
)
from bot.scenario.combat.joining import (
    default_goal,
    join,
    rather_attack,
)
from bot.scenario.combat.met import is_whoever_defends, take_to_block
from bot.scenario.combat.nobodys import whose_attack
from bot.scenario.combat.taken_over import (
    other_side,
)
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.him import walker_meant
from bot.scenario.scene.making import champion
from bot.scenario.scene.meaning import once_each
from bot.scenario.scene.scene import HANDLERS, Scene, take_as
from bot.scenario.scene.trigger_aimed import sends_damage
from bot.scenario.words.asked_back import WHAT_ATTACKS
from bot.scenario.words.syntax import Clause, Person, Thing

HITS = frozenset({"hits", "hit", "connects", "connected"})


def words(clause: Clause) -> set[str]:
    """The words of *clause*, however they are written."""
    return {*clause.text.lower().split()}


def is_otherwise(
    scene: Scene, clause: Clause, who: str, what: object, targets: object
) -> bool:
    """Take it for what it is, where a spell is thrown or a weapon wielded."""
    if targets is not None and is_thrown(scene, what):
        # "He hits me with Lightning Bolt."
        scene.subject = who or scene.subject
        aimed = {"who": clause.get("who"), "card": what, "to": targets}
        take_as(scene, clause, "cast", aimed)
        return True
    if HITS & words(clause) and (played := trigger_of(scene, what)) is not None:
        # "He plays Riptide Rex and hits my unit with it": no attack, its ability.
        names = goals_of(scene, targets, played.controller)
        aim_entering(scene, played, Use(played.controller, names, []))
        scene.focus = [*filter(None, map(scene.draft.thing, names))]
        return True
    if sends_damage(scene, clause, who):
        take_as(scene, clause, "drainby", {"who": clause.get("who"), "to": targets})
        return True
    read = scene.parse.words[clause.place.start : clause.place.end]
    if HITS & {*read} and (struck := hits_back(scene, clause)) is not None:
        scene.subject = struck.controller  # whose opponent has "face"
        names = goals_of(scene, targets, struck.controller)
        prefer(scene, struck.controller, names)
        scene.focus = [it for it in scene.draft.things if it.id in names] or [struck]
        return True
    if (wielding := wielding_it(scene, clause, who)) is not None:
        HANDLERS["weaponattack"](scene, wielding)
        return True
    return False


def sides(
    scene: Scene, who: str, what: object, targets: object
) -> tuple[str, list[str]]:
    """Who attacks, "" where nothing tells it, and whom or what."""
    if not who and scene.game is not Game.MTG:
        # Nobody is named: "a 4 Might unit attacks a 5 Might unit" – mine attacks.
        who = side_of(scene, what)
        if not who and what is not None and not side_of(scene, targets):
            who = whose_attack(scene)
    unsaid = {"a", ""} if scene.game is Game.MTG else {"a"}
    nobodys = [
        it
        for it in parts_of(targets)
        if isinstance(it, Thing) and it.det in unsaid and it.owner is None
    ]
    goals = goals_of(scene, targets, who or (side_of(scene, what) if nobodys else ""))
    return who or attacking_player(scene, what, goals), goals


def aim(
    scene: Scene,
    combat: Combat,
    clause: Clause,
    attackers: list[DraftThing],
    goals: list[str],
    met: list[DraftThing],
) -> list[str]:
    """Let *attackers* attack, and those that are only *met* block; whom they attack."""
    targets = one_walker(clause.get("at"))
    if targets is not None and not goals:
        goals = goals_of(scene, targets, combat.attacker)
    goals = [it for it in goals if it not in {one.id for one in met}]
    told = None if goals else defender_told(scene, combat.attacker)
    goals = goals or [told.id if told else default_goal(scene, combat.attacker)]
    combat.cleave = clause.get("cleave") is not None
    if targets is None and told is None:
        combat.unaimed = not combat.attackers
    elif targets is not None:
        rather_attack(scene, combat, attackers, goals[0])
    join(scene, combat, attackers, goals)
    take_to_block(scene, combat, attackers, met)
    return goals


def goals_of(scene: Scene, targets: object, who: str) -> list[str]:
    """Who or what is attacked: players, planeswalkers, units."""
    found: list[str] = []
    for part in parts_of(targets):
        if isinstance(part, Person):
            if (walker := walker_meant(scene, part)) is not None:
                scene.notice([walker])
                found.append(walker.id)
                continue
            name = scene.player(part)
            if scene.game is Game.GRAND_ARCHIVE:
                name = champion(scene, name).id
            found.append(name)
        elif isinstance(part, Thing):
            owner = scene.other(who) if who and len(scene.draft.players) == 2 else ""
            if owner and is_whoever_defends(scene, part):
                found.append(owner)
                continue
            if not who and part.owner is None and scene.has_me:
                owner = ""
            some = other_side(scene, part, owner)
            some = some or once_each(scene, part, owner, found, new=part.det == "a")
            check_there(scene, part, some)
            scene.notice(some)
            if owner:
                _of_whoever_is_attacked(scene, some, owner)
            found += [it.id for it in some]
    return found


def _of_whoever_is_attacked(
    scene: Scene, attacked: list[DraftThing], owner: str
) -> None:
    """ "Karn has 6 loyalty. I attack Karn": nobody said whose, and mine can't be."""
    for it in attacked:
        supposed = "supposed controller" in it.said and "planeswalker" in it.kinds
        if supposed and it.controller != owner:
            it.controller = it.owner = owner
            said = scene.says(
                owner, "{it} is yours.", "{it} belongs to {who}.", it=it.id
            )
            scene.draft.assume(said)


# What a trigger of a creature that was dealt damage hits: told as if it hit that.
def hits_back(scene: Scene, clause: Clause) -> DraftThing | None:
    """ "He shocks my Reckoner and it hits his face": the Reckoner, by its trigger."""
    what = parts_of(clause.get("what"))
    bare = len(what) == 1 and isinstance(what[0], Thing) and what[0].noun in _IT
    last = next(iter(reversed(all_entries(scene))), None)
    if not bare or last is None or not isinstance(last.what, Resolve):
        return None
    struck = {name for slot in last.what.chosen for name in slot}
    found = [
        it
        for it in scene.draft.things
        if it.id in struck
        if any(isinstance(one, Trigger) and one.aims for one in walk(it.abilities))
    ]
    return found[0] if last.harms and len(found) == len(struck) == 1 else None


_IT = frozenset({"it", "which"})


# "I attack with my 3/3. The defender is a 2/2": that is what is attacked.
_DEFENDS = frozenset({"called blocker", "blocking"})
_SIZES = frozenset({"size", "life", "power"})


def defender_told(scene: Scene, who: str) -> DraftThing | None:
    """What is said to defend where *who* attacks and nobody says what.

    Raises QuestionError (AMBIGUOUS) where it is told of behind: it is told first then.
    """
    if scene.game is not Game.GRAND_ARCHIVE:
        return None
    told = [
        it
        for it in scene.draft.things
        if it.said & _DEFENDS and it.on_board and "attacking" not in it.flags
        if it.controller != who or "default controller" in it.said
    ]
    if len(told) == 1:
        told[0].controller = told[0].owner = scene.other(who)
        return told[0]
    kinds = {it.kind for it in scene.following}
    if "intercept" not in kinds and any(map(_tells_of_one, scene.following)):
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_ATTACKS,
            scene.clause.place if scene.clause else None,
            ("My 3/3 ally attacks their 2/2 ally. …",),
        )
    return None


def _tells_of_one(clause: Clause) -> bool:
    """ "The defending ally has 4 life", "the defender is a 2/2"."""
    what = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    if (
        clause.kind not in {"is", "isa", "life"}
        or len(what) != 1
        or what[0].det != "the"
    ):
        return False
    as_what = clause.get("as")
    specs = clause.get("specs") or (as_what.specs if as_what is not None else ())
    sized = any(it.kind in _SIZES for it in specs)
    one = "ally" in what[0].of("noun") and "blocking" in what[0].of("status")
    return one or (sized and "blocker" in what[0].of("noun"))
