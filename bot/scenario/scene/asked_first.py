""" "Does my ally die? Opponent hits it for 3.": what is asked about first is "it"."""

from dataclasses import fields, is_dataclass, replace
from typing import Any

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.naming import faces_of
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import LIVING
from bot.scenario.words.syntax import Card, Clause, Person, Several, Thing


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def asked_first(parse: Parse, clauses: Clauses) -> Clauses:
    """What a question in front asks about is spoken of before what happens to it.

    Pronouns mean it until something else is named. (Questions are taken last.)
    """
    start = clauses[0].place.start if clauses else 0
    first = [it for it in clauses if it.kind[:3] == "ask" and it.place.start < start]
    # "Does my unit die, and who wins? It attacks …": the last that asks of one thing.
    asked = next((it for it in reversed(first) if _one_thing(it)), None)
    spoken = _one_thing(asked) if asked is not None else None
    if (
        asked is None
        or spoken is None
        or spoken.det in _NO_ONE
        or _is_introduced(clauses, spoken)
    ):
        return clauses
    # "Can my Dragon kill him? I bolt him.": hardly the Dragon.
    him = spoken not in parts_of(asked.get("by"))
    found: list[Clause] = []
    meant, alone, had = False, True, False
    for clause in clauses:
        if alone and clause not in first:
            clause = _one_of_them(parse, clause, spoken)
            told = _told_of(parse, clause, spoken, him=him)
            if had and clause.kind == "use":
                # "I had a Samite Healer and used it on the Bear": not the Bear
                told = replace(told, slots={**told.slots, "card": clause.get("card")})
            had = had or clause.kind in {"have", "inhand"}
            meant = meant or told != clause or _is_pointed_at(parse, clause, spoken)
            alone = _speaks_of_nothing_else(parse, clause)
            clause = told
        found.append(clause)
    if not meant:
        return clauses
    slots = {"what": Several((spoken,), spoken.place)}
    there = found[0].kind == "have" and found[0].place == spoken.place
    found.insert(there, Clause("spokenof", slots, spoken.place, text=asked.text))
    return tuple(found)


def _is_introduced(clauses: Clauses, spoken: Thing) -> bool:
    """ "Does Jace survive? I control Jace, a planeswalker with 3 loyalty": so it is.

    "Do my units die? I have a 2 Might unit and …": those are told of, too.
    """
    named = bool(spoken.label) and not spoken.det
    there = [
        it
        for clause in clauses
        if clause.kind == "have"
        for it in parts_of(clause.get("what"))
        if isinstance(it, Thing)
    ]
    if spoken.plural and any(it.noun == spoken.noun for it in there):
        return True
    return named and any(it.label.lower() == spoken.label.lower() for it in there)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def asked_if_it_is_hit(parse: Parse, clauses: Clauses) -> Clauses:
    """ "… What happens to my unit if 2 is dealt to it?": to what is asked about."""
    found = list(clauses)
    for at in range(1, len(found)):
        question, hit = found[at - 1 : at + 1]
        supposed = hit.kind in _HITS and hit.lead in {("if",), ("when",)}
        asks = question.kind in _ABOUT_IT and question.place.end <= hit.place.start
        spoken = _one_thing(question) if supposed and asks else None
        told = spoken is not None and spoken.det not in _NO_ONE and not spoken.plural
        if told and spoken is not None and _speaks_of_nothing_else(parse, hit):
            to = hit.get("to")
            parts = tuple(_for(it, spoken) for it in parts_of(to))
            if len(parts) == 1:
                slots = {**hit.slots, "to": Several(parts, parts[0].place)}
                found[at] = replace(hit, slots=slots)
    return tuple(found)


_HITS = frozenset({"damage", "cast"})
_ABOUT_IT = frozenset({"ask_what", "ask_dies", "ask_markedon", "ask_damage"})
_NO_ONE = frozenset("each all any no other another every".split())
# What is no other thing than the one asked about: what is done to it.
_SAME = frozenset({"it", "them", "spell", "ability", "source", "number"})
_HE = frozenset("he she him her".split())
_POINTING = frozenset({"it", *_HE})
_OF_WHOM = ("what", "on", "who", "other", "to", "blocker", "by")
# Said of units where players have no life and no Might.
_OF_UNITS = frozenset("life have counterson attack".split())
_DONE_TO = frozenset({"to", "at", "on", "other"})


@handles("spokenof")
def spoken_of(scene: Scene, clause: Clause) -> None:
    """What the question asks about is there."""
    scene.focus = scene.things(clause.get("what"))


def _one_thing(clause: Clause) -> Thing | None:
    """The one thing that a question asks of, None where it names none or several."""
    for slot in _OF_WHOM:
        value = clause.get(slot)
        parts = () if isinstance(value, str) else parts_of(value)
        if parts:
            (one, *more) = parts
            if isinstance(one, Person) and clause.kind == "ask_can_attackthing":
                continue  # "Can he attack my ally?": of that more is told
            if isinstance(one, Thing) and not (more or one.is_pronoun):
                return one
            if more or clause.get("by") is None:
                return None
    return None


