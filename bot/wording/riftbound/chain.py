"""Spells that counter spells, and where what they counter goes (425)."""

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
    if not _is_spell(what):
        return None

    def bind(scene: Scene) -> list[Instruction]:
        spell = scene.ref(what)
        return [*scene.chosen_before(), CounterSpell(spell)]

    return bind


@G.says(
    "sentence",
    "counter <what:noun> . <to:put there> instead of putting it in"
    " (its owner's|their) trash",
)
def _elsewhere(what: Noun, to: Zone) -> Sentence | None:
    """Where the spell that is countered goes."""
    if not _is_spell(what):
        return None

    def read(body: Body) -> None:
        body.done.append(CounterSpell(body.scene.ref(what), to))

    return read


def _is_spell(what: Noun) -> bool:
    return what.form is Form.TARGET and what.filter.kinds == {"spell"}


G.table(
    "put there",
    {
        "return it to its owner's hand": Zone.HAND,
        "banish it": Zone.EXILE,
        "(put|recycle) it [into its owner's main deck]": Zone.LIBRARY,
    },
)
