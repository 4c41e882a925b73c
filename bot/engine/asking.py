"""What was asked, answered from the outcomes (or, for legality, from the board)."""

from collections.abc import Callable, Iterable

from bot.citation import Game
from bot.engine.asking_assigned import assigned, first
from bot.engine.asking_cited import governing
from bot.engine.asking_combat import assignable
from bot.engine.asking_legality import legality, yes_no
from bot.engine.asking_needed import needed
from bot.engine.asking_past import Past, before_the_fight, lethal, past, trample
from bot.engine.asking_places import conquers, holds, place_of, wins
from bot.engine.asking_results import (
    GAINED_LIFE,
    LOST_LIFE,
    Asked,
    amount_told,
    can_choose,
    cards_held,
    choosers,
    controlled,
    counters_got,
    deaths,
    died,
    ended_so,
    entered_tapped,
    made,
    order_matters,
    sacrifices,
    size_of,
    winner,
)
from bot.engine.asking_sacrifices import must_sacrifice
from bot.engine.board import count
from bot.engine.characteristics import toughness_of
from bot.engine.commanders import commander_damage
from bot.engine.effects_left import points_left, still_there
from bot.engine.gamerules import GameRules, Topic
from bot.engine.games import rules_for
from bot.engine.inside import inside
from bot.engine.outcome import Answered, DamageDone, Outcome, Step
from bot.engine.question import EVERY_KIND, Ask, AskKind, Question
from bot.engine.values import Zone
from bot.engine.watches import DamageWatch


def answer(
    question: Question, outcomes: tuple[Outcome, ...], asked: Asked, before: Past
) -> tuple[Answered, ...]:
    """One for each thing asked, in order; *asked*: who had a choice at all, and why."""
    asks = (ask for ask in question.asks if ask.kind is not AskKind.EVERYTHING)
    return tuple(_answer(question, outcomes, ask, asked, before) for ask in asks)


def _answer(
    question: Question,
    outcomes: tuple[Outcome, ...],
    ask: Ask,
    asked: Asked,
    before: Past,
) -> Answered:
    rules = rules_for(question.game, question.edition)
    everywhere = tuple(range(len(outcomes)))
    allowed = legality(question, outcomes, ask, before)
    if allowed is not None:
        return allowed
    match ask.kind:
        case AskKind.LETHAL if ask.detail == "dealt":
            return needed(rules, question, ask, everywhere, before)
        case AskKind.LETHAL:
            return lethal(rules, question, ask, everywhere, before)
        case AskKind.TRAMPLE:
            return trample(rules, question, outcomes, ask, before)
        case AskKind.CAN_ASSIGN if question.game is Game.MTG:
            return assignable(rules, question, ask, len(outcomes), before)
        case AskKind.WHO_CHOOSES:
            return choosers(rules, outcomes, ask, asked)
        case AskKind.ORDER_MATTERS:
            return order_matters(outcomes, ask, asked)
        case AskKind.MUST_SACRIFICE:
            return must_sacrifice(rules, question, ask, everywhere, before)
        case AskKind.CAN_KILL | AskKind.CAN_SAVE:
            return can_choose(outcomes, ask)
        case AskKind.FIRST | AskKind.ASSIGNED:
            board = before_the_fight(question, ask, before)
            found = first if ask.kind is AskKind.FIRST else assigned
            return found(rules, question, board, ask, everywhere)
        case _:
            return _from_outcomes(rules, question, outcomes, ask, before)


def _dealt_before(question: Question, ask: Ask, before: Past) -> int:
    """How much had been dealt before what is asked about, if that is one number."""
    if not 0 < ask.since <= len(question.script):
        return 0
    part = _PARTS[ask.kind]
    _, outcomes = before.until(ask.since)
    found = {_sum(outcome, ask, part) for outcome in outcomes}
    return found.pop() if len(found) == 1 else 0


_OF_FIGHTS = frozenset(
    {AskKind.CONQUERS, AskKind.HOLDS, AskKind.WINS_FIGHT, AskKind.FIGHT_WINNER}
)


# --- Questions about results -------------------------------------------------


def _from_outcomes(
    rules: GameRules,
    question: Question,
    outcomes: tuple[Outcome, ...],
    ask: Ask,
    before: Past,
) -> Answered:
    values: dict[str, list[int]] = {}
    everywhere = tuple(range(len(outcomes)))
    earlier, before_it = before.then(ask)
    dealt = _dealt_before(question, ask, before) if ask.kind in _PARTS else 0
    kept = _given(rules, question, outcomes, ask.given)
    for index, outcome in enumerate(before_it or outcomes):
        if kept is not None and not before_it and index not in kept:
            continue
        value = _value(earlier, outcome, ask)
        if dealt and value.isdecimal():
            value = str(max(0, int(value) - dealt))
        values.setdefault(value, []).append(index)
    cited = governing(ask, before_it or outcomes)
    if ask.kind in _OF_FIGHTS:
        won = rules.cite(Topic.COMBAT_WON)
        cited = (*(it for it in cited if it not in won), *won)
    values = _extreme(values, ask)
    return Answered(
        ask,
        tuple(
            (value, everywhere if before_it else tuple(where))
            for value, where in values.items()
        ),
        rules=cited,
    )


