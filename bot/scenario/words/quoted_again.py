"""A wording that only repeats what a card named before it says anyway.

"Doubling Season is on my side: “If an effect would create …”" tells of one card, not
of a card and of an effect beside it that does the same once more.
"""

from collections.abc import Iterator, Sequence

from bot.cards.card import Face
from bot.cards.catalogue import Catalogue
from bot.cards.finding import Found, How
from bot.citation import Game
from bot.errors import QuestionError
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


def _named(tokens: Sequence[Token], at: int, catalogue: Catalogue) -> Iterator[Face]:
    """The cards named in full in the sentence before *at*, the nearest first."""
    first = at - 1
    while first > 0 and at - first < _NEAR and tokens[first - 1].kind is not Kind.QUOTE:
        first -= 1
    words = [token.text for token in tokens[first : at - 1]]
    for start in reversed(range(len(words))):
        found = catalogue.find_in_text(words, start, Game.MTG)
        if found is not None and found.how is How.EXACT:
            for name in found.names:
                match catalogue.find(name.name, Game.MTG):
                    case Found(card=card):
                        yield card.face
