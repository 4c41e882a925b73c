"""What befalls damage, told in the asker's words: "all damage is doubled".

Each such clause is a wording that somebody has, and one that a thing is told by ("an
enchantment that doubles all damage", "my card says damage to me is doubled") is the
wording of that. Where a card or a wording that is named says so itself, it may be that
which is explained: nothing is changed.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.citation import Game
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.law_cards import few_play, says_as_much, texts_of_laws
from bot.scenario.words.law_clauses import (
    GOING_ON,
    LEADS,
    bare_wording,
    granted,
    wording,
)
from bot.scenario.words.law_words import Teller
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import BULLET, Kind, Token

Tokens = tuple[Token, ...]

#: one of these is in each text that tells of such a thing
LAWS = frozenset(
    "damage take takes taking doubler tripler give gives giving grants make "
    "makes".split()
)
_KINDS = {
    "enchantment": "enchantment", "artifact": "artifact", "permanent": "permanent",
    "effect": "effect", "emblem": "emblem", "aura": "aura", "equipment": "equipment",
    "card": "", "thing": "", "something": "", "ability": "", "item": "", "relic": "",
    "creature": "creature", "guy": "creature", "dude": "creature", "unit": "creature",
    "ally": "creature", "minion": "creature", "gear": "gear", "legend": "legend",
}  # fmt: skip
_ALIVE = {Game.MTG: "creature", Game.GRAND_ARCHIVE: "ally", Game.RIFTBOUND: "unit"}
_WORN = {"aura": "enchanted creature", "equipment": "equipped creature"}
# What is said of a thing that tells nothing of it.
_MERELY = frozenset(
    "made up madeup make believe homebrew home brew brewed custom fake imaginary weird "
    "strange random unknown new old obscure certain particular special magic cool "
    "silly whole funky funny odd little big nice kind sort of type fictional invented "
    "hypothetical fan proxy playtest unnamed nameless single damage static "
    "global".split()
)
_ARTICLES = frozenset("a an the some this that one my his her their another 's".split())
_OWN = frozenset("my his her their 's".split())
_FILLERS = frozenset(
    "so ok okay well say basically now also then suppose imagine assume and but got "
    "already just only currently still out both too if while since because".split()
)
_IN = (
    r"(?:(?:is )?(?:in play|out|on (?:the|my|his|her|their) (?:table|board|"
    r"battlefield|field|side)|in force|active))"
)
_HAVE = (
    r"(?:have|has|had|control|controls|own|owns|got|run|runs|"
    r"is (?:enchanted|equipped) (?:with|by)|wears|is wearing)"
)
_LED = re.compile(
    rf"(?P<who>[a-z0-9].*?) (?P<verb>{_HAVE})(?: got)?|there (?:is|are)|with"
)
_HIS = frozenset("he she they his her their".split())
_MINE = frozenset("i my".split())
_NOBODY = frozenset("we our both everyone everybody nobody who what each you".split())
_BREAKS = frozenset({".", ";", "?", "!", "\n", BULLET})
_PARTS = frozenset({",", ":", "(", ")", "-"})
_JOINS = frozenset(
    "and but while if when because so since n as though where whenever".split()
)
_YOU = re.compile(r"\b(?:you|your|opponent)\b")
# So many words may lead to a thing.
_LONGEST_LED = 12


@dataclass(frozen=True, slots=True)
class _Law:
    """What stands at *start* to *end* of a text, told as *tokens* with a wording.

    *again*: it may be what a card that is named does, told once more.
    """

    start: int
    end: int
    tokens: Tokens
    again: bool

    @property
    def wording(self) -> str:
        return next(str(it.value) for it in self.tokens if it.kind is Kind.QUOTE)


def laws_told(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with such clauses as wordings that somebody has."""
    if any(it.kind is Kind.QUOTE for it in tokens):
        return tokens
    laws: list[_Law] = []
    for start, end in (sentences := [*_sentences(tokens)]):
        if start < end:
            further = next((it[1] for it in sentences if it[0] == end + 1), end)
            begin = max(start, laws[-1].end if laws else 0)
            laws += _laws(tokens, begin, end, further, around)
    if not laws:
        return tokens
    if again := [it for it in laws if it.again]:
        begun = [0, *(it.end for it in again)]
        ended = [*(it.start for it in again), len(tokens)]
        rest = [tokens[start:end] for start, end in zip(begun, ended, strict=True)]
        cards = [text for it in rest for text in texts_of_laws(it, around)]
        if cards:
            # What a card that is named says itself is explained, no more.
            if not all(
                any(says_as_much(it.wording, card) for card in cards) for it in again
            ):
                return tokens
            laws = [replace(it, tokens=()) if it.again else it for it in laws]
    out: list[Token] = []
    at = 0
    for law in laws:
        out += (*tokens[at : law.start], *law.tokens)
        at = law.end
    return (*out, *tokens[at:])


def _sentences(tokens: Tokens) -> Iterator[tuple[int, int]]:
    begun = 0
    for at, token in enumerate(tokens):
        if token.text in _BREAKS or token.kind is Kind.BREAK:
            yield begun, at
            begun = at + 1
    yield begun, len(tokens)


