"""The harmful spell that another is cast in response to: told with it."""

from collections.abc import Iterable
from dataclasses import replace

from bot.cards.facts import abilities_of, is_spell
from bot.citation import Game
from bot.engine.effects import Effect
from bot.engine.inside import holds, inside
from bot.engine.instructions import Ability, ChooseSource
from bot.engine.question import Resolve
from bot.engine.values import Side
from bot.engine.watches import DamageWatch
from bot.scenario.casting.casting import cast
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.may_target import may_be
from bot.scenario.casting.who_casts import caster_told
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries, card_thing, face_of, listed
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Card, Clause, Several, Thing
from bot.worded import worded


def threat_answered(scene: Scene, clause: Clause, who: str) -> DraftThing | None:
    """“… on his Bolt that is going at my face”: that spell, cast first."""
    said = clause.get("threat")
    if said is None:
        return None
    thing = card_thing(scene, said)
    for it in scene.draft.things:
        if thing.card and it.card and it.card.ref in thing.card.names:
            scene.response_to = _entry_from(scene, it)
            return it
    caster = caster_told(scene, Clause("cast", {}, clause.place, (".",)), thing)
    caster = caster or (scene.other(who) if who else scene.other("me"))
    names = listed(scene, clause.get("goal"), caster)
    if not names:
        names = [scene.other(caster)]
    made = cast(scene, thing, Use(caster, names, []))
    scene.response_to = _entry_from(scene, made)
    scene.timing = "response"
    return made


def threat_met(
    scene: Scene, clause: Clause, abilities: Iterable[Ability], who: str
) -> DraftThing | None:
    """The spell that *abilities* of *who* are used against, if that is told here."""
    threat = threat_answered(scene, clause, who)
    if threat is None and who:
        threat = _source_cast(scene, clause, abilities, who)
    return threat


def _source_cast(
    scene: Scene, clause: Clause, abilities: Iterable[Ability], who: str
) -> DraftThing | None:
    """ "I use the Circle against his Bolt", of which nothing else is told: it is cast.

    On whom, only where the shield is for nobody but *who*. None where it is not sure.
    """
    choosing = [it for it in abilities if holds(it, ChooseSource)]
    aimless = choosing and not any(it.targets for it in choosing)
    said = parts_of(clause.get("src") or (clause.get("to") if aimless else None))
    part = said[0] if len(said) == 1 else None
    if scene.game is not Game.MTG or not isinstance(part, Thing) or part.card is None:
        return None
    names = {*part.card.names}
    there = any(it.card and it.card.ref in names for it in scene.draft.things)
    later = any(names & _cards_of(it) for it in scene.following)
    caster = scene.player(part.owner) if part.owner else scene.other(who)
    face = face_of(scene, part)
    if not choosing or there or later or caster == who or not is_spell(face):
        return None
    spell = abilities_of(scene.game, face).spell
    aims: list[str] = []
    if spell is not None and spell.targets:
        watches = [it.watch for it in inside(tuple(choosing), Effect)]
        own = watches and all(
            isinstance(it, DamageWatch) and _is_own(it) for it in watches
        )
        alone = len(spell.targets) == 1 and may_be(scene, spell.targets[0], who)
        if not own or not alone or len(scene.draft.players) > 2:
            return None
        aims = [who]
        what, said_as = part.card.typed, "{source} is used on {who}."
        scene.draft.assume(worded(said_as, source=what, who=scene.name(who)))
    made = cast(scene, part, Use(caster, aims, []))
    scene.response_to = _entry_from(scene, made)
    return made


def _is_own(watch: DamageWatch) -> bool:
    """Whether it looks at damage to its controller and to nobody else."""
    return watch.recipient.players is Side.YOU and not watch.recipient.objects


def _cards_of(clause: Clause) -> set[object]:
    found: set[object] = set()
    for value in clause.slots.values():
        for it in value.parts if isinstance(value, Several) else (value,):
            card = it.card if isinstance(it, Thing) else it
            found |= {*card.names} if isinstance(card, Card) else set()
    return found


def _entry_from(scene: Scene, it: DraftThing) -> Entry | None:
    return next((entry for entry in all_entries(scene) if entry.source == it.id), None)


def aimed_elsewhere(
    scene: Scene, clause: Clause, threat: DraftThing | None, who: str
) -> Clause:
    """ "Harm's Way on the Bolt, targeting opp": the target of what answers it."""
    goal = clause.get("goal")
    if threat is None or goal is None or clause.get("to") is not None:
        return clause
    entry = _entry_from(scene, threat)
    if entry is None or not isinstance(entry.what, Resolve):
        return clause
    told = {name for slot in entry.what.chosen for name in slot}
    if not told or told & {*listed(scene, goal, who)}:
        return clause
    slots = {name: it for name, it in clause.slots.items() if name != "goal"}
    return replace(clause, slots=slots | {"to": goal})
