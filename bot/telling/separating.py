"""Choices that have nothing to do with each other, told one after the other."""

from collections.abc import Sequence
from dataclasses import replace
from math import prod

from bot.engine.outcome import ChoicePoint, Outcome, Written
from bot.telling.fact import Fact

About = tuple[str, str, str]
# Who chooses, and about what.
Matter = tuple[str, str]
Signature = tuple[str, ...]


def matter_of(point: ChoicePoint) -> Matter:
    """What a choice is about: choices on one recipient's damage belong together."""
    args = dict(point.question.args)
    about = args.get("recipient", args.get("effect", point.question.template))
    return (point.chooser, str(about))


def signature(outcome: Outcome, matter: Matter) -> Signature:
    """The options taken on the way to *outcome* in that matter."""
    return tuple(
        str(point.options[index])
        for point, index in outcome.choices
        if matter_of(point) == matter
    )


def only_about(outcome: Outcome, matter: Matter) -> Outcome:
    """*outcome* with nothing but the choices in that matter."""
    choices: list[tuple[ChoicePoint, int]] = []
    for point, index in outcome.choices:
        if matter_of(point) == matter:
            # The path within the matter: what others chose is left out.
            path = tuple(taken for _, taken in choices)
            choices.append((replace(point, path=path), index))
    return replace(outcome, way=Written(tuple(choices), outcome.way.told))


def separated(
    outcomes: Sequence[Outcome], facts: Sequence[Sequence[Fact]]
) -> dict[Matter, list[int]] | None:
    """For each matter the outcomes that show its results, each result once.

    None where what happens in one matter depends on another. *facts* are those that
    differ, one sequence for each outcome.
    """
    matters = dict.fromkeys(
        matter_of(point) for outcome in outcomes for point, _ in outcome.choices
    )
    if len(matters) < 2:
        return None
    decided: dict[Matter, set[About]] = {matter: set() for matter in matters}
    for about in dict.fromkeys(fact.about for some in facts for fact in some):
        by = [one for one in matters if _decides(one, about, outcomes, facts)]
        if len(by) != 1:
            return None
        decided[by[0]].add(about)
    shown: dict[Matter, list[int]] = {}
    for matter, abouts in decided.items():
        if abouts:
            seen: dict[tuple[Fact, ...], int] = {}
            for place, some in enumerate(facts):
                mine = tuple(fact for fact in some if fact.about in abouts)
                seen.setdefault(mine, place)
            shown[matter] = list(seen.values())
    # Every result of one matter must go with every result of the others.
    together = prod(len(places) for places in shown.values())
    return shown if len(shown) > 1 and together == len(outcomes) else None


def deciding(
    outcomes: Sequence[Outcome], values: Sequence[Sequence[int]]
) -> Matter | None:
    """The one matter that alone decides which of *values* an outcome belongs to.

    Each of *values* lists its outcomes by their places. None where all is one matter.
    """
    met = [{matter_of(point) for point, _ in it.choices} for it in outcomes]
    # What not every way comes to is decided by the choices that lead there as well.
    always = set.intersection(*met) if met else set()
    matters = set().union(*met)
    by = [one for one in always if not _mixed(one, outcomes, values)]
    return by[0] if len(by) == 1 < len(matters) else None


def _mixed(
    matter: Matter, outcomes: Sequence[Outcome], values: Sequence[Sequence[int]]
) -> bool:
    """Whether the same options in that matter lead to several of *values*."""
    ways = [{signature(outcomes[it], matter) for it in some} for some in values]
    return sum(map(len, ways)) > len(set().union(*ways))


def decided_by(
    matter: Matter, outcomes: Sequence[Outcome], facts: Sequence[Sequence[Fact]]
) -> set[About]:
    """What is settled by the choices in that matter alone."""
    return {
        fact.about
        for some in facts
        for fact in some
        if _decides(matter, fact.about, outcomes, facts)
    }


def _decides(
    matter: Matter,
    about: About,
    outcomes: Sequence[Outcome],
    facts: Sequence[Sequence[Fact]],
) -> bool:
    """True if equal options in that matter always give the same fact."""
    known: dict[Signature, Fact | None] = {}
    for outcome, some in zip(outcomes, facts, strict=True):
        fact = next((one for one in some if one.about == about), None)
        if known.setdefault(signature(outcome, matter), fact) != fact:
            return False
    return True
