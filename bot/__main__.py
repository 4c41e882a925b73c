"""The composition root: everything is wired here and nowhere else."""

import gc
import io
import logging
import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot import paths
from bot.version import VERSION

if TYPE_CHECKING:
    from bot.cards.catalogue import Catalogue
    from bot.discord_face.drawing_ahead import Drawing
    from bot.judge.bench import Bench
    from bot.judge.languages import Words
    from bot.judge.workers import Workers
    from bot.library.library import Library
    from bot.store.cards import SqlCards
    from bot.store.sql import SqlStore


def bench(
    data: Path, *, serving: bool = False, logged: Callable[[], None] | None = None
) -> "Bench":
    """The use cases over the database; nothing is opened yet.

    It is the one AEGIS_DATABASE_URL names, else a file in the folder *data*; imported
    rules are in that file always.
    *serving* many people, rulings are worked out in processes of their own, each of
    which is *logged* as this one is.
    """
    from bot.judge.bench import Bench

    database = data / "aegis.db"
    # Not from the settings: reading all of them takes longer than a look-up.
    address = os.environ.get("AEGIS_DATABASE_URL", "").strip()

    def store() -> "SqlStore":
        from bot.store.opening import open_database
        from bot.store.sql import SqlStore

        # Whoever serves many had better know at once what is damaged.
        return SqlStore(open_database(address or database, checked=serving))

    def library() -> "Library":
        from bot.library.library import Library

        return Library(database)

    def card_store() -> "SqlCards":
        from bot.store.cards import SqlCards
        from bot.store.opening import open_database
        from bot.store.sql import SqlStore

        # A file is opened once more, so that cards and rulings do not wait for each
        # other; PostgreSQL gives each a connection as it is.
        if address and isinstance(made.store, SqlStore):
            return SqlCards(made.store.database)
        return SqlCards(open_database(address or database))

    def catalogue() -> "Catalogue":
        from bot.cards.catalogue import Catalogue

        return Catalogue(paths.rules_data(), made.card_store)

    def words_in(language: str) -> "Words":
        from bot.judge import languages

        return languages.words_in(language)

    def workers() -> "Workers":
        from bot.judge.workers import Workers

        return Workers(partial(_drawing, data, logged), _processes())

    made = Bench(
        store=store,
        library=library,
        catalogue=catalogue,
        card_store=card_store,
        database=database,
        address=address,
        workers=workers if serving else None,
        words=words_in,
    )
    return made


# More keep memory, but not more to do than one event loop can give them.
MOST_PROCESSES = 4


def _processes() -> int:
    """How many work rulings out: one for each core that this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    cores = len(allowed(0)) if allowed else os.cpu_count() or 1
    return min(cores, MOST_PROCESSES)


def _drawing(data: Path, logged: Callable[[], None] | None = None) -> "Drawing":
    """The use cases as far as they are called in a process that works rulings out."""
    from bot.discord_face.drawing_ahead import Drawing

    if logged is not None:
        logged()
    return Drawing(bench(data))


def run_bot(data: Path, shards: str | None = None) -> int:
    """Be the Discord bot, or *shards* of it, until told to stop."""
    # As long as nobody can ask there is nothing to finish.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())

    from bot import settings
    from bot.discord_face.running import run
    from bot.discord_face.shards import shards_from
    from bot.errors import SetupError
    from bot.judge.judge import MOST_WAITING, Judge
    from bot.monitoring import logs

    chosen = None if shards is None else shards_from(shards)
    try:
        read = settings.read()
    except settings.SettingsError as error:
        raise SetupError(str(error)) from error
    logged = partial(
        logs.begin, read.log, as_json=read.log_format == "json", secrets=read.secrets
    )
    logged()
    for one in _unknown_settings():
        logging.getLogger(__name__).warning("%s", one)
    if read.sentry_dsn is not None:
        from bot.monitoring.reports import Reports

        dsn = read.sentry_dsn.get_secret_value()
        logging.getLogger().addHandler(Reports(dsn, VERSION))
    # Threads that only wait for a process are cheap: as many as rulings may wait, so
    # that none waits for a thread that waits for a heavy one.
    serving = bench(data, serving=True, logged=logged)
    judge = Judge(serving, workers=MOST_WAITING, most_waiting=0)
    run(read, judge, chosen)
    return 0


def run_preview(data: Path, port: int | None = None) -> int:
    """Show the bot on a page of this machine until stopped; no token is needed."""
    from bot.discord_face.previewing import preview
    from bot.judge.judge import Judge

    # What is tried here is kept apart from what the bot keeps.
    preview(Judge(bench(data / "preview")), port)
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Run the ``aegis`` command; return its exit status."""
    from bot.console.app import App

    # Other encodings than UTF-8 must not stop an answer.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    # Nearly all that is loaded stays: looking through it for garbage as often as usual
    # takes a quarter of the time of a short command.
    gc.set_threshold(50_000, 20, 20)
    arguments = list(sys.argv[1:] if argv is None else argv)
    data = paths.data()
    app = App(
        bench(data),
        data,
        run_bot=lambda shards: run_bot(data, shards),
        run_preview=lambda port: run_preview(data, port),
        wrong_settings=_wrong_settings,
        unknown_settings=_unknown_settings,
    )
    if not arguments:
        arguments = [_usual()]
    return app.main(arguments)


def _wrong_settings() -> list[str]:
    """What the bot would not start with, a line each."""
    from bot import settings

    try:
        settings.read()
    except settings.SettingsError as error:
        return str(error).splitlines()
    return []


def _unknown_settings() -> list[str]:
    """What looks like a setting and is none, a line each."""
    from bot import settings

    return settings.unknown(os.environ)


def _usual() -> str:
    """What is done when nothing is asked for."""
    if os.environ.get("DISCORD_TOKEN"):
        return "run"
    return "console" if sys.stdin.isatty() and sys.stdout.isatty() else "demonstrate"


if __name__ == "__main__":
    sys.exit(main())
