"""Whether attackers and blockers, declared together, may be declared so."""

from collections.abc import Iterable
from dataclasses import replace

from bot.citation import Game
from bot.engine.attacking_legality import (
    barred,
    compelled,
    kept_back,
    must_attack,
    no_attacker,
)
from bot.engine.blocking_legality import (
    blocks_alone,
    can_block_several,
    pays_to_block,
    wants_block,
)
from bot.engine.board import Board, Obj
from bot.engine.characteristics import has, kinds_of
from bot.engine.company import company
from bot.engine.effects import Ban, Restriction
from bot.engine.legality import Legal, can_block, no, yes
from bot.engine.matching import matches
from bot.engine.question import Attack, Block
from bot.engine.scope import Scope
from bot.engine.seeing import conditional_bans
from bot.engine.unless import Company
from bot.engine.unnamed import LURE, MUST_BE_BLOCKED, MUST_BLOCK
from bot.engine.values import Zone


def unlawful(board: Board, attack: Attack) -> Legal | None:
    """Why *attack* cannot be declared so, or its blocks; None if they can.

    What has to be paid is taken to be paid.
    """
    return _unlawful_attack(board, attack) or _unlawful_blocks(board, attack)


def is_lawful(board: Board, attack: Attack) -> Legal:
    """Whether *attack* can be declared so, with its blocks (508.1, 509.1)."""
    for it in _objects(board, dict(attack.attackers)):
        # What attacks already was untapped, and may be tapped by attacking (508.1f).
        if not it.attacking and (why := kept_back(board, it)) is not None:
            return why
    why = unlawful(board, attack)
    if why is not None:
        return why
    rule = "509.1a" if attack.blocks else "508.1a"
    return yes("Nothing keeps that from being declared.", rule)


def forced_blocks(board: Board, attack: Attack) -> tuple[Block, ...]:
    """The blocks that a lone attacker brings about, where nothing is left to choose.

    None where it has been blocked, or where one of several creatures has to (509.1c).
    """
    attackers = _objects(board, dict(attack.attackers))
    if len(attackers) != 1 or attack.blocks or _disobeyed(board, attack) is None:
        return ()
    (attacker,) = attackers
    side = _defender(board, dict(attack.attackers)[attacker.id], attacker.controller)
    able = [
        it
        for it in board.objects
        if it.controller == side and it.zone is Zone.BATTLEFIELD
        if can_block(board, it, attacker, False).allowed
        if not pays_to_block(board, it) and blocks_alone(board, it) is None
    ]
    if not has(board, attacker, LURE):
        if not has(board, attacker, MUST_BE_BLOCKED) or len(able) > 1:
            able = [it for it in able if has(board, it, MUST_BLOCK)]
    blocks = tuple(Block(it.id, attacker.id) for it in able)
    lawful = _unlawful_blocks(board, replace(attack, blocks=blocks)) is None
    return blocks if lawful else ()


def _objects(board: Board, names: Iterable[str]) -> list[Obj]:
    found = (board.obj(name) for name in dict.fromkeys(names))
    return [one for one in found if one is not None]


def _broken(board: Board, obj: Obj, one: Restriction, declared: list[Obj]) -> bool:
    """Whether *obj*, declared beside the rest, is not allowed what *one* limits."""
    scope = Scope(board, one.controller, one.host, one.chosen)
    if isinstance(one.unless, Company):
        beside = {it.id for it in company(board, obj, one)}
        return len(beside & {it.id for it in declared}) < one.unless.number
    if not one.after:
        return False
    alike = [it for it in declared if matches(scope, one.subject, it.id)]
    return len(alike) > one.after


