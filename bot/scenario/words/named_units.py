""" "Odd Sentry is an ally with 2 power and "…"": told as an ally that is called so."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.cards.finding import Found
from bot.cards.names import plain
from bot.scenario.words.kinds import KEYWORDS
from bot.scenario.words.quoted_words import begins, names
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.unquoting import inside_marks, like_a_name

_KINDS = frozenset({"ally", "unit"})
_ARTICLES = frozenset({"a", "an"})
_WHOSE = frozenset({"my", "his", "her", "their", "'s"})
# What may stand before the kind, and behind it.
_BEFORE = frozenset(
    "unique token fire water wind crux norm arcane neos luxem umbra rested awake "
    "exia".split()
)
_LISTED = frozenset(
    "with and , has the text a ability effect : power life that says reads".split()
) | {word for keyword in KEYWORDS for word in keyword}
_WHERE = (("i", "control"), ("my", "opponent", "controls"))
_OWNED = ((("my", "opponent", "'s"), _WHERE[1]), (("my",), _WHERE[0]))
_BEGINS = frozenset("my his her their i he she they opponent a an the".split())
_LONGEST = 5

Tokens = tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class _Told:
    """What is said of one by its name: up to its kind, behind it, and whose it is."""

    kind: int
    end: int
    owner: Tokens = ()
    sized: bool = False
    quotes: bool = False
    more: Tokens = ()  # what is told behind whose it is


def named_units(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with such a unit told as one that has a name, and is there."""
    at = 0
    while at < len(tokens):
        name = _name(tokens, at)
        made = _made(tokens, at, name, around) if name else None
        if made is None:
            at += 1
            continue
        tokens, at = made
    return tokens


def _name(tokens: Tokens, at: int) -> int:
    """Where the name ends that begins at *at*; 0 where none does."""
    if like_a_name(tokens[at]):
        return at + 1
    if at and names(tokens, at - 1):
        return 0
    end = at
    while end < min(at + _LONGEST, len(tokens)) and names(tokens, end):
        end += 1
    return end if end > at else 0


def _made(
    tokens: Tokens, at: int, end: int, around: Around
) -> tuple[Tokens, int] | None:
    joined = [it.text for it in tokens[end : end + 2]]
    if (
        len(joined) < 2
        or joined[1] not in _ARTICLES
        or _is_card(tokens[at:end], around)
    ):
        return None
    told = _told(tokens, end + 1)
    if told is None or not told.sized:
        return None
    article, name = tokens[end + 1], _called(tokens[at:end], tokens[end])
    before = tokens[end + 2 : told.kind + 1]
    behind = tokens[told.kind + 1 : told.end]
    start, owner = _whose(tokens, at)
    first = begins(tokens, start) or tokens[start - 1].text == ":"
    if (
        joined[0] == "is"
        and first
        and _ends(tokens, told)
        and not (owner and told.owner)
    ):
        there = ("is", "on", "the", "field") if not told.owner + owner else ()
        told_so = (
            *(_word(tokens[end], it) for it in owner),
            *(it for it in told.owner if it.text != "that"),
            article, *before, *name, *behind, *told.more,
            *(_word(tokens[end], it) for it in there),
        )  # fmt: skip
        last = _last(told)
        stop = () if _at_end(tokens, last) else (_word(tokens[end], "."),)
        rest = tokens[last + _goes_on(tokens, last) :]
        return (*tokens[:start], *told_so, *stop, *rest), start + len(told_so)
    # With its size "NAME, a 2/3 ally with “…”" is read as it is.
    measured = not any(it.kind is Kind.SIZE for it in before)
    if joined[0] != "," or not (told.quotes and measured) or told.owner:
        return None
    owned = at > 0 and tokens[at - 1].text in _WHOSE
    told_so = (*(() if owned else (article,)), *before, *name, *behind)
    closed = [it.text for it in tokens[told.end : told.end + 1]] == [","]
    return (*tokens[:at], *told_so, *tokens[told.end + closed :]), at + len(told_so)


