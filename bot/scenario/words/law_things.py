"""What has an effect that is told in the asker's words: "a made-up enchantment"."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.cards.finding import Found, How
from bot.citation import Game
from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.typed_words import EVERYDAY

Tokens = tuple[Token, ...]

KINDS = {
    "enchantment": "enchantment", "artifact": "artifact", "permanent": "permanent",
    "effect": "effect", "emblem": "emblem", "aura": "aura", "equipment": "equipment",
    "card": "", "thing": "", "something": "", "ability": "", "item": "", "relic": "",
    "creature": "creature", "guy": "creature", "dude": "creature", "unit": "creature",
    "ally": "creature", "minion": "creature", "gear": "gear", "legend": "legend",
}  # fmt: skip
ALIVE = {Game.MTG: "creature", Game.GRAND_ARCHIVE: "ally", Game.RIFTBOUND: "unit"}
# What is said of a thing that tells nothing of it.
MERELY = frozenset(
    "made up madeup make believe homebrew home brew brewed custom fake imaginary weird "
    "strange random unknown new old obscure certain particular special magic cool "
    "silly whole funky funny odd little big nice kind sort of type fictional invented "
    "hypothetical fan proxy playtest unnamed nameless single damage static global "
    "prevention protection protective friendly lasting ongoing continuous other "
    "replacement redirection".split()
)
ARTICLES = frozenset("a an the some this that one my his her their another 's".split())
_OWN = frozenset("my his her their 's".split())


@dataclass(frozen=True, slots=True)
class LawThing:
    """What has an effect: *kept* of it, from *start* to *end*; *whose* is typed so.

    *named*: its kind is said; *unknown*: it is called by a name that no card has.
    """

    kept: Tokens
    kind: str
    start: int
    end: int
    whose: str
    named: bool
    unknown: bool = False


# What thing is told with its noun at a place.
Things = Callable[[int], LawThing | None]


def any_at(tokens: Tokens, first: int, at: int, around: Around) -> LawThing | None:
    """The thing with its noun, or its unknown name, at *at*."""
    known = thing_at(tokens, first, at, around.game)
    return known or unknown_at(tokens, first, at, around)


def thing_at(tokens: Tokens, first: int, at: int, game: Game) -> LawThing | None:
    """The thing with its noun at *at*, told from *first* on at the earliest."""
    head, end, kept = tokens[at], at + 1, tokens[at : at + 1]
    kind = KINDS.get(head.text, "none")
    if kind == "none" and head.text not in _ONE and head.kind not in _FIGURES:
        return None
    named = head.kind is Kind.SIZE or bool(KINDS.get(head.text))
    if head.text in _ONE and tokens[at + 1].text in _THAT:
        # "… and another that doubles all damage": of the kind told before.
        before = (it.text for it in reversed(tokens[:at]) if it.text in KINDS)
        kind = KINDS.get(next(before, ""), "none")
        head = words_of_law(head, kind)[0]
        kept = (head,)
    if head.kind is Kind.SIZE or (head.kind is Kind.NUMBER and game is not Game.MTG):
        kind = "creature"
        while end < len(tokens) and tokens[end].text in _SIZED:
            end += 1
        kept = tokens[at:end]
        if head.kind is Kind.NUMBER and len(kept) == 1:
            return None
    elif kind == "none":
        return None
    elif kind == "creature":
        kept = (words_of_law(head, ALIVE[game])[0],)
    elif not kind or kind == "ability":
        kind = "enchantment" if game is Game.MTG else "effect"
        kept = words_of_law(head, kind)
    start = at
    while start > first and tokens[start - 1].text in MERELY | ARTICLES | _HUES:
        start -= 1
    said = [it.text for it in tokens[start:at]]
    article = next((it for it in said if it in ARTICLES), "")
    if article == "'s" and start > first:
        start -= 1
    hues = tuple(it for it in tokens[start:at] if it.text in _HUES)
    whose = article if article in _OWN else ""
    first_word = (hues or kept)[0].text
    new = "an" if first_word[0] in "aeiou8" else "a"
    if whose == "'s":
        led = tokens[start : start + 2]
    elif whose:
        led = words_of_law(head, whose)
    else:
        led = words_of_law(head, new)
    return LawThing((*led, *hues, *kept), kind, start, end, whose, named)


def unknown_at(tokens: Tokens, first: int, at: int, around: Around) -> LawThing | None:
    """The thing whose name, which no card has, begins at *at*."""
    if not tokens[at].capital:
        return None
    end = at + 1
    while end < min(len(tokens), at + _LONGEST_NAME) and tokens[end].capital:
        end += 1
    name = tokens[at:end]
    before = tokens[at - 1].text if at > first else ""
    if name[0].text in EVERYDAY and (len(name) < _SURE or at == first):
        return None
    if before not in _BEFORE_NAMES and len(name) < _SURE:
        return None
    said = [it.raw for it in name]
    parts = (
        " ".join(said[here:there])
        for here in range(len(said))
        for there in range(here + 1, len(said) + 1)
    )
    for part in parts:
        found = around.catalogue.find(part, around.game)
        sure = isinstance(found, Found) and found.how is How.EXACT
        if sure or (isinstance(found, Found) and part == " ".join(said)):
            return None
    if any(it.text in FIRST_NAMES for it in name):
        return None
    start = at - (before in ARTICLES)
    if before == "'s":
        start = at - 2 - (at - 2 > first and tokens[at - 3].text in _OWN | {"the"})
    whose = " ".join(it.text for it in tokens[start : at - (before == "'s")])
    whose = whose if before in _OWN else ""
    end_of_name, noun_at = end, at - 1 - (before in _CALLED)
    noun = thing_at(tokens, first, noun_at, around.game) if noun_at >= first else None
    if noun is not None:
        start, whose = noun.start, noun.whose
    elif before in _CALLED:
        return None
    elif (noun := _apposed(tokens, end, around.game)) is not None:
        end = noun.end
    kind = noun.kind if noun is not None else "enchantment"
    if noun is not None and kind == "creature":
        # "Odd Golem, a 3/3": of a size, or not known.
        sized = any(it.kind in {Kind.SIZE, Kind.NUMBER} for it in noun.kept)
        if not sized or noun.start < at:
            return None
        name = (*name, tokens[end_of_name], *noun.kept)
    elif noun is not None and noun.named:
        name = (*noun.kept[-2:], *words_of_law(name[0], "called"), *name)
    worn = " ".join(it.text for it in tokens[max(first, start - 3) : start])
    for verb, attached in _WORN:
        kind = attached if re.search(rf"\b{verb} (?:with|by)$", worn) else kind
    return LawThing(name, kind, start, end, whose, named=False, unknown=True)


_WORN = (("enchanted", "aura"), ("equipped", "equipment"))


def _apposed(tokens: Tokens, at: int, game: Game) -> LawThing | None:
    """What stands behind a name: "Odd Totem, an artifact"."""
    if [it.text for it in tokens[at : at + 1]] != [","]:
        return None
    for noun in range(at + 2, min(at + 5, len(tokens))):
        found = thing_at(tokens, at + 1, noun, game)
        if found is not None:
            return found if found.start == at + 1 else None
    return None


_SURE, _LONGEST_NAME = 2, 4
_CALLED = frozenset({"called", "named"})
_BEFORE_NAMES = (
    ARTICLES | _CALLED | frozenset("have has had control controls got own owns".split())
)
_ONE, _THAT = frozenset({"one", "another"}), frozenset({"that", "which", "who"})
_FIGURES = frozenset({Kind.SIZE, Kind.NUMBER})
_SIZED = frozenset("might power life unit ally creature".split())
_HUES = frozenset("white blue black red green colorless legendary".split())


def words_of_law(beside: Token, *words: str) -> Tokens:
    """*words* where *beside* stands."""
    return tuple(
        replace(beside, kind=Kind.WORD, text=it, raw=it, value=None) for it in words
    )
