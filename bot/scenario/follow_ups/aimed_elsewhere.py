"""“What if the spell hits my ally instead”: the same damage to something else."""

import re

from bot.scenario.follow_ups.amounts import spoken_of
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import is_pronoun, words_of
from bot.scenario.words.syntax import Quantity

_ELSEWHERE = re.compile(
    r"(?P<what>.+?) (?:hits?|targets?|targeted|goes to|goes at|went to|"
    r"(?:is|was) (?:aimed at|dealt to|for)) (?P<to>.+?)(?: instead)?[?. !]*",
    re.IGNORECASE,
)


def aimed_elsewhere(context: Context, words: str) -> str:
    """*words* as "the spell deals 4 damage to my ally instead", of damage so told."""
    found = _ELSEWHERE.fullmatch(words)
    if found is None:
        return words
    subject = words_of(found["what"])
    events = context.harmful() if is_pronoun(subject) else spoken_of(context, subject)
    clauses = [context.clauses[n] for n in events]
    if len(clauses) != 1 or clauses[0].kind != "damage" or clauses[0].get("to") is None:
        return words
    amount = clauses[0].get("n")
    source = clauses[0].get("source")
    if not isinstance(amount, Quantity) or amount.value is None or source is None:
        return words
    kind = "combat damage" if "combat" in clauses[0].text.lower() else "damage"
    return f"{found['what']} deals {amount.value} {kind} to {found['to']} instead"
