"""The reason of a claim that says over again what is told: told once."""

from bot.cards.card import CardName
from bot.citation import Game
from bot.engine.inside import inside
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.claimed_ones import CLAIMING
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause
from bot.scenario.words.tokens import sentence_start

_REASONS = frozenset({"because", "since", "cause", "cuz", "as"})
_PLAYED = frozenset("attached cast inforce played use have".split())
_FURTHER = frozenset("another again second too also twice".split())


@before(*Game)
def reasons_told(parse: Parse, clauses: Clauses) -> Clauses:
    """ "He says it lives because Ki Barrier is on it. It has Ki Barrier": that one."""
    return tuple(
        clause
        for at, clause in enumerate(clauses)
        if not (
            _is_claimed(parse, clause)
            and (own := _cards(clause))
            and any(own <= _cards(it) for it in (*clauses[:at], *clauses[at + 1 :]))
        )
    )


def _cards(clause: Clause) -> set[CardName]:
    """The cards that a clause says to be played or there."""
    if clause.kind not in _PLAYED:
        return set()
    found = inside(tuple(clause.slots.values()), Card)
    return {name for card in found for name in card.names}


def _is_claimed(parse: Parse, clause: Clause) -> bool:
    """Whether that is why something is so that somebody claims."""
    if clause.kind not in _PLAYED or _REASONS.isdisjoint(clause.lead):
        return False
    words = parse.words[sentence_start(parse.tokens, clause.place.start) :]
    before = words[: words.index(next(it for it in words if it in _REASONS))]
    said = {*clause.text.lower().split()}
    return bool(CLAIMING & {*before}) and _FURTHER.isdisjoint(said)
