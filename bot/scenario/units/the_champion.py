""" "Is the champion dead?", where both are told of: the one that was attacked."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.acts import Redirect
from bot.engine.inside import holds
from bot.engine.question import Resolve
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.making import champion
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing

_HIT = {"attack": "at", "weaponattack": "at", "damage": "to"}
_ASKED = ("what", "who", "on", "to")


@before(Game.GRAND_ARCHIVE)
def the_champion(parse: Parse, clauses: Clauses) -> Clauses:
    """The champion that is asked about is the only one anything is done to."""
    del parse
    hit = [
        one
        for clause in clauses
        for one in parts_of(clause.get(_HIT.get(clause.kind, "")))
        if isinstance(one, Thing) and one.noun == "champion" and one.owner is not None
    ]
    if not hit or any(_owner(it) != _owner(hit[0]) for it in hit):
        return clauses
    return tuple(
        _asked_of(it, hit[0]) if it.kind.startswith("ask_") else it for it in clauses
    )


@after(Game.GRAND_ARCHIVE)
def taking_over(scene: Scene) -> None:
    """Whoever has an effect that moves damage has a champion it may be moved to."""
    for it in list(scene.draft.things):
        if holds(it.abilities, Redirect) and it.controller in scene.draft.players:
            champion(scene, it.controller)
    for entry in scene.draft.script:
        cast = isinstance(entry.what, Resolve) and holds(entry.what.ability, Redirect)
        if cast and entry.by in scene.draft.players:
            champion(scene, entry.by)


def _owner(one: Thing) -> tuple[str, str]:
    return (one.owner.kind, one.owner.name) if one.owner is not None else ("", "")


def _asked_of(clause: Clause, hit: Thing) -> Clause:
    slots = dict(clause.slots)
    for name in _ASKED:
        value = slots.get(name)
        match value:
            case Several(parts=parts):
                named = tuple(_named(it, hit) for it in parts)
                slots[name] = replace(value, parts=named)
            case Thing():
                slots[name] = _named(value, hit)
    return replace(clause, slots=slots)


def _named(one: Thing | Person, hit: Thing) -> Thing | Person:
    if not isinstance(one, Thing) or one.noun != "champion" or one.label:
        return one
    return replace(one, owner=one.owner or hit.owner) if one.det == "the" else one
