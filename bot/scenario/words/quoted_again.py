"""A wording that only repeats what a card named before it says anyway.

"Doubling Season is on my side: “If an effect would create …”" tells of one card, not
of a card and of an effect beside it that does the same once more.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bot.cards.card import Face
from bot.cards.catalogue import Catalogue
from bot.cards.finding import Found, How
from bot.citation import Game
from bot.errors import QuestionError
from bot.scenario.words.descriptions import Described
from bot.scenario.words.quoted_types import says_as_much
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_wording

_BEFORE = frozenset({":", "?", ".", "(", "\n"})
_NEAR = 14  # words between a name and what it says


def restated(
    text: str, tokens: Sequence[Token], at: int, catalogue: Catalogue
) -> frozenset[int]:
    """What to leave out if the wording at *at* is that of a card just named.

    Empty where it is a wording of its own.
    """
    before = tokens[at - 1].text if at else ""
    if before not in _BEFORE or not is_wording(str(tokens[at].value)):
        return frozenset()
    following = tokens[at + 1].text if at + 1 < len(tokens) else ""
    if following in {"is", "are", "applies", "and"}:
        return frozenset()
    for face in _named(tokens, at, catalogue):
        try:
            same = says_as_much(text, face, tokens[at])
        except QuestionError:
            continue
        if same:
            gone = {at}
            if before in {":", "("}:
                gone.add(at - 1)
            if before == "(" and following == ")":
                gone.add(at + 1)
            return frozenset(gone)
    return frozenset()


def named_elsewhere(tokens: Sequence[Token], it: Described) -> bool:
    """Whether the card of that wording is spoken of in another place as well.

    By its short name too: "Bob's Swans" are the Swans of Bryn Argoll.
    """
    short = it.words[: it.words.index(",")] if "," in it.words else it.words
    if not short:
        return False
    forms = {short, (*short[:-1], f"{short[-1]}s")}
    named = any(
        at not in range(it.first, it.last)
        and tuple(token.text for token in tokens[at : at + len(short)]) in forms
        for at in range(len(tokens) - len(short) + 1)
    )
    return named or owned(tokens, it)


def owned(tokens: Sequence[Token], it: Described) -> bool:
    """Whether it is somebody's by its first word: "Bob's Swans", "their Swans"."""
    return it.words[1:2] == ("of",) and any(
        token.text == it.words[0] and token.capital and before.text in _WHOSE
        for before, token in pairwise(tokens)
    )


_WHOSE = frozenset("'s his her their".split())


def repeats(
    text: str, tokens: Sequence[Token], it: Described, catalogue: Catalogue
) -> bool:
    """Whether "the Circle: “…”" says what the Circle named before says anyway."""
    for face in _named(tokens, it.first, catalogue, near=len(tokens)):
        if tuple(face.name.lower().split())[: len(it.words)] != it.words:
            continue
        try:
            if says_as_much(text, face, tokens[it.quote]):
                return True
        except QuestionError:
            continue
    return False


def _named(
    tokens: Sequence[Token], at: int, catalogue: Catalogue, near: int = _NEAR
) -> Iterator[Face]:
    """The cards named in full in the sentence before *at*, the nearest first."""
    first = at - 1
    while first > 0 and at - first < near and tokens[first - 1].kind is not Kind.QUOTE:
        first -= 1
    words = [token.text for token in tokens[first : at - 1]]
    for start in reversed(range(len(words))):
        found = catalogue.find_in_text(words, start, Game.MTG)
        if found is not None and found.how is How.EXACT:
            for name in found.names:
                match catalogue.find(name.name, Game.MTG):
                    case Found(card=card):
                        yield card.face
