"""Where a hyphen parts words, and where it joins a name."""

import re

# "Ur-" before a name is nobody's "your".
_COUNTED_NAME = re.compile(
    r"(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Ur)-[A-Z]\w+$"
)


def pieces(typed: str) -> list[str]:
    """The words of *typed*; "Two-Headed" of a name is one, and counts nothing."""
    if _COUNTED_NAME.match(typed):
        return [typed]
    return typed.rstrip("'").split("-")
