"""Finding a card by what someone typed for its name. Never a doubtful pick."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import islice

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from bot.cards.card import Card, CardName
from bot.cards.names import LITTLE, NameIndex, plain

# How many candidates are worth showing to someone who must choose one.
OFFERED = 10
# No name is longer; what is typed beyond that is not read.
_LONGEST = 200
# Typing slips a name of so many letters may hold and still be taken as meant;
# anything further off is only offered.
_SLIPS = ((4, 0), (8, 1), (12, 2), (99, 3))


class How(IntEnum):
    """How a name was found, the surest first."""

    EXACT = 0
    PREFIX = 1
    WORDS = 2
    FUZZY = 3


@dataclass(frozen=True, slots=True)
class Found:
    """One card. *score* is 100 for a name as written, less for a mis-spelt one."""

    card: Card
    how: How
    score: float = 100.0


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """Several cards fit equally well; the likeliest first, at most OFFERED."""

    candidates: tuple[CardName, ...]
    how: How


@dataclass(frozen=True, slots=True)
class Unknown:
    """No card fits; *nearest* are the names that look most like it (or none)."""

    nearest: tuple[CardName, ...] = ()


@dataclass(frozen=True, slots=True)
class Hit:
    """What one index says of a name: the cards that fit, and how well."""

    cards: tuple[CardName, ...]
    how: How
    score: float = 100.0


def slips(letters: int) -> int:
    """How many typing slips a name of so many letters may hold."""
    return next(allowed for length, allowed in _SLIPS if min(letters, 99) <= length)


def look_up(index: NameIndex, typed: str) -> Hit | Unknown:
    """The cards *typed* names: exactly, by its start, by its words, mis-spelt."""
    key = plain(typed[:_LONGEST])
    if not key:
        return Unknown()
    known: Hit | Unknown | None = index.found_cache.get(key)
    if known is None:
        if len(index.found_cache) > 4096:
            index.found_cache.clear()
        known = index.found_cache[key] = _looked_up(index, key)
    return known


def _looked_up(index: NameIndex, key: str) -> Hit | Unknown:
    return (
        _exactly(index, key)
        or _by_start(index, key, whole_words=True)
        or _by_words(index, key)
        or _mis_spelt(index, key)
        or _by_start(index, key, whole_words=False)
        or _nearest(index, key)
    )


def best(hits: Sequence[Hit | Unknown]) -> Hit | Unknown:
    """The surest of several games' answers; equally sure ones are put together."""
    found = [hit for hit in hits if isinstance(hit, Hit)]
    if not found:
        nearest = [
            name for it in hits if isinstance(it, Unknown) for name in it.nearest
        ]
        return Unknown(tuple(nearest[:OFFERED]))
    surest = min((hit.how, -hit.score) for hit in found)
    equal = [hit for hit in found if (hit.how, -hit.score) == surest]
    cards = tuple(name for hit in equal for name in hit.cards)
    return Hit(cards, equal[0].how, equal[0].score)


def _exactly(index: NameIndex, key: str) -> Hit | None:
    cards = index.cards(key)
    if not cards:
        joined = index.compact.get(key.replace(" ", ""), [])
        cards = _cards_of(index, joined)
    return Hit(cards, How.EXACT) if cards else None


def _by_start(index: NameIndex, key: str, *, whole_words: bool) -> Hit | None:
    if len(key) < 3:
        return None
    start = key + " " if whole_words else key
    cards = _cards_of(index, index.beginning_with(start))
    return Hit(cards, How.PREFIX) if cards else None


def _by_words(index: NameIndex, key: str) -> Hit | None:
    """Names that hold all of the words in this order, perhaps others between."""
    words = key.split()
    telling = [word for word in words if word not in LITTLE]
    if not telling or any(word not in index.words for word in words):
        return None
    rarest = min(telling, key=lambda word: len(index.words[word]))
    keys = [name for name in index.words[rarest] if _holds(name.split(), words)]
    cards = _cards_of(index, keys)
    return Hit(cards, How.WORDS) if cards else None


def _holds(name: list[str], words: list[str]) -> bool:
    rest = iter(name)
    return all(word in rest for word in words)


def _mis_spelt(index: NameIndex, key: str) -> Hit | None:
    """The one name within a few typing slips, clearly nearer than the next."""
    allowed = slips(len(key) + 1)
    # One slip further is looked at, to see whether another name is nearly as near.
    near = process.extract(
        key, index.keys, scorer=OSA.distance, score_cutoff=allowed + 1, limit=OFFERED
    )
    if len(key) <= 5:
        near = [hit for hit in near if hit[0][0] == key[0]]
    near = [hit for hit in near if _word_by_word(key, hit[0])]
    if not near or near[0][1] > slips(max(len(key), len(near[0][0]))):
        return None
    distance = int(near[0][1])
    # One slip is clear unless another name is one slip away too; two or more
    # slips are clear only when nothing else is within one more.
    rivals = distance + (1 if distance > 1 else 0)
    cards = _cards_of(index, [name for name, far, _ in near if far <= rivals])
    return Hit(cards, How.FUZZY, round(100 * (1 - distance / len(key)), 1))


def _nearest(index: NameIndex, key: str) -> Unknown:
    near = process.extract(
        key, index.keys, scorer=fuzz.ratio, score_cutoff=72, limit=OFFERED
    )
    # "Blorp" is no slip for "bop": a far-fetched name is worse than none.
    far = max(1, len(key) // 4)
    names = (
        it
        for it, _, _ in near
        if key.startswith(it)
        or it.startswith(key)
        or (OSA.distance(key, it) <= far and _word_by_word(key, it))
    )
    return Unknown(_cards_of(index, names)[:5])


def _cards_of(index: NameIndex, keys: Iterable[str]) -> tuple[CardName, ...]:
    """The cards of *keys*, each once; shipped ones first, then in the given order."""
    some = list(islice(keys, 400))
    some.sort(key=lambda key: not index.is_shipped(key))
    return tuple(dict.fromkeys(card for key in some for card in index.cards(key)))


def _word_by_word(key: str, name: str) -> bool:
    """Whether no word is another one: "wall of roots" is not "wall of frost"."""
    words, others = key.split(), name.split()
    return len(words) != len(others) or all(
        OSA.distance(word, other) <= max(1, len(word) // 3)
        for word, other in zip(words, others, strict=True)
    )
