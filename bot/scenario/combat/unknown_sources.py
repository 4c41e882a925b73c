"""Damage from a card nobody knows: what it deals is said, so it is ruled on."""

import re

from bot.cards.finding import Unknown
from bot.citation import Game
from bot.engine.inside import holds
from bot.engine.instructions import DealDamage
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import source
from bot.scenario.scene.scene import Scene
from bot.scenario.words.kinds import COLORS
from bot.scenario.words.syntax import Thing
from bot.worded import worded


def nameless(scene: Scene, thing: Thing) -> bool:
    """Whether *thing* is a name that stands for nothing known: "Singularity deals 6".

    Not in Magic where a colour or combat is spoken of, or a card is called nearly so.
    """
    bare = thing.noun == "label" and thing.card is None and not thing.specs
    if not bare or not thing.label[:1].isupper() or thing.plural:
        return False
    if scene.game is Game.MTG:
        found = scene.parse.catalogue.find(thing.label, scene.game)
        words = set(re.findall("[a-z]+", scene.parse.text.lower()))
        if words & _MATTERS or not isinstance(found, Unknown) or found.nearest:
            return False
    said = thing.label.lower()
    return said not in scene.parse.memory.get("sized", ()) and not any(
        said in {it.id.lower(), it.label.lower()} for it in scene.draft.things
    )


def of_unknown_kind(scene: Scene, thing: Thing, guess: str) -> DraftThing:
    """The source of that name; whether it is a spell is asked where it matters."""
    it = source(scene, thing, scene.owner_of(thing) or guess)
    kindless: set[str] = scene.parse.memory.setdefault("kindless", set())
    kindless.add(it.id)
    scene.draft.assume(
        worded(
            "{name} is no card I know: it deals the damage said, and nothing else.",
            name=it.id,
        )
    )
    return it


def dealing(
    scene: Scene, thing: Thing, found: list[DraftThing], guess: str
) -> list[DraftThing]:
    """*found*, or another spell: "my spell deals 5" is no shield just cast."""
    plain = thing.noun == "spell" and not thing.label and thing.card is None
    if not plain or len(found) != 1 or found[0].face is None:
        return found
    does = found[0].abilities
    deals = holds(does, DealDamage)
    if deals or not does.understood or does.spell is None:
        return found
    return [source(scene, thing, scene.owner_of(thing) or guess, "spell")]


# What a source has that is known of no card that nobody knows.
_MATTERS = frozenset(COLORS) | {"combat", "color", "colors", "colored", "colorless"}
