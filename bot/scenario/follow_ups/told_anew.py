"""“What if he bolts me for 1?” where he did so for 10: that instead, not as well."""

import re
from collections.abc import Set as AbstractSet
from contextlib import suppress

from bot.cards.facts import abilities_of
from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.placing import harms
from bot.scenario.changing.meant import same_again
from bot.scenario.follow_ups.finding import Context, cards_in
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded

_ONE_MORE = frozenset(
    "second third fourth extra additional other next besides plus".split()
)


def told_so(
    context: Context, events: list[Clause], texts: AbstractSet[str]
) -> list[int]:
    """The one thing told before that is supposed with other particulars, else nothing.

    It is that one where the same player does the same to the same: nobody asks "what
    if he bolts me for 1" of a second one without saying so. Told at another moment of
    the combat, it is moved there if nothing has happened after it.
    """
    if "supposed" not in context.words.flags or texts & _ONE_MORE or len(events) != 1:
        return []
    clause = events[0]
    like = context.like(clause)
    if len(like) != 1 or len(context.entries(like[0])) != 1:
        return []
    old, last = context.clauses[like[0]], like[0] == context.events()[-1]
    if old.kind != clause.kind:
        return []
    if clause.get("when") and not (last and clause.get("when") in _MOMENTS):
        return []
    if old.get("when") and not (last and clause.get("when")):
        return []
    if clause.kind == "attack" and not (clause.get("who") and old.get("who")):
        return []  # "What if the Bear attacks": beside the Wurm, or instead of it?
    same = all(
        _alike(context, said, old.get(slot))
        for slot, said in clause.slots.items()
        if slot not in _OTHER and isinstance(said, Person | Thing | Several)
    )
    return like if same else []


_MOMENTS = frozenset("after_combat before_combat before_blocks before_damage".split())


_OF_TIME = frozenset(
    "before first after then also again another beforehand earlier later "
    "already".split()
)


def same_but(context: Context, events: list[Clause]) -> list[int]:
    """ "Same but he uses Shock": instead of the one spell he has cast."""
    if "same" not in context.words.flags or len(events) != 1:
        return []
    (clause,) = events
    if clause.kind != "cast" or clause.get("who") is None or clause.get("when"):
        return []
    if _OF_TIME & {it.text for it in context.words.tokens}:
        return []  # "Same but before that he shocks me"
    there = [
        n
        for n in context.harmful()
        if context.clauses[n].kind == "cast" and context.same_actor(clause, n)
    ]
    return there if len(there) == 1 and len(context.harmful()) == 1 else []


# What may be another one in the same deed: the spell is the same, as that was found.
_OTHER = frozenset({"card", "what"})


# In Riftbound there is one fight, of two sides.
_SIDES = {
    "attack": "attack", "attacks": "attack", "mightattack": "attack",
    "sizedattack": "attack", "defend": "defend", "defenders": "defend",
}  # fmt: skip
_BESIDES = _ONE_MORE | {"again", "another", "more", "then", "twice", "joins"}


def side_anew(context: Context, told: list[Clause]) -> list[int]:
    """ "What if he defends with a 9 Might?": what his side was told to fight with.

    Raises QuestionError (AMBIGUOUS) where that is said in several clauses.
    """
    words, kinds = context.words, [_SIDES.get(it.kind, "") for it in told]
    besides = "too" in words.flags or _BESIDES & {it.text for it in words.tokens}
    if context.scene.game is not Game.RIFTBOUND or besides or len(told) != 1:
        return []
    before = [
        n
        for n, it in enumerate(context.clauses)
        if kinds[0] and n not in context.replaced and _SIDES.get(it.kind) == kinds[0]
    ]
    if all(context.clauses[n].kind == "attack" == told[0].kind for n in before):
        return []  # as in any game
    sure = words.flags & {"supposed", "instead"}
    if before and (len(before) > 1 or not sure):
        raise context.error(
            Problem.AMBIGUOUS,
            worded("“{text}” instead of what?", text=words.said()),
            tuple(f"… instead of {context.clauses[n].text}" for n in before[:4]),
        )
    return before


# How a choice was made: told anew, it is made so instead.
SETTLED = frozenset("assign assignmost divide choosetarget".split())


def settled(context: Context, told: list[Clause]) -> list[int]:
    """What was told of the same choice before. Raises AMBIGUOUS."""
    kinds = {it.kind for it in told}
    before = [
        n
        for n, it in enumerate(context.clauses)
        if it.kind in kinds and n not in context.replaced
    ]
    if len(before) > 1 and kinds != {"assign"}:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("“{text}” instead of what?", text=context.words.said()),
            tuple(f"… instead of {context.clauses[n].text}" for n in before[:4]),
        )
    return before


def another_spell(context: Context, events: list[Clause]) -> bool:
    """ "What if he casts Shock?" where he has cast another spell that harms."""
    if len(events) != 1 or events[0].kind != "cast" or events[0].get("who") is None:
        return False
    card = events[0].get("card")
    names = cards_in(card)
    abilities = [
        abilities_of(context.scene.game, context.face(name)).spell for name in names
    ]
    if not abilities or not all(it and harms(it, Use("", [], [])) for it in abilities):
        return False
    return any(
        context.clauses[n].kind == "cast" and context.same_actor(events[0], n)
        for n in context.harmful()
    )


def other_did(context: Context, clause: Clause, told: int, event: int) -> bool:
    """Whether who *clause* names did that *event* and not what was *told* alike."""
    numbers = context.events()
    mine = [n for n in numbers if context.same_actor(clause, n)]
    return event in mine and told in numbers and told not in mine


def other_life(context: Context, told: list[Clause]) -> list[int]:
    """ "I was at 1", where I was told to be at 4: that, and not both."""
    if len(told) != 1 or told[0].kind != "life":
        return []
    return [
        n
        for n, it in enumerate(context.clauses)
        if it.kind == "life" and n not in context.replaced
        if _whose(context, it) == _whose(context, told[0]) != ""
    ]


def _whose(context: Context, clause: Clause) -> str:
    who = clause.get("who")
    if not isinstance(who, Person):
        return ""
    with suppress(QuestionError):
        return context.scene.player(who)
    return ""


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
        context.scene.game is not Game.GRAND_ARCHIVE
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
