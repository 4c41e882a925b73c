"""Who is called the attacker attacks: "my 2 Might unit fights a 6 Might attacker"."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.people import ME
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import MY_OR_HIS
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import all_of, worded

_FIGHTING = frozenset("fights fight faces battles vs versus against".split())


@before(Game.RIFTBOUND)
def roles_told(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses with sides changed where the one that comes first defends."""
    clauses = _told_behind(parse, clauses)
    told = tuple(
        clause if turn_told(parse) else _by_role(parse, clause) for clause in clauses
    )
    fights = [it for it in told if it.kind in _FIGHTS]
    if len(fights) == 1 and _is_bare_fight(parse, fights[0]) and not turn_told(parse):
        parse.memory[_UNDIRECTED] = True
    return told


_UNDIRECTED = "nobody said who attacks"
_FIGHTS = frozenset("attack mightattack defend defendagainst defenders".split())


def turn_told(parse: Parse) -> bool:
    """ "It is my turn": whoever's it is attacks."""
    pairs = pairwise(parse.words)
    return any(it == "turn" and whose in MY_OR_HIS | {"'s"} for whose, it in pairs)


def _told_behind(parse: Parse, clauses: Clauses) -> Clauses:
    """ "My unit fights his. He attacks": who of them attacks, and no more fights."""
    found = list(clauses)
    fights = [it for it in found if it.kind in _FIGHTS]
    if len(fights) != 2 or not _is_bare_fight(parse, fights[0]):
        return clauses
    fight, behind = fights
    who = behind.get("who")
    if {*behind.slots} != {"who"} or not isinstance(who, Person):
        return clauses
    what, at = fight.get("what"), fight.get("at")
    (mine, *_), (other, *_) = parts_of(what), parts_of(at)
    owners = [it.owner for it in (mine, other) if isinstance(it, Thing) and it.owner]
    sides = [it.kind == "me" for it in owners]
    if sides not in ([True, False], [False, True]):
        return clauses
    found.remove(behind)
    if (sides[0] == (who.kind == "me")) != (behind.kind == "attack"):
        slots = {**fight.slots, "what": what, "attacker": at}
        del slots["at"]
        turned = replace(fight, kind="defendagainst", slots=slots)
        found[found.index(fight)] = turned
    return tuple(found)


def _is_bare_fight(parse: Parse, clause: Clause) -> bool:
    """ "My 4 Might unit fights his", "A vs B": who attacks is not said."""
    what, at = clause.get("what"), clause.get("at")
    if clause.kind != "attack" or what is None or at is None:
        return False
    return at.place.start - what.place.end <= 1 and _fights(parse, clause)


def _fights(parse: Parse, clause: Clause) -> bool:
    """Whether they fight, by the words that are read: "a fight of X and Y"."""
    place = clause.place
    words = parse.words[place.start : place.end]
    return not _FIGHTING.isdisjoint((*words, *clause.text.lower().split()))


def _by_role(parse: Parse, clause: Clause) -> Clause:
    what, at = clause.get("what"), clause.get("at")
    if clause.kind != "attack" or what is None or at is None:
        return clause
    if not _fights(parse, clause):
        return clause
    called = _called(at, "attacker") or _called(what, "blocker")
    told = _is_bare_fight(parse, clause)
    told = told and defends_by_keywords(_keywords(what), _keywords(at))
    if not (called or told):
        return clause
    slots = {**clause.slots, "what": what, "attacker": at}
    del slots["at"]
    return replace(clause, kind="defendagainst", slots=slots)


def defends_by_keywords(first: set[str], second: set[str]) -> bool:
    """ "3 Might with Shield 2 vs 5 Might": what is of use to a defender alone tells."""
    shielded = "shield" in first and "shield" not in second
    return "assault" not in first and (shielded or "assault" in second)


def _keywords(value: Several) -> set[str]:
    things = (it for it in parts_of(value) if isinstance(it, Thing))
    return {str(said).split()[0] for it in things for said in it.of("keyword")}


@after(Game.RIFTBOUND)
def told_later(scene: Scene) -> None:
    """ "My unit fights his. Mine has Shield 2": so mine defends, told later or not."""
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    if not scene.parse.memory.get(_UNDIRECTED) or len(fights) != 1:
        return
    (fight,) = fights
    attackers = [name for name, _ in fight.attackers]
    had = (borne(scene, attackers), borne(scene, fight.defenders))
    if not fight.defenders or not defends_by_keywords(*had):
        return
    who = fight.attacker
    fight.attacker = scene.other(who)
    fight.attackers = [(name, who) for name in fight.defenders]
    fight.defenders = attackers
    fight.told = [
        worded(
            "{names} against {listed}.",
            names=all_of(attackers),
            listed=all_of([name for name, _ in fight.attackers]),
        )
    ]
    for name in (*attackers, *dict(fight.attackers)):
        if (it := scene.draft.thing(name)) is not None:
            it.flags ^= {"attacking", "blocking"} if it.flags & _FLAGS else set()


_FLAGS = frozenset({"attacking", "blocking"})


def borne(scene: Scene, names: list[str]) -> set[str]:
    """The keywords that any of *names* has, without their numbers."""
    things = (it for it in map(scene.draft.thing, names) if it is not None)
    return {str(said).split()[0] for it in things for said in it.keywords}


