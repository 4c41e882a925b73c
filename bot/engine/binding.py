"""Putting what a card says into force on a board, and taking it off again."""

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from enum import StrEnum
from typing import Any

from bot.engine.board import Board, Obj
from bot.engine.effects import (
    Effect,
    Modifier,
    PreventNext,
    Redirect,
    Restriction,
    Static,
    Tally,
    Trigger,
    Until,
)
from bot.engine.history import SO_FAR
from bot.engine.matching import refs, value
from bot.engine.places import works_anywhere, works_there
from bot.engine.scope import Scope
from bot.engine.values import Named, Who


def bind(board: Board, obj: Obj, x: int | None = None) -> Board:
    """*board* with the static and triggered abilities of *obj* in force.

    Ids are ``<object>#<index>``; the label is the object's name.
    """
    for index, static in enumerate(obj.abilities.statics):
        named = replace(
            static,
            id=f"{obj.id}#{index}",
            label=obj.name,
            controller=obj.controller,
            host=obj.id,
        )
        board = install(board, named, x)
    return board


def bind_anywhere(board: Board, obj: Obj) -> Board:
    """*board* with what *obj*, not on the battlefield, says that works where it is.

    "If this would be put into a graveyard from anywhere", "as long as this is in your
    graveyard" (113.6).
    """
    own = tuple(
        one
        for one in obj.abilities.statics
        if works_anywhere(one) or works_there(one, obj.zone)
    )
    if not own:
        return board
    return bind(board, replace(obj, abilities=replace(obj.abilities, statics=own)))


def unbind(board: Board, name: str) -> Board:
    """*board* without the static abilities of object *name*."""
    return expire(board, lambda one: one.host == name and one.until is Until.STATIC)


def renewed(board: Board, names: tuple[str, ...]) -> Board:
    """*board* on which what *names* say is newest, as they are attached (613.7e)."""
    late = tuple(one for one in board.modifiers if one.host in names)
    rest = tuple(one for one in board.modifiers if one.host not in names)
    return board.changed(modifiers=(*rest, *late)) if late else board


