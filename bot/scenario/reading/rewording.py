"""What of a text is not understood, clause by clause, and the text without it."""

import re
from collections.abc import Callable

from bot.errors import Problem, QuestionError
from bot.scenario.grammar.clauses import rules_for
from bot.scenario.grammar.covering import cover
from bot.scenario.grammar.left_out import COUNTS, TALK, WEAK
from bot.scenario.words.kinds import SUBTYPES
from bot.scenario.words.leaving_out import TOLD
from bot.scenario.words.lexicon import VERBS
from bot.scenario.words.not_covered import refusal
from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import Kind
from bot.worded import worded

# In so many places a text may be not understood for the rest to be worth offering.
_MOST_SPANS = 4
_LONGEST = 900
Span = tuple[int, int]


def reworded(parse: Parse, reads: Callable[[str], bool]) -> QuestionError | None:
    """The clauses of *parse* that are not understood; None where those are too many.

    Where they tell nothing that stands nowhere else the text without them is offered,
    if *reads* says that it is understood. Whether they matter the asker decides.
    """
    spans = unread(parse)
    if not 0 < len(spans) <= _MOST_SPANS:
        return None
    telling = [it for it in spans if tells(parse, it)]
    start, end = (telling or spans)[0]
    token = parse.tokens[start]
    said = parse.said(start, end)
    shorter = "" if telling else _without(parse, spans)
    if shorter and reads(shorter):
        message = worded(
            "I do not understand “{said}”. If it does not matter, leave it out:",
            said=said,
        )
        offered: tuple[str, ...] = (shorter,)
    else:
        message = worded("I do not understand “{word}” here.", word=said)
        # Of this clause, not of how far the whole text is read without it.
        parse.furthest = start
        offered = refusal(parse, start).suggestions
    return QuestionError(
        Problem.SYNTAX,
        message,
        line=token.line,
        column=token.column,
        length=max(1, len((said.splitlines() or [""])[0])),
        suggestions=offered,
        text=parse.text,
    )


def unread(parse: Parse) -> tuple[Span, ...]:
    """The clauses of *parse* that are not understood where all others are."""
    if len(parse.text) > _LONGEST or parse.game is None:
        return ()
    if not parse.skipping:
        parse.skipping = True
        try:
            cover(parse, rules_for(parse.game))
        except QuestionError:
            return ()
    spans: tuple[Span, ...] = parse.memory.get("skipped", ())
    return spans


def tells(parse: Parse, span: Span) -> bool:
    """Whether something is told there that stands nowhere else: it must stay."""
    opinion = _is_opinion(parse, span)
    words = {parse.word(at) for at in range(*span)}
    if len(words) == 1 and words <= WEAK:
        return True  # "(his)"
    if not opinion and (words & (_DONE | COUNTS) or not words - WEAK):
        return True
    if not opinion and TOLD.search(parse.said(*span)):
        return True
    return any(
        is_fact(parse, at) and not (opinion and stands_elsewhere(parse, span, at))
        for at in range(*span)
    )


# What is done in a game, whoever does it.
_DONE = frozenset(
    form[0]
    for row in (
        "attack attack_with block block_with cast use sacrifice hit ping draw die "
        "destroy create exile discard deal gain lose fight regenerate prevent"
    ).split()
    for form in VERBS[row].active
) - (TALK | {"have", "has", "had"}) | frozenset(
    "split splits splitting divide divides dividing divided distribute distributes "
    "distributed distributing evenly drain drains drained mill mills milled bounce "
    "bounces bounced flicker flickers blink blinks redirect redirects redirected equip "
    "equips regenerates populates proliferates burn burns burned pump pumps "
    "trades upkeep".split()
)


def _is_opinion(parse: Parse, span: Span) -> bool:
    """Whether somebody says so, or it is asked: what happened is told elsewhere."""
    said = {parse.word(at) for at in range(*span)}
    return parse.word(span[0]) in ASKING or bool(said & _OPINIONS)


ASKING = frozenset(
    "does do did is are am can could will would should what who how why or".split()
)
_OPINIONS = frozenset(
    "says said say thinks think thought insists claims claimed argues argue tells told "
    "believe believes convinced swears figure guess means".split()
)


def is_fact(parse: Parse, at: int) -> bool:
    """Whether the word tells something of the game, and is no small talk."""
    return (
        not parse.is_kind(at, Kind.WORD)
        or any(card.sure for _, card in parse.reads("card", at))
        or bool(parse.reads("cardverb", at))
        or bool(parse.reads("keywords", at))
        or parse.word(at).removesuffix("s") in SUBTYPES
    )


def stands_elsewhere(parse: Parse, span: Span, at: int) -> bool:
    """What is told elsewhere too; of an opinion a mere number is not missed."""
    word = parse.word(at).removesuffix("s")
    return parse.is_kind(at, Kind.NUMBER) or any(
        parse.word(it).removesuffix("s") == word
        for it in range(len(parse.tokens))
        if not span[0] <= it < span[1]
    )


def _without(parse: Parse, spans: tuple[Span, ...]) -> str:
    """What was typed without *spans*, with the marks that are left in their places."""
    text = parse.text
    for start, end in reversed(spans):
        before = text[: parse.tokens[start].start].rstrip(" ")
        behind = text[parse.tokens[end - 1].end :].lstrip(" ,")
        if before[-1:] in {".", "?", "!", "", "\n"}:
            behind = behind.lstrip(".?! ")  # a whole sentence, with its mark
        gap = " " if behind[:1].isalnum() or behind[:1] in {'"', "("} else ""
        text = f"{before}{gap}{behind}"
    return re.sub(r" *\( *\)", "", text).strip(" ,")
