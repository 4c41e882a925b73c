"""State checks: what happens by itself, then the triggers that wait (704.3)."""

from bot.engine.answering import happening
from bot.engine.board import Board, Waiting
from bot.engine.choosing import Fork
from bot.engine.commanders import going_back
from bot.engine.effects import StateWatch, Trigger
from bot.engine.gamerules import GameRules, Topic
from bot.engine.in_force import holds_for
from bot.engine.legends import legend_rule
from bot.engine.outcome import Said, Step
from bot.engine.question import Happening
from bot.engine.seeing import granted, scope_of
from bot.engine.stacking import put_on_stack
from bot.engine.tasks import Check, EndCombat, Propose, Recorder, State


def check(
    rules: GameRules,
    state: State,
    answers: tuple[Happening, ...],
    log: Recorder | None,
) -> State | Fork[State]:
    """State-based actions, then the next trigger that waits (704.3).

    *answers* are done in response to that trigger, or else to nothing.
    """
    if _is_over(state.board):
        return _ended(rules, state, log)
    found = rules.check_state(rules, state.board)
    board = _state_triggers(found.board)
    if log is not None:
        log.tell(*found.steps)
    if found.events:
        return State(board, (Propose(found.events), *state.agenda))
    same = legend_rule(rules, state, board)
    if same is not None:
        return same
    back = going_back(rules, state, board)
    if back is not None:
        return back
    if board.waiting:
        return put_on_stack(state, board, answers)
    if board != state.board:
        return State(board, state.agenda)
    return State(board, (*happening(answers), *state.agenda[1:]))


def kill(rules: GameRules, state: State, log: Recorder | None) -> State:
    """Who has lethal damage dies, all at once; who would only then is healed first."""
    found = rules.check_state(rules, state.board)
    if log is not None:
        log.tell(*found.steps)
    if not found.events:
        return state.then(found.board)
    return state.then(found.board, Propose(found.events))


def _state_triggers(board: Board) -> Board:
    """State triggers, once while what they look for is so (603.8)."""
    for trigger in (*board.triggers, *granted(board)):
        if not isinstance(trigger, Trigger) or not isinstance(
            trigger.watch, StateWatch
        ):
            continue
        so = holds_for(trigger, board, scope_of(board, trigger))
        if so and trigger.note not in board.flags:
            board = board.changed(
                flags=board.flags | {trigger.note},
                waiting=(*board.waiting, Waiting(trigger, 0)),
            )
        elif not so and trigger.note in board.flags:
            board = board.changed(flags=board.flags - {trigger.note})
    return board


def _is_over(board: Board) -> bool:
    """Whether nobody, or one player of several, is left in the game."""
    left = sum(not player.lost for player in board.players)
    return left < len(board.players) and left < 2


def _ended(rules: GameRules, state: State, log: Recorder | None) -> State:
    """The game ends at once (104.2a): nothing that was still to come happens."""
    drawn = rules.cite(Topic.GAME_DRAWN)
    if log is not None and drawn and all(one.lost for one in state.board.players):
        said = Said("All players who are left lose at once: the game is a draw.")
        log.tell(Step(said, drawn))
    rest = state.board.waiting or any(
        not isinstance(task, (Check, EndCombat)) for task in state.agenda
    )
    if log is not None and rest:
        said = Said("The game is over: nothing of what was still to come happens.")
        log.tell(Step(said, rules.cite(Topic.GAME_OVER)))
    return State(state.board.changed(waiting=()), ())
