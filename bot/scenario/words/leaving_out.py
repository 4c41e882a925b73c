"""A sentence that could not be read and holds nothing of a game: it may stay out."""

import re

from bot.errors import QuestionError
from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import ENDS, Kind

# What a scenario is told in. A sentence with one of these says something.
TOLD = re.compile(
    r"(?:damag|dmg|attack|swing|swung|block|chump|cast|bolt|prevent|shield|protect|"
    r"di(?:e|es|ed|ing)\b|dead|kill|destroy|surviv|life|lives|deal|hit|take|took|gain|"
    r"los[et]|poison|counter|tap|untap|exil|sacrific|bounc|regenerat|target|trigger|"
    r"resolv|respon|respond|creature|spell|permanent|enchant|equip|artifact|land|token|"
    r"draw|discard|choos|chose|pick|use|using|activat|turn|combat|player|card|play|"
    r"control|have|has\b|had|got|gets|put|pump|redirect|instead|unless|until|except|"
    r"\bit\b|\bthem\b|\bhim\b|not\b|n't|never|no\b|none|nothing|only|if\b|when|before|after|then\b|response)",
    re.IGNORECASE,
)
# A longer text is no suggestion.
_LONGEST = 600
_VALUES = frozenset(
    {Kind.NUMBER, Kind.SIZE, Kind.COUNTER, Kind.TIMES, Kind.EQUALS, Kind.LOYALTY}
    | {Kind.QUOTE, Kind.COST}
)


def without_sentence(parse: Parse, error: QuestionError) -> str:
    """The text without the sentence *error* lies in; "" where that one says something.

    Whether it is only chat the asker decides: the text is what can be typed instead.
    """
    at = next(
        (
            n
            for n, it in enumerate(parse.tokens)
            if (it.line, it.column) == (error.line, error.column)
        ),
        -1,
    )
    if at < 0:
        return ""
    start = end = at
    while start > 0 and parse.word(start - 1) not in ENDS:
        start -= 1
    while end < len(parse.tokens) and parse.word(end) not in ENDS:
        end += 1
    if end == len(parse.tokens) or end <= start:
        return ""
    said = parse.said(start, end)
    if TOLD.search(said) or any(it.kind in _VALUES for it in parse.tokens[start:end]):
        return ""
    for here in range(start, end):
        if parse.reads("card", here) or parse.reads("cardverb", here):
            return ""
    left = parse.text[: parse.tokens[start].start] + parse.text[
        parse.tokens[end].end :
    ].lstrip(" ")
    return left.strip() if len(left) <= _LONGEST else ""
