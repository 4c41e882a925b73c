"""Whose turn it will turn out to be, for an "attacking player" told of before."""

from collections.abc import Callable, Iterable

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.syntax import Clause, Person, Thing

# Whom a clause names whatever was said before it.
_CERTAIN = frozenset({"me", "name", "opponent"})


def attacks_ahead(
    clauses: Iterable[Clause],
    player: Callable[[Person], str],
    other: Callable[[str], str],
) -> str:
    """The player whose turn the first of *clauses* to tell it tells; "" if none does.

    *player* says who a person is, *other* who of two is against a player.
    """
    for clause in clauses:
        attacks, against = _sides(clause)
        if attacks is not None:
            return player(attacks)
        if against is not None:
            return other(player(against))
    return ""


def _sides(clause: Clause) -> tuple[Person | None, Person | None]:
    """Who attacks by *clause*, and else who is attacked."""
    match clause.kind:
        case "turn":
            whose = clause.get("whose")
            if whose in {"me", "opponent"}:
                return Person(whose, place=clause.place), None
            return _named(clause.get("who"), clause.get("owner")), None
        case "attack":
            attacks = _named(clause.get("who"), *_owners(clause.get("what")))
            return attacks, _named(*parts_of(clause.get("at")))
        case "block":
            attacks = _named(*_owners(clause.get("attacker")))
            blocks = _named(clause.get("who"), *_owners(clause.get("blocker")))
            return attacks, blocks
    return None, None


def _owners(value: object) -> list[object]:
    return [it.owner for it in parts_of(value) if isinstance(it, Thing)]


def _named(*people: object) -> Person | None:
    certain = (it for it in people if isinstance(it, Person) and it.kind in _CERTAIN)
    return next(certain, None)
