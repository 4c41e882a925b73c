"""Time words, modes and chosen sources, put onto the clause they belong to."""

from dataclasses import replace

from bot.scenario.phrases.aimed_behind import aimed_behind, answered_first
from bot.scenario.phrases.hit_besides import hits_another
from bot.scenario.phrases.last_cast import CASTS, card_name, last_cast
from bot.scenario.phrases.merging_times import (
    TAKES,
    ends,
    with_times,
    with_when,
)
from bot.scenario.phrases.moments_said import with_moments
from bot.scenario.phrases.resolved_told import resolved_told
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.phrases.told_after import named_first, reasons_first, with_doer
from bot.scenario.phrases.unprevented import unprevented
from bot.scenario.phrases.wording_pronouns import wording_pronouns
from bot.scenario.words.small_words import ALREADY
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.scenario.words.tokens import ENDS


def merged(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """The clauses with their modifiers taken in."""
    parts = (part for clause in clauses for part in _having(clause))
    told = answered_first(aimed_behind(resolved_told(list(with_moments(parts)))))
    return tuple(
        with_times(
            _details(
                _afters(
                    _sooner(_turns(list(unprevented(list(wording_pronouns(told))))))
                )
            )
        )
    )


def _having(clause: Clause) -> tuple[Clause, ...]:
    """ "It attacks me with double strike": it attacks, and has double strike."""
    having = clause.get("having")
    if clause.kind.startswith("ask_") and clause.text.lower() == "total":
        # "He attacks with 7 Might total."
        return (clause,) if clause.lead or clause.question else ()
    if having is None:
        return (clause,)
    slots = {key: it for key, it in clause.slots.items() if key != "having"}
    has = replace(clause, kind="isalso", slots={"specs": having}, lead=())
    return replace(clause, slots=slots), has


def _turns(clauses: list[Clause]) -> list[Clause]:
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


def _sooner(clauses: list[Clause]) -> list[Clause]:
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


def _afters(clauses: list[Clause]) -> list[Clause]:
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
# "Evenly"; "two and one between these"; "3 to it, the rest to me".
DIVIDED = ("even", "pair", "rest")
DIVISION = ("n", "to", "n2", "to2", "n3", "to3", "apiece", *DIVIDED)


# "Healing Salve is on me (prevent mode)": said of a spell as well.
_ALREADY_CAST = frozenset({"enchantedplayer", "spellon"})


def _details(clauses: list[Clause]) -> list[Clause]:
    """Modes, X, sources and targets said behind the spell they belong to."""
    out: list[Clause] = []
    for clause in clauses:
        before = last_cast(out)
        if clause.kind == "mode" and out and out[-1].kind in _ALREADY_CAST:
            before = len(out) - 1
        if clause.kind == "xis" and out and out[-1].kind == "enter":
            # "My Protean Hydra enters with X=3."
            slots = {**out[-1].slots, "x": clause.get("x")}
            out[-1] = replace(out[-1], slots=slots)
            continue
        named = card_name(clause.get("card"))
        if clause.kind in {"mode", "modepart", "xis", "redirecting", "divide"} and (
            before is not None and not clause.get("trigger")
            and named in {None, card_name(out[before].get("card"))}
        ):  # fmt: skip
            slots = dict(out[before].slots)
            if clause.kind == "mode":
                slots.setdefault("mode", clause.get("mode"))
                slots.setdefault("points", clause.get("n"))
                if slots.get("to") is None and clause.get("to") is not None:
                    slots["to"] = clause.get("to")
            elif clause.kind == "xis":
                x = "n" if clause.get("n") is not None else "x"
                slots[x] = clause.get(x)
            elif clause.kind == "divide":
                slots |= {key: clause.get(key) for key in DIVISION}
            else:
                slots["also"] = (*slots.get("also", ()), clause.get("to"))
                slots.setdefault("moved", clause.get("n"))
            out[before] = replace(out[before], slots=slots)
            continue
        if out and out[-1].kind == "attack" and _dealing(clause):
            # "He attacks with a 3/3 dealing 3 damage to me": in combat, once.
            at = out[-1].get("at") or clause.get("to")
            slots = {**out[-1].slots, "at": at, "n": clause.get("n")}
            out[-1] = replace(out[-1], slots=slots)
            continue
        restates = before is not None and before == len(out) - 1 and _restates(clause)
        if before is not None and restates and not hits_another(out[before], clause):
            slots = dict(out[before].slots)
            slots["restated"] = clause.get("n")
            slots["restated_to"] = clause.get("to")
            out[before] = replace(out[before], slots=slots)
            continue
        if before is not None and _aims_it(out[before], clause):
            parts = (*parts_of(clause.get("to")), *parts_of(clause.get("then")))
            slots = {**out[before].slots, "to": Several(parts, clause.place)}
            slots.setdefault("src", clause.get("src"))
            out[before] = replace(out[before], slots=slots)
            continue
        if clause.kind == "source" and before is not None:
            slots = dict(out[before].slots)
            if (slots.get("src") is None and clause.get("who") is None) or (
                slots.get("src") is None and _same_speaker(out[before], clause)
            ):
                slots["src"] = clause.get("src")
                if clause.get("to") is not None:
                    slots["also"] = (*slots.get("also", ()), clause.get("to"))
                out[before] = replace(out[before], slots=slots)
                continue
        if out and _pays_for(out[-1], clause):
            out[-1], clause = _chosen_behind(out[-1], clause)
        out.append(clause)
    return out


def _pays_for(used: Clause, clause: Clause) -> bool:
    """ "I use it |by sacrificing a Goat|, targeting Otto": the cost, told behind."""
    cost = clause.kind == "use" and clause.get("elided") and "by" in clause.lead
    return bool(cost) and used.kind in {"use", "uselast"}


def _chosen_behind(used: Clause, cost: Clause) -> tuple[Clause, Clause]:
    """Both, with what is said to be chosen behind the cost said of what it pays for."""
    said = {name: it for name in ("to", "src") if (it := cost.get(name)) is not None}
    moved = {name: it for name, it in said.items() if used.get(name) is None}
    rest = {name: it for name, it in cost.slots.items() if name not in moved}
    return replace(used, slots={**used.slots, **moved}), replace(cost, slots=rest)


def _aims_it(used: Clause, clause: Clause) -> bool:
    """ "I activate the Healer. I target my Lion": what it is aimed at."""
    if clause.kind not in {"targetlast", "aimedlast"} or used.get("to") is not None:
        return False
    if used.get("elided") and used.kind == "cast":
        return False  # A name with its wording: nobody has used it yet.
    words = set(clause.text.lower().split())
    who, user = clause.get("who"), used.get("who")
    his = who is not None and who.kind == "he" and user is not None
    same = user.kind != "me" if his else _same_speaker(used, clause)
    return same and not words & _OF_OTHERS


# A trigger is aimed so, or each of several.
_OF_OTHERS = frozenset("each every both trigger triggers ability it".split())


_TAKES = frozenset("take takes took taken".split())


def _restates(clause: Clause) -> bool:
    """“He bolts me, 3 damage”: what the spell just cast does."""
    if clause.kind != "damage" or {"then", "and"} & set(clause.lead):
        return False
    if not set(clause.lead) <= {",", "(", "-", "->", "=", ".", "dealing"}:
        return False
    told = ("who", "kind", "toit", "elided", "dk", "n2")
    if any(clause.get(it) is not None for it in told):
        return False
    if not clause.lead:
        # "He casts Pyroclasm dealing 2 damage to each creature."
        return _dealing(clause)
    words = set(clause.text.lower().split())
    # "He bolts my 2/4 (it already took 1)": not by the spell just cast.
    if (_ANOTHER | ALREADY | {"before"}) & words:
        return False
    source = clause.get("source")
    if source is None:
        return not _TAKES & words and "." not in clause.lead
    # "He casts Pyroclasm, which deals 2 damage to each creature."
    nouns = {"which", "it"} if "." in clause.lead else {"which"}
    return all(isinstance(it, Thing) and it.noun in nouns for it in parts_of(source))


def _dealing(clause: Clause) -> bool:
    said = clause.kind == "damage" and clause.get("source") is None
    return said and clause.text.lower().startswith("dealing ")


_ANOTHER = frozenset("then another more again additional extra other later".split())


def _same_speaker(first: Clause, second: Clause) -> bool:
    who, other = first.get("who"), second.get("who")
    return other is None or who is None or (who.kind, who.name) == (
        other.kind, other.name
    )  # fmt: skip
