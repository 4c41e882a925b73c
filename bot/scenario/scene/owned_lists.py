"""Whose things are that are named by what is theirs: "Nina's Giant and Angel"."""

from bot.scenario.scene.draft import Draft
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Thing


def is_new(draft: Draft, part: Thing) -> bool:
    """A bare card's name of which nothing has been told: its list says whose it is."""
    card = part.card if part.owner is None and not part.det else None
    return card is not None and not any(
        it.card is not None and it.card.ref in card.names for it in draft.things
    )


def only_owned(parse: Parse, clause: Clause) -> bool:
    """ "Bob's Stuffy Doll, …": what is his is spoken of, not he."""
    card = clause.get("card") if clause.kind == "cast" else None
    return isinstance(card, Thing) and any(
        end == card.place.start for end, _ in parse.reads("owner", clause.place.start)
    )
