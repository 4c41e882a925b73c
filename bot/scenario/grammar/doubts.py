"""What makes a reading of a clause less likely than another, as a cost."""

from typing import Any

from bot.engine.unnamed import MUST_ATTACK, MUST_BLOCK
from bot.scenario.words.syntax import Person, Several, Thing


class Doubts:
    """What makes readings less likely than others: "he" for a thing, a doubtful card.

    Of many that share what they are made of each part is looked at once.
    """

    def __init__(self) -> None:
        # A value is kept with what is known of it, so that its id stays its own.
        self._known: dict[tuple[str, int], tuple[Any, int, int, bool]] = {}

    def of(self, binds: tuple[tuple[str, Any], ...]) -> int:
        """The cost of one reading."""
        cost, behind, by_card = 0, False, False
        misplaced = 0
        last = binds[-1][0] if binds else ""
        for name, value in binds:
            key = name, id(value)
            if key not in self._known:
                self._known[key] = (
                    value,
                    _doubt(value),
                    _ill_placed(name, value),
                    _ends_with_another(value),
                )
            _, doubt, ill_placed, ends = self._known[key]
            cost += doubt
            by_card |= name == "card"
            if name == "what":
                misplaced += ill_placed
            else:
                cost += ill_placed
            behind |= ends and (name == "what" or (name == "to" and last == "shield"))
        return cost + 6 * behind + (0 if by_card else misplaced)


def _doubt(value: Any) -> int:
    match value:
        case Several(parts=parts, loose=loose):
            added = 6 * any(_is_it(part) for part in parts[1:])
            return _ill_assorted(value) + 3 * loose + added + sum(map(_doubt, parts))
        case tuple():
            return sum(map(_doubt, value))
        case Thing():
            return _doubt_of_thing(value)
        case _:
            return 0


_DEEDS = frozenset({MUST_ATTACK, MUST_BLOCK, "can not attack", "can not block"})


def _is_it(value: Any) -> bool:
    """ "With her 6/6 and it isn't blocked": what goes on is seldom in the list."""
    return isinstance(value, Thing) and value.noun == "it"


def _doubt_of_thing(thing: Thing) -> int:
    cost = 0
    if thing.specs and thing.det == "the" and not thing.label:
        # "That attacks each combat if able": what it does, and no thing so called.
        cost += 60 * all(it.value in _DEEDS for it in thing.specs)
    if thing.label in {"he", "she", "him", "her", "they", "who"}:
        cost += 4
    if thing.noun == "label":
        cost += 3
    if thing.card is None:
        return cost
    sized = bool(thing.of("size"))
    if not thing.card.sure:
        # "Hero (3/3)" is somebody's own, not a card of a longer name.
        cost += 2 + 4 * sized
    elif sized:
        # "my 2/2 Bear" is described; only a full name is that card.
        names = {name.name.lower() for name in thing.card.names}
        cost += 3 * (thing.card.typed.lower() not in names)
    return cost + 4 * (len(thing.card.names) > 1)


def _ill_placed(name: str, value: Any) -> int:
    """What hardly stands in that place: attackers of two sides, cards with sizes."""
    divided = name == "what" and 24 * (_ill_assorted(value) > 0)
    objective = name == "who" and isinstance(value, Person) and value.aimed
    bare = False
    if name == "what" and isinstance(value, tuple):
        # "I have a 2/2, opp pyroclasms": that one is no longer in my list.
        bare = any(isinstance(it, Thing) and _of_opponent(it) for it in value[1:])
    if name == "what2" and isinstance(value, tuple) and len(value) == 1:
        # "I have a 2/2, he pyroclasms": that is cast.
        (one,) = value
        bare = isinstance(one, Thing) and _is_bare_card(one)
        bare = bare and one.card is not None and one.card.plural
    if name == "who2" and isinstance(value, Person) and value.kind == "both":
        return 10  # "can I kill both?" asks of creatures, where there are any
    return 24 * bare + divided + 20 * objective + 20 * _sized_card(name, value)


def _is_bare_card(thing: Thing) -> bool:
    return thing.card is not None and not (thing.det or thing.count or thing.specs)


def _of_opponent(thing: Thing) -> bool:
    theirs = thing.owner is not None and thing.owner.kind == "opponent"
    return theirs and _is_bare_card(thing)


def _ends_with_another(value: Any) -> bool:
    """ "My 6/6 blocked by a 4/4": what is said behind it is said of the 4/4."""
    last = value.parts[-1] if isinstance(value, Several) else value
    doing = last.first("doing") if isinstance(last, Thing) else None
    return doing is not None and isinstance(doing.other.parts[-1], Thing)


def _sized_card(name: str, value: Any) -> bool:
    """A list of cards in which one has a size: "Bouncer, 3 might, Ki Barrier"."""
    return name == "card" and any(
        isinstance(part, Thing) and (part.of("might") or part.of("life"))
        for part in getattr(value, "parts", (value,))
    )


def _ill_assorted(value: Any) -> int:
    """ "… on my champ, their ally swings": things of two people are seldom one list."""
    parts = getattr(value, "parts", ())
    if len(parts) < 2:
        return 0
    owners = {
        (part.owner.kind, part.owner.name)
        for part in parts
        if isinstance(part, Thing) and part.owner is not None
    }
    if any(kind in {"name", "opponent"} for kind, _ in owners):
        # "Alice's 3/3 and her 2/2": she is spoken of already.
        owners = {it for it in owners if it[0] != "he"}
    return 8 * (len(owners) > 1)
