"""What a thing is said to do: "the 3/3 attacking me", "a 2/2 that blocks it"."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import RELATIVES
from bot.scenario.words.syntax import Person, Place, Several, Spec, Thing


@dataclass(frozen=True, slots=True)
class Doing:
    """An attack or a block that a noun phrase speaks of.

    *kind*: ``attack`` or ``block``, as the clauses that tell of it; *role*: the slot
    of such a clause that the thing fills, *other_role* that of the *other*.
    """

    kind: str
    role: str
    other_role: str
    other: Several


_IS = frozenset("is are was were".split())
_ADVERBS = frozenset("already currently now still".split())


def doings(parse: Parse, at: int, thing: Thing) -> Iterator[tuple[int, Thing]]:
    """*thing* with what stands behind it at *at*, if that is what it does."""
    if thing.noun in {"it", "them", "which", "spell"} or thing.of("doing"):
        return
    here = at
    word = parse.word(here)
    relative = word in RELATIVES
    if relative:
        here += 1
        if parse.word(here) in _IS:
            here += 1
            here += parse.word(here) in _ADVERBS
            relative = False
        word = parse.word(here)
    for end, doing in _read(parse, here, word, finite=relative):
        spec = Spec("doing", doing, Place(at, end))
        yield end, thing.also(spec)


def _read(
    parse: Parse, at: int, word: str, *, finite: bool
) -> Iterator[tuple[int, Doing]]:
    if word in ({"attacks", "attacked"} if finite else {"attacking"}):
        for end, goal in parse.reads("targets", at + 1):
            if len(goal.parts) == 1:
                yield end, Doing("attack", "what", "at", goal)
    elif word in ({"blocks", "blocked"} if finite else {"blocking"}):
        for end, others in parse.reads("things", at + 1):
            if _one_list(others):
                yield end, Doing("block", "blocker", "attacker", others)
    elif word == "blocked" and parse.word(at + 1) == "by":
        for end, others in parse.reads("things", at + 2):
            if _one_list(others):
                yield end, Doing("block", "attacker", "blocker", others)


def _one_list(others: Several) -> bool:
    """Whether one list is meant: not "blocked by his 2/2 and a Furnace of Rath"."""
    first = others.parts[0]
    if isinstance(first, Person) or first.noun == "spell":
        return False
    return all(
        isinstance(it, Thing)
        and it.noun != "spell"
        and (it.det == first.det or it.owner == first.owner)
        for it in others.parts[1:]
    )
