"""Name and size within the marks of a wording: "Odd Poro (2 Might): If I would …"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.scenario.words.scanning import tokenize
from bot.scenario.words.tokens import Kind, Token

Tokens = tuple[Token, ...]

_HEAD = re.compile(
    r"(?P<head>(?P<name>[A-Z][\w',-]*(?: [\w',-]+){0,5}) ?"
    r"\((?:\d+ ?/ ?\d+|\d+[ -][Mm]ight)\)) ?: ?(?P<text>\S.+)",
    re.DOTALL,
)


def sizes_quoted(tokens: Tokens) -> Tokens:
    """*tokens* with such a name and size before the marks."""
    found: list[Token] = []
    for token in tokens:
        told = _HEAD.fullmatch(str(token.value)) if token.kind is Kind.QUOTE else None
        if told is None:
            found.append(token)
            continue
        found += _shifted(token, told["head"] + ":")
        found.append(replace(token, value=told["text"]))
    return tuple(found) if len(found) != len(tokens) else tokens


def _shifted(quote: Token, text: str) -> Iterator[Token]:
    """The tokens of *text*, which stands at the beginning of *quote*."""
    for one in tokenize(text):
        start, end = quote.start + 1 + one.start, quote.start + 1 + one.end
        column = quote.column + one.column
        yield replace(one, start=start, end=end, line=quote.line, column=column)
