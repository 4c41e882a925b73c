"""The text without what is not understood, as far as that tells nothing of a game."""

import re
from collections.abc import Iterable, Iterator

from bot.citation import Game
from bot.errors import Offer, QuestionError, letter_at
from bot.scenario.grammar.slips import known_words
from bot.scenario.reading.as_asked import as_asked
from bot.scenario.reading.changes import (
    JOINING,
    MARKS,
    Span,
    changed,
    removal,
    sentence_at,
    standing_for,
)
from bot.scenario.reading.rewording import (
    ASKING,
    names_something,
    speaks_of_a_game,
    stands_elsewhere,
    tells,
    unread,
)
from bot.scenario.reading.turning import turns
from bot.scenario.words.examples import WORDINGS
from bot.scenario.words.marked import quotations
from bot.scenario.words.nearest_example import nearest
from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import Kind
from bot.worded import worded

# So many parts of the sentence are tried.
_PARTS = 3
# Where a part of a clause begins that the rest can stand without.
_OPENING = MARKS | frozenset(
    "with without on onto in into at to from for by as during after before when "
    "whenever while because since until unless if so that which who whose where and "
    "but then though although except instead using via plus despite per like".split()
)
# Where such a part may end; what stands in brackets tells of it.
_CLOSING = MARKS - {"("}
# Words that are nothing of the game, though they are known.
_SMALL = frozenset(
    "a an the my his her its their our your i he she it they we you me him them us is "
    "are was were be been has have had on in at to from for by as so and but or up "
    "down out over off of with just now".split()
)


def without_parts(parse: Parse, at: int, far: int) -> Iterator[Offer]:
    """Without what is not understood: parts of its sentence first, then all of it."""
    begin, end = sentence_at(parse, at)
    spans = unread(parse)
    far = far if begin <= far < end else at
    for cut in _heads(parse, begin, end):
        yield _left_out(parse, [cut], part=True)
    for start, stop in [*_tails(parse, begin, far, end)][:_PARTS]:
        made = _left_out(parse, [(start, stop)], part=True)
        if not made.loses or stop - start > 2:
            yield made  # two words would hardly say what is not understood
    if 0 < len(spans) <= _PARTS:
        yield _left_out(parse, spans)
    yield _left_out(parse, [(begin, end)])


def _heads(parse: Parse, begin: int, end: int) -> Iterator[Span]:
    """ "No wait, just: can I …": what stands before a mark."""
    for at in range(begin + 1, min(end - 1, begin + 7)):
        if parse.word(at) in {":", ",", "–", "—"}:
            yield begin, at + 1


def _tails(parse: Parse, begin: int, far: int, end: int) -> Iterator[Span]:
    """From a word that opens a part to the next mark, or to the end of the sentence."""
    for start in range(min(far + 1, end - 1), begin, -1):
        if parse.word(start) not in _OPENING or _within_card(parse, start):
            continue
        if parse.word(start) == "(":
            close = (it + 1 for it in range(start, end) if parse.word(it) == ")")
            yield start, next(close, end)
            continue
        marks = (it for it in range(start + 1, end) if parse.word(it) in _CLOSING)
        yield from dict.fromkeys([(start, next(marks, end)), (start, end)])


def _within_card(parse: Parse, at: int) -> bool:
    """Whether the name of a card goes on there: "Furnace of Rath"."""
    return parse.within_name(at) or any(
        end > at and card.sure
        for before in range(max(0, at - 4), at)
        for end, card in parse.reads("card", before)
    )


def _left_out(parse: Parse, spans: Iterable[Span], *, part: bool = False) -> Offer:
    """The text without *spans*, and without the marks and words that joined them."""
    spans = [*spans]
    said = {it: " ".join(parse.said(*it).strip(" ,:").split()) for it in spans}
    name = worded("without “{said}”", said=" … ".join(said.values()))
    made = changed(parse.text, name, *(removal(parse, *it) for it in spans))
    lost = [it for it in spans if _loses(parse, it, part=part)]
    if not lost:
        return made
    token = parse.tokens[lost[0][0]]
    length = len(parse.said(*lost[0]).partition("\n")[0])
    place = (token.line, token.column, length)
    examples = nearest(parse.game, said[lost[0]], parse.text) if parse.game else ()
    asides = all(
        parse.word(it[1]) == "?"
        and not turns(parse.said(*it))
        and not any(
            parse.is_kind(n, Kind.QUOTE) for n in range(*it)
        )  # what a card says
        for it in spans
    )
    aside = worded(
        "without “{said}”, as if it were not said", said=" … ".join(said.values())
    )
    return Offer(made.text, said[lost[0]], place, examples, aside if asides else "")


