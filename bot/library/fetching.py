"""Fetching a document: patiently, within limits, and politely."""

import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import httpx

from bot.errors import Problem, QuestionError
from bot.version import VERSION

_USER_AGENT = f"aegis-rules-bot/{VERSION} (rules reference)"
MOST_BYTES = 30_000_000
_RETRIED = frozenset((408, 425, 429, 500, 502, 503, 504))


@dataclass(frozen=True, slots=True)
class Limits:
    """How long and how much: seconds to connect, between bytes and in all; bytes;
    tries; *pause* sleeps the given seconds between tries and between pages."""

    connect: float = 10.0
    read: float = 20.0
    whole: float = 120.0
    most_bytes: int = MOST_BYTES
    tries: int = 3
    pause: Callable[[float], None] = time.sleep


@dataclass(frozen=True, slots=True)
class Fetched:
    """What came, from where it really came after redirections."""

    url: str
    data: bytes


class Fetcher:
    """Fetches documents one after the other over one client."""

    def __init__(self, client: httpx.Client, limits: Limits) -> None:
        self._client = client
        self.limits = limits

    def get(self, url: str) -> Fetched:
        """The document at *url*. Raises QuestionError with the address and reason."""
        for left in reversed(range(self.limits.tries)):
            try:
                return self._once(url)
            except _TryAgain as again:
                if not left:
                    raise _failed(url, again.why) from None
                tried = self.limits.tries - left
                self.limits.pause(min(max(again.seconds, 2.0**tried), 60.0))
        raise AssertionError("at least one try")

    def _once(self, url: str) -> Fetched:
        try:
            with self._client.stream("GET", url) as reply:
                if reply.status_code in _RETRIED:
                    raise _TryAgain(_said(reply), _wait(reply))
                if not reply.is_success:
                    raise _failed(url, _said(reply))
                return Fetched(str(reply.url), self._body(url, reply))
        except httpx.TimeoutException:
            raise _TryAgain("took too long to answer") from None
        except httpx.TooManyRedirects:
            raise _failed(url, "leads in a circle") from None
        except (httpx.InvalidURL, httpx.UnsupportedProtocol) as error:
            raise _failed(url, f"is no web address ({error})") from None
        except httpx.HTTPError as error:
            raise _TryAgain(f"broke off ({error or type(error).__name__})") from None

    def _body(self, url: str, reply: httpx.Response) -> bytes:
        """The body, unpacked here so that a small reply cannot become a huge one."""
        most = self.limits.most_bytes
        started = time.monotonic()
        parts: list[bytes] = []
        size = 0
        for part in _unpacked(reply, most + 1):
            size += len(part)
            if size > most:
                raise _failed(url, f"is larger than {most} bytes", Problem.LIMIT)
            if time.monotonic() - started > self.limits.whole:
                raise _TryAgain("took too long to arrive")
            parts.append(part)
        return b"".join(parts)


class _TryAgain(Exception):  # noqa: N818 - not an error yet
    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.why = why
        self.seconds = seconds


@contextmanager
def fetching(limits: Limits | None = None) -> Iterator[Fetcher]:
    """A fetcher that says who it is; its connections are closed at the end."""
    limits = limits or Limits()
    with httpx.Client(
        follow_redirects=True,
        max_redirects=5,
        timeout=httpx.Timeout(limits.read, connect=limits.connect),
        headers={"User-Agent": _USER_AGENT, "Accept-Encoding": "gzip"},
    ) as client:
        yield Fetcher(client, limits)


def _unpacked(reply: httpx.Response, most: int) -> Iterator[bytes]:
    encoding = reply.headers.get("Content-Encoding", "identity").strip().lower()
    if encoding in ("", "identity"):
        yield from reply.iter_raw()
        return
    if encoding not in ("gzip", "x-gzip", "deflate"):
        raise _failed(
            str(reply.url), f"is packed as {encoding}, which is not asked for"
        )
    unpacker = zlib.decompressobj(wbits=zlib.MAX_WBITS | 32)
    try:
        for part in reply.iter_raw():
            while part:
                yield unpacker.decompress(part, most)
                part = unpacker.unconsumed_tail
        if not unpacker.eof:
            raise _TryAgain("broke off inside its packing")
    except zlib.error as error:
        raise _TryAgain(f"is packed wrongly ({error})") from None


def _said(reply: httpx.Response) -> str:
    return f"answered {reply.status_code} {reply.reason_phrase}".rstrip()


def _wait(reply: httpx.Response) -> float:
    asked = reply.headers.get("Retry-After", "")
    return float(asked) if asked.isdecimal() else 0.0


def _failed(url: str, why: str, problem: Problem = Problem.NOT_FOUND) -> QuestionError:
    return QuestionError(problem, f"{url} {why}")
