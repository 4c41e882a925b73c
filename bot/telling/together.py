"""What is true of several things, said once: "Elf, Bear and Wolf die"."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.telling.fact import HOLE
from bot.telling.words import Words, runs

# Fewer are as quickly said one by one.
_SEVERAL = 3
# The same of one and of several.
OF_SEVERAL = {
    "{who} dies": "{who} die",
    "{who} survives": "{who} survive",
    "{who} is unharmed": "{who} are unharmed",
    "{who} is destroyed": "{who} are destroyed",
    "{who} is exiled": "{who} are exiled",
    "{who} is at {n}": "{who} are at {n}",
    "{who} has {what}": "{who} have {what}",
}


@dataclass(frozen=True, slots=True)
class Part:
    """A clause; *several* is the same of more than *who*, with HOLE for them."""

    text: str
    several: str = ""
    who: str = ""


def of_several(template: str, words: Words, /, **args: object) -> str:
    """*template*, said of several with HOLE for them; "" where it never is."""
    many = OF_SEVERAL.get(template, "")
    return words(many, **{**args, "who": HOLE}) if many else ""


def together(parts: Sequence[Part], words: Words) -> list[tuple[str, int]]:
    """The clauses with how many of *parts* each of them says."""
    alike: dict[str, list[str]] = {}
    for part in parts:
        if part.several:
            alike.setdefault(part.several, []).append(part.who)
    said: dict[str, int] = {}
    for part in parts:
        who = alike.get(part.several, [])
        if len(who) < _SEVERAL:
            said[part.text] = 1
        else:
            text = part.several.replace(HOLE, words.all_of(_in_rows(who, words)))
            said[text] = len(who)
    return list(said.items())


def of_so_many(names: Sequence[str], dying: Sequence[int], words: Words) -> str:
    """How many of what has these *names* die: one number, or any of several."""
    them = words.all_of(_in_rows(names, words))
    if len({*dying}) == 1:
        n = dying[0]
        return words.many("{n} of {names} dies", "{n} of {names} die", n, names=them)
    some = words.one_of(runs(dying, words))
    return words.several(
        "{n} of {names} dies", "{n} of {names} die", n=some, names=them
    )


def _in_rows(names: Sequence[str], words: Words) -> list[str]:
    """*names*, those numbered one behind the other by their ends: "Elf to Elf 9"."""
    rows: list[list[str]] = []
    for name in names:
        if rows and _next_to(rows[-1][-1]) == name:
            rows[-1].append(name)
        else:
            rows.append([name])
    return [
        said
        for row in rows
        for said in (
            [words("{low} to {high}", low=row[0], high=row[-1])]
            if len(row) >= _ROW
            else row
        )
    ]


def _next_to(name: str) -> str:
    """What the one behind *name* is called: "Elf 2" behind "Elf"."""
    label, _, number = name.rpartition(" ")
    many = label and number.isdecimal()
    return f"{label} {int(number) + 1}" if many else f"{name} 2"


# So many in a row are read aloud no more.
_ROW = 4
