"""Who attacked, and nobody said what: asked where something else was there."""

from bot.citation import Game
from bot.engine.question import AskKind, Deal, NextTurn
from bot.errors import Problem, QuestionError
from bot.scenario.casting.sides import cleaves
from bot.scenario.casting.targeting import display
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.words.asked_back import NOT_UNDERSTOOD, WHAT_ATTACKS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause
from bot.worded import worded


def check_attacked(
    scene: Scene, clause: Clause, units: list[DraftThing], involved: set[str]
) -> None:
    """Raise AMBIGUOUS where "I attack. Who dies?" may mean an ally that is there."""
    other = scene.parse.memory.get("goal not said", "")
    if not _unaimed_now(scene):
        return
    fight = [it for it in scene.draft.things if "attacking" in it.flags]
    # Who attacks with cleave attacks them all.
    one = other and not any("cleave" in it.keywords for it in fight)
    if one and any(it.controller == other and it.id not in involved for it in units):
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_ATTACKS,
            clause.place,
            ("My 3/3 ally attacks their 2/2 ally. …",),
        )


def _unaimed_now(scene: Scene) -> bool:
    """Whether no turn has ended since the attack of which the goal was not said."""
    script = [it.what for it in scene.draft.script]
    ended = [at for at, it in enumerate(script) if isinstance(it, NextTurn)]
    now = script[max(ended, default=-1) + 1 :]
    return any(isinstance(it, Combat) and it.unaimed for it in now) or not ended


def _what_attacks(scene: Scene) -> QuestionError:
    return scene.error(
        Problem.AMBIGUOUS,
        WHAT_ATTACKS,
        None,
        ("My 3/3 ally attacks their 2/2 ally. …",),
    )


@after(Game.GRAND_ARCHIVE)
def asked_of_unattacked(scene: Scene) -> None:
    """ "He has a 2/3 and I attack. What happens to it?": is it what is attacked?

    So it may be where it was hit before: "He hits my ally for 2 and attacks with a
    3/1." Raises QuestionError (AMBIGUOUS).
    """
    script = [it.what for it in scene.draft.script]
    fights = [it for it in script if isinstance(it, Combat)]
    asked = {it.subject for it in scene.draft.asks}
    if len(fights) != 1 or not fights[0].unaimed or cleaves(scene, fights[0]):
        return
    (combat,) = fights
    fighting = {name for pair in (*combat.attackers, *combat.blocks) for name in pair}
    before = script[: script.index(combat)]
    hit = {one.recipient for it in before if isinstance(it, Deal) for one in it.hits}
    for it in scene.draft.things:
        left_out = it.id in asked and it.id not in fighting
        left_out = left_out and (script == [combat] or it.id in hit)
        if left_out and "ally" in it.kinds and it.controller != combat.attacker:
            raise _what_attacks(scene)


@after(Game.GRAND_ARCHIVE)
def attackers_attack(scene: Scene) -> None:
    """ "The attacker has 4 power. How much damage?": whose, and what does it attack?

    Raises QuestionError (AMBIGUOUS).
    """
    told = any("attacker" in it.said for it in scene.draft.things)
    asked = {it.kind for it in scene.draft.asks} & {AskKind.DAMAGE_DEALT, AskKind.DIES}
    if told and asked and not scene.draft.script:
        raise _what_attacks(scene)
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    fighting = {name for one in fights for pair in one.attackers for name in pair}
    subjects = {it.subject for it in scene.draft.asks} - fighting
    for it in scene.draft.things if fights else ():
        # "My ally attacks. The defender has 2 life. Dead?": and attacks another?
        if it.id in subjects and it.label == "" and "blocker" in it.id.split():
            raise _what_attacks(scene)


@after(Game.GRAND_ARCHIVE)
def assumed_attacked(scene: Scene) -> None:
    """Say what is taken to be attacked where an attack is told without that."""
    for entry in scene.draft.script:
        if not isinstance(entry.what, Combat) or cleaves(scene, entry.what):
            continue
        for name, goal in entry.what.attackers[:1] if entry.what.unaimed else ():
            scene.draft.assume(
                worded(
                    "{it} attacks {goal}, as nobody says otherwise.",
                    it=name,
                    goal=display(scene, goal),
                )
            )


@after(Game.RIFTBOUND)
def described_fighters(scene: Scene) -> None:
    """ "A spell hits my attacking unit with Assault 2": that has its Might in a combat.

    Raises QuestionError (AMBIGUOUS) where none is told.
    """
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    fighting = {
        name
        for combat in fights
        for name in (*combat.defenders, *(one for one, _ in combat.attackers))
    }
    for it in scene.draft.things:
        roles = [key for said, key in _IN_COMBAT.items() if said in it.said]
        stronger = any(word.split()[0] in roles for word in it.keywords)
        if stronger and it.id not in fighting:
            raise scene.error(
                Problem.AMBIGUOUS,
                WHAT_ATTACKS,
                None,
                ("They defend with a 4 Might unit.",),
            )


_IN_COMBAT = {"attacking": "assault", "blocking": "shield"}


@before(Game.RIFTBOUND)
def one_of_them(parse: Parse, clauses: Clauses) -> Clauses:
    """Refuse "…, one of them with Shield 2" of several: that is no further unit.

    Raises QuestionError (SYNTAX).
    """
    for clause in clauses:
        said = clause.text.lower().lstrip(" ,:")
        if clause.kind == "enlist" and said.startswith(("one of", "one with")):
            raise parse.error(Problem.SYNTAX, NOT_UNDERSTOOD, clause.place)
    return clauses
