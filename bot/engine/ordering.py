"""What is asked of whoever orders several effects, and by which rule."""

from collections.abc import Sequence

from bot.engine.arena import Arena
from bot.engine.components import Loop
from bot.engine.effects import Effect
from bot.engine.events import DamageEvent, ZoneChange, affected
from bot.engine.gamerules import Topic
from bot.engine.option_labels import option_label
from bot.engine.outcome import Said

Candidate = tuple[Effect, tuple[int, ...]]


def choice_rules(arena: Arena, places: Sequence[tuple[int, ...]]) -> tuple[str, ...]:
    """What lets a player choose among effects on the events at *places*.

    Riftbound has a rule for several effects on one event, and another for several
    events at once (372, 373).
    """
    topics = [Topic.CHOOSE] if len(set(places)) < len(places) else []
    if len(set(places)) > 1:
        topics.append(Topic.SEVERAL_EVENTS)
    return arena.rules.cite(*topics) or arena.rules.cite(Topic.CHOOSE)


def meets_several(loop: Loop, found: Sequence[Candidate]) -> bool:
    """True if the choice is which of several simultaneous sources is met first."""
    places = {index for _, where in found for index in where}
    events = [loop.pending[index].event for index in places]
    return len(places) > 1 and all(
        isinstance(one, DamageEvent) and not one.combat for one in events
    )


def question_of(arena: Arena, loop: Loop, first: bool) -> Said:
    """What is asked when several effects could apply."""
    which = "first" if first else "next"
    event = loop.pending[0].event
    recipients = {affected(one.event) for one in loop.pending}
    if isinstance(event, DamageEvent):
        if len(recipients) == 1:
            return Said(
                "Which effect applies {which} to the damage to {recipient}?",
                (("which", which), ("recipient", arena.board.name_of(event.recipient))),
            )
        return Said("Which effect applies {which} to the damage?", (("which", which),))
    return Said("Which effect applies {which}?", (("which", which),))


def label(
    arena: Arena,
    loop: Loop,
    effect: Effect,
    where: tuple[int, ...],
    found: Sequence[Candidate],
) -> Said:
    """How *effect* is offered, told apart from others of its name."""
    same = sum(1 for other, _ in found if other.label == effect.label)
    if same > 1 and len(loop.pending) > 1 and len(where) == 1:
        event = loop.pending[where[0]].event
        # Of several deaths at once it matters which one is replaced (RB 373).
        named = event.object if isinstance(event, ZoneChange) else ""
        source = arena.board.name_of(named or getattr(event, "source", ""))
        source = source or "the event"
        return Said(
            "{effect} on {source}", (("effect", effect.label), ("source", source))
        )
    return option_label(effect, (other for other, _ in found))
