"""What befalls damage, told in the asker's words: "all damage is doubled".

Each such clause is a wording that somebody has, and one that a thing is told by ("an
enchantment that doubles all damage", "my card says damage to me is doubled") is the
wording of that. Where a card or a wording that is named says so itself, it may be that
which is explained: nothing is changed.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, partial

from bot.citation import Game
from bot.scenario.words.effects_said import leads
from bot.scenario.words.effects_worded import bare_wording, granted, wording
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.law_cards import few_play, says_as_much, texts_of_laws
from bot.scenario.words.law_owners import has_it, holder_before, teller_of
from bot.scenario.words.law_things import (
    ARTICLES,
    KINDS,
    LawThing,
    Things,
    Tokens,
    any_at,
    words_of_law,
)
from bot.scenario.words.law_words import Teller
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import ENDS, Kind, Token

#: one of these is in each text that tells what an effect does
EFFECTS = frozenset(
    "damage take takes taking doubler tripler give gives giving grants make "
    "makes".split()
)
_FILLERS = frozenset(
    "yo hey uh um so ok okay well say basically now also then suppose imagine assume "
    "and but got "
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
_CAST = re.compile(r"(?P<who>.+) (?:casts?|plays?|played)")
_WITH = re.compile(
    r"(?P<who>i|he|she|they|(?:my |the )?opponent|[a-z]+) (?:attacks?|swings?|blocks?)"
    r"(?: (?:at |into )?[a-z]+| (?:his|her|their|my) [0-9a-z/]+)? with"
)
_A_THING = re.compile(
    rf"(?:my|his|her|their|the|[a-z]+ 's) (?!(?:{'|'.join(OPPONENTS)})$).+"
)
_OF_IT = frozenset("it its itself him himself her herself".split())
# What goes on so says less than what stands before it.
_LESS = re.compile(
    r"(?:[,(-] )?(?:but |and )?(?:not|only|except|unless|excluding|other)\b"
)
_PARTS = frozenset({",", ":", "(", ")", "-"})
_JOINS = frozenset(
    "and but while if when because so since n as though where whenever".split()
)
_WHILE = frozenset("while if when as where whenever though".split())
_YOU = re.compile(r"\b(?:you|your|opponent)\b")
_IT = re.compile(
    r"(?:it|(?:the|this|that) (?:card|text|enchantment|artifact|effect|thing)) "
)
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
    if Kind.QUOTE in {it.kind for it in tokens}:
        return tokens
    laws: list[_Law] = []
    for start, end in (sentences := [*sentences_of(tokens)]):
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


def sentences_of(tokens: Tokens) -> Iterator[tuple[int, int]]:
    """From where to where each sentence of *tokens* goes, without its mark."""
    begun = 0
    for at, token in enumerate(tokens):
        if token.text in ENDS or token.kind is Kind.BREAK:
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
    if EFFECTS.isdisjoint(words):
        return
    cuts = [at for at in range(start, end) if _cuts(tokens, at)]
    last = end
    if _IT.match(" ".join((onward := words[end + 1 - start :])[:3])) and any(
        begun for begun, _ in leads(onward)
    ):
        last = further
    more = [at for at in range(start, last) if _cuts(tokens, at) and at != end]
    # What "while" and "if" lead to would be part of it.
    ends = [last, *(it for it in reversed(more) if tokens[it].text not in _WHILE)]
    ends += [end] if last != end else []
    begins = [start, *(at + 1 for at in cuts)]
    while begins:
        at = begins.pop(0)
        holder = holder_before(tokens, start, at)
        things = cache(partial(any_at, tokens, at, around=around))
        for stop in [it for it in ends if at < it <= at + _LONGEST_LAW][-_MOST_PARTS:]:
            if law := _law(tokens, at, stop, holder, around, things):
                yield law
                begins = [it for it in begins if it > law.end]
                break


def _cuts(tokens: Tokens, at: int) -> bool:
    """Whether a clause may end, and another begin, at the mark or word there."""
    text = tokens[at].text
    if text == "because" and tokens[at + 1 : at + 2] and tokens[at + 1].text == "of":
        return False
    return text in _PARTS or text in _JOINS


# No card says as much in one sentence, nor in as many parts.
_LONGEST_LAW, _MOST_PARTS = 80, 16


def _law(
    tokens: Tokens, at: int, end: int, holder: str, around: Around, things: Things
) -> _Law | None:
    """What *tokens* from *at* to *end* tell, if all of them do."""
    words = [it.text for it in tokens[at:end]]
    said = " ".join(words)
    if around.game is Game.MTG and (found := _BARE.fullmatch(said)):
        alone = partial(few_play, tokens, around, frozenset())
        mine = Teller(around.game, mine=True, alone=alone)
        if told := bare_wording(found["law"], mine):
            has = ("i", "control") if _YOU.search(told) else ("there", "is")
            quote = _quote(tokens, at, end, told)
            return _Law(at, end, (*words_of_law(tokens[at], *has), quote), again=True)
        if found := _DOUBLER.fullmatch(said):
            return _doubler(tokens, at, end, found, holder)
    if it := _IT.match(said):
        words = words[it[0].count(" ") :]
        for begun, does in leads(words):
            if not does and begun:
                return _explained(tokens, at, end, " ".join(words[begun:]), around)
    for here in range(at, min(end - 2, at + _LONGEST_LED)):
        if (thing := things(here)) is None:
            continue
        if (law := _of_thing(tokens, at, end, thing, holder, around)) is not None:
            return law
    return None


def _explained(
    tokens: Tokens, at: int, end: int, clause: str, around: Around
) -> _Law | None:
    """ "It says all damage is doubled": of a card that is named, if that says so."""
    mine = Teller(around.game, mine=True)
    told = bare_wording(clause, mine) or wording(clause, mine, does=False)
    if not told:
        return None
    again = (_quote(tokens, at, end, told),)
    rest = (*tokens[:at], *tokens[end:])
    said_so = any(says_as_much(told, it) for it in texts_of_laws(rest, around))
    return _Law(at, end, again, again=True) if said_so else None


def _of_thing(
    tokens: Tokens, at: int, end: int, thing: LawThing, holder: str, around: Around
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
        if found is None and thing.kind == "creature":
            found = _WITH.fullmatch(" ".join(led))
        if found is None and thing.named and around.game is Game.MTG:
            found = _CAST.fullmatch(" ".join(led))
        if found is None:
            return None
        who, speaks = found["who"] or "", {it.text for it in tokens[thing.end : end]}
        if _A_THING.fullmatch(who) and thing.kind == "effect" and speaks & _OF_IT:
            return None  # "my 3/5 has an effect that prevents all damage to it"
        whose = whose or found["who"] or ""
    whose = whose or holder
    teller = teller_of(whose, tokens, thing, around)
    told = [it.text for it in tokens[thing.end : end]]
    if (
        teller is None
        or not told
        or (
            not led
            and not thing.whose
            and not holder
            and not thing.unknown
            and tokens[thing.start].text not in ARTICLES
        )
    ):
        return None
    one = around.game is not Game.MTG and sum(it.text in _TURNS for it in tokens) == 1
    told_so = _told(told, teller, one_turn=one)
    if told[0] == "(":
        # What is told in brackets ends with them.
        if end == len(tokens) or tokens[end].text != ")":
            return None
        end += 1
    if not told_so or _LESS.match(" ".join(it.text for it in tokens[end : end + 4])):
        return None
    begin = at if led or not holder else thing.start
    quote = _quote(tokens, thing.end, end, told_so)
    of_nobody = not led and not thing.whose and not holder
    kept, beside = tokens[at : thing.start], tokens[at]
    if of_nobody:
        kept = words_of_law(beside, "there", "is")
    if thing.unknown:
        if of_nobody and _YOU.search(told_so):
            return None
        if not led and thing.whose and not holder:
            kept = (*kept, *has_it(tokens[thing.start :], thing.whose))
        return _Law(begin, end, (*kept, *thing.kept, quote), again=False)
    says = ("that", "says") if led or not thing.whose else ("says",)
    made = (*kept, *thing.kept, *words_of_law(beside, *says), quote)
    return _Law(begin, end, made, again=not led and not holder)


_TURNS = frozenset({"turn", "turns", "round"})
_PLACED = re.compile(rf" {_IN}$")
_THIS_TURN = re.compile(r" (?:this|for the|until (?:the )?end of(?: the)?) turn$")


def _told(words: list[str], of: Teller, *, one_turn: bool) -> str:
    """The wording that *words* lead to; *one_turn*: no other is told of."""
    for begun, does in leads(words):
        if does and of.alive and words[0] == ".":
            continue  # "I have a 2/2. It prevents 1 of the damage": it did
        said = _PLACED.sub("", " ".join(words[begun:]))
        said = _THIS_TURN.sub("", said) if one_turn else said
        told = wording(said, of, does=does)
        told = told or (granted(said, of) if does and of.game is Game.MTG else "")
        if told:
            return told
    return ""


_BARE = re.compile(
    r"(?P<law>.+?)(?:(?: ,)? (?:because of|due to|thanks to|from|by) (?:an?|some|his|"
    rf"her|my|the|that) (?:spell|{'|'.join(KINDS)})(?: of (?:his|mine|hers|theirs)"
    r"|(?: that| which)? (?:i|he|she|they|we) (?:have|has|controls?|owns?|casts?))?)?"
)
_DOUBLER = re.compile(
    rf"(?P<led>(?:.* )?)an? (?:damage (?P<times0>doubler|tripler)"
    rf"|(?P<times1>double|triple) damage (?:{'|'.join(KINDS)})"
    rf"|damage (?P<times2>doubling|tripling) (?:{'|'.join(KINDS)}))(?: {_IN})?"
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
        kept = words_of_law(tokens[at], "there", "is")
    kind = words_of_law(tokens[at], "an", "enchantment", "that", "says")
    return _Law(at, end, (*kept, *kind, _quote(tokens, at, end, told)), again=not led)


def _quote(tokens: Tokens, start: int, end: int, told: str) -> Token:
    return replace(
        tokens[start], kind=Kind.QUOTE, text='"', raw=f'"{told}"', value=told,
        end=tokens[end - 1].end,
    )  # fmt: skip
