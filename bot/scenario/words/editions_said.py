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
# "… on it. Edition 1.3. How much …", "(1.3)", "1.3 rules", "hi! rb 1.3: …": by itself.
_ALONE = re.compile(
    r"\(?\b(?:core\s{1,3})?(?:rules|version|edition)\s{1,3}v?(?P<first>\d\.\d)"
    r"(?![\w.]*\d)\)?"
    r"|\(?\bv?(?P<behind>\d\.\d)\s{1,3}(?:core\s{1,3})?(?:rules|version|edition)\b\)?"
    r"|(?:\(|(?:(?<=^)|(?<=[.;!?,\n]))\s{0,3})v?(?P<only>\d\.\d)"
    r"(?:\)|(?=\s{0,3}(?:[.;!?,\n]|$)))"
    r"|(?<=[.;!?\n])\s{0,3}(?:riftbound|rb|rift)\s{1,3}v?(?P<game>\d\.\d)\s{0,3}:",
    re.IGNORECASE,
)
# Each of them has one; most texts have none.
_NUMBER = re.compile(r"\d\.\d")
_NAMED = re.compile(r"\b(?:edition|version)\s{1,3}v?(\d\.\d)(?![\w.]*\d)", re.I)


def edition_unknown(text: str, known: Collection[str]) -> str:
    """An edition that is named as one and is none of those *known*, or nothing."""
    plain = {it.lower().removeprefix("v") for it in known}
    return next((it for it in _NAMED.findall(text) if it not in plain), "")


def editions_said(
    text: str, known: Collection[str]
) -> tuple[tuple[str, ...], tuple[tuple[int, int], ...]]:
    """The *known* editions named in *text*, and the places that only name them."""
    if not _NUMBER.search(text):
        return (), ()
    plain = {it.lower().removeprefix("v"): it for it in known}
    found: dict[str, None] = {}
    places: list[tuple[int, int]] = []
    for match in _ONE.finditer(text):
        named = [it for it in (match["first"], match["more"]) if it]
        if all(it in plain for it in named):
            found |= dict.fromkeys(plain[it] for it in named)
            places.append(match.span())
    for match in _ALONE.finditer(text):
        (said,) = (it for it in match.groups() if it)
        told = any(start <= match.start() < end for start, end in places)
        if said in plain and not told:
            found[plain[said]] = None
            places.append(match.span())
    return tuple(found), tuple(places)
