"""Blocks that say how many block: "he double blocks"."""

from bot.citation import Game
from bot.engine.effects import DamageWatch, Effect, PreventAll
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.matching import described
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Clause, Quantity, Thing
from bot.worded import worded

TIMES = {"double": 2, "triple": 3, "quadruple": 4}


def told_pairs(
    scene: Scene,
    clause: Clause,
    attackers: list[DraftThing],
    blockers: list[DraftThing],
) -> list[tuple[DraftThing, DraftThing]]:
    """Who blocks what, as (blocker, attacker), where it is told one by one.

    "Respectively" pairs them in the order they were told in, "one each" where it makes
    no difference. Raises QuestionError (AMBIGUOUS) where it does, or numbers differ.
    """
    said = clause.get("pairs")
    if said == "order" and len(attackers) == len(blockers) > 1:
        return list(zip(blockers, attackers, strict=True))
    found = one_each(scene, attackers, blockers)
    alike = len({described(it) for it in attackers}) == 1
    if said == "each" and not found and alike and len(blockers) < len(attackers):
        # "Three 3/3s attack. His two 1/1s block one each."
        found = list(zip(blockers, attackers, strict=False))
    if said and not found:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Which attacker does each of them block?"),
            clause.place,
            ("I block the 1/1 with my 2/2.",),
        )
    return found


def one_each(
    scene: Scene, attackers: list[DraftThing], blockers: list[DraftThing]
) -> list[tuple[DraftThing, DraftThing]]:
    """Who blocks what where as many block as are blocked: (blocker, attacker).

    Only where those of one side are all alike: then it makes no difference who takes
    whom. Nobody where it does, or where one creature blocks several.
    """
    if scene.game is not Game.MTG or not len(attackers) == len(blockers) > 1:
        return []
    for side in (attackers, blockers):
        if len({described(it) for it in side}) == 1:
            return list(zip(blockers, attackers, strict=True))
    return []


def each_its_own(
    scene: Scene,
    clause: Clause,
    combat: Combat,
    attackers: list[DraftThing],
    blockers: list[DraftThing],
) -> list[DraftThing]:
    """ "Each of my 2/2s blocks a Saproling": as many attackers as block, not that one.

    Raises QuestionError (AMBIGUOUS) where there are too few that are alike.
    """
    said = parts_of(clause.get("blocker"))
    each = "each" in clause.text.lower().split() or any(
        isinstance(it, Thing) and it.det == "each" for it in said
    )
    (one,) = attackers if len(attackers) == 1 else (None,)
    if one is None or not each or len(blockers) < 2 or scene.game is not Game.MTG:
        return attackers
    met = parts_of(clause.get("attacker"))
    if any(
        not isinstance(it, Thing)
        or it.det not in _INDEFINITE
        or it.noun in {"it", "which", "them"}
        for it in met
    ):
        return attackers
    blocked = {name for _, name in combat.blocks}
    there = [scene.draft.thing(name) for name, _ in combat.attackers]
    alike = [
        it
        for it in there
        if it and it.id not in blocked and described(it) == described(one)
    ]
    if any(not it.specs and not it.label for it in met if isinstance(it, Thing)):
        # "each blocks one": of whatever attacks, which must all be alike
        alike = alike if len(alike) == len(there) else []
    if len(alike) < len(blockers):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Which attacker does each of them block?"),
            clause.place,
            ("I block the 1/1 with my 2/2.",),
        )
    return alike[: len(blockers)]


_INDEFINITE = frozenset({"", "a", "another"})


def blocking_together(scene: Scene, verb: str, side: str) -> list[DraftThing]:
    """ "I double block": the two that could, where no third one is there."""
    times = next((n for word, n in TIMES.items() if f"{word} block" in verb), 0)
    able = [
        it
        for it in scene.draft.things
        if it.controller == side and it.on_board and not it.tapped
        and "creature" in it.kinds
    ]  # fmt: skip
    return able if times and len(able) == times else []


def check_times(
    scene: Scene, clause: Clause, attackers: list[DraftThing], combat: Combat
) -> None:
    """ "He double blocks with a 2/2": two block, so one has not been told."""
    verb = clause.text.lower()
    times = next((n for word, n in TIMES.items() if f"{word} block" in verb), 0)
    said = clause.get("k")
    times = number(scene, said) if isinstance(said, Quantity) else times
    for attacker in attackers if scene.game is Game.MTG else ():
        told = [blocker for blocker, it in combat.blocks if it == attacker.id]
        if len(set(told)) < times or (said and len(set(told)) > times):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("{count} creatures block: which ones?", count=times),
                None,
                ("… blocks with a 2/2 and a 3/3",),
            )


def whoever(scene: Scene, combat: Combat, defender: str, verb: str) -> list[DraftThing]:
    """“She triple blocks my Phantom”: blockers whose size cannot matter.

    Where all damage to the attacker is prevented anyway, any size will do.
    """
    count = next((n for word, n in TIMES.items() if word in verb), 0)
    attackers = [it for name, _ in combat.attackers if (it := scene.draft.thing(name))]
    if not count or len(attackers) != 1:
        return []
    safe = any(
        isinstance(it, Effect) and isinstance(it.act, PreventAll)
        and isinstance(it.watch, DamageWatch) and it.watch.recipient.this
        for it in attackers[0].abilities.statics
    )  # fmt: skip
    if not safe:
        return []
    scene.draft.assume(
        worded("The blockers are 1/1s; their size does not matter here.")
    )
    made = []
    for _ in range(count):
        it = DraftThing(
            scene.draft.fresh("the blocker"), "", defender, defender,
            kinds={"creature"}, power=1, toughness=1, sized=True,
        )  # fmt: skip
        made.append(scene.add(it))
    return made
