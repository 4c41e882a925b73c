"""What a spell has made of a unit, told behind it: "…, so it has Shield 3 now".

It is no second change. Raises QuestionError (AMBIGUOUS) where it may be one.
"""

from dataclasses import dataclass, replace

from bot.cards.facts import abilities_of, face_named
from bot.citation import Game
from bot.engine.effects import Modifier
from bot.engine.instructions import Install
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Several, Spec, Thing
from bot.worded import worded

_TELLS = frozenset({"is", "gains", "isa", "note"})
_RESULTS = frozenset("so thus meaning making hence therefore".split())
_CHANGES = frozenset({"keyword", "bonus", "might"})


@dataclass(frozen=True, slots=True)
class _Given:
    """What was just given to a unit, and what its Might was before."""

    keywords: frozenset[str]
    bonus: int
    before: int | None
    by_spell: bool


@before(Game.RIFTBOUND)
def results_told(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses without what only says what the one before has done."""
    found: list[Clause] = []
    given: _Given | None = None
    for clause in clauses:
        if given is not None and _is_result(parse, clause, given):
            found.append(replace(clause, kind="mention", slots={}))
            continue
        given = _given(parse, clause)
        found.append(_without_now(parse, clause, given))
    return tuple(found)


def _is_result(parse: Parse, clause: Clause, given: _Given) -> bool:
    specs = _told(clause)
    if not specs:
        return False
    said = {*clause.lead, *clause.text.lower().replace(",", " ").split()}
    resulting = bool(said & (_RESULTS | {"now"}))
    told = [_tells(spec, given) for spec in specs]
    if all(it is True for it in told) and (resulting or not _adds(specs)):
        return True
    again = clause.kind == "gains" and not given.by_spell  # one more, plainly
    if resulting or (not again and any(it is not False for it in told)):
        raise parse.error(
            Problem.AMBIGUOUS,
            worded("Is that the change told just before, or one more? Say it once."),
            clause.place,
        )
    return False


def _adds(specs: tuple[Spec, ...]) -> bool:
    """ "It gets +2 Might" may be one more change of the same size."""
    return any(spec.kind == "bonus" for spec in specs)


def _tells(spec: Spec, given: _Given) -> bool | None:
    """Whether *spec* is what was given; None where it contradicts that."""
    match spec.kind:
        case "keyword":
            return spec.value in given.keywords
        case "bonus":
            return given.bonus != 0 and tuple(spec.value) == (given.bonus,) * 2
        case _ if not given.bonus or given.before is None or not _whole(spec.value):
            return False
        case _ if spec.value == given.before:
            return False
        case _:
            return True if spec.value == given.before + given.bonus else None


def _whole(value: object) -> bool:
    return isinstance(value, int)


def _told(clause: Clause) -> tuple[Spec, ...]:
    """What *clause* says of "it", if it says nothing but that."""
    if clause.kind not in _TELLS or clause.question:
        return ()
    if clause.kind == "note":
        number = getattr(clause.get("n"), "value", None)
        return (Spec("might", number, clause.place),) if number else ()
    its = parts_of(clause.get("what"))
    if its and not all(isinstance(it, Thing) and it.is_pronoun for it in its):
        return ()
    specs = clause.get("specs") or ()
    for key in ("what2", "as"):
        if isinstance(clause.get(key), Thing):
            specs = tuple(it for it in clause.get(key).specs if it.kind != "noun")
    plain = all(isinstance(it, Spec) and it.kind in _CHANGES for it in specs)
    return tuple(specs) if plain else ()


def _given(parse: Parse, clause: Clause) -> _Given | None:
    if clause.question:
        return None
    if clause.kind == "gains":
        things, specs = parts_of(clause.get("what")), clause.get("specs") or ()
        keywords = frozenset(it.value for it in specs if it.kind == "keyword")
        bonus = sum(it.value[0] for it in specs if it.kind == "bonus")
        return _of_one(parse, things, keywords, bonus, by_spell=False)
    card = clause.get("card")
    card = card.card if isinstance(card, Thing) else card
    if clause.kind != "cast" or not isinstance(card, Card) or len(card.names) != 1:
        return None
    face = face_named(parse.catalogue.card(card.names[0]), card.typed)
    spell = abilities_of(Game.RIFTBOUND, face).spell
    changes = [
        it.static
        for it in (spell.do if spell else ())
        if isinstance(it, Install) and isinstance(it.static, Modifier)
    ]
    keywords = frozenset(one for it in changes for one in it.keywords)
    bonus = sum(it.power for it in changes if isinstance(it.power, int))
    to = clause.get("to")
    things = parts_of(to) if isinstance(to, Several | Thing) else ()
    return _of_one(parse, things, keywords, bonus, by_spell=True)


def _of_one(
    parse: Parse,
    things: tuple[object, ...],
    keywords: frozenset[str],
    bonus: int,
    *,
    by_spell: bool,
) -> _Given | None:
    if len(things) != 1 or not isinstance(things[0], Thing):
        return None
    if not keywords and not bonus:
        return None
    one = things[0]
    told = [value for value in one.of("might") if isinstance(value, int)]
    before = told[0] if told else None
    if before is None and one.card is not None and len(one.card.names) == 1:
        face = face_named(parse.catalogue.card(one.card.names[0]), one.card.typed)
        before = face.might if isinstance(face.might, int) else None
    return _Given(keywords, bonus, before, by_spell)


def _without_now(parse: Parse, clause: Clause, given: _Given | None) -> Clause:
    """ "Block on his unit, which now has Shield 3": it has that by the spell."""
    words = clause.text.lower().split()
    to = clause.get("to")
    if given is None or "now" not in words or not isinstance(to, Several):
        return clause
    parts = []
    for one in to.parts:
        if isinstance(one, Thing):
            kept = tuple(
                it
                for it in one.specs
                if not (it.kind == "keyword" and _tells(it, given))
            )
            if len(kept) == len(one.specs):
                raise parse.error(
                    Problem.AMBIGUOUS,
                    worded(
                        "Is that the change told just before, or one more? Say it once."
                    ),
                    clause.place,
                )
            one = replace(one, specs=kept)
        parts.append(one)
    return replace(
        clause, slots={**clause.slots, "to": replace(to, parts=tuple(parts))}
    )
