"""Other numbers said of shields: “the shield is 5”."""

from collections.abc import Sequence

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.changing.edits import Edit
from bot.scenario.follow_ups.amounts import rewritten
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.numbers import around
from bot.scenario.follow_ups.words import Words, is_pronoun
from bot.scenario.words.tokens import Kind, Token
from bot.worded import worded

HAS = frozenset("has have had got".split())


def other_shield(context: Context) -> Edit | None:
    """“If I had a prevent-5 shield instead”: the number of the one shield.

    A unit of Riftbound has one value of Prevent: "what if it has Prevent 3".
    """
    said = {it.text for it in context.words.tokens}
    its_value = (
        context.telling.chosen.game is Game.RIFTBOUND
        and "prevent" in said
        and not said & {"also", "another", "shield", "more"}
        and "too" not in context.words.flags
        and len(shield_numbers(context)) == 1
    )
    if not (its_value or context.words.flags & {"instead", "only"}):
        return None
    at = next((n for n in range(1, 5) if context.words.word(n) in HAS), 0)
    holder = context.words.part(0, at)
    if at and not (
        is_pronoun(holder)
        or is_player(context, holder)
        or any(found for _, found in context.things(holder.said()))
    ):
        return None
    parse, first = context.parse(context.words.said())
    end = len(parse.tokens)
    for at in range(first, end):
        for last, (points, _, _) in parse.reads("shield", at):
            if last < end - 1 or points is None:
                continue
            numbers = [it for it in context.words.tokens if it.value == points]
            places = shield_numbers(context)
            if len(numbers) != 1:
                return None
            if len(places) != 1:
                raise context.error(
                    Problem.AMBIGUOUS,
                    worded("Which shield is meant?"),
                    tuple(around(context, n) for n in places[:4]),
                )
            old = context.telling.parse.tokens[places[0]]
            return rewritten(context, old, numbers[0])
    return None


def shield_numbers(context: Context) -> list[int]:
    """Where the scenario says how much a shield prevents."""
    tokens = context.telling.parse.tokens
    return [
        n
        for n, it in enumerate(tokens)
        if isinstance(it.value, int)
        and it.kind in {Kind.NUMBER, Kind.WORD}
        and (
            _begins_so(tokens[max(0, n - 4) : n])
            or {it.text for it in tokens[n + 1 : n + 4]} & {"shield", "shields"}
        )
    ]


def _begins_so(before: Sequence[Token]) -> bool:
    """ "Prevent the next": and no other number behind that."""
    for token in reversed(before):
        if token.text in _SHIELDING:
            return True
        if token.value is not None or token.text in {"and", ",", ".", "with"}:
            return False  # "A prevent-3 shield and two 1/1s"
    return False


_SHIELDING = frozenset(
    "prevent prevents prevented preventing prevention shield".split()
)


def is_player(context: Context, subject: Words) -> bool:
    """Whether *subject* is a player, and nothing else."""
    parse, first = context.parse(subject.said())
    return any(end == len(parse.tokens) for end, _ in parse.reads("person", first))
