"""The card that a list names at a place, before names are read."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.cards.facts import is_attachable, is_permanent
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.typed_words import EVERYDAY

_LONGEST = 10
_SIDED = re.compile(r"\b(?:you|your|opponents?)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Named:
    """A permanent that is named up to before *end*.

    *size*: that of a creature. *sided*: it is not the same whoever has it.
    """

    end: int
    size: tuple[int, int] | None
    sided: bool


def card_at(tokens: Sequence[Token], at: int, end: int, around: Around) -> Named | None:
    """The permanent whose name, or surely a part of it, begins at *at*.

    None for what is put onto something: a list does not say onto what.
    """
    words: list[str] = []
    ends: list[int] = []
    for here in range(at, min(end, at + _LONGEST)):
        token = tokens[here]
        if token.text == "'s" and words:
            words[-1] += "'s"
            ends[-1] = here + 1
        elif token.text in {",", ":"} and words:
            words[-1] += token.text
        elif token.kind is Kind.WORD:
            words.append(token.raw or token.text)
            ends.append(here + 1)
        else:
            break
    for partial in (False, True):
        if not words or (partial and tokens[at].text in EVERYDAY):
            continue
        found = around.catalogue.find_in_text(
            words, 0, around.game, EVERYDAY, partial=partial
        )
        if found is None or found.possessive or len(found.names) != 1:
            continue
        if found.everyday and found.length == 1:
            continue
        face = around.catalogue.card(found.names[0]).face
        if not is_permanent(face) or is_attachable(face):
            return None
        size = face.power, face.toughness
        whole = isinstance(size[0], int) and isinstance(size[1], int)
        return Named(
            ends[found.length - 1],
            size if whole else None,  # type: ignore[arg-type]
            whole or bool(_SIDED.search(face.text)),
        )
    return None
