"""What this process has taken on: each interaction once, timed, and finished."""

import asyncio
import logging
import time

from bot.discord_face.presses import read_press
from bot.discord_face.turns import Asked, Recent, Turn, data_of, turn_of
from bot.monitoring.figures import End, Figures

log = logging.getLogger(__name__)


class Taken:
    """The interactions that are being answered. *figures* count those that were."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self._recent = Recent()
        self._open: dict[asyncio.Task[object], Turn] = {}
        self._hurried = asyncio.Event()
        figures.watch("open_interactions", "Being answered.", lambda: len(self._open))

    def take(self, interaction: Asked) -> bool:
        """Take it on in the task that runs; False where it was delivered before."""
        if not self._recent.first(interaction.id):
            return False
        task, turn, begun = (
            asyncio.current_task(),
            turn_of(interaction),
            time.monotonic(),
        )
        assert task is not None
        use = use_of(interaction)
        turn.on_acknowledged = lambda: self._figures.acknowledged(
            use, time.monotonic() - begun
        )
        self._open[task] = turn

        def end(_: object) -> None:
            del self._open[task]
            seconds = time.monotonic() - begun
            self._figures.ended(use, turn.end, seconds)
            if not log.isEnabledFor(logging.INFO):
                return
            log.info(
                "%s %s after %d ms", use, turn.end, 1000 * seconds,
                extra={"use": use, "end": turn.end.value, "seconds": round(seconds, 4),
                       "interaction": str(interaction.id)},
            )  # fmt: skip

        task.add_done_callback(end)
        return True

    @property
    def open(self) -> int:
        """How many are being answered."""
        return len(self._open)

    def hurry(self) -> None:
        """Let nobody wait any longer for what has been begun."""
        self._hurried.set()

    async def finish(self, patience: float) -> None:
        """Wait *patience* seconds for what has been begun; hand the rest back.

        At once where it is to :meth:`hurry`.
        """
        mine = asyncio.current_task()
        begun = {task for task in self._open if task is not mine}
        if not begun:
            return
        waits = {
            asyncio.create_task(asyncio.wait(begun, timeout=patience)),
            asyncio.create_task(self._hurried.wait()),
        }
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for one in waits:
            one.cancel()
        late = [task for task in begun if not task.done()]
        turns = [self._open[task] for task in late if task in self._open]
        for task, turn in zip(late, turns, strict=False):
            turn.end = End.HANDED_BACK
            task.cancel()
        handing = (turn.hand_back() for turn in turns)
        await asyncio.gather(*handing, return_exceptions=True)


def use_of(interaction: Asked) -> str:
    """Which command, button or form it is; one of few names, whatever is sent."""
    data = data_of(interaction)
    name, id = data.get("name"), data.get("custom_id")
    if isinstance(id, str):
        press = read_press(id)
        return press.act.value if press else "unknown"
    if name not in interaction.client.known:
        return "unknown"
    offers = interaction.type.name == "autocomplete"
    return f"{name} (offers)" if offers else str(name)
