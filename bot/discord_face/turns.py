"""One interaction from its acknowledgement to its answer, whatever goes wrong."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import ui

from bot.discord_face.pages import Page
from bot.discord_face.sending import ACKNOWLEDGED, TurnOverError, promptly, sent
from bot.discord_face.views.notices import notice
from bot.errors import Problem, QuestionError, SetupError
from bot.judge.judge import Given
from bot.monitoring.figures import End

if TYPE_CHECKING:
    from bot.discord_face.client import Aegis

    Asked = discord.Interaction[Aegis]
else:
    Asked = discord.Interaction

log = logging.getLogger(__name__)
T = TypeVar("T")

# What Discord says where it lets nobody write, or us send no file: no such channel, no
# access, no permission, an archived thread, a text that the server's filters stop.
NOT_HERE = frozenset({10003, 50001, 50013, 50083, 200000, 240000})
# A file it finds too large.
TOO_LARGE = 40005
# What takes longer than this is acknowledged first and answered later. Look-ups nearly
# never do, nor what was asked a moment ago; any other ruling does.
GRACE_SECONDS = 0.8
AT_ONCE_SECONDS = 0.0
# So often the event loop goes round until what is sent has left for the network.
SENDING_TURNS = 4


class Recent:
    """The last interactions this process has begun, to know a second delivery."""

    def __init__(self, most: int = 20_000) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._most = most

    def first(self, interaction: int) -> bool:
        """True the first time."""
        if interaction in self._seen:
            return False
        self._seen[interaction] = None
        if len(self._seen) > self._most:
            self._seen.popitem(last=False)
        return True


class Turn:
    """What has been said to one interaction; TurnOverError when nobody waits any more.

    Whether an answer is private is fixed when it is acknowledged. *pending* is True
    while Discord shows that the bot is thinking.
    """

    def __init__(self, interaction: Asked) -> None:
        self.interaction = interaction
        self.acknowledged = False
        self.claimed = False
        # Whether it has been asked for, which may still be answered by nobody.
        self.claiming = False
        self.pending = False
        self.private = True
        self.on_acknowledged: Callable[[], None] = _nothing
        # How it ended, once it has.
        self.end = End.ANSWERED

    async def think(self, *, private: bool) -> None:
        """Acknowledge; the answer comes as a new message."""
        defer = self.interaction.response.defer
        await self._acknowledge(partial(defer, ephemeral=private, thinking=True))
        self.pending, self.private = True, private

    async def change(self) -> None:
        """Acknowledge; the answer replaces the message whose button was pressed."""
        if self.interaction.message is None:  # A form that no message has opened.
            await self.think(private=True)
            return
        await self._acknowledge(self.interaction.response.defer)

    async def show(self, page: Page) -> None:
        """Answer what :meth:`think` or :meth:`change` acknowledged."""
        await sent(partial(self.interaction.edit_original_response, view=page))
        self.pending = False

    async def reply(self, page: Page, *, private: bool) -> None:
        """Acknowledge with the answer itself."""
        send = self.interaction.response.send_message
        try:
            await promptly(partial(send, view=page, ephemeral=private))
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
            if not self.claimed:
                raise TurnOverError from error
            # Another delivery has acknowledged it, and left the answer to this one.
            await self.show(page)
        self._done()

    async def form(self, form: ui.Modal) -> None:
        """Acknowledge with a form."""
        try:
            await promptly(partial(self.interaction.response.send_modal, form))
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
            raise TurnOverError from error
        self._done()

    async def add(self, page: Page, *, private: bool) -> discord.WebhookMessage:
        """Say something more, after the answer."""
        send = partial(self.interaction.followup.send, wait=True)
        # Sent again it might be there twice.
        return await sent(partial(send, view=page, ephemeral=private), again=False)

    async def post(
        self, page: Page, then: Callable[[], Awaitable[object]]
    ) -> discord.WebhookMessage:
        """Say it before everybody here, *then* do that; both or neither.

        Raises QuestionError where Discord does not let us, and what *then* raises.
        """
        refused = QuestionError(
            Problem.ILLEGAL,
            "Discord lets nobody else here see what Aegis writes for you.",
        )
        try:
            message = await self.add(page, private=False)
        except discord.HTTPException as error:
            if error.code in NOT_HERE:
                raise refused from error
            raise
        if message.flags.ephemeral:
            raise refused
        try:
            await then()
        except Exception:
            await sent(message.delete)
            raise
        return message

    async def hand_over(self, page: Page, file: discord.File, without: Page) -> None:
        """Answer what :meth:`think` acknowledged, with a file that *page* names.

        *without* it where Discord takes no such file here.
        """
        edit = self.interaction.edit_original_response
        try:
            await sent(partial(edit, view=page, attachments=[file]), again=False)
        except discord.HTTPException as error:
            known = error.code in NOT_HERE | {TOO_LARGE}
            if not known and error.status != HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
                raise
            await self.show(without)
        self.pending = False

    async def remove(self) -> None:
        """Take away the message whose button was pressed."""
        await sent(self.interaction.delete_original_response)

    async def whisper(self, page: Page, instead: Callable[[], Page]) -> None:
        """Say it to the asker alone, wherever the turn stands.

        *instead* is what others may see for a moment where they were promised an
        answer: only what comes after it can be private.
        """
        if not self.acknowledged:
            await self.reply(page, private=True)
        elif self.pending and self.private:
            await self.show(page)
        elif self.pending:
            await self.show(instead())
            await self.add(page, private=True)
            await sent(self.interaction.delete_original_response)
        else:
            await self.add(page, private=True)

    async def soon(
        self,
        work: Coroutine[Any, Any, Page],
        *,
        private: bool = True,
        grace: float = GRACE_SECONDS,
    ) -> None:
        """Answer with what *work* gives; acknowledge first what takes over *grace*."""
        thinking: asyncio.Task[None] | None = None

        def begin() -> None:
            nonlocal thinking
            thinking = asyncio.create_task(self.think(private=private))

        timer = None
        if grace:
            timer = asyncio.get_running_loop().call_later(grace, begin)
        else:
            begin()
        try:
            if thinking is not None:
                # It is sent before the work begins.
                for _ in range(SENDING_TURNS):
                    await asyncio.sleep(0)
            page = await work
        finally:
            work.close()
            if timer is not None:
                timer.cancel()
            if thinking is not None:
                await thinking
        if thinking is not None:
            await self.show(page)
        else:
            await self.reply(page, private=private)

    async def claim(self) -> None:
        """TurnOverError unless no other delivery got here first."""
        self.claimed = await self._first()

    async def given(self, giving: Awaitable[Given | None]) -> Given:
        """What *giving* claims and keeps; TurnOverError where others were first."""
        self.claiming = True
        given = await giving
        if given is None:
            raise TurnOverError
        self.claimed = True
        return given

    async def _first(self) -> bool:
        """True, or TurnOverError."""
        self.claiming = True
        try:
            first = await self.interaction.client.judge.claim(str(self.interaction.id))
        except SetupError as error:
            # Better two answers than none.
            log.error("An interaction could not be claimed: %s", error)
            first = True
        if not first:
            raise TurnOverError
        return True

    @asynccontextmanager
    async def first_to(self, what: str) -> AsyncIterator[bool]:
        """Whether nobody did *what* before; they may again where it fails."""
        judge = self.interaction.client.judge
        first = await judge.claim(what)
        try:
            yield first
        except BaseException:
            if first:
                await judge.give_back(what)
            raise

    async def once(self, call: Callable[[], T]) -> T:
        """What *call* gives, in a thread; only if no other delivery got here first."""
        await self.claim()
        who = str(self.interaction.user.id)
        return await self.interaction.client.judge.rule(who, call)

    async def _acknowledge(self, defer: Callable[[], Awaitable[object]]) -> None:
        try:
            await promptly(defer)
        except discord.HTTPException as error:
            # An acknowledgement that Discord took although it said it had failed, or
            # another delivery's: the claim decides who answers.
            if error.code != ACKNOWLEDGED:
                raise
        self._done()

    def _done(self) -> None:
        self.acknowledged = True
        self.on_acknowledged()

    async def hand_back(self) -> None:
        """Tell the asker, alone, to ask again: this process ends before its answer.

        TurnOverError where another, begun in its place, answers or has answered.
        """
        # A claim that may be ours is not asked for again.
        if not self.claiming:
            await self._first()
        say = await self.interaction.client.words(self.interaction)
        restarting = notice(say("Aegis is being restarted; please ask again."))
        await self.whisper(restarting, lambda: restarting)


def _nothing() -> None:
    """For whom nobody counts."""


def turn_of(interaction: Asked) -> Turn:
    """The turn of *interaction*, begun when first asked for."""
    turn: Turn = interaction.extras.setdefault("turn", None) or Turn(interaction)
    interaction.extras["turn"] = turn
    return turn


def data_of(interaction: Asked) -> Mapping[str, Any]:
    """What Discord says of the command, button or form that was used."""
    data: Any = interaction.data
    return data or {}
