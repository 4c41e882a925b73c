""" "Their champion has Varuck out, swings for 5": what it has lies on nothing.

A domain or phantasia without a link is its player's, and goes on being nobody's
attachment; whoever swings behind it is still the champion.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Spec, Thing

_LOOSE = frozenset({"domain", "phantasia"})
_GOES_ON = frozenset({"attack"})


@before(Game.GRAND_ARCHIVE)
def champions_have(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses with what champions have told as what their players have."""
    found: list[Clause] = []
    spoken: Thing | None = None
    for clause in clauses:
        owning = _owning(parse, clause)
        if owning is not None:
            spoken = owning
            found += _as_players(clause, owning)
            continue
        if spoken is not None and clause.kind in _GOES_ON and _says_nobody(clause):
            what = Several((replace(spoken, place=clause.place),), clause.place)
            clause = replace(clause, slots={**clause.slots, "what": what})
        spoken = None
        found.append(clause)
    return tuple(found)


@before(Game.GRAND_ARCHIVE)
def both_have(parse: Parse, clauses: Clauses) -> Clauses:
    """ "My 2/3 attacks his 2/3. Both have a prevent-1 shield": both that fight."""
    fought = False
    found: list[Clause] = []
    for clause in clauses:
        aimed = parts_of(clause.get("at")) if clause.kind == "attack" else ()
        fought = (fought and clause.kind != "attack") or any(
            isinstance(it, Thing) and it.noun != "champion" for it in aimed
        )
        found.append(_both_that_fight(clause) if fought else clause)
    return tuple(found)


def _both_that_fight(clause: Clause) -> Clause:
    who, held = clause.get("who"), clause.get("what")
    if clause.kind != "have" or not isinstance(who, Person) or who.kind != "both":
        return clause
    if len(held) != 1 or not isinstance(held[0], Spec) or held[0].kind != "shield":
        return clause
    them = Several((Thing("them", who.place, det="both"),), who.place)
    slots = {"to": them, "shield": held[0].value}
    return replace(clause, kind="shield", slots=slots)


def _owning(parse: Parse, clause: Clause) -> Thing | None:
    """The champion that has a loose card in *clause*; None where none has."""
    if clause.kind != "attached" or clause.get("who") is not None:
        return None
    hosts, cards = parts_of(clause.get("to")), parts_of(clause.get("card"))
    if len(hosts) != 1 or len(cards) != 1 or not _is_loose(parse, cards[0]):
        return None
    (host,) = hosts
    owned = isinstance(host, Thing) and host.owner is not None
    return host if isinstance(host, Thing) and owned and _leads(host) else None


def _leads(thing: Thing) -> bool:
    return thing.noun == "champion" and thing.card is None


def _is_loose(parse: Parse, card: object) -> bool:
    if not isinstance(card, Thing) or card.card is None:
        return False
    faces = [parse.catalogue.card(it).face for it in card.card.names]
    return all(_LOOSE & set(it.types) and "link" not in it.text.lower() for it in faces)


def _as_players(clause: Clause, host: Thing) -> Iterator[Clause]:
    said = tuple(it for it in host.specs if it.kind != "noun")
    if said:
        bare = replace(host, specs=tuple(it for it in host.specs if it.kind == "noun"))
        slots = {"what": Several((bare,), host.place), "specs": said}
        yield replace(clause, kind="is", slots=slots)
    held = {"who": host.owner, "what": tuple(parts_of(clause.get("card")))}
    yield replace(clause, kind="have", slots=held, lead=("and",))


def _says_nobody(clause: Clause) -> bool:
    return clause.get("what") is None and clause.get("who") is None
