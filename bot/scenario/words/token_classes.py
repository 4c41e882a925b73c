"""What stands in a row of paraphrases for any token, or tokens, of a kind."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.scenario.words.asides import person_before
from bot.scenario.words.claimed_ones import CLAIMING
from bot.scenario.words.fighting_sides import SIDES
from bot.scenario.words.kinds import AGENTS, COLORS, KEYWORD_WORDS, SUBTYPES
from bot.scenario.words.quoted_words import names
from bot.scenario.words.small_words import CASTING, HIS, MY_OR_HIS, SUBJECTS
from bot.scenario.words.token_places import (
    in_no_list,
    may_be_held,
    nothing_before,
    nothing_behind,
    of_nobody_told,
    sentence_begins,
    sentence_ends,
    text_begins,
)
from bot.scenario.words.tokens import ENDS, Kind, Token, sentence_end
from bot.scenario.words.whom_told import CLAUSAL, SOME, aimed, person, target
from bot.scenario.words.wordings import is_wording

# Where what begins at a place can end there, the likeliest first.
Ends = Callable[[Sequence[Token], int], Iterator[int]]

_MOST_INSIDE = 24
# Sentences of people are shorter; each row looks from each place to each.
_LONGEST_CLAUSE = 60
_LONGEST_NAME = 8
_WITHIN_NAMES = frozenset("of the and in to a from for".split())
_PAUSES = frozenset({".", ",", ";", "?", "!"})
_OWNERS = MY_OR_HIS | {"opponent", "'s"}
_ENDS_OR_BRACKETS = ENDS | {"(", ")"}
_SIDED = re.compile(r"\b(?:you|your|opponents?)\b", re.IGNORECASE)


def _of(kind: Kind) -> Ends:
    def ends(tokens: Sequence[Token], at: int) -> Iterator[int]:
        if at < len(tokens) and tokens[at].kind is kind:
            yield at + 1

    return ends


def _text(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """A quotation that is a wording."""
    if at < len(tokens) and tokens[at].kind is Kind.QUOTE:
        if is_wording(str(tokens[at].value)):
            yield at + 1


def _name(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """One word of a card's name."""
    if at < len(tokens) and names(tokens, at):
        yield at + 1


