"""What a permanent costs as it enters: others sacrificed, a card discarded."""

from dataclasses import replace

from bot.engine.conditions import Exists
from bot.engine.effects import Effect, EnterWatch, Instead, Static
from bot.engine.instructions import If, May, Move, PutOnto, SacrificeSome, Unplayed
from bot.engine.values import THIS, Filter, Side, Who, Zone
from bot.wording.magic.amounts import Count
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Lasting
from bot.wording.magic.nouns import Kind
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError


@G.says(
    "standing line",
    "if ~ would enter [the battlefield] , sacrifice <n:some> <kind> instead . if you"
    " do , put ~ onto the battlefield . if you don't , put it into its owner's"
    " graveyard [.]",
)
def _for_a_sacrifice(n: Count, kind: Kind) -> Lasting:
    """It enters only at the price of others; who has them must pay it (614.1c)."""

    def bind(scene: Scene) -> list[Static]:
        number = n(scene)
        if not isinstance(number, int):
            raise UnclearError("sacrifice how many?")
        return [_paid_for(scene.kind(kind), number)]

    return bind


@G.says(
    "standing line",
    "if ~ would enter , instead if you control <what:some kind> , you sacrifice"
    " <n:some> <kind> and return ~ to the battlefield . otherwise , put ~ into its"
    " owner's graveyard [.]",
)
def _paying(what: tuple[Kind, int, int | None], n: Count, kind: Kind) -> Lasting:
    """The same in our own words."""

    def bind(scene: Scene) -> list[Static]:
        number, filter_ = n(scene), scene.kind(kind)
        if (scene.kind(what[0]), *what[1:]) != (filter_, number, None):
            raise UnclearError("sacrifice something else?")
        return [_paid_for(filter_, what[1])]

    return bind


def _paid_for(price: Filter, number: int) -> Effect:
    here = Exists(replace(price, controller=Side.YOU), number)
    paid = (SacrificeSome(price, number), PutOnto(Who.THIS))
    act = Instead((If(here, paid, (Move(Who.THIS, Zone.GRAVEYARD),)),))
    return Effect(EnterWatch(THIS), act)


@G.says(
    "standing line",
    "if ~ would enter [the battlefield] , you may discard (a|an) <kind> instead . if"
    " you do , put ~ onto the battlefield . if you don't , put it into its owner's"
    " graveyard [.]",
    "if ~ would enter , instead you may discard (a|an) <kind> and return ~ to the"
    " battlefield . if you don't , put ~ into its owner's graveyard [.]",
)
def _for_a_discard(kind: Kind) -> Lasting | None:
    """Whoever discards nothing has it go to the graveyard instead (614.1c)."""
    kinds = kind.filter.kinds
    if kind.plural or "card" not in kinds or kind.filter != Filter(kinds=kinds):
        return None
    named = " ".join((*sorted(kinds - {"card"}), "card"))
    a = "an" if named[0] in "aeiou" else "a"
    discarded = Unplayed(f"discard {a} {named}")
    entered = May(
        Who.YOU, (discarded, PutOnto(Who.THIS)), (Move(Who.THIS, Zone.GRAVEYARD),)
    )
    return lambda scene: [Effect(EnterWatch(THIS), Instead((entered,)))]
