"""What "each other creature" leaves out: the thing an event is about, or the card."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.values import Filter, Side, Target, Who
from bot.wording.magic.mentions import Mention
from bot.wording.magic.nouns import Form
from bot.wording.magic.tags import tags_of
from bot.wording.phrases import UnclearError


def beside_targets(made: Filter, targets: Sequence[Target]) -> Filter | None:
    """ "Target creature and each other creature": *made* without that target.

    None if none of *targets* can be what *made* is. Raises UnclearError if several
    can.
    """
    aimed = [at for at, it in enumerate(targets) if _alike(it.filter, made)]
    if len(aimed) > 1:
        raise UnclearError("other than which of the two?")
    return replace(made, other=False, not_chosen=aimed[0]) if aimed else None


def _alike(target: Filter, made: Filter) -> bool:
    """Whether a *target* may be one of what *made* is."""
    if made.players is not None and not made.objects:
        return target.players is not None
    if not target.objects:
        return False
    anything = any(
        one.kinds | one.any_kinds <= {"permanent"} and not one.any_of
        for one in (target, made)
    )
    return anything or bool((tags_of(target) & tags_of(made)) - _VAGUE)


_VAGUE = frozenset({"object", "permanent", "recipient", "player", "token"})


def beside_event(made: Filter, mentions: Sequence[Mention], stays: bool) -> Filter:
    """*made*, which says "other", in what follows an event with these *mentions*.

    Other than what was dealt damage, where only that player's things are meant; or
    than what the card is attached to. Raises UnclearError where it could be either
    of two that are still there, as what the event is about is where it *stays*.
    """
    if made.players is Side.OPPONENT and not made.objects:
        hit = {one.ref for one in mentions if not one.plural and "opponent" in one.tags}
        if len(hit) != 1:
            raise UnclearError("other than which of the two?")
        return replace(made, other=False, not_ref=hit.pop())
    met = [one for one in mentions if not one.plural and "object" in one.tags]
    things = list(dict.fromkeys(one.ref for one in met if one.ref != Who.THIS))
    anything = made == Filter(players=Side.ANY, other=True)
    if Who.EVENT_RECIPIENT in things and (made.kinds & _THINGS or anything):
        theirs = made.controller is Side.THAT_PLAYER or made.controlled_by is not None
        if not theirs and (len(things) > 1 or any(one.ref is Who.THIS for one in met)):
            raise UnclearError("other than which of the two?")
        return replace(made, other=False, not_ref=Who.EVENT_RECIPIENT)
    if things == [Who.ATTACHED]:
        return replace(made, other=False, not_ref=Who.ATTACHED)
    if stays and _DOING.intersection(things) and (made.kinds & _THINGS or anything):
        raise UnclearError("other than which of the two?")
    return made


def beside_players(made: Filter, mentions: Sequence[Mention], form: Form) -> Filter:
    """ "Another player", "each other player": than that one who is spoken of, or you.

    Raises UnclearError where it could be either, or is no filter's business.
    """
    others = made.other and not made.objects and made.players is Side.ANY
    if not others or form is Form.TARGET:
        return made
    met = {one.ref for one in mentions if not one.plural and "player" in one.tags}
    if not met - {Who.YOU}:
        return made
    if form is not Form.EACH or len(met) > 1:
        raise UnclearError("other than which of the two?")
    return replace(made, other=False, not_ref=met.pop())


_THINGS = frozenset({"creature", "permanent"})
# What did something, or what something happened to.
_DOING = frozenset({Who.EVENT_OBJECT, Who.EVENT_SOURCE})
