"""What a picture of a ruling holds: hits on their way, and results by choice."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.answers import Answer, Flow, Outcome

# Puts words into a template, in the language of the reader.
Say = Callable[..., str]

# Nobody reads more than this of either on a phone.
MOST_HITS = 4
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
    *left_out* counts results and hits there was no room for.
    """

    heading: str
    results: tuple[Branch, ...]
    flows: tuple[Flow, ...]
    of: int = 0
    left_out: tuple[int, int] = (0, 0)


def drawn(answer: Answer, result: int = 1) -> Drawn:
    """What the picture of *answer* shows, with the way to *result* (from 1)."""
    several = len(answer.outcomes) > 1
    at = min(max(1, result), max(1, len(answer.outcomes))) - 1
    flows = answer.outcomes[at].flows if answer.outcomes else ()
    results = tuple(_branch(one) for one in answer.outcomes) if several else ()
    return Drawn(
        heading=answer.verdict,
        results=results[:MOST_RESULTS],
        flows=flows[:MOST_HITS],
        of=at + 1 if several else 0,
        left_out=(
            max(0, len(results) - MOST_RESULTS),
            max(0, len(flows) - MOST_HITS),
        ),
    )


def _branch(outcome: Outcome) -> Branch:
    return Branch(tuple(one.option for one in outcome.choices), outcome.summary)


def alt_text(answer: Answer, say: Say, result: int = 1) -> str:
    """The same in words, at most :data:`MOST_ALT` characters."""
    text = "\n".join(_said(drawn(answer, result), say))
    return text if len(text) <= MOST_ALT else text[: MOST_ALT - 1] + "…"


def _said(picture: Drawn, say: Say) -> Iterator[str]:
    yield picture.heading
    for number, one in enumerate(picture.results, 1):
        way = " → ".join(one.choices)
        summary = f"{way} → {one.summary}" if way else one.summary
        yield say("Result {n}: {summary}", n=number, summary=summary)
    if picture.left_out[0]:
        yield say("… and {n} more results", n=picture.left_out[0])
    for flow in picture.flows:
        yield " → ".join(
            (
                flow.source,
                str(flow.proposed),
                *(f"{one.effect}: {one.after}" for one in flow.effects),
                flow.recipient,
            )
        )