def _things(clause: Clause) -> list[Thing]:
    said = [
        it for it in clause.slots.values() if isinstance(it, Several | Thing | tuple)
    ]
    parts = [part for one in said for part in parts_of(one)]
    return [it for it in parts if isinstance(it, Thing)]


def _others(clause: Clause) -> list[Thing]:
    return [it for it in _things(clause) if it.noun not in _SAME]


def _speaks_of_nothing_else(parse: Parse, clause: Clause) -> bool:
    """Whether "it" still is what was asked about: a spell or an enchantment is not."""
    described = clause.kind in {"is", "isa"}  # "It is a 2/3": the same
    return described or all(
        it.card is not None and not _fights(parse, it.card) for it in _others(clause)
    )


def _fights(parse: Parse, card: Card) -> bool:
    """Whether a card is of a creature, a unit or an ally."""
    return bool(LIVING & {*faces_of(parse, card)[0].types})


def _is_pointed_at(parse: Parse, clause: Clause, spoken: Thing) -> bool:
    """ "He's a 2/2", "2 to each of them": of it or them, with nothing to replace."""
    if spoken.plural and any(it.noun == "them" for it in _things(clause)):
        return True
    if clause.kind == "is" and clause.get("what") is None:
        return True
    who = clause.get("who")
    if clause.kind == "have" and isinstance(who, Person) and who.name == "she":
        return _is_ours(spoken)
    of_units = clause.kind in _OF_UNITS and parse.game is not Game.MTG
    return of_units and _he(who) and _is_ours(spoken)


def _told_of(parse: Parse, clause: Clause, spoken: Thing, *, him: bool) -> Clause:
    """*clause* with *spoken* for its pronouns, among them what is done to *him*.

    Where something else is named before them, those inside its description are left:
    "a 3/3 with a counter on it".
    """
    starts = [it.place.start for it in _things(clause) if it.noun == "it"]
    first = min(starts, default=clause.place.end)
    inside = all(it.place.start > first for it in _others(clause))
    slots = dict(clause.slots)
    for name, value in clause.slots.items():
        if name in _DONE_TO and him and _is_him(clause, value, spoken):
            slots[name] = Several((replace(spoken, place=value.place),), value.place)
        elif inside:
            slots[name] = _with(value, spoken)
        elif isinstance(value, Several):
            parts = tuple(_for(it, spoken) for it in value.parts)
            slots[name] = replace(value, parts=parts)
        else:
            slots[name] = _for(value, spoken)
    if clause.kind == "block" and clause.get("attacker") is None:
        said = next((it for it in _words(parse, clause) if it in {"him", "her"}), None)
        if said and him and _does_that(clause.get("who"), spoken):
            slots["attacker"] = Several((spoken,), clause.place)
    return replace(clause, slots=slots)


def _one_of_them(parse: Parse, clause: Clause, spoken: Thing) -> Clause:
    """ "Do my two 2/2s survive if one has a shield counter?": if one of those has."""
    slots = dict(clause.slots)
    for name, value in clause.slots.items() if spoken.plural else ():
        parts = parts_of(value) if isinstance(value, Several | Thing) else ()
        (one, *more) = parts or (None,)
        if more or not isinstance(one, Thing) or one.noun != "thing":
            continue
        bare = not (one.det or one.specs or one.owner or one.label)
        if bare and parse.said(one.place.start, one.place.end).lower() == "one":
            them = replace(one, noun="them", det="a", count=1)
            slots[name] = Several((them,), one.place)
    return replace(clause, slots=slots)


def _words(parse: Parse, clause: Clause) -> list[str]:
    return [parse.word(at) for at in range(clause.place.start, clause.place.end)]


def _is_him(clause: Clause, value: object, spoken: Thing) -> bool:
    """ "Opponent bolts him": not who does it, so it is what the question asks of."""
    parts = value.parts if isinstance(value, Several) else (value,)
    return len(parts) == 1 and _he(parts[0]) and _does_that(clause.get("who"), spoken)


def _does_that(who: object, spoken: Thing) -> bool:
    """Whether "him" can be no player: the other one does it, or it is done to ours."""
    return _is_ours(spoken) or (isinstance(who, Person) and who.kind == "opponent")


def _he(value: object) -> bool:
    return isinstance(value, Person) and value.kind == "he" and value.name in _HE


def _is_ours(spoken: Thing) -> bool:
    return spoken.owner is None or spoken.owner.kind == "me"


def _for(value: Any, spoken: Thing) -> Any:
    """*value*, or *spoken* where it is a pronoun for one thing."""
    pronoun = isinstance(value, Thing) and value.noun == "it"
    if not pronoun or value.label not in _POINTING:
        return value
    return replace(spoken, place=value.place)


def _with(value: Any, spoken: Thing) -> Any:
    """*value* with every pronoun in it replaced."""
    if isinstance(value, Thing) and value.noun == "it":
        return _for(value, spoken)
    if isinstance(value, tuple):
        return tuple(_with(it, spoken) for it in value)
    if is_dataclass(value) and not isinstance(value, type):
        made = {it.name: _with(getattr(value, it.name), spoken) for it in fields(value)}
        return replace(value, **made)
    return value
