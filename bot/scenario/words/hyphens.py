"""Where a hyphen parts words, and where it joins a name."""

import re

_COUNTED_NAME = re.compile(
    r"(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)-[A-Z]\w+$"
)


def pieces(typed: str) -> list[str]:
    """The words of *typed*; "Two-Headed" of a name is one, and counts nothing."""
    if _COUNTED_NAME.match(typed):
        return [typed]
    return typed.rstrip("'").split("-")
