"""What somebody takes back while typing: "a 5/5, wait no it's a 4/4".

Whatever is said instead takes the place of the like piece before it: a size that of a
size, a name that of a name, a whole clause that of a clause. Where there is none, or
more than one that may be meant, it is asked about.
"""

from bot.scenario.words.parsing import Parse
from bot.scenario.words.repairs import ARTICLE, Repair
from bot.scenario.words.rewriting import Around
from bot.scenario.words.said_anew import sentence_again
from bot.scenario.words.taken_back import (
    BEFORE_SIGNS,
    TAKING_BACK,
    check_not_taken_back,
    sign_at,
    unclear,
)
from bot.scenario.words.tokens import Kind, Token

# So many pieces may have been said before words that take none of them back: more are
# in a sentence of "no" and "wait" alone.
_MOST_LOOKED_AT = 20_000


def corrected(
    tokens: tuple[Token, ...], around: Around | None = None
) -> tuple[Token, ...]:
    """*tokens* with each piece that was taken back as it was meant.

    Raises QuestionError (AMBIGUOUS) where it is not clear what that is, and where what
    was done may be taken back.
    """
    text = around.text if around else ""
    at = looked_at = 0
    tokens = _contrasted(tokens)
    parse: Parse | None = None
    while at < len(tokens):
        text_here = tokens[at].text
        sign = sign_at(tokens, at) if text_here in BEFORE_SIGNS else None
        if sign is not None and around is not None:
            if parse is None or parse.tokens is not tokens:
                parse = Parse(text, tokens, around.catalogue, around.game)
            repair = Repair(parse, at, sign)
            repaired = repair.made()
            if repaired is not None:
                tokens = repaired
                continue
            looked_at += len(repair.said)
            if looked_at > _MOST_LOOKED_AT:
                raise unclear(tokens[at], text)
        if text_here in TAKING_BACK:
            before = tokens[:at]
            if (again := sentence_again(tokens, at, before)) is not None:
                begin, here = again
                tokens, at = tokens[:begin] + tokens[here:], begin
                continue
            check_not_taken_back(tokens, at, before, text)
            if sign is not None and at and sign.said.endswith("scratch that"):
                raise unclear(tokens[at], text)
        at += 1
    return tokens


def _contrasted(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "I'm at 7, not 17", "a 7/7 not a 6/6": without what is told of nowhere else."""
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        here = at + (tokens[at].text == ",")
        if out and here < len(tokens) and tokens[here].text == "not":
            here += 1
            if here < len(tokens) and tokens[here].text in ARTICLE:
                here += 1
            if here < len(tokens) and _is_only_here(tokens, here, out[-1]):
                at = here + 1
                continue
        out.append(tokens[at])
        at += 1
    return tuple(out) if len(out) < len(tokens) else tokens


def _is_only_here(tokens: tuple[Token, ...], at: int, before: Token) -> bool:
    """Whether a size or a number like *before* is at *at*, and nowhere else."""
    meant = tokens[at]
    if meant.kind is not before.kind or meant.kind not in {Kind.NUMBER, Kind.SIZE}:
        return False
    return sum(it.text == meant.text for it in tokens) == 1
