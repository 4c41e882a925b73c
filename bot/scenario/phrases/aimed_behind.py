"""What is told behind a spell: its targets, and that something is done in response."""

from dataclasses import replace

from bot.cards.card import CardName
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.syntax import Card, Clause, Several, Thing
from bot.scenario.words.tokens import ENDS


def aimed_behind(clauses: list[Clause]) -> list[Clause]:
    """ "I cast NAME on my 4/4, targeting Bob"; "…, sacrificing it, targeting Bob"."""
    out: list[Clause] = []
    for clause in clauses:
        last = out[-1] if out else None
        if last is None or last.kind != "cast" or set(clause.lead) & ENDS:
            out.append(clause)
            continue
        to, slots = clause.get("to"), dict(clause.slots)
        words = clause.text.lower().split()
        if _sacrifices(clause, words) and last.get("to") is None and to is not None:
            slots.pop("to")
            out[-1] = replace(last, slots={**last.slots, "to": to})
            out.append(replace(clause, slots=slots))
        elif _goes_on(clause, last, words):
            both = Several((*parts_of(last.get("to")), *parts_of(to)), clause.place)
            out[-1] = replace(last, slots={**last.slots, "to": both})
        else:
            out.append(clause)
    return out


def answered_first(clauses: list[Clause]) -> list[Clause]:
    """ "In response to Bob's Wrath of God, I …": that is cast, if nobody said so."""
    out: list[Clause] = []
    for clause in clauses:
        what = clause.get("what")
        if clause.kind == "time" and isinstance(what, Thing) and what.card is not None:
            known = any(map(what.card.names.__contains__, _cards(out)))
            if (
                what.owner is not None
                and clause.get("when") == "response"
                and not known
            ):
                slots = {"when": "response", "threat": what.card, "owner": what.owner}
                slots["x"] = what.first("x")
                clause = replace(clause, slots=slots)
        out.append(clause)
    return out


def _cards(clauses: list[Clause]) -> list[CardName]:
    return [
        name
        for clause in clauses
        for value in clause.slots.values()
        for part in (value if isinstance(value, tuple) else (value,))
        for card in (part.card if isinstance(part, Thing) else part,)
        if isinstance(card, Card)
        for name in card.names
    ]


def _sacrifices(clause: Clause, words: list[str]) -> bool:
    elided = clause.kind == "use" and clause.get("elided") is not None
    return elided and words[:1] == ["sacrificing"]


def _goes_on(clause: Clause, last: Clause, words: list[str]) -> bool:
    named = parts_of(clause.get("to")) if clause.kind == "targetlast" else ()
    told = [it for it in named if not (isinstance(it, Thing) and it.is_pronoun)]
    behind = words[:1] in (["targeting"], ["target"]) and "copy" not in words
    behind = behind and set(clause.lead) <= {","}
    return behind and bool(told) and isinstance(last.get("to"), Several)
