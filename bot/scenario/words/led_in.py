"""How people begin to tell: "Ok so I have a shield", "So my opponent …"."""

from itertools import pairwise

from bot.scenario.words.rewriting import Tokens
from bot.scenario.words.tokens import sentence_end

LED_IN = frozenset({"ok", "okay", "alright", "well", "um", "uh", "so"})
_MARKS = frozenset({",", "-", ".", "!"})
_ASKING = frozenset("how what who which where do does did is am are will can".split())


def told_at_once(tokens: Tokens) -> Tokens:
    """*tokens* without the words that only lead into the first sentence.

    What follows from nothing told is no conclusion, but "So I am at 17?" is one asked;
    "So he attacks me, what do I take?" tells something, and "So is it dead?" asks.
    """
    first = [it.text for it in tokens[: sentence_end(tokens, 0) + 1]]
    asks = first[-1:] == ["?"] and not any(
        one in {",", "so"} and behind in _ASKING for one, behind in pairwise(first)
    )
    begin = 0
    while begin < len(tokens):
        text = tokens[begin].text
        leads = text in LED_IN and not (text == "so" and asks)
        if not leads and not (begin and text in _MARKS):
            break
        begin += 1
    return tokens[begin:] if 0 < begin < len(tokens) else tokens
