"""What is said of a card in other places than behind its name.

"NAME is untapped on my side", "NAME has …, base 0/0", "I control it (a 3/4 Dinosaur)".
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.descriptions import DESCRIBING
from bot.scenario.words.quoted_words import begins, name_after, name_before, names, says
from bot.scenario.words.small_words import HAVING, POSSESSIVES
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_mark, as_word

STATES = frozenset({"tapped", "untapped"})
_STANDS = frozenset("is sits stands lies remains".split())
_WHERE = frozenset({"on", "under", "in", "at"})
_SIDES = POSSESSIVES | {"the", "play"}
_STATS = frozenset("power toughness and size stats p t / a of".split())
_FARTHEST = 24


def wordings_before_sides(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "NAME: “…” is on my side" for "NAME is on my side: “…”".

    "Is tapped on my side" is told of it behind that.
    """
    for at in range(4, len(tokens)):
        quote = tokens[at]
        if quote.kind is not Kind.QUOTE or tokens[at - 1].text != ":":
            continue
        following = tokens[at + 1 : at + 2]
        if following and not (following[0].capital or following[0].text in ENDS):
            continue
        verb = at - 2
        while verb and tokens[verb].text not in _STANDS | ENDS:
            verb -= 1
        first = name_before(tokens, verb, str(quote.value))
        if tokens[verb].text not in _STANDS or first is None:
            continue
        if not begins(tokens, first) or not says(str(quote.value), tokens[first:verb]):
            continue
        where = verb + 1 + (tokens[verb + 1].text in STATES)
        if tokens[where].text not in _WHERE or not _is_side(tokens[where + 1 : at - 1]):
            continue
        stop = as_mark(quote, ".")
        said = [
            *tokens[first:verb],
            tokens[at - 1],
            quote,
            as_word(quote, "is"),
        ]
        said += [*tokens[where : at - 1], stop]
        if where > verb + 1:
            it, is_ = (as_word(quote, word) for word in ("it", "is"))
            said += [it, is_, tokens[verb + 1], stop]
        return wordings_before_sides((*tokens[:first], *said, *tokens[at + 1 :]))
    return tokens


def beside_the_name(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "NAME (untapped) is on my side" for "NAME is untapped on …"."""
    found = list(tokens)
    for at in range(len(tokens) - 2, 1, -1):
        if tokens[at].text not in STATES or tokens[at - 1].text not in _STANDS:
            continue
        there = tokens[at + 1 : at + 4]
        if there[0].text not in _WHERE or not _is_side(there[1:]):
            continue
        before = tokens[at - 2]
        if names(tokens, at - 2) or before.kind is Kind.SIZE or before.text == ")":
            opens, closes = _brackets(tokens[at])
            verb = replace(tokens[at - 1], text="is", raw="is")
            found[at - 1 : at + 1] = [opens, tokens[at], closes, verb]
    return tuple(found)


def _is_side(words: Sequence[Token]) -> bool:
    """Whether "my side", "Bob's side", "play", "the battlefield" is said there."""
    if not words:
        return False
    return words[0].text in _SIDES or any(it.text == "'s" for it in words[1:2])


def base_sizes_first(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "NAME (0/0) has …" for "NAME has …, base 0/0, and says"."""
    for at in range(2, len(tokens) - 2):
        if tokens[at].text != "base" or tokens[at - 1].text not in {",", "("}:
            continue
        size = at + 1
        while size < len(tokens) - 1 and tokens[size].text in _STATS:
            size += 1
        if tokens[size].kind is not Kind.SIZE or size + 1 >= len(tokens):
            continue
        opens, closes = _brackets(tokens[at])
        if tokens[size + 1].text != (")" if tokens[at - 1].text == "(" else ","):
            continue
        last = _name_end(tokens, at - 1)
        if not last:
            continue
        told = (opens, tokens[size], closes)
        kept = (*tokens[:last], *told, *tokens[last : at - 1], *tokens[size + 2 :])
        return base_sizes_first(kept)
    return tokens


def sizes_of_it(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "NAME (3/4) says “…” I control it" for "… I control it (3/4)".

    Only of the one card whose wording was told before.
    """
    for at in range(2, len(tokens) - 3):
        if tokens[at].text != "it" or tokens[at - 1].text not in HAVING:
            continue
        size = at + 2 + (tokens[at + 2].text in {"a", "an"})
        if tokens[at + 1].text != "(" or tokens[size].kind is not Kind.SIZE:
            continue
        close = size + 1
        while close < len(tokens) and tokens[close].text in DESCRIBING:
            close += 1
        if tokens[close : close + 1] == () or tokens[close].text != ")":
            continue
        told = [n for n in range(at) if tokens[n].kind is Kind.QUOTE]
        name = _named(tokens, told[0]) if len(told) == 1 else 0
        if not name:
            continue
        said = (tokens[at + 1], *tokens[size : close + 1])
        kept = (*tokens[:name], *said, *tokens[name : at + 1], *tokens[close + 1 :])
        return sizes_of_it(kept)
    return tokens


def _named(tokens: Sequence[Token], quote: int) -> int:
    """Where the name ends that has the wording at *quote*; 0 for a thing of no name."""
    end = quote
    while end and tokens[end - 1].text in _SAYING:
        end -= 1
    first = name_before(tokens, end, str(tokens[quote].value)) if end < quote else None
    return 0 if first is None else end


_SAYING = frozenset({":", "says", "reads", "has", "with", "that", "which"})


def _name_end(tokens: Sequence[Token], before: int) -> int:
    """Where the name ends that the sentence begins with; 0 where none does."""
    first = before
    while first and not begins(tokens, first):
        first -= 1
        if before - first > _FARTHEST or tokens[first].kind is Kind.QUOTE:
            return 0
    first += tokens[first].text in POSSESSIVES
    last = name_after(tokens, first, before, "")
    return last if last > first and tokens[last].text != "(" else 0


def _brackets(token: Token) -> tuple[Token, Token]:
    return as_mark(token, "("), as_mark(token, ")")
