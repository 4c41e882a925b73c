"""Quotations that only say what a keyword means which the same thing has."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.instructions import CardAbilities
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.specs import given_by
from bot.scenario.words.asked_back import WHAT_HAS_TEXT
from bot.scenario.words.quoted_types import untold
from bot.scenario.words.syntax import Clause

# What stands in brackets behind keywords that need no text of their own to work;
# "~" for "this creature", "it", "this".
_SAYS = """
lifelink: damage dealt by ~ also causes (you|its controller) to gain that much life
wither: ~ deals damage to creatures in the form of -1/-1 counters
infect: ~ deals damage to creatures in the form of -1/-1 counters and .* poison counters
deathtouch: any amount of damage ~ deals to a creature is enough to destroy .*
toxic: players dealt combat damage by ~ also get \\w+ poison counters?
absorb: if a source would deal damage to ~, prevent (?P<n>\\d+) of that damage
undying: when ~ dies, if it had no \\+1/\\+1 counters on it, return it .* counter on it
persist: when ~ dies, if it had no -1/-1 counters on it, return it .* counter on it
first strike: ~ deals combat damage before creatures without first strike
double strike: ~ deals both first-strike and regular combat damage
trample: ~ can deal excess combat damage to .*
trample over planeswalkers: ~ can deal excess combat damage to the controller of .*
menace: ~ can't be blocked except by two or more creatures
provoke: whenever ~ attacks, you may have target creature .* untap and block it if able
"""
_TABLE = {
    keyword: re.compile(words.replace("~", "(?:this creature|this|it)"))
    for keyword, _, words in (one.partition(": ") for one in _SAYS.strip().split("\n"))
}


def is_reminder(it: DraftThing, text: str) -> bool:
    """Whether *text* says no more than a keyword of *it* does."""
    return any(_is_meant(keyword, text) for keyword in it.keywords)


def _is_meant(keyword: str, text: str) -> bool:
    """Whether *text* is what *keyword* means."""
    said = " ".join(text.lower().replace("\u2019", "'").split()).strip(" .()")
    first, _, number = keyword.rpartition(" ")
    name = first if number.isdecimal() else keyword
    meant = _TABLE[name].fullmatch(said) if name in _TABLE else None
    return meant is not None and (name != "absorb" or meant["n"] == number)


@handles("keywordtext")
def keyword_text(scene: Scene, clause: Clause) -> None:
    """ "Undying is “When this creature dies, …”": nothing new, or else no such text."""
    keyword, (text, _) = str(clause.get("kw")), clause.get("text")
    if scene.game is not Game.MTG or not _is_meant(keyword, text):
        raise scene.error(Problem.AMBIGUOUS, WHAT_HAS_TEXT, clause.place)


def without_given(it: DraftThing, told: CardAbilities) -> CardAbilities:
    """The abilities of *it* without those of its keywords that *told* tells anew."""
    again = untold(told.statics)
    given = [given_by(keyword).statics for keyword in it.keywords]
    gone = [one for some in given if some and untold(some) <= again for one in some]
    left = [one for one in it.abilities.statics if not untold([one]) <= untold(gone)]
    return replace(it.abilities, statics=tuple(left)) if gone else it.abilities
