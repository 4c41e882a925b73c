"""From an inquiry to an answer: read, rule, tell. Nothing is kept here."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.answers import Answer
from bot.cards.catalogue import Catalogue
from bot.engine.exploration import explore, last_choice
from bot.engine.games import newest
from bot.engine.outcome import Ruling
from bot.engine.question import Question
from bot.engine.room import Room
from bot.errors import Problem, QuestionError
from bot.judge.casters import check_casters
from bot.judge.citing import citing
from bot.judge.clock import QUICK
from bot.judge.colours import check_colours
from bot.judge.created import check_created
from bot.judge.inquiry import MOST, Inquiry
from bot.judge.mana_values import check_mana_values
from bot.judge.not_understood import check_understood
from bot.judge.offering import POSITIONS, is_all_but_read, only_ruled_on
from bot.judge.returning import check_returning
from bot.judge.second_asked import with_second
from bot.judge.sizes import check_sizes
from bot.judge.triggering import check_triggering
from bot.judge.understanding import understand
from bot.judge.unnamed import check_unnamed
from bot.judge.whatever import whatever_it_is
from bot.judge.who_is_right import with_who_is_right
from bot.library.library import Library
from bot.scenario import Read, change
from bot.scenario.words.effort import CHANGED, shared
from bot.scenario.words.effort import MOST as MOST_READ
from bot.telling.tell import tell
from bot.telling.words import Words
from bot.worded import worded


def readable(
    inquiry: Inquiry, catalogue: Catalogue, changes: Sequence[str]
) -> set[str]:
    """Those of *changes* with which *inquiry* can be read; all, where it cannot be."""
    try:
        found = understand(inquiry, catalogue, offering=False)
    except QuestionError:
        return set(changes)
    read_so = set()
    for words in changes:
        with suppress(QuestionError):
            change(words, found, catalogue=catalogue)
            read_so.add(words)
    return read_so


def rule_on(
    inquiry: Inquiry,
    catalogue: Catalogue,
    library: Library,
    languages: Sequence[Words],
    budget: int = MOST,
) -> tuple[Answer, ...]:
    """The answer to *inquiry*, once for each of *languages*.

    *budget* is how many positions may be looked at. Raises QuestionError.
    """
    rule = partial(
        _answered, catalogue=catalogue, library=library, languages=languages,
        budget=budget,
    )  # fmt: skip
    with shared(CHANGED if inquiry.edits else MOST_READ):
        return _rule_on(inquiry, catalogue, languages, rule)


def _rule_on(
    inquiry: Inquiry,
    catalogue: Catalogue,
    languages: Sequence[Words],
    rule: Callable[[Inquiry], tuple[Answer, ...]],
) -> tuple[Answer, ...]:
    try:
        return rule(inquiry)
    except QuestionError as error:
        answers = whatever_it_is(error, inquiry, rule, languages)
        if answers is not None:
            return answers
        if not inquiry.edits:
            only_ruled_on(error, inquiry, partial(_tried, catalogue))
            if again := _in_the_first(error, inquiry, rule, catalogue):
                raise again from None
        raise


def _in_the_first(
    error: QuestionError,
    inquiry: Inquiry,
    rule: Callable[[Inquiry], object],
    catalogue: Catalogue,
) -> QuestionError | None:
    """What is at fault in a text of no game, where it is one thing in the first."""
    if not error.instead or error.line or error.offers:
        return None
    first = replace(inquiry, scenario=f"{error.instead[0]}{inquiry.scenario}")
    try:
        rule(first)
    except QuestionError as again:
        only_ruled_on(again, first, partial(_tried, catalogue))
        return again if again.line and is_all_but_read(again) else None
    return None


def _answered(
    inquiry: Inquiry,
    catalogue: Catalogue,
    library: Library,
    languages: Sequence[Words],
    budget: int,
) -> tuple[Answer, ...]:
    found, asked, ruling = _ruled(inquiry, catalogue, budget)
    answers = tuple(
        tell(
            asked,
            ruling,
            scenario=inquiry.scenario,
            understood=(*found.notes, *found.understood),
            assumptions=found.assumptions,
            cite=citing(library, asked.game, asked.edition),
            words=words,
        )
        for words in languages
    )
    if inquiry.edits or inquiry.choices:
        return answers
    again = partial(_answered, catalogue=catalogue, library=library, budget=budget)
    answers = with_who_is_right(
        answers, inquiry, lambda it, some: again(it, languages=some), languages
    )
    if not found.second:
        return answers
    again = partial(again, languages=languages)
    return with_second(answers, found.second, inquiry, again, languages)


def _ruled(
    inquiry: Inquiry, catalogue: Catalogue, budget: int, *, offering: bool = True
) -> tuple[Read, Question, Ruling]:
    found = understand(inquiry, catalogue, offering=offering)
    edition = found.question.edition or newest(found.question.game)
    asked = replace(found.question, edition=edition)
    ruling = explore(asked, Room(budget), inquiry.choices)
    if not ruling.complete and budget == QUICK:
        # It is worked out with more room before anybody sees it: nothing can be said
        # yet of what does not come up.
        return found, asked, ruling
    if not ruling.outcomes and not ruling.complete:
        raise QuestionError(
            Problem.LIMIT,
            worded("This goes on and on: I have found no end of it."),
        )
    if inquiry.choices and not ruling.outcomes:
        raise _no_such_option(inquiry, found)
    # For all that nobody has told together: with much of it one has to look further.
    room = Room(budget)
    assumed = check_colours(asked, ruling, room, inquiry.choices)
    check_casters(asked, ruling, room, inquiry.choices)
    check_sizes(asked, ruling, room, inquiry.choices)
    check_mana_values(asked, ruling, room, inquiry.choices)
    check_unnamed(asked, ruling, room, inquiry.choices)
    ruling = replace(ruling, complete=ruling.complete and room.left > 0)
    check_understood(asked, ruling)
    check_returning(asked, ruling)
    check_created(asked, ruling)
    check_triggering(asked, ruling, found.triggering)
    found = replace(found, assumptions=(*found.assumptions, *assumed))
    return found, asked, ruling


def _tried(catalogue: Catalogue, inquiry: Inquiry) -> object:
    """What comes out; None where nothing happens, or is allowed or not.

    Raises QuestionError where it is refused as well.
    """
    _, _, ruling = _ruled(inquiry, catalogue, POSITIONS, offering=False)
    answers = ruling.answered
    happens = any(it.steps for it in ruling.outcomes)
    if not happens and not any(it.why.template for it in answers):
        return None
    boards = [replace(it.board, done=()) for it in ruling.outcomes]
    return boards, [(it.ask.kind, it.values) for it in answers]


def _no_such_option(inquiry: Inquiry, found: Read) -> QuestionError:
    """What can be chosen where the options taken lead nowhere."""
    point = last_choice(found.question, Room(MOST), inquiry.choices)
    if point is not None:
        options = [str(option) for option in point.options]
        return QuestionError(
            Problem.ILLEGAL,
            worded(
                "There are {count} options to choose from here, from 1.",
                count=len(options),
            ),
            suggestions=[f"choose {n}: {one}" for n, one in enumerate(options, 1)],
        )
    return QuestionError(
        Problem.ILLEGAL, worded("Nothing is left to choose in this ruling.")
    )
