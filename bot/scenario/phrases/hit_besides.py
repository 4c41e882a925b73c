"""Damage told behind a spell, to something else than what the spell was aimed at."""

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.syntax import Clause, Person, Thing

_MINE = frozenset({"me", "self"})
_THEIRS = frozenset({"he", "opponent", "name"})


def hits_another(cast: Clause, told: Clause) -> bool:
    """ "He bolts my Reckoner. It deals 3 damage to his 4/4": the bolt does not.

    Only what differs for sure: whose it is, its size, or that it is a player.
    """
    aimed, hit = (parts_of(it.get("to")) for it in (cast, told))
    if len(aimed) != 1 or not hit:
        return False
    return not any(_may_be(aimed[0], one) for one in hit)


def _may_be(one: object, other: object) -> bool:
    if isinstance(one, Person) and isinstance(other, Person):
        return not _sides_differ(one, other)
    if not (isinstance(one, Thing) and isinstance(other, Thing)):
        things = [it for it in (one, other) if isinstance(it, Thing)]
        return any(it.noun == "it" for it in things)
    if other.noun == "it" or other.det in {"that", "this", "the"}:
        return True
    if one.owner and other.owner and _sides_differ(one.owner, other.owner):
        return False
    sizes = [it.of("size") for it in (one, other)]
    return not (all(sizes) and sizes[0] != sizes[1])


def _sides_differ(one: Person, other: Person) -> bool:
    kinds = {one.kind, other.kind}
    if kinds & _MINE and kinds & _THEIRS:
        return True
    return kinds == {"name"} and one.name != other.name
