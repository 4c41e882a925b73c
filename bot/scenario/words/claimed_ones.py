""" "He says his Beast gets past Fog. He attacks me with it": with his Beast.

What somebody says comes out is passed over, but what it speaks of is what is spoken of
next.
"""

from collections.abc import Iterator

from bot.scenario.words.small_words import MY_OR_HIS
from bot.scenario.words.tokens import ENDS, Kind, Token

Tokens = tuple[Token, ...]

#: what a text has where somebody says so
CLAIMING = frozenset(
    "say says said claim claims claimed think thinks thought argues argued insist "
    "insists insisted believes believed told reckons".split()
)
# So far into its sentence who says so has been named.
_NAMED = 5
# "Was it?" asks whether the claim is so.
_SHORT = 3
_ARTICLES = frozenset({"a", "an", "another", "the"}) | MY_OR_HIS
_UNITS = frozenset({"might", "power", "ally", "unit", "champion", "creature"})


def claimed_ones(tokens: Tokens) -> Tokens:
    """*tokens* with what was only spoken of in a claim named where it is "it" next."""
    out: list[Token] = []
    spoken: Tokens = ()
    for part in sentences(tokens):
        words = [it.text for it in part]
        said = next((n for n, it in enumerate(words[:_NAMED]) if it in CLAIMING), 0)
        if said and part[said + 1 : said + 2] and part[said + 1].kind is Kind.QUOTE:
            said = 0  # "His card says “…”": no claim, but a wording
        owned, end = owned_in(part, said + 1) if said else ((), 0)
        # "I say it lives" speaks of what the claim before it did.
        spoken = owned or spoken
        at = next((n for n in range(end, len(part)) if words[n] == "it"), 0)
        asks = words[-1:] == ["?"] and len(words) <= _SHORT
        if spoken and at and not asks and (said or not _rivals(part[:at])):
            part = (*part[:at], *spoken, *part[at + 1 :])
        elif not said and _rivals(part):
            spoken = ()
        out += part
    return tuple(out)


def sentences(tokens: Tokens) -> Iterator[Tokens]:
    """Each sentence of *tokens*, with the mark that ends it."""
    begun = 0
    for at, token in enumerate(tokens):
        if token.text in ENDS:
            yield tokens[begun : at + 1]
            begun = at + 1
    if begun < len(tokens):
        yield tokens[begun:]


def owned_in(part: Tokens, at: int) -> tuple[Tokens, int]:
    """The last "my Fog", "his 4 Might unit" from *at* on, and where it ends."""
    found: tuple[Tokens, int] = ((), 0)
    while at < len(part) - 1:
        end = at + 1
        if part[at].text in MY_OR_HIS:
            while end < len(part) and _names(part[end]):
                end += 1
        if end > at + 1:
            found = part[at:end], end
        at = end
    return found


def _names(token: Token) -> bool:
    sized = token.kind in {Kind.SIZE, Kind.NUMBER} or token.text in _UNITS
    return sized or (token.kind is Kind.WORD and token.capital)


def _rivals(said: Tokens) -> bool:
    """Whether something else is spoken of that "it" may be."""
    return any(it.kind is Kind.SIZE or it.text in _ARTICLES for it in said)
