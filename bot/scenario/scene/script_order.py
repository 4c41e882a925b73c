"""The script of a draft in the order in which it is played out."""

from dataclasses import replace

from bot.engine.question import (
    Answered,
    Do,
    Happening,
    Resolve,
)
from bot.scenario.scene.draft import Entry


def in_order(script: list[Entry]) -> tuple[Happening, ...]:
    """The finished happenings, told which spells were cast before they resolve.

    What is cast in response resolves first, after its spell has been cast (608.1).
    """
    cast = {
        it.what.source: it.what
        for it in script
        if isinstance(it.what, Resolve) and it.what.spell
    }
    answered = {it.source: it.upon for it in script if it.upon}
    known: set[str] = set()
    found: list[Happening] = []
    for it in script:
        what = it.happening()
        if it.answers and found:
            _answer(found, what)
            continue
        if isinstance(what, Resolve):
            upon: list[str] = []
            spell = it.upon
            while spell in cast and spell not in known and spell not in upon:
                upon.insert(0, spell)
                spell = answered.get(spell, "")
            known.update(upon)
            what = replace(
                what,
                upon=tuple((one, cast[one].chosen) for one in upon),
                announced=what.announced or what.source in known,
            )
        found.append(what)
    return tuple(found)


def _answer(found: list[Happening], what: Happening) -> None:
    """Let *what* be done in response to what triggers on the last of *found*.

    Where it stood nothing happens: places in the script are counted by others.
    """
    at = len(found) - 1
    while at > 0 and found[at] == _NOTHING:
        at -= 1
    last = found[at]
    before = last.by if isinstance(last, Answered) else ()
    asked = last.what if isinstance(last, Answered) else last
    found[at] = Answered(asked, (*before, what))
    found.append(_NOTHING)


_NOTHING = Do((), "")
