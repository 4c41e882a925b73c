"""What an effect that is no prevention did to an event, in a sentence."""

from bot.engine.arena import Arena
from bot.engine.effects import (
    AsEntersChoose,
    Bonus,
    Effect,
    EnterAsCopy,
    EnterWatch,
    EnterWith,
    FloorLife,
    MoveTo,
)
from bot.engine.events import (
    DamageEvent,
    Enter,
    Event,
    amount_of,
)
from bot.engine.gamerules import Topic
from bot.engine.outcome import Step, StepKind
from bot.engine.pending import (
    names,
    recipient_id,
    said,
)
from bot.engine.recalling import zone_called
from bot.engine.values import Zone


def told(arena: Arena, effect: Effect, before: Event, after: Event) -> Step:
    """The step that says what *effect* made of *before*."""
    cite = arena.rules.cite
    name = arena.board.name_of
    act = effect.act
    if isinstance(before, DamageEvent):
        topic = Topic.BONUS if isinstance(act, Bonus) else Topic.REPLACE
        return said(
            "{effect}: the {before} damage from {source} to {recipient}"
            " becomes {after}.",
            cite(topic),
            kind=StepKind.CHANGED,
            effect=effect.label,
            before=amount_of(before),
            after=amount_of(after),
            **names(arena, before),
        )
    if isinstance(act, MoveTo) and act.zone is Zone.EXILE and arena.rules.banishes:
        return said(
            "{effect}: {object} is banished instead.",
            cite(Topic.REPLACE),
            effect=effect.label,
            object=name(recipient_id(before)),
        )
    if isinstance(act, MoveTo):
        return said(
            "{effect}: {object} goes to {zone} instead.",
            cite(Topic.COMMANDER if act.zone is Zone.COMMAND else Topic.REPLACE),
            effect=effect.label,
            object=name(recipient_id(before)),
            zone=_place(arena, act),
        )
    if isinstance(act, EnterAsCopy) and isinstance(after, Enter):
        return said(
            "{effect}: {object} enters as a copy of {copied}.",
            cite(Topic.ENTERS_COPY, Topic.COPY_FIRST),
            effect=effect.label,
            object=name(recipient_id(before)),
            copied=name(after.copy_of),
        )
    if isinstance(act, EnterWith) and isinstance(after, Enter):
        # "This enters with …" is 614.1c; "enters tapped" and what others say, 614.1d.
        own = isinstance(effect.watch, EnterWatch) and effect.watch.what.this
        how = Topic.ENTERS_WITH if own and act.counters else Topic.ENTERS_SO
        return said(
            "{effect}: {object} enters {how}.",
            cite(how),
            effect=effect.label,
            object=name(recipient_id(before)),
            how=_how(act, after),
        )
    if isinstance(act, FloorLife):
        return said(
            "{effect}: the damage reduces {player}'s life total to {life} instead.",
            cite(Topic.FLOOR),
            effect=effect.label,
            player=recipient_id(before),
            life=act.life,
        )
    if isinstance(act, AsEntersChoose):
        return said(
            "{effect}: as it enters, {what} is chosen.",
            cite(Topic.ENTERS_CHOICE),
            effect=effect.label,
            what=act.what,
        )
    if hasattr(before, "amount"):
        return said(
            "{effect}: {before} becomes {after}.",
            cite(Topic.REPLACE),
            effect=effect.label,
            before=amount_of(before),
            after=amount_of(after),
        )
    return said("{effect} applies.", cite(Topic.REPLACE), effect=effect.label)


def _place(arena: Arena, act: MoveTo) -> str:
    if act.shuffle:
        return "the library (shuffled in)"
    if act.bottom:
        return "the bottom of the library"
    return zone_called(arena.rules.game, act.zone)


def _how(act: EnterWith, event: Enter) -> str:
    parts = ["tapped"] if act.tapped else ["untapped"] if act.untapped else []
    kinds = {kind for kind, _ in act.counters}
    parts += [
        f"with {n} {kind} counter{'s' * (n != 1)}"
        for kind, n in event.counters
        if kind in kinds
    ]
    return " and ".join(parts) or "as usual"
