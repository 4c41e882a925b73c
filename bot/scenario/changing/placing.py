"""Where what is said instead of something stands among what was told."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.scenario.changing.edits import Story, When
from bot.scenario.changing.meant import same_again
from bot.scenario.changing.script import Told
from bot.scenario.words.syntax import Clause, Person, Several, Thing


def in_place(
    told: Told, order: list[int], story: Story, added: list[list[int]]
) -> list[int]:
    """The order with what is said instead of something in its place.

    Instead of what an earlier follow-up *added* it stands there.
    """
    for edit, numbers in zip(story.added, added, strict=True):
        order = [it for it in order if it not in edit.dropped]
        if edit.event is None:
            continue
        if edit.event in order:
            order = place = _there_first(told, order, edit.event, numbers)
        else:
            place = next((it for it in added if edit.event in it), [])
        if not place:
            continue
        at = place.index(edit.event)
        if edit.when is When.INSTEAD:
            place[at : at + 1] = numbers
        elif edit.when is When.DETAIL:
            for number in numbers:
                new = told.clauses[number]
                old = told.clauses[edit.event]
                slots = {**old.slots, **_detail(old, new)}
                told.clauses[edit.event] = replace(old, slots=slots)
    return order


def asked_late(told: Told, order: list[int], story: Story) -> int:
    """How many questions at the end are asked of what is there besides, too.

    "Who dies?", "what if I also have a 1/1?": the 1/1 may die as well. What is asked of
    one by name is asked where it was: a follow-up may have taken that one away.
    """
    if not story.added or any(it.when is not When.FACT for it in story.added):
        return 0
    late = 0
    for number in reversed(order):
        clause = told.clauses[number]
        if clause.kind != "ask_dies" or not _is_open(clause):
            break
        late += 1
    return late


def _is_open(clause: Clause) -> bool:
    """Whether it asks of whichever there are: "who dies", "do my creatures die"."""
    what = clause.get("what")
    parts = what.parts if isinstance(what, Several) else ()
    return all(isinstance(it, Thing) and it.plural for it in parts)


def _there_first(
    told: Told, order: list[int], event: int, numbers: list[int]
) -> list[int]:
    """The order with what was said to be there, behind *event*, in front of it.

    "He bolts me. I have an ally", "what if he bolts my ally": that one.
    """
    speaks = any(
        isinstance(part, Thing) and not part.is_pronoun and part.det != "a"
        for number in numbers
        for slot in ("to", "what")
        for part in _parts(told.clauses[number].get(slot))
    )
    at = order.index(event)
    later = [
        it
        for it in order[at + 1 :]
        if told.clauses[it].kind == "have" and not _leans(told.clauses[it])
    ]
    if not speaks or told.clauses[event].kind == "have" or not later:
        return order
    rest = [it for it in order[at:] if it not in later]
    return [*order[:at], *later, *rest]


def _leans(clause: Clause) -> bool:
    """Whether who or when is only told by what stands before it."""
    who = clause.get("who")
    he = isinstance(who, Person) and who.kind == "he"
    return he or who is None or bool(clause.get("when") or clause.get("elided"))


def _parts(said: object) -> tuple[object, ...]:
    return said.parts if isinstance(said, Several) else (said,)


def _detail(old: Clause, clause: Clause) -> Mapping[str, Any]:
    """What a detail says, in the words of the clause it is a detail of."""
    slots = {k: v for k, v in clause.slots.items() if v is not None}
    slots.pop("elided", None)
    who = slots.get("who")
    if isinstance(who, Person) and who.kind == "he" and old.get("who") is not None:
        del slots["who"]
    for slot, said in [*slots.items()]:
        if same_again(said, old.get(slot)):
            del slots[slot]
    if clause.kind == "targetlast":
        words = clause.text.lower()
        slot = "to" if "target" in words else "src"
        return {slot: slots["to"]}
    if "card" in slots and old.kind == clause.kind:
        # Another card: the numbers said of the one before are not its own.
        gone = dict.fromkeys(("x", "n", "mode", "src", "also"))
        return {**gone, **slots}
    return slots
