"""One step of play: the first task of a position's agenda."""

from typing import assert_never

from bot.citation import Game
from bot.engine.arena import arena
from bot.engine.binding import bind, unbind
from bot.engine.board import Board
from bot.engine.characteristics import has
from bot.engine.checks import check, kill
from bot.engine.choosing import Each, Fork, Option
from bot.engine.combat import (
    at_end_of_combat,
    combat_damage,
    declare_blocks,
    end_combat,
)
from bot.engine.combats_won import notice_end
from bot.engine.components import Loop, components, parts_left
from bot.engine.copied_spells import copy_spell
from bot.engine.counterspells import CopySpell
from bot.engine.effects import (
    Ban,
    Restriction,
)
from bot.engine.events import (
    DamageEvent,
    Enter,
    Event,
    LifeGain,
    PutCounters,
    ZoneChange,
)
from bot.engine.game_ending import OPPONENT_WINS
from bot.engine.gamerules import GameRules, Topic
from bot.engine.going_home import gone_home
from bot.engine.group_combat import retaliation
from bot.engine.happening import commit
from bot.engine.instructing import run
from bot.engine.noticing import notice
from bot.engine.outcome import Said, Step, StepKind, barred
from bot.engine.resolution import step
from bot.engine.script import happen
from bot.engine.seeing import find_ban
from bot.engine.showdowns import totals
from bot.engine.stacking import next_on_stack, resolve_trigger
from bot.engine.tasks import (
    Batch,
    BeginDamage,
    Check,
    CombatDamage,
    Commit,
    DeclareBlocks,
    EndCombat,
    Happen,
    Killing,
    Notice,
    OnStack,
    Propose,
    Recorder,
    Retaliation,
    Run,
    State,
    Totals,
    TriggerNow,
    settled,
)
from bot.engine.two_places import two_places
from bot.engine.values import Zone


def advance(
    rules: GameRules, state: State, log: Recorder | None
) -> State | Fork[State] | None:
    """The next position, a choice, or None when nothing is left to do."""
    if not state.agenda:
        return None
    task = state.agenda[0]
    match task:
        case Happen(happening):
            return happen(rules, state, happening, log)
        case Propose(events):
            return _propose(rules, state, events, log)
        case Batch():
            return _loop(rules, state, task, log)
        case Commit():
            fork = two_places(rules, state, task)
            return fork or commit(rules, state, task, log)
        case Run(do=(CopySpell() as copy, *_)):
            return copy_spell(rules, state, task, copy, log)
        case Run():
            return run(rules, state, task, log)
        case Check(answers):
            return check(rules, state, answers, log)
        case Notice(event):
            return state.then(notice(state.board, event, together=False))
        case OnStack():
            return next_on_stack(rules, state, task)
        case TriggerNow():
            return resolve_trigger(rules, state, task, log)
        case BeginDamage(attack):
            return state.then(state.board, *rules.combat_steps(state.board, attack))
        case CombatDamage():
            return combat_damage(rules, state, task, log)
        case Retaliation():
            return retaliation(rules, state, task, log)
        case Totals():
            return totals(rules, state, task, log)
        case Killing():
            return kill(rules, state, log)
        case DeclareBlocks(attack):
            # Only Magic has rules to cite for a blocker that is gone by then.
            teller = log if rules.game is Game.MTG else None
            return declare_blocks(state, state.board, attack, teller)
        case EndCombat(triggered):
            board = state.board if triggered else at_end_of_combat(state.board)
            if board is not state.board:
                return state.then(board, Check(), EndCombat(triggered=True))
            board = end_combat(rules, board)
            board = gone_home(rules, board, state.board, log)
            board = notice_end(rules, board, state.board)
            return state.then(board, *((Check(),) if board.waiting else ()))
        case _:
            assert_never(task)


# --- Events ----------------------------------------------------------------


def _propose(
    rules: GameRules, state: State, events: tuple[Event, ...], log: Recorder | None
) -> State:
    board = state.board
    kept: list[Event] = []
    for event in events:
        if isinstance(event, Enter):
            obj = board.obj(event.object)
            if obj is not None:
                # Its own ways of entering apply as it enters (614.12).
                board = bind(unbind(board, obj.id), obj, event.x)
        stopped = _stopped(rules, board, event)
        if stopped is None:
            kept.append(event)
        elif log is not None:
            log.tell(stopped)
    if not kept:
        return state.then(board)
    if log is not None:
        for event in kept:
            _tell_proposed(rules, board, event, log)
    here = arena(rules, board)
    loops = components(here, kept)
    # With nothing in force that looks at any of them they happen as they are.
    watched = any(here.watching(event) for event in kept)
    return state.then(board, Batch(loops) if watched else Commit(loops))


def _tell_proposed(rules: GameRules, board: Board, event: Event, log: Recorder) -> None:
    if isinstance(event, DamageEvent) and event.amount > 0:
        said = (
            "{source} would deal {amount} combat damage to {recipient}."
            if event.combat
            else "{source} would deal {amount} damage to {recipient}."
        )
        log.tell(
            Step(
                Said(
                    said,
                    (
                        ("source", board.name_of(event.source)),
                        ("amount", event.amount),
                        ("recipient", board.name_of(event.recipient)),
                    ),
                ),
                rules.cite(
                    Topic.COMBAT_DAMAGE if event.combat else Topic.EFFECT_DAMAGE
                ),
                StepKind.PROPOSED,
            )
        )


