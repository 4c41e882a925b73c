"""Phrases that change nothing stand in their table once, and only where they must."""

from collections import Counter

from bot.scenario.words.soft import FILLERS, LISTED


def _is_others_in_a_row(phrase: tuple[str, ...]) -> bool:
    reached = {0}
    for end in range(1, len(phrase) + 1):
        for start in sorted(reached):
            piece = phrase[start:end]
            if piece != phrase and piece in _FILLERS:
                reached.add(end)
    return len(phrase) in reached


_FILLERS = frozenset(FILLERS)


def test_no_filler_is_listed_twice():
    assert [it for it, times in Counter(LISTED).items() if times > 1] == []


def test_no_listed_filler_is_others_in_a_row():
    assert [it for it in LISTED if _is_others_in_a_row(it)] == []
