"""What dealt damage turns into (120.3; DMG 12–13; Riftbound 417)."""

from bot.engine.board import Board, Obj
from bot.engine.characteristics import has, keyword_number, kinds_of, player_keywords
from bot.engine.commanders import struck
from bot.engine.events import (
    DamageEvent,
    Event,
    LifeGain,
    LifeLoss,
    PutCounters,
    RemoveCounters,
)
from bot.engine.gamerules import GameRules, Topic
from bot.engine.outcome import Said, Step, StepKind
from bot.engine.question import ATTACKERS, DEFENDERS
from bot.engine.unnamed import AS_INFECT
from bot.engine.values import PlayerId
from bot.replacing import replace


def results(
    rules: GameRules, board: Board, events: tuple[DamageEvent, ...]
) -> tuple[Board, tuple[Event, ...], tuple[Event, ...], tuple[Step, ...]]:
    """The board with damage marked; life gained; what else the damage turns into.

    Life lost by one player to damage dealt together is one event; each lifelink
    source is a life gain of its own (702.15e).
    """
    lost: dict[str, int] = {}
    later: list[Event] = []
    gains: dict[str, int] = {}
    steps: list[Step] = []
    for event in events:
        source = board.obj(event.source)
        target = board.obj(event.recipient)
        if target is None:
            board = struck(board, event)
            _to_player(rules, board, event, source, lost, later, steps)
        else:
            board = _to_object(rules, board, event, source, target, later, steps)
        if source is not None and has(board, source, "lifelink"):
            gains[source.id] = gains.get(source.id, 0) + event.amount
    gained: list[Event] = []
    first: list[Event] = [
        LifeLoss(player, amount, from_damage=True) for player, amount in lost.items()
    ]
    for name, amount in gains.items():
        source = board.obj(name)
        if source is not None:
            gained.append(LifeGain(source.controller, amount, source=name))
            steps.append(
                Step(
                    Said(
                        "{source} has lifelink: {amount} life for {player}.",
                        (
                            ("source", source.name),
                            ("player", source.controller),
                            ("amount", amount),
                        ),
                    ),
                    rules.cite(Topic.LIFELINK),
                    StepKind.DEALT,
                )
            )
    return board, tuple(gained), (*first, *later), tuple(steps)


def _to_player(
    rules: GameRules,
    board: Board,
    event: DamageEvent,
    source: Obj | None,
    lost: dict[str, int],
    later: list[Event],
    steps: list[Step],
) -> None:
    args = (
        ("player", event.recipient),
        ("amount", event.amount),
        ("source", board.name_of(event.source)),
    )
    by = source.controller if source else ""
    has_infect = source is not None and has(board, source, "infect")
    victim = board.player(event.recipient)
    as_though = victim is not None and AS_INFECT in player_keywords(board, victim)
    if has_infect or as_though:
        later.append(
            PutCounters(
                event.recipient, "poison", event.amount, by=by, from_damage=True
            )
        )
        steps.append(
            Step(
                Said(
                    "{source} has infect: {amount} poison counters for {player}."
                    if has_infect
                    else "As though {source} had infect: {amount} poison counters for "
                    "{player}.",
                    args,
                ),
                rules.cite(Topic.INFECT_PLAYER),
                StepKind.DEALT,
            )
        )
    else:
        lost[event.recipient] = lost.get(event.recipient, 0) + event.amount
        steps.append(
            Step(
                Said("{source} deals {amount} damage to {player}.", args),
                rules.cite(Topic.DAMAGE_PLAYER),
                StepKind.DEALT,
            )
        )
    if source is not None and event.combat:
        toxic = keyword_number(board, source, "toxic")
        if toxic:
            later.append(
                PutCounters(
                    event.recipient,
                    "poison",
                    toxic,
                    by=by,
                    from_effect=False,
                    from_damage=True,
                )
            )
            steps.append(
                Step(
                    Said(
                        "{source} has toxic: {amount} poison counters for {player}.",
                        (*args[:1], ("amount", toxic), *args[2:]),
                    ),
                    rules.cite(Topic.TOXIC),
                )
            )


def _to_object(
    rules: GameRules,
    board: Board,
    event: DamageEvent,
    source: Obj | None,
    target: Obj,
    later: list[Event],
    steps: list[Step],
) -> Board:
    kinds = kinds_of(board, target)
    args = (
        ("source", board.name_of(event.source)),
        ("recipient", target.name),
        ("amount", event.amount),
    )
    topic = Topic.DAMAGE_CREATURE
    changed = replace(target, damaged_by=target.damaged_by | {event.source})
    if "planeswalker" in kinds:
        later.append(
            RemoveCounters(target.id, "loyalty", event.amount, from_damage=True)
        )
        topic = Topic.DAMAGE_PLANESWALKER
    if "battle" in kinds:
        later.append(
            RemoveCounters(target.id, "defense", event.amount, from_damage=True)
        )
        topic = Topic.DAMAGE_BATTLE
    if "creature" in kinds or not kinds & {"planeswalker", "battle"}:
        withers = source is not None and (
            has(board, source, "wither") or has(board, source, "infect")
        )
        if withers and source is not None:
            _wither(later, target, event.amount, source.controller)
            topic = Topic.MINUS_COUNTERS
        elif target.is_("domain") or target.is_("siegeable"):
            later.append(
                RemoveCounters(target.id, "durability", event.amount, from_damage=True)
            )
        else:
            changed = replace(changed, damage=changed.damage + event.amount)
    if source is not None and has(board, source, "deathtouch"):
        changed = replace(changed, deathtouched=True)
    steps.append(
        Step(
            Said(
                "{source} deal {amount} damage to {recipient}."
                if event.source in (ATTACKERS, DEFENDERS)
                else "{source} deals {amount} damage to {recipient}.",
                args,
            ),
            rules.cite(topic),
            StepKind.DEALT,
        )
    )
    return board.with_object(changed)


def _wither(later: list[Event], target: Obj, points: int, by: PlayerId) -> None:
    """Counters of damage dealt together are put on it together (120.3d)."""
    for index, one in enumerate(later):
        if isinstance(one, PutCounters) and (one.on, one.by) == (target.id, by):
            later[index] = replace(one, amount=one.amount + points)
            return
    later.append(
        PutCounters(
            target.id, "-1/-1", points, by=by, from_effect=False, from_damage=True
        )
    )
