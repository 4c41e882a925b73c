"""“Only two of them attack”: fewer, or more, of those that attack."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.changing.edits import Added, Edit, StayedBack, Together, When
from bot.scenario.follow_ups.counts import other_count
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import BE, Words
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.matching import described
from bot.worded import worded

_ATTACK = frozenset("attack attacks attacked attacking swing swings swung".split())
_STAY = frozenset("stay stays stayed held kept hold".split())
_BACK = frozenset("back home behind".split())
_SMALL = frozenset("only just at do does did".split()) | BE
_THEM = frozenset("of them those these the attackers".split())


def fewer_attack(context: Context) -> Edit | None:
    """How many of those that attack do so now; what stays back is still there."""
    named = _named(context)
    if named is not None:
        return named
    words = context.words
    texts = [it.text for it in words.tokens]
    stays = [n for n, it in enumerate(texts) if it in _STAY | _ATTACK]
    if len(stays) != 1:
        return None
    at, tail = stays[0], texts[stays[0] + 1 :]
    back = "not" in texts[:at] or texts[at] in _STAY
    if texts[at] in _STAY and not (tail and set(tail) <= _BACK | {"at"}):
        return None
    begin = next((n for n in range(at) if texts[n] not in {"only", "just"}), at)
    end = at
    while end > begin and texts[end - 1] in _SMALL | {"not"}:
        end -= 1
    number = words.tokens[begin] if begin < end else None
    none = number is not None and number.text in {"none", "neither"}
    if number is None or not (none or isinstance(number.value, int)):
        return None
    group = _attacking(context, words.part(begin + 1, end))
    if not group:
        return None
    if texts[at] in _ATTACK and not _is_goal(context, words.part(at + 1)):
        return None
    count = 0 if none else number.number
    left = len(group) - count if back else count
    if left > len(group):
        return other_count(context, number)
    if left == len(group) or left < 0:
        raise context.error(
            Problem.ILLEGAL, worded("That changes nothing: it is so already.")
        )
    combat = only_combat(context)
    blocked = {attacker for _, attacker in combat.blocks} if combat else set()
    free = [it for it in group if it.id not in blocked]
    gone = len(group) - left
    if len(free) < gone:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Which of those that attack are blocked then? Tell it anew."),
        )
    return StayedBack(
        tuple(it.id for it in free[-gone:]),
        worded("{n} of {count} attack.", n=left, count=len(group)),
    )


_DOES_NOT = re.compile(
    r"(?P<what>.+?) (?:(?:do|does|did|had|would)(?:n't| not)(?: have)? "
    r"(?:attack(?:ed)?|swing|swung)|stays? (?:back|home|behind)|"
    r"stayed (?:back|home|behind))",
    re.IGNORECASE,
)
_ONLY = (
    re.compile(
        r"(?P<only>only |just )?(?P<what>.+?) (?:attacks?|attacked|swings?|swung)",
        re.IGNORECASE,
    ),
    re.compile(
        r"(?:\w+|my opponent) (?:had )?(?P<only>only |just )?(?:attacks?|attacked|"
        r"swings?|swung)(?: (?:me|him|her|\w+))? with (?P<only2>only |just )?"
        r"(?P<what>.+)",
        re.IGNORECASE,
    ),
)


def _named(context: Context) -> Edit | None:
    """ "The 2/2 doesn't attack", "only the 3/3 does": what stays back is there."""
    combat = only_combat(context)
    said = context.words.said().strip(" ?.!")
    if combat is None or context.scene.game is not Game.MTG:
        return None
    fighting = [name for name, _ in combat.attackers]
    out = _DOES_NOT.fullmatch(said)
    if out is not None:
        out_of_it = meant(context, out["what"])
        return _stay(context, combat, [it for it in fighting if it in out_of_it])
    for found in (way.fullmatch(said) for way in _ONLY):
        groups = found.groupdict() if found is not None else {}
        only = groups.get("only") or groups.get("only2")
        if not groups or not (only or {"only", "instead"} & context.words.flags):
            continue
        kept = meant(context, groups["what"])
        there = {it.id for it in context.fighters() if it.controller == combat.attacker}
        if not kept or not kept <= there:
            continue
        stay = _stay(context, combat, [it for it in fighting if it not in kept])
        if kept <= {*fighting}:
            return stay
        joined = groups["what"]
        many = "attack" if len(kept) > 1 else "attacks"
        words = f"{joined} {many}"
        quoted = worded("“{text}” instead of what attacked.", text=words)
        join = Added(words, When.JOIN, quoted)
        return join if stay is None else Together((join, replace(stay, said="")))
    return None


def _stay(context: Context, combat: Combat, stay: list[str]) -> StayedBack | None:
    """Those stay back, of all that attack; None where nobody does."""
    if not stay:
        return None
    if {*stay} & {attacker for _, attacker in combat.blocks}:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Which of those that attack are blocked then? Tell it anew."),
        )
    count = len(combat.attackers)
    said = worded("{n} of {count} attack.", n=count - len(stay), count=count)
    return StayedBack(tuple(stay), said)


def meant(context: Context, what: str) -> set[str]:
    """What the noun *what* means; nothing where that is not clear."""
    things = context.things(what)
    for part, some in things:
        if part.count not in {None, len(some)} or not (len(some) == 1 or part.plural):
            return set()
    return {it.id for _, some in things for it in some}


def only_combat(context: Context) -> Combat | None:
    """The only combat that was told."""
    told = [it.what for it in context.all_entries() if isinstance(it.what, Combat)]
    return told[0] if len(told) == 1 else None


def _attacking(context: Context, named: Words) -> list[DraftThing]:
    """What attacks, or those of it that are *named*, where all of it is alike."""
    combat = only_combat(context)
    if combat is None:
        return []
    fighting = {name for name, _ in combat.attackers}
    texts = [it.text for it in named.tokens]
    there = context.scene.draft.things
    if set(texts) - _THEM and not all(
        it in _THEM or isinstance(value.value, int)
        for it, value in zip(texts, named.tokens, strict=True)
    ):
        of_the = named.part(2) if texts[:2] == ["of", "the"] else named
        there = [it for _, some in context.things(of_the.said()) for it in some]
    group = [it for it in there if it.id in fighting]
    alike = {(described(it), it.card and it.card.ref, it.controller) for it in group}
    return group if len(alike) == 1 else []


def _is_goal(context: Context, tail: Words) -> bool:
    """Whether *tail* says no more than whom all of them attack already."""
    texts = [it.text for it in tail.tokens if it.text != "in"]
    combat = only_combat(context)
    goals = {goal for _, goal in combat.attackers} if combat is not None else set()
    if not texts:
        return True
    parse, first = context.parse(tail.said())
    for end, person in parse.reads("person", first):
        if end == len(parse.tokens):
            return goals == {context.scene.player(person)}
    return texts in (["him"], ["her"], ["them"]) and len(goals) == 1
