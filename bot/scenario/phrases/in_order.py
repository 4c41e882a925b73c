"""Clauses put into the order in which things happen: sooner, earlier, after."""

from dataclasses import replace

from bot.scenario.phrases.last_cast import CASTS
from bot.scenario.phrases.merging_times import TAKES, ends, with_when
from bot.scenario.phrases.told_after import named_first, reasons_first, with_doer
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import ENDS


def turns_first(clauses: list[Clause]) -> list[Clause]:
    """ "It attacks me next turn.": that turn begins before it attacks."""
    out: list[Clause] = []
    for at, clause in enumerate(clauses):
        later = clause.kind == "time" and clause.get("when") == "next_turn"
        later = later and clause.text.lower().endswith("next turn")
        if (
            later
            and _over(clause, clauses[at + 1 :])
            and not clause.lead
            and out
            and out[-1].kind in TAKES
        ):
            last = out.pop()
            out += [replace(clause, lead=last.lead), last]
        else:
            out.append(clause)
    return out


def _over(clause: Clause, rest: list[Clause]) -> bool:
    """Whether *rest* says no more of what goes before: "…, is it dead?"."""
    asks = rest and rest[0].kind.startswith("ask_")
    asks = asks and ("," in rest[0].lead or rest[0].place.start < clause.place.start)
    return bool(not rest or asks or set(rest[0].lead) & ENDS)


def sooner_first(clauses: list[Clause]) -> list[Clause]:
    """ "A before B" is A, then B; "before B, A" as well."""
    out: list[Clause] = []
    at = 0
    while at < len(clauses):
        clause = clauses[at]
        rest = clauses[at + 1 :]
        if _before_that(clause, rest) or _earlier(clause, rest, out):
            put, later = _where_it_happened(out), clauses[at + 1]
            last = out[put:]
            first = put is not None and named_first(
                with_doer(later, last), last[0], out[:put]
            )
            if not first:
                out.append(replace(clause, kind="disorder"))
                at += 1
                continue
            out[put:put] = [first]
            at += 2
            continue
        if clause.kind != "time" or clause.get("when") != "sooner":
            out.append(clause)
            at += 1
            continue
        if _ends_with_it(clauses, at, out):
            # "He bolts it, but I had used Samite Healer on it before."
            out[-1:] = [replace(clause, slots={"when": "response"}), out[-1]]
            at += 1
            continue
        then = replace(clause, slots={"when": "then"})
        begins = not out or bool(set(clause.lead) & ENDS)
        later, *more = clauses[at + 1 : at + 3] or [clause]
        if later.kind not in _LATER:
            pair = None
        elif begins:
            close = bool(more) and not set(more[0].lead) & ENDS
            pair = [more[0], then, later] if close else None
        else:
            pair = [then, later] if out[-1].kind in TAKES - _FIGHTS else None
        # In the middle of a combat its order says too little.
        fights = pair is not None and begins and pair[0].kind in _FIGHTS
        if pair is None or fights:
            out.append(replace(clause, kind="disorder"))
            at += 1
            continue
        out += pair
        at += 3 if begins else 2
    return out


def _before_that(clause: Clause, rest: list[Clause]) -> bool:
    """Whether it is the "before" of "A, and before that B"."""
    said = [*clause.text.lower().split(), *(rest[0].lead if rest else ())]
    named = said[-2:] == ["before", "that"] or said[-3:] == ["before", "that", ","]
    told = bool(rest) and rest[0].kind in TAKES | _PROTECTS
    return clause.kind == "time" and named and told


def _where_it_happened(told: list[Clause]) -> int | None:
    """Where what happened last begins, if it is all that has; None if it is not.

    "They attack me with a 2/2 and then with a 3/3": that is one thing that happened.
    """
    while told and told[-1].kind in _STATES:
        told = told[:-1]  # "His spell deals 3 to it. It has 4 life. Before that …"
    happened = [at for at, it in enumerate(told) if it.kind in _HAPPENS]
    attacks = all(
        told[at].kind in _ATTACKS and not (n and {*told[at].lead} & ENDS)
        for n, at in enumerate(happened)
    )
    last = happened[-1:] == [len(told) - 1] and told[-1].kind in _LATER | _ATTACKS
    return happened[0] if last and (attacks or len(happened) == 1) else None


