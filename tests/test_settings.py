"""The environment is read once, checked, and its secrets stay secret."""

from pathlib import Path

import pytest

from bot import settings


def test_without_any_variable_there_are_defaults(monkeypatch):
    monkeypatch.delenv("AEGIS_DATA")

    read = settings.read()

    assert read.discord_token is None
    assert read.data.name == "aegis"
    assert read.database == read.data / "aegis.db"
    assert read.database_url is None


def test_aegis_data_says_where_data_lies(monkeypatch):
    monkeypatch.setenv("AEGIS_DATA", "~/rulings")

    assert settings.read().data == Path.home() / "rulings"


def test_an_empty_token_is_no_token(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "")

    assert settings.read().discord_token is None


def test_the_line_end_of_a_file_is_no_part_of_a_token(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", " abc.def\r\n")

    read = settings.read()

    assert read.discord_token is not None
    assert read.discord_token.get_secret_value() == "abc.def"


def test_the_line_end_of_a_file_is_no_part_of_an_address(monkeypatch):
    monkeypatch.setenv("AEGIS_DATABASE_URL", " postgresql://me@host/db\n")

    read = settings.read()

    assert read.database_url is not None
    assert read.database_url.get_secret_value() == "postgresql://me@host/db"


def test_secrets_are_not_shown(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")

    read = settings.read()

    assert read.discord_token is not None
    assert read.discord_token.get_secret_value() == "very-secret"
    assert "very-secret" not in repr(read)


@pytest.mark.parametrize(
    ("variable", "value", "help_given"),
    [
        ("DISCORD_TOKEN", "abc\ndef", "copy it anew"),
        ("DISCORD_TOKEN", "“abc”", "copy it anew"),
        ("AEGIS_LOG", "loud", "'debug', 'info', 'warning' or 'error'"),
        ("AEGIS_SYNC_EVERY", "hour", "'never', 'day' or 'week'"),
        ("AEGIS_METRICS_PORT", "70000", "less than or equal to 65535"),
        ("AEGIS_SENTRY_DSN", "https://sentry.io/1", "it is no DSN"),
        ("AEGIS_DATABASE_URL", "mysql://me:pass@host/db", "postgresql://"),
    ],
)
def test_a_bad_value_is_named_with_what_would_do(
    monkeypatch, variable, value, help_given
):
    monkeypatch.setenv(variable, value)

    with pytest.raises(settings.SettingsError) as caught:
        settings.read()

    assert str(caught.value).startswith(f"{variable}: ")
    assert help_given in str(caught.value)
    assert value not in str(caught.value)


def test_every_bad_value_is_named_at_once(monkeypatch):
    monkeypatch.setenv("AEGIS_LOG", "loud")
    monkeypatch.setenv("AEGIS_METRICS_PORT", "none")

    with pytest.raises(settings.SettingsError) as caught:
        settings.read()

    assert len(str(caught.value).splitlines()) == 2


def test_what_looks_like_a_setting_and_is_none_is_named():
    environ = {
        "AEGIS_LOG": "info",
        "aegis_log_format": "json",
        "AEGIS_LOGFORMAT": "json",
        "AEGIS_COLOUR": "red",
        "DISCORD_TOKN": "secret",
        "DISCORD_PATH": "/opt/discord",
        "PATH": "/bin",
    }

    assert settings.unknown(environ) == [
        "AEGIS_LOGFORMAT is no setting; AEGIS_LOG_FORMAT is.",
        "AEGIS_COLOUR is no setting.",
        "DISCORD_TOKN is no setting; DISCORD_TOKEN is.",
    ]
