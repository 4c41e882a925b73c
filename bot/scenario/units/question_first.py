""" "Does my ally die? It is a 2/3. …": what is asked is what "it" is then."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.units.pronoun_things import is_unit, same
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Thing

_ABOUT = frozenset("ask_dies ask_damage ask_life ask_zone ask_kept".split())


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def question_first(parse: Parse, clauses: Clauses) -> Clauses:
    """ "It" is what the question before it asks about; questions are taken last."""
    asked = [it for it in clauses if it.kind.startswith("ask")]
    rest = [it for it in clauses if not it.kind.startswith("ask")]
    if len(asked) != 1 or asked[0].kind not in _ABOUT or not rest:
        return clauses
    (first,) = asked
    about = parts_of(first.get("what") or first.get("who"))
    one = about[0] if len(about) == 1 else None
    if not isinstance(one, Thing) or _it(one) or one.noun in {"them", "which"}:
        return clauses
    if first.place.start > rest[0].place.start or not any(map(_it, _things(rest[0]))):
        return clauses
    found: list[Clause] = []
    others = False
    for clause in rest:
        slots = dict(clause.slots)
        for slot, value in clause.slots.items() if not others else ():
            if isinstance(value, Several | Thing) and len(parts_of(value)) == 1:
                (part,) = parts_of(value)
                if isinstance(part, Thing) and _it(part):
                    again = same(one, part.place) if found else one
                    slots[slot] = (
                        replace(value, parts=(again,))
                        if isinstance(value, Several)
                        else again
                    )
        others = others or any(is_unit(parse, it) for it in _things(clause))
        found.append(replace(clause, slots=slots))
    return (*found, replace(first, slots=_again(first, one)))


def _things(clause: Clause) -> list[Thing]:
    said = [it for it in clause.slots.values() if isinstance(it, Several | Thing)]
    return [it for one in said for it in parts_of(one) if isinstance(it, Thing)]


def _again(clause: Clause, one: Thing) -> dict[str, object]:
    slot = "what" if clause.get("what") is not None else "who"
    value = clause.get(slot)
    again = same(one, clause.place)
    several = replace(value, parts=(again,)) if isinstance(value, Several) else again
    return {**clause.slots, slot: several}


def _it(thing: Thing) -> bool:
    return thing.noun == "it" and thing.label == "it"
