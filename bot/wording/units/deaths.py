"""What happens instead of a unit's death."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.engine.conditions import AllHold, Compare, Condition, InCombat
from bot.engine.effects import Act, Effect, Instead, MoveTo, Static, Until, ZoneWatch
from bot.engine.instructions import Heal, Instruction
from bot.engine.permanents import RemoveFromCombat
from bot.engine.values import Filter, Ref, Who, Zone
from bot.wording.phrases import Grammar
from bot.wording.units.amounts import When, counters_on
from bot.wording.units.conditions import known
from bot.wording.units.nouns import Form, Noun
from bot.wording.units.outcomes import Doing, Lasting, sure
from bot.wording.units.scene import Scene, tags_of


@dataclass(frozen=True, slots=True)
class Spared:
    """What is done instead, who may decline it, and what must hold for it."""

    act: Act
    optional: Ref | None = None
    when: tuple[Condition, ...] = ()


Fate = Callable[[Scene], Spared]


def death_of(what: Filter) -> ZoneWatch:
    """What sees *what* die: it is put into a graveyard or the trash from play."""
    return ZoneWatch(what, Zone.BATTLEFIELD, Zone.GRAVEYARD)


def add_deaths(g: Grammar) -> None:
    """The rule ``lasting`` as far as it is about dying, and ``fate``."""

    @g.says(
        "lasting",
        "(if|when) <who:watched> would die [<t:duration>] [<c:in combat>] ,"
        " <fate:paid fate>",
        "(if|when) <who:watched> would die [<t:duration>] [<c:in combat>] , <fate>",
        "(if|when) <who:watched> would die [<t:duration>] , if <when:condition> ,"
        " <fate>",
        "(if|when) <who:watched> would die [<t:duration>] <when:dying with> , <fate>",
    )
    def _if(
        who: Noun, fate: Fate, t: Until | None = None, c: Condition | None = None,
        when: When | None = None,
    ) -> Lasting:  # fmt: skip
        return _would_die(who, fate, t, None, c, when)

    @g.says(
        "lasting",
        "the next time <who:watched> would die [<t:duration>] , <fate:paid fate>",
        "the next time <who:watched> would die [<t:duration>] , <fate>",
    )
    def _next(who: Noun, fate: Fate, t: Until | None = None) -> Lasting:
        return _would_die(who, fate, t, 1, None, None)

    @g.says(
        "dying with", "with exactly <n:number> <kind:counter> counters on (it|them)"
    )
    def _with_exactly(n: int, kind: str) -> When:
        return known(Compare(counters_on(Who.EVENT_OBJECT, kind), "==", n))

    @g.says(
        "dying with",
        "with <n:number> <how> <kind:counter> counters on (it|them)",
        "while there are <n:number> <how> <kind:counter> counters on (it|them)",
    )
    def _with_so_many(n: int, how: str, kind: str) -> When:
        return known(Compare(counters_on(Who.EVENT_OBJECT, kind), how, n))

    g.table("in combat", {"during combat": InCombat()})
    its = "(it|that unit|that ally|that champion)"
    g.table(
        "fate",
        {
            f"banish {its} instead": lambda scene: Spared(MoveTo(Zone.EXILE)),
            f"instead banish {its}": lambda scene: Spared(MoveTo(Zone.EXILE)),
            f"return {its} to (its owner's|your) hand instead": (
                lambda scene: Spared(MoveTo(Zone.HAND))
            ),
        },
    )

    @g.says("fate", "<does:clauses> instead", "instead <does:clauses>")
    @g.says("fate", "<does:clauses> instead . <then:clauses>")
    def _instead(does: Doing, then: Doing | None = None) -> Fate:
        def bind(scene: Scene) -> Spared:
            done = [*does(scene), *(then(scene) if then else ())]
            return Spared(Instead(sure(healed(done))))

        return bind

    @g.says("fate", "you may <fate>")
    def _you_may(fate: Fate) -> Fate:
        return lambda scene: replace(fate(scene), optional=Who.YOU)


def _would_die(
    who: Noun, fate: Fate, t: Until | None, uses: int | None,
    c: Condition | None, when: When | None,
) -> Lasting:  # fmt: skip
    def bind(scene: Scene) -> list[Static]:
        what = scene.watch(who)
        if who.form in (Form.SOME, Form.EACH):
            scene.mention(Who.EVENT_OBJECT, tags_of(what))
        conditions: list[Condition] = [c] if c else []
        if when is not None:
            conditions.append(when(scene))
        lasts = scene.until(t)
        resolving, scene.resolving = scene.resolving, True
        spared = fate(scene)
        scene.resolving = resolving
        conditions.extend(spared.when)
        watch = death_of(what)
        effect = Effect(
            watch, spared.act, uses=uses, until=lasts, optional=spared.optional
        )
        if conditions:
            held = conditions[0] if len(conditions) == 1 else AllHold(tuple(conditions))
            effect = replace(effect, when=held)
        return [effect]

    return bind


def healed(done: list[Instruction]) -> tuple[Instruction, ...]:
    """*done*, with the unit healed where early prints leave that unsaid.

    What is recalled instead of dying would die again of the damage still marked.
    """
    if any(isinstance(one, Heal) for one in done):
        return tuple(done)
    saved = [one for one in done if isinstance(one, RemoveFromCombat)]
    return (*(Heal(one.what) for one in saved), *done)