@before(Game.RIFTBOUND)
def which_of_his(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I attack his 4 Might unit and his 2 Might unit. His unit has Tank": which?

    Raises QuestionError (AMBIGUOUS).
    """
    told: Counter[str] = Counter()
    for clause in sorted(clauses, key=lambda it: it.place.start):
        who = clause.get("who")
        parts = [it for slot in _SIDES for it in parts_of(clause.get(slot))]
        things = [it for it in parts if isinstance(it, Thing)]
        bare = clause.kind == "is" and len(things) == 1 and _only_owned(things[0])
        for it in things:
            owner = it.owner or (who if clause.kind == "have" else None)
            if not isinstance(owner, Person):
                continue
            whose = owner.name if owner.kind == "name" else str(owner.kind == "me")
            if bare and told[whose] > 1:
                raise parse.error(Problem.AMBIGUOUS, WHICH_ONE, it.place)
            if it.of("might") or it.of("size"):
                told[whose] += it.count or 1
    return clauses


_SIDES = ("what", "at", "blocker", "attacker")


def _only_owned(it: Thing) -> bool:
    bare = all(one.kind == "noun" for one in it.specs)
    return it.noun == "unit" and bare and not (it.label or it.plural)


@before(Game.RIFTBOUND)
def nobodys_sides(parse: Parse, clauses: Clauses) -> Clauses:
    """ "A 2 Might unit with Tank defends. I attack with 4 Might": it is not mine.

    Nor is an attacker that nobody is told to own, where a defender is nobody's too.
    """
    had = _had(clauses)
    told = [it for it in clauses if it.kind == "defend" and _nobodys(it, had)]
    hits = [it for it in clauses if it.kind in _ATTACKS]
    if len(told) != 1 or not (ME | {"my"}) & {*parse.words}:
        return clauses
    mine = any(_of_me(it) for it in hits)
    found: list[Clause] = []
    for clause in clauses:
        if mine and clause is told[0]:
            clause = _owned(clause)
        elif not mine and clause.kind in {"attack", "is"} and _nobodys(clause, had):
            called = clause.kind == "attack" or _called(clause.get("what"), "attacker")
            clause = _owned(clause) if called and clause.get("at") is None else clause
        found.append(clause)
    return tuple(found)


_ATTACKS = frozenset({"attack", "mightattack"})


def _had(clauses: Clauses) -> frozenset[tuple[object, ...]]:
    """What "the 3-Might unit" is that somebody has been told to have."""
    told = (it for it in clauses if it.kind == "have" and it.get("who") is not None)
    things = (it for clause in told for it in parts_of(clause.get("what")))
    return frozenset(_known_by(it) for it in things if isinstance(it, Thing))


def _known_by(it: Thing) -> tuple[object, ...]:
    called = (it.label,) if it.label else (*it.of("might"), *it.of("size"))
    return it.noun, *called


def _nobodys(clause: Clause, had: frozenset[tuple[object, ...]]) -> bool:
    """Whether nobody is told to have what *clause* speaks of; *had* somebody has."""
    parts = parts_of(clause.get("what"))
    return clause.get("who") is None and bool(parts) and all(
        isinstance(it, Thing) and it.owner is None and not it.is_pronoun
        and not (it.det != "a" and _known_by(it) in had)
        for it in parts
    )  # fmt: skip


def _of_me(clause: Clause) -> bool:
    who = clause.get("who")
    owners = (it.owner for it in parts_of(clause.get("what")) if isinstance(it, Thing))
    return any(isinstance(it, Person) and it.kind == "me" for it in (who, *owners))


def _owned(clause: Clause) -> Clause:
    """*clause* of things of the opponent."""
    said = clause.get("what")
    parts = tuple(
        replace(it, owner=Person("opponent", place=it.place))
        for it in parts_of(said)
        if isinstance(it, Thing)
    )
    what = Several(parts, said.place)
    return replace(clause, slots={**clause.slots, "what": what})


def _called(value: object, role: str) -> bool:
    things = [it for it in parts_of(value) if isinstance(it, Thing)]
    return any(role in (it.noun, *it.of("noun")) for it in things)


_ROLES = frozenset({"attacker", "defender"})
# Who is told by nothing else is one of those that fight.
_WHOSE = frozenset({"mine", "his", "hers", "theirs"})


@after(Game.RIFTBOUND)
def whoever_fights(scene: Scene) -> None:
    """ "Both attackers are stunned. Two 3 Might attack": no others attack besides.

    Raises QuestionError (AMBIGUOUS) where something is only called so and of no size.
    """
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    names = {
        name
        for fight in fights
        for name in (
            *(one for one, _ in fight.attackers),
            *(one for pair in fight.blocks for one in pair),
            *fight.defenders,
        )
    }
    for it in scene.draft.things if fights else ():
        called = scene.parse.said(*it.place).lower() in _WHOSE
        bare = called or it.id.partition(" ")[0] in _ROLES
        bare = bare and not it.label and it.toughness is None
        if bare and it.id not in names:
            raise scene.error(Problem.AMBIGUOUS, WHICH_ONE)
