"""Devour: what a creature may eat as it enters (702.82)."""

from bot.engine.effects import Effect, EnterWatch, TakeAsEnters
from bot.engine.values import THIS, Filter, Side, Zone


def devour(name: str, keyword: str, host: str, controller: str) -> Effect:
    """Any number of other creatures are sacrificed, N counters each (702.82a)."""
    each = (("+1/+1", int(keyword.split()[1])),)
    what = Filter(
        kinds=frozenset({"creature"}),
        controller=Side.YOU,
        zone=Zone.BATTLEFIELD,
        other=True,
    )
    return Effect(
        EnterWatch(THIS),
        TakeAsEnters(what, Zone.GRAVEYARD, sacrificed=True, counters=each),
        id=f"{keyword}:{host}",
        label=f"{name}'s {keyword}",
        controller=controller,
        host=host,
    )
