"""Other numbers said of shields: “the shield is 5”."""

from collections.abc import Sequence

from bot.citation import Game
from bot.engine.inside import protected_by
from bot.errors import Problem
from bot.scenario.changing.edits import Edit
from bot.scenario.changing.removal import shields
from bot.scenario.follow_ups.amounts import rewritten
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.numbers import around
from bot.scenario.follow_ups.words import Words, is_pronoun
from bot.scenario.scene.meaning import self
from bot.scenario.words.tokens import Kind, Token
from bot.worded import worded

HAS = frozenset("has have had got".split())


def other_shield(context: Context) -> Edit | None:
    """“A prevent-5 shield instead”, “prevention of 5”: the one shield's number.

    Where one is told of, a number of prevention alone is its number; "a prevent-5
    shield" may be another one.
    """
    said = {it.text for it in context.words.tokens}
    flags = context.words.flags
    alone = said & _PREVENTS and not said & _ANOTHER and "too" not in flags
    its_own = alone and len(shield_numbers(context)) == 1
    if not (its_own or flags & {"instead", "only"}):
        return None
    verbs = HAS | _PREVENTS if its_own else HAS
    at = next((n for n in range(1, 5) if context.words.word(n) in verbs), 0)
    holder = context.words.part(0, at)
    if (
        at
        and holder.tokens
        and not (
            _has_it(context, holder, context.words.word(at))
            if its_own
            else is_pronoun(holder) or context.one(holder.said())
        )
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


_PREVENTS = frozenset("prevent prevents prevented prevention".split())
_ANOTHER = frozenset("also another shield more a an".split())


def _has_it(context: Context, holder: Words, verb: str) -> bool:
    """Whether *holder* has the one shield, or prevents with it."""
    there = {it.id for _, some in context.things(holder.said()) for it in some}
    on = {name for it in shields(context.scene) for name in protected_by(it)}
    if there & on:
        return there <= on  # "both have prevent 2", where one has a shield
    if len(on) > 1 and holder.word(0) == "they":
        return True
    # Whose unit it is prevents, and in Riftbound no player is dealt damage.
    if verb in _PREVENTS or context.telling.chosen.game is Game.RIFTBOUND:
        on |= {it.controller for it in context.scene.draft.things if it.id in on}
    if who := context.player(holder.said()):
        return self(context.scene, who) in on or who in on
    return is_pronoun(holder) and not there


def is_player(context: Context, subject: Words) -> bool:
    """Whether *subject* is a player, and nothing else."""
    parse, first = context.parse(subject.said())
    return any(end == len(parse.tokens) for end, _ in parse.reads("person", first))
