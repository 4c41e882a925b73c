"""What can be a target of which kind, whoever it is of."""

from dataclasses import replace

from bot.engine.values import Filter, Target, Zone
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene

UNITS = frozenset({"unit", "ally", "champion", "creature"})
_DAMAGEABLE = frozenset("creature planeswalker battle unit ally champion".split())


def takes_players(target: Target) -> bool:
    return target.any_target or target.filter.players is not None


def may_be(scene: Scene, target: Target, name: str) -> bool:
    """Whether *name* is of a kind this target can be (not whether it is legal)."""
    thing = scene.draft.thing(name)
    if thing is None:
        return takes_players(target)
    wants_spell = takes_spells(target)
    cast = bool({"spell", "action"} & thing.kinds)
    cast = cast or (thing.entered_later and wants_spell)
    if thing.zone is Zone.STACK and cast:
        return wants_spell and _spell_fits(target.filter, thing)
    if target.any_target:
        return bool(thing.kinds & _DAMAGEABLE)
    by_then = target.filter
    if by_then.zone is Zone.GRAVEYARD and thing.on_board and scene.draft.script:
        # "I bolt the Bear. I cast Raise Dead on it": there, if it died by then.
        by_then = replace(by_then, zone=None)
    return _kind_fits(by_then, thing)


def takes_spells(target: Target) -> bool:
    """Whether a spell on the stack can be such a target."""
    return "spell" in target.filter.kinds or _spellish(target.filter)


def _spell_fits(filter: Filter, thing: DraftThing) -> bool:
    """ "Target creature spell" is no instant; of what has no card nobody knows."""
    if thing.face is None:
        return True
    kinds = filter.any_kinds - {"spell"}
    return (
        filter.kinds - {"spell", "card"} <= thing.kinds
        and not filter.not_kinds & thing.kinds
        and (not kinds or bool(kinds & thing.kinds))
    )


def _spellish(filter: Filter) -> bool:
    return bool(filter.any_kinds & {"spell", "instant", "sorcery"})


def _kind_fits(filter: Filter, thing: DraftThing) -> bool:
    generic = {"permanent", "unit", "card"}
    wanted = filter.kinds - generic
    if "unit" in filter.kinds and not thing.kinds & UNITS:
        return False
    if not filter.objects:
        return False
    if wanted and not wanted <= thing.kinds:
        return False
    if filter.any_kinds and not filter.any_kinds & (thing.kinds | generic):
        return any(_kind_fits(one, thing) for one in filter.any_of)
    if filter.any_of and not any(_kind_fits(one, thing) for one in filter.any_of):
        return False
    if filter.not_kinds & thing.kinds:
        return False
    return filter.zone in {None, Zone.BATTLEFIELD, thing.zone}
