"""SVG made into PNG, here or in a process of its own."""

import asyncio
import multiprocessing
import os
import re
import threading
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files

import resvg_py

# Our own: the last has kana and the kanji of JIS X 0208, which the others lack.
_FONTS = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DroidSansFallback.ttf")
# From here on letters are of scripts that the first two do not have.
_FOREIGN = 0x2E80
# Letters that the first two draw as one. Whatever else of such a text they do not have
# would stay without letters: a font is taken for another where both count the same.
_JOINED = re.compile(r"f(?=[fil][^<>]*<)")
_APART = "f\u2060"
# The smallest picture there is, letters and all.
_NOTHING = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text>.</text></svg>'
)


def png_from(svg: str) -> bytes:
    """*svg* as PNG of its own size. Raises ValueError where it is no SVG."""
    fonts = files("bot.picture") / "fonts"
    return resvg_py.svg_to_bytes(
        svg_string=_JOINED.sub(_APART, svg),
        font_files=[str(fonts / name) for name in _FONTS],
        # Looking through all fonts of a machine takes time.
        skip_system_fonts=not any(_is_lacking(char) for char in set(svg)),
        sans_serif_family="DejaVu Sans",
    )


def _is_lacking(char: str) -> bool:
    """Whether none of our own fonts has *char*: Hangul, emoji, …"""
    if ord(char) < _FOREIGN:
        return False
    try:
        char.encode("iso2022_jp")
    except UnicodeEncodeError:
        return True
    return False


class Studio:
    """Makes PNG in another process: a large one would hold up everything here."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def png_from(self, svg: str) -> bytes:
        """As :func:`png_from`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._process(), png_from, svg)

    def warm(self) -> None:
        """Begin the process before anybody asks for a picture."""
        self._process().submit(png_from, _NOTHING)

    def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                multiprocessing.get_context("spawn"),
                initializer=_begun,
                max_tasks_per_child=1_000,
            )
        return self._pool

    def close(self) -> None:
        """End the process, if there is one."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _begun() -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """However the bot ends, nothing of it stays behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
