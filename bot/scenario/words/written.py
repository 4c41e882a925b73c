"""Tokens that nobody typed: for what is put into plainer words."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.tokens import Kind, Token


def text_at(tokens: Sequence[Token], at: int) -> str:
    """The word or mark at that place; "" behind the last."""
    return tokens[at].text if at < len(tokens) else ""


def as_word(token: Token, text: str) -> Token:
    """The word *text* where *token* stands, said back as it is."""
    return replace(token, kind=Kind.WORD, text=text, raw=text, value=None)


def as_mark(token: Token, text: str) -> Token:
    """The mark *text* where *token* stands."""
    return replace(token, kind=Kind.MARK, text=text, raw=text, value=None)


def put_before(token: Token, text: str, kind: Kind = Kind.WORD) -> Token:
    """*text* in front of *token*, not to be said back."""
    return Token(kind, text, "", token.start, token.start, token.line, token.column)


def said_again(token: Token, text: str) -> Token:
    """The word *text* in front of *token*: said there though it is typed elsewhere."""
    return replace(put_before(token, text), raw=text)


def words_of(tokens: Sequence[Token]) -> str:
    """The words of *tokens* where one is said again there; "" where none is."""
    again = any(it.raw and it.start == it.end for it in tokens)
    return " ".join(it.raw for it in tokens if it.raw) if again else ""


def put_behind(token: Token, text: str) -> Token:
    """The word *text* right behind *token*, not to be said back."""
    end, column = token.end, token.column + token.end - token.start
    return Token(Kind.WORD, text, "", end, end, token.line, column)


def stop_in(quote: Token) -> Token:
    """The full stop within the marks of *quote*, which ends the sentence around it."""
    return Token(
        Kind.MARK, ".", ".", quote.end - 1, quote.end, quote.line, quote.column
    )
