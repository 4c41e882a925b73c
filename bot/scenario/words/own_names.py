"""The name by which a wording speaks of its own card: "Odd Ray deals 2 damage …"."""

import re
from collections.abc import Iterator

from bot.scenario.words.descriptions import DESCRIBING, keyword_of, singular
from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS, SUBTYPES
from bot.scenario.words.quoted_words import LINKING, NEVER_NAMES

_CAPITAL = r"[A-Z][\w'’-]*"
_LINKED = rf"(?:,? (?:(?:{'|'.join(sorted(LINKING))}) )*{_CAPITAL})*"
_DOES = (
    r"deals|enters|dies|attacks|blocks|can't|can’t|can block|gets|gains|has|becomes|"
    r"doesn't|leaves|would|costs|is dealt|is put|fights|loses|comes|assigns"
)
_BEFORE = r"(?:^|[.:—)\n]\s*|, )(?:(?:When|Whenever|As|If|Sacrifice|Exile|Tap) )?"
_DOES_IT = re.compile(rf"{_BEFORE}({_CAPITAL}{_LINKED}) (?:{_DOES})\b", re.MULTILINE)
_ON = "for|this|is|and|from|would|instead|while|by|unless|during"
_IS_MEANT = re.compile(
    r"\b(?:dealt (?:to|by)|counters? (?:on|from)|[Rr]egenerate|[Uu]ntap|[Ss]acrifice) "
    rf"({_CAPITAL}{_LINKED})(?=[,.:;]|$| (?:{_ON})\b)"
)
_ORDINARY = frozenset(
    "target enchanted equipped each all every other another nontoken attacking "
    "blocking blocked unblocked chosen damage combat noncombat life counter token no "
    "any such cardname this control defending active turn".split()
)


def by_its_name(wording: str, name: str) -> str:
    """*wording* with *name* for the longer name it says: my Ogre, "Odd Ogre …"."""
    if name:
        # "Kokusho, the Evening Star", of whom only the first word is a name here.
        wording = re.sub(rf"\b({re.escape(name)}){_EPITHET}", r"\1", wording)
    own = own_name(wording)
    if own and name.lower().startswith(f"{own.lower()} "):
        # "Phage the Untouchable", which calls itself Phage
        rest = re.escape(name[len(own) :])
        return re.sub(rf"\b{re.escape(own)}\b(?!{rest})", name, wording)
    lettered = _LETTERED.fullmatch(name)
    if lettered is not None and lettered[1] in wording:
        # "Blood Artist A", one of two: "Whenever Blood Artist or another …"
        return re.sub(rf"\b{re.escape(lettered[1])}\b", name, wording)
    if not name or name.lower() not in own.lower().split():
        return wording
    return wording.replace(own, name)


_EPITHET = r", the [A-Z][\w'’-]*(?: (?:of (?:the )?)?[A-Z][\w'’-]*)*"
_LETTERED = re.compile(r"(.{4,}) (?:[A-F]|#?\d)")
_NAME = rf"{_CAPITAL}{_LINKED}"
_TITLE = re.compile(
    rf"({_NAME}(?:: (?!(?:Tap|Untap|Sacrifice|Discard|Exile|Pay)\b){_NAME})?): "
    r"(?=[A-Z{]|deals?\b|\d+ damage\b)"
)
_COSTS = frozenset(
    "tap untap sacrifice discard exile pay equip kicker echo remove return put reveal "
    "mill on class level exhaust rest banish kill spend disempower".split()
)

# What leads to an ability and names no card.
_ABILITY_WORDS = frozenset("deathknell legion empowered vision hidden".split())


def own_name(wording: str) -> str:
    """The card's name for itself as it is printed; "" where there is none."""
    return next(_said(wording), "")


def titled(wording: str, keywords: frozenset[str] | None = None) -> tuple[str, str]:
    """The name that stands before a wording, "Odd Ray: Prevent …", and the rest.

    *keywords* are those of the game, where they are not all: Cleave may be a card.
    """
    found = _TITLE.match(wording)
    if found is None:
        return "", wording
    words = re.findall(r"[\w'’-]+", found[1].lower())
    bare = words[1:] if words[0] == "the" and len(words) > 1 else words
    kinds = len(bare) > 1 and SUBTYPES.issuperset(bare)  # Phyrexian Hydra
    if keywords is None:
        described = all(map(_describes, bare)) and not kinds
    else:
        described = all(word in keywords or _says_what(word) for word in bare)
    common = len(bare) == 1 and _ordinary(bare[0])
    if words[0] in _COSTS | _ABILITY_WORDS or common or described:
        return "", wording
    return found[1], wording[found.end() :]


def _said(wording: str) -> Iterator[str]:
    for found in (*_DOES_IT.finditer(wording), *_IS_MEANT.finditer(wording)):
        words = re.findall(r"[\w'’-]+", found[1].lower())
        if not any(_ordinary(word) for word in words[:1]) and not all(
            _describes(word) for word in words
        ):
            yield found[1]


def _ordinary(word: str) -> bool:
    return word in _ORDINARY or word in NEVER_NAMES or word in OPPONENTS


def _says_what(word: str) -> bool:
    """As below, where tribes and keywords of Magic are as good names as any."""
    known = singular(word) in DESCRIBING - SUBTYPES
    return known or word in FIRST_NAMES or _ordinary(word)


def _describes(word: str) -> bool:
    known = singular(word) in DESCRIBING or bool(keyword_of(word))
    return known or word in FIRST_NAMES or _ordinary(word)
