"""A small stand-in for Discord: the REST API and gateway that one bot needs.

It keeps Discord's rules: an interaction is acknowledged once, within three seconds;
whether an answer is private is fixed then; messages, forms and commands that break a
limit are refused.
"""

import asyncio
import json
import time
from email.utils import formatdate
from typing import Any

from aiohttp import web
from simcord.components import (
    ComponentValidationError,
    validate_message_state,
    validate_modal,
)

from tests.discord_face.standin.commands import CommandError, check_commands
from tests.discord_face.standin.people import People
from tests.discord_face.standin.wire import (
    ACKNOWLEDGE_SECONDS,
    APPLICATION,
    BOT,
    GUILD,
    PRIVATE,
    RETRY_AFTER,
    TOKEN,
    V2,
    Exchange,
    Message,
    as_json,
    refused,
    user_of,
)


class DiscordServer(People):
    """Discord on this machine, and how it fails when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.bots: list[asyncio.subprocess.Process] = []  # begun to talk to it
        self.synced = 0
        self.takes_commands = True
        self.greeted = 0  # how often a token was shown
        self.not_at_home: list[
            int
        ] = []  # statuses for the next to show one; 0: cut off
        self.max_concurrency = 1
        self.patience = ACKNOWLEDGE_SECONDS
        self.failures: list[int] = []  # statuses for the next acknowledgements
        self.edit_failures: list[int] = []  # and for the next edits; 0: cut off
        self.never: dict[str, int] = {}  # whose acknowledgements fail, and how
        self.never_edited: dict[str, int] = {}  # and whose edits
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

    # --- Starting and stopping -----------------------------------------------

    async def start(self) -> str:
        """Serve on a free port; the address."""
        app = web.Application()
        api = "/api/v10"
        hook = f"{api}/webhooks/{APPLICATION}/{{token}}"
        app.add_routes(
            [
                web.get("/gateway", self.connected),
                web.get("/gateway/", self.connected),
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
                web.delete(f"{hook}/messages/{{id}}", self._delete),
            ]
        )
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
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

    # --- REST ----------------------------------------------------------------

    async def _me(self, request: web.Request) -> web.Response:
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return refused(401, 0, "401: Unauthorized")
        if self.not_at_home:
            status = self.not_at_home.pop(0)
            await self.tell()
            if status:
                # Where it is too much, what stands before Discord says so, in no JSON.
                return web.Response(text="error", status=status)
            assert request.transport is not None
            request.transport.close()
        self.greeted += 1
        await self.tell()
        answer = as_json(user_of(BOT))
        answer.headers["Date"] = formatdate(time.time() + self.ahead, usegmt=True)
        return answer

    async def _application(self, _: web.Request) -> web.Response:
        return as_json(
            {"id": APPLICATION, "name": "Aegis", "description": "", "icon": None,
             "bot_public": True, "bot_require_code_grant": False, "verify_key": "",
             "flags": self.flags, "owner": user_of("1"), "team": None, "summary": "",
             "interactions_endpoint_url": self.endpoint}
        )  # fmt: skip

    async def _guilds(self, _: web.Request) -> web.Response:
        return as_json([{"id": GUILD, "name": "g", "permissions": self.permissions}])

    async def _known(self, _: web.Request) -> web.Response:
        return as_json(self.commands)

    async def _gateway_bot(self, _: web.Request) -> web.Response:
        url = self.gateway_url()
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0}
        limit["max_concurrency"] = self.max_concurrency
        return as_json({"url": url, "shards": 1, "session_start_limit": limit})

    async def _commands(self, request: web.Request) -> web.Response:
        commands = await request.json()
        if not self.takes_commands:
            return refused(
                400, 30034, "Max number of daily application command creates"
            )
        try:
            check_commands(commands)
        except CommandError as error:
            return refused(400, 50035, str(error))
        self.commands = [{**one, "id": self._new_id()} for one in commands]
        self.synced += 1
        return as_json(
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
            return refused(404, 10062, "Unknown interaction")
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
        await self.tell()
        shown = exchange.original
        about = {"id": exchange.id, "type": exchange.payload["type"]}
        if shown is not None:
            about |= {"response_message_id": shown.id}
        return as_json({"interaction": about})

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
            return refused(404, 10008, "Unknown Message")
        if request.method == "PATCH":
            exchange.edits += 1
            await self._take_long(self.editing)
            if self.edit_failures:
                status = self.edit_failures.pop(0)
                if not status:
                    assert request.transport is not None
                    request.transport.close()
                return self._fail(status or 500)
            if exchange.person in self.never_edited:
                return self._fail(self.never_edited[exchange.person])
            if exchange.original.deleted:
                return refused(404, 10008, "Unknown Message")
            try:
                self._change(exchange.original, await _said(request))
            except ComponentValidationError as error:
                return await self._refuse(exchange, 400, 50035, str(error))
            await self.tell()
        return as_json(self._message(exchange.original))

    async def _delete(self, request: web.Request) -> web.Response:
        exchange = self._by_token(request)
        found = exchange and exchange.message(request.match_info["id"])
        if not found:
            return refused(404, 10008, "Unknown Message")
        found.deleted = True
        await self.tell()
        return web.Response(status=204)

    async def _follow_up(self, request: web.Request) -> web.Response:
        exchange = self._by_token(request)
        if exchange is None or exchange.acknowledged is None:
            return refused(404, 10015, "Unknown Webhook")
        data = await _said(request)
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
        await self.tell()
        return as_json(self._message(made))

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

    async def _take_long(self, gate: asyncio.Event) -> None:
        self.held_up += 1
        await self.tell()
        try:
            await gate.wait()
        finally:
            self.held_up -= 1

    def _fail(self, status: int) -> web.Response:
        if status == 401:
            return refused(status, 50027, "Invalid Webhook Token")
        if status != 429:
            return refused(status, 0, "server error")
        body = {
            "message": "You are being rate limited.",
            "code": 0,
            "retry_after": RETRY_AFTER,
            "global": self.limited_everywhere,
        }
        response = as_json(body, 429)
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
        await self.tell()
        return refused(status, code, why)


async def _said(request: web.Request) -> Any:
    """What is said of a message; files that come with it are let go."""
    if request.content_type == "multipart/form-data":
        return json.loads(str((await request.post())["payload_json"]))
    return await request.json()
