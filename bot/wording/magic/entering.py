"""How permanents enter: tapped, with counters, as copies."""

from dataclasses import replace

from bot.engine.conditions import Flag, Not
from bot.engine.effects import (
    AsEntersChoose,
    Effect,
    EnterWatch,
    EnterWith,
    Modifier,
    Static,
    TakeAsEnters,
    Until,
)
from bot.engine.instructions import (
    AddCounters,
    Install,
    Instruction,
    LoseLife,
)
from bot.engine.values import THIS, Filter, Side, Sum, Who, Zone
from bot.wording.magic.amounts import Count, When
from bot.wording.magic.counted import count_of
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Lasting, conditioned
from bot.wording.magic.nouns import THIS as THIS_NOUN
from bot.wording.magic.nouns import YOU, Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.vocabulary import kind as kind_of
from bot.wording.numbers import times
from bot.wording.phrases import Attempt, UnclearError

# --- Entering ---


@G.says("lasting", "~'s power and toughness are [each equal to] <n:quantity>")
@G.says("lasting", "~'s power is equal to <power:quantity>")
@G.says("lasting", "~'s toughness is equal to <toughness:quantity>")
def _as_big_as(
    n: Count | None = None, power: Count | None = None, toughness: Count | None = None
) -> Lasting:
    """What is printed as * (a 0 that this fills)."""

    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        p, q = power or n, toughness or n
        sizes = p(scene) if p else 0, q(scene) if q else 0
        return [Modifier(THIS, *sizes, defines=True)]

    return bind


@G.says(
    "lasting",
    "~'s power is equal to <power:quantity> and (its|~'s) toughness is equal to that"
    " number plus <more:number>",
    "~'s power is equal to <power:quantity> and (its|~'s) toughness is equal to"
    " <toughness:quantity>",
)
def _each_side(power: Count, more: int = 0, toughness: Count | None = None) -> Lasting:
    """Each of the two, as if said by itself."""

    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        p = power(scene)
        q = toughness(scene) if toughness else Sum((p, more))
        return [Modifier(THIS, p, 0, defines=True), Modifier(THIS, 0, q, defines=True)]

    return bind


def entrants(filter: Filter) -> Filter:
    """What enters is a permanent only afterwards: the word takes nothing away."""
    return replace(filter, kinds=filter.kinds - {"permanent"})


_ENTERS = "(enters|enter) [the battlefield]"
G.table("tapped", {"tapped": True})


def _entering(
    scene: Scene, who: Noun, act: EnterWith, until: Until | None = None
) -> list[Static]:
    lasts = until or scene.lasting
    if scene.resolving and lasts is None:
        raise UnclearError("it does not say for how long")
    if who.form is Form.THIS or (
        # "If X is 5 or more, it enters with …": the card of the sentence before.
        who.form is Form.BACK and not who.plural and scene.ref(who) is Who.THIS
    ):
        scene.mention(Who.THIS, frozenset({"object"}))
        watch = EnterWatch(THIS)
        # What changes how it itself enters is chosen first (616.1a).
    elif who.form in (Form.EACH, Form.SOME):
        watch = EnterWatch(entrants(scene.watch(who)))
    elif who.form is Form.BACK and scene.ref(who) is Who.THIS:
        watch = EnterWatch(THIS)
    else:
        raise UnclearError("what enters?")
    return [Effect(watch, act, until=lasts or Until.STATIC)]


@G.says("lasting", "~ enters [the battlefield] tapped unless <facts>")
def _tapped_unless(facts: When) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        made = _entering(scene, THIS_NOUN, EnterWith(tapped=True))
        return conditioned(made, Not(facts(scene)))

    return bind


@G.says(
    "standing line",
    "as ~ enters [the battlefield] , you may <does:deeds> . if you don't , (it|~)"
    " enters [the battlefield] tapped [.]",
)
def _tapped_unless_done(does: Verb) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        made = _entering(scene, THIS_NOUN, EnterWith(tapped=True))
        deeds = tuple(does(scene, Who.YOU, YOU))
        if deeds and all(isinstance(one, LoseLife) for one in deeds):
            tapped = EnterWith(tapped=True)
            watch = EnterWatch(THIS)
            return [Effect(watch, tapped, optional=Who.YOU, decline=deeds)]
        return conditioned(made, Not(Flag("you paid for it as it entered")))

    return bind


