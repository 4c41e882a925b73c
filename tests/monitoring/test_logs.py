"""The log can be read by people and machines, and holds no secret."""

import json
import logging

import pytest

from bot.monitoring.logs import Json, Lines

SECRET = "MTk4.top-secret.dGhl"


def record(message: str, *args: object, **more: object) -> logging.LogRecord:
    made = logging.LogRecord("bot.part", logging.INFO, "", 0, message, args, None)
    vars(made).update(more)
    return made


def raised() -> logging.LogRecord:
    try:
        raise ValueError("Alice typed: my secret plan")
    except ValueError as error:
        made = record("It failed")
        made.exc_info = (ValueError, error, error.__traceback__)
    return made


@pytest.mark.parametrize("written", [Lines([SECRET]), Json([SECRET])])
def test_a_secret_is_hidden_wherever_it_stands(written: Lines):
    text = written.format(record("connecting with %s", SECRET, url=f"x://{SECRET}@y"))

    assert SECRET not in text
    assert "connecting with [hidden]" in text


@pytest.mark.parametrize("written", [Lines(), Json()])
def test_the_token_of_an_interaction_is_hidden(written: Lines):
    text = written.format(record("POST /webhooks/901/aW50ZXJhY3Rpb24-_x.y/messages"))

    assert "/webhooks/901/[hidden]/messages" in text


@pytest.mark.parametrize("written", [Lines(), Json()])
def test_an_error_is_told_by_kind_and_place_without_its_words(written: Lines):
    text = written.format(raised())

    assert "ValueError" in text
    assert "test_logs.py" in text
    assert "secret plan" not in text.replace("raise ValueError", "").split("raised")[0]
    assert text.count("secret plan") <= 1  # the line of our own code that raised it


def test_a_line_of_json_says_when_what_and_with_which_values():
    text = Json().format(record("ruling answered", use="ruling", seconds=0.01))
    told = json.loads(text)

    assert told["message"] == "ruling answered"
    assert (told["level"], told["logger"]) == ("info", "bot.part")
    assert (told["use"], told["seconds"]) == ("ruling", 0.01)
    assert "T" in told["time"]
    assert "\n" not in text
