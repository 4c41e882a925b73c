"""Carrying out instructions: each becomes events, effects in force, or a choice."""

from dataclasses import replace
from itertools import combinations

from bot.engine.binding import pinned
from bot.engine.choosing import Each, Fork, Option
from bot.engine.dealing import damage_of
from bot.engine.discarding import chosen_of, named_discards
from bot.engine.divided_by_choice import divided_damage, divided_shields
from bot.engine.effects import OtherWatch, Trigger, Until
from bot.engine.gamerules import GameRules, Topic
from bot.engine.history import DEEDS, did
from bot.engine.instructions import (
    CAST_LATER,
    ChooseOne,
    ChooseSource,
    DealDamage,
    DiscardCards,
    EndOfTurn,
    If,
    Install,
    Instruction,
    May,
    SacrificeSome,
)
from bot.engine.least import with_least
from bot.engine.making import with_slot
from bot.engine.matching import everything, holds, matches, refs, value
from bot.engine.outcome import Said, Step
from bot.engine.performing import keeps_all, perform, sacrificed, unnamed
from bot.engine.proliferating import proliferate
from bot.engine.repeating import ForEach, Proliferate, Repeat
from bot.engine.scope import Scope
from bot.engine.tasks import Propose, Recorder, Run, State, detached
from bot.engine.values import Filter, Named, Ref, Zone
from bot.engine.watches import YOUR_NEXT_END_STEP


def run(
    rules: GameRules, state: State, task: Run, log: Recorder | None
) -> State | Fork[State]:
    """Carry out the first instruction of *task*."""
    if not task.do:
        return state.then(state.board)
    first, rest = task.do[0], replace(task, do=task.do[1:])
    scope = task.scope.on(state.board)
    match first:
        case If():
            chosen = first.do if holds(scope, first.when) else first.otherwise
            return state.then(state.board, replace(rest, do=(*chosen, *rest.do)))
        case May():
            return _may(rules, state, first, rest, scope)
        case ChooseSource(filter, slot, by):
            return _choose(rules, state, rest, scope, filter, slot, by, source=True)
        case ChooseOne(filter, slot, by, least):
            filter = with_least(scope, filter, least)
            return _choose(rules, state, rest, scope, filter, slot, by, source=False)
        case SacrificeSome():
            return _sacrifice_some(rules, state, first, rest, scope, log)
        case DiscardCards(what=None, how="") if held := chosen_of(scope, first):
            return _discard_some(rules, state, *held, rest, scope)
        case DealDamage(divided=True):
            return divided_damage(rules, state, first, rest, scope)
        case Install(divided=True):
            return divided_shields(rules, state, first, rest, scope)
        case ForEach(of, slot, do) if all(isinstance(it, DealDamage) for it in do):
            # "Each creature deals 1 damage to its controller": all at once.
            events = [
                event
                for name in refs(scope, of)
                for it in do
                if isinstance(it, DealDamage)
                for event in damage_of(
                    with_slot(scope, slot, (name,)),
                    it,
                    task.applied,
                    names_abilities=rules.names_abilities,
                )
            ]
            dealt = (Propose(tuple(events)),) if events else ()
            return state.then(state.board, *dealt, rest)
        case ForEach(of, slot, do):
            each = (
                replace(task, do=do, scope=detached(with_slot(scope, slot, (name,))))
                for name in refs(scope, of)
            )
            return state.then(state.board, *each, rest)
        case Proliferate(left):
            return proliferate(rules, state, left, rest, scope)
        case Repeat(times, do):
            again = replace(task, do=do)
            return state.then(state.board, *(again,) * value(scope, times), rest)
        case EndOfTurn(do, yours):
            trigger = Trigger(
                YOUR_NEXT_END_STEP if yours else OtherWatch("end step"),
                pinned(do, scope),
                label=task.label,
                controller=scope.you,
                host=scope.this,
                once=True,
                until=Until.END_OF_GAME if yours else Until.END_OF_TURN,
                chosen=scope.chosen,
                x=scope.removed or scope.prevented or scope.amount,
            )
            board = state.board.changed(triggers=(*state.board.triggers, trigger))
            return state.then(board, rest)
        case _:
            board, tasks, after = perform(rules, scope, first, rest, log)
            return state.then(board, *tasks, after)


_HIDDEN = (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY, Zone.MEMORY)


def _may(
    rules: GameRules, state: State, may: May, rest: Run, scope: Scope
) -> State | Fork[State]:
    who = refs(scope, may.who)
    done = replace(rest, do=(*may.do, *rest.do), note="")
    noted = {rest.note} if rest.note else set()
    board = state.board.changed(flags=state.board.flags | noted)
    yes = state.then(board, done)
    no = state.then(state.board, replace(rest, do=(*may.otherwise, *rest.do)))
    if not who:
        return no
    if may.otherwise and _too_few(state, may.do[:1], scope, who[0]):
        return no  # What cannot be done cannot be chosen (118.12).
    label = (("effect", rest.label or "it"),)
    return Fork(
        who[0],
        Said("Use {effect}?", label),
        rules.cite(Topic.OPTIONAL),
        (
            Option(Said("use {effect}", label), yes, names=("yes", rest.label)),
            Option(Said("don't use {effect}", label), no, names=("no",)),
        ),
    )


