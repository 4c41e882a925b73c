"""What somebody does to a creature, with no card told of: untaps it, goads it."""

from collections.abc import Callable
from dataclasses import replace

from bot.citation import Game
from bot.engine.effects import Ban, Modifier, Restriction, Until
from bot.engine.exchanging import Exchange
from bot.engine.instructions import Install, Instruction, SetLife
from bot.engine.permanents import GainControl, TapIt
from bot.engine.question import Do
from bot.engine.unless import Nobody
from bot.engine.unnamed import MUST_ATTACK
from bot.engine.values import ONLY_YOU, AllRefs, Filter, Named, Who
from bot.errors import Problem
from bot.scenario.happening.happening import do
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import place
from bot.scenario.words.syntax import Clause, Person
from bot.worded import worded


@handles("untaps")
def untaps(scene: Scene, clause: Clause) -> None:
    """Alice untaps her 4/4 before blocks."""
    _do(
        scene,
        clause,
        lambda it: (TapIt(Named(it.id), untap=True),),
        lambda who, it: scene.says(who, "You untap {it}.", "{who} untaps {it}.", it=it),
    )


@handles("tapdown")
def taps_down(scene: Scene, clause: Clause) -> None:
    """Bob taps Alice's only creature: by what, nobody has said."""
    _do(
        scene,
        clause,
        lambda it: (TapIt(Named(it.id)),),
        lambda who, it: scene.says(who, "You tap {it}.", "{who} taps {it}.", it=it),
    )


@handles("takescontrol")
def takes_control(scene: Scene, clause: Clause) -> None:
    """Alice gains control of Bob's attacker: it leaves combat (506.4)."""
    _do(
        scene,
        clause,
        lambda it: (GainControl(Named(it.id), Who.YOU),),
        lambda who, it: scene.says(
            who, "You gain control of {it}.", "{who} gains control of {it}.", it=it
        ),
    )


@handles("exchangelife")
def exchange_life(scene: Scene, clause: Clause) -> None:
    """Alice and Bob exchange life totals (701.12c)."""
    players = [*scene.draft.players]
    parts = [clause.get(slot) for slot in ("of", "with") if clause.get(slot)]
    if clause.get("all"):
        parts, names = [], players
    else:
        names = [it for one in parts for it in targeted(scene, one)]
    if clause.get("whose") is not None:
        names.insert(0, scene.player(clause.get("whose")))
    names = list(dict.fromkeys(names))
    if len(names) != 2 or not {*names} <= {*players}:
        raise scene.error(
            Problem.AMBIGUOUS, worded("Which two players exchange their life totals?")
        )
    told = worded(
        "{one} and {other} exchange life totals.",
        one=scene.name(names[0]),
        other=scene.name(names[1]),
    )
    do(scene, names[0], told, Exchange(AllRefs((Named(names[0]), Named(names[1])))))


@handles("lifebecomes")
def life_becomes(scene: Scene, clause: Clause) -> None:
    """Bob's life total becomes 10: he gains or loses the difference (119.5)."""
    name, n = scene.player(clause.get("whose")), number(scene, clause.get("n"))
    who = scene.name(name)
    told = worded("The life total of {who} becomes {n}.", who=who, n=n)
    do(scene, name, told, SetLife(n, Named(name)))


@handles("exchangecontrol")
def exchange_control(scene: Scene, clause: Clause) -> None:
    """Control of the Bear and the Dragon is exchanged (701.12b)."""
    things = scene.things(clause.get("of"))
    if clause.get("with") is not None:
        things += scene.things(clause.get("with"))
    if len(things) != 2 or things[0] is things[1]:
        raise scene.error(Problem.AMBIGUOUS, worded("Which two are exchanged?"))
    one, other = things
    told = worded(
        "Control of {one} and {other} is exchanged.", one=one.id, other=other.id
    )
    pair = AllRefs((Named(one.id), Named(other.id)))
    do(scene, one.controller, told, Exchange(pair))
    scene.focus = things


@handles("goads")
def goads(scene: Scene, clause: Clause) -> None:
    """Alice goads it: it attacks if able, and somebody else (701.15b)."""
    if clause.get("who") is None and len(scene.draft.players) == 2:
        # "My 4/4 is goaded": of two players by the other one.
        (it, *_) = scene.things(clause.get("what"))
        by = Person("name", scene.other(it.controller), clause.place)
        clause = replace(clause, slots={**clause.slots, "who": by})
    _do(
        scene,
        clause,
        _goaded,
        lambda who, it: scene.says(who, "You goad {it}.", "{who} goads {it}.", it=it),
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
    told_of: Callable[[str, str], str],
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
        told = told_of(who, it.id)
        place(scene, Entry(Do(done(it), who, it.id), who, told, ""), protective=True)
    scene.subject = who
    scene.focus = things
