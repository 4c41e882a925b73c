"""What a refusal says to do to a text, done to it, where that is told by a table.

"Is it still there? Say “has” of what is there, and leave out what was": both are
offered, in the words of the asker.
"""

from collections.abc import Callable, Iterator

from bot.engine.unit_legality import ATTACKS_ITSELF, NOT_ATTACKED
from bot.errors import Offer, QuestionError
from bot.scenario.reading.told_so import Told
from bot.scenario.reading.when_meant import (
    dealt_by,
    in_order,
    of_combat,
    round_damage,
    same_turn,
    still,
    whose_turn,
)
from bot.scenario.reading.which_meant import (
    aimed,
    all_of,
    another,
    each,
    hurt_or_left,
    intercepts,
    of_another,
    one_of,
    taken_back,
    unarmed,
)
from bot.scenario.words.asked_back import (
    ATTACK_OR_SPELL,
    COMBAT_DAMAGE,
    COULD_BE,
    DAMAGED_OR_LEFT,
    IS_TAKEN_BACK,
    NOT_UNDERSTOOD,
    NOT_UNDERSTOOD_HERE,
    NOTHING_BLOCKS,
    ONE_OF_WHAT,
    SAME_TURN,
    STILL_SO,
    STILL_THERE,
    THEIR_ATTACK,
    UNARMED,
    WHAT_ATTACKS,
    WHAT_BOTH,
    WHAT_FIRST,
    WHEN_IN_COMBAT,
    WHICH_ATTACK,
    WHICH_ONE,
    WHICH_TWO,
    YOUR_ATTACK,
)
from bot.scenario.words.numbers_asked import WHICH_SHARES
from bot.worded import sentences


def as_asked(text: str, error: QuestionError) -> Iterator[Offer]:
    """*text* with what *error* says to do about it done."""
    if not 0 < error.line <= len(text.splitlines()):
        return
    said = {*sentences(error.message)}
    for way in dict.fromkeys(way for it, way in _WAYS.items() if it in said):
        yield from way(Told(text, error))


# What is done about it, by what is said.
_WAYS: dict[str, Callable[[Told], Iterator[Offer]]] = {
    ATTACKS_ITSELF: intercepts,
    NOT_ATTACKED: intercepts,
    WHAT_ATTACKS: aimed,
    DAMAGED_OR_LEFT: hurt_or_left,
    UNARMED: unarmed,
    NOTHING_BLOCKS: intercepts,
    STILL_THERE: still,
    STILL_SO: still,
    SAME_TURN: same_turn,
    WHAT_FIRST: in_order,
    WHEN_IN_COMBAT: round_damage,
    COMBAT_DAMAGE: of_combat,
    ATTACK_OR_SPELL: dealt_by,
    YOUR_ATTACK: whose_turn,
    THEIR_ATTACK: whose_turn,
    IS_TAKEN_BACK: taken_back,
    WHAT_BOTH: of_another,
    WHICH_ATTACK: one_of,
    NOT_UNDERSTOOD: one_of,
    NOT_UNDERSTOOD_HERE: one_of,
    WHICH_SHARES: each,
    WHICH_TWO: all_of,
    ONE_OF_WHAT: another,
    WHICH_ONE: another,
    COULD_BE: another,
}
