"""Cards that do something else than going to the graveyard as they are discarded."""

from bot.engine.effects import Effect, Instead, Static, ZoneWatch
from bot.engine.instructions import PutOnto
from bot.engine.values import THIS, Amount, Who, Zone
from bot.wording.magic.amounts import Count
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Lasting
from bot.wording.magic.scene import Scene


@G.says(
    "lasting",
    "if a spell or ability an opponent controls causes you to discard ~ , put it onto"
    " the battlefield instead of putting it into your graveyard",
    "if a spell or ability an opponent controls causes you to discard ~ , instead"
    " return ~ to the battlefield",
    "if a spell or ability an opponent controls causes you to discard ~ , instead"
    " return ~ to the battlefield with <n:some> <kind:counter> (counter|counters) on"
    " it",
)
@G.says(
    "lasting",
    "if a spell or ability an opponent controls causes you to discard ~ , put it onto"
    " the battlefield with <n:some> <kind:counter> (counter|counters) on it instead of"
    " putting it into your graveyard",
)
def _onto_the_battlefield(n: Count | None = None, kind: str = "") -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        having: tuple[tuple[str, Amount], ...] = ()
        if n is not None:
            having = ((kind, n(scene)),)
        watch = ZoneWatch(
            THIS, Zone.HAND, Zone.GRAVEYARD, discarded=True, by_opponent=True
        )
        return [Effect(watch, Instead((PutOnto(Who.THIS, counters=having),)))]

    return bind
