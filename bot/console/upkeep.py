"""sync, import, editions, diff, coverage, doctor, backup, restore, move."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from bot.citation import Game
from bot.console.app import ANSWERED, MISSING, App, game_of
from bot.console.listing import as_json, listed
from bot.console.page import Line, Role
from bot.console.rule_lines import diff_lines, edition_lines, stage_lines
from bot.errors import Problem, QuestionError
from bot.judge.supply import Taken
from bot.worded import worded

# Of lines that were not understood so many are shown.
_UNREAD = 10


def sync(app: App, args: Namespace) -> int:
    """Fetch the newest rules and cards."""
    what = set(args.what) or {"rules", "cards"}
    if what - {"rules", "cards"}:
        raise QuestionError(
            Problem.SYNTAX,
            worded("sync takes rules, cards, or nothing for both."),
            suggestions=("sync rules", "sync cards"),
        )
    chosen = game_of(args)
    failed = False
    for game in (chosen,) if chosen else tuple(Game):
        for one, fetch in (
            ("rules", app.bench.sync_rules),
            ("cards", app.bench.sync_cards),
        ):
            if one not in what:
                continue
            app.screen.complain([Line(f"{game.label}: fetching {one} …", Role.QUIET)])
            try:
                taken = fetch(game)
                _tell(app, taken)
                _recheck(app, taken)
            except QuestionError as error:
                # The others can still be fetched.
                app.screen.complain([Line(error.message, Role.ERROR)])
                failed = True
    return MISSING if failed else ANSWERED


def import_(app: App, args: Namespace) -> int:
    """Import rulebooks and card files, each whole or not at all.

    What they are may be said before them, as after ``sync``; each file tells it itself.
    """
    first, *more = args.files
    said = first in ("rules", "cards") and more and not Path(first).exists()
    for name in more if said else args.files:
        taken = app.bench.import_file(Path(name).expanduser(), game_of(args))
        _tell(app, taken)
        _recheck(app, taken)
    return ANSWERED


def _recheck(app: App, taken: Taken) -> None:
    """Mark the stored rulings that the new edition would answer differently."""
    if taken.rules_of is None or not taken.new:
        return
    if marked := app.bench.recheck(taken.rules_of):
        app.screen.show(
            [Line(f"{marked} stored rulings are marked as outdated.", indent=2)]
        )


def _tell(app: App, taken: Taken) -> None:
    lines = [Line(("Taken in: " if taken.new else "Held already: ") + taken.what)]
    lines += [
        Line(f"left out: {number} {why}", Role.QUIET, indent=2)
        for why, number in taken.left_out.items()
    ]
    if taken.unread:
        count = len(taken.unread)
        lines.append(Line(f"{count} lines were not understood:", indent=2))
        lines += [Line(one, Role.QUIET, indent=4) for one in taken.unread[:_UNREAD]]
        if count > _UNREAD:
            lines.append(Line(f"… and {count - _UNREAD} more", Role.QUIET, indent=4))
    app.screen.show(lines)


def editions(app: App, args: Namespace) -> int:
    """List the editions held."""
    found = app.bench.editions(game_of(args))
    if args.json:
        app.screen.json(listed("editions", found))
    else:
        app.screen.show(edition_lines(found))
    return ANSWERED


def diff(app: App, args: Namespace) -> int:
    """What changed between two editions, or one rule through all of them."""
    game = game_of(args)
    if args.history:
        if not args.number:
            raise QuestionError(
                Problem.SYNTAX,
                worded("Whose history? Give a number."),
                suggestions=("diff 615.7 --history",),
            )
        stages = app.bench.rule_history(args.number, game=game)
        if args.json:
            app.screen.json(listed("stages", stages))
        else:
            app.screen.show(stage_lines(stages))
        return ANSWERED
    found = app.bench.diff(args.number, game=game, before=args.before, after=args.after)
    if args.json:
        app.screen.json(as_json(found))
    else:
        app.screen.show(diff_lines(found))
    return ANSWERED


def doctor(app: App, args: Namespace) -> int:
    """What is set up, what is missing, and what to do about each."""
    from bot.console.doctor import checkup, checkup_lines

    found = checkup(app, offline=args.offline)
    if args.json:
        app.screen.json(listed("checks", found))
    else:
        app.screen.show(checkup_lines(found))
    return MISSING if any(one.state == "missing" for one in found) else ANSWERED


def backup(app: App, args: Namespace) -> int:
    """Copy the database, also while others use it."""
    path = Path(args.file).expanduser()
    app.bench.backup(path)
    app.screen.show([Line(f"Copied to {path}.")])
    return ANSWERED


def restore(app: App, args: Namespace) -> int:
    """Bring a backup back."""
    moved = app.bench.restore(Path(args.file).expanduser())
    app.screen.show([Line("The backup is in place.")])
    if moved is not None:
        app.screen.show([Line(f"The database before it is kept as {moved}.")])
    return ANSWERED


def move(app: App, args: Namespace) -> int:
    """Copy everything to another database, and say how much is there now."""
    counts = app.bench.move(args.to)
    held = ", ".join(f"{name}: {count}" for name, count in counts.items() if count)
    app.screen.show([Line(f"Copied and counted: {held or 'nothing was kept yet'}.")])
    how = "AEGIS_DATABASE_URL" if "://" in args.to else "AEGIS_DATA"
    app.screen.show([Line(f"The old database is as it was; {how} says which is used.")])
    return ANSWERED


COMMANDS: dict[str, Callable[[App, Namespace], int]] = {
    "sync": sync,
    "import": import_,
    "editions": editions,
    "diff": diff,
    "doctor": doctor,
    "backup": backup,
    "restore": restore,
    "move": move,
}
