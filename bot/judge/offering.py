"""What may have been meant by a text that was refused: only what can be ruled on."""

from collections.abc import Callable
from dataclasses import replace

from bot.errors import Offer, Problem, QuestionError
from bot.judge.inquiry import Inquiry
from bot.worded import worded

# A refusal may cost so many further rulings, each looking at so many positions, and so
# many characters may be read for them in all: a longer text takes longer each time.
TRIED = 10
POSITIONS = 200
READ = 4000
SHOWN = 3


def only_ruled_on(
    error: QuestionError, inquiry: Inquiry, rule: Callable[[Inquiry], object]
) -> None:
    """Keep of what *error* offers the first that *rule* does not refuse either.

    Of what may matter none is kept: it is named as all that is not understood.
    """
    kept: list[Offer] = []
    tried = min(TRIED, READ // max(1, len(inquiry.scenario)))
    for one in error.offers[:tried]:
        if kept and (one.loses or len(kept) == SHOWN):
            break
        try:
            rule(replace(inquiry, scenario=one.text))
        except QuestionError:
            continue
        if one.loses:
            _point(error, one, one.loses)
            break
        kept.append(one)
    error.offers = tuple(kept)
    if kept:
        # What can be ruled on helps more than an example of something else.
        error.suggestions = tuple(one.text for one in kept)
    elif error.instead and not error.line:
        _of_no_game(error)


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


def _point(error: QuestionError, offer: Offer, place: tuple[int, int, int]) -> None:
    if error.problem is not Problem.SYNTAX:
        return
    if place != (error.line, error.column, error.length):
        # Of a sentence of which only a part is at fault no other is an example.
        error.suggestions = offer.examples
    error.line, error.column, error.length = place
    error.message = worded(
        "I do not understand “{word}”; the rest I do.", word=offer.said
    )
    error.args = (error.message,)
