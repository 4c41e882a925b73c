"""Where in the script a spell or an ability is put: by what it does, and when."""

from bot.engine.counterspells import CopySpell, CounterSpell
from bot.engine.effects import Effect, Modifier, Restriction, Trigger
from bot.engine.inside import inside, walk
from bot.engine.instructions import Ability, DealDamage, DestroyIt, Move, Regenerate
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.was_before import was_before
from bot.scenario.scene.draft import Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import place


def protects(ability: Ability, use: Use) -> bool:
    """True for what people cast to soften what is about to happen."""
    del use
    parts = list(walk(ability))
    if any(isinstance(it, DestroyIt) for it in parts):
        return False
    return any(
        isinstance(it, Effect | Restriction | Regenerate | CounterSpell | CopySpell)
        or _strengthens(it)
        for it in parts
    )


def _strengthens(part: object) -> bool:
    """+3/+3 until end of turn, or a keyword that saves."""
    if not isinstance(part, Modifier):
        return False
    grown = isinstance(part.toughness, int) and part.toughness > 0
    return grown or any(
        word.startswith(("protection", "hexproof", "shroud", "indestructible"))
        for word in part.keywords
    )


def harms(ability: Ability, use: Use) -> bool:
    """True for what others may want to respond to: not for what only waits."""
    del use
    later = {it for one in inside(ability, Trigger) for it in walk(one)}
    return any(
        isinstance(it, DealDamage | DestroyIt | Move) and it not in later
        for it in walk(ability)
    )


def place_entry(scene: Scene, entry: Entry, use: Use, soft: bool) -> None:
    """Put *entry* where its time words and its nature say it happens."""
    from bot.scenario.casting.sides import told_before

    before = use.opening or told_before(scene, harms=entry.harms)
    if before or was_before(scene, entry):
        scene.draft.opening.append(entry)
        return
    place(scene, entry, protective=soft)
