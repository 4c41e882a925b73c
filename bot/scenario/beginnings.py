"""Which rules can begin at a word at all: most can be left out at once."""

from dataclasses import dataclass
from functools import cache

from bot.scenario.lexicon import HELPING, ROWS, VERBS
from bot.scenario.parsing import Parse
from bot.scenario.pattern import Alternatives, Literal, Part, Parts, Row, Rule, Slot

_HELPING = HELPING | {"gets", "get", "got"}


@dataclass(frozen=True, slots=True)
class First:
    """What something can begin with; *empty*: it may also be nothing."""

    words: frozenset[str] = frozenset()
    slots: frozenset[str] = frozenset()
    empty: bool = False

    def here(self, parse: Parse, at: int) -> bool:
        """Whether it may begin at *at*."""
        return (
            self.empty
            or parse.word(at) in self.words
            or any(parse.reads(slot, at) for slot in self.slots)
        )


@cache
def first_of(parts: tuple[Part, ...]) -> First:
    """What a sequence of *parts* can begin with."""
    words: frozenset[str] = frozenset()
    slots: frozenset[str] = frozenset()
    for part in parts:
        found = _first(part)
        words |= found.words
        slots |= found.slots
        if not found.empty:
            return First(words, slots)
    return First(words, slots, True)


def _first(part: Part | Parts) -> First:
    match part:
        case Literal(text=text):
            return First(frozenset({text}))
        case Row(row=row):
            return First(_row(row))
        case Slot(nonterminal=nonterminal):
            return First(slots=frozenset({nonterminal}))
        case Parts(parts=parts):
            return first_of(parts)
        case Alternatives(options=options):
            ways = [first_of(option.parts) for option in options]
            return First(
                frozenset().union(*(way.words for way in ways)),
                frozenset().union(*(way.slots for way in ways)),
                any(way.empty for way in ways),
            )


def _row(row: str) -> frozenset[str]:
    name = row.removeprefix("p:")
    if name in ROWS:
        return frozenset(form[0] for form in ROWS[name])
    verb = VERBS[name]
    return _HELPING | {form[0] for form in (*verb.active, *verb.passive)}


class Beginnings:
    """The rules of one game by what they begin with."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self.rules = rules
        self.by_word: dict[str, list[int]] = {}
        self.by_slot: dict[str, list[int]] = {}
        # For a rule that begins with a slot: what has to follow the slot.
        self.then: dict[int, First] = {}
        self.anywhere: list[int] = []
        for number, rule in enumerate(rules):
            first = first_of(rule.pattern.parts)
            if first.empty:
                self.anywhere.append(number)
                continue
            for word in first.words:
                self.by_word.setdefault(word, []).append(number)
            for slot in first.slots:
                self.by_slot.setdefault(slot, []).append(number)
            head, *tail = rule.pattern.parts
            if isinstance(head, Slot):
                self.then[number] = first_of(tuple(tail))

    def at(self, parse: Parse, at: int) -> list[Rule]:
        """The rules that may begin at token *at*, in their order."""
        found = {*self.anywhere, *self.by_word.get(parse.word(at), ())}
        for slot, numbers in self.by_slot.items():
            ends = [end for end, _ in parse.reads(slot, at)]
            if not ends:
                continue
            parse.reached(max(ends))
            known: dict[First, bool] = {}
            for number in numbers:
                then = self.then.get(number)
                if then is None:
                    found.add(number)
                    continue
                if then not in known:
                    known[then] = any(then.here(parse, end) for end in ends)
                if known[then]:
                    found.add(number)
        return [self.rules[number] for number in sorted(found)]


_KNOWN: dict[int, Beginnings] = {}


def beginnings(rules: tuple[Rule, ...]) -> Beginnings:
    """The index of *rules*, made once for each table."""
    found = _KNOWN.get(id(rules))
    if found is None or found.rules is not rules:
        found = _KNOWN[id(rules)] = Beginnings(rules)
    return found
