"""What a button, a select or a form says when it is used: all of it in its custom_id.

Nothing is remembered for a message, so that everything works after a restart.
"""

import re
import string
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.discord_face import limits

_MARK = "aegis1"
_DIGITS = string.digits + string.ascii_lowercase


class Act(StrEnum):
    """What is to be done; the value stands in custom_ids and is never changed."""

    SHOW = "show"  # the ruling itself
    STEPS = "steps"
    RULES = "rules"
    RESULTS = "res"
    PICTURE = "pic"
    CHOOSE = "pick"  # a select: the option taken
    WHAT_IF = "if"  # opens the form
    CHANGE = "chg"  # the form comes back
    PUBLISH = "pub"
    DELETE = "del"
    ASK_JUDGE = "ask"
    CONFIRM = "ok"
    CORRECT = "corr"
    CORRECTED = "corrd"
    WITHDRAW = "wd"
    MEND = "mend"  # opens the form with what was not understood
    AGAIN = "again"  # asks it once more, with other words in it
    ASK = "asked"  # the form with a scenario comes back
    EXAMPLE = "ex"
    HISTORY = "hist"
    OPEN = "open"  # a select: the ruling to open
    RULE = "rule"
    FORGET = "forget"


@dataclass(frozen=True, slots=True)
class Press:
    """*act* on *ruling*, after the options of *path*, at *page*; all counted from 0.

    *owner* is the person whose message it is: others get their own copy, all of
    them where it is 0. *more* is a short word of the act's own. *nonce* keeps two forms
    apart.
    """

    act: Act
    owner: int = 0
    ruling: str = ""
    path: tuple[int, ...] = ()
    page: int = 0
    more: str = ""
    nonce: int = 0

    def __str__(self) -> str:
        """The custom_id. Raises ValueError where it would be too long."""
        fields = (
            _MARK,
            self.act.value,
            _short_number(self.owner),
            self.ruling,
            ".".join(map(_short_number, self.path)),
            _short_number(self.page),
            self.more,
            _short_number(self.nonce),
        )
        written = ":".join(fields)
        if len(written) > limits.CUSTOM_ID:
            raise ValueError(f"custom_id of {len(written)} characters")
        return written

    @property
    def fits(self) -> bool:
        """Whether this place has room in a custom_id, whatever is done there."""
        longest = replace(self, act=Act.CORRECTED, page=9999, nonce=1 << 63)
        try:
            str(longest)
        except ValueError:
            return False
        return True

    def to(self, act: Act, *, page: int = 0, more: str = "") -> "Press":
        """The same place, another act."""
        return replace(self, act=act, page=page, more=more, nonce=0)


_WRITTEN = re.compile(
    rf"{_MARK}:(?P<act>[a-z]+):(?P<owner>[0-9a-z]{{0,13}}):(?P<ruling>[0-9A-Z]{{0,20}})"
    r":(?P<path>[0-9a-z.]*):(?P<page>[0-9a-z]{0,6}):(?P<more>[^:]*):(?P<nonce>[0-9a-z]{0,13})"
)


def read_press(custom_id: str) -> Press | None:
    """What *custom_id* says; None where it is not one of ours, or forged."""
    found = _WRITTEN.fullmatch(custom_id[: limits.CUSTOM_ID + 1])
    if found is None or len(custom_id) > limits.CUSTOM_ID:
        return None
    try:
        press = Press(
            act=Act(found["act"]),
            owner=_number(found["owner"]),
            ruling=found["ruling"],
            path=tuple(map(_number, found["path"].split("."))) if found["path"] else (),
            page=_number(found["page"]),
            more=found["more"],
            nonce=_number(found["nonce"]),
        )
        str(press)  # which is longer where a number is left out
        return press
    except ValueError:
        return None


def moved(custom_id: str, owner: int, ruling: str) -> str:
    """The same act at the same place, on *owner*'s message of *ruling*."""
    mark, act, _, _, rest = custom_id.split(":", 4)
    return f"{mark}:{act}:{_short_number(owner)}:{ruling}:{rest}"


def _short_number(number: int) -> str:
    written = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        written = _DIGITS[digit] + written
    return written or "0"


def _number(written: str) -> int:
    return int(written or "0", len(_DIGITS))
