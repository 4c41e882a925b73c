"""Where a counter, a keyword or a shield comes from: "from Mother of Runes"."""

from collections.abc import Iterator

from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import Kind

_FROM = (
    ("from",), ("thanks", "to"), ("because", "of"), ("due", "to"),
    ("courtesy", "of"), ("given", "by"), ("granted", "by"),
)  # fmt: skip
_WHOSE = frozenset("my his her their the a an".split())
_LINKING = frozenset("of the to in and for from with 's".split())
_ITS = frozenset("ability abilities trigger effect etb activation".split())


def origins(parse: Parse, at: int) -> Iterator[int]:
    """Where "from NAME" ends that begins at *at*.

    What it comes from changes nothing about what is there, whether it is known or not.
    """
    for words in _FROM:
        if all(parse.word(at + n) == it for n, it in enumerate(words)):
            here = at + len(words)
            here += parse.word(here) in _WHOSE
            ends = {end for end, _ in parse.reads("card", here)}
            ends.add(_capitalised(parse, here))
            for end in sorted(ends - {here}):
                yield end
                if parse.word(end) == "'s" and parse.word(end + 1) in _ITS:
                    yield end + 2


def _capitalised(parse: Parse, at: int) -> int:
    """The end of the words with a capital from *at* on, those that link them inside."""
    end = here = at
    while (token := parse.token(here)) is not None and token.kind is Kind.WORD:
        if token.capital:
            end = here + 1
        elif here == at or token.text not in _LINKING:
            break
        here += 1
    return end
