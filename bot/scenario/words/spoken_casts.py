"""Spells that somebody casts in direct speech: he goes “oh wait, Holy Day”."""

import re
from dataclasses import replace

from bot.cards.catalogue import Catalogue
from bot.cards.finding import Found
from bot.cards.names import plain
from bot.citation import Game
from bot.scenario.words.announced import SPEAKS
from bot.scenario.words.rewriting import Around, Tokens
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.unquoting import moved

_SPEAKING = SPEAKS | {"like"}
# What people say before they name a card.
_FIRST = re.compile(
    r"(?:(?:oh|ah|ha|haha|wait|no|nope|ok|okay|well|so|but|hold on|hang on|actually|"
    r"sorry|in response|then|and|i cast|i play|cast|play)\b[ ,.!…]*)+",
    re.IGNORECASE,
)
# What may stand behind the name of what is cast.
_BEHIND = re.compile(r"\W*$|,? \(|,? (?:on|at|to|targeting|choosing|for|in response)\b")
_LONGEST = 6


def spoken_casts(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with what somebody says they cast told as their casting it."""
    out: list[Token] = []
    for token in tokens:
        spoken = token.kind is Kind.QUOTE and out and out[-1].text in _SPEAKING
        begin = _cast_in(token, around.catalogue, around.game) if spoken else None
        if begin is None:
            out.append(token)
            continue
        if out[-1].text == "like" and len(out) > 1 and out[-2].text in {"is", "was"}:
            out.pop()
        out[-1] = replace(out[-1], kind=Kind.WORD, text="casts", raw="casts")
        out += moved(token.raw[1 + begin : -1].rstrip(" ,.?!"), token, 1 + begin)
    return tuple(out) if out != [*tokens] else tokens


def _cast_in(token: Token, catalogue: Catalogue, game: Game) -> int | None:
    """Where in a quotation the name of the card begins that is cast in it."""
    said = str(token.value)
    led = _FIRST.match(said)
    begin = led.end() if led else 0
    ends = [it.end() for it in re.finditer(r"[\w'’-]+", said) if it.start() >= begin]
    for end in reversed(ends[:_LONGEST]):
        name = said[begin:end]
        match catalogue.find(name, game):
            case Found(card=card) if plain(card.name) == plain(name):
                return begin if _BEHIND.match(said, end) else None
    return None
