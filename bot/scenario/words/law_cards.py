"""What is named beside effects told in the asker's words: cards and players."""

import re
from collections.abc import Iterator

from bot.cards.finding import Found
from bot.engine.hashing import by_identity
from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.typed_words import EVERYDAY

Tokens = tuple[Token, ...]

_SAID_SO = re.compile(
    r"\bdamage\b.*\b(?:double|triple|twice|half|minus|plus|instead)\b|\bprevent\b"
    r"|\bcreatures you control\b",
    re.S,
)
# A shorter word alone is hardly a card's name: "with", "not".
_SHORTEST = 5
_LONGEST_NAME = 4


def few_play(tokens: Tokens, around: Around, names: frozenset[str]) -> bool:
    """Whether no more than two play, as far as *names* and those in the text tell."""
    return len(_people(tokens, around) | names) < _MANY


@by_identity(8)
def _people(tokens: Tokens, around: Around) -> frozenset[str]:
    """The names that stand in *tokens* and are no card's."""
    said: set[str] = set()
    at = 0
    while at < len(tokens):
        token = tokens[at]
        at += 1
        if token.kind is not Kind.WORD or token.text in EVERYDAY or token.text == "i":
            continue
        if token.text not in FIRST_NAMES and not token.capital:
            continue
        if token.text not in FIRST_NAMES and tokens[at : at + 1] and tokens[at].capital:
            # Who plays has one name: "Odd Totem" is a thing.
            while at < len(tokens) and tokens[at].capital:
                at += 1
            continue
        whole = [it.raw for it in tokens[at - 1 : at - 1 + _LONGEST_NAME]]
        card = next(
            (
                size
                for size in range(len(whole), token.text in FIRST_NAMES, -1)
                if isinstance(
                    around.catalogue.find(" ".join(whole[:size]), around.game), Found
                )
            ),
            0,
        )
        if card:
            at += card - 1
        else:
            said.add(token.text)
    return frozenset(said)


_MANY = 2


def texts_of_laws(clause: Tokens, around: Around) -> Iterator[str]:
    """The texts of the cards named there that may be what is told of."""
    at = 0
    while at < len(clause):
        for size in range(_LONGEST_NAME, 0, -1):
            said = " ".join(it.raw for it in clause[at : at + size])
            if len(said) < _SHORTEST:
                continue
            found = around.catalogue.find(said, around.game)
            if isinstance(found, Found) and _SAID_SO.search(found.card.face.text):
                yield found.card.face.text
                at += size - 1
                break
        at += 1


def says_as_much(wording: str, text: str) -> bool:
    """Whether a card of that *text* does as much to damage as *wording* says."""
    act = _ACT.search(wording)
    if act is None:
        return False
    if any(kind not in wording for kind in _OF_A_KIND.findall(text)):
        return False  # what is told is of more sources than the card's
    times, number = act[1], act[2]
    if times:
        return re.search(rf"\b{times}\b", text) is not None
    less = "minus" in act[0] or "prevent" in act[0]
    signs = "prevent|minus" if less else "plus"
    return re.search(rf"\b(?:{signs}) {number}\b", text) is not None


# "A creature you control", "a red source": of no others.
_OF_A_KIND = re.compile(r"\bIf an? (?!source\b)(?:another )?(\w+)\b[^.]*? would deal\b")
_ACT = re.compile(r"(double|triple) that damage|(?:minus|plus|prevent) (\d+)")
