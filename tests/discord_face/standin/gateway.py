"""The gateway: who is connected, for which shard, and what they are told."""

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from aiohttp import WSMsgType, web

from tests.discord_face.standin.wire import APPLICATION, BOT, GUILD, user_of


class Gateway:
    """The connections of bots, and how they are cut when it is told to."""

    address: str  # of the server it belongs to

    def __init__(self) -> None:
        self.identified = 0
        self.resumed = 0
        self.guild = GUILD  # the server people are in; it tells whose shard hears them
        self.shards: list[tuple[int, int]] = []  # as they were identified
        self.close_with = 0  # the code that ends a connection that has identified
        self.open = True  # whether the gateway lets anybody in
        self.turned_away = 0  # how often it did not
        self._sockets: list[web.WebSocketResponse] = []
        self._shard_of: dict[web.WebSocketResponse, tuple[int, int]] = {}
        self._sequence = 0
        self._changed = asyncio.Condition()

    async def until(self, what: Any, seconds: float = 180.0) -> None:
        """Wait until *what()* holds; no longer than even a busy machine needs."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(what)

    async def drop(self, code: int = 4000) -> None:
        """Close the gateway's connections with *code*."""
        for socket in tuple(self._sockets):
            await socket.close(code=code)
        self._sockets.clear()

    async def shut(self) -> None:
        """Let nobody connect to the gateway any more."""
        self.open = False

    async def invalidate(self) -> None:
        """Tell every connection that its session is no longer valid."""
        for socket in tuple(self._sockets):
            await socket.send_json({"op": 9, "d": False, "s": None, "t": None})
        self._sockets.clear()

    async def babble(self) -> None:
        """Send every connection what is no message at all."""
        for socket in tuple(self._sockets):
            await socket.send_str("{not")
        self._sockets.clear()

    async def connected(self, request: web.Request) -> web.StreamResponse:
        if not self.open:
            self.turned_away += 1
            await self.tell()
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json(
            {"op": 10, "d": {"heartbeat_interval": 41_250}, "s": None, "t": None}
        )
        async for received in socket:
            if received.type is WSMsgType.TEXT:
                await self._received(socket, json.loads(received.data))
        with suppress(ValueError):
            self._sockets.remove(socket)
        return socket

    async def _received(self, socket: web.WebSocketResponse, said: Any) -> None:
        match said["op"]:
            case 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            case 2:
                assert said["d"]["intents"] == 0, "no intents were expected"
                id, count = said["d"].get("shard", (0, 1))
                self._shard_of[socket] = (id, count)
                self.shards.append((id, count))
                self._sockets.append(socket)
                self.identified += 1
                if self.close_with:
                    await self.tell()
                    await socket.close(code=self.close_with)
                    return
                ready = {
                    "v": 10, "user": user_of(BOT), "guilds": [],
                    "session_id": f"{id}/{count}",
                    "resume_gateway_url": self.gateway_url(),
                    "application": {"id": APPLICATION, "flags": 0},
                    "shard": [id, count],
                }  # fmt: skip
                await self.dispatch("READY", ready, [socket])
            case 6:
                id, _, count = said["d"]["session_id"].partition("/")
                self._shard_of[socket] = (int(id), int(count))
                self._sockets.append(socket)
                self.resumed += 1
                await self.dispatch("RESUMED", {}, [socket])
        await self.tell()

    def _hearing(self) -> list[web.WebSocketResponse]:
        """The connections of the shard the server belongs to, in every process."""
        heard = []
        for socket in self._sockets:
            id, count = self._shard_of[socket]
            if (int(self.guild) >> 22) % count == id:
                heard.append(socket)
        return heard

    async def dispatch(
        self,
        event: str,
        data: Mapping[str, Any],
        sockets: list[web.WebSocketResponse] | None = None,
    ) -> None:
        self._sequence += 1
        for socket in self._hearing() if sockets is None else sockets:
            await socket.send_json(
                {"op": 0, "t": event, "s": self._sequence, "d": dict(data)}
            )

    async def tell(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def gateway_url(self) -> str:
        return f"{self.address}/gateway".replace("http", "ws")
