"""What somebody takes for the result, to be told whether it is: "So I'm at 17?"."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import ENDS

# What is asked where a result of that kind is claimed, and of which part of it.
_ASKED = {
    "life": ("ask_life", {"who": "who"}),
    "die": ("ask_dies", {"what": "what"}),
    "damage": ("ask_damage", {"who": "to"}),
}
_HAPPENS = frozenset(
    "cast castelided attack attackwith damage block use fight resolve".split()
)
_TAGS = frozenset("right correct yes yeah true".split())
_SUPPOSED = frozenset("if when while with since because unless".split())


@before(Game.MTG)
def claimed(parse: Parse, clauses: Clauses) -> Clauses:
    """ "So my Bear dies and I'm at 17?": asked, not told once more."""
    found: list[Clause] = []
    for number, clause in enumerate(clauses):
        kind, slots = _ASKED.get(clause.kind, ("", {}))
        value = {new: clause.get(old) for new, old in slots.items()}
        told = any(it.kind in _HAPPENS for it in clauses[:number])
        if kind and all(value.values()) and _claims(parse, clause, told=told):
            slots = {key: it for key, it in value.items() if it is not None}
            clause = replace(clause, kind=kind, slots=slots)
        found.append(clause)
    return tuple(found)


def _claims(parse: Parse, clause: Clause, *, told: bool) -> bool:
    """Whether its sentence asks for a yes; *told*: something has happened before."""
    start, end = clause.place.start, clause.place.end
    while start > 0 and parse.word(start - 1) not in ENDS:
        start -= 1
    while end < len(parse.tokens) and parse.word(end) not in ENDS:
        end += 1
    said = {parse.word(at) for at in range(start, end)}
    behind = {parse.word(at) for at in range(clause.place.end, end)}
    if parse.word(end) != "?" or said & _SUPPOSED or "so" in behind:
        return False
    return parse.word(start) == "so" or (told and parse.word(end - 1) in _TAGS)
