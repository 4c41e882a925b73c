""" "Can it block, and if so, does it die?": what was asked about is done then."""

from dataclasses import replace
from itertools import pairwise

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Several, Thing
from bot.worded import worded


@before(Game.MTG)
def done_if_so(parse: Parse, clauses: Clauses) -> Clauses:
    """What a question asks the rules to allow happens before what is asked behind it.

    Raises QuestionError (AMBIGUOUS) where it is not told far enough to be done.
    """
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        if last is not None and last.kind in _ALLOWED and _is_if_so(clause):
            done = _done(last)
            if done is None:
                raise _untold(parse, clause)
            found.append(done)
        found.append(clause)
    return tuple(found)


_ALLOWED = frozenset(
    {"ask_can_block", "ask_can_attack", "ask_can_cast", "ask_can_target"}
)


def _is_if_so(clause: Clause) -> bool:
    begun = (*clause.lead, *clause.text.lower().split()[:1])
    return clause.kind.startswith("ask_") and ("if", "so") in pairwise(begun)


def _done(asked: Clause) -> Clause | None:
    """The deed *asked* about; None where it is not told of what and with what."""
    what, other, who = asked.get("what"), asked.get("other"), asked.get("who")
    slots: dict[str, object] = {"who": who} if who is not None else {}
    match asked.kind:
        case "ask_can_block" if what is not None and other is not None:
            slots = {"blocker": _again(what), "attacker": _again(other)}
            kind = "block"
        case "ask_can_attack" if what is not None:
            slots["what"] = _again(what)
            kind = "attack"
        case "ask_can_cast" if isinstance(asked.get("by"), Card) and other is not None:
            slots |= {"card": asked.get("by"), "to": _again(other)}
            kind = "cast"
        case _:
            return None
    return Clause(kind, slots, asked.place, ("?",), text=asked.text)


def _again(said: Several | Thing) -> Several:
    """What was said, once more: "a 2/2" is that 2/2 by now."""
    parts = said.parts if isinstance(said, Several) else (said,)
    told = tuple(
        replace(it, det="the") if isinstance(it, Thing) and it.noun != "it" else it
        for it in parts
    )
    return Several(told, parts[0].place)


def _untold(parse: Parse, clause: Clause) -> QuestionError:
    return parse.error(
        Problem.AMBIGUOUS,
        worded("What happens? Say who attacks, or who casts what on whom."),
        clause.place,
    )
