"""What was told behind attacks and blocks, and has to come before them."""

from bot.citation import Game
from bot.engine.effects import Effect
from bot.engine.inside import inside, walk
from bot.engine.instructions import MakeTokens, Move, PutOnto, SacrificeIt
from bot.engine.question import Do, EnterNow, NextTurn
from bot.engine.values import Filter, Named, Target, Zone
from bot.errors import Problem
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.asked_back import WHAT_FIRST
from bot.scenario.words.syntax import Clause
from bot.worded import worded


def check_told_before(
    scene: Scene, clause: Clause, attackers: list[DraftThing]
) -> None:
    """ "He blocks the 4/4. I attack with a 4/4": that attack, or another one?

    Raises QuestionError where it could be either.
    """
    now = open_combat(scene)
    if scene.game is not Game.MTG or now is None or not now.blocks or now.over:
        return
    if scene.timing or clause.get("when") or clause.get("again") is not None:
        return
    blocked = [scene.draft.thing(name) for _, name in now.blocks]
    sizes = {
        (it.power, it.toughness)
        for it in blocked
        if it is not None and "pointed at" in it.said and it not in attackers
    }
    if any((it.power, it.toughness) in sizes for it in attackers):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Tell of the attack before you tell who blocks."),
            clause.place,
        )


def is_fresh(scene: Scene, clause: Clause, attackers: list[DraftThing]) -> bool:
    """Whether a new attack begins rather than another attacker joining."""
    when = scene.timing
    if when in {"before_combat", "before_blocks", "before_damage"}:
        return False
    if clause.get("again") is not None or when in {
        "then", "later", "after_combat", "next_turn", "same_turn",
    }:  # fmt: skip
        return True
    now = open_combat(scene)
    if now is not None and now.attackers and _once_more(scene, clause):
        scene.draft.assume(worded("“Again” is taken to mean in the same turn."))
        return True
    if now is None or not (now.over or now.blocks or now.before):
        return False
    return now.over or not _goes_on(now, clause, attackers)


def _once_more(scene: Scene, clause: Clause) -> bool:
    """ "The Giant attacks me again": of the same attack nobody says that."""
    said = {scene.parse.word(clause.place.end), *clause.text.lower().split()}
    return scene.game is Game.MTG and "again" in said


def _goes_on(now: Combat, clause: Clause, attackers: list[DraftThing]) -> bool:
    """ "He swings with two. I block one, the other gets in": that is one attack.

    So is "3/3 vs 3/3, I attack", and "I block the 3/3. He attacked me with it".
    """
    attacking = {name for name, _ in now.attackers}
    blocked = {attacker for _, attacker in now.blocks}
    names = {it.id for it in attackers}
    bare = clause.get("what") is None and names == attacking
    unmet = attacking - blocked
    return bool(names) and (bare or names <= unmet or bool(names & now.supposed))


def there_in_time(scene: Scene) -> None:
    """Put what brings a fighter in before its combat: "I make a 1/1 and block with it".

    Only what is there as blockers are declared can block (509.1a).
    """
    script = scene.draft.script
    for entry in [*script]:
        combat = entry.what
        if not isinstance(combat, Combat):
            continue
        fighting = {name for pair in combat.blocks for name in pair}
        fighting |= {name for name, _ in combat.attackers}
        early = [it for it in combat.before if _brought(it) & fighting]
        combat.before = [it for it in combat.before if it not in early]
        at = script.index(entry)
        script[at:at] = early
        _still_there(scene, combat, at + len(early))


def _still_there(scene: Scene, combat: Combat, at: int) -> None:
    """Put what is told to end the combat behind it: "at end of combat it is exiled".

    Raises AMBIGUOUS where what fights has left the battlefield by then.
    """
    script = scene.draft.script
    turn = max(
        (n for n in range(at) if isinstance(script[n].what, NextTurn)), default=0
    )
    ends = [it for it in script[turn:at] if it.ends_combat]
    script[at + 1 : at + 1] = ends
    for it in ends:
        script.remove(it)
    fighting = {name for name, _ in (*combat.attackers, *combat.blocks)}
    gone: set[str] = set()
    for entry in script[: script.index(_entry_of(script, combat))]:
        gone = (gone | _left(entry)) - _brought(entry)
    if gone & fighting:
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_FIRST,
        )


def _entry_of(script: list[Entry], combat: Combat) -> Entry:
    return next(it for it in script if it.what is combat)


def _left(entry: Entry) -> set[str]:
    """What leaves the battlefield by it, told by name."""
    steps = entry.what.do if isinstance(entry.what, Do) else ()
    gone = (
        it.what
        for it in steps
        if isinstance(it, SacrificeIt)
        or (isinstance(it, Move) and it.zone is not Zone.BATTLEFIELD)
    )
    return {it.id for it in gone if isinstance(it, Named)}


def _brought(entry: Entry) -> set[str]:
    """What enters by it, told by name."""
    if isinstance(entry.what, EnterNow):
        return {entry.what.object}
    parts = list(walk(entry.what))
    made = {name for it in parts if isinstance(it, MakeTokens) for name in it.called}
    put = (part for it in parts if isinstance(it, PutOnto) for part in walk(it))
    return made | {it.id for it in put if isinstance(it, Named)}


def after_attacks(scene: Scene) -> None:
    """Ask when what acts on whoever attacks is cast that is told before any attack.

    Raises QuestionError (AMBIGUOUS).
    """
    script = scene.draft.script if scene.game is Game.MTG else []
    for at, entry in enumerate(script):
        combat = next((it for it in script[at:] if _ends_search(it)), None)
        early = isinstance(entry.what, Combat | NextTurn) or entry.when
        if early or combat is None or not isinstance(combat.what, Combat):
            continue
        it = scene.draft.thing(entry.source)
        if _looks_for_fighters((entry.what, it.abilities.spell if it else None)):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "Does that happen before attackers are declared, or after? Tell it "
                    "behind the attack, or say “before combat”."
                ),
                entry.clause.place if entry.clause else None,
            )


def _ends_search(entry: Entry) -> bool:
    return isinstance(entry.what, Combat | NextTurn)


def _looks_for_fighters(done: object) -> bool:
    """Whether it looks for what attacks, blocks or is tapped at once: in vain.

    What lasts all turn meets whoever attacks later; that a target is one is said.
    """
    within = (*inside((done,), Effect), *inside((done,), Target))
    lasting = {it for one in within for it in inside(one, Filter)}
    return any(
        it.attacking
        or it.blocking
        or it.tapped
        or it.blocked is not None
        or it.attacking_player is not None
        for it in inside((done,), Filter)
        if it not in lasting
    )
