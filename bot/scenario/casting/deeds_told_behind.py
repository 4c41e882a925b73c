"""What a spell prevents, told once more behind its target: "(prevent 3)"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Several, Spec, Thing

_BEHIND = ((",",), ("(",))
_TELLING = frozenset({"shield", "preventall"})


@before(Game.MTG)
def shields_of_the_spell(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I Healing Salve my 1/1 (prevent 3)", "…, prevent 3": no shield besides."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        if last is not None and _tells_again(last, clause):
            prevented = _prevented(parse, last)
            if prevented and _numbers(clause) <= prevented:
                found[-1] = _preventing(last)
                continue
            if prevented:
                # "…, prevent 2", of a spell that prevents 3: told otherwise.
                clause = replace(clause, kind="disorder")
        found.append(_without_its_shield(parse, clause))
    return tuple(found)


def _tells_again(last: Clause, clause: Clause) -> bool:
    """Whether *clause* may be no more than what the spell of *last* does."""
    if clause.kind not in _TELLING or clause.lead not in _BEHIND:
        return False
    told = clause.get("who") is None and clause.get("to") is None
    begun = clause.text.lower().split()[:1] == ["prevent"]
    return told and begun and last.kind == "cast"


def _numbers(clause: Clause) -> frozenset[str]:
    return frozenset(it for it in clause.text.split() if it.isdigit())


def _without_its_shield(parse: Parse, clause: Clause) -> Clause:
    prevented = _prevented(parse, clause)
    to = clause.get("to")
    if not prevented or not isinstance(to, Several):
        return clause
    parts = tuple(
        replace(it, specs=tuple(s for s in it.specs if not _is_it(parse, s, prevented)))
        if isinstance(it, Thing)
        else it
        for it in to.parts
    )
    if parts == to.parts:
        return clause
    clause = _preventing(clause)
    return replace(clause, slots={**clause.slots, "to": replace(to, parts=parts)})


def _is_it(parse: Parse, spec: Spec, prevented: frozenset[str]) -> bool:
    if spec.kind != "shield" or parse.word(spec.place.start - 1) not in {"(", ","}:
        return False
    number = spec.value[0]
    return isinstance(number, int) and str(number) in prevented


def _preventing(clause: Clause) -> Clause:
    return replace(clause, slots={**clause.slots, "prevents": "1"})


def _prevented(parse: Parse, clause: Clause) -> frozenset[str]:
    """The words of what is cast or used in *clause*, if it prevents damage."""
    if clause.kind != "cast":
        return frozenset()
    said = clause.get("card")
    card = said.card if isinstance(said, Thing) else said
    if not isinstance(card, Card) or not card.names:
        return frozenset()
    text = parse.catalogue.card(card.names[0]).face.text.lower()
    return frozenset(text.split()) if "prevent" in text else frozenset()
