"""A bot in a simulated Discord, with two people in a server."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle

from bot.discord_face.client import Aegis
from bot.judge.judge import Judge
from tests.discord_face.by_hand import ByHand
from tests.discord_face.standin.discord_server import DiscordServer


@dataclass
class Server:
    """The simulated Discord: a server, its channel, and people in it."""

    env: simcord.Env
    bench: ByHand
    guild: GuildHandle
    channel: ChannelHandle
    alice: MemberActor
    bob: MemberActor

    def new_bot(self) -> Aegis:
        """Another process of the bot, over the same database."""
        return Aegis(Judge(self.bench))


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[ByHand]:
    made = ByHand(tmp_path / "aegis.db")
    yield made
    made.close()


@pytest.fixture
def at_once() -> float:
    """Seconds a ruling may take before it is acknowledged first: none, so that every
    ruling of a test goes the same way."""
    return 0


@pytest.fixture(autouse=True)
def _acknowledged_first(at_once: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord_face.asking.AT_ONCE_SECONDS", at_once)


@pytest.fixture
def simcord_bot(bench: ByHand) -> Aegis:
    return Aegis(Judge(bench))


@pytest.fixture
def server(simcord_env: simcord.Env, bench: ByHand) -> Server:
    guild = simcord_env.create_guild()
    return Server(
        env=simcord_env,
        bench=bench,
        guild=guild,
        channel=guild.create_text_channel("rules"),
        alice=guild.add_member(simcord_env.create_user("alice")),
        bob=guild.add_member(simcord_env.create_user("bob")),
    )


@pytest.fixture
async def discord() -> AsyncIterator[DiscordServer]:
    """The stand-in that bots in processes of their own speak to."""
    server = DiscordServer()
    await server.start()
    yield server
    await server.stop()
