"""Reports of our own mistakes, to whatever speaks Sentry's protocol."""

import logging
from collections.abc import Mapping
from typing import Any

from sentry_sdk import Client
from sentry_sdk.utils import BadDsn, event_from_exception

from bot.errors import SetupError

# Nothing else leaves: no message, no values of variables, no names of machines.
_KEPT = frozenset({"event_id", "timestamp", "level", "platform", "release", "logger"})
_FRAME = frozenset({"filename", "function", "module", "lineno", "in_app"})


class Reports(logging.Handler):
    """Reports each error that is logged with its exception: its kind and its place."""

    def __init__(self, dsn: str, release: str) -> None:
        """Raise SetupError for a *dsn* that is none."""
        try:
            self._client = Client(
                dsn=dsn,
                release=release,
                default_integrations=False,
                auto_enabling_integrations=False,
                auto_session_tracking=False,
                send_client_reports=False,
                include_local_variables=False,
                include_source_context=False,
                max_breadcrumbs=0,
                server_name="",
                before_send=lambda event, _: scrubbed(event),
            )
        except BadDsn as error:
            raise SetupError("AEGIS_SENTRY_DSN is no DSN; copy it anew.") from error
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        """Hand it to a thread that sends it; nothing is waited for."""
        error = getattr(record, "error", None) or (record.exc_info or (0, None))[1]
        if error is None:
            return
        try:
            event, hint = event_from_exception(
                error, client_options=self._client.options
            )
            event["logger"] = record.name
            event["tags"] = {"id": getattr(record, "id", "")}
            self._client.capture_event(event, hint)
        except Exception:
            self.handleError(record)

    def close(self) -> None:
        """Send what is waiting, for two seconds at most."""
        self._client.close(timeout=2.0)
        super().close()


def scrubbed(event: Mapping[str, Any]) -> Any:
    """*event* with kinds and places only."""
    kept = {key: value for key, value in event.items() if key in _KEPT}
    id = (event.get("tags") or {}).get("id")
    if id:
        kept["tags"] = {"id": id}
    values = (event.get("exception") or {}).get("values") or ()
    kept["exception"] = {"values": [_kind_and_place(one) for one in values]}
    return kept


def _kind_and_place(error: Mapping[str, Any]) -> dict[str, Any]:
    frames = (error.get("stacktrace") or {}).get("frames") or ()
    return {
        "type": error.get("type"),
        "module": error.get("module"),
        "value": "",
        "stacktrace": {
            "frames": [
                {key: value for key, value in frame.items() if key in _FRAME}
                for frame in frames
            ]
        },
    }
