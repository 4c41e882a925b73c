"""Where Riftbound's units are, as far as that is followed."""

from bot.citation import Game
from bot.engine.effects import Effect, Instead, ZoneWatch
from bot.engine.inside import holds
from bot.engine.permanents import RemoveFromCombat
from bot.engine.places import HERE
from bot.engine.question import Do
from bot.engine.values import Named, Zone
from bot.errors import Problem
from bot.scenario.casting.on_table import on_table
from bot.scenario.combat.joining import join_at_battlefield
from bot.scenario.scene import timing
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.worded import worded


@after(Game.RIFTBOUND)
def nobody_moves_between(scene: Scene) -> None:
    """Refuse deaths at the same time of which saving one moves who saves the others.

    Replacement effects are applied one after the other (373.1), so that a unit that
    is recalled first saves those of another place (373.2). Deaths are followed
    together here.
    """
    things = [it for it in scene.draft.things if it.zone is Zone.BATTLEFIELD]
    for it in things:
        if "unit" not in it.kinds or not any(map(_saves_here, _deaths(it))):
            continue
        for other in things:
            for effect in _deaths(other):
                if _could_save(effect, other, it):
                    raise scene.error(
                        Problem.UNSUPPORTED,
                        worded(
                            "{saver} saves units where it is, and {other} may recall "
                            "it at the same moment: in which order units change "
                            "places is outside what I rule on.",
                            saver=it.id,
                            other=other.id,
                        ),
                        None,
                        ("ask about one unit's death at a time",),
                    )


def _deaths(it: DraftThing) -> list[Effect]:
    return [
        one
        for one in it.abilities.statics
        if isinstance(one, Effect)
        and isinstance(one.watch, ZoneWatch)
        and isinstance(one.act, Instead)
    ]


def _saves_here(effect: Effect) -> bool:
    watch = effect.watch
    return isinstance(watch, ZoneWatch) and watch.what.not_flags >= HERE


def _could_save(effect: Effect, other: DraftThing, it: DraftThing) -> bool:
    watch = effect.watch
    if not isinstance(watch, ZoneWatch) or other.controller != it.controller:
        return False
    if not holds(effect.act, RemoveFromCombat):
        return False
    if watch.what.this or watch.what.other:
        return (other is it) == watch.what.this
    return not watch.what.attached or other.attached_to == it.id


def fights_there(scene: Scene, it: DraftThing) -> None:
    """ "They also have a 2 Might unit there", of a combat told before: it is in it.

    So is what is listed before it: "I have a 3 Might unit and a 2 Might unit there."
    """
    combat = open_combat(scene)
    if combat is None or scene.clause is None or scene.clause.kind not in _HAVING:
        return
    within = range(scene.clause.place.start, scene.clause.place.end)
    listed = [
        one
        for one in scene.draft.things
        if one.controller == it.controller and "at base" not in one.flags
        if one is it or (one.place[0] in within and one.place[0] < it.place[0])
    ]
    for one in listed:
        if it.controller == combat.attacker:
            join_at_battlefield(scene, combat, [one], None)
            combat.told.append(worded("{names} attacks.", names=one.id))
        elif one.id not in combat.defenders:
            combat.defenders.append(one.id)
            one.flags.add("blocking")
            combat.told.append(worded("{listed} defends.", listed=one.id))


_HAVING = frozenset({"have"})


@handles("battlefield")
def battlefield(scene: Scene, clause: Clause) -> None:
    """At Void Gate, …; the battlefield is Void Gate."""
    person = clause.get("who")
    owner = scene.player(person) if isinstance(person, Person) else ""
    at_battlefield(scene, clause.get("card"), owner or default_owner(scene))


def at_battlefield(scene: Scene, thing: Thing, owner: str) -> None:
    """What is told happens at this battlefield. Raises UNSUPPORTED for a second."""
    focus = scene.focus
    there = [it for it in scene.draft.things if "battlefield" in it.kinds]
    card = next((it for it in there if fits(it, thing, scene.game)), None)
    card = card or on_table(scene, thing, owner)[0]
    others = [
        it for it in scene.draft.things if "battlefield" in it.kinds and it is not card
    ]
    if others:
        raise scene.error(
            Problem.UNSUPPORTED,
            worded(
                "{one} and {other}: what happens at two battlefields at once is "
                "outside what I rule on.",
                one=others[0].id,
                other=card.id,
            ),
            thing.place,
            (worded("ask about one battlefield at a time"),),
        )
    scene.draft.tell(worded("This happens at {place}.", place=card.id))
    scene.focus = focus


@handles("tobase")
def to_base(scene: Scene, clause: Clause) -> None:
    """In response I move it to my base: it is at no battlefield from there on."""
    who = scene.who(clause) if clause.get("who") is not None else ""
    things = scene.things(clause.get("what"), who)
    combat = last_combat(scene)
    for it in things:
        if combat is not None and _may_fight(combat, it):
            raise scene.error(
                Problem.UNSUPPORTED,
                worded(
                    "{it} moves away from a combat: how the combat goes on then is "
                    "outside what I rule on.",
                    it=it.id,
                ),
                clause.place,
            )
        by = who or it.controller
        told = worded("{it} moves to its base.", it=it.id)
        do = Do((RemoveFromCombat(Named(it.id)),), by)
        timing.place(scene, Entry(do, by, told), protective=True)
    scene.focus = things


def _may_fight(combat: Combat, it: DraftThing) -> bool:
    """Whether *it* is in *combat*, or may be: "He attacks. I recall my unit"."""
    there = {name for pair in (*combat.attackers, *combat.blocks) for name in pair}
    open_yet = not combat.defenders and it.controller != combat.attacker
    return open_yet or it.id in there | {*combat.defenders}


@handles("incombat")
def in_combat(scene: Scene, clause: Clause) -> None:
    """She is in combat: against whom decides what is dealt to her."""
    if last_combat(scene) is not None:
        return
    raise scene.error(
        Problem.AMBIGUOUS,
        worded("Who fights whom? Say what attacks what."),
        clause.place,
        ("My 4 Might unit attacks their 3 Might unit. …",),
    )
