"""Filters of which one of several must hold: how they can be said."""

from dataclasses import replace

from bot.engine.values import ANY_OBJECT, Filter


def by_state(f: Filter) -> bool:
    """Whether it must be this or that in its state: "tapped or blocking"."""
    return bool(f.any_of) and all(_bare(one) == Filter() for one in f.any_of)


def _bare(f: Filter) -> Filter:
    return replace(f, tapped=None, attacking=None, blocking=None, blocked=None)


def only_either(f: Filter) -> bool:
    """True if nothing but the alternatives is said."""
    return (
        bool(f.any_of)
        and not by_state(f)
        and not by_keyword(f)
        and replace(f, any_of=(), players=None) == ANY_OBJECT
    )


def by_keyword(f: Filter) -> bool:
    """Whether it must have one keyword or another."""
    return len(f.any_of) == 2 and all(
        one == Filter(keywords=one.keywords) and len(one.keywords) == 1
        for one in f.any_of
    )
