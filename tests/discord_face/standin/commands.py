"""What Discord refuses of an application's commands."""

import re
from typing import Any

_NAME = re.compile(r"^[-_'\w]{1,32}$")
_WHOLE = 8000


class CommandError(ValueError):
    """A command Discord would not take."""


def check_commands(commands: list[dict[str, Any]]) -> None:
    """Raise CommandError for the first rule that is broken."""
    _need(len([one for one in commands if _kind(one) == 1]) <= 100, "100 commands")
    _need(len([one for one in commands if _kind(one) == 3]) <= 15, "15 in the menu")
    names = [(_kind(one), one["name"]) for one in commands]
    _need(len(names) == len(set(names)), "every name once")
    for one in commands:
        if _kind(one) == 1:
            _check(one)
            _need(_length(one) <= _WHOLE, f"{one['name']}: {_WHOLE} characters in all")
        else:
            _need(1 <= len(one["name"]) <= 32, f"{one['name']}: 32 characters")
            _need(not one.get("description"), f"{one['name']}: no description")
            for said in (one.get("name_localizations") or {}).values():
                _need(1 <= len(said) <= 32, f"{said}: 32 characters")


def _check(one: dict[str, Any]) -> None:
    name = one["name"]
    _need(bool(_NAME.match(name)) and name == name.lower(), f"{name}: a name")
    _need(1 <= len(one["description"]) <= 100, f"{name}: 1 to 100 characters")
    for said in (one.get("name_localizations") or {}).values():
        _need(bool(_NAME.match(said)) and said == said.lower(), f"{said}: a name")
    for said in (one.get("description_localizations") or {}).values():
        _need(1 <= len(said) <= 100, f"{name}: 1 to 100 characters: {said}")
    options = one.get("options", [])
    for locale in {key for o in options for key in o.get("name_localizations") or {}}:
        names = [
            (o.get("name_localizations") or {}).get(locale, o["name"]) for o in options
        ]
        _need(len(names) == len(set(names)), f"{name}: an option twice in {locale}")
    _need(len(options) <= 25, f"{name}: 25 options")
    needed = [bool(option.get("required")) for option in options]
    _need(needed == sorted(needed, reverse=True), f"{name}: required options first")
    for option in options:
        _check(option)
        choices = option.get("choices") or []
        _need(len(choices) <= 25, f"{name}: 25 choices")
        for choice in choices:
            _need(1 <= len(choice["name"]) <= 100, f"{name}: a choice's name")
            _need(len(str(choice["value"])) <= 100, f"{name}: a choice's value")


def _kind(command: dict[str, Any]) -> int:
    return int(command.get("type", 1))


def _length(one: dict[str, Any]) -> int:
    return (
        len(one["name"])
        + len(one.get("description", ""))
        + sum(len(c["name"]) + len(str(c["value"])) for c in one.get("choices") or [])
        + sum(map(_length, one.get("options", [])))
    )


def _need(holds: bool, what: str) -> None:
    if not holds:
        raise CommandError(what)
