"""Where Grand Archive's cards and objects go, who controls them, how they enter."""

from dataclasses import replace

from bot.engine.conditions import Flag, Not
from bot.engine.effects import (
    Effect,
    EnterUnder,
    EnterWatch,
    EnterWith,
    MoveTo,
    Static,
    Until,
    ZoneWatch,
)
from bot.engine.instructions import AddCounters, ChooseOne, Instruction, Move, PutOnto
from bot.engine.permanents import GainControl
from bot.engine.values import THIS, Chosen, Filter, Side, Who, Zone
from bot.wording.grand_archive.grammar import G
from bot.wording.phrases import Attempt
from bot.wording.units.amounts import Count, When
from bot.wording.units.bodies import Body, Sentence
from bot.wording.units.nouns import PLAYER, Kind, Noun
from bot.wording.units.outcomes import Doing, Lasting
from bot.wording.units.scene import Scene
from bot.wording.units.sentences import conditioned


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


@G.says(
    "lasting",
    "if (a|an) <what:kind> with floating memory would be put into <whose:graveyard> ,"
    " (that player banishes it|banish it|its owner banishes it) instead",
)
def _floating_banished(what: Kind, whose: Side) -> Lasting | None:
    """Whether a card has floating memory, only the players see."""
    plain = _banished_instead(what, whose)
    if plain is None:
        return None
    has = Flag("the card has floating memory")
    return lambda scene: conditioned(plain(scene), has)


@G.says("lasting", "<what:kind> (enter|enters) the field rested [<t:duration>]")
def _rested(what: Kind, t: Until | None = None) -> Lasting | None:
    if not what.plural:
        return None
    watch = EnterWatch(what.filter)
    return lambda scene: [Effect(watch, EnterWith(tapped=True), until=scene.until(t))]


@G.says("lasting", "if a unit hit by ~ this turn would die , banish it instead")
def _hit_by_this() -> Lasting:
    unit = Filter(kinds=frozenset({"unit"}))
    watch = ZoneWatch(unit, Zone.BATTLEFIELD, Zone.GRAVEYARD, THIS)
    return lambda scene: [Effect(watch, MoveTo(Zone.EXILE), until=scene.until(None))]


@G.says("clause", "gain control of <what:noun> <t:duration>")
def _takes_control(what: Noun, t: Until) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(what)
        return [*scene.chosen_before(), GainControl(ref, until=scene.until(t))]

    return bind


@G.says(
    "lasting",
    "if one or more <what:kind> would (enter|be put into) <whose:graveyard>"
    " [<when:while>] , banish them instead",
)
def _all_banished(what: Kind, whose: Side, when: When | None = None) -> Lasting | None:
    plain = _banished_instead(replace(what, plural=False), whose)
    if plain is None or when is None:
        return plain
    return lambda scene: conditioned(plain(scene), when(scene))


@G.says("linked sentence", "choose a player . that player gains control of <what:noun>")
def _chosen_player_gains(what: Noun) -> Sentence:
    def read(body: Body) -> None:
        slot = body.scene.extra_slot()
        ref = body.scene.ref(what)
        gains = GainControl(ref, Chosen(slot))
        body.done.extend((ChooseOne(PLAYER, slot), gains))

    return read


@G.says(
    "lasting",
    "<what:kind> (enter|enters) the field with <n:some> <kind:counter>"
    " (counter|counters) on (it|them)",
)
def _others_with(what: Kind, n: Count, kind: str) -> Lasting | None:
    if not what.plural:
        return None

    def bind(scene: Scene) -> list[Static]:
        act = EnterWith(counters=((kind, n(scene)),))
        return [Effect(EnterWatch(what.filter), act, until=scene.until(None))]

    return bind


@G.says(
    "clause",
    "put (a|an) <first:one word> and (a|an) <kind:counter> counter on <on:nouns>",
)
def _two_kinds(first: str, kind: str, on: Noun) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(on)
        before = scene.chosen_before()
        return [*before, AddCounters(first, 1, ref), AddCounters(kind, 1, ref)]

    return bind


@G.reads("one word")
def _one_word(attempt: Attempt, at: int) -> list[tuple[int, str]]:
    word = attempt.words[at] if at < len(attempt.words) else ""
    return [(at + 1, word)] if word.isalpha() else []


@G.says("clause", "<who:noun> gains control of <what:noun>")
def _gains_control(who: Noun, what: Noun) -> Doing | None:
    if who.ref is Who.EVENT_PLAYER:
        return None

    def bind(scene: Scene) -> list[Instruction]:
        player, ref = scene.ref(who), scene.ref(what)
        return [*scene.chosen_before(), GainControl(ref, player)]

    return bind


@G.says(
    "clause",
    "banish <what:noun> , then return it to the field under its owner's control"
    " [<rested:rested>]",
)
def _there_and_back(what: Noun, rested: bool = False) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(what)
        before = scene.chosen_before()
        return [*before, Move(ref, Zone.EXILE), PutOnto(ref, tapped=rested)]

    return bind


G.table("rested", {"rested": True})


@G.says(
    "clause",
    "return <what:nouns> to (its owner's|their owner's|your|their owners')"
    " (memory|memories)",
)
def _to_memory(what: Noun) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(what)
        return [*scene.chosen_before(), Move(ref, Zone.MEMORY)]

    return bind


@G.says(
    "lasting",
    "the next time (a|an) <what:kind> [with <mark:one word> <more:one word>]"
    " would enter the field [<t:duration>] , it enters the field under your control"
    " instead",
)
def _under_you(
    what: Kind, t: Until | None = None, mark: str = "", more: str = ""
) -> Lasting | None:
    if what.plural:
        return None
    entering = what.filter
    if mark:
        flags = entering.flags | {f"with {mark} {more}"}
        entering = replace(entering, flags=flags)

    def bind(scene: Scene) -> list[Static]:
        act = EnterUnder(Who.YOU)
        lasts = scene.until(t)
        return [Effect(EnterWatch(entering), act, uses=1, until=lasts)]

    return bind


@G.says(
    "lasting",
    "if (a|an) <what:kind> would enter the field under <whose:control of>"
    " [from anywhere except [from] the effects stack] , banish it [face down] instead",
)
def _never_enters(what: Kind, whose: Side) -> Lasting | None:
    """What was activated comes from the effects stack, as the players see."""
    if what.plural or what.filter.controller is not None:
        return None
    from_stack = Not(Flag("it enters from the effects stack"))
    theirs = replace(what.filter, controller=whose)

    def bind(scene: Scene) -> list[Static]:
        effect = Effect(EnterWatch(theirs), MoveTo(Zone.EXILE), until=scene.until(None))
        return conditioned([effect], from_stack)

    return bind


G.table(
    "control of",
    {
        "your control": Side.YOU,
        "an opponent's control": Side.OPPONENT,
        "a player's control": Side.ANY,
    },
)
