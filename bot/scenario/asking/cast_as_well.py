"""Whether a spell is cast besides the one that is only asked about."""

import re
from collections.abc import Iterable

from bot.cards.facts import face_named
from bot.errors import Problem
from bot.scenario.phrases.last_cast import card_of
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import FURTHER
from bot.scenario.words.syntax import Clause, Person
from bot.worded import worded


def check_only_one(parse: Parse, asked: Clause, others: Iterable[Clause]) -> None:
    """Refuse "Would a Bolt kill my 3/3? He casts Day of Judgment": both, or one?

    Raises QuestionError (AMBIGUOUS).
    """
    for told in others:
        card = card_of(told) if told.kind == "cast" and not told.question else None
        behind = told.place.start > asked.place.start
        words = {*told.lead, *told.text.lower().split()}
        clear = str(told.get("when") or "then") not in _LATER or words & _BESIDE
        if card is None or not behind or clear:
            continue
        face = face_named(parse.catalogue.card(card.names[0]), card.typed)
        aimed = parts_of(told.get("to"))
        hurts = bool(_HURTS.search(face.text))
        if hurts and not any(isinstance(it, Person) for it in aimed):
            raise parse.error(
                Problem.AMBIGUOUS,
                worded("Is that cast as well, or only asked about? Say what is cast."),
                asked.place,
            )


_LATER = frozenset({"then", "later", "after", "after_combat", "next_turn"})
# With one of these it is clear when that happens.
_BESIDE = FURTHER - {"then", "later", "next"} | frozenset(
    "first before earlier already beforehand".split()
)
_HURTS = re.compile(r"\b(?:damage|destroy|exile|gets? -)", re.IGNORECASE)
