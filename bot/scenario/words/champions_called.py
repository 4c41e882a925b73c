""" "My champion Zora has 15 damage. A spell hits Zora": my champion, whatever its name.

Of a champion that is no known card all that a ruling needs is told, so that its name
stands for it, whoever it is.
"""

from bot.citation import Game
from bot.scenario.words.quoted_words import names
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.typed_words import EVERYDAY
from bot.scenario.words.written import as_word

Tokens = tuple[Token, ...]

_WHOSE = frozenset("my his her their 's".split())
_CALLED = (("is", "called"), ("is", "named"), ("called",), ("named",), ("is",), (",",),
           ("(",), ())  # fmt: skip
_CLOSING = {",": ",", "(": ")"}
_DOES = frozenset("has is with attacks takes gets was".split())
_JOINING = frozenset({"of", "the"})
_LONGEST = 5


def champions_called(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with "my champion" for each name that one of no known card is given."""
    at = 0
    while at < len(tokens):
        if tokens[at].text == "champion" and (start := _owner(tokens, at)) >= 0:
            tokens = _behind(tokens, start, at, around)
        at += 1
    return tokens


def _owner(tokens: Tokens, at: int) -> int:
    """Where whose champion it is begins that stands at *at*; -1 where nobody's is."""
    if at < 1 or tokens[at - 1].text not in _WHOSE:
        return -1
    if tokens[at - 1].text != "'s":
        return at - 1
    mine = at > 2 and tokens[at - 3].text in {"my", "the"}
    return max(0, at - 2 - mine)


def _behind(tokens: Tokens, start: int, at: int, around: Around) -> Tokens:
    for called in _CALLED:
        begun = at + 1 + len(called)
        if tuple(it.text for it in tokens[at + 1 : begun]) != called:
            continue
        end = _name(tokens, begun, around)
        closing = _CLOSING.get(called[0] if called else "", "")
        if end == begun:
            stop = begun + (_card(tokens, begun, around) if closing else 0)
            if begun < stop < len(tokens) and tokens[stop].text == closing:
                # "My champion, Lorraine, has …": a known card is named, not told of.
                return (*tokens[: at + 1], *tokens[begun:stop], *tokens[stop + 1 :])
            return tokens
        closed = end < len(tokens) and tokens[end].text == closing
        if closing and not closed:
            return tokens
        if called[:1] != ("is",):
            who = tokens[start : at + 1]
            return _known(tokens, who, begun, end, end + closed, start)
        if tokens[end : end + 1] and tokens[end].text == "with":
            has = as_word(tokens[end], "has")
            made = (*tokens[:end], has, *tokens[end + 1 :])
            return _known(made, tokens[start : at + 1], begun, end, end, start)
        return tokens
    return tokens


def _name(tokens: Tokens, at: int, around: Around) -> int:
    """Where the name ends that begins at *at*; *at* where none does."""
    end = at
    while end < min(at + _LONGEST, len(tokens)) and (
        _named(tokens, end) or (end > at and tokens[end].text in _JOINING)
    ):
        end += 1
    while end > at and not _named(tokens, end - 1):
        end -= 1
    if end > at and end + 2 < len(tokens) and tokens[end].text == ",":
        # "Rai, Archmage has …": a title.
        if _named(tokens, end + 1) and tokens[end + 2].text in _DOES:
            end += 2
    return at if _card(tokens, at, around) else end


def _card(tokens: Tokens, at: int, around: Around) -> int:
    """Of how many words the name of a card is that begins at *at*; 0 for none."""
    words = [it.raw for it in tokens]
    found = around.catalogue.find_in_text(words, at, Game.GRAND_ARCHIVE, frozenset())
    size = found.length if found is not None else 0
    while size and tokens[at + size - 1].kind is Kind.MARK:
        size -= 1  # "Lorraine, has": the comma might have led to a title
    return size


def _named(tokens: Tokens, at: int) -> bool:
    token = tokens[at]
    return token.kind is Kind.WORD and names(tokens, at) and token.text not in EVERYDAY


def _known(
    tokens: Tokens, who: Tokens, begun: int, end: int, behind: int, start: int
) -> Tokens:
    """*tokens* with *who* for the name from *begun* to *end*, and wherever it is."""
    first = tokens[begun].text
    long = tuple(it.text for it in tokens[begun:end])

    def put(part: Tokens) -> Tokens:
        out: list[Token] = []
        here = 0
        while here < len(part):
            said = tuple(it.text for it in part[here : here + len(long)])
            size = len(long) if said == long else int(part[here].text == first)
            if not size or not part[here].capital:
                out.append(part[here])
                here += 1
                continue
            if out and out[-1].text in _WHOSE - {"'s"}:
                out.pop()
            out += [as_word(part[here], it.text) for it in who]
            here += size
        return tuple(out)

    return (*put(tokens[:start]), *who, *put(tokens[behind:]))
