"""The settings, read once from the environment, by ``__main__``."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from enum import StrEnum
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot import paths


class SettingsError(Exception):
    """A setting that cannot be used; the text says which and what would do."""


class LogLevel(StrEnum):
    """How much is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class LogFormat(StrEnum):
    """How the log is written: for people, or an object a line for machines."""

    TEXT = "text"
    JSON = "json"


class Every(StrEnum):
    """How often the bot fetches new rules documents by itself."""

    NEVER = "never"
    DAY = "day"
    WEEK = "week"


def _postgresql(url: SecretStr) -> SecretStr:
    # As with a token, a file it is kept in ends with a line end.
    written = url.get_secret_value().strip()
    if not written.startswith(("postgresql://", "postgres://")):
        raise ValueError("must start with postgresql://")
    return SecretStr(written)


# Any other letter in it would break the request it is sent with.
_TOKEN = re.compile(r"[\w.-]+", re.A)


def _token(token: SecretStr) -> SecretStr:
    # A file it is kept in ends with a line end.
    written = token.get_secret_value().strip()
    if not _TOKEN.fullmatch(written):
        raise ValueError(
            "it has letters that no token has; copy it anew from the application's "
            "page, under Bot"
        )
    return SecretStr(written)


_DSN = re.compile(r"https?://[^\s@/]+@[^\s@/]+/(?:\S+/)?\d+", re.A)


def _dsn(dsn: SecretStr) -> SecretStr:
    if not _DSN.fullmatch(dsn.get_secret_value()):
        raise ValueError("it is no DSN, such as https://key@host/1; copy it anew")
    return dsn


class Settings(BaseSettings):
    """What the environment says; an empty variable counts as not set.

    Each field is the variable ``AEGIS_`` and its name, but ``DISCORD_TOKEN``.
    """

    model_config = SettingsConfigDict(
        env_prefix="AEGIS_",
        env_ignore_empty=True,
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: Annotated[SecretStr, AfterValidator(_token)] | None = Field(
        default=None, validation_alias="DISCORD_TOKEN"
    )
    data: Path = Field(default_factory=paths.user_data)
    database_url: Annotated[SecretStr, AfterValidator(_postgresql)] | None = None
    log: LogLevel = LogLevel.WARNING
    log_format: LogFormat = LogFormat.TEXT
    sync_every: Every = Every.NEVER
    metrics_port: int | None = Field(default=None, ge=1, le=65535)
    metrics_host: str = "127.0.0.1"
    sentry_dsn: Annotated[SecretStr, AfterValidator(_dsn)] | None = None

    @field_validator("data")
    @classmethod
    def _absolute(cls, data: Path) -> Path:
        return data.expanduser().absolute()

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be written down."""
        held = (self.discord_token, self.database_url, self.sentry_dsn)
        return tuple(one.get_secret_value() for one in held if one is not None)

    @property
    def database(self) -> Path:
        """The SQLite file that is used where no database URL is set."""
        return self.data / "aegis.db"


# So pydantic begins what a check of ours says.
_OURS = "Value error, "


def read() -> Settings:
    """Read the environment; raise SettingsError naming every variable at fault."""
    try:
        return Settings()
    except ValidationError as error:
        problems = error.errors(include_input=False, include_url=False)
        raise SettingsError(
            "\n".join(
                f"{_variable(it['loc'][0])}: {it['msg'].removeprefix(_OURS)}."
                for it in problems
            )
        ) from None


def unknown(environ: Mapping[str, str]) -> list[str]:
    """What of *environ* looks like a setting and is none, with what may be meant."""
    known = [_variable(one) for one in Settings.model_fields]
    found = []
    for name in environ:
        if name.upper() in known:
            continue
        near = get_close_matches(name.upper(), known, n=1, cutoff=_NEAR)
        if near or name.upper().startswith("AEGIS_"):
            found.append(
                f"{name} is no setting" + (f"; {near[0]} is." if near else ".")
            )
    return found


# From this on a name is taken for a mis-spelt one: of 17 letters two are wrong.
_NEAR = 0.85


def _variable(field: int | str) -> str:
    """What the environment calls it."""
    name = str(field).upper()
    return name if name == "DISCORD_TOKEN" else f"AEGIS_{name}"
