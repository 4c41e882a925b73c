"""Whom "Is he dead?" asks about: a player, or what fights or was struck."""

from collections.abc import Iterator
from itertools import pairwise

from bot.citation import Game
from bot.engine.inside import walk
from bot.engine.instructions import DealDamage, GainLife, LoseLife, SetLife
from bot.engine.question import Deal, Resolve
from bot.engine.values import Zone
from bot.scenario.casting.mortals import is_mortal, last_struck
from bot.scenario.casting.only_creatures import only_creature
from bot.scenario.casting.players_hit import last_hit
from bot.scenario.casting.still_hit import tramples
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.claims import LIFE_TOLD
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.him import either_meant
from bot.scenario.scene.persons import gender
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.syntax import Clause, Person


def struck_as_him(scene: Scene, person: Person) -> list[str]:
    """ "Bob bolts him. Does he die?": whoever was struck, where only names are told."""
    told = {it.text for it in scene.parse.tokens[: person.place.start]}
    aimed = {"he": "him", "she": "her"}.get(person.name, "")
    if scene.has_me or person.kind != "he" or aimed not in told:
        return []
    return last_hit(scene)


def no_player(scene: Scene, person: Person, player: str) -> DraftThing | None:
    """What "is he dead?" asks of where that is not *player*, whom "he" can mean.

    Raises QuestionError (AMBIGUOUS).
    """
    if person.kind != "he" or _is_of_the_game(scene):
        return None
    if person.name == "they" and (both := _met(scene, player)):
        # "Mine blocks Bob's 5/4. He gives it first strike. Do they die?"
        listed = [scene.describe(it) for it in both]
        raise either_meant(scene, person, [*listed, scene.name(player)])
    if scene.parse.memory.get(LIFE_TOLD) == (scene.told_last, player):
        return None  # "I bolt the Reckoner. Bob is at 3. Is he dead?"
    struck = last_struck(scene)
    if struck is not None or person.name not in {"he", "she", "they"}:
        # "Bob bolts my Knight. Does he die?"
        return struck
    if person.name != "they" and (walker := _attacked_walker(scene, player)):
        return walker
    it = only_creature(scene, person)
    if person.name != "they" and (it or (it := _not_the_player(scene, person, player))):
        return it
    him = _blocked_as_him(scene) if person.name != "they" else []
    found = him or _fought(scene, player, they=person.name == "they")
    if person.name == "they":
        # "Grizzly Bears block a 3/3. Do they die?": one card with a name for several.
        found = [it for it in found if it.label.endswith("s")]
        if not found and (it := _cast_over(scene, person, player)) is not None:
            return it
    # Where that player does something there, both may be meant.
    spoken_of = found and (scene.subject == player or bool(him))
    if len(found) > 1 or spoken_of:
        listed = [scene.describe(it) for it in found]
        listed += [scene.name(player)] if spoken_of else []
        raise either_meant(scene, person, listed)
    return found[0] if found else None


def _attacked_walker(scene: Scene, player: str) -> DraftThing | None:
    """ "Bob attacks my Chandra. Is she dead?": by an attack of his own he never is."""
    combat = last_combat(scene)
    if combat is None or combat.blocks or combat.attacker != player:
        return None
    goals = {goal for _, goal in combat.attackers}
    found = [it for it in scene.draft.things if it.id in goals and it.named]
    return found[0] if len(goals) == len(found) == 1 else None


def _is_of_the_game(scene: Scene) -> bool:
    """ "I bolt Bob's Shrike. Does he lose?": no creature does, unless in a fight.

    Nor is one out of the game, or dead of poison.
    """
    said = {*scene.clause.text.lower().rstrip("?").split()} if scene.clause else set()
    return (
        scene.game is Game.MTG
        and bool(said & {"lose", "loses", "lost", "poison"} or said >= {"out", "game"})
        and not said & {"combat", "attack", "fight"}
    )


def _cast_over(scene: Scene, person: Person, player: str) -> DraftThing | None:
    """ "I control Llanowar Elves. He casts Pyroclasm. Do they die?": those.

    Of one creature whose name is none of several, *player* may be meant as well.
    Raises QuestionError (AMBIGUOUS).
    """
    last = scene.draft.script[-1] if scene.draft.script else None
    if last is None or not isinstance(last.what, Resolve) or last.by != player:
        return None
    aimed = player in _aimed(scene, they=True)
    told = "life" in scene.draft.players[player].said
    if scene.game is not Game.MTG or aimed or told or last_combat(scene) is not None:
        return None
    there = [
        it for it in scene.draft.things if is_mortal(it) and it.zone is Zone.BATTLEFIELD
    ]
    if len(there) == 1 and not there[0].label.endswith("s"):
        listed = [scene.describe(there[0]), scene.name(player)]
        raise either_meant(scene, person, listed)
    return there[0] if len(there) == 1 else None


