"""Damage told in few words: a ping, and what a spell just told does once more."""

from collections.abc import Sequence

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.instructions import Ability, DealDamage
from bot.engine.question import Resolve
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.casting.activating import activate
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.shields import check_amount
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene
from bot.scenario.words.numbers_asked import DAMAGE_OF
from bot.scenario.words.syntax import Clause
from bot.worded import worded


def pinged(
    scene: Scene, clause: Clause, owner: str, dealers: Sequence[DraftThing]
) -> bool:
    """ "He pings me twice": whether an ability that deals damage was used so.

    *dealers* are those named for it, none where nothing is named.
    """
    named = bool(dealers)
    if scene.game is not Game.MTG and not named:
        return False
    pool = dealers or scene.draft.things
    able = [
        it
        for it in pool
        if (named or it.controller == owner)
        and it.zone is Zone.BATTLEFIELD
        and any(_shoots(one) for one in it.abilities.activated)
    ]
    if len(able) != 1:
        if named and clause.get("n") is None:
            _check_pinging(scene, pool)
        return False
    (host,) = able
    names = targeted(scene, clause.get("to"), new=True)
    use = Use(host.controller, names, [], times=clause.get("times") or 1)
    activate(scene, host, use)
    if clause.get("n") is not None:
        check_amount(scene, host, number(scene, clause.get("n")))
    creatures = [it for it in map(scene.draft.thing, names) if it]
    scene.focus = creatures or [host]
    return True


# What no unit does to another in a fight.
_SHOOTING = frozenset(
    "zap zaps zapped zapping ping pings pinged pinging shoot shoots shot shooting "
    "blast blasts blasted snipe snipes sniped ability".split()
)


def by_ability(scene: Scene, clause: Clause) -> bool:
    """Whether units' damage is told as an ability's, not as that of a fight."""
    if scene.game is Game.MTG:
        return False
    said = {scene.parse.word(at) for at in range(clause.place.start, clause.place.end)}
    return not said.isdisjoint(_SHOOTING)


def _shoots(ability: Ability) -> bool:
    deals = any(isinstance(it, DealDamage) for it in ability.do)
    return deals and bool(ability.targets)


def _check_pinging(scene: Scene, dealers: Sequence[DraftThing]) -> None:
    """A ping is 1 damage; what is of another size deals nobody knows how much."""
    for it in dealers:
        if it.power not in {None, 1}:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(DAMAGE_OF, it=it.id),
                None,
                (worded("{it} deals 1 damage to me.", it=it.id),),
            )


def ping_told(scene: Scene, it: DraftThing) -> int | None:
    """ "Bob pings me": 1 damage, or as much as the ping told last.

    None where what pings is known, or no ping is told.
    """
    clause = scene.clause
    if clause is None or not clause.get("ping") or clause.get("source") is not None:
        return None
    if it.power is not None or it.card is not None:
        return None
    last = scene.last_damage[0] if scene.last_damage is not None else None
    if last is not None and last.get("ping") and last.get("n") is not None:
        return number(scene, last.get("n"))
    scene.draft.assume(worded("A ping is taken to deal 1 damage."))
    return 1


def once_more(scene: Scene, clause: Clause, owner: str) -> QuestionError | None:
    """ "Bob bolts me. 3 damage to me": what the spell does, or as much again?

    What to say where that is not what comes of what is told.
    """
    last = next(iter(reversed(all_entries(scene))), None)
    made, n = scene.last_cast, clause.get("n")
    if scene.game is not Game.MTG or made is None or last is None:
        return None
    if clause.get("source") is not None or clause.get("toit") or n is None:
        return None
    if last.source != made.id or (owner and owner != last.by):
        return None
    words = {*clause.text.lower().split(), *clause.lead, scene.timing}
    if words & _FURTHER or not isinstance(last.what, Resolve):
        return None
    dealt = {it.amount for it in inside(last.what.ability, DealDamage)}
    if n.value in dealt or (last.what.x is not None and n.value == last.what.x):
        return scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Is this what {spell} does, or damage from something else? Leave it "
                "out, or say what deals it.",
                spell=made.id,
            ),
            clause.place,
            (worded("Another spell deals 3 damage to me."),),
        )
    return None


_FURTHER = frozenset(
    "another more again additional extra other then later same_turn after".split()
)
