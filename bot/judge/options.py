"""A follow-up that takes options: "choose 2", "I pick the shield", "the other one"."""

import re
from collections.abc import Sequence

_LEAD = (
    r"(?:and |ok |what if |what about |if )*"
    r"(?:(?P<who>i|we|he|she|they|you|my opponent|opponent|opp) )?"
)
_CHOICE = re.compile(
    _LEAD + r"(?:choose|chose|pick|option|choice|number)(?:s|es|d|ed)? "
    r"(?:option |number |choice |nr\.? ?|#)?(?P<some>\d+(?:(?: ?, ?| and then | )\d+)*)"
    r"(?:: .*|[.!? ]*)",
    re.IGNORECASE,
)
_NAMED = re.compile(
    _LEAD + r"(?:choose|chose|pick|picked|take|took)(?:s|es)? (?P<what>.+?)"
    r"(?: instead)?[.!? ]*",
    re.IGNORECASE,
)
_OTHER = frozenset({"the other one", "the other", "the other option"})
_SPOKEN = {
    "me": "you", "myself": "you", "him": "your opponent", "her": "your opponent",
    "them": "your opponent", "my opponent": "your opponent", "himself": "your opponent",
    "opponent": "your opponent", "the opponent": "your opponent",
}  # fmt: skip


def names_option(change: str) -> bool:
    """Whether *change* may take an option by its name."""
    said = change.strip()
    return _NAMED.fullmatch(said) is not None and _CHOICE.fullmatch(said) is None


def is_of_another(change: str, *, mine: bool) -> bool:
    """Whether who takes an option in *change* is not who chooses: I, if *mine*."""
    named = _NAMED.fullmatch(change.strip())
    who = (named["who"] or "").lower() if named is not None else ""
    return bool(who) and (who in {"i", "we"}) is not mine


def options_in(
    change: str,
    options: Sequence[str] = (),
    taken: Sequence[int] = (),
    *,
    mine: bool = True,
) -> tuple[int, ...]:
    """The options *change* takes, from 0, if it says nothing else; () otherwise.

    *options* are those of the only choice, which is the asker's own if *mine*; of
    two, *taken* was one.
    """
    found = _CHOICE.fullmatch(change.strip())
    numbers = re.findall(r"\d+", found["some"]) if found is not None else []
    if numbers:
        if any(not 1 <= len(it) <= 4 or int(it) < 1 for it in numbers):
            return ()
        return tuple(int(it) - 1 for it in numbers)
    named = _NAMED.fullmatch(change.strip())
    if named is None or is_of_another(change, mine=mine):
        return ()
    what = " ".join(named["what"].casefold().split())
    if what in _OTHER:
        two = len(options) == 2 and len(taken) == 1
        return (1 - taken[0],) if two and taken[0] in {0, 1} else ()
    what = _SPOKEN.get(what, what).removeprefix("the ")
    fits = [
        n for n, it in enumerate(options) if it.casefold().removeprefix("the ") == what
    ]
    return tuple(fits) if len(fits) == 1 else ()
