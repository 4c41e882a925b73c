"""What was sacrificed for a spell or ability that asks how big it was (608.2h)."""

import re
from dataclasses import replace

from bot.engine.inside import inside
from bot.engine.instructions import Ability, SacrificeIt
from bot.engine.question import Do, Resolve
from bot.engine.values import Named, StatOf, Variable
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.worded import worded
from bot.wording.rebuilding import rebuilt

_ASKED = re.compile(
    r"the sacrificed (?:creature|permanent|artifact)'s (power|toughness|mana value)"
)


def measure_sacrificed(scene: Scene) -> None:
    """Put the one thing its caster sacrificed in for "the sacrificed creature".

    It is sacrificed before the spell resolves (601.2h). Raises AMBIGUOUS where several
    could be it.
    """
    for entry in all_entries(scene):
        what = entry.what
        if not isinstance(what, Resolve) or not _asks(what):
            continue
        given = [one for one in all_entries(scene) if sacrificed_in(one, entry.by)]
        names = [name for one in given for name in sacrificed_in(one, entry.by)]
        if len(names) > 1:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("What is sacrificed for {it}?", it=what.source),
                None,
                names,
            )
        if not names:
            continue  # its number is asked for
        entry.what = replace(what, ability=_measured(what, names[0]))
        put_before(scene, given[0], entry)


def _asks(what: Resolve) -> bool:
    return any(_ASKED.fullmatch(part.letter) for part in inside(what.ability, Variable))


def _measured(what: Resolve, name: str) -> Ability:
    def change(node: object) -> object:
        if isinstance(node, Variable) and (found := _ASKED.fullmatch(node.letter)):
            return StatOf(Named(name), found[1])
        return node

    made: Ability = rebuilt(what.ability, change)
    return made


def sacrificed_in(entry: Entry, who: str) -> list[str]:
    """What *who* sacrifices in *entry*, said by hand."""
    if not isinstance(entry.what, Do) or entry.what.controller != who:
        return []
    return [
        one.what.id
        for one in entry.what.do
        if isinstance(one, SacrificeIt) and isinstance(one.what, Named)
    ]


def put_before(scene: Scene, first: Entry, then: Entry) -> None:
    """Have *first* happen before *then* and before what was done in response to it."""
    lists = [scene.draft.opening, scene.draft.script]
    for it in [*scene.draft.opening, *scene.draft.script]:
        if isinstance(it.what, Combat):
            lists += [it.what.before, it.what.between]
    for entries in lists:
        if then not in entries:
            continue
        if first in entries:
            if entries.index(first) < entries.index(then):
                continue  # paid already, whatever was done in response
            entries.remove(first)
        elif any(first in other for other in lists):
            continue
        at, answered = entries.index(then), {then.source}
        while at and entries[at - 1].upon in answered:
            at -= 1
            answered.add(entries[at].source)
        entries.insert(at, first)
