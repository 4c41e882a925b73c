"""Spells that the scenario itself gives the wording of: ``Odd Ray: "Deal 3 to …"``.

Such a name is a card like any other from there on, so that it can be played, put on a
unit and answered in every way a known card can. Names that stand for permanents are
left to the clauses that say what is on the table.
"""

from collections.abc import Iterator, Sequence

from bot.cards.card import Card, CardName, Face
from bot.cards.catalogue import Catalogue
from bot.cards.finding import Ambiguous, Found, How, Unknown
from bot.cards.intext import InText
from bot.cards.names import plain
from bot.citation import Game
from bot.errors import QuestionError
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_worn
from bot.wording.reading import read_quoted

_SPELL = {
    Game.GRAND_ARCHIVE: "action",
    Game.RIFTBOUND: "spell",
}
_IN_NAMES = frozenset(["of", "the", "in", "to", "and", "'s", "-", ","])
_NOT_NAMES = frozenset(
    "i my his her their the a an opponent he she they then now later next first after "
    "when if while and or but so it in".split()
)
# Between a name and its wording: "Odd Ray is a spell that says …".
_SAYING = frozenset(": ( , says reads that which is a an spell action card".split())
_LONGEST = 6


class Defined(Catalogue):
    """A catalogue with the cards of one scenario laid over it."""

    def __init__(self, below: Catalogue, cards: Sequence[Card]) -> None:
        self._below = below
        self._own = {card.ref: card for card in cards}
        self._plain = {plain(card.name): card for card in cards}

    def find(self, name: str, game: Game | None = None) -> Found | Ambiguous | Unknown:
        """The card *name* means; one of the scenario's own goes first."""
        own = self._plain.get(plain(name))
        if own is not None:
            return Found(own, How.EXACT, 100.0)
        return self._below.find(name, game)

    def find_in_text(
        self,
        words: Sequence[str],
        start: int,
        game: Game | None = None,
        common: frozenset[str] = frozenset(),
        *,
        partial: bool = False,
    ) -> InText | None:
        """As the catalogue below, the scenario's own names first."""
        for length in range(_LONGEST, 0, -1):
            said = " ".join(words[start : start + length])
            for name in (said, said.removesuffix("s")):
                own = self._plain.get(plain(name))
                if own is not None and start + length <= len(words):
                    return InText(length, (own.ref,), How.EXACT)
        return self._below.find_in_text(words, start, game, common, partial=partial)

    def card(self, name: CardName) -> Card:
        """The card of a name that was given out. Raises KeyError."""
        return self._own.get(name) or self._below.card(name)


def with_defined(
    tokens: tuple[Token, ...], catalogue: Catalogue, game: Game
) -> Catalogue:
    """*catalogue* and the spells whose wording stands behind their name in *tokens*.

    Not for Magic, whose quoted cards say by themselves what they are.
    """
    if game is Game.MTG:
        return catalogue
    cards: list[Card] = []
    for name, text in _definitions(tokens):
        if isinstance(catalogue.find(name, game), Found) or len(text.split()) < 3:
            continue
        if is_worn(text):
            continue
        kind = _SPELL[game]
        if game is Game.GRAND_ARCHIVE and "this attack" in text.lower():
            kind = "attack"
        try:
            read = read_quoted(game, text, name=name, kinds=frozenset({kind}))
        except QuestionError:
            continue
        played = read.spell is not None and (read.spell.do or read.spell.modes)
        if played or (kind == "attack" and read.statics):
            face = Face(name, text, (kind,), subtypes=_told_kind(name))
            cards.append(Card(game, name, (face,)))
    return Defined(catalogue, cards) if cards else catalogue


def _told_kind(name: str) -> tuple[str, ...]:
    """ "The Spell Odd Ray": what kind of action it is stands before its name."""
    first = name.split()[0].lower()
    return (first,) if first in _KINDS else ()


_KINDS = frozenset({"spell", "skill", "craft", "harmony", "melody"})
_PLAYING = frozenset(
    "play plays played cast casts activate activates activated use uses used resolve "
    "resolves resolved with".split()
)
_AIMING = frozenset("on onto at targeting choosing removing revealing in".split())


def _named_before(tokens: Sequence[Token], end: int) -> bool:
    return bool(end) and tokens[end - 1].kind is Kind.WORD and tokens[end - 1].capital


def _played_before(tokens: Sequence[Token], end: int) -> int:
    """Where the name ends in "I play Odd Ray on my ally: "…"", or *end*."""
    here = end
    while here and tokens[here - 1].text not in {".", "?", "!", ";", "\n"}:
        here -= 1
        if (
            tokens[here].text in _PLAYING
            and here + 1 < end
            and tokens[here + 1].capital
        ):
            last = here + 1
            while last < end and tokens[last].text not in _AIMING:
                last += 1
            return last if last < end else end
    return end


def _definitions(tokens: tuple[Token, ...]) -> Iterator[tuple[str, str]]:
    """A capitalised name and the quotation behind it."""
    for at, token in enumerate(tokens):
        if token.kind is not Kind.QUOTE:
            continue
        end = at
        while end and tokens[end - 1].text in _SAYING:
            end -= 1
        while end and tokens[end - 1].text == "!":
            end -= 1
        if end and tokens[end - 1].kind is Kind.QUOTE:
            yield str(tokens[end - 1].value), str(token.value)
            continue
        if tokens[at - 1].text == ":" and not _named_before(tokens, end):
            end = _played_before(tokens, end)
        start = end
        while start and (
            tokens[start - 1].kind is Kind.WORD
            and (tokens[start - 1].capital or tokens[start - 1].text in _IN_NAMES)
        ):
            start -= 1
        while start < end and (
            not tokens[start].capital or tokens[start].text in _NOT_NAMES
        ):
            start += 1
        for joint in range(end - 1, start, -1):
            if tokens[joint].text == "and":
                start = joint + 1  # "Ki Barrier and Odd Ray": two names
                break
        if start < end:
            yield " ".join(it.raw for it in tokens[start:end]), str(token.value)
