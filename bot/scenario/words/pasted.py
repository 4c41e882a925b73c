"""Card text as it stands in data, with escapes in it."""

import re

_WITHIN = re.compile(r'\\"([^"\\]*)\\"')


def unescaped(text: str) -> str:
    r"""*text*, as long, with what ``\n`` and ``\"`` stand for."""
    if "\\" not in text:
        return text
    return _WITHIN.sub(r" “\1” ", text).replace("\\n", " \n")


# A wording within a wording stands between single marks: has '{T}: Draw a card.'
_SINGLE = re.compile(r"(?<=\s)'((?:[^']|(?<=\w)'(?=\w))+[.!)])'")
_DEEP = re.compile(r"(?<=\swith )'([^']+(?<=\s)'.+[.!)]')'$")


def nested(inside: str) -> str:
    """*inside* with double marks around a wording in it, single ones in that."""
    if "“" in inside:
        return inside.replace("“", '"').replace("”", '"')
    deep = _DEEP.search(inside)
    if deep is not None:
        return f'{inside[: deep.start()]}"{deep[1]}"'
    return _SINGLE.sub(r'"\1"', inside)
