"""A card's name that stands over what is told of it."""

import re

from bot.cards.facts import face_named, is_spell
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Card, Clause, Person, Thing

_MORE = frozenset(["again", "too", "once", "another"])


def heading(scene: Scene, clause: Clause, thing: Thing) -> bool:
    """ "Eye for an Eye: I cast Eye for an Eye …": what comes is about that card.

    "Bob's Odd Bolt: “…”. He casts Odd Bolt on me" only says first whose it is.
    """
    if not scene.following or thing.card is None:
        return False
    face = face_named(scene.catalogue_card(thing.card), thing.card.typed)
    if only_named(scene, clause, thing) and is_spell(face):
        return any(_casts(scene, it, clause, thing.card) for it in scene.following)
    alone = clause.place.start == thing.place.start and clause.get("who") is None
    if not alone or scene.parse.word(clause.place.end) != ":":
        return False
    first, *later = scene.following
    cast = [it for it in later if it.kind in {"cast", "use"}]
    return any(_names(it, thing.card) for it in (first, *cast))


def only_named(scene: Scene, clause: Clause, thing: Thing) -> bool:
    """ "Bob's Serra Angel.": whose it is, and nothing that anybody does."""
    return thing.place.end == clause.place.end and any(
        end == thing.place.start
        for end, _ in scene.parse.reads("owner", clause.place.start)
    )


def only_described(scene: Scene, clause: Clause) -> bool:
    """ "While Furnace of Rath says “…”": told for what it says, and nobody casts it."""
    behind = scene.parse.text[scene.parse.tokens[clause.place.end - 1].end :]
    return not _LATER & {*clause.lead} and _SAYS.match(behind) is not None


_LATER = frozenset({"then", "later", "afterwards", "after", "next"})
_SAYS = re.compile(r"(?:says|reads|\d+/\d+|[\s:\-—,()])*[\"“]")


def _casts(scene: Scene, later: Clause, clause: Clause, card: Card) -> bool:
    """Whether *later* says that the owner casts that *card*, and not once more."""
    who, owner = later.get("who"), clause.get("who")
    # Of a spell, "use" is that it is cast twice, or two of them.
    if later.kind not in {"cast", "use"} or not isinstance(who, Person):
        return False
    if scene.parse.word(later.place.end) in _MORE or not _names(later, card):
        return False
    unknown = not isinstance(owner, Person) or "he" in {who.kind, owner.kind}
    return unknown or (who.kind, who.name) == (owner.kind, owner.name)


def _names(later: Clause, card: Card) -> bool:
    again = later.get("card")
    parts = () if isinstance(again, Card) else parts_of(again)
    cards = [it.card for it in parts if isinstance(it, Thing) and it.card]
    cards += [again] if isinstance(again, Card) else []
    return any(set(it.names) & set(card.names) for it in cards)
