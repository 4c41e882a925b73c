"""How many of a kind there are now: “8 of them”, “there are three Furnaces”."""

from dataclasses import replace

from bot.errors import Problem
from bot.scenario.changing.edits import Edit, Rewritten, Without
from bot.scenario.follow_ups.amounts import rewritten
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.numbers import UNITS
from bot.scenario.follow_ups.words import Words, is_pronoun
from bot.scenario.scene.matching import described
from bot.scenario.words.tokens import Kind, Token
from bot.worded import worded


def other_count(context: Context, value: Token) -> Edit | None:
    """“8 of them”: of the one group that there is."""
    groups = context.groups()
    several = [some for some in groups.values() if len(some) > 1]
    if len(several) != 1 or several[0][0].place[1] == 0:
        raise context.error(
            Problem.AMBIGUOUS, worded("{value} of what?", value=value.raw)
        )
    return _count_at(context, several[0][0].place, len(several[0]), value)


def bare_count(context: Context) -> Edit | None:
    """“What if only one”, “what about three”, “and none”: of the one group there is.

    "What about 3" is said of damage.
    """
    words, group = context.words, context.group()
    if len(words.tokens) != 1 or len(group) < 2 or group[0].place[1] == 0:
        return None
    (said,) = words.tokens
    count = 0 if said.text in _NONE else said.value
    if not isinstance(count, int) or (said.kind is not Kind.WORD):
        return None
    if count < len(group):
        told = worded("{n} instead of {count}.", n=said.raw, count=len(group))
        return Without(tuple(it.id for it in group[count:]), told)
    if count == len(group):
        raise context.error(
            Problem.ILLEGAL, worded("That changes nothing: it is so already.")
        )
    return _count_at(context, group[0].place, len(group), said)


_NONE = frozenset("none zero neither".split())


def _count_at(
    context: Context, place: tuple[int, int], count: int, value: Token
) -> Rewritten | None:
    """The number that stands before, or behind, the noun of a group."""
    tokens = context.telling.parse.tokens
    first = tokens[place[0]]
    if count == 1:
        if first.text in {"a", "an", "one"}:
            return rewritten(context, first, value)
        if first.text in {"my", "his", "her", "the", "their"}:
            return None
        said = worded(
            "{value} instead of one ({first} …).", value=value.raw, first=first.raw
        )
        return Rewritten(first.start, first.start, f"{value.raw} ", said)
    said_so = [
        tokens[n]
        for n in range(*place)
        if isinstance(tokens[n].value, int) and tokens[n].value == count
    ]
    return rewritten(context, said_so[0], value) if len(said_so) == 1 else None


def count_of(context: Context, subject: Words | None, rest: Words) -> Edit | None:
    """“Only one Furnace”, “there are three Furnaces”: as many as that."""
    texts = [it.text for it in rest.tokens]
    only = bool((context.words.flags | rest.flags) & {"only"})
    while texts and texts[0] in {"only", "just", "with", "have", "has", "had"}:
        only = only or texts[0] in {"only", "just"}
        rest, texts = rest.part(1), texts[1:]
    having = next((n for n in range(min(4, len(texts))) if texts[n] in _HAVING), None)
    holder = ""
    if having is not None:
        holder = context.player(rest.said(0, having)) if having else ""
        only = only or bool(set(texts[having : having + 2]) & {"only", "just"})
        rest = rest.part(having + 1)
    if len(rest.tokens) < 2 or not isinstance(rest.tokens[0].value, int):
        return None
    value, noun = rest.tokens[0], rest.said(1)
    if rest.word(1) in UNITS | {"more", "of"} or rest.tokens[0].kind is Kind.EQUALS:
        return None
    found = [it for _, some in context.things(noun) for it in some]
    if not found or any(it.place[1] <= it.place[0] for it in found):
        return None
    if holder and any(it.controller != holder for it in found):
        return None  # “Bob has two Furnaces” where somebody else has one.
    count = value.number
    if len(found) == count:
        raise context.error(
            Problem.ILLEGAL, worded("That changes nothing: it is so already.")
        )
    if len({(described(it), it.card and it.card.ref) for it in found}) != 1:
        listed = ", ".join(it.id for it in found)
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Which of them are there: {listed}?", listed=listed),
        )
    said = worded(
        "{value} {noun} instead of {count}.",
        value=value.raw,
        noun=noun,
        count=len(found),
    )
    if count < len(found):
        if not only and subject is not None and not is_pronoun(subject):
            return None
        return Without(tuple(it.id for it in found[count:]), said)
    (place, *more) = {it.place for it in found}
    if more:
        return None
    edit = _count_at(context, place, len(found), value)
    return edit if edit is None else replace(edit, said=said)


_HAVING = frozenset("have has had control controls are is".split())
