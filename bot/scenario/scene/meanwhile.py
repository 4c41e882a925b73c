""" "Bob casts Fog while I attack": the attack is under way as it is cast."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.told_after import told_first
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several
from bot.scenario.words.tokens import STOPS

_CASTING = frozenset({"cast", "castat", "castquote", "use"})
_FIGHTING = frozenset({"attack", "block", "unblocked"})
_GOING_ON = frozenset({"and", ",", "but", "with"})


@before(Game.MTG)
def meanwhile(parse: Parse, clauses: Clauses) -> Clauses:
    """The fight that stands behind "while" comes before what is cast in it."""
    del parse
    found = list(clauses)
    at = 1
    while at < len(found):
        cast, fight = found[at - 1], found[at]
        inside = "while" in fight.lead and not STOPS & {*fight.lead}
        if inside and fight.kind == "attack" and cast.kind in _CASTING:
            end = at + 1
            while end < len(found) and _goes_on(found[end]):
                end += 1
            first = replace(_of_him(told_first(fight, cast), cast), lead=cast.lead)
            rest = [_of_him(it, cast) for it in found[at + 1 : end]]
            found[at - 1 : end] = [first, *rest, replace(cast, lead=(".",))]
            at = end
        at += 1
    return tuple(found)


def _goes_on(clause: Clause) -> bool:
    return clause.kind in _FIGHTING and {*clause.lead} <= _GOING_ON


def _of_him(clause: Clause, cast: Clause) -> Clause:
    """ "… while my 3/3 attacks him": who casts it."""
    who = cast.get("who")
    if not isinstance(who, Person) or who.kind == "he":
        return clause

    def of(value: object) -> object:
        match value:
            case Person(kind="he"):
                return who
            case Several(parts, place, loose):
                named = (
                    who if isinstance(it, Person) and it.kind == "he" else it
                    for it in parts
                )  # fmt: skip
                return Several(tuple(named), place, loose)
            case _:
                return value

    return replace(clause, slots={key: of(it) for key, it in clause.slots.items()})
