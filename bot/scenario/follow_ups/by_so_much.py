"""“It has 2 more power”, “I had 3 less life”: told as how much that is then."""

import re

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.follow_ups.finding import Context
from bot.scenario.scene.draft import DraftThing
from bot.worded import worded

_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "a": 1}
_N = r"(?P<n>\d+|one|two|three|four|five|six)"
_WHAT = r"(?P<what>power|might|toughness|life|damage|attack|dmg|health)"
_MORE = r"(?P<more>more|extra|additional|less|fewer|higher|lower)"
_HAS = (
    r"(?:has|had|have|gets?|got|is|was|am|'s|’s|'m|’m|deals?|dealt|does|did|"
    r"starts?(?: with)?|started(?: with)?|would have|would deal)(?: at| on)?"
)
_ON_IT = re.compile(
    rf"(?P<x>.+?) (?P<was>already )?(?:has|had|have) (?P<was2>already )?{_N} {_MORE} "
    r"(?P<what>damage|dmg)(?: counters?)?"
    r"(?(was)|(?(was2)|(?= (?:on|already|marked))))"
    r" ?(?:on (?:it|him|her|them)|already|marked)?",
    re.IGNORECASE,
)
_WAYS = (
    _ON_IT,
    re.compile(
        rf"(?:(?P<x>.+?) ?{_HAS} |with )?(?:an? )?{_N} {_MORE}(?: {_WHAT})?",
        re.IGNORECASE,
    ),
    re.compile(
        rf"(?:(?P<x>.+?) ?{_HAS} |with )?(?:an? )?{_N} {_WHAT} {_MORE}", re.IGNORECASE
    ),
    re.compile(
        rf"(?P<x>.+?) {_HAS} (?P<more>[+-]) ?(?P<n>\d+)(?! ?/)(?: {_WHAT})?",
        re.IGNORECASE,
    ),
    re.compile(
        rf"(?P<x>.+?) ?{_HAS} {_N} (?P<what>might|power) "
        r"(?P<more>bigger|stronger|smaller|weaker)",
        re.IGNORECASE,
    ),
)
_LESS = frozenset("less fewer lower smaller weaker -".split())
_USUAL = {Game.MTG: "", Game.GRAND_ARCHIVE: "power", Game.RIFTBOUND: "might"}
_ALIKE = {"dmg": "damage", "attack": "power", "health": "life"}


def by_so_much(context: Context, words: str) -> str:
    """*words* with how much it is then. Raises QuestionError where it is not clear."""
    found = next(filter(None, (way.fullmatch(words) for way in _WAYS)), None)
    if found is None:
        return words
    x, many = found["x"] or "", found["n"].lower()
    more = _NUMBERS.get(many) or int(many)
    more = -more if found["more"].lower() in _LESS else more
    what = (found["what"] or "").lower()
    what = _ALIKE.get(what, what)
    if found.re is _ON_IT:
        return _marked(context, x, more) or words
    deals = re.search(r"\b(?:deals?|dealt|does|did|deal)\b", words, re.IGNORECASE)
    if what == "damage" or (not what and deals):
        return _damage(context, x, more) or words
    if what == "life" and context.scene.game is Game.MTG:
        return _life(context, x, more) or words
    return _size(context, x, what or _USUAL[context.scene.game], more) or words


def _damage(context: Context, x: str, more: int) -> str:
    """Of the one amount that is dealt."""
    amounts = {amount for _, amount in context.amounts()}
    if len(amounts) != 1 or (x and context.fighters() and not _deals(context, x)):
        return ""
    (was,) = amounts
    return f"{was + more} damage instead of {was}" if was + more >= 0 else ""


def _marked(context: Context, x: str, more: int) -> str:
    """Of what that thing has been dealt before all this."""
    found = [it for _, some in context.things(x) for it in some]
    if len(found) != 1 or found[0].damage + more < 0:
        return ""
    return f"{x} already had {found[0].damage + more} damage"


def _deals(context: Context, x: str) -> bool:
    """Whether *x* is no creature: one deals as much as its power."""
    return not any(found for _, found in context.things(x)) and x.lower() != "it"


def _life(context: Context, x: str, more: int) -> str:
    player = context.player(x) if x else ""
    told = context.scene.draft.players.get(player)
    if told is None or told.life is None:
        return ""
    who = "I am" if player == "me" else f"{x} is"
    return f"{who} at {told.life + more} life" if told.life + more > 0 else ""


def _size(context: Context, x: str, what: str, more: int) -> str:
    if not what:
        return ""
    pool = _meant(context, x)
    if len(pool) > 1:
        names = [it.id.removeprefix("the ") for it in pool]
        way = f"{abs(more)} {'more' if more > 0 else 'less'} {what}"
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Which creature is meant?"),
            tuple(f"the {it} has {way}" for it in names[:4]),
        )
    if not pool:
        return ""
    one = pool[0]
    name, power, tough = one.id.removeprefix("the "), one.power, one.toughness
    was = tough if what in {"toughness", "life"} else power
    if was is None or was + more < 0:
        return ""
    if context.scene.game is not Game.MTG:
        return f"the {name} has {was + more} {what.replace('might', 'Might')}"
    if power is None or tough is None or what == "might":
        return ""
    size = (power, was + more) if what == "toughness" else (was + more, tough)
    return f"the {name} is {size[0]}/{size[1]}"


_IT = frozenset({"", "it", "that", "this"})


def _meant(context: Context, x: str) -> list[DraftThing]:
    """What has it: the thing *x*, or what the player *x* fights with."""
    there = [it for it in context.fighters() if "size" in it.said]
    if x.lower() in _IT:
        return there
    whose = {"mine": "me", "theirs": "he", "his": "he", "hers": "she"}.get(x.lower())
    if player := context.player(whose or x):
        return [it for it in there if it.controller == player]
    found = {it.id for _, some in context.things(x) for it in some}
    return [it for it in there if it.id in found]
