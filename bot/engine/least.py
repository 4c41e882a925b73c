"""The ones with the least of something: what bolster chooses from (701.39a)."""

from dataclasses import replace

from bot.engine.characteristics import stat_of
from bot.engine.matching import everything
from bot.engine.scope import Scope
from bot.engine.values import Filter


def with_least(scope: Scope, filter: Filter, stat: str) -> Filter:
    """*filter*, matching only those with the least *stat*; "" asks nothing."""
    if not stat:
        return filter
    found = {it: stat_of(scope.board, it, stat) for it in everything(scope, filter)}
    least = min(found.values(), default=0)
    return replace(filter, ids=frozenset(it for it in found if found[it] == least))