def _unlawful_attack(board: Board, attack: Attack) -> Legal | None:
    goals = dict(attack.attackers)
    attackers = _objects(board, goals)
    for obj in attackers:
        if obj.zone is Zone.PHASED_OUT:
            return no("{it} is phased out.", "702.26b", it=obj.name)
        if "creature" not in kinds_of(board, obj):
            return no("{attacker} is no creature.", "508.1a", attacker=obj.name)
        if _defender(board, goals[obj.id], obj.controller) == obj.controller:
            words = "{attacker} is controlled by the player it would attack."
            return no(words, "508.1b", attacker=obj.name)
        if why := no_attacker(board, obj) or barred(board, obj, goals[obj.id]):
            return why
        for one in conditional_bans(board, Ban.ATTACK, obj.id, goals[obj.id]):
            scope = Scope(board, one.controller, one.host, one.chosen)
            there = [it for it in attackers if matches(scope, one.object, goals[it.id])]
            beside = attackers if isinstance(one.unless, Company) else there
            if _broken(board, obj, one, beside):
                return _not_so(one, obj, "508.1c")
    side = attackers[0].controller if attackers else ""
    for it in compelled(board, side) if side == board.active else ():
        if it.id not in goals and must_attack(board, it, Game.MTG).allowed:
            return no("{it} has to attack too.", "508.1d", it=it.name)
    return None


def _not_so(one: Restriction, obj: Obj, rule: str) -> Legal:
    words = "{effect}: {it} can't attack so."
    if one.ban is Ban.BLOCK:
        words = "{effect}: {it} can't block so."
    return no(words, rule, effect=one.label, it=obj.name)


def _unlawful_blocks(board: Board, attack: Attack) -> Legal | None:
    blockers = _objects(board, (block.blocker for block in attack.blocks))
    for it in blockers:
        number = sum(block.blocker == it.id for block in attack.blocks)
        several = can_block_several(board, it, number)
        if number > 1 and not several.allowed:
            return several
        for one in conditional_bans(board, Ban.BLOCK, it.id):
            if _broken(board, it, one, blockers):
                return _not_so(one, it, "509.1b")
    for block in attack.blocks:
        blocker, attacker = board.obj(block.blocker), board.obj(block.attacker)
        if blocker is None or attacker is None:
            continue
        alone = sum(one.attacker == attacker.id for one in attack.blocks) == 1
        may = can_block(board, blocker, attacker, alone)
        if not may.allowed:
            return may
    return _disobeyed(board, attack)


def _disobeyed(board: Board, attack: Attack) -> Legal | None:
    """Why blockers are missing that somebody has to declare (509.1c)."""
    attackers = _objects(board, (name for name, _ in attack.attackers))
    by = {it.id: it.controller for it in attackers}
    sides = {_defender(board, goal, by.get(it, "")) for it, goal in attack.attackers}
    pairs = {(block.blocker, block.attacker) for block in attack.blocks}
    wanting = {it.id for it in attackers if wants_block(board, it)}
    met = {attacker for _, attacker in pairs}
    for it in board.objects:
        if it.controller not in sides or it.zone is not Zone.BATTLEFIELD:
            continue
        blocks = {attacker for blocker, attacker in pairs if blocker == it.id}
        able = [one for one in attackers if _could_meet(board, it, one, pairs)]
        if not able or pays_to_block(board, it) or blocks_alone(board, it) is not None:
            continue
        for one in able:
            lured = has(board, one, LURE) and not blocks & wanting
            alone = has(board, one, MUST_BE_BLOCKED) and one.id not in met
            if lured or (alone and not blocks & wanting):
                return no("{it} has to block {other}.", "509.1c", it=it.name,
                          other=one.name)  # fmt: skip
        if has(board, it, MUST_BLOCK) and not blocks:
            return no("{it} has to block.", "509.1c", it=it.name)
    return None


def _could_meet(
    board: Board, it: Obj, attacker: Obj, pairs: set[tuple[str, str]]
) -> bool:
    """Whether *it* can block *attacker*, with the others that do or could."""
    if not can_block(board, it, attacker, False).allowed:
        return False
    if not has(board, attacker, "menace"):
        return True
    return any(
        can_block(board, other, attacker, False).allowed
        for other in board.objects
        if other.controller == it.controller
        and other.id != it.id
        and other.zone is Zone.BATTLEFIELD
        and not {one for one in pairs if one[0] == other.id and one[1] != attacker.id}
    )


def _defender(board: Board, goal: str, by: str) -> str:
    """Whom *by* attacks at *goal*: who protects a battle is no one's own (310.8)."""
    attacked = board.obj(goal)
    if attacked is None:
        return goal
    others = [it.id for it in board.players if it.id != by]
    if "battle" in attacked.kinds and attacked.controller == by and len(others) == 1:
        return others[0]
    return attacked.controller
