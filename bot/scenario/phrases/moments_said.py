""" "… after the first hit?": the moment that a question asks about."""

from collections.abc import Iterable
from dataclasses import replace

from bot.scenario.words.syntax import Clause

_ENDS = frozenset([".", "!", "?", "\n", ";", "•"])


def with_moments(clauses: Iterable[Clause]) -> list[Clause]:
    """The questions with the moment behind them, or before them, in their own words."""
    found: list[Clause] = []
    due: Clause | None = None
    for clause in clauses:
        if due is not None:
            if clause.kind.startswith("ask") and not _ENDS & set(clause.lead):
                text = f"{clause.text} {due.text}"
                clause = replace(clause, text=text, lead=due.lead)
            else:
                found.append(due)
            due = None
        if clause.kind != "time" or clause.get("nth") is None:
            found.append(clause)
        elif _ENDS & set(clause.lead) or not found:
            due = clause
        elif found[-1].kind.startswith("ask"):
            found[-1] = replace(found[-1], text=f"{found[-1].text} {clause.text}")
        else:
            found.append(clause)
    return [*found, due] if due is not None else found
