"""Attacks and blocks told inside a noun phrase, as clauses of their own."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from itertools import pairwise
from typing import Any

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.doing import Doing
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import WHAT_BLOCKS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Spec, Thing

# What is on the table stands before what it does; all else comes behind.
_BOARD = frozenset({"have"})
_STATUS = {"what": "attacking", "attacker": "attacking", "blocker": "blocking"}


@before(Game.MTG)
def unfolded(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I bolt the 3/3 attacking me": it attacks me, then I bolt it."""
    found: list[Clause] = []
    for clause in clauses:
        _check_blockers(parse, clause)
        fold = _Fold(clause, frozenset(it.kind for it in found))
        slots = {key: fold.taken(it) for key, it in clause.slots.items()}
        if not fold.seen:
            found.append(clause)
            continue
        told = list(fold.clauses(parse))
        if clause.kind in _BOARD or fold.describes or fold.attacks:
            found += [replace(clause, slots=slots), *told]
            continue
        bare = replace(clause, slots=slots, lead=(".",) if told else clause.lead)
        if told:
            told[0] = replace(told[0], lead=clause.lead)
        found += [*told, bare]
    return tuple(found)


def _check_blockers(parse: Parse, clause: Clause) -> None:
    """ "I attack with a 5/5 blocked by a 2/2 and a 3/3": does the 3/3 block, too?"""
    parts = parts_of(clause.get("what")) if clause.kind == "attack" else ()
    for one, other in pairwise(parts):
        if not (isinstance(one, Thing) and isinstance(other, Thing)):
            continue
        doing = one.first("doing")
        if doing is None or doing.role != "attacker" or other.of("doing"):
            continue
        if other.owner is None or other.owner == _owner(doing.other):
            raise parse.error(Problem.AMBIGUOUS, WHAT_BLOCKS, other.place)


def _owner(others: Several) -> Person | None:
    first = others.parts[0]
    return first.owner if isinstance(first, Thing) else None


@dataclass(slots=True)
class _Fold:
    """What the things of one *clause* are said to do; *before* is told already."""

    clause: Clause
    before: frozenset[str]
    seen: bool = False
    told: list[tuple[Thing, Doing]] = field(default_factory=list)

    @property
    def describes(self) -> bool:
        """ "He's a 3/1 blocked by a 3/3": what was spoken of is that, and then is."""
        if self.clause.kind not in {"is", "isa"}:
            return False
        said = self.clause.get("as") or self.clause.get("what2")
        return isinstance(said, Thing) and bool(said.of("doing"))

    @property
    def attacks(self) -> bool:
        """ "I attack with a 4/4 that is blocked by a 3/3": it attacks first."""
        return self.clause.kind == "attack" and all(
            doing.kind == "block" for _, doing in self.told
        )

    def taken(self, value: Any) -> Any:
        """*value* with no doing in it any more."""
        if isinstance(value, Thing) and value.of("doing"):
            back = self._points_back(value.first("doing"))
            # "He attacks with a 2/2. I have a 1/1 that blocks it.": what attacks.
            return value if back and "attack" not in self.before else self._bare(value)
        if isinstance(value, tuple):
            return tuple(map(self.taken, value))
        if isinstance(value, Thing):
            return (
                replace(value, specs=self.taken(value.specs)) if value.specs else value
            )
        if isinstance(value, Several):
            return replace(value, parts=self.taken(value.parts))
        if isinstance(value, Spec) and is_dataclass(value.value):
            return replace(value, value=self.taken(value.value))
        return value

    def _points_back(self, doing: Doing) -> bool:
        """ "Alice has a 2/2 blocking it": to what was told before, not to the 2/2."""
        others = parts_of(doing.other)
        pronoun = any(isinstance(it, Thing) and it.is_pronoun for it in others)
        return pronoun and doing.kind == "block" and self.clause.kind in _BOARD

    def _bare(self, thing: Thing) -> Thing:
        self.seen = True
        doing: Doing = thing.first("doing")
        specs = tuple(it for it in thing.specs if it.kind != "doing")
        bare = replace(thing, specs=specs)
        new = thing.det == "a" or thing.count is not None
        known = doing.kind in self.before and not new
        blocked = self.clause.kind == "attack" and doing.kind == "block"
        if self.clause.kind in _BOARD or blocked:
            whose = thing.owner or self.clause.get("who")
            self.told.append((replace(bare, det="the", owner=whose), doing))
            return bare
        if self.describes:
            self.told.append((Thing("it", thing.place, label="it"), doing))
            return bare
        if not known:
            self.told.append((bare, doing))
        so = [Spec("status", _STATUS[doing.role], thing.place)] if known else []
        if known and doing.kind == "attack":
            so.append(Spec("goal", self._of_doer(_attacked(doing)), thing.place))
        det = "the" if bare.det == "a" else bare.det
        return replace(bare, det=det, specs=(*specs, *so))

    def clauses(self, parse: Parse) -> Iterator[Clause]:
        """What is told, in the order in which it was said."""
        for thing, doing in self.told:
            slots = {doing.role: Several((thing,), thing.place)}
            if not self._points_back(doing):
                other = self._named_before(thing, _attacked(doing))
                slots[doing.other_role] = self._of_doer(other)
            yield Clause(
                doing.kind,
                slots,
                replace(thing.place, end=doing.other.place.end),
                (".",),
                text=parse.said(thing.place.start, doing.other.place.end),
                line=self.clause.line,
            )

    def _named_before(self, thing: Thing, other: Any) -> Any:
        """ "I use it on my 2/2, choosing Bob's 3/3 that blocks it": the 2/2."""
        if [getattr(it, "label", "") for it in parts_of(other)] != ["it"]:
            return other
        slots = self.clause.slots.items()
        things = [it for _, value in slots if isinstance(value, Thing | Several)
                  for it in parts_of(value)]  # fmt: skip
        named = [
            it
            for it in things
            if isinstance(it, Thing)
            and it.noun == "creature"
            and not it.of("doing")
            and it.place.end <= thing.place.start
        ]
        return Several((named[-1],), named[-1].place) if named else other

    def _of_doer(self, value: Any) -> Any:
        """ "Alice bolts the 3/3 attacking her": Alice, who does it."""
        who = self.clause.get("who")
        if not isinstance(who, Person) or who.kind != "name":
            return value
        if self.clause.kind in _BOARD:
            return value  # "Alice has a 2/2 blocking his 4/4": nobody blocks their own
        if isinstance(value, Person) and value.kind == "he":
            return replace(who, place=value.place)
        if isinstance(value, tuple):
            return tuple(map(self._of_doer, value))
        if isinstance(value, Thing | Several):
            made = {it.name: getattr(value, it.name) for it in fields(value)}
            return replace(value, **{k: self._of_doer(it) for k, it in made.items()})
        return value


def _attacked(doing: Doing) -> Any:
    """What is blocked or attacked; "attacking him" is a player, as nobody is "it"."""
    parts = parts_of(doing.other)
    one = parts[0] if len(parts) == 1 else None
    if doing.kind != "attack" or not isinstance(one, Thing) or one.noun != "it":
        return doing.other
    if one.label not in {"him", "her"}:
        return doing.other
    return Several((Person("he", one.label, one.place),), one.place)
