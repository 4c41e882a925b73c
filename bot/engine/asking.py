"""What was asked, answered from the outcomes (or, for legality, from the board)."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from bot.citation import Game
from bot.engine.asking_assigned import assigned, first, lethal
from bot.engine.asking_cited import governing
from bot.engine.asking_combat import assignable
from bot.engine.asking_legality import legality
from bot.engine.asking_places import holds, place_of
from bot.engine.asking_results import (
    ENTERS_TAPPED,
    GAINED_LIFE,
    LOST_LIFE,
    Asked,
    amount_told,
    can_choose,
    choosers,
    controlled,
    counters_got,
    deaths,
    died,
    ended_so,
    made,
    sacrifices,
    said_of,
    size_of,
)
from bot.engine.asking_sacrifices import must_sacrifice
from bot.engine.board import Board, count
from bot.engine.characteristics import endured, has, toughness_of
from bot.engine.commanders import commander_damage
from bot.engine.dealing import lethal as magic_lethal
from bot.engine.effects_left import points_left, still_there
from bot.engine.gamerules import GameRules, Topic
from bot.engine.games import rules_for
from bot.engine.outcome import Answered, DamageDone, Outcome, Step
from bot.engine.question import Ask, AskKind, Attack, Happening, Question
from bot.engine.showdowns import lethal as lethal_for
from bot.engine.showdowns import might
from bot.engine.values import Zone


def answer(
    question: Question, outcomes: tuple[Outcome, ...], asked: Asked
) -> tuple[Answered, ...]:
    """One for each thing asked, in order; *asked*: who had a choice at all, and why."""
    asks = (ask for ask in question.asks if ask.kind is not AskKind.EVERYTHING)
    return tuple(_answer(question, outcomes, ask, asked) for ask in asks)


def _answer(
    question: Question, outcomes: tuple[Outcome, ...], ask: Ask, asked: Asked
) -> Answered:
    rules = rules_for(question.game, question.edition)
    everywhere = tuple(range(len(outcomes)))
    allowed = legality(question, outcomes, ask)
    if allowed is not None:
        return allowed
    match ask.kind:
        case AskKind.LETHAL:
            return _lethal(rules, question, ask, everywhere)
        case AskKind.TRAMPLE:
            return _trample(rules, question, outcomes, ask)
        case AskKind.CAN_ASSIGN if question.game is Game.MTG:
            return assignable(rules, question, ask, len(outcomes))
        case AskKind.WHO_CHOOSES:
            return choosers(rules, outcomes, ask, asked)
        case AskKind.MUST_SACRIFICE:
            return must_sacrifice(rules, question, ask, everywhere)
        case AskKind.CAN_KILL | AskKind.CAN_SAVE:
            return can_choose(outcomes, ask)
        case AskKind.FIRST | AskKind.ASSIGNED:
            before = _before_the_fight(question, ask)
            found = first if ask.kind is AskKind.FIRST else assigned
            return found(rules, question, before, ask, everywhere)
        case _:
            return _from_outcomes(rules, question, outcomes, ask)


def _then(question: Question, ask: Ask) -> tuple[Question, tuple[Outcome, ...]]:
    """What is asked in the middle of events is answered from those before it."""
    from bot.engine.exploration import explore

    if ask.at is None or not 0 <= ask.at < len(question.script):
        return question, ()
    earlier = replace(question, script=question.script[: ask.at], asks=())
    return earlier, explore(earlier).outcomes


def _dealt_before(question: Question, ask: Ask) -> int:
    """How much had been dealt before what is asked about, if that is one number."""
    from bot.engine.exploration import explore

    if not 0 < ask.since < len(question.script):
        return 0
    earlier = replace(question, script=question.script[: ask.since], asks=())
    part = _PARTS[ask.kind]
    found = {_sum(outcome, ask, part) for outcome in explore(earlier).outcomes}
    return found.pop() if len(found) == 1 else 0


def _yes_no(holds: bool, ask: Ask) -> str:
    return "yes" if holds != ask.negated else "no"


# --- Combat questions -------------------------------------------------------


def _lethal(
    rules: GameRules, question: Question, ask: Ask, everywhere: tuple[int, ...]
) -> Answered:
    board = _before_the_fight(question, ask)
    target = board.obj(ask.subject)
    if target is None:
        return Answered(ask, (("unknown", everywhere),))
    if question.game is Game.RIFTBOUND:
        return lethal(rules, question, board, ask, everywhere)
    source = board.obj(ask.other)
    if source is None:
        life = endured(board, target) or 0
        value = str(max(0, life - target.damage))
        topic = Topic.LETHAL
    else:
        value = str(magic_lethal(board, source, target))
        topic = (
            Topic.ASSIGN_DEATHTOUCH
            if has(board, source, "deathtouch")
            else Topic.ASSIGN_TRAMPLE
        )
    return Answered(ask, ((value, everywhere),), rules=rules.cite(topic))


def _before_the_fight(question: Question, ask: Ask) -> Board:
    """The board when damage is assigned: what came before the fight has happened."""
    from bot.engine.exploration import explore

    before: list[Happening] = []
    for happening in question.script[
        : len(question.script) if ask.at is None else ask.at
    ]:
        if isinstance(happening, Attack):
            before += happening.before_damage
            break
        before.append(happening)
    if not before or question.game is not Game.RIFTBOUND:
        return question.board
    ruling = explore(replace(question, script=tuple(before), asks=()))
    return ruling.outcomes[0].board if ruling.outcomes else question.board


def _attackers(question: Question) -> set[str]:
    return {
        name
        for happening in question.script
        if isinstance(happening, Attack)
        for name, _ in happening.attackers
    }


def _trample(
    rules: GameRules, question: Question, outcomes: tuple[Outcome, ...], ask: Ask
) -> Answered:
    """The most that comes past the blockers: what is dealt, not what is assigned."""
    everywhere = tuple(range(len(outcomes)))
    if question.game is Game.RIFTBOUND:
        return _excess(rules, question, ask, everywhere)
    _, earlier = _then(question, ask)
    blockers = {
        block.blocker
        for happening in question.script
        if isinstance(happening, Attack)
        for block in happening.blocks
    }
    best = max(
        (_past(outcome, ask.subject, blockers) for outcome in earlier or outcomes),
        default=0,
    )
    cites = rules.cite(Topic.ASSIGN_TRAMPLE)
    return Answered(ask, ((str(best), everywhere),), rules=cites)


def _past(outcome: Outcome, attacker: str, blockers: set[str]) -> int:
    """The combat damage *attacker* deals to others than *blockers*; of all for ""."""
    name = outcome.board.name_of
    kept = {name(one) for one in blockers}
    return sum(
        one.dealt
        for one in outcome.damage
        if one.combat
        and one.recipient not in kept
        and (not attacker or one.source == name(attacker))
    )


def _excess(
    rules: GameRules, question: Question, ask: Ask, everywhere: tuple[int, ...]
) -> Answered:
    """What is left of the attackers' damage when every defender has lethal."""
    board = _before_the_fight(question, ask)
    fights = [it for it in question.script if isinstance(it, Attack)]
    left = 0
    if fights:
        attackers = [board.obj(name) for name, _ in fights[-1].attackers]
        left = sum(
            might(board, obj, attacking=True)
            for obj in attackers
            if obj is not None and not has(board, obj, "stunned")
        )
        for name in fights[-1].defenders:
            target = board.obj(name)
            need = lethal_for(rules, board, target, False) if target else 0
            left = 0 if need is None else left - need
    return Answered(
        ask, ((str(max(0, left)), everywhere),), rules=rules.cite(Topic.ASSIGN)
    )


