"""Spells that say that they can't be countered (101.2)."""

import re

from bot.engine.conditions import Compare
from bot.engine.countering import kept_if
from bot.engine.counterspells import UNCOUNTERABLE
from bot.engine.traits import COMPARE
from bot.engine.values import Variable
from bot.scenario.casting.default_targets import Use
from bot.scenario.scene.draft import DraftThing


def note_uncounterable(made: DraftThing, use: Use) -> None:
    """Note that the spell *made* can't be countered, where it says so.

    What it says of its X is decided here, other conditions while it is on the stack.
    """
    conditions = kept_if(made.abilities.spell)
    for when in conditions:
        match when:
            case Compare(Variable(), how, int(n)) if use.x is not None:
                if COMPARE[how](use.x, n):
                    made.flags.add(UNCOUNTERABLE)
    said = made.face.text.lower() if made.face is not None else ""
    if not conditions and _ITSELF.search(said.replace("’", "'")):
        made.flags.add(UNCOUNTERABLE)


# "Creature spells can't be countered" speaks of others, once it is there.
_ITSELF = re.compile(
    r"(?:^|[.\n—])(?:(?!\b(?:spells|abilities)\b)[^.\n—])*\bcan't be countered"
)
