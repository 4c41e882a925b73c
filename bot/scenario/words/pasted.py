"""Card text as it stands in data, with escapes in it."""

import re

_WITHIN = re.compile(r'\\"([^"\\]*)\\"')


def unescaped(text: str) -> str:
    r"""*text*, as long, with what ``\n`` and ``\"`` stand for."""
    if "\\" not in text:
        return text
    return _WITHIN.sub(r" “\1” ", text).replace("\\n", " \n")
