"""The newest rules are found and fetched, however badly the server behaves."""

import gzip
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from bot.citation import Game
from bot.errors import QuestionError
from bot.library import Library
from bot.library.fetching import Limits
from bot.library.syncing import Synced, newest_link, sync
from tests.library.books import GRAND_ARCHIVE, magic, riftbound
from tests.library.pdfs import pdf_of

Reply = Callable[[BaseHTTPRequestHandler], None]


class Publisher(ThreadingHTTPServer):
    """A web server on loopback that answers each path as a test says."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.replies: dict[str, Reply] = {}
        self.asked: list[str] = []
        self.agents: set[str] = set()
        self.closing = threading.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def handle_error(self, *_: object) -> None:
        """Clients that hang up are part of the tests."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Publisher

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        self.server.agents.add(self.headers["User-Agent"])
        reply = self.server.replies.get(self.path, status(404))
        reply(self)

    def log_message(self, *_: object) -> None:
        """Nothing on the terminal."""


def body(data: bytes, code: int = 200, **headers: str) -> Reply:
    def reply(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(code)
        for name, value in headers.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.send_header("Content-Length", str(len(data)))
        handler.end_headers()
        handler.wfile.write(data)

    return reply


def status(code: int, **headers: str) -> Reply:
    return body(b"<!DOCTYPE html><html><body>Oh no</body></html>", code, **headers)


def moved(to: str) -> Reply:
    return status(301, Location=to)


def cut_off(data: bytes) -> Reply:
    def reply(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Length", str(len(data)))
        handler.end_headers()
        handler.wfile.write(data[: len(data) // 2])
        handler.wfile.flush()
        handler.close_connection = True

    return reply


def silence(handler: BaseHTTPRequestHandler) -> None:
    """Answers nothing until the test is over."""
    server = handler.server
    assert isinstance(server, Publisher)
    server.closing.wait(30)


def in_turn(*replies: Reply) -> Reply:
    left = list(replies)

    def reply(handler: BaseHTTPRequestHandler) -> None:
        (left.pop(0) if len(left) > 1 else left[0])(handler)

    return reply


@pytest.fixture
def publisher() -> Iterator[Publisher]:
    server = Publisher()
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    yield server
    server.closing.set()
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def sync_magic(publisher, database) -> Callable[..., Synced]:
    page = b'<html><a href="/files/MagicCompRules%2020310303.txt">TXT</a></html>'
    publisher.replies["/rules"] = body(page)
    pauses: list[float] = []

    def run(**limits: float) -> Synced:
        [done] = sync(
            database,
            [Game.MTG],
            {Game.MTG: f"{publisher.url}/rules"},
            Limits(pause=pauses.append, **limits),  # type: ignore[arg-type]
        )
        return done

    return run


FILE = "/files/MagicCompRules%2020310303.txt"


def test_the_newest_rules_are_found_fetched_and_kept(publisher, sync_magic, database):
    publisher.replies[FILE] = body(magic().encode("utf-8-sig"))
    done = sync_magic()

    assert (done.problem, done.new) == ("", True)
    assert Library(database).look_up("100.2")[0].edition == "2031-03-03"


def test_what_is_held_already_is_not_new(publisher, sync_magic):
    publisher.replies[FILE] = body(magic().encode())
    sync_magic()

    assert not sync_magic().new


def test_the_bot_says_who_it_is(publisher, sync_magic):
    publisher.replies[FILE] = body(magic().encode())
    sync_magic()

    assert all("aegis-rules-bot" in agent for agent in publisher.agents)


def test_a_moved_page_is_followed(publisher, sync_magic):
    publisher.replies["/new"] = publisher.replies["/rules"]
    publisher.replies["/rules"] = moved("/new")
    publisher.replies[FILE] = moved("/elsewhere.txt")
    publisher.replies["/elsewhere.txt"] = body(magic().encode())

    assert sync_magic().new


def test_a_page_that_moves_in_a_circle_is_given_up(publisher, sync_magic):
    publisher.replies["/rules"] = moved("/rules")

    assert "circle" in sync_magic().problem


def test_a_missing_file_is_not_asked_for_again(publisher, sync_magic):
    assert "404" in sync_magic().problem
    assert publisher.asked.count(FILE) == 1


@pytest.mark.parametrize("code", [500, 503, 429])
def test_a_server_in_trouble_is_asked_again(publisher, sync_magic, code):
    publisher.replies[FILE] = in_turn(status(code), body(magic().encode()))

    assert sync_magic().new


def test_a_server_in_trouble_for_good_is_given_up(publisher, sync_magic):
    publisher.replies[FILE] = status(503)

    assert "503" in sync_magic().problem
    assert publisher.asked.count(FILE) == 3


def test_a_file_cut_off_on_the_way_is_fetched_again(publisher, sync_magic):
    publisher.replies[FILE] = in_turn(cut_off(magic().encode()), body(magic().encode()))

    assert sync_magic().new


def test_a_file_always_cut_off_leaves_everything_as_it_was(
    publisher, sync_magic, database
):
    publisher.replies[FILE] = body(magic().encode())
    sync_magic()
    publisher.replies[FILE] = cut_off(magic("May 1, 2040").encode())

    assert "broke off" in sync_magic().problem
    assert Library(database).look_up("100.2")[0].edition == "2031-03-03"


def test_a_silent_server_is_not_waited_for(publisher, sync_magic):
    publisher.replies[FILE] = silence

    assert "too long" in sync_magic(read=0.05, tries=1).problem


def test_a_trickling_server_is_not_waited_for(publisher, sync_magic):
    def trickle(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Length", "1000000")
        handler.end_headers()
        while not publisher.closing.wait(0.005):
            handler.wfile.write(b"x")

    publisher.replies[FILE] = trickle

    assert "too long" in sync_magic(whole=0.1, tries=1).problem


def test_an_error_page_with_status_200_is_no_rulebook(publisher, sync_magic):
    publisher.replies[FILE] = status(200)

    assert "web page" in sync_magic().problem


def test_a_page_without_the_link_says_so(publisher, sync_magic):
    publisher.replies["/rules"] = body(b"<html>New design, no links</html>")

    assert "links no .txt file" in sync_magic().problem


def test_a_file_larger_than_any_rulebook_is_not_read(publisher, sync_magic):
    publisher.replies[FILE] = body(magic().encode())

    assert "larger than" in sync_magic(most_bytes=500).problem


def test_a_packed_file_is_unpacked(publisher, sync_magic):
    packed = gzip.compress(magic().encode())
    publisher.replies[FILE] = body(packed, Content_Encoding="gzip")

    assert sync_magic().new


def test_a_file_that_unpacks_without_end_is_not_read(publisher, sync_magic):
    bomb = gzip.compress(b"0" * 20_000_000)
    publisher.replies[FILE] = body(bomb, Content_Encoding="gzip")

    assert "larger than" in sync_magic(most_bytes=1_000_000).problem


def test_a_wrongly_packed_file_is_refused(publisher, sync_magic):
    publisher.replies[FILE] = body(b"not gzip at all", Content_Encoding="gzip")

    assert "packed wrongly" in sync_magic().problem


def test_an_excerpt_is_not_taken_for_the_rulebook(publisher, sync_magic):
    publisher.replies[FILE] = body(b"Magic\n\n100.1. One.\n\n100.1a Two.\n")

    assert "not the whole rulebook" in sync_magic().problem


def test_a_server_that_is_not_there_is_reported(database):
    [done] = sync(
        database,
        [Game.MTG],
        {Game.MTG: "http://127.0.0.1:9/rules"},
        Limits(pause=lambda _: None),
    )

    assert done.edition is None
    assert "127.0.0.1:9" in done.problem


def test_one_game_that_fails_does_not_stop_the_others(publisher, database):
    lines = [line for line in riftbound().split("\n") if line]
    publisher.replies["/hub"] = body(b'<a href="/core-rules.pdf">Core Rules</a>')
    publisher.replies["/core-rules.pdf"] = body(pdf_of([lines]))
    done = sync(
        database,
        [Game.MTG, Game.RIFTBOUND],
        {Game.MTG: f"{publisher.url}/gone", Game.RIFTBOUND: f"{publisher.url}/hub"},
        Limits(pause=lambda _: None),
    )

    assert [bool(one.problem) for one in done] == [True, False]
    assert done[1].edition is not None
    assert done[1].edition.name == "2031-03-03"


@pytest.fixture
def site(publisher) -> str:
    """The made-up Grand Archive site: a listing, and its pages in markdown."""
    listing = ["# Rules", ""]
    for path, text in GRAND_ARCHIVE.items():
        if path == "SUMMARY.md":
            continue
        address = "readme.md" if path == "README.md" else path
        address = address.replace("/README.md", ".md")
        listing.append(f"- [A page]({publisher.url}/{address}): about it")
        notice = "> For the complete index, see [llms.txt](/llms.txt).\n\n"
        publisher.replies[f"/{address}"] = body((notice + text).encode())
    publisher.replies["/llms.txt"] = body("\n".join(listing).encode())
    return f"{publisher.url}/llms.txt"


def sync_site(database, site: str) -> Synced:
    [done] = sync(
        database,
        [Game.GRAND_ARCHIVE],
        {Game.GRAND_ARCHIVE: site},
        Limits(pause=lambda _: None),
    )
    return done


def test_a_site_is_fetched_page_by_page(database, site):
    done = sync_site(database, site)

    assert (done.problem, done.edition and done.edition.name) == ("", "2031-05-04")
    assert Library(database).look_up("Ladders 2.1.1")[0].official


def test_a_site_with_a_page_missing_is_not_kept_in_part(publisher, database, site):
    del publisher.replies["/game-mechanics/ropes.md"]

    assert "ropes.md answered 404" in sync_site(database, site).problem
    assert not database.exists()


def test_of_several_magic_files_the_newest_is_taken():
    page = (
        '<a href="/a/MagicCompRules%2020250101.txt">Old</a>'
        '<a href="/a/MagicCompRules 20260807.txt">TXT</a>'
        '<a href="/a/MagicCompRules%2020260807.pdf">PDF</a>'
        '<a href="/a/readme.txt">Other</a>'
    )

    assert newest_link(Game.MTG, page, "https://x.org/rules") == (
        "https://x.org/a/MagicCompRules%2020260807.txt"
    )


def test_of_several_riftbound_files_the_core_rules_are_taken():
    page = (
        '<a href="https://c.org/1.pdf"><b>Tournament Rules</b></a>'
        '<a href="https://c.org/2.pdf"><span>Core Rules</span></a>'
        '<a href="https://c.org/3.pdf">Core Rules Patch Notes</a>'
    )

    assert newest_link(Game.RIFTBOUND, page, "https://x.org") == "https://c.org/2.pdf"


def test_a_link_in_a_scripts_data_is_found_too():
    page = r'{"title":"Core Rules","url":"https:\/\/c.org\/files\/9f.pdf"}'

    assert newest_link(Game.RIFTBOUND, page, "https://x.org") == (
        "https://c.org/files/9f.pdf"
    )


def test_a_hub_with_other_files_only_is_an_error():
    page = '<a href="/posters.pdf">Posters</a>'

    with pytest.raises(QuestionError, match=r"no \.pdf file"):
        newest_link(Game.RIFTBOUND, page, "https://x.org")
