"""What a line typed into the console is taken for."""

from contextlib import redirect_stderr, redirect_stdout, suppress
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.console.arguments import parser
from bot.console.interactive import COMMANDS
from bot.console.typed import Typed, understood


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("", Typed("")),
        ("   ", Typed("")),
        ("exit", Typed("exit")),
        ("/quit", Typed("exit")),
        ("help", Typed("help")),
        ("rule 615.7", Typed("rule", ("615.7",))),
        ("/rule 615.7 --only", Typed("rule", ("615.7", "--only"))),
        ('rule "Damage Prevention 5.2"', Typed("rule", ("Damage Prevention 5.2",))),
        ("show K7Q2M", Typed("show", ("K7Q2M",))),
        ("history", Typed("history")),
        ("search next time", Typed("search", ("--", "next time"))),
        ("card --game ga Clarent", Typed("card", ("--game", "ga", "--", "Clarent"))),
        ("ask -g mtg Bob's 2/2", Typed("ask", ("-g", "mtg", "--", "Bob's 2/2"))),
        ("search", Typed("search")),
        ("Rule", Typed("rule")),
        ("/ruling Bob bolts me", Typed("ask", ("--", "Bob bolts me"))),
        ("language xx", Typed("ask", ("--", "language xx"))),
        ("/language xx", Typed("language", ("xx",))),
        ("/rulling me", Typed("unknown", ("rulling",))),
        ("aegis rule 615.7", Typed("rule", ("615.7",))),
        ('$ aegis ask --all "Bob\'s 2/2"', Typed("ask", ("--all", "Bob's 2/2"))),
        ("aegis language de", Typed("language", ("de",))),
        ("preview", Typed("at the shell", ("preview",))),
        ("aegis run --shards 0-3/16", Typed("at the shell", ("run",))),
        ("--version", Typed("version")),
        ("picture K7Q2M", Typed("picture", ("K7Q2M",))),
        ("show --result 2", Typed("show", ("--result", "2"))),
        (
            "follow-up K7Q2M without it",
            Typed("follow-up", ("K7Q2M", "--", "without it")),
        ),
        (
            "follow-up K7Q2M --choose 2",
            Typed("follow-up", ("K7Q2M", "--choose", "2")),
        ),
    ],
)
def test_a_command_is_a_command(line: str, wanted: Typed):
    assert wanted == understood(line, "")


@pytest.mark.parametrize(
    "line",
    [
        "I control Furnace of Rath. Bob shocks me.",
        "Show and Tell puts a 6/6 onto the battlefield",
        "Help! my bear is dealt 3 damage",
        "- me: 20 life",
        "--json",
        "Bob says \"it's dead",
        "Run Amok makes my 3/3 a 6/6",
        "run my 3/3 into his 4/4",
        "aegis deals 3 damage to me",
    ],
)
def test_everything_else_is_a_scenario_word_for_word(line: str):
    assert Typed("ask", ("--", line)) == understood(line, "")


@pytest.mark.parametrize(
    "line",
    [
        "what if it can't be prevented",
        "ok, and if he has two?",
        "without the Furnace",
        "only the 2/2 attacks",
        "and i don't block",
    ],
)
def test_what_if_goes_on_from_the_last_ruling(line: str):
    wanted = Typed("follow-up", ("K7Q2M", "--", line), bare=True)

    assert wanted == understood(line, "K7Q2M")


def test_what_if_without_a_ruling_is_a_scenario():
    assert understood("what if", "").command == "ask"


def test_choosing_goes_on_from_the_last_ruling():
    wanted = Typed("follow-up", ("K7Q2M", "--choose", "2,1"), bare=True)

    assert wanted == understood("choose 2, 1", "K7Q2M")
    named = Typed("follow-up", ("K7Q2M", "--", "choose the Furnace"), bare=True)
    assert named == understood("choose the Furnace", "K7Q2M")
    assert understood("choose", "") == Typed("choose")


@given(st.text(max_size=200), st.sampled_from(["", "K7Q2M"]))
def test_whatever_is_typed_is_taken_for_something(line: str, last: str):
    wanted = understood(line, last)
    if wanted.command in ("", "exit", "help"):
        return
    with suppress(SystemExit), redirect_stderr(StringIO()), redirect_stdout(StringIO()):
        parser().parse_args([wanted.command, *wanted.arguments])


_COMMANDS = st.sampled_from(
    ["ask", "/show", "rule", "follow-up", "history", "/sync", "choose", "card", "diff"]
)


@given(_COMMANDS, st.text(st.characters(codec="utf-8"), max_size=60))
def test_whatever_follows_a_command_is_taken_for_something(command: str, rest: str):
    wanted = understood(f"{command} {rest}", "K7Q2M")
    with suppress(SystemExit), redirect_stderr(StringIO()), redirect_stdout(StringIO()):
        parser().parse_args([wanted.command, *wanted.arguments])


def every_command() -> set[str]:
    """What the terminal knows, without what begins or shows a program."""
    [names] = [
        one.choices for one in parser()._actions if isinstance(one.choices, dict)
    ]
    return set(names) - {"run", "console", "demonstrate", "preview"}


@pytest.mark.parametrize("name", sorted(every_command()))
def test_the_console_has_every_command_and_completes_it(name: str):
    assert understood(f"/{name}", "").command == name
    assert name in COMMANDS


def test_a_picture_is_drawn_from_the_console():
    assert understood("picture K7Q2M out.png", "") == Typed(
        "picture", ("K7Q2M", "out.png")
    )
    assert understood("picture this: a 3/3 attacks me", "").command == "ask"


def test_a_language_may_stand_before_a_scenario():
    typed = understood("ask --language de Opponent bolts me", "")

    assert typed.arguments == ("--language", "de", "--", "Opponent bolts me")
