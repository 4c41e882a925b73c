"""What somebody does to a creature, with no card told of: untaps it, goads it."""

from collections.abc import Callable

from bot.citation import Game
from bot.engine.effects import Ban, Modifier, Restriction, Until
from bot.engine.instructions import GainControl, Install, Instruction, TapIt
from bot.engine.question import Do
from bot.engine.unless import Nobody
from bot.engine.unnamed import MUST_ATTACK
from bot.engine.values import ONLY_YOU, Filter, Named, Who
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import place
from bot.scenario.words.syntax import Clause
from bot.worded import Worded, worded


@handles("untaps")
def untaps(scene: Scene, clause: Clause) -> None:
    """Alice untaps her 4/4 before blocks."""
    _do(
        scene,
        clause,
        lambda it: (TapIt(Named(it.id), untap=True),),
        lambda who, it: worded("{who} untaps {it}.", who=who, it=it),
    )


@handles("takescontrol")
def takes_control(scene: Scene, clause: Clause) -> None:
    """Alice gains control of Bob's attacker: it leaves combat (506.4)."""
    _do(
        scene,
        clause,
        lambda it: (GainControl(Named(it.id), Who.YOU),),
        lambda who, it: worded("{who} gains control of {it}.", who=who, it=it),
    )


@handles("goads")
def goads(scene: Scene, clause: Clause) -> None:
    """Alice goads it: it attacks if able, and somebody else (701.15b)."""
    _do(
        scene,
        clause,
        _goaded,
        lambda who, it: worded("{who} goads {it}.", who=who, it=it),
    )


def _goaded(it: DraftThing) -> tuple[Instruction, ...]:
    subject, t = Filter(ids=frozenset({it.id})), Until.YOUR_NEXT_TURN
    return (
        Install(Modifier(subject, keywords=(MUST_ATTACK,), until=t)),
        Install(Restriction(Ban.ATTACK, subject, until=t, unless=Nobody(ONLY_YOU))),
    )


def _do(
    scene: Scene,
    clause: Clause,
    done: Callable[[DraftThing], tuple[Instruction, ...]],
    told_of: Callable[[str, str], Worded],
) -> None:
    """Have it done by whoever is said to, where its time words put it."""
    if scene.game is not Game.MTG:
        raise scene.error(Problem.SYNTAX, worded("I cannot take this in."))
    who = scene.who(clause)
    things = scene.things(clause.get("what"))
    if not who:
        raise scene.error(Problem.AMBIGUOUS, worded("Who does that?"), clause.place)
    for it in things:
        it.said.discard("tapped")
        told = told_of(scene.name(who), it.id)
        place(scene, Entry(Do(done(it), who, it.id), who, told, ""), protective=True)
    scene.subject = who
    scene.focus = things
