"""Attacks of Grand Archive: cleave, weapons, several attacks in a turn."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.draft import Combat, DraftThing
from bot.scenario.fighting import _anonymous, _default_goal, _join, combat_of
from bot.scenario.making import champion, default_owner
from bot.scenario.parsing import Parse
from bot.scenario.phrases import parts_of
from bot.scenario.scene import Scene, handles
from bot.scenario.steps import Clauses, after, before
from bot.scenario.syntax import Clause, Person, Quantity, Thing
from bot.scenario.telling import number
from bot.scenario.timing import last_combat
from bot.scenario.unit_happening import on_field

_HITS = frozenset("hit hits hitting smack smacks slap slaps swing swings".split())


@before(Game.GRAND_ARCHIVE)
def hits_are_attacks(parse: Parse, clauses: Clauses) -> Clauses:
    """ "His ally hits me for 4" is an attack; "deals 4 to me" need not be one."""
    found: list[Clause] = []
    for clause in clauses:
        words = set(clause.text.lower().split())
        sources = parts_of(clause.get("source"))
        unit = bool(sources) and all(
            isinstance(it, Thing)
            and it.noun not in {"spell", "source", "ability"}
            and not _is_action(parse, it)
            for it in sources
        )
        if clause.kind == "damage" and words & _HITS and unit and not clause.get("dk"):
            slots = {"what": clause.get("source"), "at": clause.get("to"),
                     "n": clause.get("n")}  # fmt: skip
            clause = replace(clause, kind="attack", slots=slots)
        found.append(clause)
    return tuple(found)


def _is_action(parse: Parse, thing: Thing) -> bool:
    from bot.scenario.bearing import is_spell

    if thing.card is None:
        return False
    return any(is_spell(parse.catalogue.card(name).face) for name in thing.card.names)


@handles("attacks")
def several_attacks(scene: Scene, clause: Clause) -> None:
    """He makes two attacks: their numbers follow."""
    who = scene.player(clause.get("who"))
    scene.subject = who
    times = clause.get("times")
    scene.parse.memory["attacks"] = (who, times)


@handles("nthattack")
def nth_attack(scene: Scene, clause: Clause) -> None:
    """The first is 4 damage and the second is 4 damage."""
    known = scene.parse.memory.get("attacks")
    if known is None:
        raise scene.error(Problem.AMBIGUOUS, "Which attack is this?", clause.place)
    who, _ = known
    quantity: Quantity = clause.get("n")
    it = _anonymous(scene, who, number(scene, quantity), quantity.place)
    combat = combat_of(scene, who, fresh=True)
    goal = _default_goal(scene, who)
    _join(scene, combat, [it], [goal])
    combat.closed = combat.over = True
    scene.draft.tell(f"{it.id} attacks {goal}.")
    scene.last_damage = (clause, [goal])


@handles("hit")
def two_hits(scene: Scene, clause: Clause) -> None:
    """Hit for 7, then another 7."""
    from bot.scenario.dealing import damage

    for slot in ("n", "n2"):
        slots = {"n": clause.get(slot)}
        damage(scene, replace(clause, kind="damage", slots=slots))


@after(Game.GRAND_ARCHIVE)
def spread_cleave(scene: Scene) -> None:
    """Cleave makes all units of a player defenders."""
    for entry in scene.draft.script:
        combat = entry.what
        if not isinstance(combat, Combat) or not combat.attackers:
            continue
        attacker = scene.draft.thing(combat.attackers[0][0])
        assert attacker is not None
        if "cleave" in attacker.keywords:
            combat.cleave = True
        if not combat.cleave:
            continue
        player = scene.other(combat.attacker)
        champion(scene, player)
        units = [it for it in on_field(scene, player)]
        combat.attackers = [(attacker.id, it.id) for it in units]
        names = ", ".join(it.id for it in units)
        scene.draft.tell(f"With cleave every unit of {scene.name(player)} is a "
                         f"defender: {names}.")  # fmt: skip


@after(Game.GRAND_ARCHIVE)
def powers_and_lives(scene: Scene) -> None:
    """Who deals combat damage needs a power, an ally that is dealt damage a life."""
    for entry in scene.draft.script:
        combat = entry.what
        if not isinstance(combat, Combat):
            continue
        fighting = [name for name, _ in combat.attackers]
        fighting += [name for name, _ in combat.blocks]
        for name in dict.fromkeys(fighting):
            it = scene.draft.thing(name)
            if it is not None and it.power is None:
                _want(scene, it, "power")
        struck = [goal for _, goal in combat.attackers]
        struck += [name for _, name in combat.blocks]
        for name in dict.fromkeys(struck):
            it = scene.draft.thing(name)
            if it is not None and it.toughness is None and "champion" not in it.kinds:
                _want(scene, it, "life")


def _want(scene: Scene, it: DraftThing, what: str) -> None:
    from bot.scenario.syntax import Place

    start, end = it.place
    scene.missing.append((f"the {what} of {scene.describe(it)}", Place(start, end)))


__all__ = ["Person", "Zone", "default_owner", "last_combat"]
