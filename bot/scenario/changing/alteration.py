"""Events that happen with another X, amount or kind of damage."""

from dataclasses import replace

from bot.engine.effects import Ban, Restriction, Until
from bot.engine.instructions import DealDamage, Instruction
from bot.engine.question import Deal, EnterNow, Resolve
from bot.engine.values import Filter
from bot.errors import Problem
from bot.scenario.changing.edits import Altered
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.worded import joined, replaced, worded


def alter(scene: Scene, entries: list[Entry], edit: Altered) -> None:
    """What one clause tells, *entries*, happens as *edit* says."""
    for entry in entries:
        _alter(scene, entry, edit)
    if edit.amount is not None:
        old, new = edit.amount
        # A shield told of in the same clause deals nothing.
        if not [it for it in entries if _other_amount(it, old, new)]:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Which {old} becomes {new}?", old=old, new=new),
            )


def _alter(scene: Scene, entry: Entry, edit: Altered) -> None:
    what = entry.what
    if edit.x is not None and isinstance(what, Resolve | EnterNow):
        entry.what = replace(what, x=edit.x)
        entry.told = replaced(entry.told, f"X = {what.x}", f"X = {edit.x}")
    if edit.combat is not None and isinstance(what, Deal):
        entry.what = Deal(tuple(replace(it, combat=edit.combat) for it in what.hits))
        old, new = (" damage", " combat damage")
        if not edit.combat:
            old, new = new, old
        entry.told = replaced(entry.told, old, new)
    if edit.unpreventable:
        _unpreventable(scene, entry, edit.of)


def _unpreventable(scene: Scene, entry: Entry, of: frozenset[str]) -> None:
    what = entry.what
    dealers = frozenset(dealers_of(entry))
    if of and dealers and not of & dealers:
        return
    if isinstance(what, Deal) and (not of or dealers <= of):
        entry.what = Deal(tuple(replace(it, unpreventable=True) for it in what.hits))
        entry.told = replaced(entry.told, " damage", " unpreventable damage")
        return
    names = dealers & of if of else dealers
    if not names:
        raise scene.error(
            Problem.AMBIGUOUS, worded("Which damage cannot be prevented?")
        )
    scene.draft.statics.append(
        Restriction(
            Ban.PREVENT,
            subject=Filter(ids=names),
            id=scene.draft.effect_id(),
            label="“can't be prevented”",
            until=Until.END_OF_TURN,
        )
    )
    scene.draft.tell(
        worded(
            "Damage of {listed} can't be prevented.", listed=", ".join(sorted(names))
        )
    )


def dealers_of(entry: Entry) -> tuple[str, ...]:
    """What deals the damage of *entry*, in the order told."""
    what = entry.what
    names: tuple[str, ...] = (entry.source,)
    if isinstance(what, Combat):
        names = what.together or tuple(name for name, _ in what.attackers)
    elif isinstance(what, Deal):
        names = tuple(it.source for it in what.hits)
    return tuple(dict.fromkeys(filter(None, names)))


def _other_amount(entry: Entry, old: int, new: int) -> bool:
    """Make *entry* deal *new* for *old*; False where it deals no *old*."""
    what = entry.what
    if isinstance(what, Deal):
        hits = tuple(
            replace(it, amount=new) if it.amount == old else it for it in what.hits
        )
        entry.what = Deal(hits)
        entry.told = replaced(entry.told, f" {old} ", f" {new} ")
        return any(it.amount == old for it in what.hits)
    if isinstance(what, Resolve):
        ability = what.ability
        modes = tuple(replace(it, do=_deals(it.do, old, new)) for it in ability.modes)
        other = replace(ability, do=_deals(ability.do, old, new), modes=modes)
        if other != ability:
            entry.what = replace(what, ability=other)
            entry.told = joined(
                [entry.told, worded("It deals {points} damage.", points=new)], " "
            )
            return True
    return False


def _deals(do: tuple[Instruction, ...], old: int, new: int) -> tuple[Instruction, ...]:
    return tuple(
        replace(it, amount=new)
        if isinstance(it, DealDamage) and it.amount == old
        else it
        for it in do
    )
