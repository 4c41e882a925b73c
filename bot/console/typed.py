"""What a line typed into the console asks for: a command, a scenario, a follow-up."""

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from bot.judge.languages import LANGUAGES

# Followed by free text: nothing in it is an option, quotes and all.
_TEXTUAL = frozenset({"ask", "search", "glossary", "card", "compare"})
_OTHERS = frozenset(
    {
        "follow-up", "show", "history", "rule", "sync", "import", "editions", "diff",
        "coverage", "doctor", "backup", "restore", "move", "picture", "help", "exit",
        "quit", "choose",
    }
)  # fmt: skip
# These begin something else, at the shell.
_AT_THE_SHELL = frozenset({"run", "preview", "console"})
_KNOWN = _TEXTUAL | _OTHERS | _AT_THE_SHELL | {"language", "--version", "--help"}
# A command copied from where it is typed at the shell.
_COPIED = re.compile(r"(?:\$\s+)?aegis\s+(?=(?P<name>\S+))")
# What people know from the bot, and how names of commands look.
_ALSO = {"ruling": "ask"}
_SAME = {"quit": "exit", "--help": "help", "--version": "version"}
_NAME = re.compile(r"[a-z-]+$")
_GOES_ON = re.compile(
    r"^(?:ok(?:ay)?,?\s+|and\s+|so\s+|but\s+)*"
    r"(?:what if|what about|how about|and if|if instead|same but|same,? but|"
    r"the same but|the same,? but|without\b|instead\b|"
    # "Only the 2/2 attacks", "and I don't block": of what was told before.
    r"only\s+(?:the|his|her|my|one)\b|"
    r"(?<=and )(?:i|he|she|they|my|his|her|the|a)\s)",
    re.I,
)
# "show" or "search" may also be the first word of a scenario.
_ID = re.compile(r"#?[0-9A-Za-z]{5,20}$")
_OPTIONS = re.compile(
    r"\s*(?P<option>--(?:game|edition|result|language)(?:=|\s+)\S+|--(?:json|all)|-[ge]\s+\S+)"
    r"(?=\s|$)"
)


@dataclass(frozen=True, slots=True)
class Typed:
    """A command and its arguments; *command* is "" for an empty line.

    *bare*: a change without the id of the ruling that it changes.
    """

    command: str
    arguments: tuple[str, ...] = ()
    bare: bool = False


def understood(line: str, last: str, offered: Sequence[str] = ()) -> Typed:
    """What *line* asks for; *last* is the ruling a follow-up goes on from, or "".

    *offered*: what could be typed for the change that was refused just before.
    """
    text = line.strip()
    if not text:
        return Typed("")
    copied = _COPIED.match(text)
    if copied and copied["name"] in _KNOWN:
        return _copied(text[copied.end() :], last)
    slashed = text.startswith("/") and text != "/"
    first, *others = (text[1:] if slashed else text).split(maxsplit=1)
    rest = others[0] if others else ""
    # A word alone is no scenario, whatever it may be the first word of.
    named = slashed or not rest
    name = first.casefold() if named else first
    if slashed:
        name = _ALSO.get(name, name)
    if (name := _SAME.get(name, name)) in ("exit", "help", "version") and not rest:
        return Typed(name)
    if name in _AT_THE_SHELL and (named or rest.startswith("--")):
        return Typed("at the shell", (name,))
    if name == "choose" and (last or named):
        return _choice(last, rest)
    if name == "language" and (named or rest.casefold() in LANGUAGES):
        return Typed("language", (rest.casefold(),))
    if name in _TEXTUAL and (rest or named):
        return Typed(name, _options_and_text(rest))
    if name in _OTHERS and (named or _fits(name, rest)):
        return Typed(name, _arguments(name, rest))
    if slashed and _NAME.match(name):
        return Typed("unknown", (name,))
    if last and (text in offered or _GOES_ON.match(text)):
        return Typed("follow-up", (last, "--", text), bare=True)
    return Typed("ask", ("--", text))


def _copied(text: str, last: str) -> Typed:
    """What the command *text* asks for; its words are parted as a shell does."""
    parts = _split(text)
    if parts[0] in _TEXTUAL | {"follow-up"} and len(parts) > 1:
        return Typed(parts[0], tuple(parts[1:]))
    return understood(text, last)


def _choice(last: str, rest: str) -> Typed:
    """Of the options of ruling *last*, those of the numbers or words in *rest*."""
    if not last:
        return Typed("choose")
    if re.fullmatch(r"[\d,\s]+", rest):
        return Typed("follow-up", (last, "--choose", rest.replace(" ", "")), bare=True)
    words = ("--", f"choose {rest}") if rest else ()
    return Typed("follow-up", (last, *words), bare=True)


def _fits(name: str, rest: str) -> bool:
    """Whether *rest* looks like what the command takes, not like a sentence."""
    words = rest.split()
    if rest.startswith("--"):
        return True
    match name:
        case "show" | "picture":
            return _ID.match(words[0]) is not None
        case "follow-up" | "rule" | "import" | "backup" | "restore":
            return bool(words)
        case "sync" | "editions" | "history" | "doctor" | "coverage" | "diff":
            return len(words) <= 6
        case _:
            return False


def _arguments(name: str, rest: str) -> tuple[str, ...]:
    if name == "follow-up":
        id, _, change = rest.partition(" ")
        if change.lstrip().startswith("--"):
            return (id, *_split(change))
        return (id, "--", change) if change else (id,)
    return tuple(_split(rest))


def _options_and_text(rest: str) -> tuple[str, ...]:
    options: list[str] = []
    while found := _OPTIONS.match(rest):
        options += _split(found["option"])
        rest = rest[found.end() :]
    text = rest.strip()
    return (*options, "--", text) if text else tuple(options)


def _split(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError:
        return text.split()
