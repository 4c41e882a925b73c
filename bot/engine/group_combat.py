"""Combat of Grand Archive: attack and retaliation, what is wielded and wears."""

from dataclasses import replace
from itertools import permutations

from bot.engine.board import Board, Obj, alive, count
from bot.engine.characteristics import has, keyword_number, power_of
from bot.engine.choosing import Each, Fork, Option
from bot.engine.effects import Ban
from bot.engine.events import DamageEvent, Event, RemoveCounters
from bot.engine.gamerules import RESTED_TO_RETALIATE, GameRules, Topic
from bot.engine.outcome import Said, Step
from bot.engine.question import Attack, Block
from bot.engine.seeing import find_ban
from bot.engine.tasks import Check, Propose, Recorder, Retaliation, State, Task
from bot.engine.unit_legality import can_intercept, can_retaliate, sees_stealth
from bot.engine.values import Zone


def attack_steps(board: Board, attack: Attack) -> tuple[Task, ...]:
    """The damage step of an attack (DS)."""
    return (Retaliation(attack), Check())


def retaliation(
    rules: GameRules, state: State, task: Retaliation, log: Recorder | None
) -> State | Fork[State]:
    """Damage of attackers and retaliators; the attacking player orders the latter."""
    board = state.board
    attack = task.attack
    for name in attack.may_join:
        left = replace(
            attack, may_join=tuple(it for it in attack.may_join if it != name)
        )
        asked = _joining(rules, state, left, name)
        if asked is not None:
            return asked
        attack = left
    hits: list[Event] = []
    for name, goal in attack.attackers:
        attacker, target = alive(board, name), alive(board, goal)
        if attacker is None or target is None or _unseen(board, attacker, target):
            continue
        power = power_of(board, attacker) + attack.extra + _at_range(board, attacker)
        power += sum(power_of(board, obj) for obj in wielded(board, name))
        hits.append(DamageEvent(name, goal, power, combat=True))
    back = [
        (block.blocker, block.attacker)
        for block in attack.blocks
        if alive(board, block.blocker)
        and alive(board, block.attacker)
        and not _safe(board, block.attacker, block.blocker, log)
    ]

    def after(order: tuple[tuple[str, str], ...]) -> State:
        events = list(hits)
        for place, (name, goal) in enumerate(order):
            obj = board.obj(name)
            assert obj is not None
            power = power_of(board, obj) + keyword_number(board, obj, "retort")
            events.append(DamageEvent(name, goal, power, combat=True, order=place))
        # Damage and the wear of weapons happen at the same time (DS 3.7).
        wear = _wear(board, attack) if hits else ()
        return state.then(board, Propose((*events, *wear)))

    if attack.order:
        rank = {name: place for place, name in enumerate(attack.order)}
        back.sort(key=lambda pair: rank.get(pair[0], len(rank)))
        return after(tuple(back))
    if len(back) < 2 or len({goal for _, goal in back}) == len(back):
        return after(tuple(back))
    attacker = board.obj(back[0][1])
    assert attacker is not None
    return Fork(
        attacker.controller,
        Said("In which order do the retaliating units deal their damage?"),
        rules.cite(Topic.RETALIATE_ORDER),
        Each(
            permutations(back),
            lambda way: Option(
                Said(
                    "{order}",
                    (("order", ", then ".join(board.name_of(n) for n, _ in way)),),
                ),
                after(way),
                names=(way[0][0], board.name_of(way[0][0])),
            ),
        ),
    )


# The question, and what is chosen.
_INTERCEPT = (
    "Intercept with {unit}?",
    "intercept with {unit}",
    "don't intercept with {unit}",
)
_INTERCEPT_ONE = (
    "Intercept {attacker} with {unit}?",
    "intercept {attacker} with {unit}",
    "don't intercept {attacker} with {unit}",
)
_RETALIATE = (
    "Retaliate with {unit}?",
    "retaliate with {unit}",
    "don't retaliate with {unit}",
)
_RETALIATE_ONE = (
    "Retaliate against {attacker} with {unit}?",
    "retaliate against {attacker} with {unit}",
    "don't retaliate against {attacker} with {unit}",
)


