"""When and for what cost a card is used: limits, costs and permissions."""

import re
from collections.abc import Iterable

from bot.wording.grand_archive.grammar import G
from bot.wording.phrases import Attempt
from bot.wording.units.bodies import Sentence, kept, sentence_end

# How a card or ability is used, not what it does.
_LIMITS: tuple[tuple[str, ...], ...] = tuple(
    tuple(words.split())
    for words in (
        "~ costs", "this ability costs", "as an additional cost to activate ~",
        "you may activate ~", "activate ~ only", "activate this ability only",
        "activate this ability at", "~ can't be negated",
        "this ability 's activation can't be", "this ability's activation can't be",
        "while paying for",
        "~ can't be copied", "~ can't be activated", "~ can't be materialized",
        "you may pay", "~ 's activation can't be", "~'s activation can't be",
        "play ~ only", "this costs", "activated abilities of", "you can't activate ~",
        "this ability can be activated",
        "as an additional cost to use ~ weapon for",
        "your opponents can't materialize", "opponents can't materialize",
        "opponents can't activate", "your opponents can't activate",
    )
)  # fmt: skip
_PAY = ("you", "may", "pay")
_ONLY = ("activate", "this", "ability", "only")
_ON_PAYING = (("you", "do"), ("you", "don't"))
_INSTEAD_OF_COST = re.compile(
    r"\brather than pay (~|this card)('s| 's)? \w+ costs?$"
    r"|\bto activate (~|this card) from your [a-z ]+ without paying its \w+ costs?$"
    r"|\bto activate (~|this card) from your [a-z ]+$"
)


@G.reads("linked sentence")
def _limit(attempt: Attempt, at: int) -> Iterable[tuple[int, Sentence]]:
    """A sentence about when and for what cost something may be activated."""
    words = attempt.words
    start = at
    if words[at : at + 3] == ("as", "long", "as") or words[at] in ("if", "until"):
        while start < len(words) and words[start] not in (",", "."):
            start += 1
        start += 1
    for limit in _LIMITS:
        if words[start : start + len(limit)] == limit:
            end = sentence_end(attempt, at, len(words))
            if limit == _PAY and words[end + 2 : end + 4] in _ON_PAYING:
                return []
            told = words[at:end]
            if told[:4] == _ONLY and not {"prevent", "deal"} & set(told):
                return [(end, kept(attempt.text.between(at, end)))]
            if not {"damage", "prevent", "deal"} & set(told):
                return [(end, lambda body: None)]
    return []


@G.reads("standing sentence")
@G.reads("linked sentence")
def _attacks_with(attempt: Attempt, at: int) -> Iterable[tuple[int, Sentence]]:
    """ "Warrior allies you control can attack using this weapon": that they may."""
    words = attempt.words
    end = sentence_end(attempt, at, len(words))
    if _OF_ATTACKS.fullmatch(" ".join(words[at:end])):
        return [(end, lambda body: None)]
    return []


# That something may attack so.
_OF_ATTACKS = re.compile(
    r"[a-z ]+ you control can attack using ~( weapon)?"
    r"|~ can attack using [a-z ]+ you control"
)
# What pays for a card, and cards that have what only pays for cards.
_OF_COSTS = re.compile(
    r"each [a-z ]+ this way pays for \d+ of that cost"
    r"|[a-z ]*cards in (your|each|an opponent's) [a-z]+ (have|has) floating memory"
    r"|each opponent recollects (x|\d+|a) (less|fewer|more) cards? .*"
    r"|the next [a-z ]*cards? (you activate|your opponents? activates?)"
    r" (this turn )?costs? \( \d+ \) (more|less) to activate( for every [a-z ]+)?"
)


@G.reads("standing sentence")
@G.reads("linked sentence")
def _of_costs(attempt: Attempt, at: int) -> Iterable[tuple[int, Sentence]]:
    """What is paid for cards by other means, or more of it."""
    words = attempt.words
    end = sentence_end(attempt, at, len(words))
    if _OF_COSTS.fullmatch(" ".join(words[at:end]).replace(" 's", "'s")):
        return [(end, lambda body: None)]
    return []


@G.reads("linked sentence")
def _other_cost(attempt: Attempt, at: int) -> Iterable[tuple[int, Sentence]]:
    """ "You may … rather than pay this card's reserve cost": how it is paid for."""
    words = attempt.words
    end = sentence_end(attempt, at, len(words))
    said = " ".join(words[at:end])
    if "you may" in said and _INSTEAD_OF_COST.search(said):
        return [(end, lambda body: None)]
    return []
