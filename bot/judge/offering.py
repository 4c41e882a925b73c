"""What may have been meant by a text that was refused: only what can be ruled on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from bot.errors import Offer, Problem, QuestionError
from bot.judge.at_fault import REST_KNOWN, REST_READ, point, say, start_of, words_at
from bot.judge.examples_kept import (
    ITS_TEXT,
    ask_its_text,
    leave_apt,
    without_tried,
)
from bot.judge.filling import Filled, filled
from bot.judge.inquiry import Inquiry
from bot.judge.lacking import lacking
from bot.judge.sparing import sparing
from bot.scenario.words.asked_back import COULD_BE, WHICH_ONE
from bot.scenario.words.nearest_example import GENERAL
from bot.scenario.words.numbers_asked import FOR_A_NUMBER, SOME_MISSING
from bot.worded import is_said, joined, worded

# A refusal may cost so many further rulings of a kind, each looking at so many
# positions, and so many characters may be read for all of them: a longer text takes
# longer each time, and of more than a few hundred words hardly any is read twice.
TRIED = 10
POSITIONS = 200
READ = 4000
SHOWN = 3
# So many texts without a part are tried.
_LEFT_OUT = 6
# Of a longer text only the sentences are shown in which something is put in.
_LONGEST = 400


def only_ruled_on(
    error: QuestionError, inquiry: Inquiry, rule: Callable[[Inquiry], object]
) -> None:
    """Keep of what *error* offers the first that *rule* does not refuse either.

    *rule* tells what comes out, nothing where nothing happens. Where none is kept that
    leaves out nothing that may matter, that is named as all that is not understood, and
    the first that does is offered as what it is.
    """
    if ITS_TEXT in inquiry.scenario:
        ask_its_text(error, inquiry.scenario)
        return
    _mend(error, inquiry, sparing(rule, READ))
    leave_apt(error, inquiry.scenario)


def _mend(
    error: QuestionError, inquiry: Inquiry, rule: Callable[[Inquiry], object]
) -> None:
    """Put into *error* what may be meant: offers, and what is to be typed."""
    kept: list[Offer] = []
    results: list[object] = []
    further: list[tuple[Offer, QuestionError]] = []
    tried = min(TRIED, READ // max(1, len(inquiry.scenario)))
    whole = [one for one in error.offers if not one.loses]
    for one in whole[:tried]:
        if len(kept) == SHOWN:
            break
        try:
            result = rule(replace(inquiry, scenario=one.text))
        except QuestionError as again:
            further.append((one, again))
            continue
        # Of other words for the same the first are enough.
        again_so = error.problem is Problem.SYNTAX and result in results
        if result and not again_so:
            kept.append(one)
            results.append(result)
    # "It" may be my ally, of whose fight only a size or a card is not known: the other
    # of the two, of which all is told, is not meant for that.
    which = is_said(error.message, WHICH_ONE, COULD_BE)
    either = bool(error.instead) and which
    either = either and any(again.problem in _ASKING for _, again in further)
    if either:
        kept = []
    examples: list[str] = []
    aside = None
    also: list[str] = []
    if not kept and (error.problem in _UNREAD or _is_small(error)):
        examples = _lacking(error, inquiry, rule)
    if not kept and not examples:
        left_out = [one for one in error.offers if one.loses][: min(tried, _LEFT_OUT)]
        aside = _without(error, inquiry, rule, left_out, further)
        if error.problem is Problem.UNKNOWN:
            examples = _with_numbers(error, inquiry, rule, further)
        if not either and not examples:
            kept, examples = _filled(error, inquiry, rule, tried)
        # Of two ways neither is kept back: "I use it, choosing …", "I do not use it".
        also = examples if kept else []
    if not kept and not examples and error.problem in _ASKING:
        examples = _lacking(error, inquiry, rule)
    if not kept and not examples:
        examples = _with_numbers(error, inquiry, rule, further)
    numbered = bool(examples)
    error.offers = tuple(kept)
    if not kept and not examples and error.line:
        examples = _read_further(error, inquiry.scenario, further)
    if examples:
        error.suggestions = tuple(examples)
    if kept:
        # What can be ruled on helps more than an example of something else.
        error.suggestions = (*(one.text for one in kept), *also)
    elif aside is not None and not numbered:
        error.offers = (aside,)
        shown = [it for it in error.suggestions if it not in GENERAL]
        error.suggestions = (aside.text, *shown)
    elif error.instead and not error.line and not examples:
        _of_no_game(error)


def _without(
    error: QuestionError,
    inquiry: Inquiry,
    rule: Callable[[Inquiry], object],
    left_out: Sequence[Offer],
    further: list[tuple[Offer, QuestionError]],
) -> Offer | None:
    """The first of *left_out* that is ruled on: as it is offered, if it may be.

    What it leaves out *error* names as all that is not understood; those that are not
    ruled on go to *further*.
    """
    for one in left_out:
        try:
            happens = rule(replace(inquiry, scenario=one.text))
        except QuestionError as again:
            further.append((one, again))
            continue
        if one.loses:
            point(error, one, one.loses)
        offered = happens and one.aside and _most_stays(one, inquiry.scenario)
        return replace(one, said=one.aside, loses=None) if offered else None
    return None


def _most_stays(offer: Offer, typed: str) -> bool:
    """Whether at least a third of the text stays."""
    return 3 * len(offer.text) >= len(typed)


def _read_further(
    error: QuestionError, typed: str, tried: list[tuple[Offer, QuestionError]]
) -> list[str]:
    """The sentences *tried* that are read, where something else is at fault besides.

    Names that nobody knows there are told of with *error*, to be mended at once.
    """
    found: list[str] = []
    for one, again in tried:
        place = again.excerpt() and words_at(again)
        if again.problem is Problem.UNKNOWN and place and place in typed:
            line = typed[: typed.index(place)].count("\n") + 1
            also = worded("line {line} “{said}”", line=line, said=place)
            there = [*map(str, error.also), str(error.message), words_at(error)]
            told = any(place in it for it in there) or words_at(error) in place
            if not told and len(error.also) < _ALSO:
                error.also = (*error.also, also)
        fresh = one.changed(typed)
        if not one.loses and fresh and place and not _overlaps(fresh, again):
            found.append(fresh)
    return [*dict.fromkeys(found)][:_FRESH]


# So many other places are named, and so many sentences that are read.
_ALSO, _FRESH = 4, 2


def _overlaps(sentence: str, error: QuestionError) -> bool:
    """Whether *error* lies in that sentence of its text."""
    begin, start = error.text.find(sentence.rstrip(".?!")), start_of(error)
    return begin < 0 or begin <= start < begin + len(sentence)


def _filled(
    error: QuestionError,
    inquiry: Inquiry,
    rule: Callable[[Inquiry], object],
    tried: int,
) -> tuple[list[Offer], list[str]]:
    """What *error* says to type, put into the text: what can be ruled on so.

    Behind it what is to be typed where that has something nobody has told, such as a
    number: to be put right by the asker, and no offer.
    """
    kept: list[Offer] = []
    examples: list[str] = []
    blank = 0
    typed = [*error.suggestions]
    room = _Room(tried)
    for ways, as_it_is in zip_longest(filled(error, inquiry.scenario), typed):
        found = None
        if len(kept) < SHOWN:
            found = _first(ways or (), inquiry, rule, room, error)
        if found is not None and not found.made_up:
            kept.append(found.offer)
        elif found is not None:
            whole, typed_so = found.offer.text, inquiry.scenario
            short = whole if len(whole) <= _LONGEST else found.offer.changed(typed_so)
            examples.append(without_tried(short or whole, typed_so))
        elif as_it_is is not None and "“…" in str(as_it_is).replace('"', "“"):
            # Its text, which only the asker has, may say more of how it is read.
            put = next(iter(ways or ()), None)
            shown = without_tried(put.offer.text, inquiry.scenario) if put else ""
            examples.append(shown if ITS_TEXT in shown else as_it_is)
            blank += ITS_TEXT not in shown
    return kept, [*dict.fromkeys(examples)] if len(examples) > blank else []


@dataclass(slots=True)
class _Room:
    """How many more rulings may be tried, and how often in a row one is filled."""

    tried: int
    deep: int = 3


def _first(
    ways: Sequence[Filled],
    inquiry: Inquiry,
    rule: Callable[[Inquiry], object],
    room: _Room,
    error: QuestionError,
) -> Filled | None:
    """The first of *ways* that is ruled on, with what is asked for there as well.

    What that is, *error* asks for from now on, too.
    """
    further: list[tuple[Filled, QuestionError]] = []
    for one in ways:
        if room.tried <= 0:
            return None
        room.tried -= 1
        try:
            rule(replace(inquiry, scenario=one.offer.text))
        except QuestionError as again:
            asked = {*again.suggestions} <= {*error.suggestions}
            new = again.message != error.message and not (
                asked and is_said(again.message, SOME_MISSING)
            )
            if new and again.problem is Problem.AMBIGUOUS and one.made_up:
                further.append((one, again))
            continue
        return one
    if room.deep == 0:
        return None
    room.deep -= 1
    for one, fault in further:
        for more in filled(fault, one.offer.text):
            found = _first(more, inquiry, rule, room, fault)
            if found is not None:
                _ask_too(error, fault)
                return replace(found, made_up=True)
    return None


def _lacking(
    error: QuestionError, inquiry: Inquiry, rule: Callable[[Inquiry], object]
) -> list[str]:
    """The text with what its sentence lacks made up, where it is ruled on so.

    What that is, *error* asks for instead, where it is missing.
    """
    room = _Room(_LACKS)
    for one in lacking(inquiry.scenario, error):
        room.tried -= 1
        if room.tried < 0:
            break
        text = one.text
        try:
            rule(replace(inquiry, scenario=text))
        except QuestionError as again:
            if again.problem is not Problem.AMBIGUOUS:
                continue
            more = [Filled(Offer(it.text, ""), True) for it in lacking(text, again)]
            found = next(
                (
                    it
                    for way in (*filled(again, text), more)
                    if (it := _first(way, inquiry, rule, room, again)) is not None
                ),
                None,
            )
            if found is None:
                continue
            text = found.offer.text
            say(error, joined([one.question, again.message], " "))
        else:
            say(error, one.question)
        error.line, error.column, error.length = one.place
        error.problem, error.also = Problem.AMBIGUOUS, ()
        return [text]
    return []


_UNREAD = frozenset({Problem.SYNTAX, Problem.ILLEGAL})


def _is_small(error: QuestionError) -> bool:
    """Whether what nobody knows is typed like any word: "a shielded 4/4"."""
    place = error.excerpt() and words_at(error)
    return error.problem is Problem.UNKNOWN and bool(place) and place.islower()


_ASKING = frozenset({Problem.AMBIGUOUS, Problem.UNKNOWN})
# So many ways to complete a sentence are tried.
_LACKS = 5


def _ask_too(error: QuestionError, more: QuestionError) -> None:
    """Let *error* ask for what *more* asks for, too."""
    if more.message not in error.message and error.message not in more.message:
        say(error, joined([error.message, more.message], " "))
    elif more.message not in error.message:
        say(error, more.message)


def _with_numbers(
    error: QuestionError,
    inquiry: Inquiry,
    rule: Callable[[Inquiry], object],
    tried: list[tuple[Offer, QuestionError]],
) -> list[str]:
    """What was *tried* in vain, with a number that is asked for there put in.

    That number *error* asks for from now on, too.
    """
    room = _Room(TRIED)
    asking = [it for it in tried if is_said(it[1].message, *FOR_A_NUMBER)]
    if error.problem is Problem.UNKNOWN:
        # With the name spelt as it is meant another is known as little.
        here = words_at(error).lower()
        asking += [it for it in tried if _knows_no_other(it[1], here)]
    for one, again in asking[:SHOWN]:
        if one.loses:
            continue
        for ways in filled(again, one.text):
            made_up = [it for it in ways if it.made_up]
            found = _first(made_up, inquiry, rule, room, again)
            if found is not None:
                _ask_too(error, again)
                return [without_tried(found.offer.text, inquiry.scenario)]
    return []


def is_all_but_read(error: QuestionError) -> bool:
    """Whether one thing is asked for, and all the rest is understood."""
    told = bool(error.offers) or is_said(error.message, REST_READ, REST_KNOWN)
    return told or (error.problem in _ASKING and not error.alike)


def _knows_no_other(error: QuestionError, said: str) -> bool:
    """Whether a name is known nowhere, and that name is not the one *said*."""
    other = words_at(error).lower() if error.problem is Problem.UNKNOWN else ""
    return bool(other) and other not in said and said not in other


def _of_no_game(error: QuestionError) -> None:
    """Say so where it would be refused in each of the games that it may be of."""
    error.message = worded(
        "I find nothing there that I can rule on in any of the three games. Tell what "
        "is on the table and what happens to it, the game in front."
    )
    error.args = (error.message,)
    error.problem = Problem.SYNTAX
    error.suggestions = tuple(
        f"{game}{example}"
        for game, example in zip(error.instead, _EXAMPLES, strict=False)
    )


# For each game, in their order.
_EXAMPLES = (
    "A 3/3 attacks me, I block with my 2/2 Bear. Does the Bear die?",
    "My champion has a prevent-3 shield. A 5/5 ally attacks my champion.",
    "My 6-Might unit has a prevent-3 shield. A spell deals 4 damage to it.",
)
