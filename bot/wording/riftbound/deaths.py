"""What happens instead of a unit's death."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.effects import (
    Act,
    Effect,
    Instead,
    MoveTo,
    OtherWatch,
    Static,
    Until,
    ZoneWatch,
)
from bot.engine.instructions import Heal, Instruction, RemoveFromCombat, Unplayed
from bot.engine.values import (
    AllHold,
    Always,
    Condition,
    ControllerOf,
    Filter,
    InCombat,
    Matches,
    Ref,
    Who,
    Zone,
)
from bot.wording.phrases import Attempt
from bot.wording.riftbound.grammar import G
from bot.wording.riftbound.keywords import Change
from bot.wording.units.amounts import When
from bot.wording.units.damage import Doing, Lasting
from bot.wording.units.nouns import Form, Noun
from bot.wording.units.scene import Scene, tags_of

# What is done instead, and who may decline it.
Fate = Callable[[Scene], tuple[Act, Ref | None, Condition]]


@G.says("lasting", "(if|when) <who:watched> would die [<t:duration>] , <fate>")
@G.says(
    "lasting", "(if|when) <who:watched> would die [<t:duration>] <c:in combat> , <fate>"
)
@G.says(
    "lasting",
    "(if|when) <who:watched> would die [<t:duration>] , if <when:condition> , <fate>",
)
def _if(
    who: Noun, fate: Fate, t: Until | None = None, c: Condition | None = None,
    when: When | None = None,
) -> Lasting:  # fmt: skip
    return _would_die(who, fate, t, None, c, when)


@G.says("lasting", "the next time <who:watched> would die [<t:duration>] , <fate>")
def _next(who: Noun, fate: Fate, t: Until | None = None) -> Lasting:
    return _would_die(who, fate, t, 1, None, None)


G.table("in combat", {"during combat": InCombat()})


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
        act, optional, ready = fate(scene)
        scene.resolving = resolving
        if ready != Always():
            conditions.append(ready)
        effect = Effect(
            ZoneWatch(what, Zone.BATTLEFIELD, Zone.GRAVEYARD), act, uses=uses,
            until=lasts, optional=optional,
        )  # fmt: skip
        if conditions:
            held = conditions[0] if len(conditions) == 1 else AllHold(tuple(conditions))
            effect = replace(effect, when=held)
        return [effect]

    return bind


# --- Instead of dying -----------------------------------------------------------

G.table(
    "fate",
    {
        "banish (it|that unit) instead": lambda scene: _moved(Zone.EXILE),
        "instead banish (it|that unit)": lambda scene: _moved(Zone.EXILE),
        "return (it|that unit) to (its owner's|your) hand instead": (
            lambda scene: _moved(Zone.HAND)
        ),
    },
)


def _moved(zone: Zone) -> tuple[Act, Ref | None, Condition]:
    return MoveTo(zone), None, Always()


@G.says("fate", "<does:clauses> instead", "instead <does:clauses>")
@G.says("fate", "<does:clauses> instead . <then:clauses>")
def _instead(does: Doing, then: Doing | None = None) -> Fate:
    def bind(scene: Scene) -> tuple[Act, Ref | None, Condition]:
        done = [*does(scene), *(then(scene) if then else ())]
        return Instead(_healed(done)), None, Always()

    return bind


def _healed(done: list[Instruction]) -> tuple[Instruction, ...]:
    """*done*, with the unit healed where early prints leave that unsaid.

    What is recalled instead of dying would die again of the damage still marked.
    """
    if any(isinstance(one, Heal) for one in done):
        return tuple(done)
    saved = [one for one in done if isinstance(one, RemoveFromCombat)]
    return (*(Heal(one.what) for one in saved), *done)


@G.says("fate", "you may <cost:payment> to <does:clauses> instead")
def _you_may(does: Doing, cost: bool = True) -> Fate:
    def bind(scene: Scene) -> tuple[Act, Ref | None, Condition]:
        return Instead(_healed(does(scene))), Who.YOU, Always()

    return bind


@G.says("fate", "you may <cost:payment> and exhaust me to <does:clauses> instead")
def _exhausting(does: Doing, cost: bool = True) -> Fate:
    from bot.engine.instructions import TapIt

    def bind(scene: Scene) -> tuple[Act, Ref | None, Condition]:
        done = (TapIt(Who.THIS), *_healed(does(scene)))
        # Something exhausted cannot be exhausted as a cost.
        return Instead(done), Who.YOU, Matches(Who.THIS, Filter(tapped=False))

    return bind


@G.says("fate", "its controller may <cost:payment> to <does:clauses> instead")
def _they_may(does: Doing, cost: bool = True) -> Fate:
    def bind(scene: Scene) -> tuple[Act, Ref | None, Condition]:
        done = Instead(_healed(does(scene)))
        return done, ControllerOf(Who.EVENT_OBJECT), Always()

    return bind


@G.reads("payment")
def _payment(attempt: Attempt, at: int) -> list[tuple[int, bool]]:
    """ "Pay" and symbols."""
    words = attempt.words
    if words[at : at + 1] != ("pay",):
        return []
    end = at + 1
    while end < len(words) and (words[end][:1] == "{" or words[end].isdecimal()):
        end += 1
    return [(end, True)] if end > at + 1 else []


@G.says(
    "lasting",
    "if a spell or ability that chooses me would stun me , give me might , or return"
    " me to hand , give me <by:change> instead",
)
def _spared(by: Change) -> Lasting:
    """Not about damage or death: nothing that is followed is replaced."""
    words = "a spell or ability that chooses this stuns, shrinks or returns it"

    def bind(scene: Scene) -> list[Static]:
        might = f"give this +{by[0](scene)} Might"
        return [Effect(OtherWatch(words), Instead((Unplayed(might),)))]

    return bind
