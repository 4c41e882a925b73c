"""One thing the doctor looked at."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Check:
    """One thing looked at: *state* is ``good``, ``note`` or ``missing``."""

    what: str
    state: str
    found: str
    advice: str = ""
