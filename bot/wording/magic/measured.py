"""What “that much” and “that many” stand for."""

from bot.engine.values import Amount, PreventedThisWay, ThatMuch
from bot.wording.magic.spoken import Spoken
from bot.wording.phrases import UnclearError


class Measured(Spoken):
    """What has been spoken of, and what has been measured of it."""

    def __init__(self, *, spell: bool = False) -> None:
        super().__init__(spell=spell)
        # None where nothing was measured.
        self.measure: Amount | None = None

    def that_much(self) -> Amount:
        """What "that much" and "that many" stand for."""
        if self.measure is None:
            raise UnclearError("how much is “that much”?")
        return self.measure

    def event_measure(self) -> None:
        """Inside an effect or trigger: the amount of its event."""
        self.measure = ThatMuch()

    def prevented_measure(self) -> None:
        """After "if damage is prevented this way"."""
        self.measure = PreventedThisWay()
