"""May it block, attack, be targeted? Asked of the board at that moment."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from bot.citation import Game
from bot.engine.aims import is_aimed_at
from bot.engine.asking_past import Past
from bot.engine.attacking_legality import can_attack, must_attack
from bot.engine.blocking_legality import (
    can_be_blocked_by,
    can_block_several,
    has_to_block_another,
    must_block,
)
from bot.engine.board import Board, Obj
from bot.engine.casting_legality import can_cast, can_equip, can_use
from bot.engine.characteristics import has
from bot.engine.declaring import with_blocks
from bot.engine.effects import AttackWatch, Ban, Trigger
from bot.engine.gamerules import Topic
from bot.engine.games import rules_for
from bot.engine.legality import (
    Legal,
    attacks_another,
    can_target,
    cannot_aim,
    is_there,
    no,
    tapped_by_attacking,
    yes,
)
from bot.engine.outcome import Answered, Outcome, Said
from bot.engine.question import Ask, AskKind, Attack, NextTurn, Question
from bot.engine.seeing import find_ban, granted
from bot.engine.unit_legality import (
    awake,
    can_assign,
    can_be_attacked,
    can_be_targeted,
    can_intercept,
    can_retaliate,
    must_retaliate,
)
from bot.engine.unlawful import is_lawful

# Questions that are answered yes or no, of the board at that moment.
OF_LEGALITY = frozenset(
    {
        AskKind.CAN_ATTACK,
        AskKind.MUST_ATTACK,
        AskKind.MUST_BLOCK,
        AskKind.LAWFUL,
        AskKind.BLOCKED,
        AskKind.CAN_BE_ATTACKED,
        AskKind.CAN_BLOCK,
        AskKind.CAN_ASSIGN,
        AskKind.CAN_RETALIATE,
        AskKind.MUST_RETALIATE,
        AskKind.CAN_INTERCEPT,
        AskKind.CAN_TARGET,
        AskKind.CAN_EQUIP,
        AskKind.CAN_CAST,
        AskKind.CAN_USE,
    }
)


def legality(
    question: Question, outcomes: Sequence[Outcome], ask: Ask, past: Past
) -> Answered | None:
    """Whether it is allowed at that moment; None for what asks something else.

    Where what came before can end in several ways, each way is looked at.
    """
    if ask.kind not in OF_LEGALITY:
        return None
    found: dict[bool, list[int]] = {}
    told: list[Legal] = []
    boards, final = _when_asked(question, outcomes, ask, past)
    for place, board in enumerate(boards):
        legal = _legal(question, board, ask)
        if legal is None:
            return None
        found.setdefault(legal.allowed, []).append(place)
        told.append(legal)
    if len(found) == 1:
        words = yes_no(told[0].allowed, ask)
        everywhere = tuple(range(len(outcomes)))
        return Answered(ask, ((words, everywhere),), told[0].why, told[0].rules)
    rules = dict.fromkeys(rule for one in told for rule in one.rules)
    values = tuple(
        (yes_no(allowed, ask), tuple(where) if final else ())
        for allowed, where in found.items()
    )
    return Answered(ask, values, Said(""), tuple(rules)[:6])


def yes_no(holds: bool, ask: Ask) -> str:
    """ "Yes" where it *holds*; "no" where *ask* asks whether it doesn't."""
    return "yes" if holds != ask.negated else "no"


def _when_asked(
    question: Question, outcomes: Sequence[Outcome], ask: Ask, past: Past
) -> tuple[list[Board], bool]:
    """The boards a question of legality looks at: what was told first has happened.

    A combat is looked at from before it: who may block is asked as it is declared.
    The second value says whether these are the boards of *outcomes*, in order.
    """
    told = question.script[: ask.at]
    before = list(takewhile(lambda one: not isinstance(one, Attack), told))
    last = _last_attack(question, ask)
    if ask.kind is AskKind.CAN_BLOCK and last is not None:
        # The combats before that one have been fought.
        before = list(told[: max(at for at, it in enumerate(told) if it is last)])
    if question.game is not Game.MTG:
        return [question.board], False
    fight = told[len(before)] if len(before) < len(told) else None
    if isinstance(fight, Attack) and ask.kind is AskKind.CAN_TARGET:
        question = replace(question, board=_fighting(question.board, fight))
    if isinstance(fight, Attack) and sets_off(question.board) and ask.kind in _IN_IT:
        # What attacking sets off has happened when blockers are declared (508.2).
        before.append(Attack(fight.attackers, declared=True))
    if isinstance(fight, Attack) and fight.before_damage and not _fights(fight, ask):
        before += fight.before_damage
        question = replace(question, board=_attacking(question.board, fight))
    if not before:
        return [question.board], False
    if fight is None and len(before) == len(question.script):
        return [one.board for one in outcomes] or [question.board], True
    earlier = past.of(replace(question, script=tuple(before), asks=()))
    return [one.board for one in earlier] or [question.board], False


