""" "Bob: a 4/4 and a 3/3 attack me": behind whose they are, all of a list do it."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Place, Several, Thing

# By kind of clause what says who does it, where that stands first.
_DOING = {
    "attack": "what",
    "mightattack": "what",
    "block": "blocker",
    "defend": "what",
    "defenders": "what",
    "retaliate": "what",
}
_PLURAL = frozenset("attack block defend retaliate swing hit are come go".split())
_SIZES = ("size", "might", "power")


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def labelled_sides(parse: Parse, clauses: Clauses) -> Clauses:
    """*clauses* with the list in front of a verb of many as what does it."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        doing = _all_of_them(parse, last, clause) if last is not None else None
        if last is None or doing is None:
            found.append(clause)
            continue
        found.pop()
        rest = tuple(it for it in parts_of(last.get("what")) if not _sized(it))
        if rest:
            found.append(replace(last, slots={**last.slots, "what": rest}))
        found.append(doing)
    return tuple(found)


def _all_of_them(parse: Parse, had: Clause, clause: Clause) -> Clause | None:
    """What those do that *had* lists in front of *clause*; None for another list."""
    slot, who = _DOING.get(clause.kind, ""), had.get("who")
    if had.kind != "have" or who is None or clause.get("who") is not None:
        return None
    if not slot or parse.word(who.place.end) != ":":
        return None
    said = clause.get(slot)
    begins: tuple[Thing | Person, ...] = ()
    verb = clause.place.start
    if isinstance(said, Several) and said.place.start == clause.place.start:
        begins, verb = said.parts, said.place.end
    listed = tuple(it for it in parts_of(had.get("what")) if _sized(it))
    if begins:
        # "A 4/4, and a 3/3 attacks me": of one alone that is said.
        if not clause.lead or parse.word(verb) not in _PLURAL:
            return None
    elif clause.lead or not clause.get("elided"):
        return None
    if not listed or not set(clause.lead) <= {",", "and"}:
        return None
    if not all(_sized(it) for it in begins):
        return None
    place = Place(had.place.start, verb)
    parts = tuple(
        replace(it, owner=who) for it in (*listed, *begins) if isinstance(it, Thing)
    )
    slots = {**clause.slots, slot: Several(parts, place)}
    slots.pop("elided", None)
    return replace(clause, slots=slots, lead=had.lead, place=place)


def _sized(it: object) -> bool:
    new = isinstance(it, Thing) and it.owner is None and it.det != "the"
    return isinstance(it, Thing) and new and any(it.of(one) for one in _SIZES)
