"""The judge for faces that run on an event loop: the bench's calls, in threads."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from bot.answers import Answer
from bot.citation import Game
from bot.errors import AwayError, BusyError
from bot.judge.bench import AS_KEPT, Bench, row_of
from bot.judge.callers import Caller
from bot.judge.comparing import Comparison
from bot.judge.few_of_each import FewOfEach
from bot.judge.inquiry import Inquiry
from bot.judge.keeping import HistoryLine, Rights
from bot.judge.recent import Known
from bot.judge.together import Together

if TYPE_CHECKING:
    from bot.store.rows import GuildSettings, PersonSettings, RulingRow, Standing

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

# So many rulings wait at most; whoever comes then is asked to come again. Even where
# both cores are wanted by others, these are answered within a minute.
MOST_WAITING = 200
# And of one person's at most; so many of these are worked out at the same time.
MOST_OF_ONE, AT_ONCE = 20, 2
# An answer waits no longer than this to be kept, by a database that neither answers nor
# says that it cannot.
KEEPING_SECONDS = 10.0
_STILL = f"The database has not answered for {KEEPING_SECONDS:g} seconds."
# What a list of rulings has in another language is told anew for no longer than this.
TELLING_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Remembered:
    """A question that was asked a moment ago, and its answer."""

    inquiry: Inquiry
    known: Known


@dataclass(frozen=True, slots=True)
class Given:
    """What is known, and the id it was kept by; "" where it could not be kept."""

    known: Known
    id: str = ""

    @property
    def answer(self) -> Answer:
        """The answer for whoever asked."""
        return replace(self.known.told, ruling=self.id or None)


class Judge:
    """Everything :class:`bot.judge.bench.Bench` does, awaited.

    Nothing here blocks the event loop: rulings run in one of *workers* threads, and
    what is quick (settings, look-ups, claims) in others, which never wait for them.
    """

    def __init__(
        self, bench: Bench, *, workers: int = 4, most_waiting: int = MOST_WAITING
    ) -> None:
        self.bench = bench
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="judge")
        self._quick = ThreadPoolExecutor(2, thread_name_prefix="judge-quick")
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="judge-writing")
        self._workers = workers
        self._most = workers + most_waiting
        self._begun = 0
        self._people = FewOfEach(AT_ONCE, MOST_OF_ONE)
        self._claim = Together(self._writing, bench.claim_all)
        self._give = Together(self._writing, bench.give_all)
        self._person = Together(self._quick, bench.people_settings)

    @property
    def waiting(self) -> int:
        """How many rulings wait for a thread, or for a process."""
        workers = self.bench.workers
        of_process = workers.waiting if workers else 0
        return max(0, self._begun - self._workers) + of_process

    @property
    def heavy(self) -> int:
        """How many heavy rulings are worked out, or wait for it."""
        return self.bench.workers.heavy if self.bench.workers else 0

    def warm(self) -> bool:
        """Begin the processes that work rulings out before anybody asks.

        False where there are none to be.
        """
        if self.bench.workers:
            self._pool.submit(self.bench.workers.warm)
        return self.bench.workers is not None

    async def close(self) -> None:
        """Finish what has been begun, but no ruling, then let go of the database."""
        if workers := self.bench.workers:
            await asyncio.to_thread(workers.close)
        await asyncio.to_thread(self._pool.shutdown)
        await asyncio.to_thread(self._quick.shutdown)
        await asyncio.to_thread(self._writing.shutdown)
        self.bench.close()

    async def run(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Any quick call of the bench (``judge.bench.settings``), in a thread.

        One that may rule is for :meth:`rule`; here look-ups would wait for it.
        """
        return await asyncio.get_running_loop().run_in_executor(
            self._quick, lambda: call(*args, **kwargs)
        )

    async def rule(
        self, person: str, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Any call of the bench that rules, in a thread of those for rulings.

        Raises BusyError where too many wait already, of all people or of *person*.
        """
        if self._begun >= self._most:
            raise BusyError
        self._begun += 1
        try:
            async with self._people.turn(person):
                return await asyncio.get_running_loop().run_in_executor(
                    self._pool, lambda: call(*args, **kwargs)
                )
        finally:
            self._begun -= 1

    async def ask(
        self,
        caller: Caller,
        text: str,
        *,
        game: Game | None = None,
        edition: str | None = None,
    ) -> Remembered:
        """Rule on the scenario *text*, for :meth:`give`. Raises QuestionError."""
        inquiry = Inquiry(text, game, edition, caller.game)
        known = await self.rule(caller.asker, self.bench.worked_out, caller, inquiry)
        return Remembered(inquiry, known)

    def remembered(
        self,
        caller: Caller,
        text: str,
        *,
        game: Game | None = None,
        edition: str | None = None,
    ) -> Remembered | None:
        """What :meth:`ask` would rule, where it was ruled a moment ago."""
        inquiry = Inquiry(text, game, edition, caller.game)
        known = self.bench.remembered(caller, inquiry)
        return Remembered(inquiry, known) if known else None

    async def give(
        self,
        caller: Caller,
        remembered: Remembered,
        interaction: str,
        *,
        public: bool = False,
    ) -> Given | None:
        """Claim *interaction* and keep what is *remembered*, for the caller.

        None where another process has claimed it.
        """
        row = row_of(caller, remembered.inquiry, remembered.known, public=public)
        id: str | None = ""
        try:
            async with asyncio.timeout(KEEPING_SECONDS):
                id = await self._give((interaction, row))
        except TimeoutError:
            log.error("A ruling could not be claimed and kept. %s", _STILL)
        return None if id is None else Given(remembered.known, id)

    async def follow_up(
        self,
        caller: Caller,
        ruling: str,
        change: str = "",
        *,
        choose: Sequence[int] = (),
        edition: str | None = None,
        public: bool = False,
        keep: bool = True,
    ) -> Answer:
        """See :meth:`Bench.follow_up`."""
        return await self.rule(
            caller.asker,
            self.bench.follow_up,
            caller,
            ruling,
            change,
            choose=choose,
            edition=edition,
            public=public,
            keep=keep,
        )

    async def show(self, caller: Caller, ruling: str) -> Answer:
        """See :meth:`Bench.show`."""
        return await self.rule(caller.asker, self.bench.show, caller, ruling)

    async def compare(self, caller: Caller, text: str) -> Comparison:
        """See :meth:`Bench.compare`."""
        return await self.rule(caller.asker, self.bench.compare, caller, text)

    async def rights(self, caller: Caller, ruling: str) -> Rights:
        """See :meth:`Bench.rights`."""
        return await self.run(self.bench.rights, caller, ruling)

    async def history(
        self,
        caller: Caller,
        *,
        before: str = "",
        standing: str | None = None,
        mine: bool = False,
        limit: int = 20,
    ) -> list[HistoryLine]:
        """See :meth:`Bench.history`."""
        return await self.run(
            self.bench.history,
            caller,
            before=before,
            standing=standing,
            mine=mine,
            limit=limit,
        )

    async def in_words_of(
        self, caller: Caller, lines: Sequence[HistoryLine]
    ) -> Sequence[HistoryLine]:
        """*lines* in the caller's language, as many as there is time for."""
        if caller.language in AS_KEPT:
            return lines
        told = list(lines)
        with suppress(TimeoutError, BusyError):
            async with asyncio.timeout(TELLING_SECONDS):
                for place, line in enumerate(lines):
                    told[place] = await self.rule(
                        caller.asker, self.bench.in_words_of, caller, line
                    )
        return told

    async def publish(self, caller: Caller, ruling: str) -> None:
        """See :meth:`Bench.publish`."""
        await self.run(self.bench.publish, caller, ruling)

    async def delete(self, caller: Caller, ruling: str) -> None:
        """See :meth:`Bench.delete`."""
        await self.run(self.bench.delete, caller, ruling)

    async def review(
        self, caller: Caller, ruling: str, standing: "Standing", note: str = ""
    ) -> "RulingRow | None":
        """See :meth:`Bench.review`."""
        return await self.run(self.bench.review, caller, ruling, standing, note)

    async def guild_settings(self, guild: str) -> "GuildSettings":
        """See :meth:`Bench.guild_settings`."""
        return await self.run(self.bench.guild_settings, guild)

    async def set_guild_settings(self, guild: str, settings: "GuildSettings") -> None:
        """See :meth:`Bench.set_guild_settings`."""
        await self.run(self.bench.set_guild_settings, guild, settings)

    async def person_settings(self, caller: Caller) -> "PersonSettings":
        """See :meth:`Bench.person_settings`."""
        return await self._person(caller.asker)

    async def set_person_settings(
        self, caller: Caller, settings: "PersonSettings"
    ) -> None:
        """See :meth:`Bench.set_person_settings`."""
        await self.run(self.bench.set_person_settings, caller, settings)

    async def recall(self, name: str) -> str:
        """See :meth:`Bench.recall`."""
        return await self.run(self.bench.recall, name)

    async def remember(self, name: str, value: str) -> None:
        """See :meth:`Bench.remember`."""
        await self.run(self.bench.remember, name, value)

    async def claim(self, interaction: str) -> bool:
        """See :meth:`Bench.claim`. Raises AwayError where that takes long."""
        try:
            async with asyncio.timeout(KEEPING_SECONDS):
                return await self._claim(interaction)
        except TimeoutError as error:
            raise AwayError(_STILL) from error

    async def give_back(self, interaction: str) -> None:
        """See :meth:`Bench.give_back`."""
        await self.run(self.bench.give_back, interaction)

    async def forget(self, caller: Caller) -> int:
        """See :meth:`Bench.forget`."""
        return await self.run(self.bench.forget, caller)

    async def tidy(self, now: datetime) -> int:
        """See :meth:`Bench.tidy`."""
        return await self.run(self.bench.tidy, now)
