"""Asked where something is in the end, and who has the battlefield fought over."""

from bot.engine.asking_results import CEASES
from bot.engine.board import Board, Obj
from bot.engine.gamerules import GameRules
from bot.engine.going_home import fight_winner, holder
from bot.engine.question import Ask, Attack, Question
from bot.engine.recalling import AT_BASE, FROM_COMBAT
from bot.engine.values import Zone

NOWHERE = "nowhere"
RECALLED = "recalled"
# At the battlefield of the last combat (Riftbound).
THERE = "there"


def place_of(question: Question, obj: Obj | None) -> str:
    """The zone of *obj*; in Riftbound its base, or the battlefield it fought over."""
    if obj is None:
        return NOWHERE
    if obj.token and obj.zone in {Zone.HAND, Zone.LIBRARY}:
        return NOWHERE  # a token there ceases to exist (111.7)
    if obj.token and obj.zone is Zone.GRAVEYARD:
        return CEASES
    if obj.zone is not Zone.BATTLEFIELD:
        return str(obj.zone)
    if FROM_COMBAT in obj.flags:
        return RECALLED
    if AT_BASE in obj.flags:
        return "base"
    fight = _last_fight(question)
    if fight is None or not fight.defenders:
        return str(obj.zone)
    fought = {*fight.defenders, *(name for name, _ in fight.attackers)}
    return THERE if obj.id in fought else str(obj.zone)


def holds(question: Question, board: Board, ask: Ask) -> str:
    """Who controls the battlefield after the last combat; whether *subject* does."""
    fought = _sides(question, board)
    return _either_way("unknown" if fought is None else holder(board, *fought), ask)


def conquers(question: Question, board: Board, ask: Ask) -> str:
    """Whether *subject* attacked in the last combat and controls the battlefield."""
    fought = _sides(question, board)
    if fought is None:
        return "unknown"
    found = holder(board, *fought)
    return _either_way(found if found == fought[1] else "", ask)


def wins(rules: GameRules, question: Question, board: Board, ask: Ask) -> str:
    """Who has won the last combat; whether *subject* has."""
    fought = _sides(question, board)
    if fought is None:
        return "unknown"
    return _either_way(fight_winner(rules, board, *fought), ask)


def _either_way(found: str, ask: Ask) -> str:
    if not ask.subject or found == "unknown":
        return found or "nobody"
    return "yes" if (found == ask.subject) != ask.negated else "no"


def _sides(question: Question, board: Board) -> tuple[Attack, str, str] | None:
    """The last combat, whose it is and against whom."""
    fight = _last_fight(question)
    attacker = board.obj(fight.attackers[0][0]) if fight and fight.attackers else None
    if fight is None or attacker is None:
        return None
    defender = next((it for name in fight.defenders if (it := board.obj(name))), None)
    other = defender.controller if defender is not None else ""
    return fight, attacker.controller, other


def _last_fight(question: Question) -> Attack | None:
    fights = [it for it in question.script if isinstance(it, Attack)]
    return fights[-1] if fights else None
