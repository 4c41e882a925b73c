"""What would be answered differently now, compared with what was answered then."""

from collections.abc import Iterable

from bot.answers import Answer, Cited, Outcome

# So much is said of what changed.
_SAID = 3


def difference(then: Answer, now: Answer) -> str:
    """What changed, in a sentence or two for whoever asked; "" for nothing."""
    parts = []
    if _results(then.outcomes) != _results(now.outcomes):
        parts.append(f"The result is now: {now.verdict}")
    moved = list(_moved(then.citations, now.citations))
    parts += moved[:_SAID]
    if len(moved) > _SAID:
        parts.append(f"{len(moved) - _SAID} more rules changed.")
    return " ".join(parts)


def _results(outcomes: Iterable[Outcome]) -> set[str]:
    """The outcomes without anything that is only wording."""
    return {
        repr(
            (
                sorted(one.players.items()),
                sorted(one.objects.items()),
                sorted(one.effects.items()),
            )
        )
        for one in outcomes
    }


def _moved(then: Iterable[Cited], now: Iterable[Cited]) -> Iterable[str]:
    """What became of the rules that were cited."""
    before = {(one.rule, one.note) for one in then}
    for one in now:
        if one.note and (one.rule, one.note) not in before:
            yield one.note if one.note.endswith(".") else f"{one.note}."