_IN_IT = frozenset(
    {AskKind.CAN_BLOCK, AskKind.MUST_BLOCK, AskKind.CAN_TARGET, AskKind.LAWFUL}
)


def sets_off(board: Board) -> bool:
    """Whether anything triggers on attacking."""
    given = (*board.triggers, *granted(board))
    return any(
        isinstance(one, Trigger) and isinstance(one.watch, AttackWatch) for one in given
    )


def _fights(fight: Attack, ask: Ask) -> bool:
    """Whether what is asked about has been told: it attacked or it blocked."""
    return ask.subject in {
        *(name for name, _ in fight.attackers if ask.kind is AskKind.CAN_ATTACK),
        *(block.blocker for block in fight.blocks if ask.kind is AskKind.CAN_BLOCK),
    }


def _last_attack(question: Question, ask: Ask) -> Attack | None:
    """The attack told last when this was asked, if its turn has not ended."""
    told = question.script[: ask.at]
    last = next(
        (it for it in reversed(told) if isinstance(it, (Attack, NextTurn))), None
    )
    return last if isinstance(last, Attack) else None


def _attacking_then(question: Question, board: Board, ask: Ask) -> tuple[Obj, ...]:
    """What attacks in the combat told last when this was asked."""
    fight = _last_attack(question, ask)
    goals = fight.attackers if fight is not None else ()
    found = (board.obj(name) for name, _ in goals)
    return tuple(one for one in found if one is not None)


def _attacking(board: Board, fight: Attack) -> Board:
    """The board with the attackers declared."""
    goals = dict(fight.attackers)
    return replace(
        board,
        objects=tuple(
            replace(one, attacking=goals.get(one.id, one.attacking))
            for one in board.objects
        ),
    )


def _fighting(board: Board, fight: Attack) -> Board:
    """The board with the attackers and the blockers declared."""
    return with_blocks(_attacking(board, fight), fight.blocks)


def _attacks_another(question: Question, board: Board, ask: Ask) -> Legal | None:
    """No, where what is to be blocked attacks another player (509.1a)."""
    fight, blocker = _last_attack(question, ask), board.obj(ask.subject)
    goal = dict(fight.attackers).get(ask.other, "") if fight is not None else ""
    attacked = board.obj(goal)
    defender = attacked.controller if attacked is not None else goal
    if blocker is None or not defender or len(board.players) < 3:
        return None
    if defender == blocker.controller:
        return None
    return attacks_another(blocker, board.name_of(ask.other), defender)


def _has_attacked(question: Question, board: Board, ask: Ask) -> bool:
    """Whether what is to block is tapped, since it has attacked (508.1f)."""
    tapped = False
    for it in question.script[: ask.at]:
        obj = board.obj(ask.subject)
        if isinstance(it, NextTurn) and obj is not None and it.player == obj.controller:
            tapped = False  # it untaps as its controller's turn begins (502.3)
        if isinstance(it, Attack) and obj is not None:
            attacks = any(name == ask.subject for name, _ in it.attackers)
            tapped |= attacks and not has(board, obj, "vigilance")
    return tapped


def _stays_blocked(fight: Attack | None, attacker: Obj) -> Legal | None:
    """Whether *attacker* was blocked: it stays so without its blockers (509.1h)."""
    if fight is None:
        return None
    name = {"attacker": attacker.name}
    if any(block.attacker == attacker.id for block in fight.blocks):
        return yes(
            "{attacker} stays blocked, whatever becomes of its blockers.",
            "509.1h",
            **name,
        )
    return no("Nothing was declared to block {attacker}.", "509.1h", **name)


