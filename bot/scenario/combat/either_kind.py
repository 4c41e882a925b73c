"""Damage of creatures that may be combat damage, where that makes a difference."""

from collections.abc import Iterator

from bot.citation import Game
from bot.engine.commanders import ENOUGH
from bot.engine.effects import DamageWatch
from bot.engine.inside import walk
from bot.engine.instructions import DealDamage
from bot.engine.question import Hit
from bot.engine.values import Filter, Zone
from bot.errors import Problem
from bot.scenario.combat.doubled import combat_said
from bot.scenario.combat.pinging import by_ability
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.words.asked_back import COMBAT_DAMAGE
from bot.scenario.words.syntax import Clause
from bot.worded import worded

_HITS = frozenset({"hit", "hits", "hitting", "smacks", "connects"})


def _may_shoot(scene: Scene, clause: Clause, it: DraftThing) -> bool:
    """Whether what that unit deals may be damage of an ability of its own."""
    own = any(isinstance(one, DealDamage) for one in walk(it.abilities))
    return own or by_ability(scene, clause)


def strikes(scene: Scene, clause: Clause, it: DraftThing) -> bool:
    """ "My 2/2 hits Bob for 2": a creature that can do so in combat alone does."""
    words = set(clause.text.lower().split())
    return (
        scene.game is Game.MTG
        and combat_said(clause) is None
        and bool(words & _HITS)
        and _fights(it)
        and not it.abilities.activated
    )


def _fights(it: DraftThing) -> bool:
    return bool(it.kinds & {"creature", "unit"}) and it.zone is Zone.BATTLEFIELD


def note_kind(scene: Scene, clause: Clause, hits: list[Hit]) -> None:
    """Note *hits* of creatures if nobody says whether they are combat damage."""
    said = combat_said(clause)
    if scene.game is Game.RIFTBOUND:
        # "Deals 3 damage" is no fight, and may still be an ability's.
        said = said or clause.get("when") == "before_damage" or None
    if scene.game is Game.GRAND_ARCHIVE or said is not None:
        return
    found = [
        hit
        for hit in hits
        if not hit.combat
        and (it := scene.draft.thing(hit.source)) is not None
        and (_fights(it) or _hit_by_somebody(scene, clause))
        and (scene.game is Game.MTG or _may_shoot(scene, clause, it))
    ]
    if found:
        scene.either_kind.append((clause, found))


def _hit_by_somebody(scene: Scene, clause: Clause) -> bool:
    """ "He hits me for 2": with a creature, or with a spell."""
    words = set(clause.text.lower().split())
    untold = clause.get("source") is None and clause.get("who") is not None
    return scene.game is Game.MTG and untold and bool(words & {"hit", "hits"})


@after(Game.MTG)
def check_kind(scene: Scene) -> None:
    """Raises QuestionError (AMBIGUOUS) for damage that may be combat damage or not."""
    for clause, hits in scene.either_kind:
        for hit in hits:
            counts = _counts(scene, hit)
            if counts or _poisons(scene, hit) or any(_minds(scene, hit)):
                raise scene.error(
                    Problem.AMBIGUOUS,
                    COMBAT_DAMAGE,
                    clause.place,
                    ["… deals combat damage …", "… deals noncombat damage …"],
                )


def _counts(scene: Scene, hit: Hit) -> bool:
    """Whether a commander has dealt enough before that this would end it (903.10a)."""
    player = scene.draft.players.get(hit.recipient)
    dealt = player.commander_damage.get(hit.source, 0) if player is not None else 0
    amount = hit.amount if isinstance(hit.amount, int) else 0
    return 0 < dealt < ENOUGH <= dealt + amount


@after(Game.RIFTBOUND)
def check_ability(scene: Scene) -> None:
    """Raises QuestionError (AMBIGUOUS) for a unit's damage that may be an ability's."""
    if scene.either_kind and any(_of_abilities(it.what) for it in all_entries(scene)):
        clause, (hit, *_) = scene.either_kind[0]
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Is that damage of its ability?"),
            clause.place,
            (
                f"… {hit.source} deals {hit.amount} damage to it with its ability …",
                f"… {hit.source} deals {hit.amount} combat damage to it …",
            ),
        )


def _of_abilities(what: object) -> bool:
    """Whether it looks at damage of abilities, and not at that of units."""
    watched = (it.source for it in walk(what) if isinstance(it, DamageWatch))
    return any(
        "ability" in it.any_kinds | it.kinds and "unit" not in it.any_kinds
        for it in watched
    )


def _poisons(scene: Scene, hit: Hit) -> bool:
    it = scene.draft.thing(hit.source)
    toxic = it is not None and any(one.startswith("toxic") for one in it.keywords)
    return toxic and hit.recipient in scene.draft.players


def _minds(scene: Scene, hit: Hit) -> Iterator[bool]:
    """Whether each watch for one kind of damage may look at *hit*."""
    for it in scene.draft.things:
        for one in walk(it.abilities.statics) if it.zone is Zone.BATTLEFIELD else ():
            if isinstance(one, DamageWatch) and one.combat is not None:
                yield _may_be(one.source, it, hit.source) and _may_be(
                    one.recipient, it, hit.recipient
                )
    for entry in all_entries(scene):
        for one in walk(entry.what):
            if isinstance(one, DamageWatch) and one.combat is not None:
                yield True


def _may_be(what: Filter, host: DraftThing, name: str) -> bool:
    if what.this or what.attached:
        return name in {host.id, host.attached_to}
    return True