# --- Questions about results -------------------------------------------------


def _from_outcomes(
    rules: GameRules, question: Question, outcomes: tuple[Outcome, ...], ask: Ask
) -> Answered:
    values: dict[str, list[int]] = {}
    everywhere = tuple(range(len(outcomes)))
    earlier, then = _then(question, ask)
    before = _dealt_before(question, ask) if ask.kind in _PARTS else 0
    for index, outcome in enumerate(then or outcomes):
        value = _value(rules, earlier, outcome, ask)
        if before and value.isdecimal():
            value = str(max(0, int(value) - before))
        values.setdefault(value, []).append(index)
    cited = governing(ask, then or outcomes)
    if ask.kind in (AskKind.CONQUERS, AskKind.HOLDS):
        won = rules.cite(Topic.COMBAT_WON)
        cited = (*(it for it in cited if it not in won), *won)
    values = _extreme(values, ask)
    return Answered(
        ask,
        tuple(
            (value, everywhere if then else tuple(where))
            for value, where in values.items()
        ),
        rules=cited,
    )


def _extreme(values: dict[str, list[int]], ask: Ask) -> dict[str, list[int]]:
    """Only the least or the most of *values*, where that was asked for."""
    if ask.detail not in _EXTREMES or not all(map(_whole, values)):
        return values
    number = _EXTREMES[ask.detail](map(int, values))
    return {str(number): values[str(number)]}


_EXTREMES: dict[str, Callable[[Iterable[int]], int]] = {"least": min, "most": max}


def _whole(value: str) -> bool:
    return value.removeprefix("-").isdecimal()


