"""One command of the terminal: arguments in, lines or JSON out, a status back."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TextIO

from bot.answers import SCHEMA, error_json
from bot.citation import Game
from bot.console.arguments import parser
from bot.console.failures import fault_lines, record, refusal_lines
from bot.console.helping import help_lines
from bot.console.page import Line, Role
from bot.console.screen import Screen
from bot.errors import Problem, QuestionError, SetupError
from bot.judge.bench import Bench
from bot.judge.callers import TERMINAL, Caller
from bot.judge.games import game_named
from bot.version import VERSION

ANSWERED, NOT_UNDERSTOOD, NOT_FOUND, MISSING, OUR_FAULT = 0, 2, 3, 4, 70
INTERRUPTED = 130
_GROUPS = {
    **dict.fromkeys(("ask", "follow-up", "show", "history", "picture"), "rulings"),
    **dict.fromkeys(("rule", "search", "glossary", "card", "compare"), "look_ups"),
    **dict.fromkeys(("run", "console", "preview"), "starting"),
    "demonstrate": "demonstration",
    "coverage": "counting",
}


class App:
    """The terminal's commands over one bench.

    *data* is the folder the log of our own mistakes goes to. *run_bot* starts the
    Discord bot, of the shards it is given (None for the whole bot). *run_preview*
    shows it on a page, at a port of this machine. *wrong_settings* are those that the
    bot would not start with, *unknown_settings* those that nothing reads; a line each.
    """

    def __init__(
        self,
        bench: Bench,
        data: Path,
        *,
        screen: Screen | None = None,
        stdin: TextIO | None = None,
        run_bot: Callable[[str | None], int] | None = None,
        run_preview: Callable[[int | None], int] | None = None,
        wrong_settings: Callable[[], Sequence[str]] = tuple,
        unknown_settings: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        self.bench = bench
        self.data = data
        self.screen = screen or Screen()
        self.stdin = stdin or sys.stdin
        self.run_bot = run_bot
        self.run_preview = run_preview
        self.wrong_settings = wrong_settings
        self.unknown_settings = unknown_settings
        # The last ruling shown, for the console to go on from.
        self.last = ""
        # What could be typed for a change that was refused.
        self.offered: tuple[str, ...] = ()
        # Whether commands are typed into the console.
        self.interactive = False

    def main(self, argv: Sequence[str]) -> int:
        """Run one command line; its exit status."""
        try:
            args = parser().parse_args(argv)
        except SystemExit as stop:
            return int(stop.code or 0)
        if args.version:
            self.screen.show([Line(f"aegis {VERSION}")])
            return ANSWERED
        if args.command is None:
            parser().print_help(self.screen.out)
            return NOT_UNDERSTOOD
        if args.command == "help":
            self.screen.show(help_lines())
            return ANSWERED
        return self.run(args)

    def run(self, args: Namespace) -> int:
        """Run one parsed command; nothing it raises gets out."""
        as_json = bool(getattr(args, "json", False))
        self.offered = ()
        try:
            status = self._command(args.command)(self, args)
            if notice := self.bench.notice:
                self.screen.complain([Line(notice, Role.ERROR)])
            return status
        except QuestionError as error:
            if args.command == "follow-up":
                self.offered = tuple(map(str, error.suggestions))
            if as_json:
                self.screen.json(error_json(error))
            else:
                say = self.bench.words(caller_of(args))
                self.screen.complain(refusal_lines(error, say, self.screen.width))
            missing = error.problem is Problem.NOT_FOUND
            return NOT_FOUND if missing else NOT_UNDERSTOOD
        except SetupError as error:
            self._fail(f"{error} {error.advice}".strip(), "setup", as_json)
            return MISSING
        except BrokenPipeError:
            # Whoever read our output has seen enough ("| head").
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return ANSWERED
        except KeyboardInterrupt:
            self.screen.complain([Line("Stopped.")])
            return INTERRUPTED
        except Exception as error:
            id = record(error, self.data)
            if as_json:
                self._fail(f"Our fault; it is noted as {id}.", "internal", as_json)
            else:
                self.screen.complain(fault_lines(id, self.data))
            return OUR_FAULT

    def _fail(self, message: str, kind: str, as_json: bool) -> None:
        if as_json:
            error = {"kind": kind, "message": message, "suggestions": []}
            self.screen.json({"schema": SCHEMA, "error": error})
        else:
            self.screen.complain([Line(message, Role.ERROR)])

    def _command(self, name: str) -> "Callable[[App, Namespace], int]":
        # Each group is imported only when one of its commands is used.
        group = import_module(f"bot.console.{_GROUPS.get(name, 'upkeep')}")
        found: Callable[[App, Namespace], int] = group.COMMANDS[name]
        return found


def caller_of(args: Namespace) -> Caller:
    """Whoever types, with the language asked for."""
    return replace(TERMINAL, language=getattr(args, "language", ""))


def words_of(args: Namespace) -> str:
    """The words of a command, as one text."""
    return " ".join(args.text)


def game_of(args: Namespace) -> Game | None:
    """The game asked for, None if none was."""
    return game_named(args.game) if args.game else None
