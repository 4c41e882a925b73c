"""Facts about what the spell or ability that resolves has done itself."""

from bot.engine.conditions import Condition, Matches, Not
from bot.engine.values import Chosen, DoneThisWay
from bot.wording.magic.amounts import When
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import tags_of
from bot.wording.phrases import UnclearError

G.table(
    "done",
    {
        "(is|was) dealt damage": "dealt damage",
        "(dies|died|is put into a graveyard|was put into a graveyard)": (
            "put into a graveyard"
        ),
        "(is|was) destroyed": "destroyed",
        "(is|was) exiled": "exiled",
        "(is|was) sacrificed": "sacrificed",
    },
)


@G.says("known fact", "(a|an) <kind> <done> this way")
def _done_this_way(kind: Kind, done: str) -> When | None:
    """By the spell or ability that resolves."""
    if kind.plural or kind.source:
        return None
    if not kind.filter.objects and done != "dealt damage":
        return None  # Of a player: "an opponent".
    if kind.filter.kinds & {"card", "spell", "ability"}:
        return None  # It need not have been on the battlefield.

    def bind(scene: Scene) -> Condition:
        if not scene.resolving or (scene.measure is not None and not scene.has_dealt):
            raise UnclearError("done by what?")
        filter_ = scene.kind(kind)
        those = DoneThisWay(filter_, done)
        scene.mention(those, tags_of(filter_), like=filter_)
        return Matches(those, filter_)

    return bind


@G.says("known fact", "no <kind> <done> this way")
def _none_done_this_way(kind: Kind, done: str) -> When | None:
    some = _done_this_way(kind, done)
    return some and (lambda scene: Not(some(scene)))


@G.says("known fact", "<who:noun> <done> this way")
def _it_done_this_way(who: Noun, done: str) -> When | None:
    if who.form is not Form.BACK or who.plural:
        return None

    def bind(scene: Scene) -> Condition:
        if not scene.resolving or scene.measure is not None:
            raise UnclearError("done by what?")
        it = scene.ref(who)
        if not isinstance(it, Chosen):
            raise UnclearError("which one?")
        filter_ = scene.caught(it, who)
        return Matches(DoneThisWay(filter_, done), filter_)

    return bind
