"""Attacks as they are told: who attacks, with what, and whom."""

from collections.abc import Iterator

from bot.citation import Game
from bot.engine.question import NextTurn
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.sides import on_field
from bot.scenario.combat.aside_shields import check_shields
from bot.scenario.combat.attackers import (
    check_can_attack,
    check_seen,
    check_whose,
    is_rested,
    nothing_told,
    one_walker,
    only_assumed,
    side_of,
)
from bot.scenario.combat.blocking import DECLARED
from bot.scenario.combat.goals import HITS, aim, is_otherwise, sides, words
from bot.scenario.combat.joining import (
    check_not_elsewhere,
    combat_of,
    default_goal,
    join,
    join_at_battlefield,
    tell_attack,
)
from bot.scenario.combat.met import met_by
from bot.scenario.combat.nobodys import take_for
from bot.scenario.combat.taken_over import (
    anonymous,
    by_power,
    check_powers,
    check_sum,
    hasty,
    no_attack,
    spoken_of,
    swinging,
    they_attack,
)
from bot.scenario.combat.told_late import is_fresh
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.doers import taken_over
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.fought_over import fighters
from bot.scenario.scene.meaning import number
from bot.scenario.scene.one_of_group import SOME
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.scene.undeclared import ATTACKS, Told, gained_by_now
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.asked_back import NOT_BLOCKED, WHAT_ATTACKS
from bot.scenario.words.numbers_asked import HOW_MANY_ATTACK
from bot.scenario.words.syntax import Clause, Person, Quantity, Several, Thing
from bot.worded import worded

_THROUGH = HITS | {"through"}


def _check_count(scene: Scene, clause: Clause) -> None:
    """ "I'm facing three attackers, a 2/2 and a 3/3": which is the third?"""
    said, what = clause.get("k"), clause.get("what")
    if said is None or clause.get("at2") is not None:
        return
    things = [it for it in parts_of(what) if isinstance(it, Thing)]
    if sum(it.count or 1 for it in things) != number(scene, said):
        raise scene.error(Problem.AMBIGUOUS, HOW_MANY_ATTACK, clause.place)


@handles("attack")
def attack(scene: Scene, clause: Clause) -> None:
    """My 3/3 attacks Bob; he swings four 1/1s at me; she attacks for 5."""
    _check_count(scene, clause)
    check_shields(scene, clause)
    if clause.get("at2") is not None:
        _check_who_attacks(scene, clause)
        for slots in _apart(clause):
            take_as(scene, clause, "attack", slots)
        return
    if (only := no_attack(scene, clause)) is not None:
        HANDLERS[only.kind](scene, only)
        return
    clause = they_attack(scene, clause)
    who = swinging(scene, clause) or scene.who(clause)
    what = _sent(clause)
    who = _in_this_turn(scene, clause, what) or who
    targets = one_walker(clause.get("at"))
    if is_otherwise(scene, clause, who, what, targets):
        return
    who, goals = sides(scene, who, what, targets)
    scene.subject = who or scene.subject
    if clause.get("total") is not None:
        _total(scene, clause, who, goals)
        return
    attackers = _attackers(scene, clause, who, what, goals)
    stolen = bool(attackers) and taken_over(scene, attackers[0], who)
    if attackers and attackers[0].controller and not stolen:
        who = attackers[0].controller
    check_can_attack(scene, attackers)
    if scene.game is not Game.MTG and any(it.id in goals for it in attackers):
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_ATTACKS,
            clause.place,
        )
    check_seen(scene, clause, attackers, goals, who if stolen else "")
    rested = tuple(it.id for it in attackers if is_rested(scene, it))
    fresh, met = is_fresh(scene, clause, attackers), met_by(scene, goals)
    if fresh:
        _check_unblocked(scene, clause, attackers)
    if scene.timing in {"then", "same_turn", "response"}:
        scene.timing = ""
    combat = combat_of(scene, who, fresh=fresh)
    declared = scene.parse.memory.setdefault(DECLARED, {})
    declared |= {("", it.id): clause.place for it in attackers}
    attacking = {name for name, _ in combat.attackers}
    times = clause.get("times") or 1
    if isinstance(times, Quantity):
        times = number(scene, times)
    if scene.game is Game.RIFTBOUND:
        join_at_battlefield(scene, combat, attackers, targets, goals)
    else:
        goals = aim(scene, combat, clause, attackers, goals, met)
    if scene.game is not Game.MTG:
        names = tuple(it.id for it in attackers)
        cleave = clause.get("cleave") is not None
        gained = gained_by_now(scene)
        told = Told(combat, clause.place, names, tuple(goals), rested, cleave, gained)
        scene.parse.memory.setdefault(ATTACKS, []).append(told)
    for _ in range(times - 1):
        combat.closed = True
        combat = combat_of(scene, who, fresh=True)
        join(scene, combat, attackers, goals)
    if clause.get("ub") is not None and not met:
        combat.unblocked |= {it.id for it in attackers}
    hits = clause.get("who") is None and scene.game is Game.MTG
    alone = {name for name, _ in combat.attackers} <= {it.id for it in attackers}
    if hits and alone and HITS & words(clause):
        combat.dealt = True  # "His 5/5 hits me. He bolts me": that comes behind it
    if {it.id for it in attackers} <= attacking and _THROUGH & words(clause):
        combat.unblocked |= {it.id for it in attackers}
        scene.parse.memory.setdefault(SOME, []).append((combat, clause.place))
    tell_attack(scene, combat, attackers, goals)
    attacked = [*(it for it in map(scene.draft.thing, goals) if it), *met]
    unnamed = what is None and all(not it.named for it in attackers)
    # "It" that is attacked goes on being what is spoken of.
    pronoun = any(isinstance(it, Thing) and it.is_pronoun for it in parts_of(targets))
    kept = (unnamed or pronoun) and attacked
    scene.focus = attacked if kept else [*attackers, *met]
    passive = [it for it in scene.begun_with(clause, targets) if it in attacked]
    if scene.game is not Game.MTG and passive and not kept:
        scene.focus = [*passive, *attackers]  # "Mine is attacked by his. It …": either
    if combat.cleave:
        scene.focus = on_field(scene, scene.other(who)) or scene.focus
    scene.notice(attackers)


