"""Citations that cannot rot: a rule pinned by number and by words, found again."""

import re
import unicodedata
from collections.abc import Iterable

_QUOTES = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "\xa0": " "}
)


def plain(text: str) -> str:
    """*text* as words are compared: one kind of quote, dash and space, no case."""
    flat = unicodedata.normalize("NFKC", text).translate(_QUOTES)
    return re.sub(r"\s+([.,;:!?)])", r"\1", " ".join(flat.split())).casefold()


def occur(words: Iterable[str], text: str) -> bool:
    """Whether every one of *words* stands in *text*, whatever quotes and case."""
    within = plain(text)
    return all(plain(one) in within for one in words)
