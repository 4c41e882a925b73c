"""Copies of spells: put onto the stack, perhaps with new targets (707.10)."""

from dataclasses import replace

from bot.engine.announcing import targets_for
from bot.engine.choosing import Fork
from bot.engine.counterspells import CopySpell
from bot.engine.effects import Trigger
from bot.engine.gamerules import GameRules
from bot.engine.matching import refs
from bot.engine.outcome import Said, Step
from bot.engine.question import Resolve
from bot.engine.tasks import Check, Happen, Recorder, Run, State, TriggerNow, detached
from bot.engine.watches import OtherWatch


def copy_spell(
    rules: GameRules, state: State, task: Run, copy: CopySpell, log: Recorder | None
) -> State | Fork[State]:
    """The spell is copied once what copies it has resolved; the copy is not cast."""
    rest = replace(task, do=task.do[1:])
    scope = task.scope.on(state.board)
    spell = _on_stack(state, refs(scope, copy.what))
    if spell is None:
        return state.then(state.board, rest)
    if log is not None:
        name = state.board.name_of(spell.source)
        log.tell(Step(Said("{spell} is copied.", (("spell", name),)), ("707.10",)))
    made = replace(spell, spell=False, announced=True, upon=(), controller=scope.you)

    def put(chosen: tuple[tuple[str, ...], ...]) -> State:
        anew = replace(made, chosen=chosen, announced=chosen == made.chosen)
        return state.then(state.board, rest, Check(), Happen(anew))

    kept = made.modes or made.division or len(made.chosen) != len(made.ability.targets)
    if not copy.anew or not made.chosen or kept:
        return put(made.chosen)
    trigger = Trigger(
        OtherWatch("copied"),
        made.ability.do,
        targets=made.ability.targets,
        label=state.board.name_of(made.source),
        controller=scope.you,
        host=made.source,
    )
    ready = TriggerNow(trigger, detached(replace(scope, this=made.source, chosen=())))

    def aimed(now: TriggerNow | None) -> State | Fork[State]:
        if now is None:
            return put(made.chosen)  # no other legal targets: they stay (707.10c)
        if now.trigger.targets:
            return targets_for(rules, state.board, now, once, looked_at_again=False)
        return put(now.scope.chosen)

    def once(now: TriggerNow | None) -> State:
        found = aimed(now)
        # Of several targets the rest stay as they are.
        return found if isinstance(found, State) else put(made.chosen)

    found = aimed(ready)
    return replace(found, rules=("707.10",)) if isinstance(found, Fork) else found


def _on_stack(state: State, names: tuple[str, ...]) -> Resolve | None:
    """How the first of these spells that waits on the stack will resolve."""
    for task in state.agenda[1:]:
        if isinstance(task, Happen) and isinstance(task.happening, Resolve):
            if task.happening.spell and task.happening.source in names:
                return task.happening
    return None
