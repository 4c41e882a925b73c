"""Where a size is said that a follow-up changes: "does the 3/3 die?"."""

from collections.abc import Iterable
from dataclasses import replace

from bot.errors import Problem
from bot.scenario.changing.edits import Edit, Rewritten, Together
from bot.scenario.follow_ups.amounts import rewritten
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.numbers import around, has_unit
from bot.scenario.scene.draft import DraftThing
from bot.scenario.words.tokens import Kind, Token
from bot.worded import worded

_OTHERS = frozenset("his her their".split())
_THAT = frozenset({"the", "that", "this", "my"}) | _OTHERS


def within(at: int, it: DraftThing) -> bool:
    """Whether the word at *at* is one of those *it* was told with first."""
    return it.place[0] <= at < it.place[1]


def spoken_by_size(
    context: Context,
    things: list[DraftThing],
    alike: list[DraftThing],
    places: Iterable[int],
) -> list[int]:
    """Those of *places*, their size, at which *things* are spoken of again.

    *alike* have that size, too. Raises QuestionError (AMBIGUOUS) where one of these
    may be meant.
    """
    tokens = context.telling.parse.tokens
    found: list[int] = []
    for at in places:
        lead = tokens[at - 1].text if at else ""
        told = any(within(at, it) for it in (*things, *context.scene.draft.things))
        if told or lead not in _THAT or not _may_be(lead, things):
            continue
        if _may_be(lead, alike):
            raise context.error(
                Problem.AMBIGUOUS,
                worded(
                    "“{subject}” could be several things. Which one?",
                    subject=around(context, at),
                ),
            )
        found.append(at)
    return found


def everywhere(context: Context, tokens: list[Token], value: Token) -> Together:
    """Each of *tokens*, which are of one thing, becomes *value*."""
    first, *rest = (rewritten(context, it, value) for it in tokens)
    return Together((*(replace(it, said="") for it in reversed(rest)), first))


def _may_be(lead: str, things: list[DraftThing]) -> bool:
    """Whether what *lead* stands before may be one of *things*."""
    if lead == "my":
        return any(it.controller == "me" for it in things)
    return any(lead not in _OTHERS or it.controller != "me" for it in things)


def other_parts(
    context: Context, size: tuple[int | None, int | None], value: Token
) -> Edit | None:
    """Its power and its life, where each was told by its word: "3 power and 2 life".

    Raises QuestionError (AMBIGUOUS) where that may be said of another one.
    """
    assert isinstance(value.value, tuple)
    edits: list[Rewritten] = []
    for was, new, units in zip(size, value.value, _WORDS_OF, strict=True):
        places = [
            n
            for n, it in enumerate(context.telling.parse.tokens)
            if it.value == was and any(has_unit(context, n, unit) for unit in units)
        ]
        if len(places) > 1:
            raise context.error(
                Problem.AMBIGUOUS,
                worded("Which one is {value} now?", value=value.raw),
                tuple(around(context, n) for n in places[:4]),
            )
        for n in places:
            token = context.telling.parse.tokens[n]
            number = replace(value, kind=Kind.NUMBER, raw=str(new), value=new)
            edits.append(rewritten(context, token, number))
    if not edits:
        return None
    said = worded("{words} instead of {typed}.", words=value.raw, typed=_size(size))
    quiet = [replace(it, said="") for it in edits[:-1]]
    last = replace(edits[-1], said=said)
    return Together((*quiet, last)) if quiet else last


def _size(size: tuple[int | None, int | None]) -> str:
    return "/".join("?" if it is None else str(it) for it in size)


_WORDS_OF = (("power",), ("life", "toughness"))
