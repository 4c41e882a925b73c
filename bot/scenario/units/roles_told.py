"""Who is called the attacker attacks: "my 2 Might unit fights a 6 Might attacker"."""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.people import ME
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded

_FIGHTING = frozenset("fights fight faces battles vs versus against".split())


@before(Game.RIFTBOUND)
def roles_told(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses with sides changed where the one that comes first defends."""
    del parse
    return tuple(map(_by_role, clauses))


def _by_role(clause: Clause) -> Clause:
    what, at = clause.get("what"), clause.get("at")
    if clause.kind != "attack" or what is None or at is None:
        return clause
    if _FIGHTING.isdisjoint(clause.text.lower().split()):
        return clause
    called = _called(at, "attacker") or _called(what, "blocker")
    if not (called or _defends_by_keywords(what, at)):
        return clause
    slots = {**clause.slots, "what": what, "attacker": at}
    del slots["at"]
    return replace(clause, kind="defendagainst", slots=slots)


def _defends_by_keywords(what: Several, at: Several) -> bool:
    """ "3 Might with Shield 2 vs 5 Might": what is of use to a defender alone tells.

    Not where a verb stands between them: "attacks against".
    """
    if at.place.start - what.place.end > 1:
        return False
    first, second = _keywords(what), _keywords(at)
    shielded = "shield" in first and "shield" not in second
    return "assault" not in first and (shielded or "assault" in second)


def _keywords(value: Several) -> set[str]:
    things = (it for it in parts_of(value) if isinstance(it, Thing))
    return {str(said).split()[0] for it in things for said in it.of("keyword")}


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
        bare = it.id.split()[0] in _ROLES and not it.label and it.toughness is None
        if bare and it.id not in names:
            raise scene.error(Problem.AMBIGUOUS, worded("Which one is meant?"))
