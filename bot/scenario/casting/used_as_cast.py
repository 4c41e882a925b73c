""" "I cast Harm's Way. I use Harm's Way to send 2 to him": one spell, told twice."""

from dataclasses import replace

from bot.cards.facts import face_named, is_spell
from bot.citation import Game
from bot.scenario.phrases.last_cast import card_name
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.claims import or_more
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Several, Thing

_MOVING = frozenset("redirect redirects send move deflect".split())
_PURPOSES = _MOVING | {"prevent", "stop", "absorb", "deal"}
_HARMS = frozenset("cast castat damage attack use".split())
_USING = frozenset("use uses used using".split())
_ANOTHER = frozenset("another second third other again also too more twice".split())


@before(Game.MTG)
def used_as_cast(parse: Parse, clauses: Clauses) -> Clauses:
    """What a spell is used for that was cast before is told of that one.

    Raises QuestionError (AMBIGUOUS) where it is aimed at something else then.
    """
    found: list[Clause] = []
    for told in clauses:
        clause = _of_the_one_harm(parse, found, told)
        earlier = next(
            (it for it in reversed(found) if _is_of(parse, it, clause)), None
        )
        to = parts_of(clause.get("to"))
        pointing = bool(to) and all(
            isinstance(it, Thing) and it.is_pronoun for it in to
        )
        if earlier is None:
            found.append(clause)
            continue
        if earlier.get("to") is not None and to and not pointing:
            raise or_more(parse, told, parse.said(*_named(clause)))
        merged = replace(earlier, slots={**clause.slots, **earlier.slots})
        at = found.index(earlier)
        if pointing and earlier.get("to") is None:
            # "It" may have been told of in between.
            found[at : at + 1] = []
            found.append(replace(clause, slots={**earlier.slots, **clause.slots}))
        else:
            found[at] = merged
    return tuple(found)


def _is_of(parse: Parse, earlier: Clause, clause: Clause) -> bool:
    """Whether *clause* says what the spell is used for that *earlier* casts."""
    words = {*parse.words[clause.place.start : clause.place.end]}
    if (earlier.kind, clause.kind) != ("cast", "cast") or clause.question:
        return False
    if words.isdisjoint(_USING) or words.isdisjoint(_PURPOSES) or words & _ANOTHER:
        return False
    if "turn" in parse.words[earlier.place.start : earlier.place.end]:
        return False  # in another one it is another spell
    if _ANOTHER & {*clause.lead}:
        return False
    name, one, other = clause.get("card"), earlier.get("who"), clause.get("who")
    same = card_name(name) is not None and card_name(name) == card_name(
        earlier.get("card")
    )
    if not same or not isinstance(one, Person):
        return False
    card = name.card if isinstance(name, Thing) else name
    spell = isinstance(card, Card) and is_spell(
        face_named(parse.catalogue.card(card.names[0]), card.typed)
    )
    by_both = not isinstance(other, Person) or (one.kind, one.name) == (
        other.kind, other.name,
    )  # fmt: skip
    return spell and by_both


def _named(clause: Clause) -> tuple[int, int]:
    """Where the card that *clause* tells of stands."""
    said = clause.get("card")
    card = said.card if isinstance(said, Thing) else said
    assert isinstance(card, Card)
    return card.place.start, card.place.end


def _of_the_one_harm(parse: Parse, found: list[Clause], clause: Clause) -> Clause:
    """ "He bolts me. I send 2 to his 2/2 with Harm's Way": hardly of the 2/2's."""
    words = {*parse.words[clause.place.start : clause.place.end]}
    if clause.kind != "cast" or clause.get("src") or words.isdisjoint(_MOVING):
        return clause
    harms = [it for it in found if it.kind in _HARMS and not _is_of(parse, it, clause)]
    if len(harms) != 1 or clause.question:
        return clause
    it = Thing("it", clause.place, label="it")
    return replace(clause, slots={**clause.slots, "src": Several((it,), clause.place)})
