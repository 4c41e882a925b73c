"""Lines that say what is done instead of what an earlier line says."""

from bot.engine.conditions import Condition
from bot.engine.instructions import If, Instruction
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.tokens import Words


def without_instead(attempt: Attempt) -> Attempt | None:
    """A line "… instead." without its "instead"; None for any other line."""
    words = attempt.words
    end = len(words) - 1 if words[-1:] == (".",) else len(words)
    if words[end - 1 : end] != ("instead",) or {"would", "."} & set(words[:end]):
        return None
    text = attempt.text
    return Attempt(
        Words(text.text, words[: end - 1], text.starts[: end - 1], text.ends[: end - 1])
    )


def either(
    done: list[Instruction], before: int, condition: Condition
) -> list[Instruction]:
    """What a line "[Class Bonus] … instead." changes of what was said before."""
    new = tuple(done[before:])
    same = [at for at in range(before) if new and type(done[at]) is type(new[0])]
    if len(new) != 1 or len(same) != 1:
        raise UnclearError("instead of what?")
    at = same[0]
    return [*done[:at], If(condition, new, (done[at],)), *done[at + 1 : before]]
