"""Rules of the game that a card says do not hold: sacrificing, the legend rule."""

from bot.engine.effects import Ban, Modifier, Restriction, Static
from bot.engine.unnamed import KEEPS_COUNTERS
from bot.engine.values import ANY_OBJECT, ONLY_YOU, THIS, Filter, Side
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Lasting, until
from bot.wording.magic.nouns import Noun
from bot.wording.magic.scene import Scene

_OPPONENTS = Filter(players=Side.OPPONENT, objects=False)


@G.says(
    "lasting",
    "spells and abilities your opponents control can't cause you to sacrifice"
    " permanents",
)
def _keeps_all() -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, None)
        return [Restriction(Ban.SACRIFICE, ONLY_YOU, _OPPONENTS, until=lasts)]

    return bind


@G.says(
    "lasting",
    "counters remain on ~ as it moves to any zone other than a player's hand or"
    " library",
)
def _keeps_counters() -> Lasting:
    return lambda scene: [
        Modifier(THIS, keywords=(KEEPS_COUNTERS,), until=until(scene, None))
    ]


@G.says("lasting", "the [\"] legend rule [(\"|'s)] doesn't apply [to <who:several>]")
def _no_legend_rule(who: Noun | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        subject = scene.watch(who) if who is not None else ANY_OBJECT
        return [Restriction(Ban.LEGEND, subject, until=until(scene, None))]

    return bind


@G.says(
    "lasting",
    "<who:several> (doesn't|don't) untap during (your|its controller 's|their"
    " controller 's|their controllers 's|each player 's) untap (step|steps)",
)
def _stays_tapped(who: Noun) -> Lasting:
    return lambda scene: [
        Restriction(Ban.UNTAP, scene.watch(who), until=until(scene, None))
    ]