def _names(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """A card's name: words of one, and small ones between them; the longest first."""
    ends = []
    end = at
    while end < min(at + _LONGEST_NAME, len(tokens)):
        if names(tokens, end) or tokens[end].text == "'s":
            ends.append(end + 1)
        elif end == at or tokens[end].text not in _WITHIN_NAMES:
            # "Clarent, Sword of Peace"
            behind = end + 1 < len(tokens) and names(tokens, end + 1)
            if end == at or tokens[end].text != "," or not behind:
                break
        end += 1
    yield from reversed(ends)


def _thing(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """What has been told of: "my 3/3", "Furnace of Rath", "creature B"."""
    yield from target(tokens, at)
    yield from _names(tokens, at)
    called = at + 1 < len(tokens) and tokens[at + 1].capital
    if called and tokens[at].text in _CALLED_SO:
        yield at + 2


_CALLED_SO = frozenset("creature unit ally champion attacker blocker".split())


def _ended(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """A quotation that ends a sentence within its marks."""
    if at < len(tokens) and tokens[at].kind is Kind.QUOTE:
        if str(tokens[at].value).endswith((".", "!")):
            yield at + 1


def _fleeting(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """A quotation that says what happens this turn: of something that was played."""
    for end in _text(tokens, at):
        if "this turn" in str(tokens[at].value).lower():
            yield end


def _unsided(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """A wording that says the same whoever has it."""
    if at < len(tokens) and tokens[at].kind is Kind.QUOTE:
        if not _SIDED.search(str(tokens[at].value)):
            yield at + 1


def _capital(tokens: Sequence[Token], at: int) -> Iterator[int]:
    if at < len(tokens) and tokens[at].kind is Kind.WORD and tokens[at].capital:
        yield at + 1


def _subject(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """A player, named or "he"."""
    if at < len(tokens) and tokens[at].text in SUBJECTS:
        yield at + 1
    yield from person(tokens, at)


def _named_player(tokens: Sequence[Token], at: int) -> Iterator[int]:
    if at < len(tokens) and tokens[at].capital and person_before([tokens[at]]):
        yield at + 1


def _owned(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """A capital behind whose it is: "my Shock", "Bob's Shock"."""
    here = at
    while here + 1 < len(tokens) and (
        tokens[here].text in _OWNERS or tokens[here + 1].text == "'s"
    ):
        here += 1
    if here > at and here < len(tokens) and tokens[here].capital:
        yield here + 1


def _inside(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """At least one token within one bracket, the fewest first."""
    for end in range(at + 1, min(at + _MOST_INSIDE, len(tokens)) + 1):
        if tokens[end - 1].text in _ENDS_OR_BRACKETS:
            return
        yield end


def _some(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """A few tokens without a mark, the fewest first."""
    for end in range(at + 1, min(at + SOME, len(tokens)) + 1):
        if tokens[end - 1].kind in {Kind.MARK, Kind.BREAK, Kind.QUOTE}:
            return
        yield end


def _unopposed(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """A few tokens without a mark and without "but", the fewest first."""
    for end in _some(tokens, at):
        if tokens[end - 1].text == "but":
            return
        yield end


def _title(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """What may be a name, however it is typed: a few words that make no clause."""
    for end in _some(tokens, at):
        if tokens[end - 1].text in CLAUSAL or tokens[end - 1].kind is not Kind.WORD:
            return
        yield end


def _one_or_two(tokens: Sequence[Token], at: int) -> Iterator[int]:
    yield from (at + size for size in (1, 2) if at + size <= len(tokens))


def _clause(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """Tokens of one sentence, the fewest first; none as well."""
    yield at
    for end in range(at, min(at + _LONGEST_CLAUSE, len(tokens))):
        if tokens[end].text in ENDS:
            return
        yield end + 1


def _unclaimed(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """Tokens of one sentence that nobody says or thinks; none as well."""
    for end in _clause(tokens, at):
        if end > at and tokens[end - 1].text in CLAIMING:
            return
        yield end


def _fighter(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """Who fights, of a number or a size, and no word more that may tell of a deed."""
    numbered = False
    near = [it.capital or it.text for it in tokens[at - 2 : at + 1]]
    for end in range(at, min(at + _LONGEST_FIGHTER, len(tokens))):
        token = tokens[end]
        figure = token.kind in {Kind.NUMBER, Kind.SIZE}
        named = token.capital and token.text not in SUBJECTS
        named &= near != [True, ",", True]  # "Annie, Fiery" is one name
        if not (figure or named or token.text in _OF_FIGHTERS):
            return
        numbered |= figure
        if numbered and token.text not in _OPEN_ENDED:
            yield end + 1


_LONGEST_FIGHTER = 14
_OPEN_ENDED = frozenset(
    "with w and a an of that which has having my his her their".split()
)
_OF_FIGHTERS = (
    _OPEN_ENDED
    | _OWNERS
    | (KEYWORD_WORDS - {"cleave", "attack", "attacks", "block", "blocks"})
    | frozenset(
        "the one two three another enemy enemys opponents opposing mine hers theirs "
        "ally allies unit units champion champ guy guys dude creature minion token "
        "fighter attacker defender power life might pow p awake ready readied big "
        "small little only lone attacking defending ( )".split()
    )
)


def _sized(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """ "A 2/2 flyer": one creature, told by its size; the longest first."""
    end = at + 2
    led = at < len(tokens) and tokens[at].text in {"a", "an", "one"}
    if not led or end > len(tokens) or tokens[end - 1].kind is not Kind.SIZE:
        return
    ends = [end]
    while end < len(tokens) and tokens[end].text in _DESCRIBING:
        end += 1
        ends.append(end)
    yield from reversed(ends)


_DESCRIBING = (
    KEYWORD_WORDS
    | {word for words in AGENTS for word in words}
    | COLORS.keys()
    | {"with", "token", "creature", "guy", "dude"}
)


def _aim(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """ "At me", "me", "him": whom somebody attacks."""
    at += at < len(tokens) and tokens[at].text in {"at", "into"}
    if at < len(tokens) and tokens[at].text in {"me", "him", "her", "them"}:
        yield at + 1


def _figure(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """Neither a word nor a mark: a number, a size, a quotation."""
    if at < len(tokens) and tokens[at].kind not in {Kind.WORD, Kind.MARK}:
        yield at + 1


def _going(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """What goes on with a clause."""
    if at < len(tokens) and tokens[at].text not in _PAUSES:
        yield at + 1


def _rest(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """All up to the end of the sentence."""
    end = sentence_end(tokens, at)
    if end > at:
        yield end


def _ing(tokens: Sequence[Token], at: int) -> Iterator[int]:
    """A word such as "attacking"."""
    if tokens[at : at + 1] and tokens[at].text.endswith("ing"):
        yield from (at + 1,) * (tokens[at].kind is Kind.WORD)


def kind_of(kind: Kind) -> str:
    """How a *kind* of token stands among words that are looked for."""
    return f"<{kind}>"


def _kinds(*kinds: Kind) -> frozenset[str]:
    return frozenset(map(kind_of, kinds))


# What a class has to begin with, where that shows by words or by kinds of tokens.
BEGIN_WITH: Mapping[str, frozenset[str]] = {
    **{
        kind: _kinds(Kind(kind)) for kind in ("quote", "size", "number", "equals",
                                             "cost", "word", "break")
    },
    "change": _kinds(Kind.COUNTER),
    "text": _kinds(Kind.QUOTE),
    "ended": _kinds(Kind.QUOTE),
    "fleeting": _kinds(Kind.QUOTE),
    "unsided": _kinds(Kind.QUOTE),
    "capital": _kinds(Kind.WORD),
    "ing": _kinds(Kind.WORD),
    "figure": _kinds(*{*Kind} - {Kind.WORD, Kind.MARK}),
    "sized": frozenset({"a", "an", "one"}),
    "aim": frozenset("at into me him her them".split()),
}  # fmt: skip

CLASSES: Mapping[str, Ends | frozenset[str]] = {
    "quote": _of(Kind.QUOTE),
    "text": _text,
    "size": _of(Kind.SIZE),
    "number": _of(Kind.NUMBER),
    "equals": _of(Kind.EQUALS),
    "change": _of(Kind.COUNTER),
    "cost": _of(Kind.COST),
    "word": _of(Kind.WORD),
    "name": _name,
    "names": _names,
    "thing": _thing,
    "ended": _ended,
    "fleeting": _fleeting,
    "unsided": _unsided,
    "capital": _capital,
    "subject": _subject,
    "named_player": _named_player,
    "owned": _owned,
    "inside": _inside,
    "some": _some,
    "unopposed": _unopposed,
    "title": _title,
    "target": target,
    "aimed": aimed,
    "one_or_two": _one_or_two,
    "clause": _clause,
    "unclaimed": _unclaimed,
    "person": person,
    "sized": _sized,
    "fighter": _fighter,
    **SIDES,
    "aim": _aim,
    "figure": _figure,
    "held": may_be_held,
    "going": _going,
    "break": _of(Kind.BREAK),
    "ing": _ing,
    "free": of_nobody_told,
    "no_list": in_no_list,
    "rest": _rest,
    "start": sentence_begins,
    "top": nothing_before,
    "opening": text_begins,
    "end": sentence_ends,
    "last": nothing_behind,
    "my": frozenset(MY_OR_HIS),
    "his": frozenset(HIS),
    "casting": frozenset(CASTING),
    "color": frozenset(COLORS),
    "subtype": frozenset(SUBTYPES),
}
