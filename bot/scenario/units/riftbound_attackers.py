"""Who attacks and who defends at a battlefield, where nobody says so."""

from bot.citation import Game
from bot.engine.question import Deal, Resolve
from bot.scenario.casting.sides import on_field
from bot.scenario.combat.joining import combat_of, join_at_battlefield
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Place
from bot.worded import all_of, worded

# Nobody told whose it is.
_DEFAULT = "default controller"


@after(Game.RIFTBOUND)
def spoken_of_as_attackers(scene: Scene) -> None:
    """ "The attacker has 4 Might.": there is a combat, though nobody said so."""
    if any(isinstance(it.what, Combat) for it in scene.draft.script):
        return
    found = [it for it in scene.draft.things if "attacker" in it.said]
    others = [it for it in scene.draft.things if "unit" in it.kinds and it not in found]
    # Where something happens before, the fight is told of both sides, or of one to
    # which nothing else happens.
    met = any(it.said & {"blocker", "called blocker"} for it in others)
    met = met or not scene.draft.script or not _chosen(scene) & {it.id for it in found}
    if not found or not others or not met:
        return
    theirs = [it for it in others if _DEFAULT not in it.said]
    told = [it for it in found if _DEFAULT not in it.said]
    who = scene.other((theirs or others)[0].controller)
    if told and not theirs:
        who = told[0].controller
        for it in others:
            it.controller = it.owner = scene.other(who)
    for it in found:
        it.controller = it.owner = who
    join_at_battlefield(scene, combat_of(scene, who), found, None)
    names = all_of([it.id for it in found])
    scene.draft.assume(
        worded("{names} attacks, and the other side's units there defend.", names=names)
    )


def _chosen(scene: Scene) -> frozenset[str]:
    """What something is done to."""
    done = [it.what for it in scene.draft.script]
    dealt = [it for it in done if isinstance(it, Deal)]
    resolved = [it for it in done if isinstance(it, Resolve)]
    return frozenset(
        [hit.recipient for it in dealt for hit in it.hits]
        + [name for it in resolved for slot in it.chosen for name in slot]
    )


@after(Game.RIFTBOUND)
def who_defends(scene: Scene) -> None:
    """Everybody at the battlefield defends, if nobody is named."""
    combats = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    for nth, combat in enumerate(combats):
        if not combat.attackers:
            _find_attackers(scene, combat)
        if not combat.attackers:
            continue
        player = scene.other(combat.attacker)
        # What attacks in a later combat comes there for it.
        later = [name for one in combats[nth + 1 :] for name, _ in one.attackers]
        fighting = {*later, *(name for name, _ in combat.attackers)}
        for it in scene.draft.things:
            if {"called blocker", _DEFAULT} <= it.said and it.id not in fighting:
                it.controller = it.owner = player  # "The defender has 3 Might."
        there = [
            it
            for it in on_field(scene, player)
            if "at base" not in it.flags and it.id not in fighting
        ]
        listed = scene.next_owner == player
        if not combat.defenders or listed:
            new = [it.id for it in there if it.id not in combat.defenders]
            combat.defenders += new
            if new:
                combat.told.append(
                    worded("Defending: {listed}.", listed=", ".join(combat.defenders))
                )
        if not combat.defenders and not combat.unblocked:
            scene.missing.append(
                (worded("what defends, and its Might"), entry_place(scene))
            )


def _find_attackers(scene: Scene, combat: Combat) -> None:
    """ "My 2 Might unit defends.": against whoever of the other side is there."""
    there = [
        it
        for it in on_field(scene, combat.attacker)
        if "at base" not in it.flags and it.id not in combat.defenders
    ]
    if not there:
        scene.missing.append(
            (worded("what attacks, and its Might"), entry_place(scene))
        )
        return
    join_at_battlefield(scene, combat, there, None)
    names = all_of([it.id for it in there])
    scene.draft.assume(worded("Attacking: {names}.", names=names))


def entry_place(scene: Scene) -> Place:
    """The place of the last clause, for errors found at the end."""
    return scene.clause.place if scene.clause else Place(0, 0)
