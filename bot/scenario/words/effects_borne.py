"""Who or what an effect is on: "my 3/5 is under …", "thanks to …", "Bob has …"."""

from dataclasses import dataclass, replace

from bot.scenario.words.effects_named import (
    ADVERBS,
    BEING,
    FORMS,
    HAVE,
    PEOPLE,
    THAT,
    Effect,
    is_name,
    thing_before,
    thing_end,
)
from bot.scenario.words.tokens import Kind, Token

Tokens = tuple[Token, ...]

_UNDER = frozenset(
    "under affected protected covered shielded enchanted subject".split()
)
_CAST = frozenset("cast casts played plays use used uses play".split())
THANKS = (("thanks", "to"), ("because", "of"), ("due", "to"), ("under",), ("with",))
CLAUSES = frozenset(", : ( ) - and but while because since then so".split())
ASKED = frozenset("is are was were does do did has have had".split())
_SUPPOSED = frozenset("if when while since because as given".split())
_IF = frozenset({"if", "when"})
FILLERS = frozenset(
    "so ok okay well also now and but say suppose assume imagine btw , since".split()
)
_SOONER = (("before", "that"), ("before", "this"), ("earlier",), ("beforehand",),
           ("earlier", "this", "turn"), ("previously",), ("first",))  # fmt: skip
_WHEN = (("then",), ("after", "that"), ("in", "response"), ("afterwards",), ("later",),
         ("in", "response", "to", "that"), ("after", "this"))  # fmt: skip


@dataclass(frozen=True, slots=True)
class Bearer:
    """What the effect is on: told from *start* to *end*; *clause*: nothing else is."""

    start: int
    end: int
    clause: bool
    verb: str = ""
    # What stands before it is told besides.
    cut: int = 0


def bearer_of(
    tokens: Tokens, words: list[str], effect: Effect, *, asked: bool
) -> Bearer | None:
    """Who or what has the effect, or who tells of it."""
    at = effect.start
    begun = _clause_start(words, at)
    before = words[begun:at]
    while lead := next(
        (it for it in (*_SOONER, *_WHEN) if tuple(before[: len(it)]) == it),
        tuple(before[:1]) if before[:1] and before[0] in FILLERS else (),
    ):
        before, begun = before[len(lead) :], begun + len(lead)
    if before and before[0] in THAT and words[begun - 1 : begun] == [","]:
        begun = _clause_start(words, begun - 1)
        before = words[begun:at]
    supposed = before and before[0] in _SUPPOSED and before[1:2] != ["of"]
    if supposed and (before[0] not in _IF or asked):
        before, begun = before[1:], begun + 1
    if not before:
        return Bearer(begun, 0, clause=True)
    if before in (["there", "is"], ["there", "are"], ["i", "got"], ["we", "have"]):
        return Bearer(begun, 0, clause=True, verb="there")
    for thanks in THANKS:
        if tuple(before) == thanks:
            return Bearer(begun, 0, clause=True, verb="thanks")
    mark = words[begun - 1] if begun else ""
    if (mark == "(" and before[0] in _UNDER | HAVE) or (
        mark == "," and before[0] in _UNDER | {"with"}
    ):
        # "My 3/5 (protected by an effect that …)"
        verb, here = "under" if before[0] in _UNDER else "has", begun - 1
    else:
        verb, here = _verb(words, at)
    if not verb or not here:
        return None
    start = thing_before(tokens, words, max(begun, 0) if begun < here else 0, here)
    if start is None or (start > begun and verb != "cast"):
        found = _further(tokens, words, here) if start is None else (start, here, here)
        if found is None or verb == "cast":
            return None
        start, end, cut = found
        if start and tokens[start - 1].kind is Kind.NUMBER:
            return None  # "two 3/3s with an effect that …"
        questioned = start > 0 and words[start - 1] in ASKED
        questioned &= words[cut] not in THAT | {"with", ","}
        if questioned or _is_person(tokens, words, start, end):
            return None
        return Bearer(start, end, clause=False, verb=verb, cut=cut)
    end = here
    if start > begun:
        return None
    if _is_person(tokens, words, start, end) and verb in {"has", "cast"}:
        return Bearer(start, 0, clause=True, verb="there")
    relative = words[end] in THAT | {"with", ",", "("}
    return Bearer(start, end, clause=not relative, verb=verb, cut=end)