def _joining(
    rules: GameRules, state: State, attack: Attack, name: str
) -> Fork[State] | None:
    """Whether that unit intercepts, then whether it retaliates; None if it can not."""
    board = state.board
    it = alive(board, name)
    if it is None or not all(alive(board, who) for who, _ in attack.attackers):
        return None
    defends = any(goal == name for _, goal in attack.attackers)
    against = attack.attackers[0][0] if attack.attackers else ""
    named = attack.one_of_several
    args: tuple[tuple[str, str], ...] = (("unit", it.name),)
    if named:
        args = (*args, ("attacker", board.name_of(against)))
    there = board
    if not defends and can_intercept(board, it, attack).allowed:
        # It is asked of it once more, now that it is attacked.
        aims = tuple((who, name) for who, _ in attack.attackers)
        joined = replace(attack, attackers=aims, may_join=(name, *attack.may_join))
        words = _INTERCEPT_ONE if named else _INTERCEPT
        topic = Topic.INTERCEPT
    elif defends and can_retaliate(board, it, attack).allowed:
        joined = replace(attack, blocks=(*attack.blocks, Block(name, against)))
        if not has(board, it, "steadfast"):
            rested = it.flags | {RESTED_TO_RETALIATE}
            there = board.with_object(replace(it, flags=rested))
        words = _RETALIATE_ONE if named else _RETALIATE
        topic = Topic.RETALIATE_CHOSEN
    else:
        return None
    asked, yes, no = (Said(text, args) for text in words)
    return Fork(
        it.controller,
        asked,
        rules.cite(topic),
        (
            Option(yes, state.then(there, Retaliation(joined)), names=(str(yes),)),
            Option(no, state.then(board, Retaliation(attack)), names=(str(no),)),
        ),
    )


def _safe(board: Board, attacker: str, name: str, log: Recorder | None) -> bool:
    """Whether nothing can retaliate against *attacker*; if so, that is told."""
    ban = find_ban(board, Ban.BE_RETALIATED, attacker, name)
    if ban is not None and log is not None:
        args = (("unit", board.name_of(name)), ("effect", ban.label))
        log.tell(Step(Said("{effect}: {unit} can't retaliate.", args), ("RS 3",)))
    return ban is not None


def _at_range(board: Board, attacker: Obj) -> int:
    """Ranged N: the attacks of a distant unit get +N power; several add up."""
    if "distant" not in attacker.flags:
        return 0
    return keyword_number(board, attacker, "ranged")


def _unseen(board: Board, attacker: Obj, target: Obj) -> bool:
    """A target that has stealth by now is no legal one without true sight.

    It is dealt no damage; if it had been declared to retaliate it still does (DS 3).
    """
    if not has(board, target, "stealth"):
        return False
    return not sees_stealth(board, attacker, Attack(()))


def wielded(board: Board, attacker: str) -> list[Obj]:
    """Weapons and attack cards that *attacker* attacks with (DS 3.1)."""
    return [
        obj
        for obj in board.objects
        if obj.attached_to == attacker
        and obj.zone is Zone.BATTLEFIELD
        and (obj.is_("weapon") or obj.is_("attack"))
    ]


# Marks what is wielded in this combat only.
_TAKEN_UP = frozenset({"taken up"})


def take_up(board: Board, attack: Attack) -> Board:
    """Its weapons and attack cards are with what attacks with them."""
    for name, attacker in attack.wields:
        obj = board.obj(name)
        if obj is not None and not obj.attached_to:
            obj = replace(obj, attached_to=attacker, flags=obj.flags | _TAKEN_UP)
            board = board.with_object(obj)
    return board


def lay_down(board: Board) -> Board:
    """Weapons are wielded no more, attack cards go to the graveyard."""
    for obj in board.objects:
        if obj.flags >= _TAKEN_UP:
            gone = obj.is_("attack") and obj.zone is Zone.BATTLEFIELD
            zone = Zone.GRAVEYARD if gone else obj.zone
            here = replace(obj, attached_to="", zone=zone, flags=obj.flags - _TAKEN_UP)
            board = board.with_object(here)
    return board


def _wear(board: Board, attack: Attack) -> tuple[Event, ...]:
    """Each weapon wielded in the attack loses a durability counter (DS 3.7.2)."""
    attackers = {name for name, _ in attack.attackers}
    return tuple(
        RemoveCounters(obj.id, "durability", 1)
        for obj in board.objects
        if obj.is_("weapon")
        and obj.zone is Zone.BATTLEFIELD
        and obj.attached_to in attackers
        and count(obj.counters, "durability")
    )
