"""Who is called the attacker attacks: "my 2 Might unit fights a 6 Might attacker"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Thing

_FIGHTING = frozenset("fights fight faces battles vs versus against".split())


@before(Game.RIFTBOUND)
def roles_told(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses with sides changed where the one that comes first defends."""
    del parse
    return tuple(map(_by_role, clauses))


def _by_role(clause: Clause) -> Clause:
    what, at = clause.get("what"), clause.get("at")
    if clause.kind != "attack" or what is None or at is None:
        return clause
    if _FIGHTING.isdisjoint(clause.text.lower().split()):
        return clause
    if not (_called(at, "attacker") or _called(what, "blocker")):
        return clause
    slots = {**clause.slots, "what": what, "attacker": at}
    del slots["at"]
    return replace(clause, kind="defendagainst", slots=slots)


def _called(value: object, role: str) -> bool:
    things = [it for it in parts_of(value) if isinstance(it, Thing)]
    return any(role in (it.noun, *it.of("noun")) for it in things)