def _told(tokens: Tokens, at: int) -> _Told | None:
    """What is told from the article at *at* on."""
    kind = at + 1
    sized = quotes = False
    while kind < len(tokens) and tokens[kind].text not in _KINDS:
        sized |= tokens[kind].kind is Kind.SIZE
        if tokens[kind].kind is not Kind.SIZE and tokens[kind].text not in _BEFORE:
            return None
        kind += 1
    end = kind + 1
    while end < len(tokens):
        token = tokens[end]
        if token.kind is Kind.QUOTE:
            quotes = True
            end += 1
            if _closes(tokens, end):
                break
            continue
        owner = next((it for it in _WHERE if _are(tokens, end, it)), ())
        if owner:
            begin = end - (tokens[end - 1].text == "that")
            stop = end + len(owner)
            whose = tokens[begin:stop]
            more: Tokens = ()
            if _are(tokens, stop, ("with",)):
                more = tokens[stop : _sentence(tokens, stop)]
            return _Told(kind, begin, whose, sized, quotes, more)
        measured = token.kind is Kind.NUMBER and tokens[end + 1 : end + 2]
        if measured and tokens[end + 1].text in ("power", "life"):
            sized = sized or tokens[end + 1].text == "power"
        elif token.kind is not Kind.NUMBER and token.text not in _LISTED:
            break
        end += 1
    while end > kind + 1 and tokens[end - 1].text in {",", "and"}:
        end -= 1
    return _Told(kind, end, (), sized, quotes)


def _closes(tokens: Tokens, end: int) -> bool:
    """Whether the quotation before *end* ends its sentence."""
    whole = str(tokens[end - 1].value).endswith((".", "!"))
    return whole and (end >= len(tokens) or tokens[end].capital)


def _at_end(tokens: Tokens, end: int) -> bool:
    return end >= len(tokens) or tokens[end].text in ENDS


def _last(told: _Told) -> int:
    return told.end + len(told.owner) + len(told.more)


def _ends(tokens: Tokens, told: _Told) -> bool:
    end = _last(told)
    goes_on = _goes_on(tokens, end)
    return _at_end(tokens, end) or goes_on > 0 or _closes(tokens, end)


def _goes_on(tokens: Tokens, end: int) -> int:
    """How many tokens join another sentence there: "… and my opponent's ally"."""
    joins = end
    while joins < len(tokens) and tokens[joins].text in {",", "and", "but"}:
        joins += 1
    there = tokens[joins].text if joins < len(tokens) else ""
    return joins - end if joins > end and there in _BEGINS else 0


def _sentence(tokens: Tokens, at: int) -> int:
    """Where the sentence ends that *at* is in; a quotation may close it."""
    while at < len(tokens) and tokens[at].text not in ENDS:
        at += 1
        if tokens[at - 1].kind is Kind.QUOTE and _closes(tokens, at):
            break
    return at


def _whose(tokens: Tokens, at: int) -> tuple[int, tuple[str, ...]]:
    """ "My Odd Sentry is a 2/3 ally": where that begins, and who has it."""
    for said, owner in _OWNED:
        start = at - len(said)
        if start >= 0 and _are(tokens, start, said):
            return start, owner
    return at, ()


def _are(tokens: Tokens, at: int, words: Sequence[str]) -> bool:
    return tuple(it.text for it in tokens[at : at + len(words)]) == tuple(words)


def _called(name: Tokens, beside: Token) -> Tokens:
    words = tuple(inside_marks(name[0])) if name[0].kind is Kind.QUOTE else name
    return (_word(beside, "called"), *words)


def _word(beside: Token, text: str) -> Token:
    kind = Kind.MARK if text == "." else Kind.WORD
    return replace(beside, kind=kind, text=text, raw=text, value=None)


def _is_card(name: Tokens, around: Around) -> bool:
    said = " ".join(it.raw for it in name).strip('"“”')
    match around.catalogue.find(said, around.game):
        case Found(card=card):
            return plain(card.name) == plain(said)
    return False