def _loses(parse: Parse, span: Span, *, part: bool) -> bool:
    """Whether leaving *span* out may change what comes out."""
    start, end = span
    if parse.word(end - 1) == ":":
        return names_something(parse, span)  # "Assert: …", "Quick one: …"
    led = {parse.word(at) for at in range(start, min(start + 3, end))}
    opens = {parse.word(start), parse.word(start - 1)}
    begins = start == sentence_at(parse, start)[0] or bool(opens & JOINING)
    asks = parse.word(end) == "?" and begins and bool(led & ASKING)
    if asks and not part and _only_asks(parse, span):
        return False
    if asks:
        return tells(parse, span, opinion=True)
    if not part:
        # "They both glorp": what is told of is in it.
        spoken = {parse.word(at) for at in range(*span)} & _SPOKEN_OF
        return bool(spoken) or speaks_of_a_game(parse, span)
    # Of a sentence that stays, only words that nobody knows are no part of the game.
    known = known_words(parse.game) - _SMALL if parse.game else frozenset()
    words = {parse.word(at) for at in range(start, end)}
    return tells(parse, span) or bool(words & (known | parse.people | _DOING))


_SPOKEN_OF = frozenset("they both he she each all everyone everything".split())
# "And I sidestep": somebody does something.
_DOING = frozenset("i we he she they".split())
# What is asked for a case that is told nowhere else.
_SUPPOSING = frozenset(
    "if when while after before once unless until with without though because since "
    "during against despite from via using by".split()
)


def _only_asks(parse: Parse, span: Span) -> bool:
    """Whether it supposes nothing, and what it speaks of is told elsewhere.

    Of what is left out so only the answer is missing.
    """
    return not any(
        parse.word(at) in _SUPPOSING
        or parse.is_kind(at, Kind.SIZE)
        or parse.is_kind(at, Kind.QUOTE)
        or any(
            card.sure
            and not any(stands_elsewhere(parse, span, n) for n in range(at, end))
            for end, card in parse.reads("card", at)
        )
        for at in range(*span)
    )


def of_no_token(text: str, error: QuestionError) -> tuple[Offer, ...]:
    """*text* as *error* wants it that speaks of all of it, or of a wording in it."""
    if error.line and error.instead:
        start = letter_at(text, error.line, error.column)
        place = (start, start + error.length)
        typed = text[slice(*place)]
        ways = [
            changed(text, standing_for(words, typed), (*place, words))
            for words in error.instead
        ]
        found = {it.text: it for it in (*as_asked(text, error), *ways)}
        return tuple(found.values())
    if error.line:
        return (*as_asked(text, error), *_of_a_wording(text, error))
    games = {f"{game.value}: ": game.label for game in Game}
    return tuple(
        Offer(f"{words}{text}", games.get(words, words)) for words in error.instead
    )


_STOP = re.compile(r"[.!][ \n]+(?=[A-Z{~])|\n")


def _of_a_wording(text: str, error: QuestionError) -> tuple[Offer, ...]:
    """*text* without the one sentence of a wording in which *error* lies."""
    there = letter_at(text, error.line, error.column)
    inside = [it for it in quotations(text) if it[0] < there < it[1]]
    for begin, end in inside[:1]:
        stops = [
            begin + 1,
            *(it.end() for it in _STOP.finditer(text, begin + 1, end - 1)),
        ]
        parts = [*zip(stops, [*stops[1:], end - 1], strict=True)]
        for start, stop in parts if len(parts) > 1 else ():
            if start <= there < stop:
                said = " ".join(text[start:stop].split())
                made = changed(text, said, (start, stop, ""))
                place = (error.line, error.column - (there - start), len(said))
                return (Offer(made.text, said, place, WORDINGS),)
    return ()
