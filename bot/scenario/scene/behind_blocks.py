"""“They don't block, then I cast it”: behind the blocks, before or after damage."""

from bot.citation import Game
from bot.engine.history import TALLIES
from bot.engine.inside import holds, inside
from bot.engine.instructions import DealDamage
from bot.engine.question import Deal, Do, EnterNow, NextTurn, Resolve
from bot.engine.values import Filter, Named, StatOf
from bot.engine.watches import CastWatch
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.words.tokens import ENDS

_AT_ANY_TIME = frozenset({"instant", "flash"})
_OUTCOMES = frozenset(
    "takes take took taking deals dealt damage damages hits hit kills killed dies died "
    "dying trade trades goes drops falls loses lost survives connects dropping".split()
)


def is_trick(scene: Scene, entry: Entry) -> bool:
    """Whether it is a Magic spell or ability that may be used during combat."""
    what = entry.what
    if scene.game is not Game.MTG or not isinstance(what, Resolve | EnterNow):
        return False
    if isinstance(what, Resolve) and not what.spell:
        return what.ability.loyalty is None and what.ability.speed != "sorcery"
    return not _is_slow(scene, entry)


def waits_for_main(scene: Scene, entry: Entry) -> bool:
    """Whether it is a Magic spell for which only a main phase has room (307.1)."""
    what = entry.what
    spell = (isinstance(what, Resolve) and what.spell) or isinstance(what, EnterNow)
    return scene.game is Game.MTG and spell and _is_slow(scene, entry)


def casts_slowly(scene: Scene) -> str:
    """Who alone casts what only fits into a main phase of the own turn (307.1).

    "" where nobody does, or several do; behind the end of a turn nobody is looked for.
    """
    found: set[str] = set()
    for entry in scene.draft.script:
        if isinstance(entry.what, NextTurn):
            break
        it = scene.draft.thing(entry.source)
        if it is None or entry.arrives or not it.kinds & _SLOW_KINDS:
            continue
        # "Bob's Volcanic Hammer deals 3 damage to me": its effect, as it resolves.
        does = isinstance(entry.what, Deal | Do) and "sorcery" in it.kinds
        if waits_for_main(scene, entry) or does:
            found.add(entry.by or it.controller)
    found &= {*scene.draft.players}
    return found.pop() if len(found) == 1 else ""


_SLOW_KINDS = frozenset("sorcery creature artifact enchantment planeswalker".split())


def _is_slow(scene: Scene, entry: Entry) -> bool:
    thing = scene.draft.thing(entry.source)
    if thing is None or thing.face is None:
        return False
    said = thing.kinds | thing.keywords | set(thing.face.keywords)
    return not _AT_ANY_TIME & said


def damage_hangs_on(scene: Scene, combat: Combat, entry: Entry) -> bool:
    """Whether it may matter to the fight that *entry* comes before its damage."""
    fighting = {name for name, _ in combat.attackers} | {it for it, _ in combat.blocks}
    what = entry.what
    done = {it.id for it in inside(what, Named)}
    done.add(getattr(what, "source", ""))
    reached = {name for slot in getattr(what, "chosen", ()) for name in slot}
    if done & fighting or reached & (fighting | set(combat.defenders)):
        return True
    return is_trick(scene, entry) and (not reached or _watched(scene))


def meets_fighters(entry: Entry) -> bool:
    """Whether it does something to "each attacking creature": later there is none."""
    done = tuple(inside(entry.what, DealDamage))
    return any(it.attacking or it.blocking for it in inside(done, Filter))


def counts_from_life(scene: Scene, entry: Entry) -> bool:
    """Whether *entry* only burns players, and something asks how much life they have.

    Then "…, unblocked, then he bolts me" is meant in its order: the fight comes first.
    """
    reached = [name for slot in getattr(entry.what, "chosen", ()) for name in slot]
    if not reached or any(map(scene.draft.thing, reached)):
        return False
    burns = holds(entry.what, DealDamage)
    return burns and any(
        part.stat == "life"
        for it in scene.draft.things
        for part in inside(it.abilities, StatOf)
    )


def counts_this_turn(scene: Scene, entry: Entry) -> bool:
    """Whether it counts what has been lost, gained or dealt: that has happened."""
    thing = scene.draft.thing(entry.source)
    used = thing and (thing.abilities.spell, *thing.abilities.activated)
    parts = (it.stat for it in inside(used or (), StatOf))
    return any(one.endswith(TALLIES) for one in parts)


def _watched(scene: Scene) -> bool:
    """Whether something triggers on casting ("prowess")."""
    return any(holds(it.abilities, CastWatch) for it in scene.draft.things)


def outcome_told(scene: Scene) -> bool:
    """ "… doesn't block and takes 1, then": the same breath speaks of the damage."""
    at = scene.clause.place.start if scene.clause is not None else 0
    while at > 0 and (word := scene.parse.word(at - 1).lower()) not in ENDS:
        if word in _OUTCOMES:
            return True
        at -= 1
    return False
