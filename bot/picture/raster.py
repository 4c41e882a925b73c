"""SVG made into PNG, here or in a process of its own."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files

import resvg_py

# From here on letters are of scripts our own fonts do not have.
_FOREIGN = 0x2E80


def png_from(svg: str) -> bytes:
    """*svg* as PNG of its own size. Raises ValueError where it is no SVG."""
    fonts = files("bot.picture") / "fonts"
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        font_files=[
            str(fonts / name) for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
        ],
        # Looking through all fonts of a machine takes time.
        skip_system_fonts=not any(ord(char) >= _FOREIGN for char in svg),
        sans_serif_family="DejaVu Sans",
    )


class Studio:
    """Makes PNG in another process: a large one would hold up everything here."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def png_from(self, svg: str) -> bytes:
        """As :func:`png_from`."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), max_tasks_per_child=1_000
            )
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, png_from, svg)

    def close(self) -> None:
        """End the process, if there is one."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