def _too_few(
    state: State, first: tuple[Instruction, ...], scope: Scope, player: str
) -> bool:
    """Whether *player* has too few creatures for the sacrifice that comes first.

    Of lands and the like nobody tells all.
    """
    if not first or not isinstance(one := first[0], SacrificeSome):
        return False
    if "creature" not in one.filter.kinds or refs(scope, one.who) != (player,):
        return False
    there = _own(state, one, scope, player)
    return len(there) < value(scope, one.amount)


def _own(state: State, what: SacrificeSome, scope: Scope, player: str) -> list[str]:
    # "That dealt damage to you this turn": to whoever has the ability.
    deeds = what.filter.flags & DEEDS
    filter_ = replace(what.filter, flags=what.filter.flags - deeds)
    return [
        name
        for name in everything(replace(scope, you=player), filter_)
        if (obj := state.board.obj(name)) is not None and obj.controller == player
        if all(did(state.board, scope.you, name, one) for one in deeds)
    ]


def _choose(
    rules: GameRules,
    state: State,
    rest: Run,
    scope: Scope,
    filter: Filter,
    slot: int,
    by: Ref,
    *,
    source: bool,
) -> State | Fork[State]:
    if slot < len(scope.chosen) and scope.chosen[slot]:
        return state.then(state.board, rest)  # The scenario says what was chosen.
    board = state.board
    if source:
        there = [
            obj
            for obj in board.objects
            if obj.zone in (Zone.BATTLEFIELD, Zone.STACK)
            and matches(scope, filter, obj.id)
        ]
        now = [obj for obj in there if CAST_LATER not in obj.flags]
        # Nobody chooses what only chooses, where there is anything else.
        others = [obj for obj in now or there if obj.id != scope.this]
        found = tuple(obj.id for obj in others or now or there)
    else:
        found = everything(scope, filter)
    if not found and filter.zone in _HIDDEN:
        # A card nobody has named: one of them, whichever it is.
        names = tuple(unnamed(one, filter.zone) for one in refs(scope, by)[:1])
        return state.then(
            board, replace(rest, scope=detached(with_slot(scope, slot, names)))
        )
    if not found:
        return state.then(board, rest)
    who = refs(scope, by) or (scope.you,)
    options = tuple(
        Option(
            Said("{name}", (("name", board.name_of(name)),)),
            state.then(
                board,
                replace(rest, scope=detached(with_slot(scope, slot, (name,)))),
            ),
            names=(name, board.name_of(name)),
        )
        for name in found
    )
    asked = "Which source is chosen?" if source else "Which one is chosen?"
    return Fork(who[0], Said(asked), rules.cite(Topic.RESOLVE), options)


def _sacrifice_some(
    rules: GameRules,
    state: State,
    what: SacrificeSome,
    rest: Run,
    scope: Scope,
    log: Recorder | None,
) -> State | Fork[State]:
    board = state.board
    who = refs(scope, what.who)
    if not who:
        return state.then(board, rest)
    if len(who) > 1:
        each = tuple(replace(what, who=Named(one)) for one in who)
        return state.then(board, replace(rest, do=(*each, *rest.do)))
    if keeps_all(scope, who[0]):
        if log is not None:
            said = Said(
                "{player} can't be made to sacrifice permanents.",
                (("player", who[0]),),
            )
            log.tell(Step(said, rules.cite(Topic.CANT)))
        return state.then(board, rest)
    found = _own(state, what, scope, who[0])
    amount = value(scope, what.amount)
    if log is not None:
        said = Said(
            "To be sacrificed by {player}: {amount}.",
            (("player", who[0]), ("amount", amount)),
        )
        log.tell(Step(said, rules.cite(Topic.SACRIFICE)))
    wanted = min(amount, len(found))
    if not wanted:
        return state.then(board, rest)
    options = Each(
        combinations(found, wanted),
        lambda names: Option(
            Said(
                "sacrifice {names}", (("names", ", ".join(map(board.name_of, names))),)
            ),
            state.then(board, Propose(tuple(sacrificed(n) for n in names)), rest),
            names=names,
        ),
    )
    asked = Said("What is sacrificed?")
    return Fork(who[0], asked, rules.cite(Topic.SACRIFICE, Topic.OPTIONAL), options)


def _discard_some(
    rules: GameRules,
    state: State,
    who: str,
    held: tuple[str, ...],
    amount: int,
    rest: Run,
    scope: Scope,
) -> Fork[State]:
    """Of a hand that is known, its owner chooses what is discarded (701.9b)."""
    board = state.board
    options = Each(
        combinations(held, amount),
        lambda names: Option(
            Said("discard {names}", (("names", ", ".join(map(board.name_of, names))),)),
            state.then(board, Propose(named_discards(scope, names)), rest),
            names=names,
        ),
    )
    asked = Said("What is discarded?")
    return Fork(who, asked, rules.cite(Topic.DISCARD, Topic.OPTIONAL), options)
