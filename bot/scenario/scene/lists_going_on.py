""" "Bob has a 2/2, a 3/3 and his 4/4 has trample": the 3/3 is of the list before."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Thing

_HAVING = frozenset({"have", "regenshield"})
_ONE_HAS = frozenset("has is was had 's".split())


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def lists_going_on(parse: Parse, clauses: Clauses) -> Clauses:
    """What only goes on with what somebody has, told apart from what is said behind."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        had = _still_had(found, clause)
        if had is not None:
            found.append(_had(had, clause, parts_of(clause.get("what"))))
            continue
        listed = _listed(last, clause)
        if last is None or not listed:
            found.append(clause)
            continue
        said = clause.get("what")
        rest = said.parts[len(listed) :]
        if not rest and clause.get("last") is not None:
            # "A shield on his 2/2 and an indestructible 3/3"
            found.append(_had(last, clause, _whole(listed, clause)))
        elif rest and parse.word(said.place.end) in _ONE_HAS:
            of_rest = replace(said, parts=rest)
            found.append(_had(last, clause, listed))
            slots = {**clause.slots, "what": of_rest}
            found.append(replace(clause, slots=slots, lead=(",",)))
        else:
            found.append(clause)
    return tuple(found)


def _still_had(found: list[Clause], clause: Clause) -> Clause | None:
    """ "Bob has a 2/2, another that is a 3/3, and a 1/1": who has the last as well."""
    if clause.kind != "inforce" or set(clause.slots) != {"what"} or not clause.lead:
        return None
    new = all(
        isinstance(it, Thing) and it.det in {"a", "another"} and it.owner is None
        for it in parts_of(clause.get("what"))
    )
    if not new or not set(clause.lead) <= {",", "and"}:
        return None
    for one in reversed(found):
        if one.kind in _HAVING:
            return one if one is not found[-1] and one.get("who") is not None else None
        if one.kind != "is" or not set(one.lead) <= {",", "and"}:
            return None
        if not isinstance(one.get("what"), Thing) or one.get("what").noun != "which":
            return None
    return None


def _listed(last: Clause | None, clause: Clause) -> tuple[Thing, ...]:
    """The things that *clause* begins with and that are nobody's by themselves."""
    if last is None or last.kind not in _HAVING or last.get("who") is None:
        return ()
    if clause.kind != "is" or not set(clause.lead) <= {",", "and"} or not clause.lead:
        return ()
    what = clause.get("what")
    found: list[Thing] = []
    for it in parts_of(what) if isinstance(what, Several) else ():
        new = isinstance(it, Thing) and it.det == "a" and it.owner is None
        if not new or not isinstance(it, Thing):
            break
        found.append(it)
    return tuple(found)


def _whole(listed: tuple[Thing, ...], clause: Clause) -> tuple[Thing, ...]:
    *others, one = listed
    return *others, one.also(*clause.get("specs"))


def _had(last: Clause, clause: Clause, things: tuple[object, ...]) -> Clause:
    slots = {"who": last.get("who"), "what": things}
    return replace(clause, kind="have", slots=slots)
