"""Damage that spells and abilities deal."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.conditions import Compare, Condition
from bot.engine.instructions import (
    DealDamage,
    Fight,
    Instruction,
)
from bot.engine.repeating import ForEach
from bot.engine.seeing import mentions
from bot.engine.values import (
    Chosen,
    ControllerOf,
    DealtThisWay,
    OwnerOf,
    Per,
    Ref,
    StatOf,
    Variable,
    Who,
)
from bot.wording.magic.amounts import Count, When
from bot.wording.magic.doing import Verb, choices_before
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing
from bot.wording.magic.nouns import IT, Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import OBJECT, tags_of
from bot.wording.numbers import times
from bot.wording.phrases import UnclearError

# --- Damage ---


def _recipient(scene: Scene, to: Noun, source: Ref) -> Ref:
    """Whom *source* deals damage to; "it" alone is never the source itself."""
    if to == IT:
        return scene.back_from(to, source)
    if source is Who.THIS and to.form is Form.CONTROLLER and to.of == IT:
        return ControllerOf(scene.back_from(IT, source))
    return _another(scene, to, source)


def _another(scene: Scene, to: Noun, doer: Ref) -> Ref:
    """What *to* means; "that creature" is never what does it: that is "itself"."""
    ref = scene.ref(to)
    pointed = to.form is Form.BACK and to.word not in ("", "itself")
    if not pointed or to.word.startswith("#") or ref != doer or doer is Who.THIS:
        return ref
    other = scene.back_from(to, doer)
    if other in (doer, Who.THIS):
        raise UnclearError("would it deal damage to itself?")
    return other


Portion = Callable[[Scene, Ref], DealDamage]


@G.says("portion", "<n:amount> damage to <to:several>")
@G.says("portion", "<n:amount> damage to each of <to:several>")
def _portion(n: Count, to: Noun) -> Portion | None:
    if to.form is Form.SOME:
        return None

    def bind(scene: Scene, source: Ref) -> DealDamage:
        amount = n(scene)
        return DealDamage(amount, _recipient(scene, to, source), source)

    return bind


@G.says("portion", "<n:amount> damage to <to:several> <each:for each>")
def _portion_each(n: Count, to: Noun, each: Count) -> Portion:
    def bind(scene: Scene, source: Ref) -> DealDamage:
        ref = scene.ref(to)
        return DealDamage(times(n(scene), scene.measured(each, ref)), ref, source)

    return bind


@G.says("portion", "damage equal to <n:quantity> to <to:several>")
def _portion_equal(n: Count, to: Noun) -> Portion:
    def bind(scene: Scene, source: Ref) -> DealDamage:
        if to.form is Form.EACH and not to.filter.objects:
            ref = scene.ref(to)
            return DealDamage(scene.measured(n, ref), ref, source)
        amount = n(scene)
        return _same_its(DealDamage(amount, _recipient(scene, to, source), source), to)

    return bind


def _same_its(deal: DealDamage, to: Noun) -> DealDamage:
    """Raises UnclearError if "its" would mean two things in one sentence."""
    its = to.form in (Form.CONTROLLER, Form.OWNER) and to.of == IT
    match deal:
        case DealDamage(StatOf(Who.THIS), ControllerOf(of) | OwnerOf(of)) if (
            its and of is not Who.THIS
        ):
            raise UnclearError("how much, and of which of the two?")
        case _:
            return deal


@G.says("portion", "an amount of damage of your choice to <to:several>")
def _portion_chosen(to: Noun) -> Portion:
    chosen = Variable("the amount of your choice")
    return lambda scene, source: DealDamage(chosen, scene.ref(to), source)


@G.says("portion", "damage to <to:several> equal to <n:quantity>")
@G.says("portion", "to <to:several> damage equal to <n:quantity>")
def _portion_to_equal(n: Count, to: Noun) -> Portion:
    def bind(scene: Scene, source: Ref) -> DealDamage:
        ref = _recipient(scene, to, source)
        return _same_its(DealDamage(scene.measured(n, ref), ref, source), to)

    return bind


@G.says(
    "portion",
    "<n:amount> damage divided as you choose among <to:several>",
    "<n:amount> damage divided as you choose among any number of <to:several>",
)
def _portion_divided(n: Count, to: Noun) -> Portion | None:
    if to.form is not Form.TARGET:
        return None

    def bind(scene: Scene, source: Ref) -> DealDamage:
        amount = n(scene)
        return DealDamage(amount, scene.ref(to), source, divided=True)

    return bind


@G.says(
    "portion", "<n:amount> damage divided evenly , rounded down , among <to:several>"
)
def _portion_shared(n: Count, to: Noun) -> Portion | None:
    """As many points to each of the targets that are legal still."""
    if to.form is not Form.TARGET:
        return None

    def bind(scene: Scene, source: Ref) -> DealDamage:
        amount = n(scene)
        ref = scene.ref(to)
        if not isinstance(ref, Chosen):
            raise UnclearError("divided among whom?")
        return DealDamage(Per(amount, ref), ref, source)

    return bind


def _each_its_own(
    first: Portion, scene: Scene, ref: Ref, who: Noun
) -> list[Instruction] | None:
    """ "Each creature deals damage to itself equal to its power": at one moment.

    None if nothing is said of each.
    """
    several = who.form in (Form.TARGET, Form.BACK) and who.plural
    if not several and (who.form is not Form.EACH or not who.filter.objects):
        return None
    for one in (scene.clone(), scene):
        slot = one.extra_slot()
        like = one.filter(who)
        outer = list(one.mentions)
        tags = tags_of(like) if who.kind else OBJECT | {who.word or "creature"}
        one.mention(Chosen(slot), tags, like=like)
        each = one.one_of = Chosen(slot)
        dealt = first(one, each)
        one.one_of = None
        if dealt.to != each:
            if not mentions(dealt.amount, each) and not mentions(dealt.to, each):
                return None
        one.mentions = outer
    return [ForEach(ref, slot, (dealt,))]


@G.says("verb", "[also] (deals|deal) <first:portion>")
def _deals(first: Portion) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        if (by_each := _each_its_own(first, scene, ref, who)) is not None:
            return by_each
        one = first(scene, ref)
        if who == IT and one.to == ref:
            raise UnclearError("would it deal damage to itself?")
        return [one]

    return bind


@G.says(
    "verb",
    "(deals|deal) <first:portion> and excess damage is dealt to <to:noun> instead",
)
def _deals_beyond(first: Portion, to: Noun) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        one = first(scene, ref)
        return [replace(one, excess=scene.ref(to))]

    return bind


@G.says("verb", "(deals|deal) <first:portion> and the damage can't be prevented")
def _deals_for_sure(first: Portion) -> Verb:
    return lambda scene, ref, who: [replace(first(scene, ref), unpreventable=True)]


@G.says("verb", "[also] (deals|deal) <first:portion> and <second:portion>")
@G.says("verb", "(deals|deal) <first:portion> , <second:portion> , and <third:portion>")
def _deals_more(first: Portion, second: Portion, third: Portion | None = None) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        one = first(scene, ref)
        also = [second(scene, ref)]
        if third is not None:
            also.append(third(scene, ref))
        return [
            DealDamage(one.amount, one.to, one.source, divided=one.divided,
                       also=tuple(also))
        ]  # fmt: skip

    return bind


@G.says("clause", "<left:several> (fights|fight) <right:several>")
def _fights(left: Noun, right: Noun) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        one = scene.ref(left)
        other = _another(scene, right, one)
        scene.met = (one, other)
        return [*choices_before(scene), Fight(one, other)]

    return bind


@G.says("clause", "<who:several> fight each other")
def _fight_each_other(who: Noun) -> Doing:
    """Each of several that are targets fights the others."""

    def bind(scene: Scene) -> list[Instruction]:
        most = [one.most for one in scene.targets]
        if who.form is Form.BACK and most == [1, 1]:
            return [Fight(Chosen(0), Chosen(1))]
        both = Chosen(0) if who.form is Form.BACK and most == [2] else scene.ref(who)
        return [*choices_before(scene), Fight(both, both)]

    return bind


@G.says(
    "known fact",
    "excess damage (was|is) dealt [to (that|a) (creature|planeswalker|permanent)"
    " [or planeswalker]] this way",
)
def _excess_this_way() -> When:
    def bind(scene: Scene) -> Condition:
        if not scene.resolving or scene.measure is not None:
            raise UnclearError("excess of which damage?")
        return Compare(DealtThisWay(True), ">", 0)

    return bind
