"""Modes, X and chosen sources, put onto the clause they belong to."""

from dataclasses import replace

from bot.scenario.phrases.aimed_behind import aimed_behind, answered_first
from bot.scenario.phrases.hit_besides import hits_another
from bot.scenario.phrases.in_order import afters_last, sooner_first, turns_first
from bot.scenario.phrases.last_cast import card_name, last_cast
from bot.scenario.phrases.merging_times import with_times
from bot.scenario.phrases.moments_said import with_moments
from bot.scenario.phrases.resolved_told import resolved_told
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.phrases.unprevented import unprevented
from bot.scenario.phrases.wording_pronouns import wording_pronouns
from bot.scenario.words.small_words import ALREADY
from bot.scenario.words.syntax import Clause, Several, Thing


def merged(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """The clauses with their modifiers taken in."""
    parts = (part for clause in clauses for part in _having(clause))
    told = answered_first(aimed_behind(resolved_told(list(with_moments(parts)))))
    return tuple(
        with_times(
            _details(
                afters_last(
                    sooner_first(
                        turns_first(list(unprevented(list(wording_pronouns(told)))))
                    )
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
