"""“What if he bolts me for 1?” where he did so for 10: that instead, not as well."""

import re
from collections.abc import Set as AbstractSet
from contextlib import suppress

from bot.citation import Game
from bot.errors import QuestionError
from bot.scenario.changing.meant import same_again
from bot.scenario.follow_ups.finding import Context
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat
from bot.scenario.words.syntax import Clause, Person, Several, Thing

_ONE_MORE = frozenset(
    "second third fourth extra additional other next besides plus".split()
)


def told_so(context: Context, events: list[Clause], texts: AbstractSet[str]) -> bool:
    """Whether what is supposed is one thing told before, with other particulars.

    It is where the same player does the same to the same: nobody asks "what if he
    fireballs me for 1" of a second Fireball without saying so.
    """
    if "supposed" not in context.words.flags or texts & _ONE_MORE or len(events) != 1:
        return False
    clause = events[0]
    like = context.like(clause)
    if len(like) != 1 or len(context.entries(like[0])) != 1:
        return False
    old = context.clauses[like[0]]
    if old.kind != clause.kind or clause.get("when") or old.get("when"):
        return False
    if clause.kind == "attack" and not (clause.get("who") and old.get("who")):
        return False  # "What if the Bear attacks": beside the Wurm, or instead of it?
    return all(
        _alike(context, said, old.get(slot))
        for slot, said in clause.slots.items()
        if slot not in _OTHER and isinstance(said, Person | Thing | Several)
    )


# What may be another one in the same deed: the spell is the same, as that was found.
_OTHER = frozenset({"card", "what"})


_TWICE = re.compile(r"(?P<deed>.+?) (?:twice|two times)[?. !]*", re.IGNORECASE)


def said_twice(context: Context, words: str) -> list[str]:
    """ "What if he attacks twice", of what was told once: "he attacks again"."""
    found = _TWICE.fullmatch(words)
    if found is None:
        return []
    with suppress(QuestionError):
        told = [it for it in context.clauses_of(found["deed"]) if it.kind != "time"]
        if len(told) == 1 and len(context.like(told[0])) == 1:
            return [f"{found['deed']} again"]
    return []


def joins(context: Context, texts: AbstractSet[str]) -> bool:
    """ "What if the 3/3 attacks too": in the one combat that was told."""
    told = [it.what for it in context.all_entries() if isinstance(it.what, Combat)]
    return (
        context.scene.game is Game.MTG
        and len(told) == 1
        and "too" in context.words.flags
        and not texts & {"again", "twice"}
    )


def _alike(context: Context, new: object, old: object) -> bool:
    """Whether both mean the same players and things."""
    if same_again(new, old):
        return True
    mine, theirs = _meant(context, new), _meant(context, old)
    return bool(mine) and mine == theirs


def _meant(context: Context, said: object) -> frozenset[str]:
    found: set[str] = set()
    for part in parts_of(said):
        try:
            if isinstance(part, Person):
                found.add(context.scene.player(part))
                continue
        except QuestionError:
            return frozenset()
        things = context.fitting(part)
        if len(things) != 1 and not part.plural:
            return frozenset()
        found |= {it.id for it in things}
    return frozenset(found)
