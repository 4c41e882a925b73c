"""Damage dealt by hand: who deals how much to whom."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.assigned import REST
from bot.engine.question import Deal, Hit
from bot.errors import Problem
from bot.scenario.casting.choosing import aims_own_trigger, of_the_fight
from bot.scenario.casting.dealt_by_spell import dealt_by_spell
from bot.scenario.casting.dividing_triggers import all_to_one
from bot.scenario.casting.points_said import check_dealt
from bot.scenario.casting.targeting import display
from bot.scenario.combat.assignable import assigned
from bot.scenario.combat.dealers import dealers_of, to_itself
from bot.scenario.combat.dealing_each import (
    deal_divided,
    deal_each,
    exempt,
    how_often,
    is_each,
)
from bot.scenario.combat.deals_on import one_resolution
from bot.scenario.combat.dealt_as_such import of_something_else
from bot.scenario.combat.dealt_before import dealt_before
from bot.scenario.combat.doubled import (
    combat_said,
    doubled,
    in_an_attack,
    is_blocked,
    is_the_attack,
    leave_out,
)
from bot.scenario.combat.either_kind import note_kind, strikes
from bot.scenario.combat.implied import attack_for, attack_of, goes_on_to_hit
from bot.scenario.combat.lethal import lethal_points
from bot.scenario.combat.pinging import by_ability, once_more, ping_told, pinged
from bot.scenario.combat.recipients import recipients
from bot.scenario.combat.retold_damage import other_fighter, retold
from bot.scenario.combat.sized_next import size_told_next
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import FORESEEN
from bot.scenario.scene.claims import Claim
from bot.scenario.scene.draft import DraftThing, Entry, begun
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.timing import open_combat, place
from bot.scenario.words.asked_back import WHOM_DEALT
from bot.scenario.words.numbers_asked import (
    HOW_ASSIGNED,
    HOW_BIG_FIRST,
    HOW_MUCH_DAMAGE,
)
from bot.scenario.words.syntax import Clause, Person, Quantity, Thing
from bot.worded import joined, worded


def _walkers(said: object) -> bool:
    """Whether only planeswalkers or battles are named: those are attacked (508.1b)."""
    kinds = [it.noun for it in parts_of(said) if isinstance(it, Thing)]
    return bool(kinds) and set(kinds) <= {"planeswalker", "battle"}


def _not_oneself(scene: Scene, clause: Clause, owner: str) -> str:
    """ "Hit me for 4 with a lifelinker": nobody hits themselves, the other one does."""
    at_me = any(
        isinstance(it, Person) and it.kind == "me" for it in parts_of(clause.get("to"))
    )
    alone = clause.get("elided") and owner == "me" and len(scene.draft.players) == 2
    return scene.other(owner) if at_me and alone else owner


def _whose_spell(scene: Scene, clause: Clause) -> str:
    """Who is told to have what deals the damage; "" if that is no spell."""
    parts = parts_of(clause.get("source"))
    one = parts[0] if len(parts) == 1 else None
    if not isinstance(one, Thing) or one.noun not in {"spell", "action"}:
        return ""
    return scene.player(one.owner) if one.owner is not None else ""


@handles("damage")
def damage(scene: Scene, clause: Clause) -> None:
    """A deals 3 damage to B; B takes 3 from A; A hits B for 3."""
    if of_something_else(scene, clause):
        raise scene.not_read()
    owner = _not_oneself(scene, clause, scene.who(clause))
    if owner:
        scene.subject = owner
    elif scene.game is not Game.MTG:
        # "His spell deals 2 damage to it and then attacks with a 3/3": he attacks.
        scene.subject = _whose_spell(scene, clause) or scene.subject
    if goes_on_to_hit(scene, clause):
        return
    if dealt_before(scene, clause) or dealt_by_spell(scene, clause):
        return
    named = clause.get("source") is not None
    if clause.get("ping") or (named and by_ability(scene, clause)):
        pool = dealers_of(scene, clause, owner, by_itself=True) if named else []
        if pinged(scene, clause, owner, pool):
            return
    if "attacked by" in clause.text.lower() and _walkers(clause.get("to")):
        slots = {"what": clause.get("source"), "at": clause.get("to")}
        take_as(scene, clause, "attack", slots)
        return
    groups = [(clause.get("n"), clause.get("to"))]
    for n in ("2", "3"):
        if clause.get("n" + n) is not None:
            groups.append((clause.get("n" + n), clause.get("to" + n)))
    if clause.get("source") is None and owner and _attacks(scene, clause):
        if clause.get("unp") is not None:
            # "… for 4 and that can't be prevented": told of the damage it deals.
            slots = {**clause.slots, "dk": "combat"}
            damage(scene, replace(clause, slots=slots))
            return
        attack_for(scene, clause, owner)
        return
    doubt = once_more(scene, clause, owner)
    if clause.get("split"):
        deal_divided(scene, clause, owner)
        return
    if any(is_each(to) for _, to in groups):
        if doubt is not None:
            raise doubt
        deal_each(scene, clause, groups, owner)
        return
    if clause.get("kind") and all_to_one(scene, clause):
        return
    dealers = dealers_of(scene, clause, owner)
    for it in dealers:
        it.flags.discard(FORESEEN)  # "choosing Shock. Shock deals 2 damage to me."
    if combat_said(clause) is not True and aims_own_trigger(scene, clause, dealers):
        return
    if _is_an_attack(scene, clause, dealers):
        attack_of(scene, dealers, clause.get("to"))
        now = open_combat(scene)
        if now is not None and "would" not in clause.text.lower().split():
            now.dealt = True
        return
    if in_an_attack(scene, clause) and not is_blocked(scene, dealers):
        raise leave_out(scene)
    hits: list[Hit] = []
    told: list[str] = []
    for amount, to in groups:
        names = _opponents(scene, to, dealers)
        names = names or recipients(scene, clause, to, dealers)
        names = _not_itself(scene, clause, to, names, dealers)
        spared = exempt(scene, clause, owner)
        names = [it for it in names if it not in spared]
        for it in dealers:
            points = _points(scene, amount, it, names)
            check_dealt(scene, it, points)
            combat = _is_combat(scene, clause)
            struck = all(name in scene.draft.players for name in names)
            combat = combat or (struck and strikes(scene, clause, it))
            for name in names:
                unpreventable = clause.get("unp") is not None
                hits.append(Hit(it.id, name, points, combat, unpreventable))
                told.append(_sentence(scene, it, name, points, combat, unpreventable))
    if not hits or to_itself(clause, hits):
        # "It deals 3 damage to it": whom, if not itself?
        raise scene.error(Problem.AMBIGUOUS, WHOM_DEALT, clause.place)
    # "I take 3. I take 3 again": that is no retelling.
    again = scene.parse.word(clause.place.end) == "again"
    if again and is_the_attack(scene, clause, hits):
        raise leave_out(scene)
    if not (_assigned(scene, clause, hits) or is_the_attack(scene, clause, hits)):
        doubt = doubt or doubled(scene, clause, hits) or retold(scene, clause, hits)
        _need_sizes(scene, hits)
        note_kind(scene, clause, hits)
        by = dealers[0].controller if dealers else owner
        times = how_often(scene, clause)
        if doubt is not None and again:
            raise doubt
        if doubt is not None:
            scene.claims.append(Claim(clause, doubt, tuple(hits)))
            times = 0
        one_resolution(scene, [it.id for it in dealers])
        for _ in range(times):
            for some in _one_by_one(scene, hits, told):
                deal(scene, [it for it, _ in some], by,
                     joined([begun(said) for _, said in some], " "))  # fmt: skip
    creatures = [it for it in map(scene.draft.thing, (h.recipient for h in hits)) if it]
    if creatures:
        scene.focus = list(dict.fromkeys(creatures))
    elif all("creature" in it.kinds for it in dealers):
        scene.focus = list(dealers)  # "It deals damage to me. It's a 4/4."
    scene.last_damage = (clause, [hit.recipient for hit in hits])


def _one_by_one(
    scene: Scene, hits: list[Hit], told: list[str]
) -> list[list[tuple[Hit, str]]]:
    """What is dealt together: what spells deal is not, for one resolves first."""
    found: list[list[tuple[Hit, str]]] = []
    for hit, said in zip(hits, told, strict=True):
        it = scene.draft.thing(hit.source)
        apart = it is not None and "spell" in it.kinds
        if not found or (apart and hit.source != found[-1][-1][0].source):
            found.append([])
        found[-1].append((hit, said))
    return found


def _assigned(scene: Scene, clause: Clause, hits: list[Hit]) -> bool:
    """ "The 3/3 deals 2 damage to the Bear and 1 to the Elf", which block it (510.1c).

    That is its combat damage, dealt once. Raises QuestionError (AMBIGUOUS) where it is
    not as much as the creature deals.
    """
    combat = open_combat(scene) if scene.game is Game.MTG else None
    it = scene.draft.thing(hits[0].source)
    if combat is None or it is None or any(hit.source != it.id for hit in hits):
        return False
    as_told = sum(hit.amount for hit in hits) == it.power
    as_told = as_told and not any(hit.unpreventable for hit in hits)
    if [(it.id, hit.recipient) for hit in hits] in [[pair] for pair in combat.blocks]:
        # what a blocker deals
        return as_told and (of_the_fight(scene, clause) or not it.abilities.activated)
    met = {hit.recipient for hit in hits}
    blockers = {by for by, name in combat.blocks if name == it.id}
    if not blockers & met or met - blockers - {*scene.draft.players}:
        return False
    its = clause.get("n") is None and of_the_fight(scene, clause)
    if len(hits) == 1 and not its and not (as_told and not it.abilities.activated):
        return False
    if its and len(hits) == 1:
        # All of it, however much that is by then.
        assigned(scene, combat, it.id, hits[0].recipient, REST)
        return True
    if not as_told:
        raise scene.error(Problem.AMBIGUOUS, HOW_ASSIGNED)
    for hit in hits:
        assigned(scene, combat, it.id, hit.recipient, hit.amount)
    return True


def deal(scene: Scene, hits: list[Hit], by: str, told: str = "") -> None:
    """Put simultaneous damage into the script."""
    entry = Entry(Deal(tuple(hits)), by, told, hits[0].source if hits else "", True)
    place(scene, entry, protective=False)


def _is_an_attack(scene: Scene, clause: Clause, dealers: list[DraftThing]) -> bool:
    """Creatures that deal combat damage as large as they are, to a player."""
    said = combat_said(clause) is True
    if scene.game is not Game.MTG or not (said or in_an_attack(scene, clause)):
        return False
    if clause.get("unp") is not None or clause.get("n2") is not None:
        return False
    (to, *more) = parts_of(clause.get("to")) or (None,)
    if more or not isinstance(to, Person):
        return False
    n = clause.get("n")
    return bool(dealers) and all(
        "creature" in it.kinds
        and it.power is not None
        and (n is None or it.power == n.value)
        and "double strike" not in it.keywords
        for it in dealers
    )


def _attacks(scene: Scene, clause: Clause) -> bool:
    """“He hits me for 5” in a game where that is an attack."""
    return (
        scene.game is Game.GRAND_ARCHIVE
        and clause.get("source") is None
        and clause.get("dk") is None
        and clause.get("kind") is None
        # "They deal 4 to my champion" need not be an attack.
        and not _NO_ATTACK & set(clause.text.lower().split())
    )


_NO_ATTACK = frozenset(
    "deal deals dealt ping pings pinged burn burns burned zap zaps zapped".split()
)


# By whether it is combat damage, and whether it cannot be prevented.
_DEALS = {
    (False, False): "{it} deals {points} damage to {who}.",
    (True, False): "{it} deals {points} combat damage to {who}.",
    (False, True): "{it} deals {points} unpreventable damage to {who}.",
    (True, True): "{it} deals {points} unpreventable combat damage to {who}.",
}


def _sentence(
    scene: Scene,
    it: DraftThing,
    name: str,
    points: int,
    combat: bool,
    unpreventable: bool,
) -> str:
    return worded(
        _DEALS[combat, unpreventable],
        it=it.id,
        points=points,
        who=display(scene, name),
    )


def _opponents(scene: Scene, to: object, dealers: list[DraftThing]) -> list[str]:
    """ "Bob's Sizzle deals 3 to each opponent": Bob's, whoever was spoken of before."""
    (part, *more) = parts_of(to) or (None,)
    one = isinstance(part, Person) and part.kind == "each opponent" and not more
    mine = dealers[0].controller if dealers else ""
    if not one or not mine:
        return []
    return [it for it in scene.draft.players if it != mine]


