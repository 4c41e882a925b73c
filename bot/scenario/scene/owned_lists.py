"""Whose things are that are named by what is theirs: "Nina's Giant and Angel"."""

from collections.abc import Sequence

from bot.scenario.scene.draft import Draft, DraftThing
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Thing


def some_more(part: Thing) -> bool:
    """ "His champion and two 2/2s": these are nobody's but by their list."""
    some = part.det in {"a", "another"} or (bool(part.count) and not part.det)
    return some and part.owner is None


def whose_list(
    draft: Draft, part: Thing, named: Sequence[Thing], found: Sequence[DraftThing]
) -> str:
    """Whose *part* is, named behind *named*, which are *found*; "" if nothing says so.

    "Nina's Hill Giant and Serra Angel", "his champion and two 2/2s" are all theirs:
    a bare card's name of which nothing has been told, and what is none of those told.
    """
    if not found:
        return ""
    if some_more(part) and any(it.owner is not None for it in named):
        return "" if part.label else found[-1].controller
    card = part.card if part.owner is None and not part.det else None
    new = card is not None and not any(
        it.card is not None and it.card.ref in card.names for it in draft.things
    )
    return found[-1].controller if new else ""


def only_owned(parse: Parse, clause: Clause) -> bool:
    """ "Bob's Stuffy Doll, …": what is his is spoken of, not he."""
    card = clause.get("card") if clause.kind == "cast" else None
    return isinstance(card, Thing) and any(
        end == card.place.start for end, _ in parse.reads("owner", clause.place.start)
    )
