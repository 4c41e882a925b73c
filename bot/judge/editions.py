"""A follow-up that asks for another edition: "what did 1.3 say?"."""

import re
from collections.abc import Collection

_EDITION = re.compile(r"\bv?(\d+\.\d+|\d{4}-\d\d-\d\d)\b", re.I)
_WORDS = """
    what did does do would will say said says in under with and if same but the
    version edition rules rule about it this that happens be how is was of for by
    core riftbound magic grand archive answer ruling give instead ok so use using
    according to comprehensive from one then happened
"""
_FILLER = frozenset(_WORDS.split())


def edition_in(change: str, known: Collection[str]) -> str:
    """The edition *change* asks for, if it asks for nothing else; "" otherwise."""
    named = [one for one in _EDITION.findall(change) if one in known]
    if len(named) != 1:
        return ""
    rest = re.findall(r"[a-z]+", _EDITION.sub(" ", change).lower())
    return named[0] if all(word in _FILLER for word in rest) else ""
