"""Whom "he dies?" asks of where only creatures can die of what is told."""

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.inside import holds, walk
from bot.engine.instructions import Ability, DealDamage, DestroyIt, Kill
from bot.engine.question import Resolve
from bot.engine.values import AllRefs, EachOf, Ref, Who
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.him import either_meant
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.small_words import OF_A_PLAYER
from bot.scenario.words.syntax import Person


def _alone_in_combat(scene: Scene) -> DraftThing | None:
    """ "My 2/2 and 3/3 double block his 5/5. Does he die?": the one of its side.

    Nobody where a player may be hit, or where each side has one.
    """
    combat = last_combat(scene)
    if combat is None or len(all_entries(scene)) > 1:
        return None
    blocked = {name for _, name in combat.blocks}
    attacking = {name for name, _ in combat.attackers}
    blockers = {name for name, _ in combat.blocks}
    single = [side for side in (attacking, blockers) if len(side) == 1]
    if attacking != blocked or len(single) != 1:
        return None
    it = scene.draft.thing(*single[0])
    return it if it is not None and "trample" not in it.keywords else None


def only_creature(scene: Scene, person: Person) -> DraftThing | None:
    """ "Opp casts Wrath, my guy is indestructible. He dies?": the guy.

    Nobody where anything else is told than that spells destroy creatures, or deal
    damage to all of them. Raises QuestionError (AMBIGUOUS) where those are several.
    """
    if scene.game is not Game.MTG or person.name not in {"he", "she"}:
        return None
    entries = all_entries(scene)
    if (alone := _alone_in_combat(scene)) is not None:
        return alone
    if not entries:
        return _only_told_of(scene, person)
    if not all(
        isinstance(it.what, Resolve)
        and (holds(it.what.ability, DestroyIt, Kill) or _sweeps(it.what.ability))
        and (
            not any(
                name in scene.draft.players for slot in it.what.chosen for name in slot
            )
        )
        for it in entries
    ):
        return None
    there = [it for it in scene.draft.things if "creature" in it.kinds and it.on_board]
    swept = any(isinstance(it.what, Resolve) and _sweeps(it.what.ability)
                for it in entries)  # fmt: skip
    if swept and _may_hit_back(scene):
        return None
    hit = swept and _of_players_too(entries)
    told = swept and _is_told_of(scene)
    before = {it.text for it in scene.parse.tokens[: person.place.start]}
    spoken_of = not before.isdisjoint({"he", "him", "his", "she", "her"})
    if told and (spoken_of or not hit):
        return None
    if hit and len(there) == 1 and (told or spoken_of):
        listed = [scene.describe(there[0]), scene.name(scene.he(person))]
        raise either_meant(scene, person, listed)
    if swept and len(there) > 1:
        raise either_meant(scene, person, [scene.describe(it) for it in there[:4]])
    return there[0] if len(there) == 1 else None


def _only_told_of(scene: Scene, person: Person) -> DraftThing | None:
    """ "My 3/3 has protection from red. Does he survive Earthquake?": the 3/3.

    Nobody where a player was spoken of. Raises QuestionError (AMBIGUOUS) of several.
    """
    there = [it for it in scene.draft.things if "creature" in it.kinds and it.on_board]
    before = {it.text for it in scene.parse.tokens[: person.place.start]}
    if scene.parse.people or before & (OPPONENTS | OF_A_PLAYER) or not there:
        return None
    if len(there) > 1:
        raise either_meant(scene, person, [scene.describe(it) for it in there[:4]])
    return there[0]


def _sweeps(ability: Ability) -> bool:
    """ "Pyroclasm", "Earthquake": its damage is dealt to all creatures."""
    hit = _hit(ability)
    each = [it for it in hit if isinstance(it, EachOf)]
    creatures = any("creature" in it.filter.kinds for it in each)
    return creatures and all(it in each or it in _ALL_PLAYERS for it in hit)


def _of_players_too(entries: list[Entry]) -> bool:
    """ "Earthquake": beside the creatures it hits players."""
    return any(
        it in _ALL_PLAYERS or (isinstance(it, EachOf) and it.filter.players is not None)
        for entry in entries
        if isinstance(entry.what, Resolve)
        for it in _hit(entry.what.ability)
    )


def _hit(ability: Ability) -> list[Ref]:
    dealt = [it.to for it in walk(ability) if isinstance(it, DealDamage)]
    return [
        one for it in dealt for one in (it.refs if isinstance(it, AllRefs) else (it,))
    ]


_ALL_PLAYERS = (Who.EACH_PLAYER, Who.EACH_OPPONENT)


def _may_hit_back(scene: Scene) -> bool:
    """Whether something there deals damage for damage, as Stuffy Doll does."""
    return any(
        it.face is not None
        and not is_spell(it.face)
        and "damage" in it.face.text.lower()
        for it in scene.draft.things
    )


def _is_told_of(scene: Scene) -> bool:
    """Whether the life of somebody else than the asker is told."""
    players = scene.draft.players.items()
    return any(name != "me" and "life" in it.said for name, it in players)