def _laws(
    tokens: Tokens, start: int, end: int, further: int, around: Around
) -> Iterator[_Law]:
    """What a sentence tells so, from its beginning on, as much at once as can be.

    *further*: where the next one ends, which may go on with what is told.
    """
    words = [it.text for it in tokens[start:further]]
    if LAWS.isdisjoint(words):
        return
    cuts = [at for at in range(start, end) if _cuts(tokens, at)]
    ends = [end, *reversed(cuts)]
    if GOING_ON.match(" ".join(words[end + 1 - start :])):
        more = [at for at in range(end + 1, further) if _cuts(tokens, at)]
        ends = [further, *reversed(more), *ends]
    begins = [start, *(at + 1 for at in cuts)]
    while begins:
        at = begins.pop(0)
        holder = _holder(tokens, start, at)
        for stop in ends:
            if stop > at and (law := _law(tokens, at, stop, holder, around)):
                yield law
                begins = [it for it in begins if it > law.end]
                break


def _cuts(tokens: Tokens, at: int) -> bool:
    """Whether a clause may end, and another begin, at the mark or word there."""
    text = tokens[at].text
    if text == "because" and tokens[at + 1 : at + 2] and tokens[at + 1].text == "of":
        return False
    return text in _PARTS or text in _JOINS


def _holder(tokens: Tokens, start: int, at: int) -> str:
    """Who has what stands before "and an enchantment …"; "" where nobody does."""
    if at - start < 3 or tokens[at - 1].text != "and":
        return ""
    said = " ".join(it.text for it in tokens[start : at - 1])
    found = _HAS.match(said)
    return found[1] if found else ""


_HAS = re.compile(
    r"((?:my |his |her |their |the )?[a-z0-9/]+) (?:has|have|controls?|got) "
)


def _law(tokens: Tokens, at: int, end: int, holder: str, around: Around) -> _Law | None:
    """What *tokens* from *at* to *end* tell, if all of them do."""
    words = [it.text for it in tokens[at:end]]
    said = " ".join(words)
    if around.game is Game.MTG and (found := _BARE.fullmatch(said)):
        mine = Teller(around.game, mine=True, alone=few_play(tokens, around))
        if told := bare_wording(found["law"], mine):
            has = ("i", "control") if _YOU.search(told) else ("there", "is")
            quote = _quote(tokens, at, end, told)
            return _Law(at, end, (*_words(tokens[at], *has), quote), again=True)
        if found := _DOUBLER.fullmatch(said):
            return _doubler(tokens, at, end, found, holder)
    for here in range(at, min(end - 2, at + _LONGEST_LED)):
        if (thing := _thing_at(tokens, at, here, around.game)) is None:
            continue
        if (law := _of_thing(tokens, at, end, thing, holder, around)) is not None:
            return law
    return None


@dataclass(frozen=True, slots=True)
class _Thing:
    """What has an effect: *kept* of it, from *start* to *end*; *whose* is typed so."""

    kept: Tokens
    kind: str
    start: int
    end: int
    whose: str


def _thing_at(tokens: Tokens, first: int, at: int, game: Game) -> _Thing | None:
    """The thing with its noun at *at*, told from *first* on at the earliest."""
    head, end, kept = tokens[at], at + 1, tokens[at : at + 1]
    kind = _KINDS.get(head.text, "none")
    if head.kind is Kind.SIZE or (head.kind is Kind.NUMBER and game is Game.RIFTBOUND):
        kind = "creature"
        while end < len(tokens) and tokens[end].text in _SIZED:
            end += 1
        kept = tokens[at:end]
        if head.kind is Kind.NUMBER and len(kept) == 1:
            return None
    elif kind == "none":
        return None
    elif kind == "creature":
        kept = (_words(head, _ALIVE[game])[0],)
    elif not kind or kind == "ability":
        kind = "enchantment" if game is Game.MTG else "effect"
        kept = _words(head, kind)
    start = at
    while start > first and tokens[start - 1].text in _MERELY | _ARTICLES | _HUES:
        start -= 1
    said = [it.text for it in tokens[start:at]]
    article = next((it for it in said if it in _ARTICLES), "")
    if article == "'s" and start > first:
        start -= 1
    hues = tuple(it for it in tokens[start:at] if it.text in _HUES)
    whose = article if article in _OWN else ""
    first_word = (hues or kept)[0].text
    new = "an" if first_word[0] in "aeiou8" else "a"
    if whose == "'s":
        led = tokens[start : start + 2]
    elif whose:
        led = _words(head, whose)
    else:
        led = _words(head, new)
    return _Thing((*led, *hues, *kept), kind, start, end, whose)


_SIZED = frozenset("might power life unit ally creature".split())
_HUES = frozenset("white blue black red green colorless legendary".split())


