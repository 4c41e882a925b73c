"""The bot as a process of its own."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from tests.discord_face.standin.discord_server import DiscordServer


class Bot:
    """The process; starting waits until Discord sees it.

    *arguments* follow ``aegis run``, *environ* is for the process as well.
    """

    def __init__(
        self,
        discord: DiscordServer,
        data: Path,
        root: Path,
        *arguments: str,
        **environ: str,
    ) -> None:
        self.discord, self.data, self.root = discord, data, root
        self.arguments, self.environ = arguments, environ
        # Where what it logs goes; None for where the tests' own goes.
        self.log: Path | None = None
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        seen = self.discord.identified
        log = self.log.open("ab") if self.log else None
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.discord_face.standin.launch",
            *self.arguments,
            cwd=self.root,
            env={
                "PATH": os.environ["PATH"],
                "DISCORD_TOKEN": "a.b.c",
                "AEGIS_DATA": str(self.data),
                "STANDIN": self.discord.address,
                **self.environ,
            },
            stderr=log,
        )
        self.discord.bots.append(self.process)
        if log:
            log.close()
        await self.discord.until(lambda: self.discord.identified > seen)

    def lose_patience(self) -> None:
        """Let it give up what it is sending; for one that is begun IMPATIENT."""
        assert self.process is not None
        self.process.send_signal(signal.SIGUSR1)

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(number)
        return await asyncio.wait_for(self.process.wait(), 60)
