"""Creatures that are paired (702.95): who is, and what both of them have."""

from dataclasses import replace

from bot.engine.conditions import AllHold, Exists, Matches
from bot.engine.effects import Modifier, Static
from bot.engine.traits import PAIRED
from bot.engine.values import THIS, Filter, Side, Who
from bot.wording.magic.grammar import G
from bot.wording.magic.growing import Change
from bot.wording.magic.making import Lasting
from bot.wording.magic.nouns import Kind
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError

# Paired creatures have one controller (702.95e), who has told of one pair at most.
_OTHER = Filter(
    kinds=frozenset({"creature"}), controller=Side.YOU, other=True,
    flags=frozenset({PAIRED}),
)  # fmt: skip
_ONE = replace(THIS, flags=frozenset({PAIRED}))
_ARE = AllHold((Matches(Who.THIS, Filter(flags=frozenset({PAIRED}))), Exists(_OTHER)))


@G.says("after kind", "(it's|it is|~ is|~'s) paired with")
def _paired_with() -> object:
    def change(made: Kind) -> Kind:
        both = made.filter.flags | {PAIRED}
        return made.having(flags=both, controller=Side.YOU, other=True)

    return change


@G.says(
    "lasting",
    "as long as ~ is paired with another creature , (both creatures|each of those"
    " creatures) (has|have) <keywords>",
)
@G.says(
    "lasting",
    "as long as ~ is paired with another creature , (both creatures|each of those"
    " creatures) (gets|get) <by:change>",
)
def _both_have(keywords: tuple[str, ...] = (), by: Change | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        power, toughness = by(scene) if by else (0, 0)
        subject = Filter(any_of=(_ONE, _OTHER))
        return [Modifier(subject, power, toughness, keywords, when=_ARE)]

    return bind