def _stopped(rules: GameRules, board: Board, event: Event) -> Step | None:
    """Why *event* can't happen, None if nothing forbids it (614.17)."""
    here = arena(rules, board)
    found = None
    subject = ""
    match event:
        case DamageEvent():
            if event.amount <= 0:
                return Step(
                    Said(
                        "{source} would deal 0 damage to {recipient}: nothing is"
                        " dealt.",
                        (
                            ("source", board.name_of(event.source)),
                            ("recipient", board.name_of(event.recipient)),
                        ),
                    ),
                    rules.cite(Topic.ZERO),
                )
            subject = event.recipient
            if not here.can_take_damage(subject):
                return Step(
                    Said(
                        "{recipient} is nothing that can be dealt damage.",
                        (("recipient", board.name_of(subject)),),
                    ),
                    rules.cite(Topic.NO_DAMAGE),
                )
            found = here.ban(
                Ban.DEAL_DAMAGE, event.source, event.recipient, event.combat
            ) or here.ban(
                Ban.BE_DEALT_DAMAGE, event.source, event.recipient, event.combat
            )
        case LifeGain(player=player):
            subject = player
            found = find_ban(board, Ban.GAIN_LIFE, player)
        case _:
            found = _other_ban(board, event)
            subject = getattr(event, "player", "") or getattr(event, "on", "")
            subject = subject or getattr(event, "object", "")
    if found is None:
        return None
    topic = Topic.NO_GAIN if found.ban is Ban.GAIN_LIFE else Topic.CANT
    if found.label == "indestructible":
        topic = Topic.INDESTRUCTIBLE
    if found.label == "immortality":
        topic = Topic.IMMORTAL
    told = barred(found.label or "An effect", board.name_of(subject), str(found.ban))
    return Step(told, rules.cite(topic))


def _undestroyable(board: Board, name: str) -> Restriction | None:
    """What keeps it from being destroyed: an effect, or a keyword.

    Indestructible (702.12b), or immortality (Immortality 1.2).
    """
    obj = board.obj(name)
    for keyword in ("indestructible", "immortality"):
        if obj is not None and has(board, obj, keyword):
            return Restriction(Ban.DESTROY, label=keyword)
    return find_ban(board, Ban.DESTROY, name)


def _undying(board: Board, event: Event) -> Restriction | None:
    """Immortality keeps a unit from going from the field to the graveyard."""
    if not isinstance(event, ZoneChange) or event.to is not Zone.GRAVEYARD:
        return None
    obj = board.obj(event.object)
    if obj is None or event.origin is not Zone.BATTLEFIELD:
        return None
    if has(board, obj, "immortality"):
        return Restriction(Ban.DIE, label="immortality")
    return find_ban(board, Ban.DIE, event.object)


def _uncounted(board: Board, event: PutCounters) -> Restriction | None:
    return find_ban(board, Ban.COUNTERS, event.on, kind=event.kind)


def _other_ban(board: Board, event: Event):  # type: ignore[no-untyped-def]
    name = type(event).__name__
    player = getattr(event, "player", "")
    match name:
        case "LifeLoss":
            return find_ban(board, Ban.LOSE_LIFE, player)
        case "DrawOne":
            return find_ban(board, Ban.DRAW, player)
        case "LoseGame":
            if getattr(event, "why", "") == OPPONENT_WINS:
                return None  # "You can't lose the game" keeps nobody else from winning
            return find_ban(board, Ban.LOSE_GAME, player)
        case "PutCounters":
            return _uncounted(board, event)  # type: ignore[arg-type]
        case "ZoneChange":
            return _undying(board, event)
        case "Enter":
            return find_ban(board, Ban.ENTER, event.object)  # type: ignore[union-attr]
        case "Destroy":
            return _undestroyable(board, event.object)  # type: ignore[union-attr]
        case _:
            return None


def _loop(
    rules: GameRules, state: State, task: Batch, log: Recorder | None
) -> State | Fork[State]:
    loop, rest = task.open[0], task.open[1:]
    here = arena(rules, state.board)

    def after(changed: Loop) -> State:
        # Once something has been applied, less may be shared than before.
        applied = loop.picked and not changed.picked
        now = parts_left(here, changed) if applied else (changed,)
        return state.then(state.board, Batch((*now, *rest), task.settled))

    found = step(here, loop)
    if found is None:
        return state.then(state.board, settled(task, loop))
    if isinstance(found, Fork):
        return Fork(
            found.chooser,
            found.question,
            found.rules,
            Each(
                found.options,
                lambda one: Option(one.label, after(one.next), one.steps, one.names),
            ),
        )
    changed, steps = found
    if log is not None:
        log.tell(*steps)
    return after(changed)


# --- State checks and triggers ----------------------------------------------


# --- The script ------------------------------------------------------------
