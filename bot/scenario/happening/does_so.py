""" "Then a 1/1 does", "Carol does as well": what was told last, done by another."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.casting.once_more import another_card
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing

# Who does it, by the kind of what is done: a thing, a player.
_THINGS = {"attack": "what", "damage": "source", "block": "blocker", "die": "what"}
_PLAYERS = frozenset({"cast", "use", "gain", "loselife", "draw", "discard"})
# What holds only of whoever did it first.
_OWN = frozenset("who n unblocked elided again".split())


@before(*Game)
def does_so(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses with what is done written out; what cannot be is not understood."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind == "doesso":
            done = [it for it in found if it.kind not in {"time", "note"}]
            clause = _written_out(done[-1] if done else None, clause)
        found.append(clause)
    return tuple(found)


def _written_out(last: Clause | None, clause: Clause) -> Clause:
    if last is None or clause.question:
        return replace(clause, kind="unread")
    who, what = clause.get("who"), parts_of(clause.get("what"))
    slots = {key: it for key, it in last.slots.items() if key not in _OWN}
    slots |= {key: it for key in ("when", "around") if (it := clause.get(key))}
    slot = _THINGS.get(last.kind, "")
    things = what and all(isinstance(it, Thing) and not it.is_pronoun for it in what)
    if things and slot and last.get(slot) is not None:
        slots |= {slot: Several(tuple(what), clause.place)}
        if last.get("n") is not None and not any(map(_sized, what)):
            slots["n"] = last.get("n")
    elif isinstance(who, Person) and _is_hit(last, who):
        return replace(clause, kind="unread")  # "He bolts me and I do likewise": whom?
    elif isinstance(who, Person) and last.kind in _PLAYERS and last.get("who"):
        slots |= {"who": who}
        if last.get("n") is not None:
            slots["n"] = last.get("n")
        if last.get("card") is not None:
            slots["card"] = another_card(last.get("card"))
    else:
        return replace(clause, kind="unread")
    return replace(clause, kind=last.kind, slots=slots)


def _is_hit(last: Clause, who: Person) -> bool:
    """Whether *who* is among those it was done to."""
    return any(
        isinstance(it, Person) and (it.kind, it.name) == (who.kind, who.name)
        for it in parts_of(last.get("to"))
    )


def _sized(part: Thing | Person) -> bool:
    return isinstance(part, Thing) and any(part.of(it) for it in _SIZES)


_SIZES = ("size", "power", "might")
