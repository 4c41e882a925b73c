"""What the terminal does when things go wrong, and at its edges."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.console.app import App
from bot.console.page import Line, as_text, printable
from bot.console.screen import Screen
from tests.console.conftest import Run


def test_an_unknown_command_is_status_2(run: Run, capsys: pytest.CaptureFixture[str]):
    assert run("juggle").status == 2
    assert "juggle" in capsys.readouterr().err


def test_help_says_how_to_ask(run: Run):
    assert "Furnace of Rath" in run("help").out


@pytest.mark.parametrize("lost", [chr(0xDCF6), "\ufffd"])
def test_a_text_that_lost_letters_is_not_ruled_on(run: Run, lost: str):
    # So bytes arrive that are no UTF-8: typed behind a command, or through a pipe.
    ran = run("ask", "-", stdin=f"Bob's Shock deals 2 damage to me. J{lost}rg.")

    assert ran.status == 2
    assert "save the text as UTF-8" in ran.error


def test_the_version_is_told(run: Run):
    assert run("--version").out.startswith("aegis ")


def test_our_own_mistake_is_logged_under_an_id_and_status_70(
    app: App, run: Run, data: Path, monkeypatch: pytest.MonkeyPatch
):
    def breaks(typed: str, **_: object) -> None:
        raise RuntimeError(typed)

    monkeypatch.setattr(app.bench, "rule", breaks)
    ran = run("rule", "what was typed")
    log = (data / "errors.log").read_text()

    assert ran.status == 70
    assert "what was typed" not in ran.error
    id = ran.error.split("noted as ")[1].split()[0]
    assert f"--- {id}" in log
    assert "RuntimeError" in log
    assert "what was typed" not in log


def test_our_own_mistake_is_json_where_json_was_asked_for(
    app: App, run: Run, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(app.bench, "rule", lambda *_, **__: 1 / 0)
    ran = run("rule", "615.7", "--json")

    assert ran.status == 70
    assert ran.json["error"]["kind"] == "internal"


def test_a_data_folder_that_cannot_be_used_is_status_4(tmp_path: Path):
    file = tmp_path / "file"
    file.write_text("")
    ran = subprocess.run(
        [sys.executable, "-m", "bot", "history"],
        env={**os.environ, "AEGIS_DATA": str(file), "AEGIS_DATABASE_URL": ""},
        capture_output=True,
        text=True,
    )

    assert ran.returncode == 4
    assert "AEGIS_DATA" in ran.stderr


def test_whoever_stops_reading_gets_no_traceback(tmp_path: Path):
    ran = subprocess.run(
        f"{sys.executable} -m bot search damage | head -1",
        shell=True,
        env={**os.environ, "AEGIS_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
    )

    assert "Traceback" not in ran.stderr


def test_nothing_typed_can_steer_a_terminal():
    assert "\x1b" not in printable("\x1b[31mred\x1b]0;title\x07")
    assert "\u202e" not in printable("\u202eevil")


def test_a_mark_stands_before_every_line_of_its_text():
    assert as_text([Line("a\nb", mark="1.", indent=2)]) == "  1.  a\n      b\n"


def test_a_terminal_gets_colour():
    out = io.StringIO()
    Screen(out, out, colour=True).show([Line("Results")])

    assert "Results" in out.getvalue()


def test_the_doctor_says_what_is_missing_and_what_to_do(run: Run):
    ran = run("doctor")

    assert ran.status == 0
    assert "aegis sync" in ran.out
    assert "DISCORD_TOKEN" in ran.out


def test_a_backup_is_never_written_over_something(run: Run, tmp_path: Path):
    file = tmp_path / "backup.db"
    first, second = run("backup", str(file)), run("backup", str(file))

    assert first.status == 0
    assert second.status == 2
    assert run("restore", str(file)).status == 0


def aegis(tmp_path: Path, *argv: str, stdin: bytes = b"", **env: str) -> bytes:
    """What a process of its own says, errors and all."""
    ran = subprocess.run(
        [sys.executable, "-m", "bot", *argv],
        env={**os.environ, "AEGIS_DATA": str(tmp_path), **env},
        input=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    return ran.stdout


def test_bytes_that_are_no_text_are_no_mistake_of_ours(tmp_path: Path):
    assert b"noted as" not in aegis(tmp_path, "ask", stdin=b"\xff\xfe\x00 bolt \x80")


def test_an_output_that_knows_only_ascii_still_gets_its_answer(tmp_path: Path):
    said = aegis(tmp_path, "search", "next time", PYTHONIOENCODING="ascii")

    assert b"615.8" in said
    assert b"noted as" not in said


def test_an_endless_input_is_not_read_to_its_end(tmp_path: Path):
    said = aegis(tmp_path, "ask", "--game", "mtg", stdin=b"a bear " * 50_000)

    assert b"noted as" not in said


def test_an_answer_is_in_the_language_asked_for(run: Run):
    said = run("ask", "--language", "de", "Opponent bolts me at 20 life.").out

    assert "Du bist bei 17" in said
    assert "Gegner wirkt Lightning Bolt" in said
    assert "Understood" not in said


def test_how_damage_is_divided_is_in_the_language_asked_for(run: Run):
    said = run(
        "ask", "--language", "de", "My 6/6 with trample is blocked by a 5/5."
    ).out

    assert "5 an „5/5“, 1 an Gegner" in said
    assert " to " not in said.split("Regeln")[0]


def test_of_many_ways_to_divide_damage_some_are_listed(run: Run):
    trampler = "My 6/6 with deathtouch and trample is blocked by two 5/5s."

    brief, whole = run("ask", trampler).out, run("ask", "--all", trampler).out

    assert "10. " in brief
    assert "11. " not in brief.split("Results")[0]
    assert "more (--all)" in brief
    assert "11. " in whole.split("Results")[0]


def test_a_refusal_is_in_the_language_asked_for(run: Run):
    ran = run("ask", "--language", "de", "mtg: My creature attacks and he blocks")

    assert ran.status == 2
    assert "Was blockt?" in ran.error


@pytest.mark.parametrize(
    "command", ["show {id} --result 2", "picture {id} x.svg --result 2"]
)
def test_a_result_that_is_none_is_not_shown(run, command: str):
    id = run("ask", "--json", "Bob bolts me.").json["ruling"]
    shown = run(*command.format(id=id).split())

    assert shown.status == 3
    assert "only one result" in shown.error
