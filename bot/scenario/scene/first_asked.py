""" "I gain 2 life. How big does my 2/2 get?": what only a question tells is there."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing


@before(Game.MTG)
def there_from_the_start(parse: Parse, clauses: Clauses) -> Clauses:
    """Somebody's creature of a size, where no creature was told of but by its card.

    What happens before the question happens to it too.
    """
    for at, clause in enumerate(clauses):
        if clause.kind not in _ASKED:
            continue
        what = clause.get("what")
        parts = what.parts if isinstance(what, Several) else (what,)
        told = [it for one in clauses[:at] for it in _things(one)]
        things = [it for it in parts if isinstance(it, Thing)]
        if at and things == [*parts] and _are_new(parse, things, told):
            there = tuple(replace(it, owner=None, det="a") for it in things)
            slots = {"who": _owner(parse, things[0]), "what": there}
            return (Clause("have", slots, things[0].place, text=clause.text), *clauses)
    return clauses


_ASKED = frozenset({"ask_size", "ask_dies"})


def _owner(parse: Parse, thing: Thing) -> Person | None:
    """Whose it is: mine, or the opponent's, who is "he" where nobody has a name."""
    owner = thing.owner
    if isinstance(owner, Person) and owner.kind == "he" and not parse.people:
        return Person("opponent", place=owner.place)
    known = isinstance(owner, Person) and owner.kind in {"me", "opponent"}
    return owner if known else None


def _are_new(parse: Parse, things: list[Thing], told: list[Thing]) -> bool:
    """Whether *things* are one player's: "my 3/3 and 4/4", of sizes not told yet."""
    known = _owner(parse, things[0]) is not None
    alike = all(it.owner in {None, things[0].owner} for it in things[1:])
    sized = all(it.noun == "creature" and bool(it.of("size")) for it in things)
    cards = (it for it in told if (it.noun, it.det) != ("thing", "another"))
    return known and alike and sized and all(it.noun == "card" for it in cards)


def _things(value: object) -> Iterator[Thing]:
    match value:
        case Thing():
            yield value
        case Clause(slots=slots):
            yield from _things(tuple(slots.values()))
        case Several(parts=parts):
            yield from _things(parts)
        case tuple():
            for one in value:
                yield from _things(one)
