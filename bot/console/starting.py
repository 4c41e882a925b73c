"""run, console, preview."""

from argparse import Namespace
from collections.abc import Callable

from bot.console.app import App
from bot.errors import SetupError


def run(app: App, args: Namespace) -> int:
    """Start the Discord bot."""
    if app.run_bot is None:
        raise SetupError("The bot cannot be started from here.")
    return app.run_bot(args.shards)


def console(app: App, args: Namespace) -> int:
    """The same commands, typed here."""
    from bot.console.interactive import Interactive

    return Interactive(app, language=args.language).loop()


def preview(app: App, args: Namespace) -> int:
    """The bot on a page of this machine, as Discord shows it."""
    if app.run_preview is None:
        raise SetupError("The preview cannot be started from here.")
    return app.run_preview(args.port)


COMMANDS: dict[str, Callable[[App, Namespace], int]] = {
    "run": run,
    "console": console,
    "preview": preview,
}
