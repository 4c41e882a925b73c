"""Card text as it stands in data, with escapes in it."""

import re

_WITHIN = re.compile(r'\\"([^"\\]*)\\"')


def unescaped(text: str) -> str:
    r"""*text*, as long, with what ``\n`` and ``\"`` stand for."""
    if "\\" not in text:
        return text
    return _WITHIN.sub(r" “\1” ", text).replace("\\n", " \n")


_ASKS = r"(?:does|do|did|is|are|will|would|can|what|how|who|which) "
_FIRST = re.compile(rf"(?<=[.!?:,;] )1\.(?= {_ASKS})", re.I)
# "… if he is at 2. Does he die": a number that counts something.
_COUNTS = r"(?:at|to|on|has|have|is|for|by|with|am|are|deals?|takes?|only|than|of|,|=)"
_NEXT = re.compile(rf"(?<=\s)[2-9]\.(?= {_ASKS})", re.I)
_COUNTED = re.compile(rf"{_COUNTS}\s+$", re.I)


def numbered(text: str) -> str:
    """*text*, as long, with "1) does it die 2) does mine" for "1. … 2. …"."""
    first = _FIRST.search(text)
    if first is None:
        return text
    marks = [first.start()]
    for it in _NEXT.finditer(text, first.end()):
        if _COUNTED.search(text[: it.start()]) is None:
            if int(it[0][0]) != len(marks) + 1:
                return text
            marks.append(it.start())
    if len(marks) > 1:
        for at in marks:
            text = f"{text[: at + 1]}){text[at + 2 :]}"
    return text


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
