"""What Grand Archive's effects do: deal damage, recover, and what stays words."""

from dataclasses import replace
from typing import Any

from bot.engine.conditions import Exists
from bot.engine.effects import (
    Ban,
    CounterWatch,
    DamageWatch,
    Effect,
    Modifier,
    Plus,
    Restriction,
    Until,
)
from bot.engine.instructions import (
    AddCounters,
    ChooseOne,
    DealDamage,
    Heal,
    If,
    Install,
    Instruction,
    MakeTokens,
    MillCards,
)
from bot.engine.values import THIS as THIS_ONE
from bot.engine.values import Amount, Chosen, EachOf, Filter, Ref, Side, Who
from bot.wording.grand_archive.grammar import G
from bot.wording.grand_archive.nouns import YOUR_CHAMPION
from bot.wording.numbers import times
from bot.wording.phrases import UnclearError
from bot.wording.rebuilding import rebuilt
from bot.wording.units.amounts import Count
from bot.wording.units.bodies import Body, Sentence
from bot.wording.units.nouns import OPPONENT, THIS, Form, Kind, Noun
from bot.wording.units.outcomes import Doing, Lasting
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
    if isinstance(from_, Chosen) and isinstance(ref, Chosen):
        scene.met = (from_, ref)
    return [*before, DealDamage(amount, ref, from_, unpreventable=sure)]


_DEAL = "(deal|<source:noun> deals|have <source:noun> deal)"


@G.says("clause", "choose <to:noun> and deal <n:amount> [<sure>] damage to (it|them)")
def _chooses(to: Noun, n: Count, sure: bool = False) -> Doing | None:
    return _deals(n, to, THIS, sure) if to.form is Form.SOME else None


@G.says("clause", f"{_DEAL} <n:amount> [<sure>] damage to <to:nouns>")
def _deals(n: Count, to: Noun, source: Noun = THIS, sure: bool = False) -> Doing:
    return lambda scene: _deal(scene, n(scene), to, source, sure)


@G.says("clause", f"{_DEAL} <n:amount> [<sure>] damage to <to:nouns> <each:for each>")
@G.says("clause", f"<each:for each> , {_DEAL} <n:amount> [<sure>] damage to <to:nouns>")
def _deals_each(
    n: Count, to: Noun, each: Count, source: Noun = THIS, sure: bool = False
) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        # "For every … on your champion, … to all other units": than the champion.
        before = each(scene) if to.filter.other else None
        done = _deal(scene, 0, to, source, sure)
        deal = done[-1]
        assert isinstance(deal, DealDamage)
        amount = times(n(scene), before or each(scene))
        return [*done[:-1], DealDamage(amount, deal.to, deal.source, sure)]

    return bind


@G.says("clause", f"{_DEAL} [<sure>] damage to <to:nouns> equal to <n:quantity>")
@G.says(
    "clause",
    f"{_DEAL} an amount of [<sure>] damage to <to:nouns> equal to <n:quantity>",
)
def _deals_equal(
    n: Count, to: Noun, source: Noun | None = None, sure: bool = False
) -> Doing:
    """ "Its power" is of what is said to deal the damage, else of what is dealt it."""

    def bind(scene: Scene) -> list[Instruction]:
        done = _deal(scene, 0, to, source or THIS, sure)
        deal = done[-1]
        assert isinstance(deal, DealDamage)
        if source is None:
            return [*done[:-1], DealDamage(n(scene), deal.to, deal.source, sure)]
        at = len(scene.mentions)
        scene.mention(deal.source, frozenset({"object"}))
        amount = n(scene)
        del scene.mentions[at]
        return [*done[:-1], DealDamage(amount, deal.to, deal.source, sure)]

    return bind


@G.says("clause", f"{_DEAL} [<sure>] damage equal to <n:quantity> to <to:nouns>")
def _deals_as_much(
    n: Count, to: Noun, source: Noun | None = None, sure: bool = False
) -> Doing:
    """ "Its power" before the target is named is never the target's."""
    after = _deals_equal(n, to, source, sure)

    def bind(scene: Scene) -> list[Instruction]:
        if source is not None:
            return after(scene)
        amount = n(scene)
        return _deals_equal(lambda _: amount, to, source, sure)(scene)

    return bind


@G.says("clause", "as a spell [,] <does:clauses>")
def _as_a_spell(does: Doing) -> Doing:
    return lambda scene: [spelled(one) for one in does(scene)]


def spelled(one: Instruction) -> Instruction:
    """*one* with the damage it deals counting as a Spell's."""

    def change(node: Any) -> Any:
        return replace(node, kind="spell") if isinstance(node, DealDamage) else node

    made: Instruction = rebuilt(one, change)
    return made


@G.says(
    "clause",
    f"{_DEAL} <n:amount> [<sure>] damage (divided|split) [as you choose] among"
    " <to:nouns>",
)
def _divides(n: Count, to: Noun, source: Noun = THIS, sure: bool = False) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        done = _deal(scene, n(scene), to, source, sure)
        deal = done[-1]
        assert isinstance(deal, DealDamage)
        return [*done[:-1], replace(deal, divided=True)]

    return bind


