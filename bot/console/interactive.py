"""The console: every command typed line by line, plain text is a scenario."""

import re
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from prompt_toolkit import PromptSession
from prompt_toolkit.auto_suggest import AutoSuggestFromHistory
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.styles import Style

from bot.console.app import ANSWERED
from bot.console.arguments import parser
from bot.console.failures import refusal_lines
from bot.console.helping import help_lines
from bot.console.page import Line, Role
from bot.console.typed import Typed, understood
from bot.errors import Problem, QuestionError
from bot.judge.callers import TERMINAL
from bot.judge.comparing import topics
from bot.judge.languages import LANGUAGES, Words
from bot.worded import worded

if TYPE_CHECKING:
    from bot.console.app import App
    from bot.judge.bench import Bench

_WELCOME = (
    Line("Aegis rules on damage prevention and replacement effects.", Role.VERDICT),
    Line(
        "Type what is on the table and what deals damage, or a command; "
        "help shows them, Ctrl-D leaves."
    ),
    Line(
        "Opponent's Lightning Bolt deals 3 damage to me. I have a prevent-2 shield.",
        Role.QUIET,
        indent=2,
    ),
)
_STYLE = Style.from_dict({"prompt": "bold ansicyan"})


class Interactive:
    """Reads lines until Ctrl-D. Whatever is typed, it goes on."""

    def __init__(
        self, app: "App", ask: Callable[[], str] | None = None, language: str = ""
    ) -> None:
        self._app = app
        app.interactive = True
        # The ruling a bare "what if …" goes on from.
        self.last = ""
        # Whether a scenario has been refused since.
        self._refused = False
        # What Aegis says it in where a command does not say; "" for English.
        self.language = language
        self._ask = ask or self._prompt()

    def loop(self) -> int:
        """Read and answer until the end of input; always 0."""
        self._app.screen.show(_WELCOME)
        while True:
            try:
                typed = self._ask()
            except KeyboardInterrupt:
                continue
            except EOFError:
                return 0
            if not self.answer(typed):
                return 0

    def answer(self, typed: str) -> bool:
        """Answer one input; False when it asks to leave."""
        wanted = understood(typed, self.last, self._app.offered)
        match wanted.command:
            case "":
                return True
            case "exit":
                return False
            case "help":
                self._app.screen.show(help_lines())
                return True
            case "version":
                self._app.main(["--version"])
                return True
            case "language" if wanted.arguments[0] in LANGUAGES:
                self.language = wanted.arguments[0]
                say = self._words()
                said = say("From now on I answer in English.")
                self._app.screen.show([Line(said, Role.QUIET)])
                return True
            case "language" | "unknown" | "choose" | "at the shell":
                self._refuse(_unknown(wanted))
                return True
        if wanted.bare and self._refused:
            self._refuse(self._not_ruled_on())
            return True
        with suppress(SystemExit):
            # A wrong option is explained by the parser, which then wants to leave.
            status = self._app.run(self._parsed(wanted))
            if wanted.command == "ask":
                self._refused = status != ANSWERED
            self.last = self._app.last or self.last
        return True

    def _refuse(self, error: QuestionError) -> None:
        screen = self._app.screen
        screen.complain(refusal_lines(error, self._words(), screen.width))

    def _words(self) -> Words:
        return self._app.bench.words(replace(TERMINAL, language=self.language))

    def _not_ruled_on(self) -> QuestionError:
        """What is said of a change where the scenario meant was refused."""
        return QuestionError(
            Problem.SYNTAX,
            worded(
                "The last scenario was not ruled on: type it again as it is to be. To "
                "go on from the ruling before it, type “{command}”.",
                command=f"follow-up {self.last} …",
            ),
        )

    def _parsed(self, wanted: Typed) -> Namespace:
        args = parser().parse_args([wanted.command, *wanted.arguments])
        args.language = getattr(args, "language", "") or self.language
        return args

    def _prompt(self) -> Callable[[], str]:
        keys = KeyBindings()

        @keys.add("escape", "enter")
        def _(event: KeyPressEvent) -> None:
            event.current_buffer.insert_text("\n")

        session: PromptSession[str] = PromptSession(
            history=_history(self._app.data / "history"),
            auto_suggest=AutoSuggestFromHistory(),
            completer=NameCompleter(self._app),
            complete_in_thread=True,
            complete_while_typing=False,
            key_bindings=keys,
            style=_STYLE,
        )
        return lambda: session.prompt(
            FormattedText([("class:prompt", "aegis> ")]),
            prompt_continuation="     … ",
        )


