"""Spells that counter spells, and where what they counter goes (425)."""

from dataclasses import replace

from bot.engine.counterspells import CounterSpell
from bot.engine.instructions import Instruction
from bot.engine.values import Zone
from bot.wording.riftbound.grammar import G
from bot.wording.units.bodies import Body, Sentence
from bot.wording.units.nouns import Form, Noun
from bot.wording.units.outcomes import Doing
from bot.wording.units.scene import Scene


@G.says("clause", "counter <what:noun>")
def _counter(what: Noun) -> Doing | None:
    """A spell; abilities that are countered are kept as words."""
    if what.form is not Form.TARGET or what.filter.kinds != {"spell"}:
        return None

    def bind(scene: Scene) -> list[Instruction]:
        spell = scene.ref(what)
        return [*scene.chosen_before(), CounterSpell(spell)]

    return bind


@G.says(
    "sentence",
    "<to:put there> instead of putting it in (its owner's|their) trash",
)
def _elsewhere(to: Zone) -> Sentence:
    """Where the spell countered before goes."""

    def read(body: Body) -> None:
        last = body.done[-1] if body.done else None
        if isinstance(last, CounterSpell):
            body.done[-1] = replace(last, to=to)

    return read


G.table(
    "put there",
    {
        "return it to its owner's hand": Zone.HAND,
        "banish it": Zone.EXILE,
        "(put|recycle) it [into its owner's main deck]": Zone.LIBRARY,
    },
)
