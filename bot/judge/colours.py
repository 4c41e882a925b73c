"""Whether an answer hangs on a colour that nobody has told."""

from dataclasses import replace

from bot.engine.board import COLORS, Obj
from bot.engine.inside import walk
from bot.engine.outcome import Ruling
from bot.engine.question import Question
from bot.engine.values import Filter
from bot.errors import Problem, QuestionError
from bot.judge.untold import hangs_on
from bot.scenario.scene.draft import COLOUR_UNKNOWN, COLOUR_UNTOLD
from bot.worded import worded


def check_colours(
    asked: Question, ruling: Ruling, budget: int, answers: tuple[int, ...]
) -> None:
    """Refuse to take for colourless what is none, where that makes a difference.

    A card known by its typed wording alone has no colour that is known. Where it is
    ruled otherwise with every colour than with none, its colour is asked for.
    Raises QuestionError (AMBIGUOUS).
    """
    unknown = _unknown(asked)
    for obj in asked.board.objects:
        if unknown.isdisjoint(obj.flags) or "artifact" in obj.kinds:
            continue
        coloured = replace(obj, colors=frozenset(COLORS))
        if hangs_on(asked, ruling, coloured, _bare, budget, answers):
            raise QuestionError(
                Problem.AMBIGUOUS,
                worded("What colour is {what}?", what=obj.name),
                suggestions=(f"{obj.name} is red.",),
            )


def _unknown(asked: Question) -> frozenset[str]:
    """The flags of those whose colour may make a difference.

    "Destroy target nonblack creature": "a 2/2" that nobody calls black is none.
    """
    found: set[str] = set()
    for flag in (COLOUR_UNKNOWN, COLOUR_UNTOLD):
        if any(flag in obj.flags for obj in asked.board.objects):
            found.add(flag)
    if found:
        parts = list(walk((asked.board, asked.script)))
        if not any(map(_of_colour, parts)):
            found.discard(COLOUR_UNTOLD)
            if not any(map(_of_no_colour, parts)):
                found.clear()
    return frozenset(found)


def _of_colour(part: object) -> bool:
    if isinstance(part, Filter):
        return bool(part.colors)
    return isinstance(part, str) and part.startswith(_FROM_A_COLOUR)


def _of_no_colour(part: object) -> bool:
    return isinstance(part, Filter) and bool(part.not_colors or part.colorless)


_FROM_A_COLOUR = tuple(
    f"{keyword} from {quality}"
    for keyword in ("protection", "hexproof")
    for quality in sorted((*COLORS, "all colors", "each color"))
)


def _bare(obj: Obj) -> Obj:
    return replace(obj, colors=frozenset())
