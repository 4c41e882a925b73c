"""Sentences that say more of damage or destruction just told: it can't be prevented."""

from dataclasses import replace

from bot.engine.countering import KEPT
from bot.engine.effects import Ban, Restriction, Until
from bot.engine.instructions import DealDamage, DestroyIt, If, Install, Instruction
from bot.engine.values import THIS
from bot.wording.magic.amounts import When
from bot.wording.magic.bodies import Body, Sentence
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Noun
from bot.wording.phrases import UnclearError


def last_deal(body: Body) -> int:
    """The place of the only damage dealt so far."""
    deals = [at for at, one in enumerate(body.done) if isinstance(one, DealDamage)]
    if len(deals) != 1:
        raise UnclearError("which damage can't be prevented?")
    return deals[0]


@G.says("sentence", "[the] excess damage is dealt to <to:noun> instead")
@G.says(
    "sentence",
    "if <condition> , [the] excess damage is dealt to <to:noun> instead",
)
def _excess(to: Noun, condition: When | None = None) -> Sentence:
    """Of the damage dealt just before: what is more than lethal (120.4a)."""

    def read(body: Body) -> None:
        at = len(body.done) - 1
        deal = body.done[at] if body.done else None
        if not isinstance(deal, DealDamage) or deal.also or deal.divided:
            raise UnclearError("excess of which damage?")
        made = replace(deal, excess=body.scene.ref(to))
        when = condition(body.scene) if condition is not None else None
        body.done[at] = made if when is None else If(when, (made,), (deal,))

    return read


@G.says("sentence", "(the|that) damage can't be prevented")
@G.says("sentence", "this damage can't be prevented")
@G.says("sentence", "damage dealt this way can't be prevented")
def _unpreventable() -> Sentence:
    def read(body: Body) -> None:
        at = last_deal(body)
        deal = body.done[at]
        assert isinstance(deal, DealDamage)
        also = tuple(replace(one, unpreventable=True) for one in deal.also)
        body.done[at] = replace(deal, unpreventable=True, also=also)

    return read


@G.says(
    "sentence",
    "(it|they|that creature|that permanent|those creatures) can't be regenerated",
)
def _not_regenerated() -> Sentence:
    def read(body: Body) -> None:
        at = len(body.done) - 1
        if at < 0 or not isinstance(destroy := body.done[at], DestroyIt):
            raise UnclearError("what can't be regenerated?")
        body.done[at] = replace(destroy, regenerable=False)

    return read


@G.says(
    "sentence",
    "if ~ would deal damage to <to:several> , that damage can't be prevented [<more:or"
    " moved>]",
)
def _own_damage_for_sure(to: Noun, more: bool = False) -> Sentence:
    """A spell speaks of the damage it deals now; so the ban comes first."""

    def read(body: Body) -> None:
        if not body.scene.spell:
            raise UnclearError("for how long?")
        bans = (Ban.PREVENT, Ban.REDIRECT) if more else (Ban.PREVENT,)
        recipient = body.scene.watch(to)
        body.done[:0] = [
            Install(Restriction(ban, THIS, recipient, until=Until.END_OF_TURN))
            for ban in bans
        ]

    return read


G.table(
    "or moved",
    {"or dealt instead to another (permanent or player|creature or player)": True},
)


@G.says(
    "sentence",
    "if <condition> , [<kept:uncounterable> and] the damage can't be prevented",
)
def _sometimes_unpreventable(
    condition: When, kept: tuple[Instruction, ...] = ()
) -> Sentence:
    def read(body: Body) -> None:
        when = condition(body.scene)
        at = last_deal(body)
        deal = body.done[at]
        assert isinstance(deal, DealDamage)
        body.done[at] = If(when, (*kept, replace(deal, unpreventable=True)), (deal,))

    return read


G.table("uncounterable", {"~ can't be countered": (KEPT,)})
