"""Cards fetched from where they are published, then imported like any file."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, TypeVar

import httpx

from bot.cards.card import Card
from bot.cards.files import Progress
from bot.cards.importing import Imported, import_cards
from bot.cards.storing import CardStore
from bot.citation import Game
from bot.errors import Problem, QuestionError

T = TypeVar("T")

USER_AGENT = "aegis-rules-bot (card catalogue; a rules bot for players)"
_TRIES = 4
_LONGEST_PAUSE = 60.0
_TIMEOUT = httpx.Timeout(60.0, connect=15.0)
_LONGEST_DOWNLOAD = 1800.0
_LARGEST_BULK = 1 << 30
_LARGEST_PAGE = 32 << 20
_MOST_PAGES = 1000
# Between two pages, as their owners ask for.
_BETWEEN_PAGES = 0.2


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where each game's cards are published."""

    scryfall: str = "https://api.scryfall.com/bulk-data"
    grand_archive: str = "https://api.gatcg.com/cards/search"
    riftcodex: str = "https://api.riftcodex.com/cards"


def sync_cards(
    game: Game,
    store: CardStore,
    progress: Callable[[Progress], None] | None = None,
    *,
    each: Callable[[Card], None] | None = None,
    addresses: Addresses = Addresses(),
    pause: Callable[[float], None] = time.sleep,
) -> Imported:
    """Fetch all cards of *game* and keep them instead of those imported before.

    Blocks for as long as the download takes. Raises QuestionError when they
    cannot be fetched whole, or are fewer than nine tenths of those kept; then
    nothing has changed.
    """
    with _client() as client, TemporaryDirectory(prefix="aegis-") as folder:
        fetch = _Fetch(client, pause)
        file = Path(folder) / "cards.json"
        with file.open("wb") as to:
            match game:
                case Game.MTG:
                    fetch.bulk(addresses.scryfall, to)
                case Game.GRAND_ARCHIVE:
                    fetch.pages(addresses.grand_archive, "total_pages", "data", to)
                case Game.RIFTBOUND:
                    fetch.pages(addresses.riftcodex, "pages", "items", to)
        return import_cards(
            file,
            store,
            progress,
            each=each,
            instead=True,
            at_least=store.count(game) * 9 // 10,
        )


@contextmanager
def _client() -> Iterator[httpx.Client]:
    headers = {"User-Agent": USER_AGENT, "Accept": "application/json;q=0.9,*/*;q=0.8"}
    with httpx.Client(
        headers=headers,
        timeout=_TIMEOUT,
        follow_redirects=True,
        max_redirects=3,
        event_hooks={"request": [_only_https]},
    ) as client:
        yield client


class _Fetch:
    """Downloads that are tried again, and that end."""

    def __init__(self, client: httpx.Client, pause: Callable[[float], None]) -> None:
        self._client = client
        self._pause = pause

    def bulk(self, address: str, to: IO[bytes]) -> None:
        """Scryfall's file of one object per card, by way of its index."""
        files = self._page(address, {}).get("data")
        listed = [
            str(file.get("download_uri", ""))
            for file in (files if isinstance(files, list) else [])
            if isinstance(file, dict) and file.get("type") == "oracle_cards"
        ]
        if not listed:
            raise _unavailable(address, "it lists no oracle cards")
        self._again(listed[0], lambda: self._save(listed[0], to))

    def pages(self, address: str, last: str, held: str, to: IO[bytes]) -> None:
        """Every page of a list, each on a line; *last* says how many there are."""
        number, pages = 0, 1
        while number < pages:
            number += 1
            if number > 1:
                self._pause(_BETWEEN_PAGES)
            page = self._page(address, {"page": number, "size": 100})
            count, cards = page.get(last), page.get(held)
            if not isinstance(cards, list) or not isinstance(count, int):
                raise _unavailable(address, f"page {number} is no list of cards")
            if count > _MOST_PAGES:
                raise _unavailable(address, f"it has {count:,} pages")
            pages = count
            to.write(json.dumps({held: cards}).encode() + b"\n")

    def _page(self, address: str, params: dict[str, int]) -> dict[str, Any]:
        def get() -> Any:
            with self._client.stream("GET", address, params=params) as reply:
                reply.raise_for_status()
                return json.loads(b"".join(_limited(reply, _LARGEST_PAGE)))

        page = self._again(address, get)
        if not isinstance(page, dict):
            raise _unavailable(address, "its answer is no object")
        return page

    def _save(self, address: str, to: IO[bytes]) -> None:
        to.seek(0)
        to.truncate()
        with self._client.stream("GET", address) as reply:
            reply.raise_for_status()
            for chunk in _limited(reply, _LARGEST_BULK):
                to.write(chunk)

    def _again(self, address: str, get: Callable[[], T]) -> T:
        """What *get* gives, tried again after trouble that may pass."""
        for tried in range(1, _TRIES + 1):
            wait = 2.0**tried
            try:
                return get()
            except httpx.HTTPStatusError as wrong:
                status = wrong.response.status_code
                why = f"it answers {status}"
                if status != 429 and status < 500:
                    raise _unavailable(address, why) from wrong
                wait = _asked_for(wrong.response) or wait
            except httpx.TooManyRedirects as wrong:
                raise _unavailable(address, "it sends from page to page") from wrong
            except (httpx.HTTPError, httpx.InvalidURL) as wrong:
                why = str(wrong) or type(wrong).__name__
            except ValueError:
                why = "its answer is not JSON"
            if tried < _TRIES:
                self._pause(min(wait, _LONGEST_PAUSE))
        raise _unavailable(address, f"{why} ({_TRIES} tries)")


def _asked_for(reply: httpx.Response) -> float:
    """The seconds a server asks to wait; 0 where it names none."""
    asked = reply.headers.get("Retry-After", "")
    return float(asked) if asked.isdecimal() else 0.0


def _limited(reply: httpx.Response, most: int) -> Iterator[bytes]:
    """The unpacked body, never more than *most* bytes."""
    read, until = 0, time.monotonic() + _LONGEST_DOWNLOAD
    for chunk in reply.iter_bytes():
        read += len(chunk)
        if time.monotonic() > until:
            raise _unavailable(str(reply.url), "it takes too long")
        if read > most:
            raise _unavailable(str(reply.url), f"it sends more than {most:,} bytes")
        yield chunk


def _only_https(request: httpx.Request) -> None:
    """Refuse whatever is neither https nor this machine, redirects included."""
    local = request.url.host in {"127.0.0.1", "localhost", "::1"}
    if request.url.scheme != "https" and not local:
        raise _unavailable(str(request.url), "it is not an https address")


def _unavailable(address: str, why: str) -> QuestionError:
    host = httpx.URL(address).host or address
    return QuestionError(
        Problem.NOT_FOUND, f"The cards cannot be fetched from {host}: {why}."
    )
