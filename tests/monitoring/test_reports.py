"""Reports say where a mistake was made, and nothing that anybody typed or hid."""

import gzip
import json
import logging
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from bot.errors import SetupError
from bot.monitoring.reports import Reports

TYPED = "Alice has a blorp shield"
TOKEN = "MTk4.top-secret.dGhl"


class Collector:
    """A server that takes reports and keeps what came."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        bodies = self.bodies

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if self.headers.get("Content-Encoding") == "gzip":
                    body = gzip.decompress(body)
                bodies.append(body)
                self.send_response(200)
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, *_: object) -> None:
                """Quiet."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    @property
    def dsn(self) -> str:
        return f"http://key@127.0.0.1:{self.server.server_port}/7"

    def event(self) -> dict[str, object]:
        """The only event that came: envelope, header, event."""
        [body] = self.bodies
        event: dict[str, object] = json.loads(body.split(b"\n")[2])
        return event

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def collector() -> Iterator[Collector]:
    made = Collector()
    yield made
    made.close()


def logged(collector: Collector) -> None:
    """A mistake with secrets in every place where one could stand."""
    logger = logging.getLogger("bot.test-reports")
    reports = Reports(collector.dsn, "1.2.3")
    logger.addHandler(reports)
    logger.propagate = False
    scenario, token = TYPED, TOKEN
    try:
        _fail(scenario, token)
    except RuntimeError as error:
        logger.error(
            "%s failed on %s", token, scenario, extra={"id": "abc123", "error": error}
        )
    logger.removeHandler(reports)
    reports.close()


def _fail(scenario: str, token: str) -> None:
    try:
        raise ValueError(f"inner {scenario} {token}")
    except ValueError as error:
        raise RuntimeError(f"outer {scenario} {token}") from error


def test_a_report_names_kind_place_version_and_id(collector: Collector):
    logged(collector)
    event = collector.event()
    told = json.dumps(event)

    assert event["release"] == "1.2.3"
    assert event["tags"] == {"id": "abc123"}
    assert "RuntimeError" in told
    assert "_fail" in told


def test_nothing_typed_and_no_token_leaves(collector: Collector):
    logged(collector)
    [body] = collector.bodies

    for hidden in (TYPED, TOKEN, "inner", "outer"):
        assert hidden.encode() not in body


def test_what_is_no_mistake_of_ours_is_not_reported(collector: Collector):
    logger = logging.getLogger("bot.test-reports")
    reports = Reports(collector.dsn, "1")
    logger.addHandler(reports)
    logger.propagate = False
    logger.error("A sentence about the disk")
    logger.removeHandler(reports)
    reports.close()

    assert collector.bodies == []


def test_a_dsn_that_is_none_is_said_to_be():
    with pytest.raises(SetupError, match="AEGIS_SENTRY_DSN"):
        Reports("nonsense", "1")
