"""Numbers in card text, in digits and in words."""

from bot.engine.values import Amount, Times
from bot.wording.phrases import Attempt, UnclearError

# The words for 0 to 20, each at its number.
NUMBERS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen",
    "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_VALUES = {word: value for value, word in enumerate(NUMBERS)} | {
    (f"{ten}-{NUMBERS[one]}" if one else ten): 10 * place + one
    for place, ten in enumerate(_TENS, 2)
    for one in range(10)
}


def number(word: str) -> int | None:
    """A number of at most six digits, or in words up to ninety-nine."""
    if word.isdecimal() and len(word) <= 6:
        return int(word)
    return _VALUES.get(word)


def read_number(attempt: Attempt, at: int) -> list[tuple[int, int]]:
    """The number that stands there."""
    found = number(attempt.words[at]) if at < len(attempt.words) else None
    return [(at + 1, found)] if found is not None else []


def times(n: Amount, each: Amount) -> Amount:
    """*n* for each *each*. Raises UnclearError if both are unknown."""
    if n == 1:
        return each
    if isinstance(n, int):
        return Times(n, each)
    raise UnclearError("how much for each?")


# Words in front of "counter" that count it or belong to what stands around it.
NO_KIND_OF_COUNTER = frozenset(
    """a an the that more or additional many much one two three four five six x of all
    any each other no and those these fewer less one-shot twice""".split()
)
