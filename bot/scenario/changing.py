"""A follow-up in words, read as an edit of the scenario it is about."""

from collections.abc import Callable

from bot.cards.catalogue import Catalogue
from bot.errors import Problem, QuestionError
from bot.scenario.changing_added import added
from bot.scenario.changing_edition import other_edition
from bot.scenario.changing_edits import Edit
from bot.scenario.changing_finding import Context
from bot.scenario.changing_gone import gone
from bot.scenario.changing_numbers import other_x, replaced, sized, unpreventable
from bot.scenario.changing_order import ordered
from bot.scenario.changing_words import words_of
from bot.scenario.reading import Read, retold

# Each reads one kind of follow-up, or finds that it is another kind.
_WAYS: tuple[Callable[[Context], Edit | None], ...] = (
    other_edition,
    other_x,
    replaced,
    gone,
    unpreventable,
    ordered,
    sized,
    added,
)
_EXAMPLES = (
    "what if the damage can't be prevented",
    "without Furnace of Rath",
    "7 damage instead of 3",
    "what if I'm at 5 life",
)


def change(words: str, previous: Read, *, catalogue: Catalogue) -> Edit:
    """What *words* change in *previous*; :func:`bot.scenario.read` applies it.

    Raises QuestionError when they say nothing that can be changed, or when it is
    not clear what is meant.
    """
    if previous.told is None:
        raise ValueError("this scenario was not read from words")
    telling = previous.told
    asked = words_of(words)
    if not asked.tokens:
        raise QuestionError(
            Problem.SYNTAX, "What is different?", suggestions=_EXAMPLES, text=words
        )
    context = Context(asked, telling, catalogue)
    for way in _WAYS:
        edit = way(context)
        if edit is not None:
            _check(edit, previous, context)
            return edit
    raise QuestionError(
        Problem.SYNTAX,
        "I do not understand what this changes.",
        line=1,
        column=1,
        length=max(1, len(words.strip())),
        suggestions=_EXAMPLES,
        text=words,
    )


def _check(edit: Edit, previous: Read, context: Context) -> None:
    """The scenario must still read with *edit*, differ, and keep its players."""
    telling = context.telling
    after = _read(edit, context)
    if after.question == previous.question:
        raise context.error(
            Problem.ILLEGAL,
            "That changes nothing: it is so already.",
            _EXAMPLES,
        )
    before = list(telling.told.scene.draft.players)
    assert after.told is not None
    now = list(after.told.told.scene.draft.players)
    if now != before:
        new = [it for it in now if it not in before] or now
        raise context.error(
            Problem.AMBIGUOUS,
            f"Who is {' and '.join(new)}? The players are {', '.join(before)}.",
            tuple(before),
        )


def _read(edit: Edit, context: Context) -> Read:
    telling = context.telling
    edits = (*telling.edits, edit)
    try:
        return retold(telling.words, edits, telling.chosen, context.catalogue)
    except QuestionError as error:
        raise told_here(error, context) from error


def told_here(error: QuestionError, context: Context) -> QuestionError:
    """*error* with its place in the follow-up, if it lies in what was added."""
    lines = error.text.splitlines()
    before = len(context.telling.story.text.splitlines())
    if error.line <= before or error.line > len(lines):
        if error.line:
            return error
        return QuestionError(
            error.problem,
            error.message,
            suggestions=error.suggestions,
            text=context.words.text,
        )
    return QuestionError(
        error.problem,
        error.message,
        line=error.line - before,
        column=error.column,
        length=error.length,
        suggestions=error.suggestions,
        text="\n".join(lines[before:]),
    )
