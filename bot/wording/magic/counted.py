"""What is counted and added up: "for each other creature", "the total power of"."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from bot.engine.values import (
    Amount,
    Chosen,
    CountOf,
    EachOf,
    Filter,
    Ref,
    Side,
    StatOf,
    Who,
)
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Kind
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError

_ACROSS = {(Side.YOU, Side.OPPONENT), (Side.OPPONENT, Side.YOU)}


def counted(scene: Scene, kind: Kind) -> Filter:
    """The filter of what is counted, with what "other" leaves out settled.

    "Other" is other than the thing spoken of last: the target, what it is attached
    to, else the card itself.
    """
    made = scene.kind(kind)
    if not made.other or made.players is not None or "spell" in made.kinds:
        return made
    last = next(_spoken_of(scene), None)
    match last:
        case Who.ATTACHED:
            return replace(made, other=False, not_ref=Who.ATTACHED)
        case Chosen(slot) if slot < len(scene.targets):
            whose = scene.targets[slot].filter.controller
            if not scene.spell and (whose, made.controller) in _ACROSS:
                return made
            if not scene.spell and (scene.self_said or Who.THIS in _spoken_of(scene)):
                raise UnclearError("other than this, or than the target?")
            return replace(made, other=False, not_chosen=slot)
        case EachOf():
            raise UnclearError("other than each of them?")
        case None if scene.spell:
            raise UnclearError("other than what?")
    return made


def _spoken_of(scene: Scene) -> Iterator[Ref]:
    """What things on the table were spoken of, the last one first."""
    for one in reversed(scene.mentions):
        match one.ref:
            case Who.THIS | Who.ATTACHED:
                yield one.ref
            case Chosen(slot) if slot < len(scene.targets):
                if scene.targets[slot].filter.objects:
                    yield one.ref
            case EachOf(filter_) if filter_.objects and "spell" not in filter_.kinds:
                yield one.ref


def count_of(scene: Scene, kind: Kind) -> Amount:
    """How many there are of *kind*."""
    return CountOf(counted(scene, kind))


G.table("summed stat", {"power": "power", "toughness": "toughness"})


@G.says(
    "measure",
    "the total <stat:summed stat> of [all] <kind>",
    "the total <stat:summed stat> among <kind>",
)
def _total(stat: str, kind: Kind) -> Callable[[Scene], Amount] | None:
    return _over(stat, kind)


@G.says(
    "measure",
    "the greatest <stat:summed stat> among <kind>",
    "the greatest <stat:summed stat> of <kind>",
)
def _greatest(stat: str, kind: Kind) -> Callable[[Scene], Amount] | None:
    return _over(f"greatest {stat}", kind)


def _over(stat: str, kind: Kind) -> Callable[[Scene], Amount] | None:
    if not kind.plural or kind.filter.players or kind.filter.zone is not None:
        return None
    return lambda scene: StatOf(EachOf(counted(scene, kind)), stat)
