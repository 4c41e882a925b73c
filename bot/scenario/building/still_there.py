"""What fights a second time has to be there still: a unit that has died does not."""

from bot.citation import Game
from bot.engine.asking_past import Past
from bot.engine.inside import holds, inside
from bot.engine.instructions import Fight
from bot.engine.question import Attack, NextTurn, Question, Resolve
from bot.engine.values import Filter, Named, Zone
from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.told_groups import told_groups
from bot.scenario.words.asked_back import WHAT_FIRST
from bot.scenario.words.effort import room
from bot.worded import worded

# Positions that are looked at, for all fights together.
_BUDGET = 2_000


def check_there(scene: Scene, asked: Question) -> None:
    """Refuse an attack by or on what has died before it, whatever is chosen.

    Raises QuestionError (AMBIGUOUS): something else is meant.
    """
    if asked.game is Game.MTG:
        _check_fought(scene, asked)
        return
    fought: set[str] = set()
    # Where each fights last: who is there by then was there before.
    looked: dict[str, int] = {}
    last: set[str] = set()  # who fought last in this turn: told of once more, perhaps
    for at, one in enumerate(asked.script):
        if isinstance(one, NextTurn):
            last = set()
        if not isinstance(one, Attack):
            continue
        now = {name for pair in one.attackers for name in pair} | {*one.defenders}
        again = {it for it in fought & now if asked.board.obj(it) is not None}
        again = set() if now <= last else again
        looked |= dict.fromkeys(again, at)
        fought, last = fought | now, now
    past = Past(asked, room(_BUDGET))
    for at in sorted({*looked.values()}):
        _, before = past.until(at)
        again = {name for name, there in looked.items() if there == at}
        for name in sorted(again) if past.complete else ():
            found = [it.board.obj(name) for it in before]
            gone = not any(it and it.zone is Zone.BATTLEFIELD for it in found)
            if gone and not _by_the_same(scene, asked, at, name):
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded("{it} has died by then: what is meant there?", it=name),
                )


def _by_the_same(scene: Scene, asked: Question, at: int, name: str) -> bool:
    """ "Three 1/1s attack it": who is told of together with who killed it is too late.

    Whether the attack at *at* on *name* is by one of those.
    """
    attacks = [it for it in asked.script[: at + 1] if isinstance(it, Attack)]
    on_it = [{who for who, aim in it.attackers if aim == name} for it in attacks]
    now, before = on_it[-1], set().union(*on_it[:-1])
    groups = ({it.id for it in some} for some in told_groups(scene))
    return bool(now) and any(some >= now and some & before for some in groups)


def _check_fought(scene: Scene, asked: Question) -> None:
    """Refuse what is done to a creature that has died in a fight told before it.

    "My 2/2 fights his. I give mine +1/+1": rather before they fight. Raises
    QuestionError (AMBIGUOUS).
    """
    fights = [at for at, it in enumerate(asked.script) if holds(it, Fight)]
    past = Past(asked, room(_BUDGET))
    for at in range(fights[0] + 1, len(asked.script)) if fights else ():
        one = asked.script[at]
        aimed = {it.id for it in inside(one, Named)}
        aimed |= {name for it in inside(one, Filter) for name in it.ids or ()}
        if isinstance(one, Resolve):
            aimed |= {name for slot in one.chosen for name in slot}
        aimed = {it for it in aimed if _creature(asked, it)}
        if not aimed or isinstance(one, Attack):
            continue
        _, before = past.until(at)
        for name in sorted(aimed) if past.complete else ():
            left = [it.board.obj(name) for it in before]
            if not any(it and it.zone is Zone.BATTLEFIELD for it in left):
                raise scene.error(
                    Problem.AMBIGUOUS,
                    WHAT_FIRST,
                )


def _creature(asked: Question, name: str) -> bool:
    it = asked.board.obj(name)
    return it is not None and "creature" in it.kinds and it.zone is Zone.BATTLEFIELD
