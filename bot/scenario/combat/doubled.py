"""Damage told of nobody's in an attack: is it the attack's own?"""

from itertools import pairwise

from bot.citation import Game
from bot.engine.question import Hit
from bot.errors import Problem, QuestionError
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


def is_the_attack(scene: Scene, clause: Clause, hits: list[Hit]) -> bool:
    """ "A 2/2 attacks and Bob takes 2": as much as all that attack him deal (510.1b).

    They are not blocked then, and nothing is dealt besides. "It deals 2 damage to Bob"
    is said of one of them.
    """
    combat = open_combat(scene)
    if scene.game is not Game.MTG or combat is None or combat.over or len(hits) != 1:
        return False
    (hit,) = hits
    told = clause.get("source") is not None
    blocked = {name for _, name in combat.blocks}
    meeting = [
        name
        for name, goal in combat.attackers
        if goal == hit.recipient and (not told or name == hit.source)
    ]
    found = [it for it in map(scene.draft.thing, meeting) if it is not None]
    if not found or not _may_be_theirs(scene, clause, found):
        return False
    power = sum(it.power or 0 for it in found if it.id not in blocked)
    if power != hit.amount:
        return False
    combat.unblocked |= {*meeting} - blocked
    return True


def _may_be_theirs(scene: Scene, clause: Clause, attackers: list[DraftThing]) -> bool:
    """Whether the damage that *clause* tells of can be all that *attackers* deal."""
    who = clause.get("who")
    if who is not None and scene.player(who) != attackers[0].controller:
        return False
    if clause.get("source") is not None:
        if any(it.abilities.activated for it in attackers) or is_besides(clause):
            return False
    elif combat_said(clause) is not None:
        return False
    plain = not any("double strike" in it.keywords for it in attackers)
    return plain and not clause.get("unp")


def is_besides(clause: Clause) -> bool:
    """ "It deals 2 more damage", noncombat damage."""
    words = set(clause.text.lower().split())
    return bool(words & _BESIDES) or combat_said(clause) is False


_BESIDES = frozenset("more another additional extra also again would".split())


def doubled(scene: Scene, clause: Clause, hits: list[Hit]) -> QuestionError | None:
    """ "I attack with Serra Angel. He takes 4.": not 4 besides the Angel's.

    What to say where whoever is hit is under attack and nothing is said to deal it, or
    what attacks him, unless as much comes of what is told.
    """
    combat = open_combat(scene)
    if scene.game is not Game.MTG or combat is None:
        return None
    attacks = set(combat.attackers)
    if clause.get("source") is not None:
        told = all((it.source, it.recipient) in attacks for it in hits)
        if not told or is_besides(clause) or clause.get("unp"):
            return None
        if any(_deals_itself(scene, it.source) for it in hits):
            return None
        blocked = {name for _, name in combat.blocks}
        combat.unblocked |= {it.source for it in hits} - blocked
        return leave_out(scene)
    if clause.get("who") is not None:
        return None
    attacked = {goal for _, goal in attacks} & {it.recipient for it in hits}
    return leave_out(scene) if attacked else None


def _deals_itself(scene: Scene, name: str) -> bool:
    """Whether something it has may deal damage besides its attack."""
    it = scene.draft.thing(name)
    return it is None or bool(it.abilities.activated)


def leave_out(scene: Scene) -> QuestionError:
    """What to say of damage that is told beside the attack that deals it."""
    return scene.error(Problem.AMBIGUOUS, _is_it_that())


def _is_it_that() -> str:
    return worded(
        "Is that the combat damage? Leave it out then: it is dealt anyway. "
        "Otherwise say what deals it."
    )


@before(Game.MTG)
def dealt_while_fighting(parse: Parse, clauses: Clauses) -> Clauses:
    """ "My 2/2 deals 2 damage to a 3/3 while blocking it": that is the fight's own.

    Raises QuestionError (AMBIGUOUS).
    """
    for dealt, fought in pairwise(clauses):
        meanwhile = fought.kind in {"attack", "block"} and fought.lead
        by_things = any(
            isinstance(it, Thing) and it.card is None
            for it in parts_of(dealt.get("source"))
        )
        if dealt.kind == "damage" and by_things and meanwhile:
            if set(fought.lead) <= _MEANWHILE:
                raise parse.error(Problem.AMBIGUOUS, _is_it_that(), dealt.place)
    return clauses


_MEANWHILE = frozenset({"while", "as", "that", "which"})


def in_an_attack(scene: Scene, clause: Clause) -> bool:
    """ "Bob takes 5 from an unblocked 5/5": what deals it attacks (CR 510.1b)."""
    if scene.game is not Game.MTG or combat_said(clause) is False:
        return False
    hurt = any(isinstance(part, Thing) for part in parts_of(clause.get("to")))
    return any(
        {"unblocked", "attacking"} & {*part.of("status")}
        or (part.noun == "attacker" and hurt)
        for part in parts_of(clause.get("source"))
        if isinstance(part, Thing)
    )


def is_blocked(scene: Scene, dealers: list[DraftThing]) -> bool:
    """Whether a block of any of *dealers* was told: it deals its damage there."""
    combat = open_combat(scene)
    blocked = {name for _, name in combat.blocks} if combat is not None else set()
    return any(it.id in blocked for it in dealers)


def combat_said(clause: Clause) -> bool | None:
    """True for combat damage, False for other damage, None if not said."""
    said = clause.get("dk")
    return None if said is None else said in {"combat", "battle", "attack"}
