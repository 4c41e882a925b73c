"""Ordinary words typed with a slip of the finger, read as what they were meant for.

Only a text that cannot be read as typed is looked at so; what is changed is said.
"""

from collections import Counter
from dataclasses import replace
from functools import cache

from rapidfuzz.distance import OSA

from bot.citation import Game
from bot.scenario.grammar.clauses import rules_for
from bot.scenario.words.kinds import KEYWORDS, NUMBERED
from bot.scenario.words.parsing import Parse
from bot.scenario.words.pattern import Alternatives, Literal, Parts
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.typed_words import EVERYDAY

# Cards that people use as verbs.
_AS_VERBS = frozenset(
    f"{card}{ending}"
    for card in ("bolt", "shock", "pyroclasm", "fog", "wrath")
    for ending in ("", "s", "ed")
)
_KEYWORDS = frozenset(
    word for said in (*KEYWORDS, NUMBERED) for word in said if len(word) > 5
)
_SHORTEST = 4
# A word of so many letters may have its last two swapped, or one of them doubled.
_SWAPPED = 3
# A word of so many letters may differ by another letter, one of so many by two slips.
_OTHER_LETTER, _TWO_SLIPS = 7, 10
_VOWELS = frozenset("aeiouy")


def without_slips(
    parse: Parse, *, keywords: bool = False
) -> tuple[tuple[Token, ...], dict[int, str]]:
    """The tokens of *parse* with each unknown word in its spelling, and which it was.

    With *keywords* only those: "an indestructable 5/5" is no creature of that name.
    A word that could be two others, that begins with another letter or that is part of
    a card's name stays.
    """
    known = known_words(parse.game)
    found: dict[int, str] = {}
    tokens = list(parse.tokens)
    for at, token in enumerate(parse.tokens):
        if not keywords and at not in found:
            for place, word in _cut_short(parse, at, known):
                tokens[place] = replace(parse.tokens[place], text=word)
                found[place] = word
        if at in found:
            continue
        if had := _keyword_had(parse, at, known):
            tokens[at] = replace(token, text=had)
            found[at] = had
            continue
        if not _is_doubtful(parse, at, known):
            continue
        meant = slip_of(token.text, known)
        if meant and (meant in _KEYWORDS or not keywords):
            tokens[at] = replace(token, text=meant)
            found[at] = meant
    return tuple(tokens), found


# So many words of a card's name may be cut short.
_NAME_WORDS = 4


def _cut_short(parse: Parse, at: int, known: frozenset[str]) -> list[tuple[int, str]]:
    """ "lab maniac": the words of a card's name that begins here, each in full."""
    end, game = at, parse.game
    while end < at + _NAME_WORDS and parse.is_kind(end, Kind.WORD):
        end += 1
    said = [it.text for it in parse.tokens[at:end]]
    while len(said) > 1:
        strange = any(it not in known and it not in parse.people for it in said)
        full = parse.catalogue.in_full(said, game) if strange and game else ()
        if full and full != (*said,):
            pairs = enumerate(zip(said, full, strict=True), start=at)
            return [(place, word) for place, (cut, word) in pairs if cut != word]
        said.pop()
    return []


def _keyword_had(parse: Parse, at: int, known: frozenset[str]) -> str:
    """ "With Assalt 2", "has tramplr": the one keyword that differs by a letter."""
    word, name = parse.word(at), parse.reads("card", at)
    if parse.word(at - 1) not in _HAVING or len(word) < _KEYWORD:
        return ""
    if word in known | parse.people or any(card.sure for _, card in name):
        return ""
    near = [it for it in _KEYWORDS if it[0] == word[0] and OSA.distance(word, it) == 1]
    return near[0] if len(near) == 1 else ""


_HAVING = frozenset("with has have having gains gained gets got".split())
# A word of so many letters may be a keyword with a slip in it.
_KEYWORD = 5


