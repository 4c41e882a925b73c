"""rule, search, glossary, card, compare."""

from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.answers import SCHEMA
from bot.console.app import ANSWERED, NOT_FOUND, App, caller_of, game_of, words_of
from bot.console.card_lines import card_lines
from bot.console.listing import as_json, listed
from bot.console.page import Line
from bot.console.rule_lines import comparison_lines, entry_lines, hit_lines, term_lines
from bot.errors import Problem, QuestionError
from bot.judge.comparing import topics
from bot.judge.languages import Words
from bot.worded import worded


def rule(app: App, args: Namespace) -> int:
    """Show rules by number or keyword."""
    entries = app.bench.rule(
        words_of(args), game=game_of(args), edition=args.edition, only=args.only
    )
    return _shown(app, args, "rules", entries, entry_lines(entries, _say(app, args)))


def search(app: App, args: Namespace) -> int:
    """Search the rules."""
    words = words_of(args)
    hits = app.bench.search(words, game=game_of(args))
    _shown(app, args, "hits", hits, hit_lines(hits, words, _say(app, args)))
    return ANSWERED if hits else NOT_FOUND


def glossary(app: App, args: Namespace) -> int:
    """Explain a term."""
    terms = app.bench.glossary(words_of(args), game=game_of(args))
    return _shown(app, args, "terms", terms, term_lines(terms, _say(app, args)))


def card(app: App, args: Namespace) -> int:
    """Show a card, and how its text is read."""
    found = app.bench.card(words_of(args), game=game_of(args))
    reading = app.bench.reading(found)
    if args.json:
        read = {"effects": reading.effects, "unread": reading.unread}
        app.screen.json({"schema": SCHEMA, "card": found.as_json(), "reading": read})
    else:
        app.screen.show(card_lines(found, reading, _say(app, args)))
    return ANSWERED


def compare(app: App, args: Namespace) -> int:
    """One topic or scenario in all three games."""
    text = words_of(args)
    if not text:
        names = [topic.name for topic in topics()]
        raise QuestionError(
            Problem.SYNTAX,
            worded("Compare what? A topic, or a scenario."),
            suggestions=names,
        )
    found = app.bench.compare(caller_of(args), text)
    if args.json:
        app.screen.json(as_json(found))
    else:
        app.screen.show(comparison_lines(found, _say(app, args)))
    return ANSWERED


def _say(app: App, args: Namespace) -> Words:
    """What is said around rules and cards; they stay in their own language."""
    return app.bench.words(caller_of(args))


def _shown(
    app: App, args: Namespace, name: str, values: Sequence[Any], lines: Iterable[Line]
) -> int:
    if args.json:
        app.screen.json(listed(name, values))
    else:
        app.screen.show(lines)
    return ANSWERED


COMMANDS: dict[str, Callable[[App, Namespace], int]] = {
    "rule": rule,
    "search": search,
    "glossary": glossary,
    "card": card,
    "compare": compare,
}
