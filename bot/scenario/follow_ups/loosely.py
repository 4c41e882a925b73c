"""Follow-ups in a hurry, as they may be told where they are not read as they stand."""

import re

_OPENS = r"^(?:(?:oh|ok|okay|sorry|wait|oops|ah|well|hm+|my bad|but|and|what if)[, ]+)*"
_ROWS = tuple(
    (re.compile(pattern, re.IGNORECASE), plain)
    for pattern, plain in (
        # What is corrected stands for what was told.
        (
            rf"{_OPENS}(?:no[, ]+)?(?:wait[, ]+)?i mean(?:t)?(?: to say)?[, ]+"
            r"an? (.+?) (defender|attacker|blocker)[.!]*$",
            r"the \2 is a \1",
        ),
        (
            rf"{_OPENS}(?:no[, ]+)?(?:wait[, ]+)?i mean(?:t)?(?: to say)?[, ]+"
            r"(?!.*\binstead\b)(.+?)[.!]*$",
            r"\1 instead",
        ),
        (
            rf"{_OPENS}no[, ]+(?:wait[, ]+|actually[, ]+)?"
            r"(?=(?:i|he|she|they|it|my|his|her|on|at|[A-Z]\w+) )(?!.*\binstead\b)"
            r"(.+?)[.!]*$",
            r"\1 instead",
        ),
        (
            rf"{_OPENS}actually[, ]+(?=(?:i|he|she|they|[A-Z]\w+) )(?!.*\binstead\b)"
            r"(.+?)[.!]*$",
            r"\1 instead",
        ),
        (
            r"\b(a|an|my|his|her|the|another) shield(?: too| as well)?( on \w+)?,? "
            r"(?:it |that )?(?:prevent(?:s|ing)?|for|of) (?:the next )?(\d+)\b",
            r"\1 prevent-\3 shield\2",
        ),
        (
            rf"{_OPENS}(?:then )?(?:another|one more)(?: one| time)?"
            r"(?: after (?:that|it))?[.?!]*$",
            "again",
        ),
        (
            r"\b(?:with )?(two|three|four|[2-4]) of (?:them|those|it)(?: attacking| "
            r"swinging)[.?!]*$",
            r"\1 of them attack",
        ),
    )
)


def in_other_words(words: str) -> str:
    """*words* told plainer; as they were typed where no row is about them."""
    for pattern, plain in _ROWS:
        words = pattern.sub(plain, words)
    return words
