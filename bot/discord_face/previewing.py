"""The bot as Discord shows it, on a page of this machine; no token, no network."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import discord

from bot.discord_face.client import SYNCED, Aegis
from bot.discord_face.views.help_ import EXAMPLES
from bot.errors import SetupError
from bot.judge.inquiry import Inquiry
from bot.judge.judge import Judge

_MISSING = (
    "The preview needs SimCord, which is not installed: "
    'pip install "aegis-rules-bot[preview]"'
)
MANAGER = "carol"
# Wide enough for a message as a computer shows it.
_WIDTH, _HEIGHT = 900, 900


@asynccontextmanager
async def page_of(judge: Judge, port: int | None = None) -> AsyncIterator[str]:
    """A server with three people and a channel, while inside; its address.

    One of them manages the server, and is offered what others are not. These commands,
    layouts, forms and buttons are the bot's own. Whoever has the address can use the
    page; it is served to this machine alone. Raises SetupError where SimCord is not
    installed, or *port* is taken.
    """
    try:
        import simcord
    except ImportError as error:
        raise SetupError(_MISSING) from error
    # This Discord is a new one each time and knows no commands yet.
    await judge.remember(SYNCED, "")
    # It gives up on an answer after seconds: nobody waits until all is read.
    client, first = Aegis(judge), Inquiry(EXAMPLES["shield"])
    await judge.rule("", judge.bench.here, first, "")
    client.studio.warm()
    try:
        async with simcord.run(client) as env:
            guild = env.create_guild("Table 7")
            channel = guild.create_text_channel("rules")
            manages = discord.Permissions(manage_guild=True)
            staff = guild.create_role("Staff", permissions=manages)
            people = [
                guild.add_member(env.create_user(name), roles=roles)
                for name, roles in (("alice", ()), ("bob", ()), (MANAGER, (staff,)))
            ]
            shown = env.preview(channel, viewers=people, layout="channel",
                                width=_WIDTH, height=_HEIGHT, port=port)  # fmt: skip
            async with shown as page:
                yield page.url
    except (simcord.SetupError, OSError) as error:
        raise SetupError(f"The preview cannot be shown: {error}") from error
    finally:
        await judge.close()


def preview(
    judge: Judge, port: int | None = None, tell: Callable[[str], object] = print
) -> None:
    """Show the page, *tell* its address, and go on until stopped."""

    async def show() -> None:
        async with page_of(judge, port) as address:
            tell(
                f"Open {address}\nType /ruling there, as {MANAGER} also /settings; "
                "Ctrl-C ends it."
            )
            await asyncio.Event().wait()

    asyncio.run(show())