def _unknown(wanted: Typed) -> QuestionError:
    """What is said of a command that is none, or has nothing to be about."""
    match wanted.command:
        case "choose":
            return QuestionError(
                Problem.SYNTAX, worded("There is no ruling yet to choose in.")
            )
        case "language":
            return QuestionError(
                Problem.SYNTAX,
                worded("Which language?"),
                suggestions=[f"language {one}" for one in LANGUAGES],
            )
        case "at the shell":
            return QuestionError(
                Problem.SYNTAX,
                worded("That is typed at the shell, not here."),
                suggestions=[f"aegis {wanted.arguments[0]}"],
            )
    name = wanted.arguments[0]
    return QuestionError(
        Problem.SYNTAX,
        worded("There is no command “{name}”.", name=f"/{name}"),
        suggestions=get_close_matches(name, COMMANDS) or ["help"],
    )


def _history(path: Path) -> History:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError:
        return InMemoryHistory()
    return FileHistory(str(path))


class NameCompleter(Completer):
    """Commands first; then what the command is about, or names of cards."""

    def __init__(self, app: "App") -> None:
        self._app = app

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        typed = document.text_before_cursor.lstrip("/")
        first, blank, rest = typed.partition(" ")
        try:
            if not blank:
                yield from _completed(COMMANDS, first)
            changing = first == "follow-up" and " " in rest
            offered = _OFFERED.get(first) if blank and not changing else None
            if offered is not None:
                for text, about in offered(self._app.bench, rest):
                    yield Completion(text, -len(rest), display_meta=about[:70])
                return
            for tail in _tails(rest if first in COMMANDS and blank else typed):
                found = self._app.bench.suggest_cards(tail, limit=15)
                for name in found:
                    yield Completion(name.name, -len(tail), display_meta=name.game)
                if found:
                    return
        except Exception:  # A completion that fails must not disturb typing.
            return


# What may stand behind a command, and what is said of it.
_Offers = Iterable[tuple[str, str]]


def _rules(bench: "Bench", typed: str) -> _Offers:
    found = bench.suggest_rules(typed, limit=20)
    return [(one.number, one.label) for one in found]


def _terms(bench: "Bench", typed: str) -> _Offers:
    return [(one, "") for one in bench.suggest_terms(typed, limit=20)]


def _rulings(bench: "Bench", typed: str) -> _Offers:
    lines = bench.history(TERMINAL, limit=50)
    wanted = typed.upper()
    return [(it.id, it.verdict) for it in lines if it.id.startswith(wanted)]


def _topics(bench: "Bench", typed: str) -> _Offers:
    said = typed.casefold()
    return [(one.name, one.in_short) for one in topics() if said in one.name]


def _languages(bench: "Bench", typed: str) -> _Offers:
    return [(one, "") for one in LANGUAGES if one.startswith(typed)]


_OFFERED: dict[str, Callable[["Bench", str], _Offers]] = {
    "rule": _rules,
    "diff": _rules,
    "glossary": _terms,
    "show": _rulings,
    "follow-up": _rulings,
    "picture": _rulings,
    "compare": _topics,
    "language": _languages,
}

COMMANDS = (
    "ask", "follow-up", "show", "history", "picture", "rule", "search", "glossary",
    "card", "compare", "sync", "import", "editions", "diff", "coverage", "doctor",
    "backup", "restore", "move", "choose", "language", "help", "exit",
)  # fmt: skip


def _completed(names: Sequence[str], typed: str) -> Iterable[Completion]:
    for name in names:
        if name.startswith(typed.casefold()):
            yield Completion(name, -len(typed))


def _tails(typed: str) -> Iterable[str]:
    """The last words of *typed*, the most first: any may be the start of a name."""
    words = list(re.finditer(r"[^\s,.;:]+", typed))[-4:]
    for word in words:
        tail = typed[word.start() :]
        if len(tail) >= 3 and not re.search(r"[.;:]\s", tail):
            yield tail
