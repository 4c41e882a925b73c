"""What several things are called that have one name, and each among its own side's."""

import re
from collections import defaultdict
from collections.abc import Sequence

NTH = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
# "The second 2/2", "your 2/2", "Hill Giant 2": one more of what is there already.
_MORE = re.compile(rf"(?:the (?:{'|'.join(NTH)})|your) (.+)|(.+) (?:[2-9]|[1-9]\d+)")


def again(name: str, number: int) -> str:
    """What the *number*th is called that has *name*: "the second 2/2", "Soldier 2"."""
    if name.startswith("the ") and number - 2 < len(NTH):
        return f"the {NTH[number - 2]} {name.removeprefix('the ')}"
    return f"{name} {number}"


def first_called(name: str) -> str:
    """The name of the first that is called so, without an article."""
    more = _MORE.fullmatch(name)
    return ((more[1] or more[2]) if more else name).removeprefix("the ")


def of_their_side(things: Sequence[tuple[str, str]]) -> list[str]:
    """What each, a name and whose it is, is called among its owner's: "second 2/2".

    "" where all that have the name are of one owner, or one of them of nobody.
    """
    alike: defaultdict[str, list[str]] = defaultdict(list)
    for name, owner in things:
        alike[first_called(name)].append(owner)
    before: defaultdict[tuple[str, str], int] = defaultdict(int)
    called = []
    for name, owner in things:
        first = first_called(name)
        several = len({*alike[first]}) > 1 and "" not in alike[first]
        number = before[first, owner]
        before[first, owner] += 1
        if not several:
            called.append("")
        elif not number:
            called.append(first)
        elif number <= len(NTH):
            called.append(f"{NTH[number - 1]} {first}")
        else:
            called.append(f"{first} {number + 1}")
    return called
