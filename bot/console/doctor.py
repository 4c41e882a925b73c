"""What is set up, what is missing, and what to do about it."""

import os
import shutil
from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from bot.citation import Game
from bot.console.check import Check
from bot.console.page import Line, Role
from bot.errors import SetupError
from bot.version import VERSION

if TYPE_CHECKING:
    from bot.console.app import App

_OLD_DAYS = 180  # rulebooks come out more often
_ROOM = 200 << 20  # bytes that should be free on the disk


def checkup(app: "App", *, offline: bool = False) -> list[Check]:
    """Everything looked at, in the order in which it matters.

    Discord is asked where a token is set, unless *offline*.
    """
    return [
        Check("version", "good", VERSION),
        *_settings(app),
        *_database(app),
        _disk(app),
        *_figures(app),
        *_discord(app, offline),
        *_rules(app),
    ]


def _settings(app: "App") -> Iterator[Check]:
    wrong = app.wrong_settings()
    for one in wrong:
        yield Check("settings", "missing", one, "The bot does not start with it.")
    for one in app.unknown_settings():
        yield Check("settings", "note", one, "Nothing reads it as it is written.")
    if not wrong:
        yield Check("settings", "good", "what is set can be used")


def _database(app: "App") -> Iterator[Check]:
    try:
        counts = app.bench.store.counts()
        app.bench.store.check()
        app.bench.remember("doctor", VERSION)  # Reading alone proves too little.
    except SetupError as error:
        advice = (
            "Is AEGIS_DATABASE_URL right, and does the server run?"
            if os.environ.get("AEGIS_DATABASE_URL")
            else "Set AEGIS_DATA to a folder."
        )
        yield Check("database", "missing", str(error), error.advice or advice)
        return
    found = ", ".join(f"{number} {name}" for name, number in counts.items())
    yield Check("database", "good", f"{app.bench.store.where}: {found}")
    yield from _set_aside(app)
    for game in Game:
        count = app.bench.imported_cards(game)
        yield Check(
            f"{game.value} cards",
            "good" if count else "note",
            f"{count} imported" if count else "only the shipped ones",
            "" if count else f"aegis sync cards --game {game.value}",
        )


def _set_aside(app: "App") -> Iterator[Check]:
    """Whether the database is a new one because the one before was damaged."""
    if damaged := app.bench.set_aside():
        yield Check(
            "database",
            "note",
            f"{', '.join(damaged)} in {app.data} was damaged and set aside; a new, "
            "empty one was begun then",
            "aegis restore FILE brings a backup back; delete what is damaged when it "
            "is no longer needed.",
        )


def _disk(app: "App") -> Check:
    folder = app.data
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    if not os.access(folder, os.W_OK):
        return Check(
            "data folder",
            "missing",
            f"{folder} cannot be written to",
            "Set AEGIS_DATA.",
        )
    return Check(
        "data folder",
        "good" if free > _ROOM else "note",
        f"{app.data}, {free >> 20} MB free",
        "" if free > _ROOM else "Make room: imports need it.",
    )


def _figures(app: "App") -> Iterator[Check]:
    port = os.environ.get("AEGIS_METRICS_PORT", "").strip()
    if port and not any("AEGIS_METRICS" in one for one in app.wrong_settings()):
        from bot.console.doctor_port import port_check

        host = os.environ.get("AEGIS_METRICS_HOST") or "127.0.0.1"
        yield port_check(host, int(port))


def _discord(app: "App", offline: bool) -> Iterator[Check]:
    token = os.environ.get("DISCORD_TOKEN", "").strip()
    if any(one.startswith("DISCORD_TOKEN") for one in app.wrong_settings()):
        return  # Told already; such a thing is not sent anywhere.
    if not token:
        yield Check(
            "token",
            "note",
            "no DISCORD_TOKEN",
            "Only the bot needs it; README.md says where to get one.",
        )
    elif offline:
        yield Check("token", "good", "DISCORD_TOKEN is set; Discord was not asked")
    else:
        from bot.console.doctor_discord import discord_checks

        yield from discord_checks(token)


def _rules(app: "App") -> Iterator[Check]:
    try:
        yield from _editions(app)
        yield _citations(app)
    except SetupError as error:
        advice = "Is there room on the disk? “aegis restore FILE” brings a backup back."
        yield Check("rules", "missing", str(error), advice)


def _editions(app: "App") -> Iterator[Check]:
    for game in Game:
        official = [one for one in app.bench.editions(game) if one.official]
        days = [_age(one.date) for one in official if one.date and not one.partial]
        old = bool(days) and min(days) > _OLD_DAYS
        found = ", ".join(one.label for one in official) or "our own words only"
        yield Check(
            f"{game.value} rules",
            "good" if official and not old else "note",
            f"{found}; {min(days)} days old" if old else found,
            ""
            if official and not old
            else f"aegis sync rules --game {game.value}, or aegis import FILE",
        )


def _age(day: str) -> int:
    """Days since *day*."""
    return (datetime.now(UTC).date() - date.fromisoformat(day)).days


def _citations(app: "App") -> Check:
    found = app.bench.citations()
    strays = [one for one in found if str(one.standing) in ("moved", "changed", "gone")]
    if strays:
        return Check(
            "citations",
            "note",
            "; ".join(str(one) for one in strays[:5]),
            "Answers mark these rules until they are reviewed.",
        )
    checked = sum(str(one.standing) == "same" for one in found)
    return Check(
        "citations", "good", f"{len(found)} rules cited, {checked} found word by word"
    )


def checkup_lines(checks: list[Check]) -> Iterator[Line]:
    """One line a check, with advice where there is some."""
    signs = {"good": "ok", "note": "--", "missing": "!!"}
    for check in checks:
        role = Role.ERROR if check.state == "missing" else Role.PLAIN
        yield Line(f"{check.what}: {check.found}", role, mark=signs[check.state])
        if check.advice:
            yield Line(check.advice, Role.QUIET, indent=4)
