"""Card names in quotation marks: `"Odd Totem" ("Prevent …")` is Odd Totem's wording."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.cards.catalogue import Catalogue
from bot.cards.finding import Found
from bot.cards.names import plain
from bot.citation import Game
from bot.scenario.words.kinds import KEYWORDS
from bot.scenario.words.own_names import titled
from bot.scenario.words.rewriting import Around
from bot.scenario.words.scanning import tokenize
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_keywords, with_subject
from bot.wording.riftbound.keywords import INERT, PLAYED

_LONGEST = 8
_SMALL = frozenset("a an and as at by for from in into of on or the to with".split())
# What may stand between a card's name and its wording.
_BETWEEN = frozenset(
    ": ( ) - = , — a an card which that who says reads read saying states stating "
    "reading first double strike "
    "with the text wording oracle rules ability has having whose is its legendary "
    "creature artifact enchantment instant sorcery aura equipment planeswalker land "
    "spell permanent emblem token unit ally champion weapon item gear domain "
    "phantasia regalia unique action reaction attack durability charge counter "
    "counters power kicker flashback overload madness miracle cost its for choosing "
    "using mode second third".split()
)
# … and where it is: "NAME" is on the battlefield under Bob's control: "…".
_PLACE = frozenset("on in under by the his her my their 's battlefield play".split())
_SURE = frozenset(": ( = — says reads saying reading".split())


def unquoted(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with the names that stand in quotation marks read like any other.

    A quotation is a name where a wording or a size follows it, where it was one
    elsewhere in the text, or where the catalogue has a card of just that name.
    """
    named = {
        _name(token)
        for at, token in enumerate(tokens)
        if like_a_name(token)
        and (
            _wording_follows(tokens, at)
            or _size_follows(tokens, at)
            or _size_before(tokens, at)
            or _keyword_follows(tokens, at)
            or _is_aimed(tokens, at)
        )
    }
    catalogue, game = around.catalogue, around.game
    tokens = _whole_names(tokens, named) if game is not Game.MTG else tokens
    return tuple(
        part
        for at, token in enumerate(tokens)
        for part in (
            inside_marks(token)
            if _is_shield(tokens, at)
            or (like_a_name(token) and _name(token) in named)
            or _is_card(token, catalogue, game)
            else _untitled(token, game)
        )
    )


def _whole_names(tokens: tuple[Token, ...], named: set[str]) -> tuple[Token, ...]:
    """*tokens* with each name that has a word of talk in it as one word.

    Of "I control "Still Pond": …" the "Still" would be passed over.
    """
    wholes = {it for it in named if _FILLING & set(it.split())}
    out: list[Token] = []
    for token in tokens:
        if like_a_name(token) and _name(token) in wholes:
            said = str(token.value).rstrip(" ,.?!")
            token = replace(
                token, kind=Kind.WORD, text=said.lower(), raw=said, value=None
            )
        out.append(token)
        for size in (2, 3, 4):
            last = out[-size:]
            said = " ".join(it.text for it in last)
            if said in wholes and len(last) == size and last[0].capital:
                whole = " ".join(it.raw for it in last)
                end = last[-1].end
                out[-size:] = [replace(last[0], text=said, raw=whole, end=end)]
    return tuple(out)


# What is passed over elsewhere.
_FILLING = frozenset(
    "still just only now then here there again next first last once ever even yet "
    "really actually already soon later too also so well".split()
)


def _untitled(token: Token, game: Game) -> Iterator[Token]:
    """ "Odd Totem: Prevent …" within the marks: the name stands before them."""
    known = INERT | PLAYED if game is Game.RIFTBOUND else None
    name = titled(str(token.value), known)[0] if token.kind is Kind.QUOTE else ""
    if not name or name == "T":  # "T: deal 1 damage …": it taps for that
        yield _whole(token, game)
        return
    begin = token.raw.index(name)
    yield from moved(name, token, begin)
    rest = begin + len(name) + 2
    left = replace(
        token,
        value=token.raw[rest:-1],
        raw=token.raw[:1] + token.raw[rest:],
        start=token.start + rest - 1,
        column=token.column + rest - 1,
    )
    yield _whole(left, game)


def _whole(token: Token, game: Game) -> Token:
    if game is not Game.MTG or token.kind is not Kind.QUOTE:
        return token
    return replace(token, value=with_subject(str(token.value)))


def _is_shield(tokens: Sequence[Token], at: int) -> bool:
    """ "Prevent the next 3 damage" in marks, before "shield"."""
    token = tokens[at]
    following = tokens[at + 1].text if at + 1 < len(tokens) else ""
    return (
        token.kind is Kind.QUOTE
        and following in {"shield", "shields", "effect"}
        and _SHIELD.fullmatch(str(token.value)) is not None
    )


_SHIELD = re.compile(
    r"prevent(?: the next)? \d+(?: damage)?"
    r"(?: that would be dealt to (?:it|you|this creature|this permanent))?"
    r"(?: this turn)?\.?",
    re.IGNORECASE,
)