def forget(board: Board, name: str) -> Board:
    """*board* on which nothing finds object *name*, a new object from now on (400.7).

    What a spell or ability has made for it, or keeps of it, is about what it was.
    """
    if board.obj(name) is None:
        return board
    was = former(name)
    aims = {one for one in board.flags if one.startswith(_AIMS)}
    hits = {one for one in aims if one.endswith(f"\n{name}")}
    if hits:
        misses = {one.replace(_AIMS, _MISSES, 1) for one in hits}
        board = board.changed(flags=(board.flags - hits) | misses)

    def lost(parts: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(
            one
            if one.host == name and one.until is Until.STATIC
            else _renamed(one, name, was)
            for one in parts
        )

    return board.changed(
        effects=lost(board.effects),
        restrictions=lost(board.restrictions),
        modifiers=lost(board.modifiers),
        triggers=lost(board.triggers),
        tallies=lost(board.tallies),
        objects=tuple(_let_go(one, name, was) for one in board.objects),
    )


def _let_go(one: Obj, name: str, was: str) -> Obj:
    """*one* where object *name* is gone, which it may have been attached to."""
    if one.attached_to == name:
        return replace(one, attached_to=was if one.is_("aura") else "")
    return replace(one, was_on=was) if one.was_on == name else one


def aimed(board: Board, spell: str, chosen: tuple[tuple[str, ...], ...]) -> Board:
    """*board*, on which *spell* waits to resolve and has those targets."""
    aims = {f"{_AIMS}{spell}\n{name}" for slot in chosen for name in slot}
    return board.changed(flags=board.flags | aims)


def missed(board: Board, spell: str, name: str) -> bool:
    """True if the target of *spell* called *name* has become a new object since."""
    return f"{_MISSES}{spell}\n{name}" in board.flags


_AIMS, _MISSES = f"{SO_FAR}aims ", f"{SO_FAR}misses "


def former(name: str) -> str:
    """What stands for object *name* as it was before it left."""
    return f"{name}{_AS_IT_WAS}"


def is_former(name: str) -> bool:
    """True for what stands for an object that has become a new one."""
    return name.endswith(_AS_IT_WAS)


_AS_IT_WAS = " as it was"


def _renamed(part: Any, name: str, was: str) -> Any:
    """*part* with *was* wherever it means the object *name*, its words left alone."""
    if isinstance(part, Named):
        return Named(was) if part.id == name else part
    if isinstance(part, tuple):
        return tuple(_renamed(one, name, was) for one in part)
    if not is_dataclass(part) or isinstance(part, type):
        return part
    changed: dict[str, Any] = {}
    for one in fields(part):
        held = getattr(part, one.name)
        if one.name == "host":
            held = was if held == name else held
        elif one.name in ("ids", "not_ids") and held:
            held = frozenset(was if it == name else it for it in held)
        elif one.name == "chosen" and isinstance(held, tuple):
            held = tuple(tuple(was if it == name else it for it in s) for s in held)
        else:
            held = _renamed(held, name, was)
        if held != getattr(part, one.name):
            changed[one.name] = held
    return replace(part, **changed) if changed else part


def pinned(part: Any, scope: Scope) -> Any:
    """*part*, done only later, with what its event was about named (603.7c)."""
    if isinstance(part, Who):
        return (
            Named(found[0])
            if part in _OF_EVENTS and (found := refs(scope, part))
            else part
        )
    if isinstance(part, tuple):
        return tuple(pinned(one, scope) for one in part)
    own_event = isinstance(part, (Effect, Trigger))
    if own_event or not is_dataclass(part) or isinstance(part, type):
        return part
    held = {one.name: getattr(part, one.name) for one in fields(part)}
    made = {name: pinned(one, scope) for name, one in held.items()}
    return replace(part, **made) if made != held else part


_OF_EVENTS = frozenset(
    {Who.EVENT_SOURCE, Who.EVENT_RECIPIENT, Who.EVENT_PLAYER, Who.EVENT_OBJECT}
)


def expire(board: Board, is_over: Callable[[Static], bool]) -> Board:
    """*board* without what *is_over* says has ended."""
    return board.changed(
        effects=tuple(one for one in board.effects if not is_over(one)),
        restrictions=tuple(one for one in board.restrictions if not is_over(one)),
        modifiers=tuple(one for one in board.modifiers if not is_over(one)),
        triggers=tuple(one for one in board.triggers if not is_over(one)),
        tallies=tuple(one for one in board.tallies if not is_over(one)),
    )


def install(board: Board, static: Static, x: int | None = None) -> Board:
    """*board* with *static* in force; amounts of shields are fixed now (608.2h)."""
    match static:
        case Effect():
            return board.changed(effects=(*board.effects, _counted(board, static, x)))
        case Restriction():
            return board.changed(restrictions=(*board.restrictions, static))
        case Modifier():
            return board.changed(modifiers=(*board.modifiers, _fixed(board, static, x)))
        case Trigger():
            bound = static if x is None else replace(static, x=x)
            return board.changed(triggers=(*board.triggers, bound))
        case Tally():
            return board.changed(tallies=(*board.tallies, static))


def with_choice(obj: Obj, chosen: str) -> Obj:
    """*obj* with "the chosen color" (type, name …) of its abilities filled in."""
    return replace(
        obj,
        abilities=filled(obj.abilities, chosen),
        keywords=filled(obj.keywords, chosen),
    )


def filled(part: Any, chosen: str) -> Any:
    """*part* with *chosen* for what its words leave to be chosen."""
    if isinstance(part, StrEnum):
        return part
    if isinstance(part, str):
        if part == "chosen":
            return chosen
        return _THE_CHOSEN.sub(chosen, part)
    if isinstance(part, frozenset):
        return frozenset(filled(one, chosen) for one in part)
    if isinstance(part, tuple):
        return tuple(filled(one, chosen) for one in part)
    if is_dataclass(part) and not isinstance(part, type):
        return replace(
            part,
            **{f.name: filled(getattr(part, f.name), chosen) for f in fields(part)},
        )
    return part


_THE_CHOSEN = re.compile(
    r"the chosen (?:color|type|name|creature type|card type)"
    r"|the color of (?:your|its controller's) choice"
)


def _counted(board: Board, effect: Effect, x: int | None) -> Effect:
    if x is not None:
        effect = replace(effect, x=x)
    scope = Scope(
        board, you=effect.controller, this=effect.host, chosen=effect.chosen, x=effect.x
    )
    match effect.act:
        case PreventNext(remaining):
            points = value(scope, remaining)
            return replace(effect, act=PreventNext(points), start=points)
        case Redirect(points=True, amount=amount) if amount is not None:
            points = value(scope, amount)
            return replace(effect, act=replace(effect.act, amount=points), start=points)
        case _:
            return effect


def _fixed(board: Board, modifier: Modifier, x: int | None) -> Modifier:
    # Amounts of one-shot +N/+N are locked in when they are created (611.2c).
    if modifier.until is Until.STATIC:
        return modifier
    scope = Scope(
        board, you=modifier.controller, this=modifier.host, chosen=modifier.chosen, x=x
    )
    return replace(
        modifier,
        power=value(scope, modifier.power)
        if not isinstance(modifier.power, int)
        else modifier.power,
        toughness=value(scope, modifier.toughness)
        if not isinstance(modifier.toughness, int)
        else modifier.toughness,
    )
