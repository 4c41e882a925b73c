"""What a thing is called that nobody named ("the 3-Might unit"), taken apart again.

The reader calls it so in English, and so it is called in the engine and in JSON. A
sentence in another language says it in that language.
"""

import re
from functools import lru_cache

TEMPLATES = (
    "{n}-Might unit", "{nth} {n}-Might unit",
    "the {n}-Might unit", "the {nth} {n}-Might unit",
    "{n}-Might attacker", "the {n}-Might attacker", "the {nth} {n}-Might attacker",
    "{n} power ally", "{nth} {n} power ally",
    "the {n} power ally", "the {nth} {n} power ally",
    "{n} power attacker", "{nth} {n} power attacker",
    "the {n} power attacker", "the {nth} {n} power attacker",
    "the {power}/{life}", "the {nth} {power}/{life}",
    "the unit", "the {nth} unit", "the ally", "the {nth} ally",
    "the spell", "the {nth} spell", "the source", "the {nth} source",
    "the attacker", "the {nth} attacker", "the weapon", "the attackers",
    "the defenders", "my champion", "opponent's champion",
    "your opponent's {n}-Might unit", "your {n}-Might unit",
    "prevent-{n} shield", "{nth} prevent-{n} shield",
    "your opponent's {power}/{life}", "your {power}/{life}",
)  # fmt: skip
NTH = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


@lru_cache(maxsize=1024)
def label(text: str) -> tuple[str, tuple[tuple[str, str], ...]] | None:
    """The template of *text* and what stands in its fields, None if it has none."""
    for template in TEMPLATES:
        found = _pattern(template).fullmatch(text)
        if found is not None:
            return template, tuple(found.groupdict().items())
    return None


@lru_cache(maxsize=len(TEMPLATES))
def _pattern(template: str) -> re.Pattern[str]:
    source = re.escape(template)
    for field in ("n", "power", "life", "nth"):
        values = "|".join(NTH) if field == "nth" else "[0-9]+"
        source = source.replace(rf"\{{{field}\}}", f"(?P<{field}>{values})")
    return re.compile(source)