def _is_person(tokens: Tokens, words: list[str], start: int, end: int) -> bool:
    return words[start] in PEOPLE or (is_name(tokens[start]) and end - start == 1)


def _further(
    tokens: Tokens, words: list[str], here: int
) -> tuple[int, int, int] | None:
    """The thing that is told of more before the verb at *here*, and what stays there.

    "My creature, a 4/4, is …", "my 3/3 with lifelink is …", "his ally, which has 4
    life and is …".
    """
    before = words[here - 1]
    end, cut = 0, here
    if before in {",", ")"}:
        opens = {",": ",", ")": "("}[before]
        end = next((at for at in range(here - 2, 0, -1) if words[at] == opens), 0)
        cut = here - (before == ",")
    elif before in {"and", "but"}:
        cut = here - 1
        end = next((at for at in range(cut - 1, 0, -1) if words[at] in THAT), 0)
        end -= end > 0 and words[end - 1] == ","
        if not end:
            first = next((at for at in range(here) if words[at] not in FILLERS), here)
            end = thing_end(tokens, words, first)
            return (first, end, cut) if end and words[end] in FORMS else None
    elif "with" in words[max(0, here - 6) : here]:
        end = next((at for at in range(here - 1, 0, -1) if words[at] == "with"), 0)
        if not FORMS.isdisjoint(words[end + 1 : here]):
            return None
    start = thing_before(tokens, words, 0, end) if end else None
    return (start, end, cut) if start is not None else None


def _clause_start(words: list[str], at: int) -> int:
    while at and (words[at - 1] not in CLAUSES or words[at : at + 1] == ["of"]):
        at -= 1
    return at


def _verb(words: list[str], at: int) -> tuple[str, int]:
    """The verb that ends before *at*, and where it begins."""
    if at > 1 and words[at - 1] in _CAST:
        have = at > 2 and words[at - 2] in {"have", "has", "had"}
        return "cast", at - 1 - have
    here = at - 1
    if here > 1 and words[here] in {"by", "to"} and words[here - 1] in _UNDER:
        here -= 1
    if here > 0 and words[here] in _UNDER:
        here -= here > 1 and words[here - 1] in BEING | {"currently"}
        here -= here > 1 and words[here - 1] in BEING
        verb = "under"
    elif here > 0 and words[here] in HAVE:
        verb = "has"
    else:
        return "", 0
    here -= here > 1 and words[here - 1] in ADVERBS
    if here > 1 and words[here - 1] in THAT:
        here -= 1
        here -= words[here - 1] == ","
    return verb, here


def led_in(before: Tokens) -> Tokens:
    """What stands before, ended as a sentence, and when what is told is done."""
    kept = list(before)
    while kept and kept[-1].text in FILLERS | _SUPPOSED:
        kept.pop()
    words = [it.text for it in kept]
    for sooner in _SOONER:
        if tuple(words[-len(sooner) :]) == sooner:
            kept = kept[: -len(sooner)]
    when = next((it for it in _WHEN if tuple(words[-len(it) :]) == it), ())
    cut = len(kept) - len(when)
    while cut and kept[cut - 1].text in FILLERS:
        del kept[cut - 1]
        cut -= 1
    return (*kept[:cut], *([full_stop(kept[cut - 1])] if cut else []), *kept[cut:])


def gone_on(rest: Tokens, tokens: Tokens, on: tuple[int, int] | None) -> Tokens:
    """What goes on behind, with its subject again where it had none of its own."""
    kept = list(rest)
    while kept and kept[0].text in {",", "and", "but", "so"}:
        kept.pop(0)
    if kept and on is not None and kept[0].text in FORMS - ASKED:
        return (*tokens[slice(*on)], *kept)
    return tuple(kept)


def full_stop(beside: Token) -> Token:
    return replace(beside, kind=Kind.MARK, text=".", raw=".", value=None)
