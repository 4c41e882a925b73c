"""Colors told behind a kind: a permanent that's white or blue, or of any color."""

from bot.engine.board import COLORS
from bot.wording.magic.grammar import G
from bot.wording.magic.kind_phrases import Change, having


@G.says("after kind", "(that's|that are|that is) <one:color> or <other:color>")
def _of_either_color(one: str, other: str) -> Change:
    return having(colors=frozenset({one, other}))


@G.says("after kind", "(that's|that are|that is) one or more colors")
def _of_some_color() -> Change:
    return having(colors=frozenset(COLORS))
