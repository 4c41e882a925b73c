"""What noun phrases of both games of units come to, by how many they speak of."""

from collections.abc import Callable
from dataclasses import replace

from bot.wording.units.nouns import Form, Kind, Noun

OfKind = Callable[[Kind], Noun | None]


def one(form: Form) -> OfKind:
    """One of a kind, spoken of as *form*: "a unit", "target unit", "each unit"."""
    return lambda kind: None if kind.plural else Noun(form, kind.filter)


def another(form: Form) -> OfKind:
    """One that is another than what speaks of it."""

    def noun(kind: Kind) -> Noun | None:
        if kind.plural or kind.filter.other:
            return None
        return Noun(form, replace(kind.filter, other=True))

    return noun


def all_of(kind: Kind) -> Noun | None:
    """ "Units", "all units"."""
    return Noun(Form.EACH, kind.filter, plural=True) if kind.plural else None


def up_to(n: int, kind: Kind) -> Noun:
    """That many targets at the most."""
    return Noun(Form.TARGET, kind.filter, least=0, most=n, plural=n > 1)


def any_number(kind: Kind) -> Noun | None:
    """As many targets as somebody likes."""
    if not kind.plural:
        return None
    return Noun(Form.TARGET, kind.filter, least=0, most=None, plural=True)


def met_together(kind: Kind) -> Noun:
    """ "One or more units", met together."""
    return Noun(Form.TOGETHER, kind.filter, plural=True)


def both(first: Noun, second: Noun) -> Noun:
    """ "This and your champion"."""
    return Noun(Form.ALL_OF, parts=(first, second), plural=True)


def either(first: Noun, second: Noun) -> Noun:
    """ "This or your champion"."""
    return Noun(Form.ANY_OF, parts=(first, second))
