"""Spells that are played by their wording alone, in Grand Archive and Riftbound.

Of ``I play "Deal 3 to a unit." on it`` the wording is a card without a name.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from bot.cards.card import Card, Face
from bot.citation import Game
from bot.errors import QuestionError
from bot.scenario.words.kinds import ELEMENTS, SPELL_OF
from bot.scenario.words.tokens import STOPS, Kind, Token
from bot.scenario.words.told_cards import title_of
from bot.wording.grand_archive.kinds import SUBTYPES
from bot.wording.reading import read_quoted

_KINDS = {
    Game.GRAND_ARCHIVE: frozenset({"action", "spell"}),
    Game.RIFTBOUND: frozenset({"spell"}),
}
KINDS_BELOW = SUBTYPES | {"spell", "skill", "craft", "harmony", "melody"}
_PLAYING = frozenset(
    "play plays played playing cast casts casting activate activates activated "
    "activating use uses used resolve resolves resolved flash flashes respond responds "
    "responded responding react reacts reacted reply replies answer answers".split()
)
_SPELLS = frozenset("spell card action reaction".split())
_KINDS_TOLD = KINDS_BELOW | ELEMENTS | frozenset({"element", "action", "card"})
_BETWEEN = _SPELLS | frozenset(
    "a an the his her my their 's with that which says reads reading saying text in "
    "already also then opponent opponents".split()
)


def nameless_spells(tokens: Sequence[Token], game: Game) -> dict[int, Card]:
    """The wordings in *tokens* that are played, by where they begin in the text."""
    found: dict[int, Card] = {}
    taken: set[str] = set()
    for at, token in enumerate(tokens):
        if token.kind is not Kind.QUOTE or not _played(tokens, at):
            continue
        text = str(token.value)
        if _is_spell(game, text):
            below, elements = _kinds_told(tokens, at, game)
            face = Face(
                title_of(text, taken), text, (SPELL_OF[game],),
                subtypes=below, elements=elements,
            )  # fmt: skip
            found[token.start] = Card(game, face.name, (face,))
    return found


def _kinds_told(
    tokens: Sequence[Token], at: int, game: Game
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """ "A fire Spell that says “…”", "“…” (a Suited Spell)": what it is."""
    if game is not Game.GRAND_ARCHIVE:
        return (), ()
    start = at
    while start and tokens[start - 1].text in _BETWEEN | _KINDS_TOLD | {":"}:
        start -= 1
    said = {it.text for it in tokens[start:at]}
    said |= {it.text for it in tokens[at + 1 : kinds_behind(tokens, at + 1)]}
    return tuple(sorted(said & KINDS_BELOW)), tuple(sorted(said & ELEMENTS))


def kinds_behind(tokens: Sequence[Token], at: int) -> int:
    """Where "(a Suited Spell)" at *at* ends; *at* for none."""
    here = at + 1
    while here < len(tokens) and tokens[here].text in _KINDS_TOLD | {"a", "an"}:
        here += 1
    told = here > at + 1 and tokens[at].text == "("
    return here + 1 if told and here < len(tokens) and tokens[here].text == ")" else at


def _played(tokens: Sequence[Token], at: int) -> bool:
    """Whether what stands before or behind the wording says that it is played."""
    if _of_a_name(tokens, at):
        return False
    if _is_played(tokens, at + 1) or played_next(tokens, at + 1):
        return True
    here = at - 1
    while here >= 0 and tokens[here].text in _BETWEEN | _KINDS_TOLD | {":"}:
        here -= 1
    return here >= 0 and tokens[here].text in _PLAYING


def _is_played(tokens: Sequence[Token], at: int) -> bool:
    """ "… is played on it", "… resolves", "… hits it" at *at*."""
    at += at < len(tokens) and tokens[at].text == ","
    said = [it.text for it in tokens[at : at + 4]]
    while said and said[0] in _HELPING:
        del said[0]
    helped = at < len(tokens) and tokens[at].text in _HELPING
    return bool(said) and said[0] in (_DONE if helped else _DOES)


def _of_a_name(tokens: Sequence[Token], at: int) -> bool:
    """Whether it is the wording of what is named before: "Odd Ray: “…”"."""
    here = at - 1
    while here > 0 and tokens[here].text in _MARKS:
        here -= 1
    if here < 0 or tokens[here].text in _PLAYING | _BETWEEN | _KINDS_TOLD:
        return False
    return tokens[here].kind is Kind.QUOTE or tokens[here].capital


_MARKS = frozenset(": ( ) , = -".split())


def played_next(tokens: Sequence[Token], at: int) -> bool:
    """Whether the next sentence plays it: "“…” I play that on my ally"."""
    while at < len(tokens) and tokens[at].text in STOPS | {"then", ","}:
        at += 1
    said = [it.text for it in tokens[at : at + 5]]
    return any(verb in _PLAYING and it in _IT for verb, it in pairwise(said))


_IT = frozenset({"it", "this", "that"})
_HELPING = frozenset("is was were has been gets got then already".split())
_DONE = frozenset("played cast used activated put resolved".split())
_DOES = frozenset("resolves resolve resolved hits targets targeted".split())


@lru_cache(maxsize=256)
def _is_spell(game: Game, text: str) -> bool:
    try:
        spell = read_quoted(game, text, kinds=_KINDS[game]).spell
    except QuestionError:
        return False
    return spell is not None and bool(spell.do or spell.modes)