def _not_itself(
    scene: Scene,
    clause: Clause,
    to: object,
    names: list[str],
    dealers: list[DraftThing],
) -> list[str]:
    """ "A 3/3 attacks mine. Mine deals 5 damage to it": what it fights, not itself."""
    pointed = all(isinstance(it, Thing) and it.noun == "it" for it in parts_of(to))
    other = not {*names} <= {it.id for it in dealers} and to is not None
    if other or not pointed or "itself" in clause.text.lower():
        return names
    met = other_fighter(scene, dealers[0]) if len(dealers) == 1 else ""
    return [met] if met else names


def _points(
    scene: Scene, amount: Quantity | None, it: DraftThing, names: list[str]
) -> int:
    if amount is None and (ping := ping_told(scene, it)) is not None:
        return ping
    if amount is None:
        spell = bool(it.kinds & {"action", "spell", "instant", "sorcery"})
        if it.power is None and (spell or not it.kinds):
            raise scene.error(Problem.AMBIGUOUS, HOW_MUCH_DAMAGE)
        if it.power is None and (size := size_told_next(scene, it)) is not None:
            it.power, it.toughness = size
        if it.power is None:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(HOW_BIG_FIRST, it=it.id),
            )
        return it.power
    if amount.value == "lethal":
        return lethal_points(scene, names)
    return number(scene, amount)


def _is_combat(scene: Scene, clause: Clause) -> bool:
    if (said := combat_said(clause)) is not None:
        return said
    kind = clause.get("kind")
    if kind is not None and scene.game is not Game.MTG:
        return kind[0] in {"attack", "hit"}
    return clause.get("ub") is not None


def _need_sizes(scene: Scene, hits: list[Hit]) -> None:
    for hit in hits:
        thing = scene.draft.thing(hit.recipient)
        if thing is not None and thing.toughness is None:
            thing.needs_size = True
