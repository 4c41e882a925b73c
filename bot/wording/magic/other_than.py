"""What "each other creature" leaves out: the thing an event is about, or the card."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.values import Filter, Side, Who
from bot.wording.magic.mentions import Mention
from bot.wording.phrases import UnclearError


def beside_event(made: Filter, mentions: Sequence[Mention]) -> Filter:
    """*made*, which says "other", in what follows an event with these *mentions*.

    Other than what was dealt damage, where only that player's things are meant; or
    than what the card is attached to. Raises UnclearError where it could be either
    of two that are still there.
    """
    met = [one for one in mentions if not one.plural and "object" in one.tags]
    things = list(dict.fromkeys(one.ref for one in met if one.ref != Who.THIS))
    if Who.EVENT_RECIPIENT in things and made.kinds & {"creature", "permanent"}:
        theirs = made.controller is Side.THAT_PLAYER or made.controlled_by is not None
        if not theirs and (len(things) > 1 or any(one.ref is Who.THIS for one in met)):
            raise UnclearError("other than which of the two?")
        return replace(made, other=False, not_ref=Who.EVENT_RECIPIENT)
    if things == [Who.ATTACHED]:
        return replace(made, other=False, not_ref=Who.ATTACHED)
    return made