@G.says(
    "clause",
    f"{_DEAL} <n:amount> [<sure>] damage to <to:nouns> and <m:amount> [<sure>] damage"
    " to <other:nouns>",
)
def _deals_both(
    n: Count, to: Noun, m: Count, other: Noun, source: Noun = THIS, sure: bool = False
) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        first = _deal(scene, n(scene), to, source, sure)[-1]
        second = _deal(scene, m(scene), other, source, sure)[-1]
        assert isinstance(first, DealDamage)
        assert isinstance(second, DealDamage)
        return [replace(first, also=(second,))]

    return bind


@G.says("clause", "recover <n:amount>", "you recover <n:amount>")
def _recover(n: Count) -> Doing:
    return lambda scene: [Heal(EachOf(YOUR_CHAMPION), n(scene))]


@G.says("clause", "each player recovers <n:amount>")
def _all_recover(n: Count) -> Doing:
    champions = Filter(kinds=frozenset({"champion"}))
    return lambda scene: [Heal(EachOf(champions), n(scene))]


@G.says("clause", "<each:for each> , recover <n:amount> [again]")
def _recover_each(n: Count, each: Count) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        return [Heal(EachOf(YOUR_CHAMPION), times(n(scene), each(scene)))]

    return bind


@G.says("clause", "recover an amount equal to <n:quantity>")
def _recover_equal(n: Count) -> Doing:
    return lambda scene: [Heal(EachOf(YOUR_CHAMPION), n(scene))]


_TOP = "from the top of your deck into your graveyard"


@G.says(
    "clause",
    f"put <n:amount> cards {_TOP}",
    f"put an amount of cards {_TOP} equal to <n:quantity>",
    "put the top <n:amount> cards of your deck into your graveyard",
)
def _mill(n: Count) -> Doing:
    return lambda scene: [MillCards(n(scene))]


@G.says("clause", "put the top card of your deck into your graveyard")
def _mill_one() -> Doing:
    return lambda scene: [MillCards(1)]


@G.says("clause", "summon a token copy of <of:noun>")
def _copied(of: Noun) -> Doing:
    return lambda scene: [MakeTokens(1, copy_of=scene.ref(of))]


@G.says(
    "lasting",
    "if one or more <kind:counter> counters would be put on <to:noun> , that many plus"
    " <n:number> <again:counter> counters are put on <to:noun> instead",
)
def _more_counters(to: Noun, n: int, kind: str, again: str) -> Lasting | None:
    if kind != again:
        return None
    return lambda scene: [Effect(CounterWatch(scene.watch(to), kind), Plus(n))]


@G.says("linked sentence", "<does:clauses> if they ('re|are) units")
def _if_units(does: Doing) -> Sentence:
    """Only units are dealt damage, so that nothing is left out by it."""

    def read(body: Body) -> None:
        done = does(body.scene)
        for one in done:
            added = one.static if isinstance(one, Install) else None
            watch = added.watch if isinstance(added, Effect) else None
            if not isinstance(watch, DamageWatch):
                raise UnclearError("what depends on which of them are units")
        body.done.extend(done)

    return read


@G.says("holder", "target <kind>")
def _of_target(kind: Kind) -> Noun | None:
    return None if kind.plural else Noun(Form.TARGET, kind.filter)


@G.says("clause", "<who:noun> gains <keywords>")
def _for_good(keywords: tuple[str, ...], who: Noun) -> Doing | None:
    """What a card gains without a word on how long, it keeps."""
    if who.form not in (Form.THIS, Form.BACK):
        return None

    def bind(scene: Scene) -> list[Instruction]:
        if scene.ref(who) is not Who.THIS:
            raise UnclearError("for how long?")
        if not scene.resolving or scene.lasting is not None:
            raise UnclearError("for how long?")
        return [Install(Modifier(THIS_ONE, keywords=keywords, until=Until.END_OF_GAME))]

    return bind


@G.says(
    "lasting",
    "(your opponents|opponents) can't recover [<t:duration>]",
)
def _no_recovery(t: Until | None = None) -> Lasting:
    return lambda scene: [Restriction(Ban.GAIN_LIFE, OPPONENT, until=scene.until(t))]


G.table("granted for", {"for as long as you control ~": Until.STATIC})


@G.says(
    "clause",
    "that player puts <n:some> <kind:counter> (counter|counters) on (a|an) <on:kind>",
)
def _that_player_puts(n: Count, kind: str, on: Kind) -> Doing | None:
    """Which of theirs, they choose; without one, nothing of it happens."""
    if on.plural or on.filter.controller is not Side.THAT_PLAYER:
        return None

    def bind(scene: Scene) -> list[Instruction]:
        slot = scene.extra_slot()
        chosen = ChooseOne(on.filter, slot, Who.EVENT_PLAYER)
        put = AddCounters(kind, n(scene), Chosen(slot))
        return [If(Exists(on.filter), (chosen, put))]

    return bind
