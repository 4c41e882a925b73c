"""Cards fetched from a publisher on loopback that does not always behave."""

import gzip
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from bot.cards.importing import import_cards
from bot.cards.syncing import Addresses, sync_cards
from bot.citation import Game
from bot.errors import QuestionError
from tests.cards import records

Reply = tuple[int, dict[str, str], bytes]


class Publisher:
    """Answers each path with its replies in turn, the last one for ever."""

    def __init__(self) -> None:
        self.replies: dict[str, list[Reply]] = {}
        self.asked: list[str] = []
        self.agents: set[str] = set()
        publisher = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                publisher.asked.append(self.path)
                publisher.agents.add(self.headers["User-Agent"])
                replies = publisher.replies.get(self.path.partition("?")[0], [])
                page = publisher.replies.get(self.path, replies)
                status, headers, body = page[0] if page else (404, {}, b"")
                if len(page) > 1:
                    page.pop(0)
                self.send_response(status)
                for name, value in (
                    {"Content-Length": str(len(body))} | headers
                ).items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def says(self, path: str, *replies: object) -> None:
        """Answer *path* with JSON values, or with whole replies."""
        self.replies[path] = [
            it if isinstance(it, tuple) else (200, {}, json.dumps(it).encode())
            for it in replies
        ]

    def lists(self, path: str) -> None:
        """Offer a bulk file of Magic cards at *path*."""
        files = [
            {"type": "rulings", "download_uri": "http://127.0.0.1:1/"},
            {"type": "oracle_cards", "download_uri": self.address + path},
        ]
        self.says("/bulk-data", {"object": "list", "data": files})


@pytest.fixture
def publisher(monkeypatch: pytest.MonkeyPatch) -> Iterator[Publisher]:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    publisher = Publisher()
    thread = threading.Thread(target=publisher.server.serve_forever, args=(0.01,))
    thread.start()
    yield publisher
    publisher.server.shutdown()
    publisher.server.server_close()
    thread.join()


@pytest.fixture
def pauses() -> list[float]:
    return []


@pytest.fixture
def sync(publisher, store, pauses) -> Callable[[Game], object]:
    at = publisher.address
    addresses = Addresses(f"{at}/bulk-data", f"{at}/ga", f"{at}/rb")
    return lambda game: sync_cards(
        game, store, addresses=addresses, pause=pauses.append
    )


CARDS = [records.scryfall("One"), records.scryfall("Two")]


def test_magic_cards_come_by_way_of_the_bulk_index(publisher, sync, store):
    publisher.lists("/oracle.json")
    publisher.says("/oracle.json", CARDS)

    assert sync(Game.MTG).cards == store.count(Game.MTG) == 2


@pytest.mark.parametrize("encoding", [{}, {"Content-Encoding": "gzip"}])
def test_the_bulk_file_may_be_packed(publisher, sync, encoding):
    packed = gzip.compress(json.dumps(CARDS).encode())
    publisher.lists("/oracle.json.gz")
    publisher.says("/oracle.json.gz", (200, encoding, packed))

    assert sync(Game.MTG).cards == 2


def test_every_page_of_grand_archive_cards_is_fetched(publisher, sync):
    for n, name in enumerate(("One", "Two", "Three"), start=1):
        page = {"data": [records.grand_archive(name)], "total_pages": 3}
        publisher.says(f"/ga?page={n}&size=100", page)

    assert sync(Game.GRAND_ARCHIVE).cards == 3


def test_every_page_of_riftbound_cards_is_fetched(publisher, sync):
    for n, name in enumerate(("One", "Two"), start=1):
        page = {"items": [records.riftcodex(name)], "pages": 2}
        publisher.says(f"/rb?page={n}&size=100", page)

    assert sync(Game.RIFTBOUND).cards == 2


def test_it_says_who_asks(publisher, sync):
    publisher.says("/rb", {"items": [records.riftcodex("One")], "pages": 1})
    sync(Game.RIFTBOUND)

    assert all("aegis-rules-bot" in agent for agent in publisher.agents)


@pytest.mark.parametrize(
    "trouble",
    [
        (500, {}, b""),
        (503, {"Retry-After": "7"}, b""),
        (429, {}, b""),
        (200, {"Content-Length": "99999"}, b"["),
        (200, {}, b"<html>"),
        (200, {"Content-Encoding": "gzip"}, b"no gzip"),
    ],
    ids=["broken", "busy", "too often", "cut off", "no JSON", "bad packing"],
)
def test_trouble_that_passes_is_waited_out(publisher, sync, pauses, trouble):
    page = {"items": [records.riftcodex("One")], "pages": 1}
    publisher.says("/rb", trouble, page)

    assert sync(Game.RIFTBOUND).cards == 1
    assert len(pauses) == 1


def test_the_wait_a_server_asks_for_is_kept(publisher, sync, pauses):
    page = {"items": [records.riftcodex("One")], "pages": 1}
    publisher.says("/rb", (429, {"Retry-After": "7"}, b""), page)
    sync(Game.RIFTBOUND)

    assert pauses == [7.0]


def test_no_server_makes_us_wait_for_ever(publisher, sync, pauses):
    publisher.says("/rb", (429, {"Retry-After": "99999"}, b""))

    with pytest.raises(QuestionError, match="answers 429"):
        sync(Game.RIFTBOUND)
    assert max(pauses) <= 60
    assert len(publisher.asked) == 4


@pytest.mark.parametrize(
    "trouble",
    [
        (404, {}, b""),
        (500, {}, b""),
        (302, {"Location": "/rb"}, b""),
        (302, {"Location": "http://example.com/"}, b""),
        {"items": "none", "pages": 1},
        {"items": [], "pages": 10**9},
        {"items": [], "pages": 1},
        {"items": [{"classification": {}, "name": 3}], "pages": 1},
        [1, 2],
    ],
    ids=[
        "missing", "broken", "circle", "not https", "no list", "endless", "empty",
        "no card", "no object",
    ],
)  # fmt: skip
def test_trouble_that_stays_leaves_the_old_cards(
    publisher, sync, store, tmp_path, trouble
):
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([records.riftcodex("Old")]), "utf-8")
    import_cards(file, store)
    publisher.says("/rb", trouble)

    with pytest.raises(QuestionError):
        sync(Game.RIFTBOUND)
    assert list(store.names(Game.RIFTBOUND)) == [("old", 0, "old", "Old")]


def test_a_catalogue_that_shrinks_is_not_believed(publisher, sync, store, tmp_path):
    file = tmp_path / "cards.json"
    cards = [records.scryfall(f"Card {n}") for n in range(10)]
    file.write_text(json.dumps(cards), "utf-8")
    import_cards(file, store)
    publisher.lists("/oracle.json")
    publisher.says("/oracle.json", CARDS)

    with pytest.raises(QuestionError, match="cannot be all"):
        sync(Game.MTG)
    assert store.count(Game.MTG) == 10


def test_a_publisher_that_is_away_is_said_to_be(store):
    addresses = Addresses(riftcodex="http://127.0.0.1:1/")

    with pytest.raises(QuestionError, match=r"127\.0\.0\.1"):
        sync_cards(Game.RIFTBOUND, store, addresses=addresses, pause=lambda _: None)
