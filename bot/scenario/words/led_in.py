"""How people begin to tell: "Ok so I have a shield", "So my opponent …"."""

from bot.scenario.words.rewriting import Tokens
from bot.scenario.words.tokens import ENDS

LED_IN = frozenset({"ok", "okay", "alright", "well", "um", "uh", "so"})
_MARKS = frozenset({",", "-", ".", "!"})


def told_at_once(tokens: Tokens) -> Tokens:
    """*tokens* without the words that only lead into the first sentence.

    What follows from nothing told is no conclusion, but "So I am at 17?" is one asked.
    """
    asks = next((it.text for it in tokens if it.text in ENDS), "") == "?"
    begin = 0
    while begin < len(tokens):
        text = tokens[begin].text
        leads = text in LED_IN and not (text == "so" and asks)
        if not leads and not (begin and text in _MARKS):
            break
        begin += 1
    return tokens[begin:] if 0 < begin < len(tokens) else tokens
