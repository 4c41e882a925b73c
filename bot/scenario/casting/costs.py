"""Life and counters paid for spells and abilities (118.3, 119.4, 601.2h, 602.2b)."""

from collections.abc import Iterable
from dataclasses import replace

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.instructions import (
    Ability,
    AddCounters,
    Instruction,
    LoseLife,
    SacrificeIt,
    TakeCounters,
)
from bot.engine.question import Do
from bot.engine.values import Amount, Named, StatOf, Variable, Zone
from bot.errors import Problem
from bot.scenario.casting.usable import abilities_to_use, may_use
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.numbers_asked import COUNTERS_OF_A_KIND
from bot.scenario.words.small_words import PAYING
from bot.scenario.words.syntax import Quantity
from bot.worded import worded
from bot.wording.units.costs import counters_paid


def cost_of(
    scene: Scene,
    it: DraftThing,
    ability: Ability,
    who: str,
    x: int | None = None,
    times: int = 1,
) -> Entry | None:
    """What *who* pays for one use of *ability* of *it*; None where nothing goes.

    Counters that nobody told of are taken to be there. Raises ILLEGAL where the life or
    the counters that were told do not pay for all of *times* uses.
    """
    paid = tuple(_told(it, ability.pays))
    for one in paid:
        _check(scene, it, one, who, x, times)
    for champion, one in _of_champion(scene, ability, who):
        _check(scene, champion, one, who, x, times)
        paid = (*paid, replace(one, on=Named(champion.id)))
    return Entry(Do(paid, who, it.id, x), who, "", it.id) if paid else None


def _of_champion(
    scene: Scene, ability: Ability, who: str
) -> Iterable[tuple[DraftThing, TakeCounters]]:
    """The counters that it costs of one's champion, where those it has were told."""
    cost = ability.cost.lower()
    if "from your champion" not in cost:
        return
    for it in scene.draft.things:
        if "champion" in it.kinds and it.controller == who:
            for one in counters_paid(cost.replace("your champion", "this")):
                if isinstance(one, TakeCounters) and one.kind in it.counters:
                    yield it, one


def is_in_combat(scene: Scene, it: DraftThing) -> bool:
    """Whether it attacks or blocks in the combat being told: it was there until now."""
    combat = open_combat(scene) if scene.game is Game.MTG else None
    if combat is None:
        return False
    pairs = (*combat.attackers, *combat.blocks)
    return it.id in {name for name, _ in pairs}


def sacrificed_too(cost: Entry | None, it: DraftThing, who: str) -> Entry:
    """*cost* with *it* sacrificed: what it blocked stays blocked (509.1h)."""
    paid = cost.what.do if cost is not None and isinstance(cost.what, Do) else ()
    x = cost.what.x if cost is not None and isinstance(cost.what, Do) else None
    gone = SacrificeIt(Named(it.id))
    return Entry(Do((*paid, gone), who, it.id, x), who, "", it.id)


def x_paid(scene: Scene, ability: Ability) -> int | None:
    """X where as much life is told as paid behind it: "…, paying 3 life"."""
    by_life = any(
        isinstance(one, LoseLife) and isinstance(one.amount, Variable)
        for one in ability.pays
    )
    after = scene.following[0] if scene.following else None
    if not by_life or after is None or after.kind != "loselife":
        return None
    told: Quantity | None = after.get("n")
    paid = bool(PAYING & set(after.text.lower().split()))
    return told.value if paid and told and isinstance(told.value, int) else None


def paid_with_life(scene: Scene, who: str, n: int) -> list[DraftThing]:
    """What *who* could mean by "I pay 4 life": permanents with such an ability."""
    return [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD and may_use(scene, it, who)
        and any(
            isinstance(one, LoseLife) and _amount(one.amount, n) == n
            for ability in abilities_to_use(scene, it)
            for one in ability.pays
        )
    ]  # fmt: skip


def _told(it: DraftThing, pays: Iterable[Instruction]) -> Iterable[Instruction]:
    for one in pays:
        counted = isinstance(one, TakeCounters) and isinstance(one.amount, StatOf)
        if (
            counted
            or not isinstance(one, TakeCounters)
            or it.counters.get(one.kind) is not None
        ):
            yield one


def _amount(amount: Amount, x: int | None) -> int | None:
    if isinstance(amount, Variable):
        return x
    return amount if isinstance(amount, int) else None


def _check(
    scene: Scene, it: DraftThing, one: Instruction, who: str, x: int | None, times: int
) -> None:
    match one:
        case TakeCounters(kind, amount):
            has, each = it.counters.get(kind, 0), _amount(amount, x)
            has -= _paid_before(scene, it, kind)
            if isinstance(amount, StatOf) and not has and not scene.draft.script:
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded(COUNTERS_OF_A_KIND, kind=kind, it=it.id),
                )
            if each is not None and has < each * times:
                raise scene.error(
                    Problem.ILLEGAL,
                    worded(
                        "{host} has {n} {kind} counters: too few to pay for that.",
                        host=it.id,
                        n=has,
                        kind=kind,
                    ),
                )
        case LoseLife(amount):
            life, each = scene.draft.players[who].life, _amount(amount, x)
            if life is not None and each is not None and life < each * times:
                raise scene.error(
                    Problem.ILLEGAL,
                    scene.says(
                        who,
                        "You have {n} life: too little to pay for that.",
                        "{who} has {n} life: too little to pay for that.",
                        n=life,
                    ),
                )
        case _:
            pass


def _paid_before(scene: Scene, it: DraftThing, kind: str) -> int:
    """How many counters earlier uses have cost, where only uses of *it* are told."""
    told = all_entries(scene)
    theirs = "champion" in it.kinds  # what others' abilities cost
    if any((one.source != it.id and not theirs) or _puts(one, kind) for one in told):
        return 0  # Something else may have put counters there.
    return sum(
        part.amount
        for one in told
        if isinstance(one.what, Do)
        for part in one.what.do
        if isinstance(part, TakeCounters)
        and part.kind == kind
        and isinstance(part.amount, int)
        and (not theirs or part.on == Named(it.id))
    )


def _puts(one: Entry, kind: str) -> bool:
    return any(part.kind == kind for part in inside(one.what, AddCounters))


def loyalty_paid(host: DraftThing, change: int, by: str) -> Entry:
    """The loyalty counters put or removed as its cost (606.4)."""
    cost: Instruction = (
        AddCounters("loyalty", change, Named(host.id), paid=True)
        if change > 0
        else TakeCounters("loyalty", -change, Named(host.id))
    )
    return Entry(Do((cost,), by, host.id), by, "", host.id)