def _check_unblocked(scene: Scene, clause: Clause, attackers: list[DraftThing]) -> None:
    """ "He blocks my 4/4. It connects": no second attack of it, and blocked.

    Raises QuestionError (AMBIGUOUS).
    """
    now = open_combat(scene)
    once = not scene.timing and now is not None and not now.over
    if scene.game is not Game.MTG or not once or not HITS & words(clause):
        return
    blocked = {attacker for _, attacker in now.blocks} if now else set()
    again = clause.get("again") is not None or "again" in words(clause)
    if attackers and {it.id for it in attackers} <= blocked and not again:
        raise scene.error(Problem.AMBIGUOUS, NOT_BLOCKED, clause.place)


def _in_this_turn(scene: Scene, clause: Clause, what: object) -> str:
    """ "… and I discard nothing, then another ally attacks": whoever's turn it is.

    Only they attack; "" where whose it is is said, or nothing has attacked yet.
    """
    if scene.game is not Game.GRAND_ARCHIVE or clause.get("who") is not None:
        return ""
    if what is None or side_of(scene, what) or len(scene.draft.players) != 2:
        return ""
    told = [it.what for it in scene.draft.script]
    turns = [n for n, it in enumerate(told) if isinstance(it, NextTurn)]
    now = told[turns[-1] + 1 :] if turns else told
    sides = {it.attacker for it in now if isinstance(it, Combat)}
    return sides.pop() if len(sides) == 1 else ""


def _apart(clause: Clause) -> Iterator[dict[str, object]]:
    """ "I attack Bob with the 2/2 and Alice with the 3/3": one attack for each."""
    for nth in ("", "2", "3"):
        if clause.get(f"at{nth}") is not None:
            slots = {name: clause.get(name + nth) for name in ("at", "what")}
            yield {"who": clause.get("who")} | slots


def _check_who_attacks(scene: Scene, clause: Clause) -> None:
    """ "Bob attacks me with a 5/5 and Carol with a 3/3": attacks me, or is attacked?

    Raises QuestionError (AMBIGUOUS).
    """
    first, second = (parts_of(clause.get(slot)) for slot in ("at", "at2"))
    if clause.get("at3") is not None or " at " in clause.text:
        return  # "a 5/5 at me and a 4/4 at Ann"
    people = [it for it in (*first, *second) if isinstance(it, Person)]
    if [it.kind for it in people] == ["me", "name"]:
        if scene.parse.word(people[1].place.start - 1) not in {"and", ","}:
            return  # "attacks me with a 5/5 and attacks Carol with a 3/3"
        who = scene.player(people[1])
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Does {who} attack, or is {who} attacked?", who=who),
            people[1].place,
            (f"… and attacks {who} with …", f"… and {who} attacks me with …"),
        )


def _sent(clause: Clause) -> object:
    """What attacks, with what attacks beside it; None where that is not said."""
    what, beside = clause.get("what"), clause.get("beside")
    if beside is None:
        return what
    return Several((*parts_of(what), *parts_of(beside)), clause.place)


