""" "A spell deals 3 to my unit, then it deals 3 again": what deals stays the same."""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.units.pronoun_things import same
from bot.scenario.words.numbers_asked import HOW_MUCH_DAMAGE
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Place, Several, Thing
from bot.worded import worded

_ENDS = frozenset([".", "!", "\n", ";", "•"])


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def deals_again(parse: Parse, clauses: Clauses) -> Clauses:
    """The subject of one sentence stays; in the next it is asked whom "it" means."""
    found: list[Clause] = []
    for clause in clauses:
        told = _told(found[-1]) if found else {}
        if clause.kind == "againfor" and told and _is_of_the_last(found[-1], clause):
            raise _unclear_share(parse, found[-1], clause)
        if clause.kind == "damage" and told and _is_it(clause):
            if _ENDS & set(clause.lead) and not (_of_a_spell(told) and _to_it(clause)):
                raise _unclear(parse, clause)
            slots = {name: it for name, it in clause.slots.items() if name != "source"}
            if _to_it(clause):
                slots["to"] = _hit(found[-1], clause)
            clause = replace(clause, slots=slots | told)
        found.append(clause)
    return tuple(found)


def _is_of_the_last(hit: Clause, clause: Clause) -> bool:
    """ "4 to my champion, ally for 2": the number may be that of the last one."""
    return not clause.lead and len(parts_of(hit.get("to"))) > 1


def _unclear_share(parse: Parse, hit: Clause, clause: Clause) -> QuestionError:
    place = Place(hit.place.start, clause.place.end)
    said = HOW_MUCH_DAMAGE
    again = ("The spell deals 4 damage to my champion and 2 damage to my ally.",)
    return parse.error(Problem.AMBIGUOUS, said, place, again)


def _told(clause: Clause) -> dict[str, object]:
    """What one clause says deals damage: one thing, or a source of some kind."""
    if clause.kind != "damage":
        return {}
    if clause.get("source") is None:
        kind = clause.get("kind")
        return {} if kind is None else {"kind": kind}
    parts = parts_of(clause.get("source"))
    one = parts[0] if len(parts) == 1 else None
    if not isinstance(one, Thing) or one.is_pronoun:
        return {}
    again = one if one.noun == "spell" else same(one, clause.place)
    return {"source": Several((again,), clause.place)}


def _is_it(clause: Clause) -> bool:
    return _pronoun(clause, "source") == "it"


def _to_it(clause: Clause) -> bool:
    return _pronoun(clause, "to") == "it"


def _pronoun(clause: Clause, slot: str) -> str:
    parts = parts_of(clause.get(slot))
    one = parts[0] if len(parts) == 1 else None
    return one.label if isinstance(one, Thing) and one.noun == "it" else ""


def _of_a_spell(told: dict[str, object]) -> bool:
    parts = parts_of(told.get("source"))
    return not parts or (isinstance(parts[0], Thing) and parts[0].noun == "spell")


def _hit(before_it: Clause, clause: Clause) -> object:
    """Whom the clause before hit, as one thing that is spoken of again."""
    parts = parts_of(before_it.get("to"))
    one = parts[0] if len(parts) == 1 else None
    if not isinstance(one, Thing) or one.noun == "it":
        return clause.get("to")
    return Several((same(one, clause.place),), clause.place)


def _unclear(parse: Parse, clause: Clause) -> QuestionError:
    at = clause.place.start
    return parse.error(
        Problem.AMBIGUOUS,
        worded("What is “{thing}” here?", thing="it"),
        Place(at, at + 1),
        ("The spell deals 3 damage to my other unit.",),
    )
