"""“…” I control it; “…” I cast it: what a pronoun right behind a wording means."""

from collections.abc import Iterator
from dataclasses import replace

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.syntax import Card, Clause, Several, Thing

_WORDED = frozenset({"quoted", "inforcetext"})
_PLAYED = frozenset({"cast", "use"})
_POINTING = frozenset({"it", "this", "that"})


def wording_pronouns(clauses: list[Clause]) -> Iterator[Clause]:
    """Clauses with such a one put onto the wording it stands behind."""
    before: Clause | None = None
    for clause in clauses:
        joined = _joined(before, clause) if before is not None else None
        if joined is not None:
            before = joined
            continue
        if before is not None:
            yield before
        before = clause
    if before is not None:
        yield before


def _joined(before: Clause, clause: Clause) -> Clause | None:
    if before.kind in _PLAYED and clause.kind == "inforcetext":
        # "I activate Odd Wall “…”": the wording of that card, not one more effect.
        adjacent = clause.place.start == before.place.end and not clause.lead
        if not adjacent or len(clause.slots) > 1 or not _known(before.get("card")):
            return None
        slots = {key: it for key, it in before.slots.items() if key != "card"}
        slots["text"] = clause.get("text")
        return replace(before, kind="castquote", slots=slots)
    if before.kind == "cast" and clause.kind == "castquote" and before.get("elided"):
        # 'Odd Wall: "…" I played it': one spell, named and then played.
        named = before.get("who") is None and before.get("to") is None
        return replace(clause, lead=before.lead) if named and _colon(clause) else None
    if before.kind not in _WORDED or before.get("who") is not None:
        return None
    if clause.kind == "ownquote" and clause.get("who") is not None:
        thing = before.get("what")
        owned = isinstance(thing, Thing) and thing.owner is not None
        if before.kind == "inforcetext" or owned or before.get("passive"):
            return None
        return replace(before, slots={**before.slots, "who": clause.get("who")})
    if before.kind == "inforcetext" and clause.kind == "have" and _holds(clause):
        return replace(before, slots={**before.slots, "who": clause.get("who")})
    if before.kind == "inforcetext" and clause.kind in _PLAYED and _points(clause):
        # Where nothing names the card, its wording is what is played.
        slots = {key: it for key, it in clause.slots.items() if key != "card"}
        slots["text"] = before.get("text")
        return replace(clause, kind="castquote", slots=slots, lead=before.lead)
    return None


def _colon(clause: Clause) -> bool:
    return tuple(clause.lead) == (":",)


def _points(clause: Clause) -> bool:
    card = clause.get("card")
    if isinstance(card, Card):
        return False
    parts = parts_of(card) if not isinstance(card, Thing) else (card,)
    if len(parts) != 1:
        return False
    return isinstance(one := parts[0], Thing) and one.noun in _POINTING


def _known(said: object) -> bool:
    parts = parts_of(said) if isinstance(said, Several) else (said,)
    return any(
        isinstance(it, Card) or (isinstance(it, Thing) and it.card is not None)
        for it in parts
    )


def _holds(clause: Clause) -> bool:
    """ "I control it" and nothing else."""
    what = clause.get("what")
    parts = what if isinstance(what, tuple) else ()
    one = parts[0] if len(parts) == 1 else None
    if clause.get("who") is None or not isinstance(one, Thing):
        return False
    return one.noun in _POINTING and not one.specs