def _attackers(
    scene: Scene, clause: Clause, who: str, what: object, goals: list[str]
) -> list[DraftThing]:
    amount = clause.get("n")
    if what is None and amount is not None:
        return by_power(scene, clause, who)
    if what is None:
        mine = [
            it for it in scene.focus
            if it.controller == who and it.zone is Zone.BATTLEFIELD
            and it.kinds & {"creature", "unit", "ally", "planeswalker"}
        ]  # fmt: skip
        known = [
            it for it in scene.draft.things
            if it.controller == who and it.zone is Zone.BATTLEFIELD
            and it.kinds & {"creature", "unit", "ally"} and "utility" not in it.flags
        ]  # fmt: skip
        if mine or (len(known) == 1 and not hasty(scene, who)):
            behind = scene.told_last if clause.get("elided") else None
            if behind is not None and scene.parse.word(behind.start) == "one":
                return mine[:1] or known  # "One of my two 2/2s has …, and attacks"
            if mine and len(mine) < len(known) and not clause.get("elided"):
                _check_all_meant(scene, clause)
            return mine or known
        new = hasty(scene, who)
        about = new or spoken_of(scene, clause, who)
        if about and not (new and known):
            return about
        raise nothing_told(scene)
    found: list[DraftThing] = []
    for part in parts_of(what):
        if isinstance(part, Person):
            raise scene.error(
                Problem.SYNTAX, worded("A player cannot be sent to attack."), part.place
            )
        some = own_instead(scene, part, who, fighters(scene, part, who, found))
        check_not_elsewhere(scene, part, some, who, goals)
        check_whose(scene, part, who, some)
        for it in some:
            back = part.noun in {"it", "which"} and not only_assumed(it)
            unsaid = part.owner is None and "chosen controller" not in it.said
            if unsaid and (who or not back):
                take_for(scene, it, who)
            it.said.add("chosen controller")
        found += some
    check_powers(scene, found, clause)
    for it in found:
        it.needs_size = True
    scene.notice(found)
    return found


def _check_all_meant(scene: Scene, clause: Clause) -> None:
    """ "I have a 3/3. I have a 2/2. I attack.": with both, or with the 2/2?

    Raises QuestionError (AMBIGUOUS).
    """
    if "with" in words(clause):
        return  # "… with all but the 2/2"
    said = scene.parse.said(clause.place.start, clause.place.end)
    raise scene.error(
        Problem.AMBIGUOUS,
        worded("Which of them attack? Say it in a sentence of its own."),
        clause.place,
        (f"{said} with all of them",),
    )


def _total(scene: Scene, clause: Clause, who: str, goals: list[str]) -> None:
    """Attackers total 6: one attacking side with that Might."""
    quantity: Quantity = clause.get("total")
    total = number(scene, quantity)
    attackers = (
        _attackers(scene, clause, who, clause.get("what"), goals)
        if clause.get("what") is not None
        else []
    )
    if not who:
        who = (
            attackers[0].controller
            if attackers
            else (scene.other("me") if scene.has_me else default_owner(scene))
        )
    if attackers:
        check_sum(scene, sum(it.power or 0 for it in attackers), total)
    else:
        attackers = [anonymous(scene, who, total, quantity.place)]
    combat = combat_of(scene, who)
    if scene.game is Game.RIFTBOUND:
        join_at_battlefield(scene, combat, attackers, clause.get("at"), goals)
    else:
        join(scene, combat, attackers, [default_goal(scene, who)])
    tell_attack(scene, combat, attackers, [])
    # Nobody speaks on of a total: "attackers total 4. Does it die?" is who defends.
    attacked_ones = [it for it in scene.focus if it.controller not in {who, ""}]
    attacked_ones = [it for it in attacked_ones if it.kinds & {"unit", "ally"}]
    named = clause.get("what") is not None
    scene.focus = attackers if named or not attacked_ones else attacked_ones


# "I attack with it": one of mine, though another's was spoken of last.
_FIGHTERS = frozenset({"unit", "ally", "champion"})


def own_instead(
    scene: Scene, part: Thing, who: str, found: list[DraftThing]
) -> list[DraftThing]:
    """*found*, or what *who* spoke of last, where "it" has just fought *who*."""
    combat = last_combat(scene)
    if scene.game is Game.MTG or part.noun != "it" or not who or combat is None:
        return found
    against = {*combat.defenders} if combat.attacker == who else set()
    if not found or any(it.id not in against or it.controller == who for it in found):
        return found
    own = (
        it
        for it in reversed(scene.recent)
        if it.controller == who and it.on_board and it.kinds & _FIGHTERS
    )
    return [next(own, found[0])]
