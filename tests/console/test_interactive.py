"""The console goes on whatever is typed, and remembers the last ruling."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from bot.console.app import App
from bot.console.failures import refusal_lines
from bot.console.helping import EXAMPLES
from bot.console.interactive import COMMANDS, Interactive, NameCompleter
from bot.console.screen import Screen
from bot.console.typed import understood
from bot.errors import Problem, QuestionError
from bot.judge.languages import Words


def typed(app: App, *lines: str) -> str:
    """What the console says when *lines* are typed one after the other."""
    out = io.StringIO()
    app.screen = Screen(out, out)
    waiting: Iterator[str] = iter(lines)

    def ask() -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    assert Interactive(app, ask).loop() == 0
    return out.getvalue()


def test_a_command_is_answered(app: App):
    assert "615.7" in typed(app, "rule 615.7")


def test_help_names_every_command(app: App):
    said = typed(app, "help")

    for command in set(COMMANDS) - {"help"}:
        assert command in said


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_help_is_ruled_on(app: App, example: str):
    assert "Understood" in typed(app, example)


@pytest.mark.parametrize(
    "line",
    [
        "rule",
        "rule 999.99",
        "show ZZZZZ",
        "/juggle",
        "/",
        "/ ",
        "/follow-up",
        "history --limit many",
        "\x00\x1b[31m",
        "choose 7",
        'rule "unclosed',
        "\N{RIGHT-TO-LEFT OVERRIDE}" * 50,
    ],
)
def test_bad_input_never_ends_it(app: App, line: str):
    assert "Shields" in typed(app, line, "rule 615.7")


def test_a_change_of_what_was_refused_does_not_go_on_from_the_ruling_before(app: App):
    said = typed(app, "Bob bolts me.", "Bob frobs me.", "what if he shocks me?")

    assert said.count("Understood") == 1
    assert "The last scenario was not ruled on" in said
    assert f"follow-up {app.last} …" in said


def test_a_change_goes_on_from_what_was_ruled_on_last(app: App):
    said = typed(app, "Bob frobs me.", "Bob bolts me.", "what if he shocks me instead?")

    assert said.count("Understood") == 2
    assert "18" in said


def test_a_change_that_was_offered_goes_on_from_the_ruling(app: App):
    two = "riftbound: My 3-Might unit and my 4-Might unit are there. A spell deals 4 "
    told = two + "damage to the 3-Might unit. Does it die?"
    offered = "the 3-Might unit has 5 Might"
    said = typed(app, told, "what if my unit has 5 Might", offered)

    assert said.count(offered) == 1
    assert "No: the 5-Might unit survives." in said


def test_our_own_mistake_does_not_end_it(app: App, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(app.bench, "search", lambda *_, **__: 1 / 0)
    said = typed(app, "search damage", "rule 615.7")

    assert "noted as" in said
    assert "Shields" in said


def test_nothing_after_exit_is_read(app: App):
    assert "Shields" not in typed(app, "exit", "rule 615.7")


def test_it_runs_on_a_real_prompt_with_several_lines_pasted(app: App):
    out = io.StringIO()
    app.screen = Screen(out, out)
    with create_pipe_input() as pipe, create_app_session(pipe, DummyOutput()):
        pipe.send_text("\x1b[200~rule\n615.7\x1b[201~\r")
        pipe.send_text("exit\r")

        assert Interactive(app).loop() == 0
    assert "Shields" in out.getvalue()


def test_what_was_typed_is_remembered_for_next_time(app: App, data: Path):
    app.screen = Screen(io.StringIO(), io.StringIO())
    with create_pipe_input() as pipe, create_app_session(pipe, DummyOutput()):
        pipe.send_text("history\rexit\r")
        Interactive(app).loop()

    assert "+history" in (data / "history").read_text()


def completed(app: App, text: str) -> list[str]:
    document = Document(text, len(text))
    found = NameCompleter(app).get_completions(document, CompleteEvent())
    return [one.text for one in found]


def test_commands_are_completed(app: App):
    assert completed(app, "his")[0] == "history"


def test_rule_numbers_are_completed(app: App):
    assert "615.7" in completed(app, "rule 615.")


def test_what_a_command_is_about_is_completed(app: App):
    typed(app, "Opponent bolts me. I have a prevent-2 shield.")
    [ruling] = completed(app, "show ")

    assert completed(app, f"follow-up {ruling[:2].lower()}") == [ruling]
    changed = completed(app, f"follow-up {ruling} without furnace of")
    assert "Furnace of Rath" in changed
    assert "prevention" in [one.lower() for one in completed(app, "glossary preven")]
    assert "doubling beside prevention" in completed(app, "compare doub")
    assert completed(app, "language j") == ["ja"]


def test_a_completion_that_fails_is_none(app: App, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(app.bench, "suggest_rules", lambda *_, **__: 1 / 0)

    assert completed(app, "rule 6") == []


def test_a_language_stands_for_every_answer_after_it(app: App):
    said = typed(app, "language de", EXAMPLES[0], EXAMPLES[1])

    for heading in ("Wer wählt", "Schritte", "Verstanden", "Regeln", "weiter:"):
        assert said.count(heading) >= 2, heading
    for heading in ("Who chooses", "Steps", "Understood", "Rules (", "go on:"):
        assert heading not in said


def test_a_command_may_say_another_language(app: App):
    said = typed(app, "language de", f"ask --language fr {EXAMPLES[0]}")

    assert "Compris" in said


def test_a_console_can_begin_in_a_language(app: App, monkeypatch: pytest.MonkeyPatch):
    begun: list[str] = []
    monkeypatch.setattr(
        Interactive, "_prompt", lambda self: begun.append(self.language) or _over
    )

    assert app.main(["console", "--language", "ja"]) == 0
    assert begun == ["ja"]


def _over() -> str:
    raise EOFError


def test_a_language_nobody_speaks_here_is_a_scenario_like_any_other_text():
    assert understood("language tlh", "").command == "ask"


def test_a_command_typed_wrong_is_no_scenario_that_was_refused(app: App):
    said = typed(
        app,
        "Opponent's Lightning Bolt deals 3 damage to me. I have a prevent-2 shield.",
        "/rulling",
        "language",
        "search",
        "what if it deals 5 damage",
    )

    assert "There is no command “/rulling”." in said
    assert "language de" in said
    assert "You're at 17" in said


def test_nothing_is_chosen_before_there_is_a_ruling(app: App):
    assert "no ruling yet to choose in" in typed(app, "choose")


def test_a_language_is_answered_in_itself(app: App):
    assert "auf Deutsch" in typed(app, "language de")


def test_what_is_looked_up_is_told_in_the_language(app: App):
    said = typed(app, "language de", "rule 615.7", "search zzzz", "card bolt")

    for words in ("Siehe 609.7", "„zzzz“", "Gelesen als"):
        assert words in said


def test_what_is_typed_at_the_shell_alone_is_no_scenario(app: App):
    said = typed(app, "Bob bolts me.", "preview", "what if he shocks me instead?")

    assert "aegis preview" in said
    assert "You're at 18" in said


def test_a_command_is_taken_as_it_is_typed_at_the_shell(app: App):
    said = typed(app, '$ aegis ask "Bob\'s Shock deals 2 damage to me."')

    assert "You're at 18" in said


@pytest.mark.parametrize("width", [20, 40, 80])
def test_the_caret_stands_under_its_word_however_narrow_the_terminal(
    monkeypatch: pytest.MonkeyPatch, width: int
):
    monkeypatch.setenv("COLUMNS", str(width))
    out = io.StringIO()
    screen = Screen(out, out, colour=True)
    text = f"{'I control a 3/3. ' * 9}Bob frobs me. {'I control a 3/3. ' * 9}"
    place = text.index("frobs") + 1
    error = QuestionError(
        Problem.SYNTAX, "No.", line=1, column=place, length=5, text=text
    )
    screen.complain(refusal_lines(error, Words(), screen.width))
    shown = out.getvalue().splitlines()
    [at] = [at for at, line in enumerate(shown) if "^" in line]
    line, caret = shown[at - 1 : at + 1]

    assert line[caret.index("^") :].startswith("frobs")
    assert max(len(line), len(caret)) <= width
