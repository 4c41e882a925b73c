"""What is said behind a name and belongs before it: "Martyrs, a tapped 1/6"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.cards.catalogue import Catalogue
from bot.cards.finding import Found, How
from bot.citation import Game
from bot.scenario.words.descriptions import ARTICLES, DESCRIBING, keyword_of
from bot.scenario.words.quoted_words import begins, name_before, says
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import POSSESSIVES
from bot.scenario.words.states_on_sides import STATES
from bot.scenario.words.tokens import Kind, Token

_JOINS = frozenset({"with", "and", "has", "that", "which"})
_OWNING = POSSESSIVES | {"the", "'s"}


def states_first(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with "a tapped NAME, a 1/6 with …" for "NAME, a tapped 1/6 with …".

    And with "his NAME, a 4/4" for "NAME, his 4/4". Only where the wording behind it
    speaks of NAME, or a known NAME is of that size: else the two could be a list.
    """
    catalogue = around.catalogue
    found = list(tokens)
    for at in range(len(tokens) - 1, 2, -1):
        begins = _owned_behind(tokens, at, catalogue)
        if begins is not None:
            owner = tokens[at]
            there = tokens[begins]
            found[at] = replace(owner, text="a", raw="a")
            moved = replace(owner, start=there.start, end=there.start)
            found.insert(begins, replace(moved, line=there.line, column=there.column))
            continue
        first = _named(tokens, at, catalogue)
        if first is None:
            continue
        del found[at]
        state = tokens[at]
        lead = tokens[first - 1].text if first else ""
        owned = lead in _OWNING | ARTICLES
        article = () if owned else (replace(state, text="a", raw="a"),)
        found[first:first] = [*article, state]
    return tuple(found)


def without_epithets(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with "My Gorm is a 3/3" for "My Gorm, Untamed is a 3/3" or "(3/3) has".

    Two things would be "are". Who is called Untamed alone elsewhere is another one.
    """
    for at in range(len(tokens) - 1, 3, -1):
        if not _is_of_one(tokens, at):
            continue
        parts = _name_and_epithet(tokens, at)
        if parts is None:
            continue
        first, second = parts
        whole = tuple(it.text for it in tokens[first:at])
        if isinstance(around.catalogue.find(" ".join(whole), Game.MTG), Found):
            continue
        short = second - 1 - first
        if any(
            _is_card(it, around.catalogue) for it in (whole[:short], whole[short + 1 :])
        ):
            continue
        found = [
            n
            for n in range(len(tokens))
            if tuple(it.text for it in tokens[n : n + len(whole)]) == whole
        ]
        gone = {n + k for n in found for k in range(short, len(whole))}
        left = [it for n, it in enumerate(tokens) if n not in gone]
        if not any(it.text == whole[-1] for it in left):
            return without_epithets(tuple(left), around)
    return tokens


def _is_of_one(tokens: Sequence[Token], at: int) -> bool:
    """Whether one thing is spoken of at *at*: "is a 3/3", "(3/3) has …"."""
    behind = tokens[at + 1 : at + 4]
    if tokens[at].text == "(" and len(behind) == len("3/3 ) has".split()):
        size, end, verb = behind
        return size.kind is Kind.SIZE and end.text == ")" and verb.text in _OF_ONE
    return tokens[at].text == "is" and [it.kind for it in behind[1:2]] == [Kind.SIZE]


_OF_ONE = frozenset("has attacks blocks deals gets fights is wears carries".split())


def _name_and_epithet(tokens: Sequence[Token], at: int) -> tuple[int, int] | None:
    """Where the two parts of "Gorm, Untamed" begin that end before *at*."""
    first = name_before(tokens, at)
    if first is None:
        return None
    commas = [n for n in range(first, at) if tokens[n].text == ","]
    if len(commas) > 1:
        return None
    if commas:
        # Its own wording right behind its size brings the whole name along.
        if Kind.QUOTE in {it.kind for it in tokens[at + 3 : at + 5]}:
            return None
        second = commas[0] + 1
    else:
        second = first
        if not second or tokens[second - 1].text != ",":
            return None
        first = name_before(tokens, second - 1)
        if first is None:
            return None
    if first > 0 and tokens[first - 1].text in _OWNING:
        return first, second
    # "However, Odd Ogre is a 3/3": nobody is spoken of as However.
    again = [it.text for it in tokens].count(tokens[first].text) > 1
    return (first, second) if again and begins(tokens, first) else None


def _is_card(name: Sequence[str], catalogue: Catalogue) -> bool:
    """Whether a card has just that *name*."""
    found = catalogue.find(" ".join(name), Game.MTG)
    return isinstance(found, Found) and found.how is How.EXACT


def _owned_behind(tokens: Sequence[Token], at: int, catalogue: Catalogue) -> int | None:
    """Where the name begins whose owner and size stand at *at*: NAME, his 4/4."""
    if tokens[at].text not in POSSESSIVES or tokens[at - 1].text != ",":
        return None
    size = tokens[at + 1] if at + 1 < len(tokens) else tokens[at]
    if size.kind is not Kind.SIZE:
        return None
    quote = at + 2
    while quote < len(tokens) and _describes(tokens[quote]):
        quote += 1
    wording = ""
    if tokens[quote : quote + 1] and tokens[quote].text in {":", ","}:
        quote += 1
    if tokens[quote : quote + 1] and tokens[quote].kind is Kind.QUOTE:
        wording = str(tokens[quote].value)
    first = name_before(tokens, at - 1, wording)
    if first is None or (first and tokens[first - 1].text in _OWNING | ARTICLES):
        return None
    name = tokens[first : at - 1]
    if wording and says(wording, name):
        return first
    return first if size.value == _printed(name, catalogue) else None


def _describes(word: Token) -> bool:
    return word.text in DESCRIBING | _JOINS or bool(keyword_of(word.text))


def _named(tokens: Sequence[Token], at: int, catalogue: Catalogue) -> int | None:
    """Where the name begins of which the state at *at* is said."""
    if tokens[at].text not in STATES or tokens[at - 1].text not in {"a", "an"}:
        return None
    if tokens[at - 2].text != ",":
        return None
    here, size = at + 1, None
    while here < len(tokens) and tokens[here].kind is not Kind.QUOTE:
        word = tokens[here]
        size = word.value if word.kind is Kind.SIZE else size
        if word.kind is not Kind.SIZE and not _describes(word):
            return None
        here += 1
    if here >= len(tokens) or size is None:
        return None
    wording = str(tokens[here].value)
    first = name_before(tokens, at - 2, wording)
    if first is None:
        return None
    name = tokens[first : at - 2]
    if says(wording, name) or size == _printed(name, catalogue):
        return first
    return None


def _printed(name: Sequence[Token], catalogue: Catalogue) -> object:
    """The size printed on the card of that *name*; None for what is no creature."""
    found = catalogue.find(" ".join(it.text for it in name), Game.MTG)
    if not isinstance(found, Found):
        return None
    face = found.card.face
    return (face.power, face.toughness) if face.power is not None else None