def _met(scene: Scene, player: str) -> list[DraftThing]:
    """What fights, where more was done since and nothing was to hit *player*."""
    combat = last_combat(scene)
    if combat is None or not combat.blocks or scene.game is not Game.MTG:
        return []
    said = scene.clause.text.lower().split() if scene.clause else []
    since = combat.before or combat.between or scene.draft.script[-1].what != combat
    if not since or "both" in said:
        return []
    pairs = {name for pair in combat.blocks for name in pair}
    both = [it for it in scene.draft.things if it.id in pairs]
    hit = player in _aimed(scene, they=True) or any(it.named for it in both)
    return both if len(both) > 1 and not hit else []


def _not_the_player(scene: Scene, person: Person, player: str) -> DraftThing | None:
    """ "Tom's Pariah is on my Serra Angel. Does she die?": never Tom.

    Raises QuestionError (AMBIGUOUS) where nobody has called the opponent "she" before.
    """
    there = [
        it
        for it in scene.draft.things
        if it.named and is_mortal(it) and it.zone is Zone.BATTLEFIELD
    ]
    if not there or scene.game is not Game.MTG:
        return None
    other = gender(player) not in {"", "f" if person.name == "she" else "m"}
    before = {it.text for it in scene.parse.tokens[: person.place.start]}
    new = person.name == "she" and player == "opponent" and not before & {"she", "her"}
    other = other or (new and bool(before & {"he", "him", "his"}))
    new = new and bool(before & OPPONENTS)
    if other and len(there) == 1:
        return there[0]
    if other or new:
        listed = [scene.describe(it) for it in there]
        raise either_meant(
            scene, person, listed + ([] if other else [scene.name(player)])
        )
    return None


def _blocked_as_him(scene: Scene) -> list[DraftThing]:
    """ "He attacks me. I block him. Does he die?": what was blocked, or the player."""
    words = [token.text for token in scene.parse.tokens]
    combat = last_combat(scene)
    if combat is None or not any(
        verb.startswith("block") and it in {"him", "her"}
        for verb, it in pairwise(words)
    ):
        return []
    blocked = dict.fromkeys(name for _, name in combat.blocks)
    return [it for it in map(scene.draft.thing, blocked) if it]


def _fought(scene: Scene, player: str, *, they: bool) -> list[DraftThing]:
    """Who was in combat, with a name if any: "Serra Angel blocks a 4/4. Is she dead?"

    Nobody where something was to happen to *player*.
    """
    combat = last_combat(scene)
    if (
        combat is None
        or scene.game is not Game.MTG
        or player in _aimed(scene, they=they)
    ):
        return []
    pairs = (*combat.attackers, *combat.blocks)
    names = dict.fromkeys(name for pair in pairs for name in pair)
    found = [it for it in map(scene.draft.thing, names) if it and is_mortal(it)]
    told = "life" in scene.draft.players[player].said
    return [it for it in found if it.named] or ([] if told else found)


def _aimed(scene: Scene, *, they: bool) -> Iterator[str]:
    """Whom something was to be dealt; not by an attacker that was stopped (509.1h).

    *they*: all the same, for players are "they" more often than what fights.
    """
    for entry in all_entries(scene):
        match entry.what:
            case Deal(hits=hits):
                yield from (hit.recipient for hit in hits)
            case Combat(attackers=attackers, blocks=blocks):
                blocked = {
                    name for _, name in blocks if not (they or tramples(scene, name))
                }
                yield from (goal for name, goal in attackers if name not in blocked)
            case Resolve(chosen=chosen):
                yield from (name for slot in chosen for name in slot)
            case _:
                pass


def of_what_moved(scene: Scene, clause: Clause) -> list[DraftThing]:
    """ "The Bears are destroyed. Where do they end up?": no player is meant."""
    words = clause.text.lower().split()
    if not scene.draft.script or words[:1] != ["where"] or "they" not in words:
        return []
    last = scene.draft.script[-1].what
    aimed = bool(scene.focus) and all(f"'{it.id}'" in repr(last) for it in scene.focus)
    if aimed and not isinstance(last, Combat):
        return list(scene.focus)
    done = [entry.what for entry in scene.draft.script]
    if any(isinstance(it, _OF_LIFE) for it in walk(tuple(done))):
        return []
    # "I cast Wrath of God": nobody's life has changed, so all that could go.
    return [it for it in scene.draft.things if is_mortal(it) and it.on_board]


_OF_LIFE = (Combat, Deal, DealDamage, GainLife, LoseLife, SetLife)
