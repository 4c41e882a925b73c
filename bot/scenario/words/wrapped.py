"""Lines that end within a sentence, as in pasted text that was wrapped."""

import re

# A line as long as this one may have been broken for its length.
_LONG = 40
_BREAK = re.compile(r"[ \t]*(?:\r\n|\r|\n)[ \t]*")
_SENTENCE = re.compile(r"(?:^|[.!?]\s+)[\"“'(]?(\w)")
# Behind these no sentence ends.
_GOES_ON = frozenset("a an the my their your and or of than".split())
# Behind these one may: "My unit attacks his".
_MAY_END = frozenset({"his", "her", "that"})


def wraps(text: str) -> frozenset[int]:
    """Where in *text* the line breaks begin that stand within a sentence.

    Behind "the" every one does. Else the next line begins with a small letter, where
    whoever wrote it begins sentences with capitals.
    """
    starts = _SENTENCE.findall(text)
    written = len(starts) > 1 and all(it.isupper() for it in starts if it.isalpha())
    found: set[int] = set()
    begin = 0
    for match in _BREAK.finditer(text):
        line, begin = text[begin : match.start()], match.end()
        word = line[line.rfind(" ") + 1 :].lower()
        small = text[begin : begin + 1].islower()
        long = len(line) >= _LONG and (line[-1].isalnum() or line[-1] in ",'\"”")
        goes_on = word in _GOES_ON or (word in _MAY_END and len(line) >= _LONG)
        if goes_on or word.endswith("'s") or (written and small and long):
            found.add(match.start() + len(match[0]) - len(match[0].lstrip(" \t")))
    return frozenset(found)
