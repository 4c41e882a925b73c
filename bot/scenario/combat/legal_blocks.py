"""Blocks that are told and that the rules do not allow (509.1)."""

import re

from bot.citation import Game
from bot.engine.legality import can_block
from bot.engine.question import Attack, Question
from bot.errors import Problem
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def check_blocks(scene: Scene, asked: Question) -> None:
    """Refuse a block that is illegal on the board as told.

    Only where nothing happens before the combat: what does could make it legal.
    Raises QuestionError (ILLEGAL).
    """
    check_told(scene)
    _check_lured(scene)
    first = asked.script[0] if asked.script else None
    if asked.game is not Game.MTG or not isinstance(first, Attack):
        return
    for block in first.blocks:
        blocker = asked.board.obj(block.blocker)
        attacker = asked.board.obj(block.attacker)
        if blocker is None or attacker is None:
            continue
        alone = sum(one.attacker == attacker.id for one in first.blocks) == 1
        if not can_block(asked.board, blocker, attacker, alone).allowed:
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "{blocker} can't block {attacker}; ask “can it block?” to see why.",
                    blocker=blocker.name,
                    attacker=attacker.name,
                ),
            )


def check_told(scene: Scene) -> None:
    """Refuse attacks and blocks that are too many, or too few, for what is told."""
    _check_several(scene)
    _check_limits(scene)
    _check_alone(scene)


def _check_several(scene: Scene) -> None:
    """Refuse a creature that blocks several, if nothing told allows it (509.1a).

    And a block while something says that all must block it: that is not looked into.
    """
    if scene.game is not Game.MTG:
        return
    for entry in scene.draft.script:
        combat = entry.what
        if not isinstance(combat, Combat):
            continue
        blockers = [blocker for blocker, _ in combat.blocks]
        for name in dict.fromkeys(blockers):
            if blockers.count(name) > 1 and not blocks_several(scene, name):
                raise scene.error(
                    Problem.ILLEGAL,
                    worded(
                        "{blocker} can block only one of them (CR 509.1a).",
                        blocker=name,
                    ),
                )


_NO_MORE = re.compile(
    r"\bno more than (one|two|three) creatures? can (attack|block)\b", re.IGNORECASE
)


def _check_limits(scene: Scene) -> None:
    """Refuse more attackers or blockers than a text that was told allows (508.1c)."""
    limits = [
        (found[1].lower(), found[2].lower())
        for it in scene.draft.things
        for text in it.abilities.irrelevant
        for found in _NO_MORE.finditer(text)
    ]
    for entry in scene.draft.script if limits else ():
        combat = entry.what
        if not isinstance(combat, Combat):
            continue
        told = {"attack": combat.attackers, "block": combat.blocks}
        for most, deed in limits:
            creatures = {name for name, _ in told[deed]}
            if len(creatures) > ("one", "two", "three").index(most) + 1:
                raise scene.error(
                    Problem.ILLEGAL,
                    worded("More creatures {deed} than may (CR 508.1c).", deed=deed),
                )


_ALONE = re.compile(r"\bcan't (attack|block|attack or block) alone\b", re.IGNORECASE)


def never_alone(it: DraftThing, deed: str) -> bool:
    """Whether its text says that it can't attack (block) alone (508.1c, 509.1b)."""
    found = (_ALONE.search(text) for text in it.abilities.irrelevant)
    return any(one is not None and deed in one[1].lower() for one in found)


def _check_alone(scene: Scene) -> None:
    """Refuse an attack or block alone by what can't do so."""
    for entry in scene.draft.script:
        combat = entry.what
        if not isinstance(combat, Combat):
            continue
        for deed, told in (("attack", combat.attackers), ("block", combat.blocks)):
            names = {name for name, _ in told}
            only = scene.draft.thing(min(names)) if len(names) == 1 else None
            if only is not None and never_alone(only, deed):
                raise scene.error(
                    Problem.ILLEGAL,
                    worded("{it} can't {deed} alone.",
                           it=only.id, deed=deed),
                )  # fmt: skip


def _check_lured(scene: Scene) -> None:
    """Refuse a combat in which what must be blocked is not (509.1c)."""
    forced = lure(scene)
    for entry in scene.draft.script if forced else ():
        combat = entry.what
        if not isinstance(combat, Combat) or forced not in dict(combat.attackers):
            continue
        blocking = {name for name, attacker in combat.blocks if attacker == forced}
        able = {
            it.id
            for it in scene.draft.things
            if it.controller not in {"", combat.attacker}
            and it.on_board
            and "creature" in it.kinds
            and not it.tapped
        }
        if able - blocking:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "{attacker} must be blocked (CR 509.1c): say what blocks it.",
                    attacker=forced,
                ),
            )


def blocks_several(scene: Scene, name: str) -> bool:
    """Whether a text that was told lets the creature block more than one attacker."""
    blocker = scene.draft.thing(name)
    return any(
        "can block a" in text.lower()
        for it in scene.draft.things
        if blocker is None or it.controller == blocker.controller
        for text in it.abilities.irrelevant
    )


def lure(scene: Scene) -> str:
    """What attacks and must be blocked by all that can, "" if there is no such."""
    attacking = {
        name
        for entry in scene.draft.script
        if isinstance(entry.what, Combat)
        for name, _ in entry.what.attackers
    }
    for it in scene.draft.things:
        host = it.attached_to or it.id
        if host in attacking and any(
            "able to block" in text.lower() or "must be blocked" in text.lower()
            for text in it.abilities.irrelevant
        ):
            return host
    return ""