def _legal(question: Question, board: Board, ask: Ask) -> Legal | None:
    subject, other = board.obj(ask.subject), board.obj(ask.other)
    if question.game is Game.MTG and ask.kind is not AskKind.CAN_CAST:
        for obj in (subject, other):
            gone = is_there(obj, question.board, ask.kind) if obj else None
            if gone is not None:
                return gone
    match ask.kind:
        case AskKind.CAN_BLOCK if subject is not None and other is not None:
            return _may_block(question, board, ask, subject, other)
        case AskKind.CAN_ATTACK if subject is not None:
            return can_attack(board, subject, question.game, ask.other, ask.detail)
        case AskKind.MUST_ATTACK if subject is not None:
            return must_attack(board, subject, question.game)
        case AskKind.MUST_BLOCK if subject is not None:
            there = _attacking_then(question, board, ask)
            return must_block(board, subject, there, ask.other)
        case AskKind.BLOCKED if subject is not None:
            return _stays_blocked(_last_attack(question, ask), subject)
        case AskKind.LAWFUL:
            return _is_lawful(question, board, ask)
        case AskKind.CAN_BE_ATTACKED if other is not None:
            if subject is not None:
                may = can_attack(board, subject, question.game, ask.other)
                if not may.allowed:
                    return may
            # Where no attacker is named any that is awake may do so.
            able = awake(board, ask.subject) if not (subject or ask.detail) else []
            found = [can_be_attacked(board, other, it, "") for it in able]
            by_one = next((it for it in found if it.allowed), None)
            told = _last_attack(question, ask)
            if told is not None and (ask.subject, ask.other) not in told.attackers:
                told = None
            return by_one or can_be_attacked(board, other, subject, ask.detail, told)
        case AskKind.CAN_ASSIGN if question.game is not Game.MTG:
            fights = [it for it in question.script if isinstance(it, Attack)]
            rules = rules_for(question.game, question.edition)
            return (
                can_assign(rules, board, fights[-1], ask.subject, ask.detail)
                if fights
                else None
            )
        case AskKind.CAN_RETALIATE if subject is not None:
            return can_retaliate(board, subject, _last_attack(question, ask))
        case AskKind.MUST_RETALIATE if subject is not None:
            return must_retaliate(board, subject, _last_attack(question, ask))
        case AskKind.CAN_INTERCEPT if subject is not None:
            return can_intercept(board, subject, _last_attack(question, ask))
        case AskKind.CAN_TARGET if question.game is Game.GRAND_ARCHIVE and other:
            spell = subject is not None and subject.is_("spell")
            return can_be_targeted(board, other, spell)
        case AskKind.CAN_TARGET:
            legal = _may_target(board, ask, subject)
            own = rules_for(question.game, question.edition).cite(Topic.MAY_BE_CHOSEN)
            return replace(legal, rules=own) if own else legal
        case AskKind.CAN_EQUIP if subject is not None and other is not None:
            midway = ask.detail == "during"
            return can_equip(board, subject.controller, subject, other, during=midway)
        case AskKind.CAN_USE if other is not None and ask.detail == "never":
            return no(
                "By its own words {it} can't be used then.", "602.5", it=other.name
            )
        case AskKind.CAN_USE if other is not None:
            during = ask.detail == "during"
            return can_use(board, ask.subject or other.controller, other, during=during)
        case AskKind.CAN_CAST:
            return _may_cast(question, board, ask, other)
        case _:
            return None


def _may_block(
    question: Question, board: Board, ask: Ask, blocker: Obj, attacker: Obj
) -> Legal:
    if ask.detail.startswith("several "):
        return can_block_several(board, blocker, int(ask.detail.split()[1]))
    if (elsewhere := _attacks_another(question, board, ask)) is not None:
        return elsewhere
    if _has_attacked(question, board, ask):
        return tapped_by_attacking(blocker)
    there = _attacking_then(question, board, ask)
    elsewhere = has_to_block_another(board, blocker, attacker, there)
    if elsewhere is not None:
        return elsewhere
    if ask.detail == "late":
        words = "{blocker} came too late: blockers have been declared."
        return no(words, "509.1", blocker=blocker.name)
    word, _, others = ask.detail.partition(" ")
    together = int(others or 1) if word == "together" else 0
    return can_be_blocked_by(board, blocker, attacker, together, word == "only")


def _is_lawful(question: Question, board: Board, ask: Ask) -> Legal | None:
    """Whether the blocks of the last attack are; None where nothing attacked."""
    fight = _last_attack(question, ask)
    if fight is None:
        return None
    for blocker in (board.obj(one.blocker) for one in fight.blocks):
        if blocker and _has_attacked(question, board, replace(ask, subject=blocker.id)):
            return tapped_by_attacking(blocker)
    return is_lawful(board, fight)


def _may_target(board: Board, ask: Ask, source: Obj | None) -> Legal:
    who = source.controller if source is not None else ask.subject
    if source is None:
        return can_target(board, who, ask.other, source)
    if source.is_("spell") and (ban := find_ban(board, Ban.CAST, who)) is not None:
        return no("{effect}: spells can't be cast.", "601.3", effect=ban.label)
    legal = can_target(board, who, ask.other, source)
    if not legal.allowed or is_aimed_at(board, who, source, ask.other):
        return legal
    return cannot_aim(board, source, ask.other)


def _may_cast(
    question: Question, board: Board, ask: Ask, spell: Obj | None
) -> Legal | None:
    if ask.detail.startswith("barred "):
        by = ask.detail.removeprefix("barred ")
        return no("{effect}: spells can't be cast.", "601.3", effect=by)
    if spell is None:
        return None
    if ask.detail == "never":
        words = "{spell} says itself that it can't be cast then."
        return no(words, "601.3", spell=spell.name)
    if ask.detail == "flash":
        words = "{spell} can be cast as though it had flash."
        return yes(words, "601.3b", spell=spell.name)
    who = ask.subject or spell.controller
    during = ask.detail == "during"
    return can_cast(board, who, spell, question.game, during=during)