def _name(token: Token) -> str:
    return str(token.value).rstrip(" ,.?!").lower()


def like_a_name(token: Token) -> bool:
    """A few words that begin with capitals, and nothing that ends a sentence."""
    if token.kind is not Kind.QUOTE:
        return False
    words = str(token.value).rstrip(" ,.?!").split()
    return 0 < len(words) <= _LONGEST and all(
        word[:1].isupper() or (place > 0 and word in _SMALL) or word in {"-", "//"}
        for place, word in enumerate(words)
    )


def _wording_follows(tokens: Sequence[Token], at: int) -> bool:
    sure = not is_keywords(_name(tokens[at]))
    for token in tokens[at + 1 : at + 12]:
        if token.kind is Kind.QUOTE:
            return sure and (not like_a_name(token) or is_keywords(_name(token)))
        known = token.text in _BETWEEN | _PLACE | {"control", "controlled"}
        known = known or (token.text,) in KEYWORDS or token.capital
        if token.kind not in _COUNTING and not known:
            return False
        sure = sure or token.text in _SURE
    return False


_COUNTING = frozenset({Kind.SIZE, Kind.COST, Kind.NUMBER, Kind.COUNTER})


def _is_aimed(tokens: Sequence[Token], at: int) -> bool:
    """Casts "Odd Bolt" on NAME: "…" – the wording stands behind what it is cast on."""
    if at < 1 or tokens[at - 1].text not in _CASTING or is_keywords(_name(tokens[at])):
        return False
    if [it.text for it in tokens[at + 1 : at + 2]] not in _AIMING:
        return False
    for place in range(at + 2, min(at + 12, len(tokens))):
        if tokens[place].kind is Kind.QUOTE:
            return tokens[place - 1].text in {":", "("}
        if tokens[place].text in {".", "?", "!", ";"}:
            return False
    return False


_CASTING = frozenset("cast casts casting play plays played flashes".split())
_AIMING = (["on"], ["targeting"], ["at"])


def _size_follows(tokens: Sequence[Token], at: int) -> bool:
    """ "Odd Goblin" (2/1); "Odd Goblin", a 2/1."""
    after = at + 1
    bracket = after < len(tokens) and tokens[after].text == "("
    while after < len(tokens) and (
        tokens[after].text in _BEFORE_SIZE
        or (bracket and tokens[after].kind is Kind.WORD)
    ):
        after += 1
    sized = after < len(tokens) and tokens[after].kind is Kind.SIZE
    if bracket and not sized:
        # "Jace" (3 loyalty counters)
        sized = [it.text for it in tokens[after + 1 : after + 2]] == ["loyalty"]
    return sized and not is_keywords(_name(tokens[at]))


def _keyword_follows(tokens: Sequence[Token], at: int) -> bool:
    """ "Odd Hierarch" with exalted: nothing else is told of it."""
    said = tuple(it.text for it in tokens[at + 1 : at + 4])
    keyword = said[1:2] in KEYWORDS or said[1:3] in KEYWORDS or said[1:2] == _PROTECTED
    return said[:1] == ("with",) and keyword and not is_keywords(_name(tokens[at]))


_PROTECTED = ("protection",)


def _size_before(tokens: Sequence[Token], at: int) -> bool:
    """A legendary 2/2 creature "Odd Goblin"; two creatures named "Odd Goblin"."""
    if is_keywords(_name(tokens[at])):
        return False
    here = at
    while here and tokens[here - 1].text in _DESCRIBING:
        here -= 1
    named = at > 0 and tokens[at - 1].text in _CALLED
    return named or (here > 0 and tokens[here - 1].kind is Kind.SIZE)


_CALLED = frozenset("named called planeswalker ally unit champion".split())
_DESCRIBING = frozenset(
    "named called legendary creature creatures token tokens artifact enchantment "
    "white blue black red green colorless".split()
)
_BEFORE_SIZE = frozenset(["(", ",", "a", "an", "is", "was", "my", "his", "her"])


def _is_card(token: Token, catalogue: Catalogue, game: Game) -> bool:
    if token.kind is not Kind.QUOTE or not token.value:
        return False
    name = _name(token)
    if is_keywords(name) or len(name.split()) > _LONGEST:
        return False
    match catalogue.find(name, game):
        case Found(card=card):
            return plain(card.name) == plain(name)
    return False


def inside_marks(token: Token) -> Iterator[Token]:
    """The words within the marks, where they stand in the text."""
    parts = list(moved(token.raw[1:-1], token, 1))
    last = len(parts) - 1
    while last > 0 and parts[last].text in {",", ".", "?", "!"}:
        last -= 1
    for at, part in enumerate(parts):
        yield replace(part, within=(at, last - at)) if at <= last else part


def moved(typed: str, token: Token, begin: int) -> Iterator[Token]:
    """The tokens of *typed*, which begins so far into *token*."""
    for part in tokenize(typed):
        yield replace(
            part,
            start=token.start + begin + part.start,
            end=token.start + begin + part.end,
            column=token.column + begin - 1 + part.column,
        )
