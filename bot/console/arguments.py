"""The commands and their options, as the command line has them."""

import argparse
from typing import Any

from bot.judge.languages import LANGUAGES

_GAME = "mtg, ga or riftbound"


def parser() -> argparse.ArgumentParser:
    """The parser of ``aegis``; ``command`` is the name of what to do."""
    top = argparse.ArgumentParser(
        prog="aegis",
        description="Rulings on damage prevention and replacement effects in Magic, "
        "Grand Archive and Riftbound.",
        epilog="Exit status: 0 answered, 2 not understood, 3 no such rule, card or "
        "ruling, 4 settings or data missing, 70 our fault.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="store_true", help="print the version")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    _rulings(commands)
    _look_ups(commands)
    _data(commands)
    return top


def _rulings(commands: Any) -> None:
    ask = _command(commands, "ask", "rule on a scenario, store it, print its id")
    _game(ask)
    _json(ask)
    _answer(ask)
    ask.add_argument("text", nargs="*", metavar="TEXT", help="the scenario; - reads it")
    follow = _command(commands, "follow-up", "go on from a ruling")
    follow.add_argument("id", metavar="ID")
    follow.add_argument(
        "--choose", metavar="N[,N…]", help="the options taken, from 1, in order"
    )
    follow.add_argument("--edition", help="the same under another edition")
    _json(follow)
    _answer(follow)
    follow.add_argument(
        "text", nargs="*", metavar="CHANGE", help='"what if the damage is doubled"'
    )
    show = _command(commands, "show", "show a stored ruling")
    show.add_argument("id", metavar="ID")
    _json(show)
    _answer(show)
    picture = _command(commands, "picture", "draw a stored ruling")
    picture.add_argument("id", metavar="ID")
    picture.add_argument("file", metavar="FILE", help="what to write: .png or .svg")
    picture.add_argument("--result", type=int, metavar="N")
    _language(picture)
    picture.add_argument("--light", action="store_true", help="for light surroundings")
    history = _command(commands, "history", "list stored rulings")
    history.add_argument("--limit", type=int, default=20)
    history.add_argument("--before", metavar="ID", default="", help="older than that")
    _json(history)
    _language(history)


def _look_ups(commands: Any) -> None:
    rule = _command(commands, "rule", "show rules by number, or by keyword")
    rule.add_argument("text", nargs="+", metavar="NUMBER")
    _game(rule)
    rule.add_argument("--only", action="store_true", help="without sub-rules")
    _json(rule)
    _language(rule)
    search = _command(commands, "search", "search the rules")
    search.add_argument("text", nargs="+", metavar="WORDS")
    glossary = _command(commands, "glossary", "explain a term")
    glossary.add_argument("text", nargs="+", metavar="TERM")
    card = _command(commands, "card", "show a card")
    card.add_argument("text", nargs="+", metavar="NAME")
    for one in (search, glossary, card):
        _game(one, edition=False)
        _json(one)
        _language(one)
    compare = _command(commands, "compare", "one topic or scenario in all three games")
    compare.add_argument("text", nargs="*", metavar="TOPIC")
    _json(compare)
    _language(compare)


def _data(commands: Any) -> None:
    sync = _command(commands, "sync", "fetch the newest rules and cards")
    sync.add_argument("what", nargs="*", metavar="rules|cards", help="both if not said")
    _game(sync, edition=False)
    bring = _command(commands, "import", "import rulebooks and card files")
    bring.add_argument("files", nargs="+", metavar="FILE")
    _game(bring, edition=False)
    editions = _command(commands, "editions", "list the editions held")
    _game(editions, edition=False)
    _json(editions)
    diff = _command(commands, "diff", "what changed between two editions")
    diff.add_argument("number", nargs="?", metavar="NUMBER")
    diff.add_argument("--from", dest="before", metavar="EDITION")
    diff.add_argument("--to", dest="after", metavar="EDITION")
    diff.add_argument("--history", action="store_true", help="one rule through all")
    _game(diff, edition=False)
    _json(diff)
    coverage = _command(commands, "coverage", "how many cards are understood")
    coverage.add_argument("file", nargs="?", metavar="FILE", help="a file of cards")
    coverage.add_argument("--all", action="store_true", help="card by card")
    _game(coverage, edition=False)
    _json(coverage)
    doctor = _command(commands, "doctor", "what is set up, what is missing")
    doctor.add_argument("--offline", action="store_true", help="do not ask Discord")
    _json(doctor)
    backup = _command(commands, "backup", "copy the database, also while in use")
    backup.add_argument("file", metavar="FILE")
    restore = _command(commands, "restore", "bring a backup back")
    restore.add_argument("file", metavar="FILE")
    move = _command(commands, "move", "copy everything to another database")
    move.add_argument(
        "--to",
        required=True,
        metavar="DATABASE",
        help="postgresql://user@host/database, or a file; a new one",
    )
    run = _command(commands, "run", "start the Discord bot")
    run.add_argument(
        "--shards",
        metavar="A-B/N",
        help="only these of N shards, or auto; docs/scaling.md",
    )
    shown = _command(commands, "preview", "try the bot in a browser, without Discord")
    shown.add_argument("--port", type=int, help="of this machine; else any")
    _language(_command(commands, "console", "the same commands, typed here"))
    _command(commands, "help", "how to ask, with examples")
    _command(commands, "demonstrate", "one ruling of each game, and what goes on")


def _command(commands: Any, name: str, about: str) -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        allow_abbrev=False,
    )
    return made


def _game(command: argparse.ArgumentParser, *, edition: bool = True) -> None:
    command.add_argument("--game", "-g", metavar="G", help=_GAME)
    if edition:
        command.add_argument("--edition", "-e", metavar="E", help="1.3, 2026-08-07 …")


def _json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="as JSON, schema 1")


def _language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--language", choices=LANGUAGES, default="", help="what Aegis says it in"
    )


def _answer(command: argparse.ArgumentParser) -> None:
    _language(command)
    command.add_argument("--all", action="store_true", help="every result and step")
    command.add_argument("--result", type=int, metavar="N", help="the steps to it")
