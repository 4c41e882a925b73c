"""What must be assigned to kill something, and how much can come past the blockers."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache

from bot.citation import Game
from bot.engine.asking_assigned import lethal as lethal_assigned
from bot.engine.board import Board
from bot.engine.characteristics import endured, has
from bot.engine.dealing import lethal as magic_lethal
from bot.engine.gamerules import GameRules, Topic
from bot.engine.might_assigned import lethal as lethal_for
from bot.engine.might_assigned import might
from bot.engine.outcome import Answered, Outcome
from bot.engine.question import Ask, Attack, Happening, Question
from bot.engine.room import Room


class Past:
    """How *question* stood before its end, each moment played out once.

    All moments take from *room*; where that runs out they are not *complete*.
    *along* gives them on one way through; *only*: there is no other.
    """

    def __init__(
        self,
        question: Question,
        room: Room,
        along: Callable[[], Sequence[Outcome]] = tuple,
        *,
        only: bool = False,
    ) -> None:
        self._question, self._room = question, room
        self._along = cache(along)
        self._only = only
        self.complete = True
        self._known: dict[int, tuple[Question, tuple[Outcome, ...]]] = {}
        self._of: dict[Question, tuple[Outcome, ...]] = {}

    def until(self, at: int) -> tuple[Question, tuple[Outcome, ...]]:
        """Its first *at* events alone, and what comes of them."""
        if at not in self._known:
            script = self._question.script[:at]
            earlier = replace(self._question, script=script, asks=())
            if (self._only or self._room.left <= 0) and at < len(self._along()):
                self.complete = self.complete and self._only
                self._known[at] = earlier, (self._along()[at],)
                return self._known[at]
            self._known[at] = earlier, self.of(earlier)
        return self._known[at]

    def of(self, question: Question) -> tuple[Outcome, ...]:
        """What comes of another *question*; () where there is no room to look."""
        from bot.engine.exploration import explore

        if question not in self._of:
            if self._room.left <= 0:
                self.complete = False
                return ()
            ruling = explore(question, self._room)
            self.complete = self.complete and ruling.complete
            self._of[question] = ruling.outcomes
        return self._of[question]

    def then(self, ask: Ask) -> tuple[Question, tuple[Outcome, ...]]:
        """What is asked in the middle of events is answered from those before it."""
        if ask.at is None or not 0 <= ask.at < len(self._question.script):
            return self._question, ()
        return self.until(ask.at)


def lethal(
    rules: GameRules,
    question: Question,
    ask: Ask,
    everywhere: tuple[int, ...],
    before: Past,
) -> Answered:
    board = before_the_fight(question, ask, before)
    target = board.obj(ask.subject)
    if target is None:
        return Answered(ask, (("unknown", everywhere),))
    if question.game is Game.RIFTBOUND:
        return lethal_assigned(rules, question, board, ask, everywhere)
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


def before_the_fight(question: Question, ask: Ask, past: Past) -> Board:
    """The board when damage is assigned: what came before the fight has happened."""
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
    outcomes = past.of(replace(question, script=tuple(before), asks=()))
    return outcomes[0].board if outcomes else question.board


def trample(
    rules: GameRules,
    question: Question,
    outcomes: tuple[Outcome, ...],
    ask: Ask,
    before: Past,
) -> Answered:
    """The most that comes past the blockers: what is dealt, not what is assigned."""
    everywhere = tuple(range(len(outcomes)))
    if question.game is Game.RIFTBOUND:
        return _excess(rules, question, ask, everywhere, before)
    _, earlier = before.then(ask)
    best = max(past(question, ask, earlier or outcomes), default=0)
    cites = rules.cite(Topic.ASSIGN_TRAMPLE)
    return Answered(ask, ((str(best), everywhere),), rules=cites)


def past(question: Question, ask: Ask, outcomes: Iterable[Outcome]) -> list[int]:
    """How much comes past the blockers in each of *outcomes*."""
    blockers = {
        block.blocker
        for happening in question.script
        if isinstance(happening, Attack)
        for block in happening.blocks
    }
    return [_past(outcome, ask.subject, blockers) for outcome in outcomes]


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
    rules: GameRules,
    question: Question,
    ask: Ask,
    everywhere: tuple[int, ...],
    before: Past,
) -> Answered:
    """What is left of the attackers' damage when every defender has lethal."""
    board = before_the_fight(question, ask, before)
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
