"""What abilities cost that ask for "another creature" to be sacrificed (602.2b)."""

import re

from bot.citation import Game
from bot.engine.inside import holds
from bot.engine.instructions import MakeTokens, SacrificeIt
from bot.engine.question import Do, Resolve
from bot.engine.values import Named, Zone
from bot.errors import Problem, QuestionError
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.sacrificed import put_before, sacrificed_in
from bot.scenario.scene.scene import Scene
from bot.worded import worded

SACRIFICE_ASKED = re.compile(
    r"\bsacrifice (?P<which>another|a|an) "
    r"(?P<kind>creature|artifact|enchantment|land|(?-i:[A-Z][a-z]+))\b"
    r"(?! (?:or|with|token|named|you|creature|artifact|card))",
    re.IGNORECASE,
)


def check_sacrifice_costs(scene: Scene) -> None:
    """Take what is sacrificed where nothing else can be, and say where nothing can.

    Raises ILLEGAL where the ability needs another one than itself or what is left,
    AMBIGUOUS where one of several is to be chosen.
    """
    if scene.game is not Game.MTG:
        return
    entries = all_entries(scene)
    makes = any(holds(one.what, MakeTokens) for one in entries)
    used = [one for one in entries if isinstance(one.what, Resolve)]
    for entry in used:
        assert isinstance(entry.what, Resolve)
        host = scene.draft.thing(entry.source)
        asked = SACRIFICE_ASKED.search(entry.what.ability.cost)
        if host is None or asked is None:
            continue
        told = [name for one in entries for name in sacrificed_in(one, entry.by)]
        other = asked["which"].lower() == "another"
        if other and told and {*told} == {host.id}:
            raise _nothing(scene, host, asked["kind"], other=True)
        pool = _could_pay(scene, host, entry.by, asked)
        if told or makes:
            given = [one for one in entries if sacrificed_in(one, entry.by)]
            if len(given) == len(used) == 1:
                put_before(scene, given[0], entry)  # paid first (602.2b)
            continue
        if not pool:
            raise _nothing(scene, host, asked["kind"], other=other)
        _pay_with(scene, host, entry, pool)


def _pay_with(
    scene: Scene, host: DraftThing, entry: Entry, pool: list[DraftThing]
) -> None:
    """Sacrifice the only one there is before *entry*, to which it is the cost."""
    if len(pool) > 1:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What is sacrificed for {it}?", it=host.id),
            None,
            [it.id for it in pool],
        )
    paid = Do((SacrificeIt(Named(pool[0].id)),), entry.by)
    put_before(scene, Entry(paid, entry.by, entry.told), entry)


def _nothing(
    scene: Scene, host: DraftThing, kind: str, *, other: bool
) -> QuestionError:
    said = "{host} asks for another {kind} to be sacrificed, and there is none."
    if not other:
        said = "{host} asks for a {kind} to be sacrificed, and there is none."
    return scene.error(Problem.ILLEGAL, worded(said, host=host.id, kind=kind))


def _could_pay(
    scene: Scene, host: DraftThing, who: str, asked: re.Match[str]
) -> list[DraftThing]:
    other = asked["which"].lower() == "another"
    return [
        it
        for it in scene.draft.things
        if it.controller == who
        and asked["kind"].lower() in it.kinds
        and it.zone is not Zone.NOWHERE
        and not (other and it.id == host.id)
    ]


def is_sacrificed(scene: Scene, it: DraftThing) -> bool:
    """Whether its controller is told to sacrifice it."""
    given = (sacrificed_in(one, it.controller) for one in all_entries(scene))
    return any(it.id in names for names in given)
