"""What Grand Archive's effects do: deal damage, recover, and what stays words."""

from collections.abc import Callable

from bot.engine.instructions import DealDamage, Heal, Instruction
from bot.engine.values import Amount, EachOf, Ref, Who
from bot.wording.grand_archive.grammar import G
from bot.wording.grand_archive.nouns import YOUR_CHAMPION
from bot.wording.phrases import Grammar
from bot.wording.units.amounts import Count, times
from bot.wording.units.damage import Doing
from bot.wording.units.nouns import THIS, Form, Noun
from bot.wording.units.scene import Scene

G.table(
    "dmg",
    {
        "damage": "any",
        "(combat|attack|attack combat) damage": "combat",
        "non-combat damage": "non",
        "non-attack damage": "non",
    },
)
G.table("sure", {"unpreventable": True})


def _deal(
    scene: Scene, amount: Amount, to: Noun, source: Noun, sure: bool
) -> list[Instruction]:
    from_ = scene.ref(source) if source.form is not Form.THIS else Who.THIS
    ref: Ref = scene.ref(to)
    before = scene.chosen_before()
    return [*before, DealDamage(amount, ref, from_, unpreventable=sure)]


_DEAL = "(deal|<source:noun> deals|have <source:noun> deal)"


@G.says("clause", f"{_DEAL} <n:amount> [<sure>] damage to <to:nouns>")
def _deals(
    n: Count, to: Noun, source: Noun = THIS, sure: bool = False
) -> Doing:
    return lambda scene: _deal(scene, n(scene), to, source, sure)


@G.says("clause", f"{_DEAL} <n:amount> [<sure>] damage to <to:nouns> <each:for each>")
@G.says("clause", f"<each:for each> , {_DEAL} <n:amount> [<sure>] damage to <to:nouns>")
def _deals_each(
    n: Count, to: Noun, each: Count, source: Noun = THIS, sure: bool = False
) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        done = _deal(scene, 0, to, source, sure)
        deal = done[-1]
        assert isinstance(deal, DealDamage)
        amount = times(n(scene), each(scene))
        return [*done[:-1], DealDamage(amount, deal.to, deal.source, sure)]

    return bind


@G.says("clause", f"{_DEAL} [<sure>] damage to <to:nouns> equal to <n:quantity>")
@G.says("clause", f"{_DEAL} [<sure>] damage equal to <n:quantity> to <to:nouns>")
@G.says(
    "clause",
    f"{_DEAL} an amount of [<sure>] damage to <to:nouns> equal to <n:quantity>",
)
def _deals_equal(
    n: Count, to: Noun, source: Noun = THIS, sure: bool = False
) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        done = _deal(scene, 0, to, source, sure)
        deal = done[-1]
        assert isinstance(deal, DealDamage)
        return [*done[:-1], DealDamage(n(scene), deal.to, deal.source, sure)]

    return bind


@G.says("clause", "as a spell , <does:clauses>", "as a spell <does:clauses>")
def _as_a_spell(does: Doing) -> Doing:
    from dataclasses import replace

    def spelled(one: Instruction) -> Instruction:
        return replace(one, kind="spell") if isinstance(one, DealDamage) else one

    return lambda scene: [spelled(one) for one in does(scene)]


@G.says("clause", "recover <n:amount>", "you recover <n:amount>")
def _recover(n: Count) -> Doing:
    return lambda scene: [Heal(EachOf(YOUR_CHAMPION), n(scene))]


@G.says("clause", "recover an amount equal to <n:quantity>")
def _recover_equal(n: Count) -> Doing:
    return lambda scene: [Heal(EachOf(YOUR_CHAMPION), n(scene))]


_ = (Callable, Grammar)