def _given(
    rules: GameRules,
    question: Question,
    outcomes: tuple[Outcome, ...],
    ask: Ask | None,
) -> set[int] | None:
    """The places of those outcomes that have what *ask* asks the most or least of."""
    if ask is None:
        return None
    if ask.kind is AskKind.TRAMPLE:
        through = past(question, ask, outcomes)
        return {n for n, it in enumerate(through) if it == max(through)}
    values: dict[str, list[int]] = {}
    for index, outcome in enumerate(outcomes):
        value = _value(question, outcome, ask)
        values.setdefault(value, []).append(index)
    return {it for places in _extreme(values, ask).values() for it in places}


def _extreme(values: dict[str, list[int]], ask: Ask) -> dict[str, list[int]]:
    """Only the least or the most of *values*, where that was asked and something is."""
    if not values or not ask.extreme or not all(map(_whole, values)):
        return values
    number = _EXTREMES[ask.extreme](map(int, values))
    return {str(number): values[str(number)]}


_EXTREMES: dict[str, Callable[[Iterable[int]], int]] = {"least": min, "most": max}


def _whole(value: str) -> bool:
    return value.removeprefix("-").isdecimal()


def _value(question: Question, outcome: Outcome, ask: Ask) -> str:
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
            return yes_no(amount_told(outcome, GAINED_LIFE, ask.subject) > 0, ask)
        case AskKind.LOSES_LIFE:
            return yes_no(amount_told(outcome, LOST_LIFE, ask.subject) > 0, ask)
        case AskKind.POISON:
            return str(count(player.counters, "poison")) if player else "0"
        case AskKind.COMMANDER_DAMAGE:
            return str(commander_damage(player, ask.other))
        case AskKind.DIES:
            if player is not None:
                return yes_no(bool(player.lost), ask)
            there = obj is not None and obj.zone is Zone.BATTLEFIELD
            gone = obj is not None and died(outcome, obj)
            if ask.negated:  # "Does it survive?": is it still there?
                return "yes" if there and not gone else "no"
            return "yes" if gone else "no"
        case AskKind.DEATHS:
            return str(deaths(question, outcome, ask.subject, ask.detail))
        case AskKind.WINNER:
            return winner(board)
        case AskKind.LOSES | AskKind.WINS:
            return yes_no(ended_so(board, ask), ask)
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
            return yes_no(still_there(board, ask.subject), ask)
        case AskKind.COUNTERS:
            counters = obj.counters if obj else player.counters if player else ()
            if ask.detail == EVERY_KIND:
                return "\n".join(f"{n} {kind}" for kind, n in counters if n) or "0"
            got = counters_got(outcome, obj, ask)
            return str(count(counters, ask.detail) if got is None else got)
        case AskKind.LOYALTY:
            return str(count(obj.counters, "loyalty")) if obj else "0"
        case AskKind.SIZE:
            return size_of(question, board, ask)
        case AskKind.ZONE:
            return place_of(question, obj)
        case AskKind.CONQUERS:
            return conquers(question, board, ask)
        case AskKind.HOLDS:
            return holds(question, board, ask)
        case AskKind.WINS_FIGHT | AskKind.FIGHT_WINNER:
            rules = rules_for(question.game, question.edition)
            return wins(rules, question, board, ask)
        case AskKind.TAPPED if ask.detail == "tokens":
            created = made(question, board)
            return yes_no(bool(created) and all(one.tapped for one in created), ask)
        case AskKind.TAPPED:
            if ask.detail == "enters":
                name = obj.name if obj else ""
                return yes_no(entered_tapped(outcome, name), ask)
            return yes_no(obj is not None and obj.tapped, ask)
        case AskKind.CONTROLLER:
            nobodys = obj is not None and obj.zone in {Zone.GRAVEYARD, Zone.EXILE}
            return str(obj.zone if nobodys else obj.controller) if obj else "unknown"
        case AskKind.DRAWN:
            return str(player.drawn) if player else "0"
        case AskKind.HAND:
            return str(cards_held(question, board, ask.subject))
        case AskKind.LIBRARY:
            return str(player.library or 0) if player else "0"
        case AskKind.DISCARDED:
            return str(player.discarded) if player else "0"
        case AskKind.SACRIFICED:
            return str(sacrifices(outcome, ask.subject, ask.detail))
        case AskKind.CONTROLS:
            return str(controlled(board, ask.subject, ask.detail))
        case AskKind.TRIGGERS:
            return str(triggered(outcome, ask.subject))
        case AskKind.APPLIES:
            told = [step.said.template for step in _told_of(outcome, ask.subject)]
            if obj is not None and any(inside(obj.abilities, DamageWatch)):
                # That "Fog resolves" prevents nothing yet.
                told = [it for it in told if it != _RESOLVES]
            return yes_no(any(_IN_VAIN not in it for it in told), ask)
        case AskKind.CREATED:
            created = [
                one
                for one in made(question, board)
                if ask.detail in {"", *one.kinds} and ask.other in {"", one.controller}
            ]
            return str(len(created))
        case _:
            return "unknown"


def triggered(outcome: Outcome, name: str) -> int:
    """How often the object with that id triggered."""
    return len(_told_of(outcome, name, _TRIGGERS))


_TRIGGERS = "{effect} triggers."
_IN_VAIN = " applies, but "
_RESOLVES = "{effect} resolves."


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
