"""What stands without a question mark is told, not asked."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Thing

_SENTENCE = frozenset([".", "?", "!", "\n", ";", "•"])
_DYING = frozenset(
    {"dies", "die", "died", "is destroyed", "are destroyed", "is killed"}
)


@before(Game.MTG)
def told_dying(parse: Parse, clauses: Clauses) -> Clauses:
    """ "My Finks, a 3/2 with persist, dies." tells that it does."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        what = last.get("what") if last is not None else None
        if isinstance(what, tuple) and what and not clause.lead:
            what = what[-1]
        if (
            clause.kind == "ask_dies"
            and not clause.question
            and not clause.slots
            and clause.text.lower() in _DYING
            and not _SENTENCE & set(clause.lead)
            and isinstance(what, Thing | Several)
        ):
            clause = replace(clause, kind="die", slots={"what": what})
        found.append(clause)
    return tuple(found)
