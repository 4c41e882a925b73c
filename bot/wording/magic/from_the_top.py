"""Cards put from the top of a library into a graveyard, which is milling, or exiled."""

from functools import partial

from bot.engine.instructions import MillCards
from bot.engine.values import Zone
from bot.wording.magic.doing import Verb
from bot.wording.magic.giving import OnPlayer, of_player
from bot.wording.magic.grammar import G

_WHOSE = "(your|their|his or her) library"
# As it was said before there was a word for it (701.17).
_PUTS = f"{_WHOSE} into (your|their|his or her) graveyard"
_EXILES = partial(MillCards, to=Zone.EXILE)
_VERBS: dict[str, OnPlayer] = {
    "(mills|mill) <n:some> (card|cards)": MillCards,
    "(mills|mill) cards equal to <n:quantity>": MillCards,
    f"(puts|put) the top <n:some> cards of {_PUTS}": MillCards,
    f"(exiles|exile) <n:some> cards from the top of {_WHOSE}": _EXILES,
    f"(exiles|exile) the top <n:some> cards of {_WHOSE}": _EXILES,
}
_ORDERS: dict[str, OnPlayer] = {
    "mill cards equal to <n:quantity>": MillCards,
    "(mill) <n:some> (card|cards)": MillCards,
    "put the top <n:some> cards of your library into your graveyard": MillCards,
    "exile <n:some> cards from the top of your library": _EXILES,
    "exile the top <n:some> cards of your library": _EXILES,
}
for _kind, _rows in (("verb", _VERBS), ("order", _ORDERS)):
    for _pattern, _make in _rows.items():
        G.rule(_kind).add(_pattern, of_player(_make))


@G.says("verb", f"(puts|put) the top card of {_PUTS}")
@G.says("order", "put the top card of your library into your graveyard")
def _mill_one() -> Verb:
    return of_player(MillCards)(lambda scene: 1)
