"""Clauses told of the units that their pronouns mean."""

from dataclasses import replace
from typing import Any

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.units.pronoun_things import bare_specs, same
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Spec, Thing


def of_both(
    clause: Clause, attacker: Thing | None, attacked: Thing | None, *, in_order: bool
) -> Clause | None:
    """*clause* asked of both that fight; None where it can only be one of them.

    *in_order*: where the attacked is told first ("My 2/3 is attacked by …") it is that.
    """
    there = [it for it in (attacker, attacked) if it is not None]
    if len(there) < 2 or any(it.noun == "champion" or it.plural for it in there):
        return None
    if in_order and there[0].place.start > there[1].place.start:
        return None
    parts = tuple(same(it, clause.place) for it in there)
    if len({_told_so(it) for it in parts}) < len(parts):
        return replace(clause, kind="ask_whodies", slots={})
    return replace(clause, slots={"what": Several(parts, clause.place)})


def _told_so(thing: Thing) -> tuple[object, ...]:
    """What tells *thing* from another one that fights."""
    return (thing.label, *((it.kind, it.value) for it in thing.specs))


def on_units(clause: Clause) -> Clause:
    """ "Deflecting Edge is on him", and he is a champion: nothing is on a player."""
    parts = parts_of(clause.get("to")) if clause.kind == "enchantedplayer" else ()
    if len(parts) != 1 or not isinstance(parts[0], Thing):
        return clause
    return replace(clause, kind="attached", slots={**clause.slots, "to": parts[0]})


def fights_alone(clause: Clause, *, riftbound: bool) -> bool:
    """Whether somebody is told to attack, or there to block, and not with what."""
    told = {key for key, it in clause.slots.items() if it is not None}
    if clause.kind == "block":
        return riftbound and not {"blocker", "n"} & told
    return clause.kind == "attack" and not {"what", "n"} & told


def of_unit(
    parse: Parse,
    clause: Clause,
    unit: Thing,
    *,
    alone: bool,
    placed: bool,
    met: bool,
) -> Clause | None:
    """*clause*, told of a "he", told of that *unit*; None where no unit does so.

    *alone*: it fights with nobody else; *placed*: it is asked where it is; *met*:
    there is another that it may fight.
    """
    what: Any = Several((unit,), unit.place)
    riftbound = parse.game is Game.RIFTBOUND
    others = {key: it for key, it in clause.slots.items() if key != "who"}
    match clause.kind:
        case "life":
            kind = "number" if riftbound else "life"
            spec = Spec(kind, clause.slots["n"].value, clause.place)
            return replace(clause, kind="is", slots={"what": what, "specs": (spec,)})
        case "counterson":
            return replace(clause, slots={**others, "on": what})
        case "recover" if unit.noun == "champion":
            return replace(clause, slots={**others, "what": what})
        case "have" if specs := bare_specs(clause.get("what")):
            return replace(clause, kind="is", slots={"what": what, "specs": specs})
        case "attack" if alone:
            return replace(clause, slots={**others, "what": what})
        case "block" if alone:
            return replace(clause, slots={**others, "blocker": what})
        case "defend" | "defendagainst" if met:
            both = Several((unit, *parts_of(clause.get("blocker"))), unit.place)
            return replace(clause, kind="defend", slots={"what": both})
        case "ask_loses":
            return replace(clause, kind="ask_dies", slots={"what": what})
        case "ask_life" if placed:
            return replace(clause, kind="ask_zone", slots={"what": what})
        case "ask_life" if not riftbound:
            return replace(clause, slots={"on": what})
        case "ask_damage":
            return replace(clause, slots={**clause.slots, "who": what})
    return None
