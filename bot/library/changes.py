"""What changed between two editions: which rule became which, and which words."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

from bot.library.pins import plain

# Two texts this much alike (of 100) are the same rule reworded; the second is for
# rules that kept their number, the first for those that would have moved.
_ALIKE_ELSEWHERE = 80.0
_ALIKE_IN_PLACE = 45.0

_REFERENCE = re.compile(r"\b\d{3}(?:\.\d+)?(?:[a-z]{1,2}\b|(?:\.[a-z\d]{1,2}\b)+)?")


class ChangeKind(StrEnum):
    """What became of a rule."""

    CHANGED = "changed"
    MOVED = "moved"
    ADDED = "added"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of words: *kind* is ``same``, ``removed`` or ``added``."""

    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Change:
    """One rule's change; a number is empty where the rule does not exist.

    MOVED has a new number and perhaps other words too. *only_references* is True
    where nothing but the numbers of other rules in its text differs.
    """

    kind: ChangeKind
    old_number: str
    new_number: str
    old_text: str
    new_text: str
    only_references: bool = False

    @property
    def number(self) -> str:
        """The number to list it under: the new one, or that of a removed rule."""
        return self.new_number or self.old_number

    def pieces(self) -> tuple[Piece, ...]:
        """The words, with what was removed and what was added marked."""
        return tuple(marked(self.old_text, self.new_text))


def compare(old: Mapping[str, str], new: Mapping[str, str]) -> list[Change]:
    """Every change from *old* to *new* (number to text), in the order of *new*;
    removed rules come last."""
    became = _same_rules(old, new)
    came_from = {after: before for before, after in became.items()}
    changes: list[Change] = []
    for number, text in new.items():
        before = came_from.get(number)
        if before is None:
            changes.append(Change(ChangeKind.ADDED, "", number, "", text))
        elif before != number or old[before] != text:
            kind = ChangeKind.MOVED if before != number else ChangeKind.CHANGED
            only = masked(old[before]) == masked(text)
            changes.append(Change(kind, before, number, old[before], text, only))
    changes += (
        Change(ChangeKind.REMOVED, number, "", text, "")
        for number, text in old.items()
        if number not in became
    )
    return changes


def _same_rules(old: Mapping[str, str], new: Mapping[str, str]) -> dict[str, str]:
    """Which number of *old* is which of *new*; each at most once."""
    from rapidfuzz import fuzz

    was = {number: masked(text) for number, text in old.items()}
    now = {number: masked(text) for number, text in new.items()}
    became = {n: n for n, text in was.items() if n in now and now[n] == text}
    left = {n: text for n, text in was.items() if n not in became}
    taken = set(became.values())
    free = {n: text for n, text in now.items() if n not in taken}
    _pair_equal(left, free, became)
    for number in [n for n in left if n in free]:
        if fuzz.ratio(left[number], free[number]) >= _ALIKE_IN_PLACE:
            _pair(number, number, left, free, became)
    _pair_alike(left, free, became)
    return became


def _pair_equal(
    left: dict[str, str], free: dict[str, str], became: dict[str, str]
) -> None:
    """Equal words under another number; of several, the one nearest in the order."""
    by_text: dict[str, list[str]] = defaultdict(list)
    for number, text in free.items():
        by_text[text].append(number)
    for number, text in list(left.items()):
        if candidates := by_text.get(text):
            _pair(number, candidates.pop(0), left, free, became)


def _pair_alike(
    left: dict[str, str], free: dict[str, str], became: dict[str, str]
) -> None:
    """Similar words under another number, the most similar pairs first."""
    from rapidfuzz import fuzz, process

    pairs: list[tuple[float, str, str]] = []
    for number, text in left.items():
        if len(text) < 25:
            continue  # titles are too short to be told by likeness
        for _, score, other in process.extract(
            text, free, scorer=fuzz.ratio, score_cutoff=_ALIKE_ELSEWHERE, limit=3
        ):
            pairs.append((score, number, other))
    for _, number, other in sorted(pairs, key=lambda pair: -pair[0]):
        if number in left and other in free:
            _pair(number, other, left, free, became)


def _pair(
    number: str,
    other: str,
    left: dict[str, str],
    free: dict[str, str],
    became: dict[str, str],
) -> None:
    became[number] = other
    del left[number], free[other]


def masked(text: str) -> str:
    """*text* as compared: quotes, spaces, case and the numbers of rules set aside."""
    return _REFERENCE.sub("§", plain(text))


def marked(old: str, new: str) -> Iterator[Piece]:
    """*old* and *new* as runs of words: kept, removed and added."""
    before, after = re.findall(r"\s*\S+", old), re.findall(r"\s*\S+", new)
    keys = [plain(word) for word in before], [plain(word) for word in after]
    matcher = SequenceMatcher(a=keys[0], b=keys[1], autojunk=False)
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        if tag == "equal":
            yield Piece("same", "".join(after[j1:j2]))
            continue
        if i1 < i2:
            yield Piece("removed", "".join(before[i1:i2]))
        if j1 < j2:
            yield Piece("added", "".join(after[j1:j2]))
