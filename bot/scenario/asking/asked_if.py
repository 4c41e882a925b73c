""" "Does a 1/1 with deathtouch kill a 10/10 if it blocks it?": all of it is supposed.

What only the question names is there; "it" is what the question is about.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.scenario.words.tokens import Kind

_FIGHTS = {"block": ("blocker", "attacker"), "attack": ("what", "at")}
_ASKED = ("by", "what")
# What may be supposed besides.
_STATES = frozenset({"have", "is", "shield", "inforce"})


@before(Game.MTG)
def asked_if(parse: Parse, clauses: Clauses) -> Clauses:
    """The fight that a question supposes, of what the question names first."""
    asked = [it for it in clauses if it.kind == "ask_dies"]
    fights = [it for it in clauses if it.kind in _FIGHTS]
    if len(asked) != 1 or len(fights) != 1 or "if" not in fights[0].lead:
        return clauses
    (one,), (fight,) = asked, fights
    if fight.place.start < one.place.start:
        meant = _kills(one, fight)
        return tuple(meant if it is one else it for it in clauses)
    if any(it.place.start < one.place.start for it in clauses):
        return clauses  # what was told before may be what is asked of
    told = _told(one)
    more = tuple(it for it in clauses if it is not one and it is not fight)
    if not told or any(it.kind not in _STATES for it in more):
        return clauses
    there = {
        slot: _owned(it, mine=slot == next(iter(told))) for slot, it in told.items()
    }
    order = sorted(there.values(), key=lambda it: it.place.start)
    supposed = _with(parse, fight, order)
    if supposed is None:
        return clauses
    haves = tuple(
        Clause("have", {"who": it.owner, "what": (replace(it, owner=None, det="a"),)},
               it.place, text=one.text)
        for it in order
    )  # fmt: skip
    slots = {slot: Several((it,), it.place) for slot, it in there.items()}
    return (*haves, supposed, *more, replace(one, slots={**one.slots, **slots}))


@before(Game.MTG)
def asked_with(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Can I survive with a prevent-1 shield?": the shield is of whom it is asked."""
    del parse
    whose = {
        it.place.end: it.get("who")
        for it in clauses
        if it.kind.startswith("ask_") and isinstance(it.get("who"), Person)
    }
    found: list[Clause] = []
    for clause in clauses:
        who = whose.get(clause.place.start)
        shield = clause.kind == "shield" and clause.get("to") is None
        if shield and who is not None and clause.get("elided"):
            clause = replace(clause, slots={**clause.slots, "who": who})
        found.append(clause)
    return tuple(found)


@before(Game.MTG)
def asked_of_a_list(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Which of these dies: his 4/4, my 2/2?": there, if nothing else tells them."""
    there: list[Clause] = []
    for clause in clauses:
        asks = clause.kind == "ask_dies" and clause.get("what2") is not None
        for it in parts_of(clause.get("what2")) if asks else ():
            if isinstance(it, Thing) and it.owner and _only_there(parse, it):
                slots = {"who": it.owner, "what": (replace(it, owner=None, det="a"),)}
                there.append(Clause("have", slots, it.place, (), text=clause.text))
    return (*there, *clauses) if there else clauses


def _only_there(parse: Parse, thing: Thing) -> bool:
    """Whether its size stands nowhere else."""
    sizes = [
        parse.word(at)
        for at in range(thing.place.start, thing.place.end)
        if parse.is_kind(at, Kind.SIZE)
    ]
    return len(sizes) == 1 and parse.words.count(sizes[0]) == 1


def _told(asked: Clause) -> dict[str, Thing]:
    """The creatures of a size that the question names, by where they stand in it."""
    found: dict[str, Thing] = {}
    for slot in _ASKED:
        parts = parts_of(asked.get(slot))
        if not parts:
            continue
        it = parts[0]
        sized = isinstance(it, Thing) and it.noun == "creature" and it.of("size")
        if len(parts) > 1 or not isinstance(it, Thing) or not sized or it.label:
            return {}
        if it.det not in {"a", ""} or it.count:
            return {}
        found[slot] = it
    return found


def _owned(it: Thing, *, mine: bool) -> Thing:
    """*it* as one player's: of whom nobody says so, the first thing is mine."""
    who = it.owner or Person("me" if mine else "opponent", place=it.place)
    return replace(it, owner=who, det="")


def _with(parse: Parse, fight: Clause, order: list[Thing]) -> Clause | None:
    """*fight* with what was named for "it": the subject first; None if not told so."""
    del parse
    slots, pronouns = dict(fight.slots), list(_pronouns(fight))
    if not 0 < len(pronouns) <= len(order):
        return None
    for slot, it in zip(pronouns, order, strict=False):
        slots[slot] = Several((it,), fight.place)
    return replace(fight, slots=slots)


def _pronouns(fight: Clause) -> Iterator[str]:
    """Where "it" stands in *fight*, in the order of the words."""
    found = []
    for slot in _FIGHTS[fight.kind]:
        for it in parts_of(fight.get(slot)):
            if isinstance(it, Thing) and it.noun == "it":
                found.append((it.place.start, slot))
    yield from (slot for _, slot in sorted(found))


def _kills(asked: Clause, fight: Clause) -> Clause:
    """ "If my 1/1 blocks a 10/10, does it kill it?": does the 1/1 kill the 10/10."""
    both = [parts_of(asked.get(slot)) for slot in _ASKED]
    its = all(
        len(one) == 1 and isinstance(one[0], Thing) and one[0].noun == "it"
        for one in both
    )
    named = [
        one[0]
        for slot in _FIGHTS[fight.kind]
        if len(one := parts_of(fight.get(slot))) == 1
        and isinstance(one[0], Thing)
        and one[0].of("size")
    ]
    if not its or len(named) != 2:
        return asked
    first, other = sorted(named, key=lambda it: it.place.start)
    if first.of("size") == other.of("size"):
        return asked
    by, what = (replace(it, det="the", owner=None) for it in (first, other))
    slots = {"by": Several((by,), by.place), "what": Several((what,), what.place)}
    return replace(asked, slots={**asked.slots, **slots})
