""" "My knight (Silver Knight)": which card a kind stands for, told in brackets."""

from collections.abc import Sequence

from bot.cards.card import Card
from bot.cards.catalogue import Catalogue
from bot.cards.finding import Found, How
from bot.citation import Game
from bot.scenario.words.descriptions import ARTICLES
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import POSSESSIVES
from bot.scenario.words.tokens import ENDS, Kind, Token

_OWNING = POSSESSIVES | ARTICLES | {"the", "'s"}
# What anybody calls anything; else it is a type or subtype of the card's.
_ANYTHING = frozenset("card commander dude general guy permanent spell thing".split())


def named_in_brackets(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with "my Silver Knight" for "my knight (Silver Knight)".

    "My knight with a +1/+1 counter (Silver Knight, 2/2)" is told of one thing, too.
    Only where the card is of that kind: else the brackets name something else.
    """
    found = list(tokens)
    for opens in range(len(tokens) - 2, 0, -1):
        if tokens[opens].text != "(":
            continue
        closes = _closing(tokens, opens)
        name, size = _name_and_size(tokens[opens + 1 : closes])
        card = _card(name, around.catalogue)
        noun = _before_counters(tokens, opens) - 1
        if card is None or not _stands_for(tokens, noun, card):
            continue
        sized = noun > 0 and tokens[noun - 1].kind is Kind.SIZE
        told = [*(() if sized else size), *name]
        found[opens : closes + 1] = []
        found[noun : noun + 1] = told
    return tuple(found)


def _closing(tokens: Sequence[Token], opens: int) -> int:
    """Where the bracket closes; *opens* itself where it never does."""
    for at in range(opens + 1, len(tokens)):
        if tokens[at].text == ")":
            return at
        if tokens[at].text in ENDS | {"("}:
            break
    return opens


def _name_and_size(said: Sequence[Token]) -> tuple[list[Token], list[Token]]:
    """The words of a name, and the size beside it, if any."""
    size = [it for it in said[-1:] if it.kind is Kind.SIZE]
    name = list(said[: len(said) - len(size)])
    if size and name and name[-1].text == ",":
        name.pop()
    if name and name[0].text in ARTICLES:
        name.pop(0)
    return name, size


def _card(name: Sequence[Token], catalogue: Catalogue) -> Card | None:
    if not name or any(it.kind not in {Kind.WORD, Kind.MARK} for it in name):
        return None
    found = catalogue.find(" ".join(it.raw for it in name), Game.MTG)
    sure = isinstance(found, Found) and found.how is How.EXACT and found.score == 100
    return found.card if sure and isinstance(found, Found) else None


def _before_counters(tokens: Sequence[Token], end: int) -> int:
    """Where "with a +1/+1 counter [on it]" that ends at *end* begins; else *end*."""
    at = end
    if [it.text for it in tokens[at - 2 : at]] == ["on", "it"]:
        at -= 2
    if at < 5 or tokens[at - 1].text not in {"counter", "counters"}:
        return end
    return at - 4 if tokens[at - 4].text in {"with", "w/"} else end


def _stands_for(tokens: Sequence[Token], noun: int, card: Card) -> bool:
    """Whether *card* may be meant by the word at *noun*, told of as one thing."""
    if noun < 0 or tokens[noun].kind is not Kind.WORD:
        return False
    kinds = {*card.face.subtypes, *card.face.types}
    if tokens[noun].text not in _ANYTHING | kinds:
        return False
    before = noun - 1
    if before >= 0 and tokens[before].kind is Kind.SIZE:
        before -= 1
    return before < 0 or tokens[before].text in _OWNING | ENDS | {","}
