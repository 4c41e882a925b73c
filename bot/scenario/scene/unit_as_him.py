""" "A spell deals 5 to him": a unit, where players are dealt no damage."""

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.syntax import Several, Thing

_HIM = frozenset({"he", "him", "she", "her"})


def unit_as_him(to: object) -> object:
    """*to*, with a pronoun for a unit instead of one for a person."""
    parts = parts_of(to)
    if not any(getattr(it, "name", "") in _HIM for it in parts):
        return to
    units = tuple(
        Thing("it", it.place, label="it") if getattr(it, "name", "") in _HIM else it
        for it in parts
    )
    return Several(units, units[0].place)
