"""Tokens put into plainer words, one change after the other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.scenario.words.effort import REWRITTEN, spend
from bot.scenario.words.tokens import Token

Tokens = tuple[Token, ...]

# What most rows are for.
MAGIC = frozenset({Game.MTG})
UNITS = frozenset({Game.GRAND_ARCHIVE, Game.RIFTBOUND})
CHAMPIONS = frozenset({Game.GRAND_ARCHIVE})
# The one text that all quotations have, and what opens a bracket.
QUOTED = frozenset({'"'})
BRACKETS = frozenset({"("})


@dataclass(frozen=True, slots=True)
class Around:
    """What a change may look at besides the tokens: the *text* is as it was typed."""

    text: str
    catalogue: Catalogue
    game: Game


@dataclass(frozen=True, slots=True)
class Rewriting:
    """One *change* of the tokens, and *why* it is made where it stands.

    It is tried in *games*, and only where the text has one of the words it *needs*
    (none named: always). *looks*: the change is handed what is around as well.
    """

    change: Callable[..., Tokens]
    why: str
    needs: frozenset[str] = frozenset()
    games: frozenset[Game] = frozenset(Game)
    looks: bool = False


def rewritten(tokens: Tokens, rows: Sequence[Rewriting], around: Around) -> Tokens:
    """*tokens* changed as *rows* say, in their order."""
    spend(REWRITTEN * len(tokens))
    words = {it.text for it in tokens}
    for row in rows:
        if around.game not in row.games or (row.needs and row.needs.isdisjoint(words)):
            continue
        changed = row.change(tokens, around) if row.looks else row.change(tokens)
        if changed is not tokens and changed != tokens:
            tokens = changed
            words = {it.text for it in tokens}
    return tokens
