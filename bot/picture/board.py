"""What a picture of a ruling holds: hits on their way, and results by choice."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bot.answers import Answer, Flow, Outcome


class Say(Protocol):
    """Speaks the language of the reader."""

    def __call__(self, template: str, /, **fields: object) -> str:
        """*template* with the words put into it."""

    def person(self, player: str) -> str:
        """A player at the beginning of a line."""


# What stands between the clauses of a summary, in any language.
_BETWEEN = re.compile(r" ?; |；")
# Nobody reads more than this of either on a phone.
MOST_HITS = 6
MOST_EFFECTS = 5
MOST_RESULTS = 8
# Alternative text of an image on Discord is no longer.
MOST_ALT = 1024


@dataclass(frozen=True, slots=True)
class Branch:
    """One result: the choices that lead to it, and what it is."""

    choices: tuple[str, ...]
    summary: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """What is drawn: a heading, results, and the way of one of them.

    *of* is the number of the result whose way is shown, 0 where there is just one.
    *shared* is what every result says, and their summaries do not repeat.
    *left_out* counts results and hits there was no room for. Unless *complete*, not
    even those are all.
    """

    heading: str
    results: tuple[Branch, ...]
    flows: tuple[Flow, ...]
    of: int = 0
    shared: str = ""
    left_out: tuple[int, int] = (0, 0)
    complete: bool = True


def drawn(answer: Answer, say: Say, result: int = 1) -> Drawn:
    """What the picture of *answer* shows, with the way to *result* (from 1)."""
    several = len(answer.outcomes) > 1 or bool(answer.readings)
    at = min(max(1, result), max(1, len(answer.outcomes))) - 1
    flows = answer.outcomes[at].flows if answer.outcomes else ()
    if len(flows) > MOST_HITS:
        # What something happens to on its way goes before what just arrives.
        flows = tuple(sorted(flows, key=lambda it: not it.effects))
    shared, results = _results(answer, say) if several else ("", ())
    return Drawn(
        heading=answer.verdict,
        results=results[:MOST_RESULTS],
        flows=flows[:MOST_HITS],
        of=at + 1 if several else 0,
        shared=shared,
        left_out=(
            max(0, len(results) - MOST_RESULTS),
            max(0, len(flows) - MOST_HITS),
        ),
        complete=answer.complete,
    )


def _results(answer: Answer, say: Say) -> tuple[str, tuple[Branch, ...]]:
    """What all results share, and each; each reading, where the rules leave it open."""
    if answer.readings:
        return "", tuple(Branch((it.name,), it.verdict) for it in answer.readings)
    shared, results = told_apart(answer.outcomes)
    chosen = ways(answer.outcomes, say)
    both = zip(results, chosen, strict=False)
    return shared, tuple(replace(one, choices=way) for one, way in both)


def ways(outcomes: Sequence[Outcome], say: Say) -> list[tuple[str, ...]]:
    """The options taken to each; by whom, where several people choose."""
    people = {one.chooser for outcome in outcomes for one in outcome.choices}
    return [
        tuple(
            say("{who}: {question}", who=say.person(it.chooser), question=it.option)
            if len(people) > 1
            else it.option
            for it in outcome.choices
        )
        for outcome in outcomes
    ]


def told_apart(outcomes: Sequence[Outcome]) -> tuple[str, tuple[Branch, ...]]:
    """What every result says, and each of *outcomes* without it.

    What tells one from the others is not to be looked for in what they share.
    """
    results = tuple(
        Branch(tuple(it.option for it in one.choices), one.summary) for one in outcomes
    )
    said = [_clauses(one.summary) for one in results]
    shared = set.intersection(*map(set, said)) if said else set()
    if not shared or any(shared >= set(one) for one in said):
        return "", results
    left = tuple(
        replace(
            one,
            summary=_sentence(
                (parts[it] for it in parts if it not in shared), one.summary
            ),
        )
        for one, parts in zip(results, said, strict=True)
    )
    first = said[0]
    summary = results[0].summary
    return _sentence((first[it] for it in first if it in shared), summary), left


def _clauses(summary: str) -> dict[str, str]:
    """The clauses of *summary*, by what they are called in the middle of one."""
    parts = _BETWEEN.split(summary.rstrip(".。"))
    return {one[:1].lower() + one[1:]: one for one in parts}


def _sentence(clauses: Iterable[str], like: str) -> str:
    """*clauses* as one sentence, with the marks of the sentence *like*."""
    between = _BETWEEN.search(like)
    text = (between[0] if between else "; ").join(clauses)
    end = "。" if like.endswith("。") else "."
    return f"{text[:1].upper()}{text[1:]}{end}"


def alt_text(answer: Answer, say: Say, result: int = 1) -> str:
    """The same in words, at most :data:`MOST_ALT` characters: whole lines of it."""
    picture = drawn(answer, say, result)
    text = "\n".join(_said(picture, say))
    while len(text) > MOST_ALT and max(len(picture.results), len(picture.flows)) > 1:
        picture = _shorter(picture)
        text = "\n".join(_said(picture, say))
    return text if len(text) <= MOST_ALT else text[: MOST_ALT - 1] + "…"


def _shorter(picture: Drawn) -> Drawn:
    """*picture* without the last of what it has more of."""
    results, hits = picture.left_out
    if len(picture.results) >= len(picture.flows):
        left_out = (results + 1, hits)
        return replace(picture, results=picture.results[:-1], left_out=left_out)
    return replace(picture, flows=picture.flows[:-1], left_out=(results, hits + 1))


def more_results(n: int, say: Say) -> str:
    """That there are *n* more of them than are drawn."""
    return say("… and {n} more result" if n == 1 else "… and {n} more results", n=n)


def more_hits(n: int, say: Say) -> str:
    """That there are *n* more of them than are drawn."""
    return say("… and {n} more hit" if n == 1 else "… and {n} more hits", n=n)


def way_to(picture: Drawn, say: Say) -> str:
    """Which result the hits lead to; "" where there is just one."""
    if not (picture.of and picture.flows):
        return ""
    return say("The way to result {n}", n=picture.of)


def _said(picture: Drawn, say: Say) -> Iterator[str]:
    yield picture.heading
    if picture.shared:
        yield say("In every result: {what}", what=picture.shared)
    for number, one in enumerate(picture.results, 1):
        way = " → ".join(one.choices)
        summary = f"{way} → {one.summary}" if way else one.summary
        yield say("Result {n}: {summary}", n=number, summary=summary)
    if picture.left_out[0]:
        yield more_results(picture.left_out[0], say)
    if way := way_to(picture, say):
        yield way
    for flow in picture.flows:
        yield " → ".join(
            (
                flow.source,
                str(flow.proposed),
                *(f"{one.effect}: {one.after}" for one in flow.effects),
                flow.recipient,
            )
        )
    if picture.left_out[1]:
        yield more_hits(picture.left_out[1], say)
