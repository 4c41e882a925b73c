"""Keywords in front of what they do, quoted: Deathknell and then "Draw 1."."""

from dataclasses import replace

from bot.scenario.words.tokens import ENDS, Kind, Token

Tokens = tuple[Token, ...]

WORDS = frozenset({"deathknell", "legion", "empowered"})


def keywords_quoted(tokens: Tokens) -> Tokens:
    """*tokens* with each such keyword within the marks of its wording."""
    found: list[Token] = []
    for token in _marked(tokens):
        before = found[-1] if found else None
        if (
            token.kind is Kind.QUOTE
            and before is not None
            and before.text in WORDS
            and before.text not in str(token.value).lower()
        ):
            found.pop()
            text = f"{before.text.capitalize()} — {token.value}"
            token = replace(token, value=text)
        found.append(token)
    return tuple(found) if len(found) != len(tokens) else tokens


# What an effect is told with, without marks: "Deathknell draw 1".
_DEEDS = frozenset("draw deal channel buff stun kill discard".split())
_LONGEST = 12


def _marked(tokens: Tokens) -> Tokens:
    """*tokens* with an effect right behind Deathknell in marks."""
    for at, token in enumerate(tokens):
        begin = at + 1
        while begin < len(tokens) and tokens[begin].text in {":", "-", ",", "to", "of"}:
            begin += 1
        told = tokens[begin : begin + _LONGEST]
        if token.text != "deathknell" or not told or told[0].text not in _DEEDS:
            continue
        end = next(
            (here for here, it in enumerate(told) if here and it.text in _CLOSING),
            len(told),
        )
        said = told[:end]
        if not any(it.kind is Kind.NUMBER for it in said) and said[0].text != "kill":
            continue
        text = " ".join(it.raw for it in said).capitalize() + "."
        quote = replace(
            said[0], kind=Kind.QUOTE, text=text.lower(), raw=text, value=text,
            end=said[-1].end,
        )  # fmt: skip
        return (*tokens[: at + 1], quote, *_marked(tokens[begin + end :]))
    return tokens


_CLOSING = ENDS | {",", ")", "and", "but", "he", "i", "when", "if", "so"}
