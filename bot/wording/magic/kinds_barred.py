"""What follows a kind and says what is not meant: "other than Walls"."""

from bot.engine.values import Filter
from bot.wording.magic.grammar import G
from bot.wording.magic.kind_phrases import Change, having
from bot.wording.magic.nouns import Kind


@G.says("after kind", "other than <those:kind>")
def _other_than(those: Kind) -> Change | None:
    barred = those.filter
    if those.late or those.damaged or those.of_choice or those.chooses:
        return None
    names = barred.kinds | barred.any_kinds
    if (
        barred != Filter(kinds=barred.kinds, any_kinds=barred.any_kinds)
        or len(barred.kinds) > 1
    ):
        if barred.players is not None:
            return None
        return having(none_of=(barred,))
    return lambda made: made.having(not_kinds=made.filter.not_kinds | names)


_NOT = "(that isn't|that's not|that is not|that aren't|that are not)"


@G.says(
    "after kind",
    "(that isn't|that's not|that is not) (a|an) <those:kind>",
    "(that aren't|that are not) <those:kind>",
)
def _that_is_not(those: Kind) -> Change | None:
    return _other_than(those)


@G.says("after kind", f"{_NOT} <color>")
def _that_is_not_of(color: str) -> Change:
    return lambda made: made.having(not_colors=made.filter.not_colors | {color})


@G.says("after kind", f"{_NOT} <trait:supertype>")
def _that_lacks(trait: str) -> Change:
    return lambda made: made.having(not_kinds=made.filter.not_kinds | {trait})


G.table("supertype", {"legendary": "legendary", "basic": "basic", "snow": "snow"})
