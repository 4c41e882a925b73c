"""Names offered while someone is still typing one."""

from collections.abc import Iterator
from itertools import chain, islice

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.cards.card import CardName
from bot.cards.finding import slips
from bot.cards.names import LITTLE, NameIndex, plain

# Enough to choose from; more would only cost time on words like "of".
_LOOKED_AT = 4000


def suggest(index: NameIndex, typed: str, limit: int) -> list[CardName]:
    """At most *limit* cards whose name may become what is *typed* so far.

    Names that begin so come first (shipped cards before imported ones), then
    names with such words further in, then names with mis-spelt words. Nothing
    typed offers shipped cards.
    """
    start = plain(typed[:100])
    keys = chain(
        _first(index, start),
        _further_in(index, start),
        _mis_spelt(index, start),
    )
    named = (card for key in keys for card in index.cards(key))
    return list(islice(dict.fromkeys(_at_most(named, limit)), limit))


def _at_most(cards: Iterator[CardName], limit: int) -> Iterator[CardName]:
    seen: set[CardName] = set()
    for card in cards:
        if len(seen) >= limit:
            return
        seen.add(card)
        yield card


def _first(index: NameIndex, start: str) -> Iterator[str]:
    if start in index.exact:
        yield start
    yield from (key for key in index.shipped_keys if key.startswith(start))
    if start:
        yield from index.beginning_with(start)


def _further_in(index: NameIndex, start: str) -> Iterator[str]:
    """Names that hold all the words, the last perhaps unfinished, in any order."""
    *whole, last = start.split() or [""]
    if not last or any(word not in index.words for word in whole):
        return
    if not whole:
        for word in index.words_beginning_with(last):
            yield from index.words[word]
        return
    rarest = min(whole, key=lambda word: len(index.words[word]))
    for key in index.words[rarest][:_LOOKED_AT]:
        words = key.split()
        if all(it in words for it in whole) and any(
            it.startswith(last) for it in words
        ):
            yield key


def _mis_spelt(index: NameIndex, start: str) -> Iterator[str]:
    """Names whose words are the typed ones but for a typing slip in each."""
    meant = [_spellings(index, word) for word in start.split() if word not in LITTLE]
    if not meant or not all(meant):
        return
    fewest = min(meant, key=lambda words: sum(len(index.words[it]) for it in words))
    for word in fewest:
        for key in index.words[word][:_LOOKED_AT]:
            words = set(key.split())
            if all(any(it in words for it in spellings) for spellings in meant):
                yield key


def _spellings(index: NameIndex, word: str) -> list[str]:
    if word in index.words or not (allowed := slips(len(word) + 1)):
        return list(islice(index.words_beginning_with(word), 20))
    alike = list(index.words_beginning_with(word[0]))
    near = process.extract(
        word, alike, scorer=OSA.distance, score_cutoff=allowed, limit=8
    )
    return [it for it, _, _ in near]
