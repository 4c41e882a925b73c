"""May it block, must it, and what? Asked of the engine."""

from itertools import takewhile

from bot.engine.question import AskKind, NextTurn
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.asking.legal_told import came_late
from bot.scenario.asking.questions import ask
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.matching import described, fits
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.asked_back import WHAT_BLOCKS
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.worded import worded


@handles("ask_can_block")
def can_block(scene: Scene, clause: Clause) -> None:
    """Can my creature with reach block a flier? Which of them can block it?"""
    what, other = clause.get("what"), clause.get("other")
    if clause.get("what2") is not None:
        what = Several((*parts_of(what), clause.get("what2")), clause.place)
    which = clause.text.lower().split()[0] in _WHICH or bool(clause.get("each"))
    several = _several(scene, what, other)
    if several:
        blocker, names = several
        detail = f"several {len(names)}"
        ask(scene, clause, AskKind.CAN_BLOCK, blocker, names[0], detail)
        return
    attacker = _attacker(scene, what, other)
    side = scene.player(clause.get("who")) if clause.get("who") is not None else ""
    attacks = (combat := last_combat(scene)) is not None and combat.attacker == side
    if attacks and what is not None and clause.get("who").kind != "he":
        # "Bob attacks me. Can Bob block it with a 3/3?"
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("{who} attacks here: whose creature blocks?", who=scene.name(side)),
            clause.place,
        )
    if what is None and side and not attacks:
        # "Can Alice block it?": any creature of hers.
        if attacker is None:
            foe = scene.other(side) if len(scene.draft.players) == 2 else ""
            attacker = _told(scene, other, foe)
        mine = _creatures(scene, side)
        able = sum(not one.tapped for one in mine)
        detail = "together" if able > 1 and "menace" in attacker.keywords else ""
        for one in mine:
            ask(scene, clause, AskKind.CAN_BLOCK, one.id, attacker.id, detail)
        scene.notice([attacker])
        scene.focus = [attacker]
        return
    if attacker is None and other is None and combat and len(combat.attackers) > 1:
        # "Which of them can block?": each of them, each of those that attack.
        for one in _who_blocks(scene, what, combat.attacker):
            for name, _ in combat.attackers:
                ask(scene, clause, AskKind.CAN_BLOCK, one.id, name)
        return
    if attacker is None and other is None and what is not None:
        pool = _who_blocks(scene, what, "")
        found = [
            it
            for it in scene.draft.things
            if it.controller != pool[0].controller and "creature" in it.kinds
        ]
        attacker = found[0] if len(found) == 1 else None
        if not found and len(pool) == 1:
            # "Can a tapped creature block?": anything that attacks
            thing = parts_of(what)[-1]
            assert isinstance(thing, Thing)
            bare = Thing("creature", det="a", place=thing.place)
            foe = scene.other(pool[0].controller)
            attacker = scene.single(bare, foe, new=True)
    if attacker is None and other is not None:
        # Neither has to be there yet: "Can a 2/2 block a flier?" Who is named has
        # the one that blocks: "Can my opponent block it with a 2/2?"
        two = side and not attacks and len(scene.draft.players) == 2
        pool = _who_blocks(scene, what, scene.other(side) if two else "")
        foe = scene.other(pool[0].controller) if len(scene.draft.players) == 2 else ""
        theirs = _pool_of(scene, foe) if foe and is_pronoun(other) else []
        if len(theirs) == 1 and not is_pronoun(what):
            (attacker,) = theirs  # "Can his 2/2 block it?": mine, the only one there
        else:
            attacker = scene.single(other, foe, new=True)
    elif attacker is not None:
        pool = _who_blocks(scene, what, attacker.controller)
    if attacker is None:
        raise scene.error(Problem.AMBIGUOUS, worded("Block what?"))
    if attacker in pool:
        meant = is_pronoun(what) and not is_pronoun(other)
        if meant or ("attacking" in attacker.flags and not _turns_later(scene)):
            pool = [_facing(scene, attacker)]
        else:
            attacker = _facing(scene, attacker)
    scene.notice([*pool, attacker])
    # "It" that is asked about goes on being what is spoken of.
    scene.focus = [*pool, attacker] if is_pronoun(other) else pool
    first, last = parts_of(other)[:1], parts_of(what)[:1]
    if first and last and first[0].place.start < last[0].place.start:
        scene.focus = [attacker]  # "Can his 2/2 be blocked by my 3/3?"
    others = len(pool) - 1
    together = f"together {others}" if others and not which else ""
    if not together and said_alone(clause):
        together = "only"
    for one in pool:
        detail = "late" if came_late(scene, one) else together
        ask(scene, clause, AskKind.CAN_BLOCK, one.id, attacker.id, detail)


def _told(scene: Scene, other: object, foe: str) -> DraftThing:
    """What would be blocked: the one spoken of, else the one creature of *foe*."""
    part = parts_of(other)[0] if parts_of(other) else None
    if isinstance(part, Thing) and part.noun != "it":
        return scene.single(part, foe, new=True)
    pool = [it for it in scene.focus if it.controller == foe and it.on_board]
    pool = pool if len(pool) == 1 else _creatures(scene, foe)
    if len(pool) != 1:
        raise scene.error(Problem.AMBIGUOUS, worded("Block what?"))
    return pool[0]


def _pool_of(scene: Scene, side: str) -> list[DraftThing]:
    return [
        it
        for it in scene.draft.things
        if it.controller == side and it.on_board and "creature" in it.kinds
    ]


