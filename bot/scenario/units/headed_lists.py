""" "Two units: one with 4 Might, one with 2 Might": the list says which the two are."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.specs import apply_specs
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing

_SIZES = frozenset({"size", "might", "power", "life"})
_BEFORE = frozenset({",", ":", "-", "("})
_UNITS = frozenset({"unit", "ally"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def headed_lists(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses with "two units" left out where the two are told right behind."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        if clause.kind == "enlist" and last is not None:
            slot, value = _last_list(last)
            both = (*_things(value), *_things(clause.get("what")))
            each = _told_each(parse, both)
            if each != both and len(each) < len(both):
                slots = {**last.slots, slot: _like(value, each)}
                place = replace(last.place, end=clause.place.end)
                found[-1] = replace(last, slots=slots, place=place)
                continue
        if clause.kind == "is" and clause.text.lower().startswith(_OTHERS):
            clause = replace(clause, kind="othersare")
        slots = {name: _in_slot(parse, value) for name, value in clause.slots.items()}
        found.append(replace(clause, slots=slots))
    return tuple(found)


_OTHERS = ("the others", "the other one", "the other two", "the rest", "the other has")


@handles("othersare")
def others_are(scene: Scene, clause: Clause) -> None:
    """ "One has Tank and 4 Might. The others have 2 Might": those of no size yet."""
    focus = [it for it in scene.focus if it.toughness is None]
    if not focus or len(focus) == len(scene.focus):
        take_as(scene, clause, "is")
        return
    for it in focus:
        apply_specs(scene, it, clause.get("specs"))
    scene.notice(focus)


@handles("eachhave")
def each_have(scene: Scene, clause: Clause) -> None:
    """Each of my two allies has 2 life: they are there, and all are so."""
    things = scene.things(clause.get("what"), new=True)
    if len(things) == 1:
        # "Mine attacks his. Each of them has …": one alone is no "them".
        things = scene.things(_as_both(clause.get("what")))
    for it in things:
        apply_specs(scene, it, clause.get("specs"))
    scene.notice(things)
    scene.focus = things


def _as_both(value: object) -> Several:
    parts = tuple(
        replace(it, det="both") if isinstance(it, Thing) and it.noun == "them" else it
        for it in parts_of(value)
    )
    return Several(parts, parts[0].place)


def _last_list(clause: Clause) -> tuple[str, Any]:
    """The slot of *clause* that ends with several units, and what stands in it."""
    for slot in ("what", "with", "blocker", "at", "to"):
        value = clause.get(slot)
        things = _things(value)
        if things and _is_head(things[-1]):
            return slot, value
    return "", ()


def _things(value: object) -> tuple[object, ...]:
    if isinstance(value, tuple):
        return value
    return tuple(parts_of(value)) if isinstance(value, Several) else ()


def _like(value: object, parts: tuple[object, ...]) -> object:
    if not isinstance(value, Several):
        return parts
    kept = tuple(it for it in parts if isinstance(it, Thing | Person))
    return replace(value, parts=kept)


def _in_slot(parse: Parse, value: object) -> object:
    things = _things(value)
    each = _told_each(parse, things) if len(things) > 1 else things
    return _like(value, each) if each != things else value


def _is_head(thing: object) -> bool:
    return (
        isinstance(thing, Thing)
        and thing.noun in _UNITS
        and (thing.count or 0) > 1
        and not thing.label
        and not any(it.kind in _SIZES for it in thing.specs)
    )


def _told_each(parse: Parse, things: Sequence[object]) -> tuple[object, ...]:
    """*things* with each head that as many others follow replaced by those."""
    for at, head in enumerate(things):
        if not isinstance(head, Thing) or not _is_head(head):
            continue
        ones = _ones(head, things[at + 1 :])
        if not ones or parse.word(ones[0].place.start - 1) not in _BEFORE:
            continue
        count = head.count or 0
        left = count - sum(it.count or 1 for it in ones)
        each = tuple(_one(head, it) for it in ones)
        if left == 0:
            return (*things[:at], *each)
        if left > 0 and all(it.noun == "thing" for it in ones):
            rest = replace(head, count=left, plural=left > 1)
            return (*things[:at], *each, rest)
    return tuple(things)


def _ones(head: Thing, behind: Sequence[object]) -> list[Thing]:
    """The units told behind *head*; none where something else is."""
    found: list[Thing] = []
    for it in behind:
        if not isinstance(it, Thing) or it.owner is not None or it.label or it.card:
            return []
        if it.noun == "creature" and not it.det and found:
            # "One with 4 Might and Tank": no other unit.
            keywords = all(spec.kind == "keyword" for spec in it.specs)
            if not keywords:
                return []
            found[-1] = found[-1].also(*it.specs)
        elif it.noun in {"thing", "creature", head.noun} and it.det in {"", "a"}:
            found.append(it)
        else:
            return []
    return found


def _one(head: Thing, one: Thing) -> Thing:
    own = tuple(it for it in one.specs if it.kind != "noun")
    det = one.det or "a"
    return replace(
        head, specs=(*head.specs, *own), count=one.count, plural=one.plural, det=det,
        place=one.place,
    )  # fmt: skip
