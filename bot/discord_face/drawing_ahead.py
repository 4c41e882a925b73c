"""What works rulings out for the bot, and draws the message each comes as.

Where that is done in a process of its own, the event loop need not do it.
"""

from typing import Any

from bot.discord_face.views.drawing_again import draw_ahead
from bot.judge.bench import Bench
from bot.judge.callers import Caller
from bot.judge.inquiry import MOST, Inquiry
from bot.judge.recent import Known


class Drawing:
    """*bench*, whose rulings are drawn as well."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    def here(self, inquiry: Inquiry, language: str, budget: int = MOST) -> Known:
        """The ruling, told in *language* and drawn; see :meth:`Bench.here`."""
        known = self._bench.here(inquiry, language, budget)
        say = self._bench.words(Caller("", language=language))
        draw_ahead(known.told, say, known.shown)
        return known

    def __getattr__(self, name: str) -> Any:
        """Whatever else the bench does, as it does it."""
        return getattr(self._bench, name)
