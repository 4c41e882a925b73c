"""A small stand-in for Discord: the REST API and gateway that one bot needs.

It keeps Discord's rules: an interaction is acknowledged once, within three seconds;
whether an answer is private is fixed then; messages, forms and commands that break a
limit are refused.
"""

import asyncio
import json
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from email.utils import formatdate
from typing import Any

from aiohttp import WSMsgType, web
from simcord.components import (
    ComponentValidationError,
    validate_message_state,
    validate_modal,
)

from tests.discord_face.standin.commands import CommandError, check_commands

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

    @property
    def answered(self) -> bool:
        shown = self.original is not None and not self.original.loading
        return shown or self.form is not None or self.choices is not None


class DiscordServer:
    """Discord on this machine, and how it fails when it is told to."""

    def __init__(self) -> None:
        self.exchanges: dict[str, Exchange] = {}
        self.bots: list[asyncio.subprocess.Process] = []  # begun to talk to it
        self.messages: dict[str, Message] = {}
        self.commands: list[dict[str, Any]] = []
        self.synced = 0
        self.greeted = 0  # how often a token was shown
        self.identified = 0
        self.resumed = 0
        self.guild = GUILD  # the server people are in; it tells whose shard hears them
        self.shards: list[tuple[int, int]] = []  # as they were identified
        self.max_concurrency = 1
        self.close_with = 0  # the code that ends a connection that has identified
        self.group = False  # whether people are in a group of friends, or the server
        self.patience = ACKNOWLEDGE_SECONDS
        self.failures: list[int] = []  # statuses for the next acknowledgements
        self.edit_failures: list[int] = []  # and for the next edits; 0: cut off
        self.never: dict[str, int] = {}  # whose acknowledgements fail, and how
        self.limited_everywhere = False  # whether a 429 is for all routes
        self.acknowledging = asyncio.Event()  # while it is not set they take long
        self.acknowledging.set()
        self.editing = asyncio.Event()
        self.editing.set()
        self.held_up = 0  # how many requests take long
        self.ahead = 0.0  # seconds by which its clock is
        self.flags = 0  # of the application
        self.endpoint: str | None = None
        self.permissions = str(1 << 3)
        self.open = True  # whether the gateway lets anybody in
        self._sockets: list[web.WebSocketResponse] = []
        self._shard_of: dict[web.WebSocketResponse, tuple[int, int]] = {}
        self._ids = 10_000
        self._sequence = 0
        self._changed = asyncio.Condition()

    # --- Starting and stopping -----------------------------------------------

    async def start(self) -> str:
        """Serve on a free port; the address."""
        app = web.Application()
        api = "/api/v10"
        hook = f"{api}/webhooks/{APPLICATION}/{{token}}"
        app.add_routes(
            [
                web.get("/gateway", self._gateway),
                web.get("/gateway/", self._gateway),
                web.get(f"{api}/users/@me", self._me),
                web.get(f"{api}/oauth2/applications/@me", self._application),
                web.get(f"{api}/applications/@me", self._application),
                web.get(f"{api}/users/@me/guilds", self._guilds),
                web.get(f"{api}/applications/{APPLICATION}/commands", self._known),
                web.get(f"{api}/gateway/bot", self._gateway_bot),
                web.put(f"{api}/applications/{APPLICATION}/commands", self._commands),
                web.post(
                    f"{api}/interactions/{{id}}/{{token}}/callback", self._callback
                ),
                web.post(hook, self._follow_up),
                web.patch(f"{hook}/messages/@original", self._edit),
                web.get(f"{hook}/messages/@original", self._edit),
                web.delete(f"{hook}/messages/@original", self._delete),
            ]
        )
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.address = f"http://127.0.0.1:{port}"
        return self.address

    async def stop(self) -> None:
        """End it, and every bot that a test which failed has left behind."""
        for bot in self.bots:
            if bot.returncode is None:
                bot.kill()
                await bot.wait()
        for socket in tuple(self._sockets):
            await socket.close()
        await self._runner.cleanup()

    # --- What people do ------------------------------------------------------

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
        menu = next(one for one in _walk(message.components) if one["type"] == 3)
        value = next(one["value"] for one in menu["options"] if one["label"] == label)
        data = {
            "component_type": 3, "custom_id": menu["custom_id"], "values": [value]
        }  # fmt: skip
        return await self._send(3, person, data, message)

    async def press(self, person: str, message: Message, label: str) -> Exchange:
        """Press the button of that label."""
        button = next(
            one
            for one in _walk(message.components)
            if one["type"] == 2 and one["label"] == label and not one.get("disabled")
        )
        data = {"component_type": 2, "custom_id": button["custom_id"]}
        return await self._send(3, person, data, message)

    async def deliver_again(self, exchange: Exchange) -> None:
        """Deliver that interaction a second time."""
        await self._dispatch("INTERACTION_CREATE", exchange.payload)

    async def until(self, what: Any, seconds: float = 30.0) -> None:
        """Wait until *what()* holds."""
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

    async def _send(
        self,
        kind: int,
        person: str,
        data: Mapping[str, Any],
        message: Message | None = None,
    ) -> Exchange:
        id = self._new_id()
        payload = {
            "id": id, "application_id": APPLICATION, "type": kind, "token": f"t{id}",
            "version": 1, "data": dict(data),
            "guild_id": self.guild, "channel_id": CHANNEL,
            "channel": {"id": CHANNEL, "type": 0, "name": "rules", "position": 0,
                        "permissions": "0", "guild_id": self.guild},
            "guild": {"id": self.guild, "features": [], "locale": "en-US"},
            "guild_locale": "en-US", "locale": "en-US", "app_permissions": "0",
            "attachment_size_limit": 1000, "entitlements": [], "context": 0,
            "authorizing_integration_owners": {"0": self.guild},
            "member": {"user": _user(person), "roles": [], "joined_at": "2026-01-01",
                       "deaf": False, "mute": False, "flags": 0, "permissions": "0"},
        }  # fmt: skip
        if self.group:
            for key in ("guild", "guild_id", "guild_locale", "member"):
                del payload[key]
            recipients = [_user("81"), _user("82")]
            payload |= {
                "user": _user(person), "context": 2,
                "channel": {"id": CHANNEL, "type": 3, "recipients": recipients,
                            "name": None, "icon": None, "owner_id": "81"},
                "authorizing_integration_owners": {"1": "81"},
            }  # fmt: skip
        if message is not None:
            payload["message"] = self._message(message)
        exchange = Exchange(id, f"t{id}", payload, time.monotonic())
        self.exchanges[id] = exchange
        await self._dispatch("INTERACTION_CREATE", payload)
        return exchange

    # --- The gateway ---------------------------------------------------------

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if not self.open:
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
                    await self._tell()
                    await socket.close(code=self.close_with)
                    return
                ready = {
                    "v": 10, "user": _user(BOT), "guilds": [],
                    "session_id": f"{id}/{count}",
                    "resume_gateway_url": self._gateway_url(),
                    "application": {"id": APPLICATION, "flags": 0},
                    "shard": [id, count],
                }  # fmt: skip
                await self._dispatch("READY", ready, [socket])
            case 6:
                id, _, count = said["d"]["session_id"].partition("/")
                self._shard_of[socket] = (int(id), int(count))
                self._sockets.append(socket)
                self.resumed += 1
                await self._dispatch("RESUMED", {}, [socket])
        await self._tell()

    def _hearing(self) -> list[web.WebSocketResponse]:
        """The connections of the shard the server belongs to, in every process."""
        heard = []
        for socket in self._sockets:
            id, count = self._shard_of[socket]
            if (int(self.guild) >> 22) % count == id:
                heard.append(socket)
        return heard

    async def _dispatch(
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

    async def _tell(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    # --- REST ----------------------------------------------------------------

    async def _me(self, request: web.Request) -> web.Response:
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return _refused(401, 0, "401: Unauthorized")
        self.greeted += 1
        await self._tell()
        answer = _json(_user(BOT))
        answer.headers["Date"] = formatdate(time.time() + self.ahead, usegmt=True)
        return answer

    async def _application(self, _: web.Request) -> web.Response:
        return _json(
            {"id": APPLICATION, "name": "Aegis", "description": "", "icon": None,
             "bot_public": True, "bot_require_code_grant": False, "verify_key": "",
             "flags": self.flags, "owner": _user("1"), "team": None, "summary": "",
             "interactions_endpoint_url": self.endpoint}
        )  # fmt: skip

    async def _guilds(self, _: web.Request) -> web.Response:
        return _json([{"id": GUILD, "name": "g", "permissions": self.permissions}])

    async def _known(self, _: web.Request) -> web.Response:
        return _json(self.commands)

    async def _gateway_bot(self, _: web.Request) -> web.Response:
        url = self._gateway_url()
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0}
        limit["max_concurrency"] = self.max_concurrency
        return _json({"url": url, "shards": 1, "session_start_limit": limit})

    async def _commands(self, request: web.Request) -> web.Response:
        commands = await request.json()
        try:
            check_commands(commands)
        except CommandError as error:
            return _refused(400, 50035, str(error))
        self.commands = [{**one, "id": self._new_id()} for one in commands]
        self.synced += 1
        return _json(
            [
                {
                    "application_id": APPLICATION,
                    "version": "1",
                    "description": "",
                    **one,
                }
                for one in self.commands
            ]
        )

    async def _callback(self, request: web.Request) -> web.Response:
        await self._take_long(self.acknowledging)
        if self.failures:
            return self._fail(self.failures.pop(0))
        exchange = self.exchanges.get(request.match_info["id"])
        if exchange is not None and exchange.person in self.never:
            return self._fail(self.never[exchange.person])
        now = time.monotonic()
        if exchange is None or exchange.token != request.match_info["token"]:
            return _refused(404, 10062, "Unknown interaction")
        if exchange.acknowledged is not None:
            return await self._refuse(exchange, 400, 40060, "already acknowledged")
        if now - exchange.sent > self.patience:
            return await self._refuse(exchange, 404, 10062, "Unknown interaction")
        body = await request.json()
        try:
            self._acknowledge(exchange, body["type"], body.get("data") or {})
        except ComponentValidationError as error:
            return await self._refuse(exchange, 400, 50035, str(error))
        exchange.acknowledged = now
        await self._tell()
        shown = exchange.original
        about = {"id": exchange.id, "type": exchange.payload["type"]}
        if shown is not None:
            about |= {"response_message_id": shown.id}
        return _json({"interaction": about})

    def _acknowledge(self, exchange: Exchange, kind: int, data: dict[str, Any]) -> None:
        source = exchange.payload.get("message")
        match kind:
            case 4:
                exchange.original = self._new_message(exchange, data)
            case 5:
                flags = int(data.get("flags", 0)) & PRIVATE
                made = Message(self._new_id(), flags, loading=True)
                self.messages[made.id] = exchange.original = made
            case 6:
                exchange.original = self.messages[source["id"]]
            case 7:
                exchange.original = self.messages[source["id"]]
                self._change(exchange.original, data)
            case 8:
                exchange.choices = data["choices"]
            case 9:
                exchange.form = validate_modal(data)
            case _:
                raise ComponentValidationError(f"no callback of type {kind}")

    async def _edit(self, request: web.Request) -> web.Response:
        exchange = self._by_token(request)
        if exchange is None or exchange.original is None or exchange.original.deleted:
            return _refused(404, 10008, "Unknown Message")
        if request.method == "PATCH":
            exchange.edits += 1
            await self._take_long(self.editing)
            if self.edit_failures:
                status = self.edit_failures.pop(0)
                if not status:
                    assert request.transport is not None
                    request.transport.close()
                return self._fail(status or 500)
            try:
                self._change(exchange.original, await request.json())
            except ComponentValidationError as error:
                return await self._refuse(exchange, 400, 50035, str(error))
            await self._tell()
        return _json(self._message(exchange.original))

    async def _delete(self, request: web.Request) -> web.Response:
        exchange = self._by_token(request)
        if exchange is None or exchange.original is None or exchange.original.deleted:
            return _refused(404, 10008, "Unknown Message")
        exchange.original.deleted = True
        await self._tell()
        return web.Response(status=204)

    async def _follow_up(self, request: web.Request) -> web.Response:
        exchange = self._by_token(request)
        if exchange is None or exchange.acknowledged is None:
            return _refused(404, 10015, "Unknown Webhook")
        data = await request.json()
        try:
            if exchange.original is not None and exchange.original.loading:
                # The first one keeps the visibility that was promised.
                self._change(exchange.original, data)
                made = exchange.original
            else:
                made = self._new_message(exchange, data)
                exchange.follow_ups.append(made)
        except ComponentValidationError as error:
            return await self._refuse(exchange, 400, 50035, str(error))
        await self._tell()
        return _json(self._message(made))

    # --- Messages ------------------------------------------------------------

    def _new_message(self, exchange: Exchange, data: dict[str, Any]) -> Message:
        made = Message(self._new_id(), int(data.get("flags", 0)))
        self._change(made, data)
        self.messages[made.id] = made
        return made

    def _change(self, message: Message, data: dict[str, Any]) -> None:
        assert data.get("allowed_mentions", {}).get("parse") == []
        flags = message.flags | int(data.get("flags", 0)) & V2
        message.components = validate_message_state(
            data.get("components") or [],
            flags=flags,
            content=data.get("content"),
            embeds=data.get("embeds") or [],
            require_nonempty=True,
        )
        message.flags, message.loading = flags, False

    def _message(self, message: Message) -> dict[str, Any]:
        return {
            "id": message.id, "channel_id": CHANNEL, "author": _user(BOT),
            "content": "", "timestamp": "2026-01-01T00:00:00+00:00", "type": 20,
            "edited_timestamp": None, "tts": False, "mention_everyone": False,
            "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
            "pinned": False, "flags": message.flags, "components": message.components,
        }  # fmt: skip

    async def _take_long(self, gate: asyncio.Event) -> None:
        self.held_up += 1
        await self._tell()
        try:
            await gate.wait()
        finally:
            self.held_up -= 1

    def _fail(self, status: int) -> web.Response:
        if status != 429:
            return _refused(status, 0, "server error")
        body = {
            "message": "You are being rate limited.",
            "code": 0,
            "retry_after": RETRY_AFTER,
            "global": self.limited_everywhere,
        }
        response = _json(body, 429)
        response.headers["Retry-After"] = str(RETRY_AFTER)
        response.headers["Via"] = "1.1 standin"
        scope = "global" if self.limited_everywhere else "user"
        response.headers["X-RateLimit-Scope"] = scope
        if self.limited_everywhere:
            response.headers["X-RateLimit-Global"] = "true"
        return response

    def _by_token(self, request: web.Request) -> Exchange | None:
        return self.exchanges.get(request.match_info["token"].removeprefix("t"))

    async def _refuse(
        self, exchange: Exchange, status: int, code: int, why: str
    ) -> web.Response:
        exchange.refusals.append(f"{code} {why}")
        await self._tell()
        return _refused(status, code, why)

    def _gateway_url(self) -> str:
        return f"{self.address}/gateway".replace("http", "ws")

    def _new_id(self) -> str:
        self._ids += 1
        return str(self._ids)


def _json(data: Any, status: int = 200) -> web.Response:
    # discord.py knows JSON only by this very content type.
    return web.Response(
        body=json.dumps(data).encode(), status=status, content_type="application/json"
    )


def _refused(status: int, code: int, why: str) -> web.Response:
    return _json({"code": code, "message": why}, status)


def _user(id: str) -> dict[str, Any]:
    return {
        "id": id, "username": f"user{id}", "discriminator": "0", "avatar": None,
        "global_name": None, "bot": id == BOT, "flags": 0, "public_flags": 0,
    }  # fmt: skip


def _walk(components: Any) -> Any:
    for one in components:
        yield one
        yield from _walk(one.get("components", ()))
