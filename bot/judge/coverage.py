"""``coverage``: how many cards of a file are understood, by wording, and what not."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.cards.card import Card, Face
from bot.engine.instructions import CardAbilities
from bot.wording.faces import joined_faces
from bot.wording.reading import read_card
from bot.wording.say import say_all


class Status(StrEnum):
    """How much of a card is understood."""

    UNDERSTOOD = "understood"
    PARTLY = "partly"
    NOT = "not"


@dataclass(frozen=True, slots=True)
class CardCoverage:
    """One card: its effects in our words, and what was not understood and why.

    *kept* are sentences that cannot touch a ruling. *families* name the wordings of
    damage, prevention and replacement that the card's text holds.
    """

    name: str
    status: Status
    effects: tuple[str, ...]
    unread: tuple[tuple[str, str], ...]
    kept: tuple[str, ...]
    families: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        """A JSON object: name, status, effects, unread, irrelevant, families."""
        return {
            "name": self.name,
            "status": str(self.status),
            "effects": list(self.effects),
            "unread": [{"text": text, "why": why} for text, why in self.unread],
            "irrelevant": list(self.kept),
            "families": list(self.families),
        }


@dataclass(frozen=True, slots=True)
class Share:
    """How many cards of a family are understood, partly, or not."""

    family: str
    understood: int
    partly: int
    unknown: int

    @property
    def total(self) -> int:
        """All cards of the family."""
        return self.understood + self.partly + self.unknown

    @property
    def percent(self) -> float:
        """The share understood, in percent."""
        return 100 * self.understood / self.total if self.total else 0.0

    def as_json(self) -> dict[str, Any]:
        """A JSON object: family, understood, partly, not, percent."""
        return {
            "family": self.family,
            "understood": self.understood,
            "partly": self.partly,
            "not": self.unknown,
            "percent": round(self.percent, 1),
        }


@dataclass(frozen=True, slots=True)
class Coverage:
    """Every card, and the counts: *whole* of all cards, then one share per family."""

    cards: tuple[CardCoverage, ...]
    whole: Share
    shares: tuple[Share, ...]
    reasons: tuple[tuple[str, int], ...]

    def as_json(self) -> dict[str, Any]:
        """A JSON object: all, families, reasons, cards."""
        return {
            "all": self.whole.as_json(),
            "families": [share.as_json() for share in self.shares],
            "reasons": [{"why": why, "times": n} for why, n in self.reasons],
            "cards": [card.as_json() for card in self.cards],
        }


ALL = "all cards"
PREVENTION = "prevents, replaces or makes unpreventable"
# Tried on the text without reminder text; the first five make up PREVENTION.
_FAMILIES = {
    "prevent damage": r"\bprevents?\b",
    "replace damage": r"\bdamage\b[^.]*\bwould\b[^.]*\binstead|"
    r"\bwould\b[^.]*\bdeals?\b[^.]*\bdamage\b[^.]*\binstead|"
    r"\bdealt to\b[^.]*\binstead",
    "unpreventable damage": r"can't be prevented|unpreventable",
    "damage would be dealt": r"\bdamage\b[^.]*\bwould be dealt|\bwould deal\b",
    "reduce to a floor": r"would reduce your life",
    "die or go to a graveyard": r"would (?:die|be put into [^.]*graveyard|leave the)",
    "draw replaced": r"would draw",
    "gain or lose life replaced": r"would (?:gain|lose) life",
    "counters replaced": r"counters? would be put|would (?:put|get)[^.]*counters?",
    "tokens replaced": r"tokens?[^.]*would be created|would create",
    "enters in some way": r"\benters?\b[^.]*\b(?:tapped|with|as a copy)|"
    r"\bas [^.]* enters\b|would enter",
    "destroyed or regenerate": r"would be destroyed|regenerate",
    "other replacement": r"\bwould\b[^.]*\binstead",
    "deals damage": r"\bdeals?\b[^.]*\bdamage",
    "fight": r"\bfights?\b",
    "trigger": r"(?m)^\s*(?:when|whenever|at)\b",
    "activated": r"(?m)^[^.\"\n]{1,80}:",
}
_PREVENTION = tuple(_FAMILIES)[:5]
_COMPILED = {
    family: re.compile(pattern, re.IGNORECASE) for family, pattern in _FAMILIES.items()
}
_REMINDER = re.compile(r"\([^()]*\)")


def coverage(cards: Iterable[Card]) -> Coverage:
    """Read every card of *cards* and count what was understood."""
    read = tuple(_covered(card) for card in cards)
    reasons = Counter(
        _general(why) for card in read for _, why in card.unread
    ).most_common(20)
    shares = [
        _share(PREVENTION, [it for it in read if set(it.families) & set(_PREVENTION)])
    ]
    shares += [
        _share(family, [it for it in read if family in it.families])
        for family in _FAMILIES
    ]
    return Coverage(
        read,
        _share(ALL, list(read)),
        tuple(share for share in shares if share.total),
        tuple(reasons),
    )


def _share(family: str, cards: list[CardCoverage]) -> Share:
    count = Counter(card.status for card in cards)
    return Share(
        family, count[Status.UNDERSTOOD], count[Status.PARTLY], count[Status.NOT]
    )


def _covered(card: Card) -> CardCoverage:
    read = tuple(abilities for _, abilities in _faces(card))
    unread = tuple(one for abilities in read for one in abilities.unread)
    kept = tuple(one for abilities in read for one in abilities.irrelevant)
    effects = tuple(
        line for abilities in read for line in say_all(abilities, card.game)
    )
    if not unread:
        status = Status.UNDERSTOOD
    else:
        status = Status.PARTLY if effects else Status.NOT
    text = _REMINDER.sub("", "\n".join(face.text for face in card.faces))
    families = tuple(name for name, found in _COMPILED.items() if found.search(text))
    return CardCoverage(card.name, status, effects, unread, kept, families)


def _faces(card: Card) -> Iterator[tuple[str, CardAbilities]]:
    for face in card.faces:
        kinds = frozenset((*face.types, *face.supertypes, *face.subtypes))
        for part in _parts(face, card):
            yield (
                part[0],
                read_card(card.game, part[1], name=part[0], kinds=part[2] or kinds),
            )


def _parts(face: Face, card: Card) -> Iterable[tuple[str, str, frozenset[str]]]:
    if card.layout == "joined":
        return joined_faces(face.name, face.text)
    return [(face.name, face.text, frozenset())]


def _general(why: str) -> str:
    """A reason without the words of the card it is about."""
    return re.sub(r"“[^”]*”", "“…”", why)
