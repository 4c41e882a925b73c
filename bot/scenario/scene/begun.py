"""Combats as they begin, and what was told before them that happens in them."""

from bot.citation import Game
from bot.engine.effects import Modifier, Restriction
from bot.engine.inside import holds, inside
from bot.engine.values import Named
from bot.errors import Problem
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.worded import worded


def begin_combat(scene: Scene, player: str) -> Combat:
    """A new combat of *player*; what was told as happening in it is part of it."""
    script, made = scene.draft.script, Combat(player)
    waiting: list[Entry] = []
    while scene.game is not Game.GRAND_ARCHIVE and script and script[-1].meant:
        waiting.insert(0, script.pop())
    script.append(Entry(made, player))
    for entry in waiting:
        inner = made.before if entry.meant == "before_damage" else made.between
        inner.append(entry)
        entry.meant = ""
    return made


def check_struck(scene: Scene) -> None:
    """Raises AMBIGUOUS for what happens between strikes of no combat told."""
    if any(entry.meant == "between" for entry in scene.draft.script):
        raise scene.error(
            Problem.AMBIGUOUS, worded("Which attackers have first strike?")
        )


def to_attackers(combat: Combat, entry: Entry) -> bool:
    """Whether it is done to what attacks, and changes nothing that blocks look at."""
    reached = {name for slot in getattr(entry.what, "chosen", ()) for name in slot}
    reached |= {it.id for it in inside(entry.what, Named)}
    changes = holds(entry.what, Modifier, Restriction)
    return bool(reached & {name for name, _ in combat.attackers}) and not changes
