"""Whom "can my Dragon kill him?" asks about: never the Dragon itself."""

from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.asking.killers import killers
from bot.scenario.casting.mortals import asked_of, is_mortal, last_struck
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import aimed_by_last, all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.him import either_meant
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.worded import worded

_HIM = frozenset({"him", "her", "them", "he", "she", "they"})


def victims(
    scene: Scene, clause: Clause
) -> tuple[Person | None, list[DraftThing]] | None:
    """The player and the creatures of whom a question about killing is.

    None where it tells by itself what would be killed. Both where "him" may be either:
    "Bob blocks with a 2/2. Does my 5/5 kill him?". Raises QuestionError (ILLEGAL) for
    a player of Riftbound, who has no life.
    """
    one = _whom(clause)
    if one is None:
        return None
    killing = _killing(scene, clause)
    check_does_it(scene, clause, killing)
    if not _is_he(one):
        if scene.game is Game.RIFTBOUND:
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "In Riftbound units are dealt damage, not players: say which unit "
                    "is."
                ),
                one.place,
                ("A spell deals 3 damage to my 4 Might unit.",),
            )
        _check_goals(scene, clause, killing, scene.player(one))
        return one, []
    if struck := _struck_by_it(scene, clause):
        return None, [struck]
    met = _met(scene, {it.id for it in killing})
    them = one.name in {"them", "they"}
    if scene.game is not Game.MTG or (them and met):
        return _in_units(scene, one, met)
    if them:
        found = asked_of(scene, Thing("them", one.place, label="them"))
        if found and not all(it in killing for it in found):
            return None, found
    player = scene.player(one)
    if killing and all(it.controller == player for it in killing):
        # "Can his 4/4 kill him?", "he bolts my Knight. Does that kill him?"
        struck = last_struck(scene)
        it = Thing("it", one.place, label=one.name)
        return None, met or ([struck] if struck else asked_of(scene, it))
    _check_goals(scene, clause, killing, player)
    if len(met) != 1:
        return one, []
    if player in aimed_by_last(scene):
        # "My 3/3 is blocked by a 2/2. I bolt Bob. Does my 3/3 kill him?"
        raise either_meant(scene, one, [scene.describe(met[0]), scene.name(player)])
    return one, met


def _struck_by_it(scene: Scene, clause: Clause) -> DraftThing | None:
    """ "His 5/5 blocks my 4/4. I bolt the 5/5. Does it kill him?": the Bolt, the 5/5.

    None of what may hit back: "He bolts my Stuffy Doll. Does it kill him?".
    """
    by, struck = parts_of(clause.get("by")), last_struck(scene)
    pronoun = len(by) == 1 and isinstance(by[0], Thing) and by[0].is_pronoun
    if scene.game is not Game.MTG or not pronoun or struck is None:
        return None
    return None if struck.face and "damage" in struck.face.text.lower() else struck


def _whom(clause: Clause) -> Person | None:
    """The one player, or "him", whom it asks about; None where things are named."""
    parts = parts_of(clause.get("what"))
    one = parts[0] if len(parts) == 1 else None
    if clause.get("by") is None and clause.get("who") is None:
        return None
    if isinstance(one, Thing) and one.label in _HIM and not (one.det or one.specs):
        return Person("he", one.label, place=one.place)
    return one if isinstance(one, Person) else None


def _is_he(person: Person) -> bool:
    return person.kind == "he"


def _killing(scene: Scene, clause: Clause) -> list[DraftThing]:
    """What would kill as asked: what is named, else what fights for whom is named."""
    by = parts_of(clause.get("by"))
    if len(by) == 1 and isinstance(by[0], Thing) and by[0].is_pronoun:
        # "Bob bolts me. Does it kill me?": what happens, where nothing else is "it".
        try:
            return killers(scene, clause)
        except QuestionError:
            him = _whom(clause)
            if him is None or not _is_he(him) or len(scene.draft.players) > _BOTH:
                return []
            # "My 2/2 blocks his 5/5. Does it kill him?": the 2/2.
            return _blocking(scene, scene.other(scene.player(him)))
    if by:
        return killers(scene, clause)
    return _blocking(scene, scene.player(clause.get("who")))


_BOTH = 2


def _blocking(scene: Scene, who: str) -> list[DraftThing]:
    """What *who* has in the blocks that were told."""
    combat = last_combat(scene)
    names = {name for pair in combat.blocks for name in pair} if combat else set()
    return [it for it in scene.draft.things if it.id in names and it.controller == who]


def check_does_it(scene: Scene, clause: Clause, killing: list[DraftThing]) -> None:
    """Refuse "I bolt Bob. Can my 5/5 kill him?": nothing is told of the 5/5.

    Raises QuestionError (AMBIGUOUS).
    """
    told = [repr(it.what) for it in all_entries(scene)]
    for it in killing if told else ():
        idle = not any(f"'{it.id}'" in said for said in told)
        able = it.abilities.statics or it.abilities.activated
        if idle and is_mortal(it) and not able:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Say what happens first, then ask."),
                clause.place,
                ("I attack Bob with my 5/5. Does it kill him?",),
            )


def _check_goals(
    scene: Scene, clause: Clause, killing: list[DraftThing], player: str
) -> None:
    """Refuse "my 3/3 attacks Ann and my 2/2 Bob. Can the 3/3 kill Bob?".

    Nor is of one creature what it and another do together. Raises QuestionError
    (AMBIGUOUS).
    """
    combat, names = last_combat(scene), {it.id for it in killing}
    attackers = combat.attackers if combat is not None else []
    goals = {goal for name, goal in attackers if name in names}
    together = {name for name, goal in attackers if goal == player}
    apart = goals and player not in goals
    if apart or (goals and not together <= names and clause.get("by") is not None):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Several attack. What is asked is not of one of them alone."),
            clause.place,
            ("Does he die?",),
        )


def _met(scene: Scene, names: set[str]) -> list[DraftThing]:
    """The creatures that fight one of *names*."""
    combat = last_combat(scene)
    if combat is None:
        return []
    pairs = [*combat.attackers, *combat.blocks]
    if combat.defenders:
        pairs += [(it, one) for it, _ in combat.attackers for one in combat.defenders]
    met = {
        other
        for pair in pairs
        for one, other in (pair, pair[::-1])
        if one in names and other not in names
    }
    return [
        it
        for it in scene.draft.things
        if it.id in met and is_mortal(it) and it.zone is Zone.BATTLEFIELD
    ]


def _in_units(
    scene: Scene, one: Person, met: list[DraftThing]
) -> tuple[Person | None, list[DraftThing]]:
    """The units that are met; a champion is its player."""
    if met:
        return None, met
    if scene.game is Game.GRAND_ARCHIVE:
        return one, []
    return None, asked_of(scene, Thing("it", one.place, label="it"))
