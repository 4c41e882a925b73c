"""Cards that do something else than going to the graveyard as they are discarded."""

from bot.engine.effects import (
    DiscardWatch,
    Effect,
    Instead,
    MoveTo,
    Plus,
    Static,
    ZoneWatch,
)
from bot.engine.instructions import PutOnto, Unplayed
from bot.engine.values import THIS, Amount, Filter, Side, Who, Zone
from bot.wording.magic.amounts import Count
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Lasting
from bot.wording.magic.scene import Scene


@G.says(
    "lasting",
    "if an effect causes you to discard a card , discard it , but you may put it on top"
    " of your library instead of into your graveyard",
    "if an effect causes you to discard a card , you may put it on top of its owner's"
    " library instead",
)
def _on_top_of_library() -> Lasting:
    """Cards with names are moved; of the others it is said (701.9a)."""
    own = Filter(owner=Side.YOU)
    named = Effect(
        ZoneWatch(own, Zone.HAND, Zone.GRAVEYARD, discarded=True),
        MoveTo(Zone.LIBRARY),
        optional=Who.YOU,
    )
    unnamed = Effect(
        DiscardWatch(Filter(players=Side.YOU, objects=False), unnamed=True),
        Plus(0),
        rider=(Unplayed("put that card on top of your library"),),
        optional=Who.YOU,
    )
    return lambda scene: [named, unnamed]


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