def _is_doubtful(parse: Parse, at: int, known: frozenset[str]) -> bool:
    token = parse.tokens[at]
    word = token.text
    short = len(word) < _SHORTEST and not (len(word) == _SWAPPED and word.islower())
    if token.kind is not Kind.WORD or short or not word.isalpha():
        return False
    if len(word) < _SHORTEST and parse.capital(at):
        return False
    if word in known or word in parse.people or token.value is not None:
        return False
    begins = at == 0 or parse.tokens[at - 1].kind is not Kind.WORD
    if parse.capital(at) and not begins:
        return False
    if parse.capital(at) and parse.game is not Game.MTG:
        # "Poro 2 might attacks …": what one is called, with how big it is.
        if parse.is_kind(at + 1, Kind.NUMBER) or parse.word(at + 1) == "(":
            return False
    inside = any(
        end > at
        for before in range(max(0, at - 4), at + 1)
        for end, card in parse.reads("card", before)
        if end > before + 1 or card.sure
    )
    return not inside


def slip_of(typed: str, known: frozenset[str]) -> str:
    """The one word *typed* is a slip of; "" for none or several."""
    if len(typed) == _SWAPPED:
        meant = [f"{typed[:at]}{typed[at]}{typed[at:]}" for at in range(1, _SWAPPED)]
        short = [it for it in (typed[0] + typed[2] + typed[1], *meant) if it in known]
        return short[0] if len(short) == 1 else ""
    allowed = 2 if len(typed) >= _TWO_SLIPS else 1
    best: dict[str, int] = {}
    for word in _alike(typed[0], len(typed), allowed, known):
        distance = OSA.distance(typed, word, score_cutoff=allowed)
        if distance <= allowed and (distance > 1 or _is_slip(typed, word)):
            best[word] = distance
    if not best:
        return ""
    least = min(best.values())
    nearest = sorted((it for it, far in best.items() if far == least), key=len)
    swapped = [it for it in nearest if sorted(it) == sorted(typed)]
    doubled = [it for it in nearest if _undoubled(it) == _undoubled(typed)]
    for clear in (swapped, doubled, nearest):
        if len(clear) == 1 or (clear and _one_word(clear)):
            return clear[0]
    return ""


@cache
def _alike(
    first: str, length: int, allowed: int, known: frozenset[str]
) -> tuple[str, ...]:
    sizes = range(length - allowed, length + allowed + 1)
    return tuple(
        it
        for it in known
        if it[0] == first
        and len(it) in sizes
        and len(it) >= _SHORTEST
        and it not in NUMBER_WORDS
    )


def _is_slip(typed: str, word: str) -> bool:
    """Whether the one change is one that fingers make, not another word."""
    if len(typed) != len(word):
        return len(typed) > _SHORTEST or _undoubled(typed) == _undoubled(word)
    if sorted(typed) == sorted(word):
        return True
    ((one, other),) = [
        pair for pair in zip(typed, word, strict=True) if len({*pair}) > 1
    ]
    if {one, other} == {"s", "z"}:
        return True
    return len(typed) >= _OTHER_LETTER and (
        {one, other} <= _VOWELS or not {one, other} & _VOWELS
    )


def is_nearly(typed: str, meant: str) -> bool:
    """Whether no more than one letter is other: "blorped" is no slip for "blocked"."""
    one, other = Counter(typed), Counter(meant)
    return (one - other).total() <= 1 and (other - one).total() <= 1


def _undoubled(word: str) -> str:
    kept = word[:1]
    for letter in word[1:]:
        kept += letter if letter != kept[-1] else ""
    return kept


def _one_word(forms: list[str]) -> bool:
    """Whether *forms* are one word bent: control, controls."""
    shortest = forms[0]
    return all(it.removeprefix(shortest) in {"", "s", "ed", "d"} for it in forms)


@cache
def known_words(game: Game) -> frozenset[str]:
    """Every word of the language scenarios are told in."""
    words = set(EVERYDAY) | _AS_VERBS
    found: set[Parts] = set()
    left = [rule.pattern for rule in rules_for(game).rules]
    while left:
        parts = left.pop()
        if parts in found:
            continue
        found.add(parts)
        for part in parts.parts:
            if isinstance(part, Literal):
                words.add(part.text)
            elif isinstance(part, Alternatives):
                left += part.options
    return frozenset(it for it in words if it.isalpha())
