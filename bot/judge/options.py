"""A follow-up that takes options by their numbers: "choose 2", "I pick option 1"."""

import re

_CHOICE = re.compile(
    r"(?:and |ok |what if )*(?:(?:i|we|he|she|they|you|my opponent|opponent|opp) )?"
    r"(?:choose|chose|pick|option|choice|number)(?:s|es|d|ed)? "
    r"(?:option |number |choice |nr\.? ?|#)?(?P<some>\d+(?:(?: ?, ?| and then | )\d+)*)"
    r"(?:: .*|[.!? ]*)",
    re.IGNORECASE,
)


def options_in(change: str) -> tuple[int, ...]:
    """The options *change* takes, from 0, if it says nothing else; () otherwise."""
    found = _CHOICE.fullmatch(change.strip())
    numbers = re.findall(r"\d+", found["some"]) if found is not None else []
    if any(not 1 <= len(it) <= 4 or int(it) < 1 for it in numbers):
        return ()
    return tuple(int(it) - 1 for it in numbers)
