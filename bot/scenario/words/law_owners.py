"""Whose a thing is of which it is told what it does: as typed, and for its wording."""

import re

from bot.citation import Game
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.law_cards import few_play
from bot.scenario.words.law_things import ALIVE, LawThing, Tokens, words_of_law
from bot.scenario.words.law_words import Teller
from bot.scenario.words.rewriting import Around

_WORN = {"aura": "enchanted creature", "equipment": "equipped creature"}
_HIS = frozenset("he she they his her their".split())
_MINE = frozenset("i my".split())
_NOBODY = frozenset("we our both everyone everybody nobody who what each you".split())


def holder_before(tokens: Tokens, start: int, at: int) -> str:
    """Who has what stands before "and an enchantment …"; "" where nobody does."""
    if at - start < 3 or tokens[at - 1].text != "and":
        return ""
    said = " ".join(it.text for it in tokens[start : at - 1])
    found = _HAS.match(said)
    return found[1] if found else ""


_HAS = re.compile(
    r"((?:my |his |her |their |the )?[a-z0-9/]+) (?:has|have|controls?|got) "
)


def has_it(owner: Tokens, whose: str) -> Tokens:
    """ "My Odd Totem", "Bob's Odd Totem": who has it."""
    if whose in _HAVE_IT:
        return words_of_law(owner[0], *_HAVE_IT[whose])
    return (*owner[: whose.count(" ") + 1], *words_of_law(owner[0], "controls"))


_HAVE_IT = {
    "my": ("i", "control"),
    "his": ("he", "controls"),
    "her": ("she", "controls"),
    "their": ("they", "control"),
}


def teller_of(
    whose: str, tokens: Tokens, thing: LawThing, around: Around
) -> Teller | None:
    """Of what is told: whose it is as typed, "" for nobody's."""
    words = whose.split()
    if words and words[0] in _NOBODY:
        return None
    mine = not words or words[0] in _MINE
    theirs = bool(words) and words[-1] in OPPONENTS
    mine &= not theirs
    names: frozenset[str] = frozenset()
    if not mine and not theirs and words[0] not in _HIS:
        if len(words) > 1 and words[1] != "'s":
            return None
        names = frozenset({words[0]})
    itself = _WORN.get(thing.kind, "")
    alive = thing.kind == "creature"
    if alive:
        itself = f"this {ALIVE[around.game]}"
        if around.game is Game.RIFTBOUND:
            itself = "this creature"

    def alone() -> bool:
        without = tokens[: thing.start] + tokens[thing.end :]
        return few_play(without if thing.unknown else tokens, around, names)

    return Teller(around.game, mine, names, itself, alive, alone)
