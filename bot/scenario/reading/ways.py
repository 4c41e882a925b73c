"""A text as it may be read otherwise: with its slips mended, without its talk."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.errors import Problem, QuestionError
from bot.scenario.building import handlers  # noqa: F401  (readers register themselves)
from bot.scenario.grammar.left_out import is_mere_color
from bot.scenario.grammar.relative_spans import relative_spans
from bot.scenario.grammar.roundabout import plainly
from bot.scenario.grammar.slips import without_slips
from bot.scenario.words.in_general import without_general
from bot.scenario.words.parsing import Parse
from bot.scenario.words.scanning import tokenize
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.worded import worded


def freer(parse: Parse) -> Parse:
    """*parse* with talk that touches nothing of the game left out of it."""
    plain = of_tokens(parse, plainly(parse.tokens))
    mere = {at for at in range(len(plain.tokens)) if is_mere_color(plain, at)}
    tokens = (it for at, it in enumerate(plain.tokens) if at not in mere)
    freer = of_tokens(parse, tuple(tokens))
    freer.lenient = True
    freer.memory["colorful"] = tuple(plain.tokens[at].raw for at in sorted(mere))
    return freer


def is_relative(text: str, error: QuestionError) -> bool:
    """Whether *error* may lie in a clause of *text* that can be told apart."""
    unread = error.problem in {Problem.SYNTAX, Problem.UNKNOWN}
    place = error.line, error.column
    return any(
        unread or (first.line, first.column) <= place <= (last.line, last.column)
        for first, last in relative_spans(tokenize(text))
    )


def is_without(parse: Parse, error: QuestionError) -> bool:
    """Whether the place of *error* is left out of *parse*."""
    place = error.line, error.column
    kept = any((it.line, it.column) == place for it in parse.tokens)
    return bool(error.line) and not kept


def of_tokens(parse: Parse, tokens: tuple[Token, ...]) -> Parse:
    """*parse* of other *tokens* of the same text."""
    if tokens == parse.tokens:
        return parse.over_again()
    made = Parse(parse.text, tokens, parse.catalogue, parse.game)
    made.quoted, made.people = parse.quoted, parse.people
    mended = {parse.tokens[at] for at in parse.mended}
    made.mended = frozenset(at for at, it in enumerate(tokens) if it in mended)
    return made


def question_last(parse: Parse, error: QuestionError) -> Parse | None:
    """*parse* with its first question behind what is told, where that is unclear.

    "Does my walker survive? I control Jace …": which one is asked about, is told later.
    """
    end = next((at for at, it in enumerate(parse.words) if it in ENDS), 0)
    told = parse.tokens[end + 1 :]
    if error.problem is not Problem.AMBIGUOUS or parse.word(end) != "?" or not told:
        return None
    place = error.line, error.column
    asked = [it for it in parse.tokens[:end] if (it.line, it.column) == place]
    said = {parse.text[it.start : it.start + error.length].lower() for it in asked}
    # Only what the question itself has put there may be what is told of behind it.
    if said.isdisjoint(re.sub("^your ", "my ", it) for it in error.instead):
        return None
    stop = replace(told[-1], kind=Kind.MARK, text=".", raw=".")
    stops = () if told[-1].text in ENDS else (stop,)
    return of_tokens(parse, (*told, *stops, *parse.tokens[: end + 1]))


def note_left_out(parse: Parse) -> None:
    """Say what of *parse* was left out."""
    talk = (parse.said(*it) for it in parse.memory.get("left out", ()))
    note(parse, (*parse.memory.get("colorful", ()), *talk))


def note(parse: Parse, left: Iterable[str]) -> None:
    """Say that the words in *left* were left out of *parse*."""
    notes = (worded("I left out “{said}”.", said=it) for it in left)
    told = dict.fromkeys((*parse.quoted.notes, *notes))
    parse.quoted = replace(parse.quoted, notes=tuple(told))


def of_this_case(parse: Parse) -> Parse | None:
    """*parse* without what asks about the rules as such; None where nothing does."""

    def named(at: int) -> int:
        return max((end for end, it in parse.reads("card", at) if it.sure), default=at)

    tokens, general = without_general(parse.tokens, named)
    if not general:
        return None
    way = of_tokens(parse, tokens)
    note(way, [parse.text[it[0].start : it[-1].end] for it in general])
    return way


def of_slips_mended(parse: Parse, *, keywords: bool = False) -> Parse | None:
    """*parse* with slips of the finger mended; None where there are none."""
    tokens, meant = without_slips(parse, keywords=keywords)
    if not meant:
        return None
    mended = Parse(parse.text, tokens, parse.catalogue, parse.game)
    notes = tuple(
        worded("I read “{typed}” as “{meant}”.", typed=parse.tokens[at].raw, meant=word)
        for at, word in meant.items()
    )
    mended.quoted = replace(parse.quoted, notes=(*parse.quoted.notes, *notes))
    mended.people, mended.mended = parse.people, parse.mended | frozenset(meant)
    return mended


@dataclass(slots=True)
class Room:
    """How many *tokens* may still be read anew: a long text is read in fewer ways.

    *each*: how many every way has, more or less.
    """

    tokens: int
    each: int

    def behind(self, ways: Iterable[Parse | None] = ()) -> bool:
        """Whether another may be read once all of *ways* have been."""
        taken = sum(len(it.tokens) for it in ways if it is not None)
        return self.tokens >= taken + self.each

    def takes(self, parse: Parse) -> bool:
        """Whether *parse* may be read as well, which then is counted."""
        self.tokens -= len(parse.tokens)
        return self.tokens >= 0
