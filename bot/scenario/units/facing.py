"""Two units with names that face each other: "she" may be either."""

from collections.abc import Sequence

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.words.asked_back import which_is_meant
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Person, Thing

#: what is done to one of them
DONE_TO = frozenset({"cast", "damage"})


def check_facing(parse: Parse, part: Person, facing: Sequence[Thing]) -> None:
    """ "Garen attacks, Poppy defends. Ki Barrier on her": which of the two?

    Raises QuestionError (AMBIGUOUS).
    """
    names = list(dict.fromkeys(it.label for it in facing))
    if parse.game is not Game.RIFTBOUND or len(names) < 2:
        return
    raise parse.error(
        Problem.AMBIGUOUS,
        which_is_meant(part.name, names),
        part.place,
        names,
        names,
    )


def apart(stated: Thing | None, victim: Thing | None) -> bool:
    """ "His attacks mine. Mine has 2 life, his 2 power. Dead?": not his alone."""
    if stated is None or victim is None or not (stated.owner and victim.owner):
        return False
    return (stated.owner.kind == "me") != (victim.owner.kind == "me")
