"""“… and that damage can't be prevented”: of the event told just before it."""

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Card, Clause, Person, Several, Thing

_ATTACKS = frozenset({"attack", "weaponattack", "mightattack"})
_SPOKEN = frozenset({"cast", "use", "castself"})
_ENDS = frozenset([".", "?", "!", "\n"])
# What points back at damage that was told; "the damage" only where it goes on.
_POINTING = re.compile(r"^(?:that|its|his|her|their|this|whose)\b", re.I)


def unprevented(clauses: list[Clause]) -> Iterator[Clause]:
    """Clauses with what is said of "that damage" put onto what deals it."""
    before: Clause | None = None
    for clause in clauses:
        again = before is not None and {"what", "if"} <= {*clause.lead} & {*before.lead}
        # "What if it deals 3, and what if that can't be prevented?": two scenarios.
        told = clause.kind == "noprevent" and not again
        if told and before is not None and _of(clause):
            if before.kind == "damage":
                before = replace(before, slots={**before.slots, "unp": "unpreventable"})
                continue
            if (source := _source(before, clause)) is not None:
                clause = replace(clause, slots={**clause.slots, "what": source})
        if told and clause.get("what") is None and clause.text.lower()[:4] == "its ":
            it = Thing("it", clause.place, label="it")
            clause = replace(clause, slots={**clause.slots, "what": it})
        if before is not None:
            yield before
        before = clause
    if before is not None:
        yield before


def _of(clause: Clause) -> bool:
    """Whether it speaks of the damage that was told just before it."""
    if "turn" in clause.text.lower().split() or clause.get("by") is not None:
        return False
    if "that" in clause.lead or _POINTING.match(clause.text):
        return True
    goes_on = bool(clause.lead) and not _ENDS & set(clause.lead)
    return goes_on and clause.text.lower().startswith("the damage")


def _source(before: Clause, clause: Clause) -> Several | Thing | None:
    """What deals the damage of an attack or of a spell."""
    if before.kind in _SPOKEN:
        found = before.get("card")
        if isinstance(found, Card):
            return Thing("card", found.place, card=found, label=found.typed)
        return found if isinstance(found, Several | Thing) else None
    if before.kind not in _ATTACKS:
        return None
    found = before.get("what")
    if clause.text.lower().startswith("whose"):
        # "… is attacked by his 2/2 whose damage …": of what stands right before it.
        last = max((it for it in before.slots.values() if isinstance(it, Several)),
                   key=lambda it: it.place.end, default=None)  # fmt: skip
        if last is not found:
            return None
    if not isinstance(found, Several) or not parts_of(found):
        return None
    # "A 2 power ally attacks": that one, and no further one.
    return replace(found, parts=tuple(map(_that, found.parts)))


def _that(part: Thing | Person) -> Thing | Person:
    if isinstance(part, Thing) and part.det in {"a", "an", "one"} and not part.count:
        return replace(part, det="the")
    return part


# What tells that some damage is prevented, in another sentence than the question.
_PREVENTING = frozenset(
    "prevent prevents prevented preventing shield shields protection fog fogs".split()
)
_OF_DAMAGE = frozenset(
    "some all part most any half none of the its that my his her their combat damage "
    "is gets get was are would be has been partly fully partially prevented it".split()
)


@reader("ifprevented")
def read_if_prevented(parse: Parse, at: int) -> Iterator[Reading]:
    """ "… if some of the damage is prevented?", where a shield is told elsewhere."""
    if parse.word(at) not in {"if", "when", "even"}:
        return
    end = at + 1 + (parse.word(at) == "even")
    while parse.word(end) in _OF_DAMAGE:
        end += 1
    if parse.word(end - 1) != "prevented" or parse.word(end) != "?":
        return
    rest = [*parse.words[:at], *parse.words[end:]]
    if not _PREVENTING.isdisjoint(rest):
        yield end, True
