"""Deaths replaced for a price, as Riftbound says it."""

from bot.engine.conditions import Matches
from bot.engine.effects import Effect, Instead, OtherWatch, Static
from bot.engine.instructions import Unplayed
from bot.engine.permanents import TapIt
from bot.engine.values import ControllerOf, Filter, Who
from bot.wording.phrases import Attempt
from bot.wording.riftbound.grammar import G
from bot.wording.riftbound.keywords import Change
from bot.wording.units.deaths import Fate, Spared, healed
from bot.wording.units.outcomes import Doing, Lasting
from bot.wording.units.scene import Scene


@G.says("paid fate", "you may <cost:payment> to <does:clauses> instead")
def _paying(does: Doing, cost: bool = True) -> Fate:
    return lambda scene: Spared(Instead(healed(does(scene))), Who.YOU)


@G.says(
    "paid fate",
    "you may <cost:payment> and exhaust me to <does:clauses> instead",
    "you may <cost:payment> , exhaust me , and <spent:clause> to <does:clauses>"
    " instead",
)
def _exhausting(does: Doing, spent: Doing | None = None, cost: bool = True) -> Fate:
    def bind(scene: Scene) -> Spared:
        paid = spent(scene) if spent else []
        done = (TapIt(Who.THIS), *paid, *healed(does(scene)))
        # Something exhausted cannot be exhausted as a cost.
        ready = Matches(Who.THIS, Filter(tapped=False))
        return Spared(Instead(done), Who.YOU, (ready,))

    return bind


@G.says("paid fate", "its controller may <cost:payment> to <does:clauses> instead")
def _they_may(does: Doing, cost: bool = True) -> Fate:
    def bind(scene: Scene) -> Spared:
        return Spared(Instead(healed(does(scene))), ControllerOf(Who.EVENT_OBJECT))

    return bind


@G.reads("payment")
def _payment(attempt: Attempt, at: int) -> list[tuple[int, bool]]:
    """ "Pay" and symbols."""
    words = attempt.words
    if words[at : at + 1] != ("pay",):
        return []
    end = at + 1
    while end < len(words) and (words[end][:1] == "{" or words[end].isdecimal()):
        end += 1
    return [(end, True)] if end > at + 1 else []


@G.says(
    "lasting",
    "if a spell or ability that chooses me would stun me , give me might , or return"
    " me to hand , give me <by:change> instead",
)
def _spared(by: Change) -> Lasting:
    """Not about damage or death: nothing that is followed is replaced."""
    words = "a spell or ability that chooses this stuns, shrinks or returns it"

    def bind(scene: Scene) -> list[Static]:
        might = f"give this +{by[0](scene)} Might"
        return [Effect(OtherWatch(words), Instead((Unplayed(might),)))]

    return bind
