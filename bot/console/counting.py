"""coverage: how many cards are understood."""

from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.answers import SCHEMA
from bot.console.app import ANSWERED, App, game_of
from bot.console.page import Line, Role, heading
from bot.judge.coverage import Coverage, coverage


def count(app: App, args: Namespace) -> int:
    """Count the cards of a file, or of the catalogue, that are understood."""
    path = Path(args.file).expanduser() if args.file else None
    found = coverage(app.bench.cards_in(path, game_of(args)))
    if args.json:
        app.screen.json({"schema": SCHEMA, **found.as_json()})
    else:
        app.screen.show(_lines(found, everything=args.all))
    return ANSWERED


def _lines(found: Coverage, *, everything: bool) -> Iterator[Line]:
    width = max(len(share.family) for share in (found.whole, *found.shares))
    for share in (found.whole, *found.shares):
        yield Line(
            f"{share.percent:5.1f} %  {share.understood} understood, "
            f"{share.partly} partly, {share.unknown} not",
            mark=share.family.ljust(width),
        )
    if found.reasons:
        yield from heading("Most often not understood")
        for why, times in found.reasons:
            yield Line(why, indent=2, mark=f"{times}×")
    if everything:
        for card in found.cards:
            yield from heading(f"{card.name}: {card.status}")
            for effect in card.effects:
                yield Line(effect, indent=2)
            for text, why in card.unread:
                yield Line(f"not understood: {text} ({why})", Role.QUIET, indent=2)


COMMANDS: dict[str, Callable[[App, Namespace], int]] = {"coverage": count}
