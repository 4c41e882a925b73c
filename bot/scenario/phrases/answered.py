"""What is responded to: told before, or only there."""

from collections.abc import Sequence

from bot.scenario.words.syntax import Card, Clause, Thing


def answers_what_is_new(clause: Clause, clauses: Sequence[Clause]) -> bool:
    """Whether *clause* itself tells of the spell that it is a response to.

    "In response to Bob's Bolt on my Bear", "In response to Bob's Pyroclasm", unless
    *clauses* tell of that Pyroclasm elsewhere.
    """
    threat = clause.get("threat")
    if threat is None or clause.get("at") is not None:
        return threat is not None
    return not any(_cards(it) & set(threat.names) for it in clauses if it is not clause)


def _cards(clause: Clause) -> set[object]:
    found: set[object] = set()
    for value in clause.slots.values():
        for part in getattr(value, "parts", (value,)):
            card = part.card if isinstance(part, Thing) else part
            found |= set(card.names) if isinstance(card, Card) else set()
    return found
