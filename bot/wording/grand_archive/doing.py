"""What Grand Archive's effects do: deal damage, recover, and what stays words."""

from dataclasses import replace
from typing import Any

from bot.engine.effects import (
    AttackWatch,
    Ban,
    CounterWatch,
    DamageWatch,
    Effect,
    EnterWatch,
    EnterWith,
    Modifier,
    MoveTo,
    Plus,
    Restriction,
    Static,
    Trigger,
    Until,
    ZoneWatch,
)
from bot.engine.instructions import (
    CardAbilities,
    DealDamage,
    Heal,
    Install,
    Instruction,
    MakeTokens,
    MillCards,
)
from bot.engine.values import THIS as THIS_ONE
from bot.engine.values import Amount, EachOf, Filter, Ref, Side, Who, Zone
from bot.wording.grand_archive.grammar import G
from bot.wording.grand_archive.keywords import Change
from bot.wording.grand_archive.nouns import YOUR_CHAMPION
from bot.wording.phrases import UnclearError
from bot.wording.rebuilding import rebuilt
from bot.wording.units.amounts import Count, times
from bot.wording.units.bodies import Body, Sentence
from bot.wording.units.damage import Hit
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
# What this card attacks with deals the damage (Damage 10.1.1): its champion or ally.
_THIS_ATTACK = Noun(Form.EACH, Filter(attacking=True, controller=Side.YOU))


def _deal(
    scene: Scene, amount: Amount, to: Noun, source: Noun, sure: bool
) -> list[Instruction]:
    from_ = scene.ref(source) if source.form is not Form.THIS else Who.THIS
    ref: Ref = scene.ref(to)
    before = scene.chosen_before()
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
def _deals_equal(n: Count, to: Noun, source: Noun = THIS, sure: bool = False) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        done = _deal(scene, 0, to, source, sure)
        deal = done[-1]
        assert isinstance(deal, DealDamage)
        return [*done[:-1], DealDamage(n(scene), deal.to, deal.source, sure)]

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
    '(this attack|~) gains " combat damage dealt by this attack is unpreventable . "',
    '(this attack|~) gains " combat damage dealt by this attack is unpreventable "',
    "combat damage dealt by this attack (is unpreventable|can't be prevented)",
)
def _sure_attack() -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        source = Filter(attacking=True, controller=Side.YOU)
        return [
            Restriction(Ban.PREVENT, source, combat=True, until=Until.END_OF_COMBAT)
        ]

    return bind


@G.says("lasting", "this attack gets <by:change>")
@G.says("lasting", "this attack gets <by:change> and (gains|has) <keywords>")
@G.says("lasting", "this attack gets <by:change> and (gains|has) <grants:quoted>")
@G.says("lasting", "this attack (gains|has) <keywords>")
@G.says("lasting", "this attack (gains|has) <grants:quoted>")
def _attack_gets(
    by: Change | None = None,
    keywords: tuple[str, ...] = (),
    grants: CardAbilities | None = None,
) -> Lasting | None:
    """What attacks has it for as long as the attack lasts."""
    if grants is not None and (not grants.understood or grants.spell is not None):
        return None

    def bind(scene: Scene) -> list[Static]:
        power, life = (n(scene) for n in by) if by else (0, 0)
        return [
            Modifier(
                _THIS_ATTACK.filter, power, life, keywords=keywords, grants=grants,
                until=Until.END_OF_COMBAT,
            )
        ]  # fmt: skip

    return bind


@G.says(
    "lasting",
    "the next time [one or more] <what:kind> would enter the field [<t:duration>] ,"
    " (they enter|it enters) [the field] rested instead",
    "the next time [one or more] <what:kind> would enter the field [<t:duration>] ,"
    " (those|that) <same:kind> (enters|enter) [the field] rested instead",
)
def _next_rested(
    what: Kind, t: Until | None = None, same: Kind | None = None
) -> Lasting | None:
    """Those that enter together enter rested together."""
    if same is not None and same.words != what.words[-1:]:
        return None

    def bind(scene: Scene) -> list[Static]:
        act = EnterWith(tapped=True)
        watch = EnterWatch(what.filter)
        return [
            Effect(watch, act, uses=1, until=scene.until(t), one_or_more=what.plural)
        ]

    return bind


@G.says(
    "lasting",
    "if (a|an) <what:kind> would be put into <whose:graveyard> , (that player banishes"
    " it|banish it|its owner banishes it) instead",
)
def _banished_instead(what: Kind, whose: Side) -> Lasting | None:
    if what.plural or what.filter.owner is not None:
        return None
    owned = what.filter if whose is Side.ANY else replace(what.filter, owner=whose)
    watch = ZoneWatch(owned, None, Zone.GRAVEYARD)
    return lambda scene: [Effect(watch, MoveTo(Zone.EXILE), until=scene.until(None))]


G.table(
    "graveyard",
    {
        "(a player's|a) graveyard": Side.ANY,
        "your graveyard": Side.YOU,
        "an opponent's graveyard": Side.OPPONENT,
    },
)


@G.says("clause", "<who:holder>'s next attack this turn gets <by:change>")
@G.says(
    "clause",
    "<who:holder>'s next attack this turn gets <by:change> and (gains|has) <keywords>",
    "<who:holder>'s next attack this turn (gains|has) <keywords> and gets <by:change>",
)
@G.says("clause", "<who:holder>'s next attack this turn (gains|has) <keywords>")
@G.says("clause", "<who:holder>'s next attack this turn (gains|has) <grants:quoted>")
@G.says(
    "clause",
    "<who:holder>'s next attack this turn gets <by:change> and (gains|has)"
    " <grants:quoted>",
)
def _next_attack(
    who: Noun,
    by: Change | None = None,
    keywords: tuple[str, ...] = (),
    grants: CardAbilities | None = None,
) -> Doing | None:
    """As soon as it attacks, and for that attack only."""
    lasting = _attack_gets(by, keywords, grants)
    if lasting is None:
        return None

    def bind(scene: Scene) -> list[Instruction]:
        watch = AttackWatch(scene.watch(who))
        before = scene.chosen_before()
        held, scene.lasting = scene.lasting, None
        done = tuple(Install(one) for one in lasting(scene))
        scene.lasting = held
        later = Trigger(watch, done, once=True, until=Until.END_OF_TURN)
        return [*before, Install(later)]

    return bind


@G.says(
    "clause", "the next attack you declare with <who:noun> this turn gets <by:change>"
)
def _next_declared(who: Noun, by: Change) -> Doing | None:
    if who.form is not Form.SOME or who.filter.controller is not None:
        return None
    yours = replace(who.filter, controller=Side.YOU)
    return _next_attack(replace(who, filter=yours), by)


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


@G.says("clause", "~ gains <keywords>")
def _for_good(keywords: tuple[str, ...]) -> Doing:
    """What a card gains without a word on how long, it keeps."""

    def bind(scene: Scene) -> list[Instruction]:
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


@G.says("hit", "this attack would deal <m:so much> [to <to:watched>]")
def _attack_would(m: Hit, to: Noun | None = None) -> Hit | None:
    if m.c == "non":
        return None
    return replace(m, c="combat", to=to, by=_THIS_ATTACK)
