"""Damage and shields divided among several as a spell or ability resolves."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.engine.arena import arena
from bot.engine.choosing import Each, Fork, Option
from bot.engine.dealing import damage_events
from bot.engine.dividing import divisions
from bot.engine.effects import Bonus, Effect, PreventNext
from bot.engine.gamerules import GameRules, Topic
from bot.engine.instructions import DealDamage, Install
from bot.engine.making import created, with_slot
from bot.engine.matching import refs, value
from bot.engine.outcome import Said, divided
from bot.engine.scope import Scope
from bot.engine.seeing import scope_of
from bot.engine.tasks import Propose, Run, State


def divided_damage(
    rules: GameRules, state: State, deal: DealDamage, rest: Run, scope: Scope
) -> State | Fork[State]:
    """The damage, divided as it is dealt."""
    board = state.board
    targets = refs(scope, deal.to)
    total, bonuses = with_bonus(rules, scope, deal, targets)
    said = dict(rest.division)
    if bonuses and sum(said.values()) != total:
        said = {}

    def after(parts: tuple[int, ...]) -> State:
        events = damage_events(
            scope,
            deal,
            tuple((name, n) for name, n in zip(targets, parts, strict=True)),
            bonuses,
            names_abilities=rules.names_abilities,
        )
        return state.then(board, Propose(events), rest)

    if not targets:
        return state.then(board, rest)
    return _division(rules, scope, targets, total, said, after)


def with_bonus(
    rules: GameRules, scope: Scope, deal: DealDamage, targets: tuple[str, ...]
) -> tuple[int, frozenset[str]]:
    """What is split: Bonus Damage raises it once, before it is split (RB 715.3).

    With the ids of the effects that are in it already.
    """
    total = value(scope, deal.amount)
    here = arena(rules, scope.board)
    bonuses: set[str] = set()
    whole = damage_events(
        scope,
        deal,
        tuple((name, total) for name in targets[:1]),
        names_abilities=rules.names_abilities,
    )
    for event in whole:
        for effect in here.watching(event):
            if isinstance(effect.act, Bonus) and here.applies(effect, event, None):
                total += value(scope_of(scope.board, effect, event), effect.act.amount)
                bonuses.add(effect.id)
    return total, frozenset(bonuses)


def divided_shields(
    rules: GameRules, state: State, made: Install, rest: Run, scope: Scope
) -> State | Fork[State]:
    """A shield for each, of what it gets of the points."""
    board = state.board
    static = made.static
    names = refs(scope, made.each) if made.each is not None else ()
    assert isinstance(static, Effect)
    assert isinstance(static.act, PreventNext)
    total = value(scope, static.act.remaining)

    def after(parts: tuple[int, ...]) -> State:
        after_board = board
        for name, points in zip(names, parts, strict=True):
            if points:
                one = replace(static, act=PreventNext(points))
                slotted = with_slot(scope, made.slot, (name,))
                after_board = created(after_board, one, slotted, rest.label)
        return state.then(after_board, rest)

    if not names:
        return state.then(board, rest)
    return _division(rules, scope, names, total, dict(rest.division), after)


def _division(
    rules: GameRules,
    scope: Scope,
    names: tuple[str, ...],
    total: int,
    said: Mapping[str, int],
    after: Callable[[tuple[int, ...]], State],
) -> State | Fork[State]:
    """*total* divided among *names* as the scenario *said*, or in every legal way.

    Each must get at least one of it (601.2d).
    """
    if said:
        return after(tuple(said.get(name, 0) for name in names))
    more = total - len(names)  # once each has one
    if more < 0:
        return after(tuple(0 for _ in names))

    def option(way: tuple[int, ...]) -> Option[State]:
        parts = tuple(1 + n for n in way)
        said = divided(scope.board, zip(names, parts, strict=True))
        return Option(said, after(parts))

    options = Each(divisions(more, (more,) * len(names)), option)
    return Fork(
        scope.you, Said("How is it divided?"), rules.cite(Topic.RESOLVE), options
    )
