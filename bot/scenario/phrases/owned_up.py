"""What was forgotten so far and is told now: "I forgot to mention one more"."""

from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import ENDS

_ENDS = ENDS | {":", ",", "-", "(", ")", ""}


def owns_up(parse: Parse, at: int) -> bool:
    """ "I forgot to mention one more": what is told behind it is no talk."""
    said = parse.word(at), parse.word(at + 1)
    here = at + 2
    if said not in _OWNING_UP or parse.word(here) not in _SAYING:
        return False
    here += 1 + (parse.word(here + 1) in {"that", "earlier", "before"})
    return parse.word(here) not in _ENDS


_OWNING_UP = frozenset(
    (one, two)
    for one, two in (
        ("forgot", "to"), ("forgetting", "to"), ("forget", "to"), ("should", "have"),
        ("did", "not"), ("have", "not"), ("should", "also"), ("meant", "to"),
        ("neglected", "to"), ("failed", "to"),
    )
)  # fmt: skip
_SAYING = frozenset(
    "say said mention mentioned tell told add added write written include included "
    "note noted".split()
)
