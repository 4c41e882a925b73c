"""Choices that are made in advance, as the scenario tells them."""

from dataclasses import replace

from bot.engine.choosing import Fork, Option
from bot.engine.question import Preference
from bot.engine.tasks import State


def preferred(fork: Fork[State], preferences: tuple[Preference, ...]) -> Fork[State]:
    """*fork* with only the options that choices made in advance leave."""
    options = fork.options
    for wish in preferences:
        if wish.who and wish.who != fork.chooser:
            continue
        # "Bob" alone is meant, before all that Bob is among.
        first = wish.first.lower()
        alone = tuple(one for one in options if first == str(one.label).lower())
        wanted = alone or tuple(one for one in options if _fits(one, wish))
        if wish.of:
            wanted = tuple(one for one in alone if wish.of in one.names)
        if wanted:
            options = wanted
    return fork if options is fork.options else replace(fork, options=options)


def _fits(option: Option[State], wish: Preference) -> bool:
    label = str(option.label).lower()
    if wish.together:
        return {*option.names} == {*wish.together}
    if wish.division:
        return all(
            (f"{points} from {name}".lower() in label)
            or (f"{points} to {name}".lower() in label)
            or (points == 0 and name.lower() not in label)
            for name, points in wish.division
        )
    first = wish.first.lower()
    return first == label or any(first == name.lower() for name in option.names)
