"""What is not told, where it makes no difference to what is asked.

In which turn something happens, and in which mode a spell is cast: a text is read both
ways, and refused only if they come to different things.
"""

from collections.abc import Callable

from bot.engine.question import Question
from bot.errors import QuestionError
from bot.scenario.building.turns_unsure import comes_to_the_same, which_turn
from bot.scenario.casting.modes import MODE_TRIED, MODES_UNSURE
from bot.scenario.changing.script import Told
from bot.scenario.scene.turns import TURN_PASSES
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Place
from bot.worded import worded

Again = Callable[[], tuple[Told, Question]]


def in_a_later_turn(
    parse: Parse,
    again: Again,
    same: tuple[Told, Question],
    place: Place,
    sooner: bool,
) -> tuple[Told, Question]:
    """A turn told behind what happened is a later one, if that comes to the same.

    *sooner*: it is told so, too.
    """
    if parse.memory.get(TURN_PASSES):
        return same
    parse.memory[TURN_PASSES] = True
    try:
        later = again()
    except QuestionError as error:
        raise which_turn(same[0].scene, place) from error
    finally:
        parse.memory[TURN_PASSES] = False
    if not comes_to_the_same(same[1], later[1]):
        raise which_turn(same[0].scene, place)
    return later if sooner else same


def whichever_mode(parse: Parse, read: Again) -> tuple[Told, Question]:
    """What is read, or read in each mode of a spell if that one is not told.

    Raises QuestionError as it was read first where they do not come to the same.
    """
    parse.memory.pop(MODES_UNSURE, None)
    try:
        return read()
    except QuestionError:
        unsure = parse.memory.pop(MODES_UNSURE, None)
        if unsure is None or parse.memory.get(MODE_TRIED):
            raise
        found = _in_each(parse, read, *unsure)
        if found is None:
            raise
        return found


def _in_each(
    parse: Parse, read: Again, spell: str, modes: list[int]
) -> tuple[Told, Question] | None:
    """The first of *modes* of *spell*, if all come to the same; else None."""
    found: list[tuple[Told, Question]] = []
    try:
        for mode in modes:
            parse.memory[MODE_TRIED] = {spell: mode}
            found.append(read())
    except QuestionError:
        return None
    finally:
        parse.memory[MODE_TRIED] = {}
    first = found[0][1]
    if not all(comes_to_the_same(first, it, whole=True) for _, it in found[1:]):
        return None
    said = worded("It is the same in whichever mode {spell} is cast.", spell=spell)
    found[0][0].scene.draft.assume(said)
    return found[0]
