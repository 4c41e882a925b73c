"""Clauses told behind "after", which happen before the one they stand behind."""

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
    named = [
        it
        for key, value in last.slots.items()
        for it in (parts_of(value) if isinstance(value, (Several, Thing)) else ())
        if isinstance(it, Thing) and key not in _BY
    ]
    who = clause.get("who")
    if len(named) > 1 and isinstance(who, Person):
        # "His ally attacks my champion. Before that I shield it": what is mine.
        named = [it for it in named if it.owner and it.owner.kind == who.kind]
    if len(named) != 1 or named[0].is_pronoun:
        return clause
    (one,) = named

    def named_for(value: Thing | Person) -> Thing | Person:
        return one if isinstance(value, Thing) and value.label == "it" else value

    def of_it(value: object) -> object:
        match value:
            case Several(parts, place, loose):
                return Several(tuple(map(named_for, parts)), place, loose)
            case Thing():
                return named_for(value)
            case _:
                return value

    return replace(clause, slots={key: of_it(it) for key, it in clause.slots.items()})
