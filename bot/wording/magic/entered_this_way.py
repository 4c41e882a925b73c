"""How a card enters that the same text puts onto the battlefield."""

from dataclasses import replace

from bot.engine.conditions import Matches
from bot.engine.instructions import If, PutOnto
from bot.engine.values import Chosen, Filter
from bot.wording.magic.amounts import Count
from bot.wording.magic.bodies import Body, Sentence
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Kind
from bot.wording.phrases import UnclearError


@G.says(
    "sentence",
    "if (a|an) <what:kind> enters [the battlefield] this way , it enters [the"
    " battlefield] with <n:some> <kind:counter> (counter|counters) on it",
    "if it's (a|an) <what:kind> , it enters [the battlefield] with <n:some>"
    " <kind:counter> (counter|counters) on it",
)
def _with_counters(what: Kind, n: Count, kind: str) -> Sentence | None:
    """What it enters with is settled before it is there (614.12)."""
    kinds = what.filter.kinds
    if what.filter != Filter(kinds=kinds) or what.late or what.plural or not kinds:
        return None

    def read(body: Body) -> None:
        put = body.done[-1] if body.done else None
        if not isinstance(put, PutOnto) or not isinstance(put.what, Chosen):
            raise UnclearError("which card enters this way?")
        more = replace(put, counters=(*put.counters, (kind, n(body.scene))))
        card = Matches(put.what, Filter(kinds=kinds | {"card"}))
        body.done[-1] = If(card, (more,), (put,))

    return read