def _creatures(scene: Scene, side: str) -> list[DraftThing]:
    """The creatures of *side*. Raises AMBIGUOUS where none has been told."""
    found = _pool_of(scene, side)
    if not found:
        raise scene.error(Problem.AMBIGUOUS, WHAT_BLOCKS)
    return found


def _facing(scene: Scene, it: DraftThing) -> DraftThing:
    """The one creature of another player; nothing blocks itself."""
    foes = [
        one
        for one in scene.draft.things
        if one.controller != it.controller
        and one.zone is Zone.BATTLEFIELD
        and "creature" in one.kinds
    ]
    if len(foes) != 1:
        raise scene.error(Problem.AMBIGUOUS, worded("Block what?"))
    return foes[0]


def _several(scene: Scene, what: object, other: object) -> tuple[str, list[str]] | None:
    """One blocker and the attackers it would block: "Can it block both?"."""
    combat = last_combat(scene)
    one = parts_of(what)
    if combat is None or not isinstance(other, Thing) or len(one) > 1:
        return None
    attackers = list(dict.fromkeys(name for name, _ in combat.attackers))
    if other.noun != "them" and other.det not in {"both", "all"}:
        return None
    if other.count == 1:
        return None  # "one of them"
    sides = [it for it in scene.draft.players if it != combat.attacker]
    blockers = _who_blocks(scene, what, combat.attacker)
    if len(attackers) < 2 or len(blockers) != 1 or len(sides) != 1:
        return None
    return blockers[0].id, attackers


def said_alone(clause: Clause) -> bool:
    """Whether it is asked about as the only one to attack or block."""
    said = clause.text.lower().rstrip("?").split()
    behind = {said[at] for at in range(1, len(said)) if said[at - 1] == "with"}
    return bool({"alone", "itself", "own"} & {*said[-4:]} or behind & {"only", "just"})


@handles("ask_must_block")
def must_block(scene: Scene, clause: Clause) -> None:
    """Must the Lion block? Does she have to block it with the Lion?"""
    combat = last_combat(scene)
    if combat is None:
        raise scene.error(Problem.AMBIGUOUS, worded("Block what?"))
    what, other = clause.get("what"), clause.get("other")
    pool = _who_blocks(scene, what, combat.attacker)
    if what is None and len(pool) > 1:
        raise scene.error(Problem.AMBIGUOUS, WHAT_BLOCKS)
    goal = ""
    if other is not None:
        attacker = _attacker(scene, what, other)
        goal = attacker.id if attacker is not None else scene.single(other).id
    if not combat.blocks and not combat.over:
        combat.declared = True
    scene.notice(pool)
    scene.focus = pool
    no = clause.get("no") is not None
    for one in pool:
        ask(scene, clause, AskKind.MUST_BLOCK, one.id, goal, negated=no)


_WHICH = frozenset("which what who".split())


def _attacker(scene: Scene, what: object, other: object) -> DraftThing | None:
    """What attacks and is asked about; None where no attack told settles it."""
    combat = last_combat(scene)
    if combat is None or _turns_later(scene):
        return None
    names = {name for name, _ in combat.attackers}
    pool = [it for it in scene.draft.things if it.id in names]
    if isinstance(other, Thing) and other.noun != "it":
        pool = [it for it in pool if fits(it, other, scene.game)]
    elif isinstance(other, Thing) and is_pronoun(what):
        return None  # "Can it block it?": what was spoken of tells.
    return pool[0] if pool and len({described(it) for it in pool}) == 1 else None


def _turns_later(scene: Scene) -> bool:
    """Whether a turn has ended since the last combat told."""
    script = reversed(scene.draft.script)
    since = takewhile(lambda it: not isinstance(it.what, Combat), script)
    return any(isinstance(it.what, NextTurn) for it in since)


def is_pronoun(what: object) -> bool:
    parts = parts_of(what)
    return any(isinstance(it, Thing) and it.noun in {"it", "which"} for it in parts)


def _who_blocks(scene: Scene, what: object, attacker: str) -> list[DraftThing]:
    """The blockers *what* means; *attacker* attacks the other side."""
    sides = [it for it in scene.draft.players if it != attacker]
    side = sides[0] if attacker and len(sides) == 1 else ""
    there = [
        it
        for it in scene.draft.things
        if it.controller == side
        and it.zone is Zone.BATTLEFIELD
        and "creature" in it.kinds
    ]
    if what is None:
        if not there:
            raise scene.error(Problem.AMBIGUOUS, WHAT_BLOCKS)
        return there
    found: list[DraftThing] = []
    for part in parts_of(what):
        if not isinstance(part, Thing):
            raise scene.error(Problem.SYNTAX, worded("A player cannot block."))
        if part.noun == "them" and len(there) > 1 and part.count in {None, len(there)}:
            # "Can I block with both?": whatever was spoken of last, all that could.
            if part.label == "both" and len(there) != 2:
                raise scene.error(Problem.AMBIGUOUS, WHAT_BLOCKS)
            found += there
            continue
        alike = [it for it in there if fits(it, part, scene.game)]
        some = part.det == "a" and part.owner is None and alike
        if some and len({described(it) for it in alike}) == 1:
            found += alike[: part.count or 1]
            continue
        pool = scene.thing(part, side, new=True)
        several = part.plural or part.noun == "them" or part.det in {"both", "all"}
        if len(pool) > 1 and not several:
            pool = [scene.single(part, side, new=True)]
        found += pool
    return found


@handles("topic")
def topic(scene: Scene, clause: Clause) -> None:
    """My tapped 2/2: can it block? What the questions behind it are about."""
    scene.focus = scene.thing(clause.get("what"), new=True)
    scene.notice(scene.focus)
