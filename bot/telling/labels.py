"""What a thing is called that nobody named ("the 3-Might unit"), taken apart again.

The reader calls it so in English, and so it is called in the engine and in JSON. A
sentence in another language says it in that language.
"""

import re
from functools import lru_cache

from bot.engine.alike import NTH

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
    "prevent-{n} shield", "{nth} prevent-{n} shield", "prevent-{n} shield {number}",
    "your prevent-{n} shield", "your {nth} prevent-{n} shield",
    "{owner}'s prevent-{n} shield", "{owner}'s {nth} prevent-{n} shield",
    "your opponent's {power}/{life}", "your {power}/{life}",
    "{noun}", "{nth} {noun}", "the {noun}", "the {nth} {noun}",
    "each creature", "each player", "each creature and each player", "each champion",
    "each unit", "each ally", "all allies", "all abilities", "your champion",
    "{number} {kind} token", "{number} {kind} tokens", "{kind} token",
    "a copy of {kind}", "{nth} {kind}",
    "with {n} {counter} counter", "with {n} {counter} counters",
    "another color", "white", "blue", "black", "red", "green",
)  # fmt: skip
# What is called by its kind alone.
NOUNS = (
    "creature", "player", "champion", "token", "land", "artifact", "enchantment",
    "planeswalker", "permanent", "card", "unit", "ally", "spell", "source", "attacker",
    "weapon", "legend",
)  # fmt: skip
# What may stand in a field. Names of kinds begin with a capital.
_VALUES = {
    "n": "[0-9]+", "number": "[0-9]+", "power": "[0-9]+", "life": "[0-9]+",
    "nth": "|".join(NTH), "noun": "|".join(NOUNS),
    "kind": "(?:[A-Z0-9]|the [0-9]).*?", "counter": "[^ ]+", "owner": ".+",
}  # fmt: skip
# Whatever is described and has no template: „sword“ of "the sword".
_DESCRIBED = "the {thing}"


@lru_cache(maxsize=1024)
def label(text: str) -> tuple[str, tuple[tuple[str, str], ...]] | None:
    """The template of *text* and what stands in its fields, None if it has none."""
    # A name is hardly ever one of these.
    if text[:1].isupper() and not text.endswith((" token", " tokens", " shield")):
        return None
    for template in TEMPLATES:
        found = _pattern(template).fullmatch(text)
        if found is not None:
            return template, tuple(found.groupdict().items())
    if text.startswith("the ") and len(text.split()) < _LONG:
        return _DESCRIBED, (("thing", text[4:]),)
    return None


# A sentence that begins so is no thing.
_LONG = 6


@lru_cache(maxsize=len(TEMPLATES))
def _pattern(template: str) -> re.Pattern[str]:
    source = re.escape(template)
    for field, values in _VALUES.items():
        source = source.replace(rf"\{{{field}\}}", f"(?P<{field}>{values})")
    return re.compile(source)
