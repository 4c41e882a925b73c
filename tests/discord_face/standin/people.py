"""What people do at Discord: commands they use, buttons they press, forms they send."""

import time
from collections.abc import Mapping
from typing import Any

from tests.discord_face.standin.gateway import Gateway
from tests.discord_face.standin.interactions import interaction
from tests.discord_face.standin.wire import (
    BOT,
    CHANNEL,
    Exchange,
    Message,
    user_of,
    walk,
)


class People(Gateway):
    """The people, what they have done, and the messages they see."""

    def __init__(self) -> None:
        super().__init__()
        self.exchanges: dict[str, Exchange] = {}
        self.messages: dict[str, Message] = {}
        self.commands: list[dict[str, Any]] = []
        self.group = False  # whether people are in a group of friends, or the server
        self._ids = 10_000

    async def slash(self, person: str, name: str, **options: Any) -> Exchange:
        """Use a command that Discord knows."""
        command = next((one for one in self.commands if one["name"] == name), None)
        assert command is not None, f"Discord knows no command /{name}"
        kinds = {one["name"]: one["type"] for one in command.get("options", ())}
        given = [
            {"name": key, "type": kinds[key], "value": value}
            for key, value in options.items()
        ]
        data = {"id": "1", "name": name, "type": 1, "options": given}
        return await self._send(2, person, data)

    async def pick(self, person: str, message: Message, label: str) -> Exchange:
        """Pick the option of that label in the message's select."""
        menu = next(one for one in walk(message.components) if one["type"] == 3)
        value = next(one["value"] for one in menu["options"] if one["label"] == label)
        data = {"component_type": 3, "custom_id": menu["custom_id"], "values": [value]}
        return await self._send(3, person, data, message)

    async def press(self, person: str, message: Message, label: str) -> Exchange:
        """Press the button of that label."""
        button = next(
            one
            for one in walk(message.components)
            if one["type"] == 2 and one["label"] == label and not one.get("disabled")
        )
        data = {"component_type": 2, "custom_id": button["custom_id"]}
        return await self._send(3, person, data, message)

    async def submit(
        self, person: str, custom_id: str, message: Message | None = None
    ) -> Exchange:
        """Send back a form without a word in it, opened from that message."""
        data = {"custom_id": custom_id, "components": []}
        return await self._send(5, person, data, message)

    async def press_forged(
        self, person: str, message: Message, custom_id: str
    ) -> Exchange:
        """Press a button that is not on the message."""
        data = {"component_type": 2, "custom_id": custom_id}
        return await self._send(3, person, data, message)

    async def deliver_again(self, exchange: Exchange) -> None:
        """Deliver that interaction a second time."""
        await self.dispatch("INTERACTION_CREATE", exchange.payload)

    async def _send(
        self,
        kind: int,
        person: str,
        data: Mapping[str, Any],
        message: Message | None = None,
    ) -> Exchange:
        id = self._new_id()
        payload = interaction(id, kind, user_of(person), data, self.guild, self.group)
        if message is not None:
            payload["message"] = self._message(message)
        exchange = Exchange(id, f"t{id}", payload, time.monotonic())
        self.exchanges[id] = exchange
        await self.dispatch("INTERACTION_CREATE", payload)
        return exchange

    def _message(self, message: Message) -> dict[str, Any]:
        return {
            "id": message.id, "channel_id": CHANNEL, "author": user_of(BOT),
            "content": "", "timestamp": "2026-01-01T00:00:00+00:00", "type": 20,
            "edited_timestamp": None, "tts": False, "mention_everyone": False,
            "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
            "pinned": False, "flags": message.flags, "components": message.components,
        }  # fmt: skip

    def _new_id(self) -> str:
        self._ids += 1
        return str(self._ids)
