"""What is to be typed that tells something nobody has told: a number, a name."""

import re

_NUMBER = re.compile(r"\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b")
_CHOSEN = re.compile(r"\b(?:choosing|naming|chosen)\b", re.IGNORECASE)


def made_up_in(words: str, text: str) -> bool:
    """Whether *words* tell a number, a colour or a name that nobody has told."""
    said = set(re.findall(r"\w+", text.lower()))
    numbers = set(_NUMBER.findall(words.lower())) - said
    return bool(numbers) or bool(_CHOSEN.search(words)) or of_others(words, text)


def of_others(words: str, text: str) -> bool:
    """Whether *words* are about somebody, or a card, that *text* does not speak of."""
    names = re.findall(r"(?<!^)(?<![.?!/] )\b[A-Z][a-z]+", words)
    names += re.findall(r"^[A-Z][a-z]+", words)
    strange = {it.lower() for it in names} - _BEGINNING
    strange -= set(re.findall(r"\w+", text.lower()))
    return bool(strange) and not _CHOSEN.search(words)


_BEGINNING = frozenset(
    "a an the my his her their your in once it i next does do is how who what they "
    "might one another aura shield".split()
)
