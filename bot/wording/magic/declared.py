"""What triggered abilities wait for: attacks, blocks and spells that are cast."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.effects import (
    AttackWatch,
    BlockedWatch,
    BlockWatch,
    CastWatch,
    UnblockedWatch,
)
from bot.engine.history import ATTACKED
from bot.engine.places import UNDER_ATTACK
from bot.engine.values import THIS, ControllerOf, EachOf, Filter, Side, Who
from bot.engine.watches import TargetedWatch
from bot.wording.magic.grammar import G
from bot.wording.magic.making import about
from bot.wording.magic.nouns import Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import tags_of
from bot.wording.magic.triggers import (
    Wait,
    Waits,
    moving,
    one,
    some_at_once,
    thing_of,
    watched,
)


@G.says("event", "<who:several> (attacks|attack)")
def _attacks(who: Noun) -> Wait:
    return _those(who, lambda what: AttackWatch(what))


def _those(who: Noun, watch: Callable[[Filter], AttackWatch]) -> Wait:
    """As :func:`moving`; "one or more creatures" are "those creatures" from then on."""

    if not some_at_once(who):
        return moving(who, watch)

    def make(scene: Scene) -> Waits:
        declared = watch(scene.watch(who))
        what = declared.what
        there = replace(what, attacking=True, flags=what.flags | {ATTACKED})
        tags = tags_of(there) | {"object"}
        scene.mention(EachOf(there), tags, plural=True, like=there)
        return Waits(declared, each_source=False)

    return one(make)


@G.says("event", "<who:several> (attacks|attack) alone")
def _attacks_alone(who: Noun) -> Wait:
    return watched(who, lambda what: AttackWatch(what, alone=True))


@G.says("event", "<who:noun> attacks with <beside:noun>")
def _attacks_with(who: Noun, beside: Noun) -> Wait | None:
    """Training: "attacks with another creature with greater power"."""
    if who.form is not Form.THIS or beside.form is not Form.SOME:
        return None

    def make(scene: Scene) -> Waits:
        what = scene.watch(who)
        return Waits(AttackWatch(what, beside=scene.watch(beside)), topic=Who.THIS)

    return one(make)


@G.says("event", "<who:noun> and at least <n:number> other <kind> attack")
def _attacks_beside(who: Noun, n: int, kind: Kind) -> Wait | None:
    if who.form is not Form.THIS:
        return None

    def make(scene: Scene) -> Waits:
        what, beside = scene.watch(who), scene.kind(kind)
        watch = AttackWatch(what, beside=beside, others=n)
        return Waits(watch, topic=Who.THIS)

    return one(make)


@G.says("event", "<who:several> (attacks|attack) you or a planeswalker you control")
def _attacks_you(who: Noun) -> Wait:
    return _those(
        who, lambda what: AttackWatch(replace(what, attacking_player=Side.YOU))
    )


@G.says("event", "<who:several> (attacks|attack) <goal:attacked>")
def _attacks_that(who: Noun, goal: Noun) -> Wait:
    def make(scene: Scene) -> Waits:
        target = scene.watch(goal)
        (waits,) = moving(who, lambda what: AttackWatch(what, goal=target))(scene)
        scene.mention(Who.EVENT_PLAYER, frozenset({"player", "opponent"}))
        return waits

    return one(make)


@G.says("event", "<who:attacking> attacks <goal:attacked> with one or more creatures")
def _attacks_with_some(who: Side | None, goal: Noun) -> Wait:
    def make(scene: Scene) -> Waits:
        target = scene.watch(goal)
        scene.mention(Who.EVENT_PLAYER, frozenset({"player", "opponent"}))
        what = Filter(kinds=frozenset({"creature"}), controller=who)
        return Waits(AttackWatch(what, goal=target), each_source=False)

    return one(make)


@G.says(
    "event",
    "<who:several> (attacks|attack) the player with the most life [or tied for most"
    " life]",
)
def _attacks_the_richest(who: Noun) -> Wait:
    return watched(who, lambda what: AttackWatch(what, richest=True))


@G.says("event", "<who:several> (blocks|block)")
def _blocks(who: Noun) -> Wait:
    return watched(who, lambda what: BlockWatch(what))


@G.says("event", "<who:several> (attacks|attack) and (isn't|aren't) blocked")
def _gets_through(who: Noun) -> Wait:
    return watched(who, lambda what: UnblockedWatch(what))


@G.says("event", "<who:several> (becomes|become) blocked")
def _becomes_blocked(who: Noun) -> Wait:
    return watched(who, lambda what: BlockedWatch(what))


@G.says("event", "<who:several> (blocks|block) <whom:several>")
def _blocks_one(who: Noun, whom: Noun) -> Wait:
    def make(scene: Scene) -> Waits:
        what, other, topic = _two(scene, who, whom)
        return Waits(BlockWatch(what, other), topic=topic)

    return one(make)


@G.says("event", "<who:several> (becomes|become) blocked by <by:several>")
def _blocked_by(who: Noun, by: Noun) -> Wait:
    def make(scene: Scene) -> Waits:
        what, other, topic = _two(scene, who, by)
        return Waits(BlockedWatch(what, other), topic=topic)

    return one(make)


def _two(scene: Scene, who: Noun, whom: Noun) -> tuple[Filter, Filter, Who]:
    """Those of a block: "that creature" is the one that is not this card."""
    if whom.form is Form.THIS:
        what, topic = thing_of(scene, who, Who.EVENT_SOURCE)
        other, _ = thing_of(scene, whom)
        return what, other, topic
    what, _ = thing_of(scene, who, Who.EVENT_SOURCE)
    other, topic = thing_of(scene, whom)
    return what, other, topic


@G.says("event", "~ blocks or becomes blocked")
def _blocks_or_blocked() -> Wait:
    def bind(scene: Scene) -> list[Waits]:
        scene.mention(Who.THIS, frozenset({"object", "~", "creature", "permanent"}))
        return [
            Waits(BlockWatch(THIS), topic=Who.THIS),
            Waits(BlockedWatch(THIS), topic=Who.THIS),
        ]

    return bind


@G.says("event", "~ blocks or becomes blocked by <by:several>")
def _blocks_or_blocked_by(by: Noun) -> Wait:
    def bind(scene: Scene) -> list[Waits]:
        scene.mention(Who.THIS, frozenset({"object", "~", "creature", "permanent"}))
        other, topic = thing_of(scene, by)
        return [
            Waits(BlockWatch(THIS, other), topic=topic),
            Waits(BlockedWatch(THIS, other), topic=topic),
        ]

    return bind


@G.says("event", "<by:several> blocks or becomes blocked by ~")
def _its_block(by: Noun) -> Wait:
    """ "Whenever a creature blocks or becomes blocked by this creature": the same."""
    return _blocks_or_blocked_by(by)


@G.says("event", "~ attacks or blocks")
def _attacks_or_blocks() -> Wait:
    def bind(scene: Scene) -> list[Waits]:
        scene.mention(Who.THIS, frozenset({"object", "~", "creature", "permanent"}))
        return [
            Waits(AttackWatch(THIS), topic=Who.THIS),
            Waits(BlockWatch(THIS), topic=Who.THIS),
        ]

    return bind


G.table(
    "noun",
    {
        "[the] player [or planeswalker] (it's|it is|that creature (is|'s)) attacking": (
            Noun(Form.DEFENDING, word=UNDER_ATTACK)
        ),
        "[the] (player, planeswalker, or battle|player or battle) it's attacking": (
            Noun(Form.DEFENDING, word=UNDER_ATTACK)
        ),
    },
)


G.table("attacking", {"an opponent": Side.OPPONENT})


@G.says("attacked", "<goal:noun>")
def _attacked(goal: Noun) -> Noun | None:
    """You, or a planeswalker of yours."""
    mine = goal.form is Form.YOU
    if goal.form is Form.SOME and goal.kind is not None:
        kinds = goal.kind.filter.kinds
        mine = kinds == {"planeswalker"} and goal.kind.filter.controller is Side.YOU
    return goal if mine else None


G.table(
    "casting",
    {
        "you cast": (Side.YOU,),
        "an opponent casts": (Side.OPPONENT,),
        "a player casts": (None,),
    },
)


@G.says("event", "<by:casting> <what:several>")
def _casts(by: tuple[Side | None], what: Noun) -> Wait | None:
    if what.form is not Form.SOME:
        return None

    def make(scene: Scene) -> Waits:
        filter_ = scene.watch(what)
        if by[0] is not Side.YOU:  # "… deals 2 damage to that player"
            caster = ControllerOf(Who.EVENT_SOURCE)
            scene.mention(caster, frozenset({"player", "opponent"}))
        about(
            scene, Who.EVENT_SOURCE, what, filter_, extra=frozenset({"spell", "source"})
        )
        return Waits(CastWatch(filter_, by[0]), topic=Who.EVENT_SOURCE)

    return one(make)


G.table(
    "aiming",
    {
        f"{what}{whose}": (cast, side)
        for what, cast in (("a spell", True), ("a spell or ability", False))
        for whose, side in (
            ("", None),
            (" you control", Side.YOU),
            (" an opponent controls", Side.OPPONENT),
            (" your opponents control", Side.OPPONENT),
        )
    },
)


@G.says("event", "<who:several> (becomes|become) the target of <how:aiming>")
def _targeted(who: Noun, how: tuple[bool, Side | None]) -> Wait:
    return _aimed_by(
        watched(who, lambda what: TargetedWatch(what, how[1], how[0])), how
    )


@G.says(
    "event",
    "you and / or at least one <kind> (becomes|become) the target of <how:aiming>",
)
def _one_targeted(kind: Kind, how: tuple[bool, Side | None]) -> Wait | None:
    """Once for all that are targeted by one spell (603.2c)."""
    if kind.plural or kind.filter.controller is not Side.YOU:
        return None

    def make(scene: Scene) -> Waits:
        what = replace(scene.kind(kind), players=Side.YOU)
        watch = TargetedWatch(what, how[1], how[0])
        return Waits(watch, each_source=False)

    return _aimed_by(one(make), how)


def _aimed_by(wait: Wait, how: tuple[bool, Side | None]) -> Wait:
    """ "That spell" from then on, and of a side "that player": whose it is."""
    by = how[1]

    def bind(scene: Scene) -> list[Waits]:
        waits = wait(scene)
        if by is not None:
            players = frozenset({"player", "opponent"})
            scene.mention(ControllerOf(Who.EVENT_SOURCE), players)
        scene.mention(Who.EVENT_SOURCE, frozenset({"source", "spell"}))
        return waits

    return bind


@G.says("event", "<by:casting> a spell that targets <who:noun>")
def _aims_at(by: tuple[Side | None], who: Noun) -> Wait | None:
    """Heroic: "whenever you cast a spell that targets ~"."""
    if who.form is not Form.THIS:
        return None
    return watched(who, lambda what: TargetedWatch(what, by[0], True, True))
