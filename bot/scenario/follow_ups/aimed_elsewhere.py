"""“What if the spell hits my ally instead”: the same spell or damage at another."""

import re

from bot.engine.question import Deal, Resolve
from bot.scenario.follow_ups.amounts import spoken_of
from bot.scenario.follow_ups.finding import Context, cards_in
from bot.scenario.follow_ups.words import is_pronoun, words_of
from bot.scenario.words.syntax import Quantity

_AT = r"(?:at|to|towards|on|onto)"
_WAYS = tuple(
    re.compile(f"{way}{end}", re.IGNORECASE)
    for end in (r"(?: instead(?: of (?P<old>.+?))?)?[?. !]*",)
    for way in (
        r"(?P<what>.+?) (?:hits?|targets?|targeted|goes to|goes at|went to|"
        r"(?:is|was) (?:aimed at|dealt to|for|cast on|directed at|pointed at)) "
        r"(?P<to>.+?)",
        r"(?P<who>[\w' ]+?) (?:aims?|aimed|points?|pointed|throws?|threw|directs?|"
        rf"directed|sends?|sent|casts?|uses?) (?P<what>it|that|the [\w' ]+?) {_AT} "
        r"(?P<to>.+?)",
        r"(?P<who>[\w' ]+?) (?:aims? at|aimed at|chooses|chose) (?P<to>.+?)",
        r"(?P<to>.+?) (?:is|was|were|am|gets|got) (?:the target|targeted|hit)",
        r"(?:targeting|hitting|aimed at|aiming at|at|on) (?P<to>.+?)",
        r"(?P<to>(?!an? |\d).+?)(?= instead)",
    )
)


_INSTEAD_OF = re.compile(
    r"(?P<what>(?:\w+|my opponent) \w+ .+?) (?:instead of|rather than) (?P<old>.+)",
    re.IGNORECASE,
)


def aimed_elsewhere(context: Context, words: str) -> str:
    """*words* as the one event told, aimed at another: "the Bolt hits me instead"."""
    instead = _INSTEAD_OF.fullmatch(words)
    if instead is not None and (old := context.one(instead["old"])):
        aimed = [n for n in context.harmful() if old in _aimed(context, n)]
        if len(aimed) == 1 and not context.one(instead["what"]):
            return f"{instead['what']} instead"
    for way in _WAYS:
        found = way.fullmatch(words)
        if found is not None:
            meant = _meant(context, found.groupdict())
            if meant is not None:
                return meant
    return words


def _meant(context: Context, said: dict[str, str | None]) -> str | None:
    what = said.get("what") or "it"
    subject = words_of(what)
    pronoun = is_pronoun(subject)
    if context.player(what):
        pronoun, said = True, {**said, "who": what}  # "He targets the Wurm"
    events = context.harmful() if pronoun else spoken_of(context, subject)
    clauses = [context.clauses[n] for n in events]
    if len(clauses) != 1 or clauses[0].get("to") is None:
        return None
    to, who, old = said["to"] or "", said.get("who"), said.get("old")
    by = {it.by for it in context.entries(events[0])}
    if who and who != "it" and context.player(who) not in by:
        return None
    aim, was = context.one(to), _aimed(context, events[0])
    if not aim or (old and {context.one(old)} != was):
        return None
    clause = clauses[0]
    cards = {it.name for it in cards_in(clause.get("card"))}
    if clause.kind == "cast" and len(cards) == 1:
        return f"the {cards.pop()} hits {to} instead"
    amount, source = clause.get("n"), clause.get("source")
    if clause.kind != "damage" or not isinstance(amount, Quantity):
        return None
    if amount.value is None or source is None:
        return None
    kind = "combat damage" if "combat" in clause.text.lower() else "damage"
    what = "it" if pronoun else what
    return f"{what} deals {amount.value} {kind} to {to} instead"


def _aimed(context: Context, event: int) -> set[str]:
    """Whom what is told there hits."""
    found: set[str] = set()
    for entry in context.entries(event):
        if isinstance(entry.what, Resolve):
            found |= {it for slot in entry.what.chosen for it in slot}
        elif isinstance(entry.what, Deal):
            found |= {it.recipient for it in entry.what.hits}
    return found