def _of_thing(
    tokens: Tokens, at: int, end: int, thing: _Thing, holder: str, around: Around
) -> _Law | None:
    """What is told of *thing* up to *end*, led to by what stands from *at* on."""
    led = [it.text for it in tokens[at : thing.start]]
    while led and led[0] in _FILLERS:
        led = led[1:]
    whose = thing.whose
    if whose == "'s":
        whose = tokens[thing.start].text
    if led:
        found = _LED.fullmatch(" ".join(led))
        if found is None:
            return None
        whose = whose or found["who"] or ""
    whose = whose or holder
    teller = _teller(whose, tokens, thing, around)
    told = [it.text for it in tokens[thing.end : end]]
    said, place = _placed(" ".join(told))
    if (
        teller is None
        or not said
        or (
            not led
            and not thing.whose
            and not holder
            and (tokens[thing.start].text not in _ARTICLES)
        )
    ):
        return None
    told_so = _told(said, teller)
    if not told_so:
        return None
    begin = at if led or not holder else thing.start
    kept = tokens[at : thing.start]
    quote = _quote(tokens, thing.end, end, told_so)
    if not led and not thing.whose and not holder:
        kept = _words(tokens[at], "there", "is")
    says = _words(tokens[at], "that", "says") if led or not thing.whose else ()
    says = says or _words(tokens[at], "says")
    del place
    again = not led and not holder
    return _Law(begin, end, (*kept, *thing.kept, *says, quote), again=again)


def _placed(said: str) -> tuple[str, str]:
    """*said* without where the thing is, before or behind what it does."""
    before = re.match(rf"{_IN} (?=that |which |who |where |saying |and )", said)
    if before:
        return said[before.end() :], before[0]
    behind = re.search(rf" {_IN}$", said)
    return (said[: behind.start()], behind[0]) if behind else (said, "")


def _told(said: str, of: Teller) -> str:
    """The wording that is led to and told as *said*."""
    for led in LEADS:
        found = led.fullmatch(said)
        if found is None:
            continue
        does = found["does"] if "does" in found.groupdict() else None
        if does is None:
            told = wording(found["clause"], of, does=False)
        else:
            if of.alive and said.startswith("."):
                continue  # "I have a 2/2. It prevents 1 of the damage": it did
            told = wording(does, of, does=True)
            told = told or (granted(does, of) if of.game is Game.MTG else "")
        if told:
            return told
    return ""


def _teller(whose: str, tokens: Tokens, thing: _Thing, around: Around) -> Teller | None:
    """Of what is told: whose it is as typed, "" for nobody's."""
    words = whose.split()
    if words and words[0] in _NOBODY:
        return None
    mine = not words or words[0] in _MINE
    theirs = bool(words) and words[-1] in OPPONENTS
    mine &= not theirs
    names: frozenset[str] = frozenset()
    if not mine and not theirs and words[0] not in _HIS:
        if len(words) > 1 and words[1] != "'s":
            return None
        names = frozenset({words[0]})
    itself = _WORN.get(thing.kind, "")
    alive = thing.kind == "creature"
    if alive:
        itself = f"this {_ALIVE[around.game]}"
        if around.game is Game.RIFTBOUND:
            itself = "this creature"
    return Teller(
        around.game, mine, names, itself, alive, few_play(tokens, around, names)
    )


_BARE = re.compile(
    r"(?P<law>.+?)(?: (?:because of|due to|thanks to|from|by) (?:an?|some|his|her|my|"
    rf"the|that) (?:{'|'.join(_KINDS)})(?: of (?:his|mine|hers|theirs)"
    r"|(?: that| which)? (?:i|he|she|they|we) (?:have|has|controls?|owns?))?)?"
)
_DOUBLER = re.compile(
    rf"(?P<led>(?:.* )?)an? (?:damage (?P<times0>doubler|tripler)"
    rf"|(?P<times1>double|triple) damage (?:{'|'.join(_KINDS)})"
    rf"|damage (?P<times2>doubling|tripling) (?:{'|'.join(_KINDS)}))(?: {_IN})?"
)


def _doubler(
    tokens: Tokens, at: int, end: int, found: re.Match[str], holder: str
) -> _Law | None:
    """ "I have a damage doubler", "a damage doubling enchantment"."""
    led = found["led"].split()
    if led and _LED.fullmatch(" ".join(led)) is None:
        return None
    times = "".join(it or "" for it in found.groups()[1:])
    times = "triple" if times.startswith("tripl") else "double"
    told = f"If a source would deal damage, it deals {times} that damage instead."
    kept = tokens[at : at + len(led)] if led and led != ["with"] else ()
    if not kept and not holder:
        kept = _words(tokens[at], "there", "is")
    kind = _words(tokens[at], "an", "enchantment", "that", "says")
    return _Law(at, end, (*kept, *kind, _quote(tokens, at, end, told)), again=not led)


def _quote(tokens: Tokens, start: int, end: int, told: str) -> Token:
    return replace(
        tokens[start], kind=Kind.QUOTE, text='"', raw=f'"{told}"', value=told,
        end=tokens[end - 1].end,
    )  # fmt: skip


def _words(beside: Token, *words: str) -> Tokens:
    return tuple(
        replace(beside, kind=Kind.WORD, text=it, raw=it, value=None) for it in words
    )
