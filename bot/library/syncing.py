"""Finding the newest rules where each publisher announces them, and keeping them."""

import hashlib
import html
import re
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, urljoin, urlsplit

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.library.documents import grand_archive, webpage
from bot.library.documents.document import Document, broken
from bot.library.documents.reading import read_bytes
from bot.library.documents.text import decode
from bot.library.entry import Edition
from bot.library.fetching import Fetcher, Limits, fetching
from bot.library.importing import keep

# The page on which each publisher links or lists the newest rules.
ANNOUNCED = {
    Game.MTG: "https://magic.wizards.com/en/rules",
    Game.RIFTBOUND: "https://playriftbound.com/en-us/rules-hub/",
    Game.GRAND_ARCHIVE: "https://rules.gatcg.com/llms.txt",
}
_MOST_PAGES = 600
_ANCHOR = re.compile(
    r"<a\b[^<>]{0,500}?\bhref\s*=\s*[\"']([^\"'<>]{1,2000})[\"'][^<>]{0,500}>"
    r"(.{0,2000}?)</a>",
    re.I | re.S,
)
_ADDRESS = re.compile(r"https?:(?:\\?/){2}[^\s\"'<>\\]+(?:\\/[^\s\"'<>\\]+)*", re.I)
_MARKDOWN = re.compile(r"\]\(([^)\s]+\.md)\)")
_TAG = re.compile(r"<[^>]+>")


@dataclass(frozen=True, slots=True)
class Synced:
    """How it went for one game: the edition there is now, or why there is none.

    *new* is True when it was not held before; *url* is where it was found.
    """

    game: Game
    edition: Edition | None
    new: bool
    url: str
    problem: str = ""
    unread: tuple[str, ...] = ()


def sync(
    database: Path | sqlite3.Connection,
    games: Iterable[Game] = tuple(Game),
    announced: dict[Game, str] | None = None,
    limits: Limits | None = None,
) -> list[Synced]:
    """Fetch and keep the newest edition of each of *games*.

    One that fails changes nothing and is reported; the others go on.
    """
    pages = ANNOUNCED | (announced or {})
    done: list[Synced] = []
    with fetching(limits) as fetcher:
        for game in games:
            try:
                done.append(_sync_one(database, game, pages[game], fetcher))
            except QuestionError as error:
                done.append(Synced(game, None, False, pages[game], error.message))
    return done


def _sync_one(
    database: Path | sqlite3.Connection, game: Game, page: str, fetcher: Fetcher
) -> Synced:
    if game is Game.GRAND_ARCHIVE:
        document, checksum = _fetch_pages(page, fetcher)
        url = page
    else:
        found = fetcher.get(page)
        url = newest_link(game, _text(found.data, page), found.url)
        data = fetcher.get(url).data
        name = url.rpartition("/")[2]
        if game is Game.MTG and webpage.looks_like_html(_text(data[:2000], name)):
            raise broken(url, "this is a web page, not the text of the rules")
        document = read_bytes(data, name, game)
        checksum = hashlib.sha256(data).hexdigest()
    if document.partial:
        raise broken(url, "this is not the whole rulebook")
    kept = keep(database, document, checksum, url, whole=True)
    return Synced(game, kept.edition, kept.new, url, unread=kept.unread)


def newest_link(game: Game, page: str, base: str) -> str:
    """The address of the newest rules linked on *page*; NOT_FOUND if none is."""
    ending = ".txt" if game is Game.MTG else ".pdf"
    found = [
        (_likelihood(game, address, words), at, address)
        for at, (address, words) in enumerate(_links(page, base))
        if urlsplit(address).path.lower().endswith(ending)
    ]
    # The likeliest; of equals, the one that stands first on the page.
    best = max(found, key=lambda one: (one[0], -one[1]), default=None)
    if best is None or (game is Game.RIFTBOUND and best[0] == ("", 0)):
        raise QuestionError(
            Problem.NOT_FOUND, f"{base} links no {ending} file with the rules any more"
        )
    return best[2]


def _likelihood(game: Game, address: str, words: str) -> tuple[str, int]:
    """The date in a Magic file's name counts first; then that it is called so."""
    called = f"{address} {words}".lower().replace("%20", " ")
    if game is Game.MTG:
        dated = re.search(r"(20\d{6})", address)
        is_called = "comp" in called and "rules" in called
        return (dated[1] if dated else "", int(is_called))
    is_core = re.search(r"core[\s_-]*rules", called) is not None
    is_other = re.search(r"tournament|errata|patch|changes|primer", called) is not None
    return ("", 2 * is_core - is_other)


def _links(page: str, base: str) -> Sequence[tuple[str, str]]:
    """Every address on the page with the words that lead to it."""
    links: dict[str, str] = {}
    for found in _ANCHOR.finditer(page):
        words = html.unescape(_TAG.sub(" ", found[2]))
        links.setdefault(_whole(found[1], base), words)
    # Pages drawn by a script hold their links in its data, a title before each.
    for bare in _ADDRESS.finditer(page):
        address = _whole(bare[0].replace("\\/", "/"), base)
        before = _TAG.sub(" ", page[max(0, bare.start() - 200) : bare.start()])
        links.setdefault(address, before.rpartition("http")[2])
    return list(links.items())


def _whole(address: str, base: str) -> str:
    joined = urljoin(base, html.unescape(address).strip())
    return quote(joined, safe="%/:=&?~#+!$,;'@()*[]")


def _fetch_pages(listing: str, fetcher: Fetcher) -> tuple[Document, str]:
    """Grand Archive's site, page by page as its own listing names them."""
    listed = fetcher.get(listing)
    text = _text(listed.data, listing)
    addresses = list(
        dict.fromkeys(_whole(one, listed.url) for one in _MARKDOWN.findall(text))
    )
    if not addresses:
        raise broken(listing, "this lists no pages of rules")
    if len(addresses) > _MOST_PAGES:
        raise broken(listing, f"{len(addresses)} pages are too many for a rulebook")
    files: dict[str, str] = {}
    digest = hashlib.sha256()
    for at, address in enumerate(addresses):
        if at:
            fetcher.limits.pause(0.1)  # one page after the other, without haste
        data = fetcher.get(address).data
        page = _text(data, address)
        if webpage.looks_like_html(page):
            raise broken(address, "this is a web page, not a page of rules in markdown")
        digest.update(data)
        files[urlsplit(address).path.lstrip("/")] = page
    return grand_archive.read_book(files, listing), digest.hexdigest()


def _text(data: bytes, name: str) -> str:
    return decode(data, name)
