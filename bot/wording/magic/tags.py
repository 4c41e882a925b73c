"""Which words can mean what matches a filter, and filters made of filters."""

from dataclasses import replace

from bot.engine.values import (
    AllRefs,
    ControllerOf,
    EachOf,
    Filter,
    Named,
    OwnerOf,
    Ref,
    Side,
    Who,
)
from bot.wording.magic.creature_types import CREATURE_TYPES
from bot.wording.phrases import UnclearError

PLAYER_FILTER = Filter(players=Side.ANY, objects=False)
ATTACHED_TAGS = frozenset(
    {"object", "creature", "permanent", "land", "artifact", "planeswalker"}
)
PLAYER_TAGS = frozenset({"player", "opponent"})
OBJECT = frozenset({"object"})


def tags_of(filter_: Filter) -> frozenset[str]:
    """The words that can point back to something that matches *filter_*."""
    tags: set[str] = set()
    if filter_.players is not None:
        tags |= {"player", "recipient"}
        if filter_.players is Side.OPPONENT:
            tags.add("opponent")
    if filter_.objects:
        tags |= {"object", "recipient"}
        named = filter_.kinds | filter_.any_kinds
        for one in filter_.any_of:
            named |= one.kinds | one.any_kinds
        tags |= named
        if named & CREATURE_TYPES:
            tags.add("creature")
        if filter_.token:
            tags.add("token")
        if not named & {"spell", "card", "ability"}:
            tags.add("permanent")
        if filter_.zone is not None:
            tags |= {"card", "spell"}
    if filter_.players is not None and filter_.objects:
        tags.discard("object")
    return frozenset(tags)


def of_each(made: Filter) -> Filter:
    """*made*, of each player rather than of that one."""
    if made.controller is Side.THAT_PLAYER:
        made = replace(made, controller=Side.EACH)
    if made.owner is Side.THAT_PLAYER:
        made = replace(made, owner=Side.EACH)
    return made


def of_opponents(made: Filter) -> Filter:
    """*made* with "they" settled as your opponents."""
    if made.controller is Side.THAT_PLAYER:
        made = replace(made, controller=Side.OPPONENT)
    if made.owner is Side.THAT_PLAYER:
        made = replace(made, owner=Side.OPPONENT)
    return made


def several_players(ref: Ref) -> bool:
    """True if *ref* stands for a number of players and for nothing else."""
    return isinstance(ref, EachOf) and not ref.filter.objects


def players_or_objects(ref: Ref) -> Filter:
    """What kind of thing *ref* can be, as a filter."""
    match ref:
        case ControllerOf() | OwnerOf() | Who.EVENT_PLAYER | Named():
            return PLAYER_FILTER
        case Who.EVENT_RECIPIENT:
            return Filter(players=Side.ANY)
        case AllRefs(parts) if any(_of_players(one) for one in parts):
            return Filter(players=Side.ANY)
        case _:
            return Filter()


def _of_players(ref: Ref) -> bool:
    return ref in (Who.YOU, Who.EACH_PLAYER, Who.EACH_OPPONENT) or (
        isinstance(ref, EachOf) and ref.filter.players is not None
    )


def replace_damaged(filter_: Filter) -> Filter | None:
    """The filter of "dealt damage this way"; None when anything will do."""
    return None if filter_ == Filter() else filter_


def together(refs: list[Ref]) -> AllRefs:
    """All of *refs*. Raises UnclearError where two of them are the same."""
    if len(set(refs)) < len(refs):
        raise UnclearError("who is meant besides?")
    return AllRefs(tuple(refs))


def union(filters: list[Filter]) -> Filter:
    """What matches at least one of *filters*, in the shortest form."""
    you = [one for one in filters if not one.objects]
    objects = [one for one in filters if one.objects]
    if (
        len(you) == 1
        and len(objects) == 1
        and objects[0].players is None
        and objects[0].chosen is None
        and you[0] == Filter(players=you[0].players, objects=False)
    ):
        return replace(objects[0], players=you[0].players)
    if any(one.players is not None for one in filters):
        return Filter(players=Side.ANY, any_of=tuple(filters))
    return Filter(any_of=tuple(filters))