def _value(rules: GameRules, question: Question, outcome: Outcome, ask: Ask) -> str:
    board = outcome.board
    obj, player = board.obj(ask.subject), board.player(ask.subject)
    match ask.kind:
        case AskKind.LIFE:
            if obj is not None:  # A champion: life left.
                return str(max(0, (toughness_of(board, obj) or 0) - obj.damage))
            return str(player.life) if player else "unknown"
        case AskKind.GAINED:
            return str(amount_told(outcome, GAINED_LIFE, ask.subject))
        case AskKind.LIFE_LOST:
            return str(amount_told(outcome, LOST_LIFE, ask.subject))
        case AskKind.GAINS:
            return _yes_no(amount_told(outcome, GAINED_LIFE, ask.subject) > 0, ask)
        case AskKind.LOSES_LIFE:
            return _yes_no(amount_told(outcome, LOST_LIFE, ask.subject) > 0, ask)
        case AskKind.POISON:
            return str(count(player.counters, "poison")) if player else "0"
        case AskKind.COMMANDER_DAMAGE:
            return str(commander_damage(player, ask.other))
        case AskKind.DIES:
            if player is not None:
                return _yes_no(bool(player.lost), ask)
            there = obj is not None and obj.zone is Zone.BATTLEFIELD
            gone = obj is not None and died(outcome, obj)
            if ask.negated:  # "Does it survive?": is it still there?
                return "yes" if there and not gone else "no"
            return "yes" if gone else "no"
        case AskKind.DEATHS:
            return str(deaths(question, outcome, ask.subject, ask.detail))
        case AskKind.LOSES | AskKind.WINS:
            return _yes_no(ended_so(board, ask), ask)
        case AskKind.DAMAGE_DEALT:
            return str(_sum(outcome, ask, lambda one: one.dealt))
        case AskKind.DEALS:
            name = board.name_of(ask.subject)
            return str(sum(one.dealt for one in outcome.damage if one.source == name))
        case AskKind.PREVENTED:
            return str(_sum(outcome, ask, lambda one: one.prevented))
        case AskKind.DAMAGE_MARKED:
            return str(obj.damage) if obj else "0"
        case AskKind.SHIELD:
            return points_left(board, ask.subject)
        case AskKind.IN_FORCE:
            return _yes_no(still_there(board, ask.subject), ask)
        case AskKind.COUNTERS:
            counters = obj.counters if obj else player.counters if player else ()
            got = counters_got(outcome, obj, ask)
            return str(count(counters, ask.detail) if got is None else got)
        case AskKind.LOYALTY:
            return str(count(obj.counters, "loyalty")) if obj else "0"
        case AskKind.SIZE:
            return size_of(question, board, ask)
        case AskKind.ZONE:
            return place_of(question, obj)
        case AskKind.CONQUERS | AskKind.HOLDS:
            return holds(question, board, ask)
        case AskKind.TAPPED if ask.detail == "tokens":
            created = made(question, board)
            return _yes_no(bool(created) and all(one.tapped for one in created), ask)
        case AskKind.TAPPED:
            if ask.detail == "enters":
                name = obj.name if obj else ""
                return _yes_no(said_of(outcome, ENTERS_TAPPED, name), ask)
            return _yes_no(obj is not None and obj.tapped, ask)
        case AskKind.CONTROLLER:
            nobodys = obj is not None and obj.zone in {Zone.GRAVEYARD, Zone.EXILE}
            return str(obj.zone if nobodys else obj.controller) if obj else "unknown"
        case AskKind.DRAWN:
            return str(player.drawn) if player else "0"
        case AskKind.DISCARDED:
            return str(player.discarded) if player else "0"
        case AskKind.SACRIFICED:
            return str(sacrifices(outcome, ask.subject, ask.detail))
        case AskKind.CONTROLS:
            return str(controlled(board, ask.subject, ask.detail))
        case AskKind.TRIGGERS:
            return str(len(_told_of(outcome, ask.subject, _TRIGGERS)))
        case AskKind.APPLIES:
            told = _told_of(outcome, ask.subject)
            there = any(_IN_VAIN not in step.said.template for step in told)
            return _yes_no(there, ask)
        case AskKind.CREATED:
            created = [
                one
                for one in made(question, board)
                if ask.detail in {"", *one.kinds} and ask.other in {"", one.controller}
            ]
            return str(len(created))
        case _:
            return "unknown"


_TRIGGERS = "{effect} triggers."
_IN_VAIN = " applies, but "


def _told_of(outcome: Outcome, name: str, template: str = "") -> list[Step]:
    """The steps of what has that *name* (any for ""), said in that *template*."""
    label = outcome.board.name_of(name) if name else ""
    return [
        step
        for step in outcome.steps
        if (not template or step.said.template == template)
        and any(key == "effect" and label in ("", it) for key, it in step.said.args)
    ]


def _sum(outcome: Outcome, ask: Ask, part: Callable[..., int]) -> int:
    obj = outcome.board.obj(ask.subject)
    name = obj.name if obj else ask.subject
    source = outcome.board.obj(ask.other)
    return sum(
        part(one)
        for one in outcome.damage
        if (not name or one.recipient == name)
        and (source is None or one.source == source.name)
    )


_PARTS: dict[AskKind, Callable[[DamageDone], int]] = {
    AskKind.DAMAGE_DEALT: lambda one: one.dealt,
    AskKind.PREVENTED: lambda one: one.prevented,
}
