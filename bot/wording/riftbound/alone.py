"""Who is alone, and one on one: no friend at the same battlefield (741).

In combat the battlefield is where the combat is. Elsewhere nobody follows where units
are: friends count that are not said to be at base or elsewhere.
"""

from bot.engine.conditions import AllHold, AnyHolds, Condition, Exists, Matches, Not
from bot.engine.values import Filter, Side, Who
from bot.wording.riftbound.grammar import G
from bot.wording.riftbound.nouns import AT_BATTLEFIELD, HERE
from bot.wording.units.conditions import known

_ATTACKING = Filter(attacking=True)
_DEFENDING = Filter(blocking=True)
_FIGHTING = Filter(any_of=(_ATTACKING, _DEFENDING))


def _friends(where: Filter) -> Filter:
    return Filter(
        kinds=frozenset({"unit"}), other=True, controller=Side.YOU, any_of=(where,)
    )


def _alone_while(doing: Filter, *more: Condition) -> Condition:
    mine = Matches(Who.THIS, doing)
    return AllHold((mine, Exists(_friends(doing), 0, 0), *more))


_AWAY = Filter(not_flags=HERE | AT_BATTLEFIELD)
_ALONE = AnyHolds(
    (
        _alone_while(_FIGHTING),
        AllHold((Not(Matches(Who.THIS, _FIGHTING)), Exists(_friends(_AWAY), 0, 0))),
    )
)
_ENEMY_ALONE = Exists(
    Filter(kinds=frozenset({"unit"}), controller=Side.OPPONENT, any_of=(_FIGHTING,)),
    1,
    1,
)

G.table(
    "one condition",
    {
        "(i 'm|~ is) attacking alone": known(_alone_while(_ATTACKING)),
        "(i 'm|~ is) defending alone": known(_alone_while(_DEFENDING)),
        "(i 'm|~ is) attacking or defending alone": known(_alone_while(_FIGHTING)),
        "(i 'm|~ is) alone [here]": known(_ALONE),
        "(i 'm|~ is) one on one": known(_alone_while(_FIGHTING, _ENEMY_ALONE)),
        "an enemy unit is alone here": known(_ENEMY_ALONE),
        "an enemy unit here is alone": known(_ENEMY_ALONE),
    },
)
