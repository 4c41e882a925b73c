""" "Can I target a creature with …? It's my opponent's NAME.": it is asked of that."""

from dataclasses import replace

from bot.cards.facts import face_named, is_permanent
from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Several, Thing

_ASKED_OF = ("what", "other", "to")


@before(Game.MTG)
def named_behind(parse: Parse, clauses: Clauses) -> Clauses:
    """What a question calls "a creature" is the card named in the next sentence."""
    in_order = sorted(clauses, key=lambda it: it.place.start)
    for asked, owned, named in zip(in_order, in_order[1:], in_order[2:], strict=False):
        card, who = named.get("card"), owned.get("who")
        behind = owned.kind == "ownit" and named.place.start == owned.place.end
        if not (asked.kind.startswith("ask_") and behind and named.kind == "cast"):
            continue
        if not isinstance(card, Card) or not isinstance(who, Person):
            continue
        slot = _slot(asked)
        face = face_named(parse.catalogue.card(card.names[0]), card.typed)
        if not slot or not is_permanent(face):
            continue
        meant = replace(
            asked, slots={**asked.slots, slot: _that(asked, slot, card, who)}
        )
        rest = (it for it in clauses if it not in (owned, named))
        return tuple(meant if it is asked else it for it in rest)
    return clauses


def _slot(asked: Clause) -> str:
    """Where the one thing stands that the question calls "a creature" only."""
    found = [
        slot
        for slot in _ASKED_OF
        for it in parts_of(asked.get(slot))
        if isinstance(it, Thing) and it.card is None and not it.label
        if it.det == "a" and it.owner is None and it.noun == "creature"
    ]
    return (
        found[0] if len(found) == 1 and len(parts_of(asked.get(found[0]))) == 1 else ""
    )


def _that(asked: Clause, slot: str, card: Card, who: Person) -> Several:
    (it,) = parts_of(asked.get(slot))
    assert isinstance(it, Thing)
    specs = tuple(one for one in it.specs if one.kind != "noun")
    that = replace(
        it, noun="card", det="", owner=who, card=card, label=card.typed, specs=specs
    )
    return Several((that,), it.place)
