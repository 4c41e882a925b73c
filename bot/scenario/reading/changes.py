"""Small changes to a text that was refused, and what of it differs then."""

from bot.errors import Offer, QuestionError
from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import ENDS, sentence_end, sentence_start
from bot.worded import worded

# From one place of the text to another: other words.
Change = tuple[int, int, str]
# From which token to which.
Span = tuple[int, int]
MARKS = frozenset(", : ; ( ) – —".split())
JOINING = MARKS | frozenset("and but so then or".split())

# What turns the meaning of a clause, or of all around it.
TURNING = frozenset(
    "not no never none nobody nothing neither nor unless until except although despite "
    "whether without instead if only before last lose loses lost gone".split()
)
_LEADING = JOINING | {"also", "well", "oh", "anyway"}


def changed(text: str, said: str, *changes: Change) -> Offer:
    """*text* with *changes*, of which the asker is told *said*."""
    for start, end, words in sorted(changes, reverse=True):
        if not words and text[:start][-1:].isalnum() and text[end : end + 1].isalnum():
            words = " "
        text = text[:start] + words + text[end:]
    return Offer(text.strip(), said)


def standing_for(new: str, old: str) -> str:
    """What stands for what, said in short."""
    return worded("“{new}” for “{old}”", new=new, old=old)


def token_at(parse: Parse, error: QuestionError) -> int | None:
    """The token at the place of *error*, None where that has none."""
    there = (error.line, error.column)
    before = (at for at, it in enumerate(parse.tokens) if (it.line, it.column) <= there)
    return max(before, default=None) if error.line else None


def sentence_at(parse: Parse, at: int) -> Span:
    """The sentence around *at*, without the mark behind it."""
    return sentence_start(parse.tokens, at), sentence_end(parse.tokens, at)


def removal(parse: Parse, start: int, end: int) -> Change:
    """What leaves out *start* to *end*, and the marks and words that join them."""
    count = len(parse.tokens)
    led = start
    while led > 0 and parse.word(led - 1) in _LEADING:
        led -= 1
    begins = led == 0 or parse.word(led - 1) in ENDS
    if begins:
        start = led
        while end < count and parse.word(end) in JOINING | ENDS - {"\n"}:
            end += 1
    elif end < count and parse.word(end) == ",":
        end += 1
    last = end == count or (not begins and parse.word(end) in {*ENDS, ")"})
    while last and start > 1 and parse.word(start - 1) in JOINING:
        start -= 1
    # The mark behind it goes on right behind what is left.
    first = parse.tokens[start - 1].end if last and start else parse.tokens[start].start
    return first, parse.tokens[end].start if end < count else len(parse.text), ""
