"""Where a counter, a keyword or a shield comes from: "from Mother of Runes"."""

from collections.abc import Iterator

from bot.cards.facts import is_attachable, is_spell
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Card
from bot.scenario.words.tokens import Kind

_FROM = (
    ("from",), ("thanks", "to"), ("because", "of"), ("due", "to"),
    ("courtesy", "of"), ("given", "by"), ("granted", "by"),
)  # fmt: skip
_WHOSE = frozenset("my his her their the a an".split())
_LINKING = frozenset("of the to in and for from with 's".split())
_ITS = frozenset("ability abilities trigger effect etb activation".split())


@reader("origin")
def read_origin(parse: Parse, at: int) -> Iterator[Reading]:
    """ "From Healing Salve", where it stands alone."""
    for end in origins(parse, at):
        yield end, parse.said(at, end)


def origins(parse: Parse, at: int, *, given: bool = False) -> Iterator[int]:
    """Where "from NAME" ends that begins at *at*.

    What it comes from changes nothing about what is there, whether it is known or not.
    But a card whose text is typed is there itself; and what is *given* by a spell or
    by what lies on a thing is not all that it does.
    """
    for words in _FROM:
        if all(parse.word(at + n) == it for n, it in enumerate(words)):
            here = at + len(words)
            here += parse.word(here) in _WHOSE
            cards = list(parse.reads("card", here))
            if any(_does_more(parse, card, given=given) for _, card in cards):
                return
            ends = {end for end, _ in cards}
            ends.add(_capitalised(parse, here))
            for end in sorted(ends - {here}):
                yield end
                if parse.word(end) == "'s" and parse.word(end + 1) in _ITS:
                    yield end + 2


def _does_more(parse: Parse, card: Card, *, given: bool) -> bool:
    told = {name.name for name in card.names}
    if any(it.name in told for it in parse.quoted.cards.values()):
        return True
    faces = [parse.catalogue.card(name).face for name in card.names] if given else []
    return any(is_spell(face) or is_attachable(face) for face in faces)


def _capitalised(parse: Parse, at: int) -> int:
    """The end of the words with a capital from *at* on, those that link them inside."""
    end = here = at
    while (token := parse.token(here)) is not None and token.kind is Kind.WORD:
        if token.capital:
            end = here + 1
        elif here == at or token.text not in _LINKING:
            break
        here += 1
    return end
