"""What else of a text is not understood, besides the place that a refusal names."""

from bot.errors import QuestionError
from bot.scenario.reading.rewording import Span, unread
from bot.scenario.reading.talk import is_talk
from bot.scenario.words.parsing import Parse
from bot.worded import worded

# More than these are mended one try after the other.
_MOST = 3
_LONGEST = 80


def unread_too(parse: Parse, error: QuestionError) -> tuple[str, ...]:
    """The clauses that are not understood either, as they were typed.

    Only their form is meant, read without what *error* names: what follows from that
    one is not among them, and neither is what would be passed over as talk.
    """
    if not error.line:
        return ()
    there = (error.line, error.column)
    return tuple(
        worded("line {line} “{said}”", line=parse.tokens[span[0]].line, said=said)
        for span in unread(parse)
        if not (_place(parse, span[0]) <= there <= _place(parse, span[1] - 1))
        and not is_talk(parse, (span,))
        for said in [_short(parse, span)]
    )[:_MOST]


def _place(parse: Parse, at: int) -> Span:
    return parse.tokens[at].line, parse.tokens[at].column


def _short(parse: Parse, span: Span) -> str:
    said = " ".join(parse.said(*span).split())
    return said if len(said) <= _LONGEST else f"{said[: _LONGEST - 1].rstrip()}…"
