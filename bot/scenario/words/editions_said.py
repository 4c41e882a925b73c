"""Editions named within a text: "… in the 1.3 rules", "under 1.3 and under 1.4"."""

import re
from collections.abc import Collection

# Gaps have a bound, or a text of spaces would be searched from each of them to the end.
_ONE = re.compile(
    r"(?:[,(]?\s{0,3}\b(?:and|or|vs\.?|versus|but)\s{1,3}|,\s{0,3})?"
    r"\b(?:in|under|by|with|for|using|per|according to)\s{1,3}"
    r"(?:the\s{1,3})?(?:old\s{1,3}|new\s{1,3})?"
    r"(?:(?:core\s{1,3})?(?:rules?|version|edition)\s{1,3})?"
    r"v?(?P<first>\d\.\d)(?:\s{0,3}(?:and|or|vs\.?|/|,)\s{0,3}v?(?P<more>\d\.\d))?"
    r"(?![\w.]*\d)(?:\s{1,3}(?:core\s{1,3})?(?:rules?|version|edition)\b)?\)?",
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
