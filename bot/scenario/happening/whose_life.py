"""Whose life total "at 4 life" is, where no word of it says so."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several
from bot.scenario.words.tokens import STOPS
from bot.scenario.words.walkers_named import WALKERS

# What is done against somebody, whose life it may be as well.
_AGAINST = ("attack", "cast", "use", "damage")
# What is as often asked as told.
_COMING_OUT = frozenset({"life", "setlife", "gain", "loselife", "damage"})
_TOLD = frozenset({"while", "when", "if", "with", "since", "because", "but"})


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def whose_life(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I control Worship at 3 life", "Bob bolts me at 3 life": of whom it speaks."""
    found = [_gained(clause) for clause in clauses]
    for at, clause in enumerate(found):
        though = parse.word(clause.place.start - 1) in {"though", "although"}
        if not though and _asked_perhaps(found, at):
            found[at] = replace(clause, kind="told_or_asked")
        if _may_be_loyalty(parse, clause):
            found[at] = replace(clause, slots={**clause.slots, "unclear": "1"})
        elif clause.kind == "life" and not clause.slots.keys() - {"n"}:
            found[at] = replace(clause, slots={**clause.slots, **_beside(found, at)})
        elif _opens(clause, first=at == 0):
            slots = {"n": clause.slots["n"]} | (_beside(found, at) or {"unclear": "1"})
            found[at] = replace(clause, slots=slots)
    return tuple(found)


def _may_be_loyalty(parse: Parse, clause: Clause) -> bool:
    """ "He attacked my Jace with a 4/4. He was on 3": Jace as likely as he."""
    who = clause.get("who")
    if parse.game is not Game.MTG or clause.kind != "life":
        return False
    if not isinstance(who, Person) or who.kind != "he" or _OF_LIFE & {*parse.words}:
        return False
    return not _CALLED.isdisjoint(parse.words[: clause.place.start])


_CALLED = WALKERS | {"planeswalker", "walker"}
_OF_LIFE = frozenset("life hp loyalty health".split())


def _opens(clause: Clause, *, first: bool) -> bool:
    """ "With 5 life left, Dora …": hers, and not everybody's."""
    bare = clause.kind == "life" and clause.slots.keys() == {"n", "elided", "bare"}
    return bare and "with" in clause.lead and bool(first or STOPS & set(clause.lead))


def _gained(clause: Clause) -> Clause:
    """ "I get 3 life" is no life total."""
    words = clause.text.lower().split()
    gets = "get" in words or "gets" in words
    if clause.kind != "life" or not gets or "left" in words or not clause.get("who"):
        return clause
    return replace(clause, kind="gain")


def _asked_perhaps(clauses: list[Clause], at: int) -> bool:
    """ "He bolts me. I'm at 17?": where it ends a question behind what happens."""
    clause = clauses[at]
    if clause.kind not in _COMING_OUT or not clause.question:
        return False
    first = at
    while (
        first
        and {*clauses[first].lead} <= {"and", ","}
        and (clauses[first - 1].kind == clause.kind)
    ):
        first -= 1  # "… if he's at 5 and I'm at 5?"
    if clause.slots.keys() == {"n"} or _TOLD & set(clauses[first].lead):
        return False
    ends = at + 1 == len(clauses) or STOPS & set(clauses[at + 1].lead)
    return bool(ends) and any(it.kind.startswith(_AGAINST) for it in clauses[:at])


def _beside(clauses: list[Clause], at: int) -> dict[str, object]:
    """The player last named before it in the same sentence, else who acts behind it.

    "At 4 life, my opponent attacks" says of nobody for certain whose life that is.
    """
    here = at
    while here > 0 and not STOPS & set(clauses[here].lead):
        here -= 1
        if named := _people_of(clauses[here]):
            last = named[-1]
            doer = last == clauses[here].get("who") and _apart(named) > 1
            return {"unclear": "1"} if doer else {"who": last}
    behind = clauses[at + 1] if at + 1 < len(clauses) else None
    if behind is None or STOPS & set(behind.lead):
        return {}
    named, who = _people_of(behind), behind.get("who")
    if isinstance(who, Person) and who.kind == "me" and named[0] == who:
        return {"who": who}
    other = isinstance(who, Person) and who.kind in {"he", "opponent"}
    if _apart(named) > 1 or (other and behind.kind.startswith(_AGAINST)):
        return {"unclear": "1"}
    return {"who": named[0]} if named else {}


def _people_of(clause: Clause) -> list[Person]:
    """The people a clause names, in the order they are named in.

    Who is said to be somebody's opponent is the one it speaks of.
    """
    if clause.kind == "story" and isinstance(who := clause.get("who"), Person):
        return [who]
    named = [
        part
        for value in clause.slots.values()
        for part in (parts_of(value) if isinstance(value, Several) else (value,))
        if isinstance(part, Person)
    ]
    return sorted(named, key=lambda it: it.place.end)


def _apart(people: list[Person]) -> int:
    return len({(it.kind, it.name) for it in people})
