""" "Each of my units" is each unit I control, those told of later among them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.tokens import Token
from bot.scenario.words.written import as_word

_UNITS = {"units": "unit", "allies": "ally"}
_WHOSE = {
    "my": ("i", "control"),
    "his": ("he", "controls"),
    "her": ("she", "controls"),
    "their": ("they", "control"),
}


def each_of_theirs(tokens: Sequence[Token]) -> tuple[Token, ...]:
    """*tokens* with "each unit I control" for "each of my units", "all my units"."""
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        said = [it.text for it in tokens[at : at + 4]]
        # "All my allies attack" is a list of attackers; damage goes "to" each.
        aimed = at > 0 and tokens[at - 1].text in {"to", "hits", "hit"}
        if aimed and said[:1] in (["each"], ["all"]):
            of = said[1:2] == ["of"]
            if said[0] == "all" and not of:
                said.insert(1, "of")
            its = said[2:4]
            behind = [it.text for it in tokens[at + 3 + of : at + 4 + of]]
            known = len(its) == 2 and its[0] in _WHOSE and its[1] in _UNITS
            # "(a 1/2 and a 1/3)" says which those are.
            if (of or said[0] == "all") and known and behind not in (["("], [","]):
                first, last = tokens[at], tokens[at + 2 + of]
                who, verb = _WHOSE[its[0]]
                each = replace(first, text="each", raw="each")
                unit = replace(last, text=_UNITS[its[1]], raw=_UNITS[its[1]])
                out += [each, unit, *(as_word(last, it) for it in (who, verb))]
                at += 3 + of
                continue
        out.append(tokens[at])
        at += 1
    return tuple(out)
