"""One thing that is different at the end: what facts are made of."""

from dataclasses import dataclass, field

from bot.telling.words import Words

# Stands for a number that is filled in later; nobody can type it.
HOLE = "\N{OBJECT REPLACEMENT CHARACTER}"


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that is different at the end.

    *about* says of what and of whom, so that facts of several outcomes can be
    matched. *text* is a clause ("you're at 18"), *short* the same where the reader
    knows what is spoken of ("18 life"). *number* orders and ranges facts; *open* is
    *short* with HOLE in place of the number. *weight* says how much it matters, 0
    most. *stays* is true of what is only said because it is different elsewhere.
    """

    about: tuple[str, str, str]
    text: str
    short: str
    number: int | None = None
    weight: int = 5
    open: str = ""
    # The whole clause with HOLE for the number, where that is more than *open*.
    full: str = field(default="", compare=False)
    stays: bool = field(default=False, compare=False)
    # The same of several things, with HOLE for them, and what this one is called.
    several: str = field(default="", compare=False)
    who: str = field(default="", compare=False)

    @property
    def is_unharmed(self) -> bool:
        """True if it only says that nothing happened to an object."""
        return self.about[0] == "unharmed"

    @property
    def is_done(self) -> bool:
        """True if it is about something that is kept as words only."""
        return self.about[0] == "done"

    def ranged(self, numbers: str) -> str:
        """The same with several *numbers* ("12 to 20")."""
        return self.open.replace(HOLE, numbers) if self.open else self.text

    def whole(self, numbers: str) -> str:
        """The whole clause with several *numbers* ("you're at 12 to 20")."""
        return self.full.replace(HOLE, numbers) if self.full else self.ranged(numbers)


def counters(words: Words, number: int, kind: str) -> tuple[str, str]:
    """So many counters of *kind*; the same with HOLE in place of the number."""
    kind = words.word(kind)
    one, more = "{n} {kind} counter", "{n} {kind} counters"
    several = words.several(one, more, n=HOLE, kind=kind)
    if number == 0:
        return words("no {kind} counters", kind=kind), several
    return words.many(one, more, number, kind=kind), several
