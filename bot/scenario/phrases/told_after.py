"""Clauses told behind "after", which happen before the one they stand behind."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.scenario.words.tokens import ENDS


def with_doer(clause: Clause, before: list[Clause]) -> Clause:
    """ "Alice attacks and casts NAME after Bob blocks": it is Alice who casts."""
    named = [it for it in before if isinstance(it.get("who"), Person)]
    if clause.get("elided") is None or not named:
        return clause
    slots = {**clause.slots, "who": named[-1].get("who")}
    slots.pop("elided")
    return replace(clause, slots=slots)


# What comes of spells and abilities, and how what it comes of is told behind it.
_COMES_OF_IT = frozenset(
    "damage draw loselife gain fight die destroy put exile create mill discard drain "
    "pinged tap".split()
)
_REASONS = frozenset({"because", "since", ":"})
_DONE_BY = frozenset(
    "cast castquote castat castself casttimes castall use uselast".split()
)
_HAVING = frozenset({"have", "has", "had"})


def reasons_first(clauses: list[Clause]) -> list[Clause]:
    """ "Bob takes 3 because I cast Lightning Bolt": cast first, and 3 in all.

    What is told of the board as it is behind that, "so it has a counter", would be
    there besides: it has to be told in order.
    """
    out: list[Clause] = []
    for number, clause in enumerate(clauses):
        last = out[-1] if out else None
        if last is not None and _is_reason(clause) and last.kind in _COMES_OF_IT:
            out[-1] = replace(told_first(clause, last), lead=last.lead)
            clause = replace(last, lead=(",",))
        elif last is not None and _is_reason(clause) and _is_changed(last):
            clause = replace(clause, kind="disorder")
        elif last is not None and last.kind in _DONE_BY and _is_changed(clause):
            played_out = clause.kind == "life" or _is_marked(clause)
            if not played_out and _is_result(clauses, number):
                clause = replace(clause, kind="disorder")
        out.append(clause)
    return out


def _is_changed(clause: Clause) -> bool:
    """Whether it tells lives, tokens, damage or counters as they are."""
    said = {*clause.text.lower().split()}
    marked = bool(said & {"counter", "counters", "damage"})
    if clause.kind == "life":
        return "from" not in said
    return clause.kind == "have" or (clause.kind == "is" and marked)


def _is_marked(clause: Clause) -> bool:
    """Whether it tells of nothing but the damage on something."""
    specs = (clause.get("specs") or ()) if clause.kind == "is" else ()
    return bool(specs) and all(spec.kind == "damage" for spec in specs)


def _is_result(clauses: list[Clause], at: int) -> bool:
    """ "…, so it has a counter", "it now has one", "after I cast NAME, it has one"."""
    lead, said = {*clauses[at].lead}, {*clauses[at].text.lower().split()}
    opened = at > 1 and clauses[at - 2].get("when") == "after"
    led = opened or "because" in clauses[at - 1].lead
    return bool("so" in lead or "now" in lead | said or (led and lead == {","}))


def _is_reason(clause: Clause) -> bool:
    lead, said = {*clause.lead}, clause.text.lower().split()
    told = bool(lead & _REASONS) or ("as" in lead and bool(_HAVING & {*said[:4]}))
    return told and not lead & ENDS and clause.kind in _DONE_BY and not clause.question


# With what it is done, which is not what it is done to.
_BY = frozenset({"card", "by", "src", "source"})


def told_first(clause: Clause, last: Clause) -> Clause:
    """ "My 2/2 gains flying after Bob blocks it": *clause*, of what *last* names."""
    return named_first(clause, last) or clause


def named_first(
    clause: Clause, last: Clause, told: Sequence[Clause] = ()
) -> Clause | None:
    """ "My 2/2 gains flying after Bob blocks it": *clause*, of what *last* names.

    "The ally" and "mine" are so too, unless *told* before; None where that may be
    either of two.
    """
    known, named = list(_things(told, tuple)), list(_things([last]))
    who = clause.get("who")
    its = named
    if len(named) > 1 and isinstance(who, Person):
        # "His ally attacks my champion. Before that I shield it": what is mine.
        harms = "debuff" in clause.text.lower().split()
        its = [
            it for it in named if it.owner and (it.owner.kind == who.kind) is not harms
        ]
    one = its[0] if len(its) == 1 and not its[0].is_pronoun else None
    unclear = False

    def named_for(value: Thing | Person) -> Thing | Person:
        nonlocal unclear
        if not isinstance(value, Thing):
            return value
        if value.label == "it":
            return one or value
        if value.det != "the" or not value.is_bare or value.card or value.label:
            return value
        found = [it for it in named if _may_be(value, it)]
        if any(_may_be(value, it) for it in known) or not found:
            return value
        unclear = unclear or len(found) > 1
        return found[0]

    def of_it(value: object) -> object:
        match value:
            case Several(parts, place, loose):
                return Several(tuple(map(named_for, parts)), place, loose)
            case Thing():
                return named_for(value)
            case _:
                return value

    slots = {key: of_it(it) for key, it in clause.slots.items()}
    return None if unclear else replace(clause, slots=slots)


def _things(clauses: Sequence[Clause], *also: type) -> Iterator[Thing]:
    """What *clauses* speak of, but for what is used; lists *also*."""
    for clause in clauses:
        for key, value in clause.slots.items():
            if key not in _BY and isinstance(value, (Several, Thing, *also)):
                yield from (it for it in parts_of(value) if isinstance(it, Thing))


def _may_be(value: Thing, one: Thing) -> bool:
    """Whether "the ally", or what "mine" is, can be *one* that is told of behind it."""
    whose = value.owner is None or (
        one.owner is not None and one.owner.kind == value.owner.kind
    )
    kinds = _ALSO.get(value.noun, frozenset({value.noun}))
    return whose and one.noun in kinds and not one.is_pronoun


_ALSO = {
    "unit": frozenset({"unit", "ally", "creature", "champion"}),
    "ally": frozenset({"ally", "creature"}),
    "creature": frozenset({"creature"}),
}