@G.says("lasting", "<who:several> (enters|enter) [the battlefield] tapped")
def _tapped(who: Noun) -> Lasting:
    return lambda scene: _entering(scene, who, EnterWith(tapped=True))


@G.says("lasting", "<who:several> (enters|enter) [the battlefield] untapped")
def _untapped(who: Noun) -> Lasting:
    return lambda scene: _entering(scene, who, EnterWith(untapped=True))


@G.says("lasting", "<who:several> (enters|enter) [the battlefield] tapped this turn")
def _tapped_this_turn(who: Noun) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        return _entering(scene, who, EnterWith(tapped=True), Until.END_OF_TURN)

    return bind


@G.says(
    "lasting",
    f"<who:noun> {_ENTERS} with <n:some> <kind:counter> (counter|counters) "
    f"on (it|him|her|them)",
)
@G.says(
    "lasting",
    f"<who:noun> {_ENTERS} with <n:some> <kind:counter> (counter|counters) "
    f"on (it|him|her|them) <each:for each>",
)
@G.says(
    "lasting",
    f"<who:noun> {_ENTERS} <tapped:tapped> with <n:some> <kind:counter> "
    f"(counter|counters) on (it|him|her|them)",
)
@G.says(
    "lasting",
    f"<who:noun> {_ENTERS} with a number of [additional] <kind:counter> counters on "
    f"(it|him|her|them) equal to <n:quantity>",
)
@G.says(
    "lasting",
    f"<who:noun> {_ENTERS} with a number of [additional] <kind:counter> counters on "
    "(it|him|her|them) equal to <n:quantity> and as (a|an) <also:kind> in addition to"
    " its other types",
)
def _with_counters(
    who: Noun,
    n: Count,
    kind: str,
    each: Count | None = None,
    tapped: bool = False,
    also: Kind | None = None,
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        amount = n(scene)
        if each is not None:
            amount = times(amount, each(scene))
        kinds = also.filter.kinds if also is not None else frozenset()
        return _entering(scene, who, EnterWith(tapped, ((kind, amount),), kinds))

    return bind


@G.says(
    "lasting",
    "you may have ~ (enter|enters) [the battlefield] with <n:some> <kind:counter>"
    " (counter|counters) on (it|him|her|them)",
)
def _may_with_counters(n: Count, kind: str) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        act = EnterWith(counters=((kind, n(scene)),))
        return [Effect(EnterWatch(THIS), act, optional=Who.YOU)]

    return bind


@G.says(
    "lasting",
    f"~ {_ENTERS} with your choice of <n:some> <kind:counter> (counter|counters)"
    " or <m:some> <other:counter> (counter|counters) on (it|him|her|them)",
)
@G.says(
    "lasting",
    f"~ {_ENTERS} with your choice of <n:some> <kind:counter> (counter|counters) [on"
    " it] or <keyword>",
)
def _with_either(
    n: Count, kind: str, m: Count | None = None, other: str = "", keyword: str = ""
) -> Lasting:
    """Whoever declines the first has chosen the second."""

    def bind(scene: Scene) -> list[Static]:
        act = EnterWith(counters=((kind, n(scene)),))
        second: Instruction = (
            AddCounters(other, m(scene), Who.THIS)
            if m is not None
            else Install(Modifier(THIS, keywords=(keyword,), until=Until.END_OF_GAME))
        )
        return [
            Effect(EnterWatch(THIS), act, optional=Who.YOU, decline=(second,)),
        ]

    return bind


@G.says("lasting", "<who:several> (has|have) riot")
def _with_riot(who: Noun) -> Lasting:
    """Each enters with a counter, or has haste (702.136a)."""

    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        slot = scene.extra_slot()
        haste = Modifier(
            Filter(chosen=slot), keywords=("haste",), until=Until.END_OF_GAME
        )
        watch = EnterWatch(entrants(scene.watch(who)))
        act = EnterWith(counters=(("+1/+1", 1),))
        given = (Install(haste, Who.EVENT_OBJECT, slot),)
        return [Effect(watch, act, optional=Who.YOU, decline=given)]

    return bind


@G.says("lasting", "as ~ enters [the battlefield] , you <does:deeds>")
def _doing_as_it_enters(does: Verb) -> Lasting | None:
    def bind(scene: Scene) -> list[Static]:
        deeds = tuple(does(scene, Who.YOU, YOU))
        if not all(isinstance(one, LoseLife) for one in deeds):
            raise UnclearError("what is done as it enters?")
        return [Effect(EnterWatch(THIS), EnterWith(), rider=deeds)]

    return bind


@G.says(
    "lasting",
    f"<who:noun> {_ENTERS} with <n:some> <kind:counter> (counter|counters) "
    f"on it for each"
    " <a:kind> and each <b:kind>",
)
def _with_counters_for_both(
    who: Noun, n: Count, kind: str, a: Kind, b: Kind
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        each = Sum((count_of(scene, a), count_of(scene, b)))
        if n(scene) != 1:
            raise UnclearError("how many for each?")
        return _entering(scene, who, EnterWith(counters=((kind, each),)))

    return bind


@G.says(
    "lasting",
    "(~|it) escapes with <n:some> <kind:counter> (counter|counters) on it",
)
def _escapes(n: Count, kind: str) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        made = _entering(scene, THIS_NOUN, EnterWith(counters=((kind, n(scene)),)))
        return conditioned(made, _ESCAPED)

    return bind


_ESCAPED = Flag("it escaped")


@G.says(
    "standing line",
    f"~ {_ENTERS} with <n:some> <kind:counter> (counter|counters) on it . (~|it)"
    " escapes with <m:some> <other:counter> (counter|counters) on it instead [.]",
)
def _escapes_with_others(n: Count, kind: str, m: Count, other: str) -> Lasting:
    """The second number in place of the first, not besides it."""
    usual = _with_counters(THIS_NOUN, n, kind)
    escaped = _escapes(m, other)
    return lambda scene: [
        *conditioned(usual(scene), Not(_ESCAPED)), *escaped(scene)
    ]  # fmt: skip


@G.says(
    "lasting",
    "as ~ enters [the battlefield] , [you may] exile any number of <kind> from"
    " your graveyard",
)
def _exiling(kind: Kind) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        what = replace(scene.kind(kind), owner=Side.YOU, zone=Zone.GRAVEYARD)
        return [Effect(EnterWatch(THIS), TakeAsEnters(what, Zone.EXILE))]

    return bind


@G.says(
    "lasting",
    "as ~ enters [the battlefield] , [you may] sacrifice any number of <kind>",
)
def _sacrificing(kind: Kind) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        what = replace(
            scene.kind(kind), controller=Side.YOU, zone=Zone.BATTLEFIELD, other=True
        )
        act = TakeAsEnters(what, Zone.GRAVEYARD, sacrificed=True)
        return [Effect(EnterWatch(THIS), act)]

    return bind


@G.says(
    "lasting", "as ~ (enters [the battlefield]|comes into play) , choose <what:choice>"
)
def _choose(what: str) -> Lasting:
    return lambda scene: [Effect(EnterWatch(THIS), AsEntersChoose(what))]


@G.reads("choice")
def _one_of(attempt: Attempt, at: int) -> list[tuple[int, str]]:
    """One of the kinds listed: "artifact, enchantment, or planeswalker"."""
    words, end = attempt.words, at
    while end < len(words) and (words[end] in (",", "or") or kind_of(words[end])):
        end += 1
    listed = words[at:end]
    if "or" not in listed or words[end - 1] in (",", "or"):
        return []
    return [(end, " ".join(listed).replace(" ,", ","))]


for _what in (
    "a card type other than creature or land", "a nonland card type", "a mode",
    "a color", "a creature card name", "left or right", "a number between 0 and 10",
    "a basic land type other than the chosen one",
    "a creature type", "a card name", "a player", "an opponent",
    "a card type", "a basic land type", "a number", "a nonland card name",
    "a color other than white", "a creature type other than wall", "odd or even",
    "a land type", "a planeswalker type", "an artifact creature type", "an artist",
    "land or nonland",
):  # fmt: skip
    G.table("choice", {_what: _what})
