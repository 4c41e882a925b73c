"""ask, follow-up, show, history, picture."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from bot.answers import Answer, answer_json
from bot.console.answering import answer_lines, history_lines
from bot.console.app import ANSWERED, App, caller_of, game_of, words_of
from bot.console.listing import listed
from bot.console.page import Line
from bot.errors import Problem, QuestionError
from bot.judge.callers import TERMINAL
from bot.worded import worded

# Far more than a scenario may have; the reader says what is too long.
_LONGEST = 100_000


def ask(app: App, args: Namespace) -> int:
    """Rule on a scenario and store it."""
    text = words_of(args)
    if text in ("", "-"):
        text = _read(app)
    answer = app.bench.ask(
        caller_of(args), text, game=game_of(args), edition=args.edition
    )
    return show_answer(app, args, answer)


def follow_up(app: App, args: Namespace) -> int:
    """Go on from a ruling by a choice, a change in words, or another edition."""
    change = words_of(args)
    if change == "-":
        change = _read(app)
    choose = choices_typed(args.choose)
    if not change.strip() and not choose and not args.edition:
        aegis = "" if app.interactive else "aegis "
        raise QuestionError(
            Problem.SYNTAX,
            worded("Go on how? Give a change in words, --choose N, or --edition E."),
            suggestions=(
                f'{aegis}follow-up {args.id} "what if damage can\'t be prevented"',
                f"{aegis}follow-up {args.id} --choose 1",
            ),
        )
    answer = app.bench.follow_up(
        caller_of(args), args.id, change, choose=choose, edition=args.edition
    )
    return show_answer(app, args, answer)


def show(app: App, args: Namespace) -> int:
    """Show a stored ruling."""
    return show_answer(app, args, app.bench.show(caller_of(args), args.id))


def history(app: App, args: Namespace) -> int:
    """List stored rulings, the newest first."""
    limit = max(1, min(args.limit, 1000))
    lines = app.bench.history(TERMINAL, before=args.before, limit=limit)
    if args.json:
        app.screen.json(listed("rulings", lines))
    else:
        app.screen.show(history_lines(lines, app.bench.words(caller_of(args))))
    return ANSWERED


def picture(app: App, args: Namespace) -> int:
    """Draw a stored ruling into a file."""
    from bot.picture.board import alt_text
    from bot.picture.drawing import svg_of
    from bot.picture.raster import png_from
    from bot.picture.theme import DARK, LIGHT

    file = Path(args.file).expanduser()
    kind = file.suffix.lower()
    if kind not in {".png", ".svg"}:
        raise QuestionError(
            Problem.SYNTAX,
            worded("A picture is written as .png or .svg."),
            suggestions=(f"picture {args.id} ruling.png",),
        )
    answer = app.bench.show(caller_of(args), args.id)
    theme = LIGHT if args.light else DARK
    say = app.bench.words(caller_of(args))
    _check_result(answer, args.result)
    result = args.result or 1
    svg = svg_of(answer, say, result, theme)
    drawn = svg.encode() if kind == ".svg" else png_from(svg)
    try:
        file.write_bytes(drawn)
    except OSError as error:
        why = error.strerror or "it cannot be written"
        raise QuestionError(
            Problem.ILLEGAL, worded("{file}: {why}.", file=file, why=why)
        ) from None
    app.screen.show([Line(alt_text(answer, say, result))])
    return ANSWERED


def show_answer(app: App, args: Namespace, answer: Answer) -> int:
    """Show *answer* as the options ask for."""
    app.last = answer.ruling or app.last
    if args.json:
        app.screen.json(answer_json(answer))
        return ANSWERED
    _check_result(answer, args.result)
    app.screen.show(
        answer_lines(
            answer,
            result=args.result,
            everything=args.all,
            typed=app.interactive,
            say=app.bench.words(caller_of(args)),
        )
    )
    return ANSWERED


def _check_result(answer: Answer, number: int | None) -> None:
    """Raise QuestionError where *answer* has no result *number*."""
    count = len(answer.outcomes)
    if number is not None and not 1 <= number <= count:
        one = worded("There is only one result.")
        raise QuestionError(
            Problem.NOT_FOUND,
            one if count == 1 else worded("There are {count} results.", count=count),
        )


def choices_typed(typed: str | None) -> tuple[int, ...]:
    """``2,1`` as the engine counts: (1, 0)."""
    parts = (typed or "").replace(",", " ").split()
    if any(not part.isdecimal() or not 1 <= int(part) <= 10_000 for part in parts):
        raise QuestionError(
            Problem.SYNTAX,
            worded("“{typed}” are no options; they count from 1.", typed=typed),
            suggestions=("--choose 1", "--choose 2,1"),
        )
    return tuple(int(part) - 1 for part in parts)


def _read(app: App) -> str:
    if app.stdin.isatty():
        app.screen.error.write("Type the scenario; Ctrl-D on an empty line ends it.\n")
    return app.stdin.read(_LONGEST)


COMMANDS: dict[str, Callable[[App, Namespace], int]] = {
    "ask": ask,
    "follow-up": follow_up,
    "show": show,
    "history": history,
    "picture": picture,
}
