"""The log: lines for people or JSON for machines, and no secret in either."""

import json
import logging
import re
import sys
import traceback
from collections.abc import Iterable
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

# An interaction's token lets anybody answer in our name for a quarter of an hour.
_TOKENS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~-]+")
_HIDDEN = "[hidden]"
# What every record has; all else was said with it.
_USUAL = (
    frozenset(vars(logging.makeLogRecord({})))
    | {"message", "asctime", "taskName"}
    | {"error"}
)

Raised = (
    tuple[type[BaseException], BaseException, TracebackType | None]
    | tuple[None, None, None]
)


class Lines(logging.Formatter):
    """Lines for people. *secrets* are never written, nor what an error says.

    The message of an error may repeat what somebody typed; its kind and place do not.
    """

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = tuple(one for one in secrets if one)

    def format(self, record: logging.LogRecord) -> str:
        """One record, several lines where there is a trace."""
        # Another handler may have kept a trace with the error's words in it.
        record.exc_text = None
        return self.without_secrets(super().format(record))

    def formatException(self, ei: Raised) -> str:  # noqa: N802
        """Where it was raised, and its kind."""
        return place(ei[1]) if ei[1] is not None else ""

    def without_secrets(self, text: str) -> str:
        """*text* with secrets hidden."""
        for secret in self._secrets:
            text = text.replace(secret, _HIDDEN)
        return _TOKENS.sub(rf"\1{_HIDDEN}", text)


class Json(Lines):
    """One JSON object a line: time, level, logger, message and what was added."""

    def format(self, record: logging.LogRecord) -> str:
        """One record on one line."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {key: one for key, one in vars(record).items() if key not in _USUAL}
        if record.exc_info and record.exc_info[1] is not None:
            told["exception"] = self.formatException(record.exc_info)
        return self.without_secrets(json.dumps(told, ensure_ascii=False, default=str))


def place(error: BaseException) -> str:
    """Where *error* came from and its kind, without its message."""
    told = type(error).__qualname__
    for name in ("status", "code"):
        if isinstance(number := getattr(error, name, None), int):
            told += f" {number}"
    return "".join(traceback.format_tb(error.__traceback__)) + told


def begin(level: str, *, as_json: bool = False, secrets: Iterable[str] = ()) -> None:
    """Log to standard error from now on, whatever was set up before."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter((Json if as_json else Lines)(secrets))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Below this discord.py repeats whole messages, and httpx and aiohttp addresses.
    for name in ("discord", "httpx", "httpcore", "aiohttp"):
        logging.getLogger(name).setLevel(max(logging.getLevelName(level.upper()), 20))
