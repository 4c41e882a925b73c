"""What Discord says of the bot's token, its settings there, and of our clock."""

import time
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from typing import Any

import httpx

from bot.console.check import Check

DISCORD = "https://discord.com/api/v10"
_SECONDS = 5.0
# Bits of an application's flags: what it may be told of presences, members, messages.
_PRIVILEGED = {
    1 << 12 | 1 << 13: "Presence",
    1 << 14 | 1 << 15: "Server Members",
    1 << 18 | 1 << 19: "Message Content",
}
_ADMINISTRATOR = 1 << 3
_WANTED = {
    1 << 10: "View Channel",
    1 << 11: "Send Messages",
    1 << 35: "Create Public Threads",
}
_OFF_SECONDS = 2.0
_FAR_OFF_SECONDS = 60.0
_TOO_MUCH, _FAILED = 429, 500


def discord_checks(token: str, address: str = DISCORD) -> Iterator[Check]:
    """Token, intents, commands, permissions, connections left, clock; in that order.

    Nothing is changed at Discord. *address* is the root of its API.
    """
    headers = {"Authorization": f"Bot {token}"}
    with httpx.Client(base_url=address, headers=headers, timeout=_SECONDS) as discord:
        try:
            me = discord.get("/users/@me")
            if me.status_code == 401:
                yield Check(
                    "token",
                    "missing",
                    "Discord does not accept DISCORD_TOKEN",
                    "Copy it anew from the application's page, under Bot.",
                )
                yield from _clock(me)
                return
            me.raise_for_status()
            yield Check("token", "good", f"the bot is {me.json()['username']}")
            application = discord.get("/applications/@me").raise_for_status().json()
            yield from _application(application)
            yield from _commands(discord, application["id"])
            yield from _servers(discord)
            yield from _connections(discord)
            yield from _clock(me)
        except httpx.HTTPStatusError as error:
            yield _refused(error.response.status_code)
        except httpx.HTTPError as error:
            yield Check(
                "Discord",
                "note",
                f"could not be asked ({type(error).__name__})",
                "Is the network there? A proxy is set as HTTPS_PROXY.",
            )
        except (AttributeError, KeyError, TypeError, ValueError):
            yield Check(
                "Discord",
                "note",
                "something else answers in its place",
                "Does a browser on this machine reach discord.com, past any proxy or "
                "page to log in at?",
            )


def _refused(status: int) -> Check:
    """What an answer of that *status* means, and what to do about it."""
    if status >= _FAILED:
        advice = "Try again later; https://discordstatus.com tells more."
        return Check("Discord", "note", f"it fails ({status})", advice)
    if status == _TOO_MUCH:
        advice = "Something asks it again and again: see the bot's log; try later."
        return Check("Discord", "note", f"it asks us to wait ({status})", advice)
    return Check(
        "Discord",
        "missing",
        f"it refuses this bot or this machine ({status})",
        "Is the application still there on the developer portal, and does a browser on "
        "this machine reach discord.com?",
    )


def _application(application: dict[str, Any]) -> Iterator[Check]:
    flags = int(application.get("flags") or 0)
    unneeded = [name for bits, name in _PRIVILEGED.items() if flags & bits]
    yield Check(
        "intents",
        "note" if unneeded else "good",
        f"switched on and not needed: {', '.join(unneeded)}" if unneeded else "none",
        "Switch them off on the application's page, under Bot." if unneeded else "",
    )
    if elsewhere := application.get("interactions_endpoint_url"):
        yield Check(
            "interactions",
            "missing",
            f"Discord sends them to {elsewhere}, not to this bot",
            "Empty “Interactions Endpoint URL” on the application's page.",
        )


def _commands(discord: httpx.Client, application: str) -> Iterator[Check]:
    known = discord.get(f"/applications/{application}/commands").raise_for_status()
    count = len(known.json())
    yield Check(
        "commands",
        "good" if count else "note",
        f"Discord knows {count}" if count else "Discord knows none yet",
        "" if count else "`aegis run` tells it; they appear within a minute.",
    )


def _servers(discord: httpx.Client) -> Iterator[Check]:
    servers = discord.get("/users/@me/guilds", params={"limit": 200})
    found = servers.raise_for_status().json()
    lacking: dict[str, int] = {}
    for server in found:
        granted = int(server.get("permissions") or 0)
        for bit, name in _WANTED.items():
            if not granted & (bit | _ADMINISTRATOR):
                lacking[name] = lacking.get(name, 0) + 1
    many = f"{len(found)}{' or more' if len(found) == 200 else ''}"
    told = "; ".join(f"{name} is missing in {n}" for name, n in lacking.items())
    yield Check(
        "permissions",
        "note" if lacking or not found else "good",
        f"servers: {many}" + (f"; {told}" if told else ""),
        "Commands need none; rule news and judges' threads do, where they are wanted."
        if lacking
        else ("" if found else "Open the install link; README.md says how."),
    )


def _connections(discord: httpx.Client) -> Iterator[Check]:
    gateway = discord.get("/gateway/bot").raise_for_status().json()
    limit = gateway["session_start_limit"]
    left = int(limit["remaining"])
    yield Check(
        "connections",
        "good" if left > 10 else "note",
        f"{left} of {limit['total']} left today; {gateway['shards']} shards advised",
        "" if left > 10 else "Something restarts the bot again and again; see its log.",
    )


def _clock(answer: httpx.Response) -> Iterator[Check]:
    # The answer was on its way for up to as long as it took altogether.
    theirs = parsedate_to_datetime(answer.headers["Date"]).timestamp()
    off = abs(time.time() - answer.elapsed.total_seconds() - theirs)
    good = off <= _OFF_SECONDS + answer.elapsed.total_seconds()
    yield Check(
        "clock",
        "good" if good else "missing" if off > _FAR_OFF_SECONDS else "note",
        "right" if good else f"{off:.0f} seconds off",
        "" if good else "Keep it with NTP: claims and shards go by it.",
    )
