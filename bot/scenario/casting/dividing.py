"""Damage that a spell divides: how much each of its targets is dealt (CR 601.2d)."""

from bot.engine.inside import uses_x, walk
from bot.engine.instructions import Ability, DealDamage
from bot.errors import Problem
from bot.scenario.casting.shields import check_amount
from bot.scenario.phrases.merging import DIVIDED
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import HOW_DIVIDED
from bot.scenario.words.syntax import Clause

Division = tuple[tuple[str, int], ...]


def division_of(
    scene: Scene, clause: Clause, names: list[str], spell: Ability | None, x: int | None
) -> Division:
    """How *clause* divides it among *names* and those it names itself.

    Raises QuestionError (AMBIGUOUS) where that is not told.
    """
    if clause.get("even"):
        if not _divided(spell):
            return ()  # "divided evenly" by its own words: nobody chooses
        whole = _whole(scene, spell, x)
        if not names or whole % len(names):
            raise scene.error(Problem.AMBIGUOUS, HOW_DIVIDED)
        return tuple((name, whole // len(names)) for name in names)
    if clause.get("apiece"):
        return tuple((name, number(scene, clause.get("n"))) for name in names)
    if clause.get("pair"):
        points = [number(scene, clause.get(it)) for it in ("n", "n2")]
        if len(names) != len(points):
            raise scene.error(Problem.AMBIGUOUS, HOW_DIVIDED)
        return tuple(zip(names, points, strict=True))
    told = [(names, clause.get("n"))]
    told += [
        (targeted(scene, clause.get(to)), clause.get(n))
        for to, n in (("to2", "n2"), ("to3", "n3"))
        if clause.get(n) is not None
    ]
    if any(len(whom) != 1 for whom, _ in told):
        raise scene.error(Problem.AMBIGUOUS, HOW_DIVIDED)
    found = [(whom[0], number(scene, n)) for whom, n in told]
    if clause.get("rest"):
        (whom, *more) = targeted(scene, clause.get("to2"))
        left = _whole(scene, spell, x) - sum(n for _, n in found)
        if more or left < 1:
            raise scene.error(Problem.AMBIGUOUS, HOW_DIVIDED)
        found.append((whom, left))
    return tuple(found)


def is_divided(clause: Clause) -> bool:
    """Whether *clause* says how something is divided."""
    said = clause.get("apiece") or clause.get("to2") is not None
    return bool(said) or any(clause.get(it) for it in DIVIDED)


def check_each(
    scene: Scene, made: DraftThing, spell: Ability | None, division: Division
) -> None:
    """ "… on A for 4 and on B for 4": of what divides nothing, as it says.

    Raises QuestionError (ILLEGAL).
    """
    parts = walk(spell) if spell is not None else ()
    if not any(getattr(it, "divided", False) for it in parts):
        for _, points in division:
            check_amount(scene, made, points)


def _divided(spell: Ability | None) -> list[DealDamage]:
    parts = walk(spell) if spell is not None else ()
    return [it for it in parts if isinstance(it, DealDamage) and it.divided]


def _whole(scene: Scene, spell: Ability | None, x: int | None) -> int:
    """How much there is to divide."""
    found = _divided(spell)
    amount = found[0].amount if len(found) == 1 else None
    if amount is not None and uses_x(amount):
        amount = x
    if not isinstance(amount, int):
        raise scene.error(Problem.AMBIGUOUS, HOW_DIVIDED)
    return amount
