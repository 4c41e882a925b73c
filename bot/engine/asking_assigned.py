"""Riftbound: what is lethal in a combat, and which unit is assigned damage first."""

from bot.engine.board import Board, alive
from bot.engine.characteristics import has
from bot.engine.gamerules import GameRules
from bot.engine.might_assigned import assigning, assignments, first_in_line, might
from bot.engine.might_assigned import lethal as lethal_for
from bot.engine.outcome import Answered
from bot.engine.question import Ask, Attack, Question

Places = tuple[int, ...]

# Whom the points of an assignment go to that may go to any of its units.
ANY = "*"


def lethal(
    rules: GameRules, question: Question, board: Board, ask: Ask, places: Places
) -> Answered:
    """How much must be assigned to *ask.subject* to kill it (437.5)."""
    target = board.obj(ask.subject)
    assert target is not None
    attacking = target.id in _attackers(question)
    need = lethal_for(rules, board, target, attacking)
    value = "no amount is enough" if need is None else str(need)
    cited = assigning(rules, board, [target], attacking)
    return Answered(ask, ((value, places),), rules=cited)


def first(
    rules: GameRules, question: Question, board: Board, ask: Ask, places: Places
) -> Answered:
    """Which of the units that *ask.subject* fights beside is assigned damage first."""
    mine = _attackers(question)
    attacking = ask.subject in mine
    fight = _fight(question)
    names = mine if attacking or fight is None else fight.defenders
    side = [obj for name in names if (obj := alive(board, name)) is not None]
    found = "\n".join(it.id for it in first_in_line(board, side))
    cited = assigning(rules, board, side, attacking)
    return Answered(ask, ((found, places),), rules=cited)


def assigned(
    rules: GameRules, question: Question, board: Board, ask: Ask, places: Places
) -> Answered:
    """Every way in which the side of *ask.subject* may assign its damage (465.2.c)."""
    fight = _fight(question)
    mine = _attackers(question)
    theirs = fight.defenders if fight is not None else ()
    attacking = ask.subject in mine
    sides = (mine, theirs) if attacking else (theirs, mine)
    dealers, targets = (
        [obj for name in names if (obj := alive(board, name)) is not None]
        for names in sides
    )
    total = sum(
        might(board, obj, attacking)
        for obj in dealers
        if not has(board, obj, "stunned")
    )
    least = {obj.id: lethal_for(rules, board, obj, not attacking) for obj in targets}
    spare = total - sum(it or 0 for it in least.values())
    if len(targets) > 1 and spare > 0 and all(least.values()):
        # All that is lethal is assigned, and then what is left as one likes.
        ways = [[*((name, n or 0) for name, n in least.items()), (ANY, spare)]]
    else:
        ways = list(map(list, assignments(rules, board, targets, total, not attacking)))
    order = [*least, ANY]
    said = (
        ";".join(
            f"{n} {name}"
            for name, n in sorted(way, key=lambda it: order.index(it[0]))
            if n
        )
        for way in ways
    )
    value = "\n".join(dict.fromkeys(said))
    cited = assigning(rules, board, targets, not attacking)
    return Answered(ask, ((value, places),), rules=cited)


def _fight(question: Question) -> Attack | None:
    fights = [it for it in question.script if isinstance(it, Attack)]
    return fights[-1] if fights else None


def _attackers(question: Question) -> tuple[str, ...]:
    fight = _fight(question)
    return tuple(dict.fromkeys(it for it, _ in fight.attackers)) if fight else ()
