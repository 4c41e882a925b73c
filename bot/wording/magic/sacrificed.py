"""What triggers on a sacrifice (701.21)."""

from dataclasses import replace

from bot.engine.effects import Watch, ZoneWatch
from bot.engine.values import ControllerOf, Filter, Side, Who, Zone
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import PLAYER_TAGS
from bot.wording.magic.triggers import Wait, Waits, controlled, moving

G.table("sacrificing", {
    "you sacrifice": Side.YOU,
    "(a|any) player sacrifices": Side.ANY,
    "an opponent sacrifices": Side.OPPONENT,
})  # fmt: skip


@G.says("event", "<whose:sacrificing> <what:several>")
def _sacrifices(whose: Side, what: Noun) -> Wait | None:
    """Whenever a player sacrifices a creature: that player is who controlled it."""
    if what.form is Form.THIS and whose is not Side.YOU:
        return None
    theirs = what if whose is Side.ANY else controlled(what, whose)
    if theirs is None:
        return None
    waits = moving(theirs, _sacrificed)

    def bind(scene: Scene) -> list[Waits]:
        found = waits(scene)
        if what.form is not Form.THIS:
            # "It" may be either of the two.
            found = [replace(it, topic=None) for it in found]
            scene.mention_lost(frozenset())
        if whose is not Side.YOU:
            scene.mention(ControllerOf(Who.EVENT_OBJECT), PLAYER_TAGS)
        return found

    return bind


@G.says("event", "<what:several> (is|are) sacrificed")
def _is_sacrificed(what: Noun) -> Wait:
    return moving(what, _sacrificed)


def _sacrificed(what: Filter) -> Watch:
    return ZoneWatch(what, Zone.BATTLEFIELD, sacrificed=True)
