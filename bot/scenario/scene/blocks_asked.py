"""Blocks that are only supposed in a question: "does it kill his 8/8 if I block?"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing


@before(Game.MTG)
def blocks_asked(parse: Parse, clauses: Clauses) -> Clauses:
    """The creatures asked about fight, where "if I block" says no more of it."""
    told = list(clauses)
    for at in range(len(told) - 1):
        first, second = told[at : at + 2]
        # What is supposed may have been put before the question already.
        asked, block = (first, second) if second.kind == "block" else (second, first)
        pair = _pair(asked, block)
        if pair is None:
            continue
        attacker, blocker = pair
        slots = {
            **block.slots,
            "attacker": Several((attacker,), attacker.place),
            "blocker": Several((blocker,), blocker.place),
        }
        again = {
            slot: Several((_told(it),), it.place)
            for slot in ("by", "what")
            for it in parts_of(asked.get(slot))
            if isinstance(it, Thing)
        }
        told[at] = replace(block, slots=slots, lead=first.lead, question=False)
        told[at + 1] = replace(asked, slots={**asked.slots, **again})
    return tuple(told)


def _pair(asked: Clause, block: Clause) -> tuple[Thing, Thing] | None:
    """What would attack and what would block it."""
    said = [*parts_of(block.get("attacker")), *parts_of(block.get("blocker"))]
    bare = all(isinstance(it, Thing) and it.noun == "it" for it in said)
    who = block.get("who")
    if asked.kind != "ask_dies" or block.kind != "block" or not bare:
        return None
    if (
        not {"if", "when"} & {*block.lead}
        or not isinstance(who, Person)
        or who.kind != "me"
    ):
        return None
    two = [*parts_of(asked.get("by")), *parts_of(asked.get("what"))]
    things = [it for it in two if isinstance(it, Thing)]
    theirs = [it for it in things if it.owner is not None and it.owner.kind != "me"]
    mine = [it for it in things if it not in theirs]
    if len(two) != 2 or len(theirs) != 1 or len(mine) != 1:
        return None
    return theirs[0], mine[0]


def _told(thing: Thing) -> Thing:
    return thing if thing.noun == "it" else replace(thing, det="the")