def _earlier(clause: Clause, rest: list[Clause], told: list[Clause]) -> bool:
    """Whether it is the "earlier this turn" of "A. Earlier this turn, B"."""
    early = clause.kind == "time" and clause.text.lower().startswith("earlier")
    leads = bool(rest) and not set(rest[0].lead) & ENDS and bool(clause.lead)
    resolved = leads and "resolved" in rest[0].text.lower().split()
    happens = leads and (resolved or rest[0].kind in _LATER)
    return early and happens and any(it.kind in _LATER | _FIGHTS for it in told)


def _ends_with_it(clauses: list[Clause], at: int, told: list[Clause]) -> bool:
    """Whether "before" ends its sentence, and what protects stands before it."""
    closes = at + 1 == len(clauses) or bool(set(clauses[at + 1].lead) & ENDS)
    kinds = [it.kind for it in told[-2:]]
    return (
        closes
        and not set(clauses[at].lead) & ENDS
        and len(kinds) == 2
        and kinds[0] in _LATER
        and kinds[1] in {"cast", "use", "gains", "shield"}
    )


_FIGHTS = frozenset("attack block retaliate unblocked fight mutual".split())
# What can come second there: what happens at once, no shield that is simply there.
_PROTECTS = frozenset({"shield", "is", "have", "cast", "gains"})
_ATTACKS = frozenset({"attack", "attackwith"})
_STATES = frozenset({"is", "isa", "have", "counterson"})
_LATER = frozenset("cast use damage attack castself destroy die".split())
_HAPPENS = _LATER | _FIGHTS | _ATTACKS


def afters_last(clauses: list[Clause]) -> list[Clause]:
    """“A after B”: B happens first; “after A, B” stands in order already."""
    out: list[Clause] = []
    swap = later = False
    first: Clause | None = None  # what something in the same sentence comes after
    waiting = False
    clauses = reasons_first(clauses)
    for number, clause in enumerate(clauses):
        if clause.kind == "time" and clause.get("when") == "after":
            following = clauses[number + 1] if number + 1 < len(clauses) else None
            done = bool(out) and out[-1].kind in TAKES and not clause.lead
            if done and ends(following):
                # "Bob blocks it, and he bolts it after.": the fight is over by then.
                out[-1] = with_when(out[-1], "later")
                continue
            if following is not None and following.lead[:1] == (",",):
                later = True  # "After, he bolts it."
                continue
            # "A and after B C", "A, after B C": A is before both.
            closed = number + 2 < len(clauses) and not clauses[number + 2].lead
            stops = {*ENDS, "and", ","} if closed else {*ENDS, "and"}
            goes_on = not set(clause.lead) & stops and bool(out)
            swap = goes_on and (out[-1].kind in TAKES or out[-1].kind == "life")
            waiting = not swap
            continue
        if swap:
            *before, last = out
            if last.kind == "life":  # "I'm at 4 after he shocks me"
                out = [*before, replace(clause, lead=last.lead), _results(last)]
                swap = False
                continue
            last = with_doer(_once_done(last, clause), before)
            out = [*before, named_first(clause, last) or clause, last]
            swap = False
            continue
        if first is not None:
            if clause.kind == "life" and not set(clause.lead) & ENDS:
                clause = _results(clause)
            clause = clause if set(clause.lead) & ENDS else _once_done(clause, first)
            first = None
        elif waiting and clause.kind in TAKES:
            first, waiting = clause, False
        if later and clause.kind in TAKES:
            clause, later = with_when(clause, "later"), False
        out.append(clause)
    return out


def _results(life: Clause) -> Clause:
    """ "After he shocks me I'm at 4 life": what that leaves."""
    return replace(life, lead=("after",))


def _once_done(clause: Clause, first: Clause) -> Clause:
    """ "I get a shield after it deals 2 to me": too late for that.

    What is done behind an attack or a block, or in answer to what is cast, is not.
    """
    said = set(first.text.lower().split())
    if first.kind not in _DONE or said & _CASTING or clause.get("when"):
        return clause
    return with_when(
        clause, "after" if clause.kind in CASTS | {"regen", "attached"} else "then"
    )


_DONE = CASTS | {"damage", "destroy", "die", "gain", "loselife", "pinged", "fight"}
_CASTING = frozenset("cast casts casting play plays activate activates".split())
