""" "He bolts me. After his Bolt resolved on me …": the one that was cast, no second."""

from dataclasses import replace

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.syntax import Card, Clause, Person, Place, Thing

_RESOLVES = frozenset("resolves resolved resolve hits hit".split())
_HITS = frozenset("hit hits connects connected".split())
_BEHIND = frozenset("after once when".split())
_NEW = frozenset("a an another".split())


def resolved_told(clauses: list[Clause]) -> list[Clause]:
    """*clauses* with the moment at which such a spell has resolved for a second one."""
    found: list[Clause] = []
    for clause in clauses:
        if found and _has_hit(clause, found):
            place = Place(found[-1].place.start, clause.place.end)
            when = {"when": "after_combat"}
            found[-1] = replace(found[-1], slots=when, place=place)
            continue
        if not (_resolves(clause) and _is_cast_before(clause, found)):
            found.append(clause)
            continue
        last = found[-1]
        led = last.kind == "time" and last.place.end == clause.place.start
        if led and last.text.lower() in _BEHIND:
            place = Place(last.place.start, clause.place.end)
            slots = {"when": "then", "what": _thing(clause)}
            found[-1] = replace(last, slots=slots, place=place)
        else:
            found.append(replace(clause, kind="resolved", slots=_of(clause)))
    return found


def _has_hit(clause: Clause, earlier: list[Clause]) -> bool:
    """ "After it hit me", of what was told to attack: its damage has been dealt."""
    behind = earlier[-1].kind == "time" and earlier[-1].text.lower() in _BEHIND
    hits = clause.kind == "attack" and not _HITS.isdisjoint(clause.text.lower().split())
    what = parts_of(clause.get("what"))
    known = [it for it in what if isinstance(it, Thing) and it.det not in _NEW]
    told = any(it.kind == "attack" for it in earlier)
    return behind and hits and told and bool(known) and len(known) == len(what)


def _card(clause: Clause) -> Card | Thing | None:
    """What is cast, or told to have resolved, as "his Bolt resolved"."""
    card = clause.get("card") if clause.kind == "cast" else None
    if clause.kind == "inforce":
        only = parts_of(clause.get("what"))
        card = only[0] if len(only) == 1 else None
    named = isinstance(card, Card) or (isinstance(card, Thing) and card.card)
    return card if named else None


def _thing(clause: Clause) -> object:
    """The spell itself, with whose it is: "my Bolt"."""
    card, who = _card(clause), clause.get("who")
    if isinstance(card, Card):
        card = Thing("card", card.place, det="the", card=card)
    return replace(card, owner=who) if isinstance(card, Thing) and who else card


def _name(card: object) -> object:
    """What a card is called, whichever way it is told of."""
    card = card.card if isinstance(card, Thing) else card
    return card.names if isinstance(card, Card) else None


def _of(clause: Clause) -> dict[str, object]:
    return {"card": _thing(clause)}


def _resolves(clause: Clause) -> bool:
    """ "His Bolt resolved on me", "the Bolt hits me": not "he resolves a Bolt"."""
    card = _card(clause)
    if clause.question or "then" in clause.lead or card is None:
        return False
    words = clause.text.lower().split()
    behind = words[max(0, card.place.end - clause.place.start) :]
    return not _RESOLVES.isdisjoint(behind)


def _is_cast_before(clause: Clause, earlier: list[Clause]) -> bool:
    """Whether it tells how a spell resolves that was cast last by that name."""
    who, to = clause.get("who"), clause.get("to")
    card = _card(clause)
    named = () if isinstance(card, Card) else parts_of(card)
    if any(it.det in _NEW for it in named if isinstance(it, Thing)):
        return False
    same = [
        it
        for it in earlier
        if it.kind == "cast" and _name(it.get("card")) == _name(card)
    ]
    if not same or _name(card) is None:
        return False
    last = same[-1]
    return _may_be(who, last.get("who")) and _aims_alike(to, last.get("to"))


def _may_be(one: object, other: object) -> bool:
    """Whether both may be one player: nobody's "he" is "I"."""
    if not (isinstance(one, Person) and isinstance(other, Person)):
        return True
    mine = {it.kind == "me" for it in (one, other)}
    named = {it.name for it in (one, other) if it.kind == "name"}
    return len(mine) == 1 and len(named) < 2


def _aims_alike(one: object, other: object) -> bool:
    """Whether both are aimed at the same, as far as it is said."""
    if one is None or other is None:
        return True
    first, second = parts_of(one), parts_of(other)
    if len(first) != len(second):
        return False
    return all(_alike(it, its) for it, its in zip(first, second, strict=True))


def _alike(one: object, other: object) -> bool:
    if isinstance(one, Person) and isinstance(other, Person):
        return _may_be(one, other)
    if not (isinstance(one, Thing) and isinstance(other, Thing)):
        return False
    if one.is_pronoun:
        return True
    sizes = {it.first("size") for it in (one, other)} - {None}
    called = {it.label or (it.card.names if it.card else "") for it in (one, other)}
    return one.det not in _NEW and len(sizes) < 2 and len(called - {""}) < 2
