"""Copies of cards and of creatures that somebody has."""

from bot.scenario.words.small_words import HAVING
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_word


def uncopied(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Two copies of Furnace of Rath" as "two Furnace of Rath".

    So are "a copy of" and "a token that is a copy of" what somebody has.
    """
    if not any(it.text in _COPIES for it in tokens):
        return tokens
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        out.append(tokens[at])
        following = tuple(it.text for it in tokens[at + 1 : at + 3])
        named = at + 3 < len(tokens) and tokens[at + 3].capital
        counted = tokens[at].text in _COUNTS or tokens[at].kind is Kind.NUMBER
        if counted and named and following in {("copies", "of"), ("copy", "of")}:
            at += 2
        elif tokens[at].text in _ARTICLE and at and tokens[at - 1].text in _LEADING:
            for words in _COPY_OF:
                end = at + 1 + len(words)
                said = tuple(it.text for it in tokens[at + 1 : end])
                if said != words or end >= len(tokens):
                    continue
                if _of_another(tokens, end):
                    # "A copy of Bob's Hill Giant" is nothing of Bob's.
                    out += [as_word(tokens[at + 1], it) for it in _A_TOKEN]
                    at = end - 1
                elif tokens[end].capital:
                    out += tokens[at + 1 : at + 1 + (words[0] == "token")]
                    at = end - 1
                break
        at += 1
    return tuple(out)


def _of_another(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether what stands at *at* is said to be somebody's."""
    words = [it.text for it in tokens[at : at + 3]]
    said = words[:1] in (["his"], ["her"], ["their"], ["my"]) or "'s" in words[1:]
    return said or (bool(words) and words[0].endswith(("'s", "s'")))


_A_TOKEN = ("token", "that", "is", "a", "copy", "of")
_LEADING = HAVING | {"and", ","}
_ARTICLE = frozenset({"a", "an"})
_COPY_OF = tuple(
    tuple(words.split())
    for words in (
        "copy of", "token copy of", "token that is a copy of",
        "token that 's a copy of", "token which is a copy of", "token copying",
    )
)  # fmt: skip


_COPIES = frozenset({"copy", "copies", "copying"})
_COUNTS = frozenset("one two three four five six".split())
