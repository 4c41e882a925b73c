"""Combat damage that is told to be more than its dealer's power (510.1a)."""

from collections.abc import Sequence

from bot.citation import Game
from bot.engine.acts import PreventAll, PreventEach, PreventInstance, PreventNext
from bot.engine.effects import Effect, Static
from bot.engine.instructions import EMPTY
from bot.engine.question import Deal, Hit
from bot.errors import Problem
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Place
from bot.worded import worded

_PREVENTING = (PreventNext, PreventInstance, PreventEach, PreventAll)


def check_power(scene: Scene) -> None:
    """Refuse "my 3/3 deals 4 combat damage" where nothing told may raise it."""
    draft = scene.draft
    plain = all(isinstance(it.what, Deal | Combat) for it in draft.script)
    more = any(not _prevents(it) for it in draft.statics) or bool(draft.opening)
    more = more or any(map(_may_raise, draft.things))
    if scene.game is not Game.MTG or more or not plain:
        return
    told = [it.what.hits for it in draft.script if isinstance(it.what, Deal)]
    for it in draft.things:
        times = 2 if "double strike" in it.keywords else 1
        most = (it.power or 0) * times
        dealt = max((_combat_damage(it, hits) for hits in told), default=0)
        if "creature" in it.kinds and it.power is not None and dealt > most:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "What makes {it} deal more than {n} combat damage?",
                    it=it.id,
                    n=most,
                ),
                Place(*it.place) if it.place != (0, 0) else None,
                (f"{it.id} gets +{dealt - most}/+0 until end of turn.",),
            )


def _combat_damage(it: DraftThing, hits: Sequence[Hit]) -> int:
    return sum(hit.amount for hit in hits if hit.combat and hit.source == it.id)


def _prevents(it: Static) -> bool:
    return isinstance(it, Effect) and isinstance(it.act, _PREVENTING)


def _may_raise(it: DraftThing) -> bool:
    """Whether more is known of *it* than its size: it may change what is dealt."""
    return it.abilities != EMPTY or bool(it.counters) or "creature" not in it.kinds
