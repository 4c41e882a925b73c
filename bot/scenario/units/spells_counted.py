"""Damage told in a row: "by three different spells", "3 and then 5 damage to it"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.units.pronoun_things import same
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Thing

_ON = frozenset({"damage", "againfor"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def one_spell_each(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses with one spell for the last of as many amounts as there are."""
    del parse
    found = list(clauses)
    for at, clause in enumerate(clauses):
        begun = at
        while begun and _goes_on(clauses[begun]) and clauses[begun - 1].kind in _ON:
            begun -= 1
        told = parts_of(clause.get("source")) if clause.kind in _ON else ()
        one = told[0] if len(told) == 1 and at > begun else None
        if (
            isinstance(one, Thing)
            and one.plural
            and one.count in {None, at - begun + 1}
        ):
            single = replace(one, count=None, plural=False, det="another")
            source = Several((single,), one.place)
            found[at] = replace(clause, slots={**clause.slots, "source": source})
    return tuple(found)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def to_the_same(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Bob deals 3 damage and then 5 damage to her champion": both to that one.

    And "two spells hit her champion: 3 and 5".
    """
    del parse
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind != "twoamounts":
            found.append(clause)
            continue
        slots = {key: it for key, it in clause.slots.items() if key != "n2"}
        again = {**slots, "n": clause.get("n2"), "to": _again(clause.get("to"))}
        found.append(replace(clause, kind="damage", slots=slots))
        found.append(replace(clause, kind="damage", slots=again, lead=(".",)))
    return tuple(found)


def _again(to: object) -> object:
    parts = tuple(
        same(it, it.place) if isinstance(it, Thing) and not it.is_pronoun else it
        for it in parts_of(to)
    )
    return replace(to, parts=parts) if isinstance(to, Several) else to


def _goes_on(clause: Clause) -> bool:
    """Whether it tells no other recipient and begins no sentence."""
    return (
        clause.kind in _ON
        and clause.get("to") is None
        and not {".", "?", "!", "\n"} & set(clause.lead)
    )
