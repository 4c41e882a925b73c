"""Names of units whose size is told further on: "Vex defends. Vex has 3 Might"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing

_SIZES = frozenset({"size", "might", "power", "life"})
_PRONOUNS = frozenset({"it", "he", "she"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def sized_later(parse: Parse, clauses: Clauses) -> Clauses:
    """Take note of the names that a clause behind tells the size of."""
    sized: set[str] = parse.memory.setdefault("sized", set())
    clauses = tuple(
        _said_of_theirs(clauses[:at], _said_of_it(it)) for at, it in enumerate(clauses)
    )
    for at, clause in enumerate(clauses):
        if clause.kind != "is" or not _tells_size(clause):
            continue
        labels = _labels(clause)
        if not labels and at and _is_pronoun(clause):
            labels = _labels(clauses[at - 1])
        if len(labels) == 1:
            sized |= labels
    return clauses


def _said_of_it(clause: Clause) -> Clause:
    """ "She has 4 Might and Assault 2": no unit of a player, but what a unit has."""
    who, held = clause.get("who"), clause.get("what")
    if clause.kind != "have":
        return clause
    elided = who is None and clause.get("elided") is not None
    if not elided and (not isinstance(who, Person) or who.kind != "he"):
        return clause
    one = held[0] if isinstance(held, tuple) and len(held) == 1 else None
    if not isinstance(one, Thing) or one.noun != "creature" or one.det or one.count:
        return clause
    if one.label or one.owner or not any(it.kind in _SIZES for it in one.specs):
        return clause
    name = "it" if who is None else who.name
    it = Thing("it", clause.place, label=name)
    slots = {"what": Several((it,), clause.place), "specs": one.specs, "spoken": name}
    return replace(clause, kind="is", slots=slots)


def _said_of_theirs(before: Clauses, clause: Clause) -> Clause:
    """ "His unit is stunned. His is 4 Might": the one told of without a size."""
    said = next(iter(clause.text.lower().split()), "")  # as typed
    held = clause.get("what")
    if clause.kind != "have" or said not in _WHOSE or not isinstance(held, tuple):
        return clause
    one = held[0] if len(held) == 1 else None
    if not isinstance(one, Thing) or not any(it.kind in _SIZES for it in one.specs):
        return clause
    there = [
        part
        for earlier in before
        for slot in ("what", "at", "to", "on", "blocker", "attacker")
        for part in _parts(earlier.get(slot))
        if isinstance(part, Thing)
        and part.owner is not None
        and (part.owner.kind == "me") == (said == "mine")
        and part.noun in {"unit", "ally"}
    ]
    if not there or any(
        it.plural or it.count or it.label or _is_sized(it) for it in there
    ):
        return clause
    unit = replace(there[0], place=clause.place)
    slots = {"what": Several((unit,), clause.place), "specs": one.specs}
    return replace(clause, kind="is", slots=slots)


def _is_sized(thing: Thing) -> bool:
    return any(it.kind in _SIZES for it in thing.specs)


def _parts(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else tuple(parts_of(value))


_WHOSE = frozenset("mine his hers theirs".split())


def _tells_size(clause: Clause) -> bool:
    return any(it.kind in _SIZES for it in clause.get("specs") or ())


def _labels(clause: Clause) -> set[str]:
    return {
        part.label.lower()
        for slot in ("what", "at", "to")
        for part in parts_of(clause.get(slot))
        if isinstance(part, Thing) and part.noun == "label"
    }


def _is_pronoun(clause: Clause) -> bool:
    parts = parts_of(clause.get("what") or clause.get("who"))
    return any(
        (isinstance(it, Person) and it.name in _PRONOUNS)
        or (isinstance(it, Thing) and it.noun == "it")
        for it in parts
    )
