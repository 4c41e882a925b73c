""" "Can it block, and if so, does it die?": what was asked about is done then."""

from dataclasses import replace
from itertools import pairwise

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import WHAT_HAPPENS, WHICH_ONE
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Several, Thing


@before(Game.MTG)
def done_if_so(parse: Parse, clauses: Clauses) -> Clauses:
    """What a question asks the rules to allow happens before what is asked behind it.

    Raises QuestionError (AMBIGUOUS) where it is not told far enough to be done.
    """
    found: list[Clause] = []
    fought = any(it.kind in _FOUGHT for it in clauses)
    for at, clause in enumerate(clauses):
        last = found[-1] if found else None
        if last is not None and last.kind in _ALLOWED and _is_if_so(clause):
            found.append(_deed(parse, last, clause))
        elif last is not None and last.kind == "ask_can_block" and not fought:
            clause = _part_of(last, clause)
            if clause.kind in _OUTCOMES or _comes_of_it(clause):
                clause = _of_whom(parse, last, clause)
                able = parse.memory.setdefault("supposed", True)
                if able is False and clause.kind in _OF_PLAYERS - {"ask_gain"}:
                    found.append(clause)  # without the block
                    continue
                if able is False:
                    # It can't, so that nothing comes of it.
                    later = clauses[at + 1 :]
                    return (*found, *(it for it in later if not _asks_result(it)))
                found.append(_deed(parse, last, clause))
        found.append(clause)
    return tuple(found)


def _asks_result(clause: Clause) -> bool:
    legal = clause.kind.startswith(("ask_can", "ask_must"))
    return clause.kind.startswith("ask_") and not legal


# With a block told, or none, the fight asked about is that one.
_FOUGHT = frozenset({"block", "blockeach", "unblocked"})
# "Can my 2/2 block his 3/3 and survive?": that block.
_OUTCOMES = frozenset({"ask_dies", "ask_trade"})


def _comes_of_it(clause: Clause) -> bool:
    """ "Can my 2/2 block it, and does it take damage?": asked of that block.

    What players take is so only in the same sentence: else it may be asked of none.
    """
    said = parts_of(clause.get("who")) if clause.kind == "ask_damage" else ()
    things = bool(said) and all(isinstance(it, Thing) for it in said)
    joined = "and" in (*clause.lead, *clause.text.lower().split()[:1])
    joined = joined and "?" not in clause.lead
    return things or (joined and clause.kind in _OF_PLAYERS)


_OF_PLAYERS = frozenset({"ask_damage", "ask_gain", "ask_life"})


def _deed(parse: Parse, asked: Clause, clause: Clause) -> Clause:
    done = _done(asked)
    if done is None:
        raise _untold(parse, clause)
    return done


def _part_of(asked: Clause, clause: Clause) -> Clause:
    """ "Can it block the flier and kill it?": that it dies is asked, not told."""
    joined = "and" in clause.lead or "," in clause.lead
    if clause.kind != "destroy" or not (joined and clause.question):
        return clause
    if asked.kind != "ask_can_block" or clause.get("elided") is None:
        return clause
    what = clause.get("what")
    if _is_it(what) and asked.get("other") is not None:
        what = _again(asked.get("other"))
    return replace(clause, kind="ask_dies", slots={"what": what})


def _is_it(said: object) -> bool:
    parts = said.parts if isinstance(said, Several) else (said,)
    return any(isinstance(it, Thing) and it.noun == "it" for it in parts)


def _of_whom(parse: Parse, asked: Clause, clause: Clause) -> Clause:
    """ "… and survive?" is asked of what was asked about first.

    Raises QuestionError (AMBIGUOUS) where that was a player, and "it" may be either.
    """
    alone = not clause.slots and len(clause.text.split()) == 1
    if clause.kind != "ask_dies" or not (alone or _is_it(clause.get("what"))):
        return clause
    of_player = asked.get("who") is not None
    mine = _is_mine(asked.get("who")) and asked.get("what") is not None
    if mine and not alone and _SURVIVING & {*clause.text.lower().split()}:
        # "Can I block it with my Bear and does it survive?": the Bear, one hopes.
        return replace(
            clause, slots={**clause.slots, "what": _again(asked.get("what"))}
        )
    if of_player and (alone or asked.get("what") is not None):
        raise parse.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
    if not alone:
        return clause
    said = (it for it in (asked.get("what"), asked.get("other")) if it is not None)
    return replace(clause, slots={"what": _again(min(said, key=_begins))})


_SURVIVING = frozenset("survive live make".split())


def _is_mine(who: object) -> bool:
    return isinstance(who, Person) and who.kind == "me"


def _begins(said: Several | Thing) -> int:
    return said.place.start


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
        case "ask_can_block" if what is not None:
            slots = {"blocker": _again(what)}
            kind = "block"
        case "ask_can_block" if who is not None and other is not None:
            slots["attacker"] = _again(other)
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
        WHAT_HAPPENS,
        clause.place,
    )
