"""What goes between Discord and a bot: messages, interactions, plain answers."""

import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

BOT, APPLICATION = "900", "901"
TOKEN = "a.b.c"
GUILD, CHANNEL = "700", "710"
PRIVATE, V2 = 1 << 6, 1 << 15
ACKNOWLEDGE_SECONDS = 3.0
RETRY_AFTER = 0.05  # seconds a 429 asks for


@dataclass
class Message:
    """A message as it stands; *deleted* ones are kept for the tests to see."""

    id: str
    flags: int
    components: list[dict[str, Any]] = field(default_factory=list)
    asker: str = ""
    loading: bool = False
    deleted: bool = False

    @property
    def private(self) -> bool:
        return bool(self.flags & PRIVATE)


@dataclass
class Exchange:
    """One interaction and everything the bot said to it."""

    id: str
    token: str
    payload: dict[str, Any]
    sent: float
    acknowledged: float | None = None
    original: Message | None = None
    form: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None
    follow_ups: list[Message] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    edits: int = 0  # attempts to edit the original

    @property
    def person(self) -> str:
        """Whose it is."""
        said = self.payload.get("member") or self.payload
        return str(said["user"]["id"])

    def message(self, which: str) -> Message | None:
        """One of its messages by its id, or @original; None where it is no more."""
        named = {one.id: one for one in self.follow_ups}
        found = self.original if which == "@original" else named.get(which)
        return found if found and not found.deleted else None

    @property
    def answered(self) -> bool:
        shown = self.original is not None and not self.original.loading
        return shown or self.form is not None or self.choices is not None


def as_json(data: Any, status: int = 200) -> web.Response:
    """An answer that discord.py takes for JSON."""
    # discord.py knows JSON only by this very content type.
    return web.Response(
        body=json.dumps(data).encode(), status=status, content_type="application/json"
    )


def refused(status: int, code: int, why: str) -> web.Response:
    """An error as Discord says it."""
    return as_json({"code": code, "message": why}, status)


def user_of(id: str) -> dict[str, Any]:
    """The user of that id, as Discord shows it."""
    return {
        "id": id, "username": f"user{id}", "discriminator": "0", "avatar": None,
        "global_name": None, "bot": id == BOT, "flags": 0, "public_flags": 0,
    }  # fmt: skip


def walk(components: Any) -> Any:
    """Every component, those within others too."""
    for one in components:
        yield one
        yield from walk(one.get("components", ()))
