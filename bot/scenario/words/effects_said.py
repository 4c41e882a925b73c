"""What an effect does to damage, in the asker's words: whose, to whom, how much.

"Stops any damage that would be dealt to it by Bob's 2/2 this turn", "next time it would
take damage, prevent 2 of it": the rows of :mod:`bot.scenario.words.effect_rows`.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count

from bot.scenario.words.effect_rows import (
    CLAUSES,
    DEEDS,
    LEADS,
    LEADS_TO_DEEDS,
    MUCH,
    PIECES,
)
from bot.scenario.words.law_words import COLOURS

_NUMBER = r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)"
# What none of whom damage is dealt to, or by, is told with.
_STOPS = (
    "damage|would|that|which|who|is|are|was|were|will|gets?|prevented|instead|if|when|"
    "while|unless|until|does|do|can|not|no|never|only|has|have|had|by|from|turn|combat|"
    "and|or|but|so|then|to|next|double|half|with|a|an|i|he|she|they|we|you|time|take|"
    "takes|deals?|except|because|for|be|being|rounded|in|into"
)
_WORD = rf"(?!(?:{_STOPS})(?: |$))[^ ,.:;()\"?!]+"
_PRONOUN = (
    "me|myself|i|him|her|them|it|himself|herself|itself|themselves|he|she|they|us|we|"
    "everyone|everybody|players|creatures|units|allies"
)
_OWNED = (
    r"(?:(?:each|all|any|every|both|one|another)(?: of)? )?(?:my|his|her|their|the|a|"
    rf"an|this|that|each|all|any|every|another|(?:(?:my|the|an|his) )?{_WORD} 's)"
)
_LOYAL = (
    rf"(?: (?:with|\() {_NUMBER} (?:loyalty|life|might|power)(?: counters)?(?: \))?)?"
)
_ONE = (
    rf"(?:{_PRONOUN}|{_OWNED} {_WORD}(?: {_WORD}){{0,4}}{_LOYAL}"
    rf"|{_WORD}(?: {_WORD}){{0,2}}{_LOYAL})"
    r"(?: (?:i|he|she|they) (?:control|controls|have|has))?"
)
# "… to my ally and he retaliates": he is nobody that is dealt damage.
_NAMED = re.compile(rf"{_ONE}(?: (?:and|or) (?!(?:i|he|she|they|we)$){_ONE})?")
# Within a row some words that may be one: whether they are is looked at afterwards.
# Spelt out in each place that rows would be a hundred times as long.
_WITHIN = frozenset("a an i he she they we you and or with has have".split())
_PARTING = "|".join(
    it
    for it in (*_STOPS.split("|"), *"dealt done coming going inflicted aimed".split())
    if it not in _WITHIN
)
# What stands in the slots of the rows, and the marks among their words.
_KEPT = {
    "number": _NUMBER,
    "side": "up|down",
    "time": r"this turn|(?:until|till) (?:the )?end of (?:the |this )?turn|"
    r"(?:during|for|the rest of|for the rest of|for the whole) (?:the |this )?turn",
    "kind": f"combat|noncombat|non combat|spell|{'|'.join(COLOURS)}",
    "kinds": "attacks|combat|spells",
    "thing": rf"(?:that )?(?:(?!(?:{_PARTING}) |\( [a-z])[^ ,.:;\"?!]+ ){{1,12}}",
    "whose": "its|his|her|their|my",
    "times": "doubled?|tripled?|twice",
}
# What these keep are words; what the others do, each ends with a space itself.
_WORDS = frozenset({*_KEPT} - {"thing"})
# What damage from these is.
_SORTS = {"attacks": "combat", "spells": "spell"}
# As many as may be told of one damage.
_AIMS = 3
_MARKS = {"[": "(?:", "]": ")?", "(": "(?:", ")": ")", "|": "|", "OPEN": r"\( ",
          "CLOSE": r"\) "}  # fmt: skip
_PIECE = re.compile(r"\{=(\w+)\}|\{(\w+):(\w+)\}|(\S+)")
# What else is told by these verbs is mostly no effect's deed.
_COMMON = frozenset(
    "take deal do have give turn change pass set eat cut remove shift convert".split()
)


@dataclass(frozen=True, slots=True)
class Said:
    """What is said: *slots* with the span of each, in the words it was said in."""

    words: str
    slots: dict[str, tuple[int, int]]

    def __contains__(self, slot: str) -> bool:
        return slot in self.slots

    def __getitem__(self, slot: str) -> str:
        return self.words[slice(*self.slots[slot])]

    def get(self, slot: str, other: str = "") -> str:
        """What stands in *slot*, or *other* where it is not said."""
        said_ = self[slot] if slot in self.slots else other
        return _SORTS.get(said_, said_) if slot == "kind" else said_


def said(words: str, *, does: bool) -> Iterator[Said]:
    """What *words* say is done to damage, in each way in which they may be read.

    *does*: they begin with a verb, without its ending.
    """
    told = {words.split(" ", 1)[0]} if does else {*words.split()}
    for begun, row in _DEEDS if does else _CLAUSES:
        if begun and begun.isdisjoint(told):
            continue
        found = _compiled(row).fullmatch(f"{words} ")
        if found is not None and (slots := _slots(found, words)) is not None:
            yield Said(words, slots)


def leads(words: Sequence[str]) -> Iterator[tuple[int, bool]]:
    """How many of *words* lead from what is named to what it does.

    And whether that begins with a verb, whose subject it is.
    """
    said_ = "".join(f"{it} " for it in words[:_LONGEST_LEAD])
    for does, row in _LEADS:
        found = _compiled(row, keeps=False).match(said_)
        here = found[0].count(" ") if found else 0
        if not found or here >= len(words):
            continue
        verb = base(words[here], common=True)
        if not does:
            yield here, False
        if verb and (does or verb == words[here]):
            yield here, True  # "it says prevent 1 of each damage to me"


def base(word: str, *, common: bool = False) -> str:
    """The verb that an effect "prevents" or is "preventing"; "" for any other word.

    *common*: as well a verb by which much else is told.
    """
    verb = _verbs().get(word, "")
    return verb if common or verb not in _COMMON else ""


def is_named(what: str) -> bool:
    """Whether that may be whom or what damage is dealt to, or by."""
    return _NAMED.fullmatch(what) is not None


def _slots(
    found: re.Match[str], words: str, at: int = 0
) -> dict[str, tuple[int, int]] | None:
    """Where in *words* each slot is, found from *at* on; None where one is twice."""
    slots: dict[str, tuple[int, int]] = {}
    for name, value in found.groupdict().items():
        if value is None:
            continue
        slot, start = name[: name.rindex("_")], found.start(name) + at
        said_: dict[str, tuple[int, int]] | None
        said_ = {slot: (start, start + len(value.rstrip()))}
        if slot == "aims":
            aims = _compiled("[ @aim ] " * _AIMS).fullmatch(value)
            said_ = _slots(aims, words, start) if aims else None
        if said_ is None:
            return None
        for slot, span in said_.items():
            if words[slice(*slots.setdefault(slot, span))] != words[slice(*span)]:
                return None
    return slots


def _expanded(row: str) -> str:
    while "@" in row:
        row = re.sub(r"@(\w+)", lambda it: PIECES[it[1]], row)
    return row


@cache
def _compiled(row: str, *, keeps: bool = True) -> re.Pattern[str]:
    """*row*, for words of which each ends with a space; each slot has its own name."""
    counted = count()

    def made(piece: re.Match[str]) -> str:
        mark, slot, kept, word = piece.groups()
        if word:
            return _MARKS.get(word, f"(?:{word}) ")
        if slot == "aims":
            what = rf"(?:{_compiled('@aim', keeps=False).pattern}){{0,{_AIMS}}}"
        else:
            what = f"(?:{_KEPT[kept]})" if slot else ""
            what += " " * (kept in _WORDS)
        name = f"?P<{mark or slot}_{next(counted)}>" if keeps else "?:"
        return f"({name}{what})"

    return re.compile("".join(made(it) for it in _PIECE.finditer(_expanded(row))))


@cache
def _verbs() -> dict[str, str]:
    """The verb of each form that may begin what an effect does."""
    forms: dict[str, str] = {}
    for verb in {verb for verbs, _ in _DEEDS for verb in verbs}:
        stem = verb.removesuffix("e")
        third = f"{verb[:-1]}ie" if verb.endswith("y") else verb
        double = f"{verb}{verb[-1]}"
        for form in (verb, f"{third}s", f"{verb}es", f"{stem}ing", f"{stem}ed",
                     f"{double}ing", f"{double}ed"):  # fmt: skip
            forms[form] = verb
    return forms


def _rows(table: str) -> Iterator[tuple[frozenset[str], str]]:
    """The rows of *table*, with words of which one has to be there, or to begin it."""
    for row in table.strip().replace("\n    ", " ").splitlines():
        words, colon, pattern = row.partition(": ")
        if colon:
            yield MUCH if words == "much" else frozenset(words.split()), pattern
        else:
            first = _FIRST.match(_expanded(row))
            verbs = first[0].strip("( ").split(" | ") if first else []
            yield frozenset(it.split()[0] for it in verbs), row


# Its verb, or those of which one is, or what is kept as it.
_FIRST = re.compile(r"\( [^()]+|\w+")
_LEADS = (*((False, it) for it in LEADS.strip().splitlines()), (True, LEADS_TO_DEEDS))
_LONGEST_LEAD = 14
_CLAUSES = tuple(_rows(CLAUSES))
_DEEDS = tuple(_rows(DEEDS))
