"""What Aegis does where nobody is there to type: one ruling of each game."""

from argparse import Namespace
from collections.abc import Callable

from bot.console.answering import answer_lines
from bot.console.app import ANSWERED, App
from bot.console.page import Line, Role
from bot.console.rule_lines import entry_lines
from bot.judge.callers import TERMINAL
from bot.judge.languages import Words

SCENARIOS = (
    "I control Furnace of Rath and have a prevent-2 shield. "
    "Opponent's Lightning Bolt deals 3 damage to me.",
    "ga: Deflecting Edge is on my champion. 3 unpreventable combat damage to my "
    "champion, then 3 combat damage.",
    "riftbound: Ki Barrier is on my 6-Might unit. A spell deals 4 damage to it, then "
    "another spell deals 4 damage to it.",
)
CHANGE = "what if the damage can't be prevented"
RULE = "615.7"


def demonstrate(app: App, args: Namespace) -> int:
    """Rule on a scenario of each game, go on from one, look up a rule."""
    first = ""
    for scenario in SCENARIOS:
        _title(app, f'aegis ask "{scenario}"')
        answer = app.bench.ask(TERMINAL, scenario)
        first = first or answer.ruling or ""
        app.screen.show(answer_lines(answer))
    if first:
        _title(app, f'aegis follow-up {first} "{CHANGE}"')
        app.screen.show(answer_lines(app.bench.follow_up(TERMINAL, first, CHANGE)))
    _title(app, f"aegis rule {RULE}")
    app.screen.show(entry_lines(app.bench.rule(RULE), Words()))
    app.screen.show(
        [
            Line(""),
            Line("In a terminal this opens the console; with DISCORD_TOKEN, the bot."),
        ]
    )
    return ANSWERED


def _title(app: App, command: str) -> None:
    app.screen.show([Line(""), Line(f"$ {command}", Role.HEADING), Line("")])


COMMANDS: dict[str, Callable[[App, Namespace], int]] = {"demonstrate": demonstrate}
