"""Clauses of Magic as they are meant: what is asked, whose it is, what "it" is."""

import re
from dataclasses import replace
from typing import Any

from bot.cards.facts import face_named, is_attachable, is_permanent, is_spell
from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Several, Spec, Thing
from bot.scenario.words.tokens import STOPS
from bot.worded import worded

_HURTS = frozenset("attack block damage cast use put destroy fight".split())


@before(Game.MTG)
def asked_at_the_end(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Giant dies?" is asked; so is "It dies." of what was just dealt damage."""
    del parse
    found = list(clauses)
    for at, clause in enumerate(found):
        if clause.kind != "die" or _would(clause):
            continue
        behind = found[at + 1] if at + 1 < len(found) else None
        last = behind is None or bool(STOPS & set(behind.lead))
        alone = not _SUPPOSING & set(clause.lead)
        hurt = any(it.kind in _HURTS for it in found[:at])
        claimed = behind is None and hurt and "if" not in clause.lead
        claimed = claimed and _spoken_of(clause.get("what"), found[:at])
        if (clause.question and last and alone) or claimed:
            found[at] = replace(clause, kind="ask_dies")
    return tuple(found)


_SUPPOSING = frozenset("if when once after since because while as".split())


def _would(clause: Clause) -> bool:
    return "would" in clause.text.lower().split()


def _spoken_of(value: object, told: list[Clause]) -> bool:
    """Whether *value* is "it" or one of those that were hurt: "mine", "my 2/4"."""
    sizes = {
        thing.first("size")
        for clause in told
        if clause.kind in _HURTS
        for slot in clause.slots.values()
        if isinstance(slot, Thing | Several)
        for thing in parts_of(slot)
        if isinstance(thing, Thing)
    }
    return all(
        isinstance(it, Thing)
        and it.card is None
        and it.det not in {"a", "an", "another"}
        and (it.is_bare or it.first("size") in sizes - {None})
        for it in parts_of(value)
    )


@before(Game.MTG)
def same_owner(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Bob has "…" and "…"": both are his."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        if (
            clause.kind == "inforcetext"
            and last is not None
            and last.kind in {"inforcetext", "quoted", "have"}
            and last.get("who") is not None
            and clause.get("who") is None
            and clause.get("what") is None
            and clause.lead
            and set(clause.lead) <= {"and", ",", "+", "&", "also"}
        ):
            slots = {**clause.slots, "who": last.get("who")}
            clause = replace(clause, slots=slots)
        if last is not None and _goes_on_listing(parse, last, clause):
            card = clause.get("card")
            thing = Thing("card", card.place, card=card, label=card.typed)
            slots = {"who": last.get("who"), "what": (thing,)}
            clause = replace(clause, kind="have", slots=slots)
        found.append(clause)
    return tuple(found)


def _goes_on_listing(parse: Parse, last: Clause, clause: Clause) -> bool:
    """ "I control Furnace of Rath. And Serra Angel.": a permanent, and who has it."""
    card = clause.get("card")
    listed = last.kind == "have" or (last.kind in _HELD_TOO and "and" in clause.lead)
    listed = listed and last.get("who") is not None
    if not listed or clause.kind != "cast" or not isinstance(card, Card):
        return False
    if set(clause.slots) != {"elided", "card"} or not set(clause.lead) <= _LISTING:
        return False
    face = face_named(parse.catalogue.card(card.names[0]), card.typed)
    return is_permanent(face) and not is_attachable(face)


# "I have five cards in hand and Furnace of Rath".
_HELD_TOO = frozenset(
    {"handsize", "gravesize", "inhand", "ingraveyard", "life", "poison"}
)
_LISTING = frozenset({".", "\n", ";", ",", "and", "also", "plus", "&", "+"})
_LEGAL = frozenset({"ask_can_block", "ask_can_attack"})


@before(Game.MTG)
def asked_of_later(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Can it block next turn?": that turn has come when it is asked about."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        later = clause.kind == "turn" or clause.get("when") == "next_turn"
        behind = bool(found) and found[-1].kind in _LEGAL and not clause.lead
        if later and behind:
            # It belongs to the question, not to what was told in front of that.
            clause = replace(clause, lead=found[-1].lead)
        found.insert(len(found) - (later and behind), clause)
    return tuple(found)


@before(Game.MTG)
def shielded(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I bolt my opponent who has a prevent-2 shield": the opponent has it."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        aimed = found[-1].get("to") or found[-1].get("at") if found else None
        struck = parts_of(aimed)[-1:] if isinstance(aimed, Several) else ()
        behind = clause.kind == "shield" and clause.get("elided") and not clause.lead
        if behind and struck and clause.text.lower().startswith("with "):
            # "… deals 4 damage to Bob with a prevent-4 shield": whoever is struck.
            (one,) = struck
            slots = {"shield": clause.get("shield")}
            slots |= {"who": one} if isinstance(one, Person) else {"to": aimed}
            found.append(replace(clause, slots=slots))
            continue
        what = parts_of(clause.get("what")) if clause.kind == "is" else ()
        who = [it for it in what if isinstance(it, Thing) and it.label == "who"]
        struck = _right_before(found, clause) if who else struck
        specs = clause.get("specs") or ()
        shields = [it for it in specs if it.kind == "shield"]
        theirs = bool(specs) and all(_of_players(it) for it in specs)
        if who and struck and isinstance(struck[0], Person) and theirs:
            # "… attacks Bob, who has protection from red": it is Bob who has.
            slots = {"who": struck[0], "specs": specs}
            found.append(replace(clause, kind="playerkeywords", slots=slots))
            continue
        if who and struck and isinstance(struck[0], Person) and shields:
            for spec in shields:
                slots = {"who": struck[0], "shield": spec.value}
                found.append(replace(clause, kind="shield", slots=slots))
            continue
        found.append(clause)
    return tuple(found)


def _right_before(told: list[Clause], clause: Clause) -> tuple[Any, ...]:
    """What of the clause before stands right before *clause*, which says more of it."""
    said = told[-1].slots.values() if told else ()
    parts = [it.parts[-1] for it in said if isinstance(it, Several)]
    near = clause.place.start - len(clause.lead)
    return tuple(it for it in parts if it.place.end == near)


_PLAYERS_HAVE = ("protection from", "hexproof", "shroud")


def _of_players(spec: Spec) -> bool:
    """Whether it is a keyword that players can have."""
    return spec.kind == "keyword" and str(spec.value).startswith(_PLAYERS_HAVE)


@before(Game.MTG)
def told_before_named(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Bob casts Redeem on Odd Turtle. Bob controls a 0/5 Odd Turtle.": that first.

    The board may be told in any order; a name of one's own means nothing before it.
    """
    del parse
    found: list[Clause] = []
    for clause in clauses:
        told = _told_here(clause)
        first = next(
            (
                at
                for at, it in enumerate(found)
                if it.kind in _HURTS and told & set(_bare_names(it))
            ),
            None,
        )
        found.insert(len(found) if first is None else first, clause)
    return tuple(found)


def _told_here(clause: Clause) -> set[str]:
    """The names of one's own that *clause* puts on the table, with their sizes."""
    who = [clause.get("who"), clause.get("who2") or clause.get("who")]
    fixed = all(isinstance(it, Person) and it.kind in _FIXED for it in who)
    if clause.kind != "have" or not fixed:
        return set()
    items = (*(clause.get("what") or ()), *(clause.get("what2") or ()))
    return {
        it.label.lower()
        for it in items
        if isinstance(it, Thing) and it.noun == "label" and it.of("size")
    }


_FIXED = frozenset({"me", "opponent", "name"})


def _bare_names(value: Any) -> list[str]:
    """The names of one's own in *value* that stand there without a size."""
    match value:
        case Clause(slots=slots):
            return [one for it in slots.values() for one in _bare_names(it)]
        case Several(parts=parts):
            return [one for it in parts for one in _bare_names(it)]
        case Thing(noun="label", label=label) if not value.of("size"):
            return [label.lower()]
        case tuple():
            return [one for it in value for one in _bare_names(it)]
    return []


@before(Game.MTG)
def saved_in_time(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Does it die if I give it +1/+1?": in time, or it would change nothing."""
    del parse
    found = list(clauses)
    for at in range(2, len(found)):
        clause, asked, hurt = found[at], found[at - 1], found[at - 2]
        supposed = clause.kind in {"gains", "put"} and "if" in clause.lead
        later = clause.get("when") or _LATER & {*clause.text.lower().split()}
        if supposed and not later and asked.kind == "ask_dies":
            if hurt.kind in {"damage", "cast"}:
                slots = {**clause.slots, "when": "response"}
                found[at] = replace(clause, slots=slots)
    return tuple(found)


_LATER = frozenset("then after afterwards later next".split())


@before(Game.MTG)
def pumped_by_the_spell(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I cast Giant Growth on it. It gets +3/+3.": what the spell does, said again."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        told = _pumped_with(parse, last, clause)
        if told is not None:
            found[-1] = told
            continue
        pumps = clause.kind == "gains" and last is not None
        if not pumps or last is None or not _does_that(parse, last, clause):
            found.append(clause)
        elif not last.get("to") and not _of_all(clause):
            aimed = {**last.slots, "to": clause.get("what")}
            found[-1] = replace(last, slots=aimed)
    return tuple(found)


def _pumped_with(parse: Parse, gains: Clause | None, spell: Clause) -> Clause | None:
    """ "I give my 2/2 +3/+3" "with Giant Growth": the spell cast on it does that."""
    if gains is None or gains.kind != "gains" or spell.kind != "inforce":
        return None
    things = parts_of(spell.get("what"))
    if len(things) != 1 or not spell.text.lower().startswith("with "):
        return None
    slots = {key: it for key, it in gains.slots.items() if key in _MOMENT}
    slots |= {"card": things[0], "to": gains.get("what"), "who": gains.get("who")}
    cast = replace(gains, kind="cast", slots=slots)
    if _does_that(parse, cast, gains):
        return cast
    names = (
        things[0].card.names if isinstance(things[0], Thing) and things[0].card else ()
    )
    if len(names) == 1 and is_spell(parse.catalogue.card(names[0]).face):
        # "+2/+2 with Giant Growth": that gives something else, and not both.
        raise parse.error(
            Problem.AMBIGUOUS,
            worded(
                "What {spell} does I know: say what it is cast on.", spell=names[0].name
            ),
            spell.place,
        )
    return None


_MOMENT = frozenset({"when", "around"})


def _of_all(clause: Clause) -> bool:
    parts = parts_of(clause.get("what"))
    many = {"all", "each", "every"}
    return any(isinstance(it, Thing) and (it.plural or it.det in many) for it in parts)


def _does_that(parse: Parse, cast: Clause, clause: Clause) -> bool:
    """Whether the card of *cast* changes sizes as *clause* says."""
    change = re.search(r"[+-]\d+/[+-]\d+", clause.text.replace("−", "-"))
    thing = cast.get("card") if cast.kind in {"cast", "use"} else None
    card = thing if isinstance(thing, Card) else getattr(thing, "card", None)
    if change is None or card is None:
        return False
    text = face_named(parse.catalogue.card(card.names[0]), card.typed).text
    said = change.group()
    with_x = re.sub(r"\d+", "X", said)
    return any(
        re.search(rf"gets? {re.escape(it)}(?!\d)", text.replace("−", "-"))
        for it in (said, with_x)
    )
