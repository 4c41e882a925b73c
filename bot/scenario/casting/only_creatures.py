"""Whom "he dies?" asks of where only creatures can die of what is told."""

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.inside import holds, walk
from bot.engine.instructions import Ability, DealDamage, DestroyIt, Kill
from bot.engine.question import Resolve
from bot.engine.values import EachOf
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.him import either_meant
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
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
    if not entries or not all(
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
    if swept and (_may_hit_back(scene) or _is_told_of(scene)):
        return None
    if swept and len(there) > 1:
        raise either_meant(scene, person, [scene.describe(it) for it in there[:4]])
    return there[0] if len(there) == 1 else None


def _sweeps(ability: Ability) -> bool:
    """ "Pyroclasm": its damage is dealt to creatures, and to no player."""
    dealt = [it for it in walk(ability) if isinstance(it, DealDamage)]
    return bool(dealt) and all(
        isinstance(it.to, EachOf)
        and it.to.filter.players is None
        and "creature" in it.to.filter.kinds
        for it in dealt
    )


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
