"""Riftbound: a Might is doubled, a unit is buffed, whatever does it."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.conditions import Matches, Not
from bot.engine.effects import Modifier, Until
from bot.engine.instructions import AddCounters, If, Install
from bot.engine.values import Filter, Named, StatOf
from bot.scenario.happening.happening import do
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Spec
from bot.worded import worded


@handles("doublemight")
def double_might(scene: Scene, clause: Clause) -> None:
    """I double its Might: by what it is at that moment, until the turn ends."""
    things = scene.things(clause.get("what"))
    for it in things:
        might = StatOf(Named(it.id), "might")
        doubled = Modifier(
            Filter(ids=frozenset({it.id})), might, might, until=Until.END_OF_TURN
        )
        told = worded("The Might of {it} is doubled.", it=it.id)
        do(scene, it.controller, told, Install(doubled))
    scene.focus = things


@handles("buff")
def buff(scene: Scene, clause: Clause) -> None:
    """I buff it: a counter at that moment, if it has none (702)."""
    things = scene.things(clause.get("what"))
    if isinstance(clause.get("who"), Person):
        scene.subject = scene.player(clause.get("who"))
    for it in things:
        unbuffed = Not(Matches(Named(it.id), Filter(counter=BUFF)))
        told = worded("{it} is buffed.", it=it.id)
        step = If(unbuffed, (AddCounters(BUFF, 1, Named(it.id)),))
        do(scene, it.controller, told, step)
    scene.focus = things


BUFF = "buff"


@before(Game.RIFTBOUND)
def buffed_then(parse: Parse, clauses: Clauses) -> Clauses:
    """ "It gets a buff": at that moment, unlike what "has a buff"."""
    del parse
    return tuple(
        replace(clause, kind="buff", slots={it: clause.get(it) for it in _WHOM})
        if clause.kind == "gains" and _buffs(clause.get("specs") or ())
        else clause
        for clause in clauses
    )


_WHOM = ("who", "elided", "what")


def _buffs(specs: tuple[Spec, ...]) -> bool:
    return len(specs) == 1 and (specs[0].kind, specs[0].value) == (
        "counters",
        (1, BUFF),
    )
