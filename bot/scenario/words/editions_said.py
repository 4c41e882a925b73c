"""Editions named within a text: "… in the 1.3 rules", "under 1.3 and under 1.4"."""

import re
from collections.abc import Collection

_ONE = re.compile(
    r"(?:[,(]?\s*\b(?:and|or|vs\.?|versus|but)\s+|,\s*)?"
    r"\b(?:in|under|by|with|for|using|per|according to)\s+(?:the\s+)?(?:old\s+|new\s+)?"
    r"(?:(?:core\s+)?(?:rules?|version|edition)\s+)?"
    r"v?(?P<first>\d\.\d)(?:\s*(?:and|or|vs\.?|/|,)\s*v?(?P<more>\d\.\d))?"
    r"(?![\w.]*\d)(?:\s+(?:core\s+)?(?:rules?|version|edition)\b)?\)?",
    re.IGNORECASE,
)


def editions_said(
    text: str, known: Collection[str]
) -> tuple[tuple[str, ...], tuple[tuple[int, int], ...]]:
    """The *known* editions named in *text*, and the places that only name them."""
    plain = {it.lower().removeprefix("v"): it for it in known}
    found: dict[str, None] = {}
    places: list[tuple[int, int]] = []
    for match in _ONE.finditer(text):
        said = [it for it in (match["first"], match["more"]) if it]
        if all(it in plain for it in said):
            found |= dict.fromkeys(plain[it] for it in said)
            places.append(match.span())
    return tuple(found), tuple(places)
