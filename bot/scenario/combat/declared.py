"""Attacks and blocks that are told and that the rules do not allow (508.1, 509.1)."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from bot.citation import Game
from bot.engine.asking_legality import OF_LEGALITY
from bot.engine.casting_legality import use_ban
from bot.engine.characteristics import ALL_ABILITIES, loses_all
from bot.engine.declared_told import Declared
from bot.engine.effects import Ban, Modifier
from bot.engine.inside import walk
from bot.engine.phasing import Phase
from bot.engine.question import Attack, NextTurn, Question, Resolve
from bot.engine.seeing import find_ban
from bot.engine.values import Chosen, Named
from bot.errors import Problem
from bot.scenario.combat.blocking import DECLARED
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.words.effort import room
from bot.scenario.words.syntax import Place
from bot.worded import Worded, worded

# That are looked at for what came before all that is declared.
_POSITIONS = 3_000


def check_declared(scene: Scene, asked: Question) -> None:
    """Refuse an attack or a block that is illegal where it is told.

    One that is only asked about is let be. Raises QuestionError (ILLEGAL).
    """
    if asked.game is not Game.MTG:
        return
    _check_used(scene, asked)
    declared = Declared(asked, room(_POSITIONS))
    for at, one in enumerate(asked.script):
        if not isinstance(one, Attack) or one.declared:
            continue
        why = declared.why_not(at)
        unsaid = not one.blocks and why is not None and "509.1c" in why.rules
        if unsaid and all(ask.kind in OF_LEGALITY for ask in asked.asks):
            continue  # who may or must block is what is asked
        if why is not None:
            said = why.why
            fields = dict(said.args)
            text = said.template.format(**fields)
            raise scene.error(
                Problem.AMBIGUOUS if unsaid else Problem.ILLEGAL,
                worded(
                    "That can't be declared so (CR {rule}): {why}",
                    rule=why.rules[0],
                    why=Worded(text, said.template, fields),
                ),
                _where(scene, one),
                suggestions=("Next turn, …",) if "302.6" in why.rules else (),
            )


def _where(scene: Scene, attack: Attack) -> Place | None:
    """Where the last block of *attack* is told, or the attack itself."""
    told: dict[tuple[str, str], Place] = scene.parse.memory.get(DECLARED, {})
    pairs = [(it.blocker, it.attacker) for it in attack.blocks]
    pairs = pairs or [("", name) for name, _ in attack.attackers]
    return next(filter(None, map(told.get, reversed(pairs))), None)


def block_as_they_must(scene: Scene, asked: Question) -> bool:
    """Let what has to block do so where no blocks are told; whether anything does.

    Where one of several has to, or only that is asked, nothing is taken for granted.
    """
    legality = asked.asks and all(it.kind in OF_LEGALITY for it in asked.asks)
    if asked.game is not Game.MTG or legality:
        return False
    draft, found = scene.draft, False
    entries = draft.opening + draft.script
    declared = Declared(asked, room(_POSITIONS))
    for at, one in enumerate(asked.script):
        combat = entries[at].what
        if not isinstance(one, Attack) or not isinstance(combat, Combat):
            continue
        if one.declared or one.blocks or combat.unblocked:
            continue
        for block in declared.forced(at):
            combat.blocks.append((block.blocker, block.attacker))
            unblocked = worded("{who} is not blocked.", who=block.attacker)
            draft.assumptions = [it for it in draft.assumptions if it != unblocked]
            draft.assume(
                worded(
                    "{it} has to block {other}, and so it does.",
                    it=block.blocker,
                    other=block.attacker,
                )
            )
            found = True
    return found


def only_supposed(scene: Scene, asked: Question) -> bool:
    """Whether a block that is only asked about is told, and can't be declared so."""
    if scene.parse.memory.get("supposed") is not True:
        return False
    declared = Declared(asked, room(_POSITIONS))
    return any(
        isinstance(one, Attack) and one.blocks and declared.why_not(at) is not None
        for at, one in enumerate(asked.script)
    )


def _check_used(scene: Scene, asked: Question) -> None:
    """Refuse what is cast or used where something there forbids it (601.3, 602.5)."""
    for it in asked.script:
        if isinstance(it, Resolve) and it.spell:
            ban = find_ban(asked.board, Ban.CAST, it.controller)
            if ban is not None:
                said = worded("{effect}: spells can't be cast.", effect=ban.label)
                raise scene.error(Problem.ILLEGAL, said)
        obj = asked.board.obj(it.source) if isinstance(it, Resolve) else None
        if not isinstance(it, Resolve) or obj is None or it.spell:
            continue
        ban = use_ban(asked.board, obj, it.ability) if it.ability.cost else None
        taken = _taken(scene, asked, it) if it.ability.cost else ""
        if it.ability.cost and _is_phased_out(scene, it):
            raise scene.error(
                Problem.ILLEGAL, worded("{it} is phased out.", it=obj.name)
            )
        if ban is not None or taken:
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "{effect}: abilities of {it} can't be activated.",
                    effect=ban.label if ban is not None else taken,
                    it=obj.name,
                ),
            )


def _taken(scene: Scene, asked: Question, used: Resolve) -> str:
    """What has taken all abilities of what is *used* by then (602.2), "" if nothing."""
    board = asked.board
    obj = board.obj(used.source)
    if obj is not None and (at := loses_all(board, obj)) >= 0:
        return board.modifiers[at].label
    for entry in _before(scene, used):
        for _, bare in stripped(entry):
            if bare is None or used.source in bare:
                return entry.source or board.name_of(used.source)
    return ""


def _is_phased_out(scene: Scene, used: Resolve) -> bool:
    """Whether what is *used* has phased out by then, and not in again (702.26b)."""
    away = False
    for entry in _before(scene, used):
        chosen = entry.what.chosen if isinstance(entry.what, Resolve) else ()
        away &= not isinstance(entry.what, NextTurn)
        for part in walk(entry.what):
            if isinstance(part, Phase):
                slot = part.what.slot if isinstance(part.what, Chosen) else len(chosen)
                aimed = {name for names in chosen[slot : slot + 1] for name in names}
                if part.what == Named(used.source) or used.source in aimed:
                    away = not part.back
    return away


def _before(scene: Scene, used: Resolve) -> Iterator[Entry]:
    """What happens before *used* is activated."""
    for entry in all_entries(scene):
        what = entry.what
        if isinstance(what, Resolve) and replace(what, upon=()) == replace(
            used, upon=()
        ):
            return
        if not isinstance(what, Combat) and entry.upon != used.source:
            yield entry  # in response to the ability it would no longer matter


def stripped(entry: Entry) -> Iterator[tuple[Modifier, Collection[str] | None]]:
    """What in *entry* takes all abilities, and from which things; None: from many."""
    for part in walk(entry.what):
        if isinstance(part, Modifier) and ALL_ABILITIES in part.loses:
            slot = part.subject.chosen
            chosen = entry.what.chosen if isinstance(entry.what, Resolve) else ()
            if slot is None:
                yield part, part.subject.ids
            elif slot < len(chosen):
                yield part, chosen[slot]
