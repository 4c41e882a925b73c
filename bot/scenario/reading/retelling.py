"""What sentences that are not understood may mean, in plainer words of the asker.

Tried are the looser tellings of ``told_loosely``, and leaving out words that nobody
knows, one upon the other as long as more of the sentence is read. Whatever is found is
offered only: it is the asker who knows whether that was meant.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import Offer, QuestionError
from bot.scenario.grammar.clauses import rules_for
from bot.scenario.grammar.covering import cover
from bot.scenario.grammar.slips import known_words
from bot.scenario.reading.changes import changed, standing_for
from bot.scenario.reading.parsed import parsed
from bot.scenario.words.choosing_game import Chosen
from bot.scenario.words.marked import quotations
from bot.scenario.words.parsing import Parse
from bot.scenario.words.told_loosely import loosely
from bot.scenario.words.tokens import Kind

# So many words of tellings are looked at for a text, so many tellings are gone on from
# each time, and so many changes are made one upon the other.
_LOOKED, _WIDTH, _DEPTH = 500, 3, 4
_SENTENCES, _LONGEST = 3, 400
_END = re.compile(r"[.?!;](?=\s|$)|\n")
_NO_MEANING = 1000


@dataclass(slots=True)
class _Reader:
    """Reads sentences of a text by themselves, so many at most."""

    game: Game
    catalogue: Catalogue
    people: frozenset[str]
    left: int = _LOOKED

    def unread(self, sentence: str) -> int:
        """How many of its words are not read; `_NO_MEANING` where that is not known."""
        try:
            parse = parsed(Chosen(self.game, ""), sentence, self.catalogue)
        except QuestionError:
            self.left -= 10
            return _NO_MEANING
        self.left -= len(parse.tokens)
        parse.people |= self.people
        try:
            cover(parse, rules_for(self.game))
        except QuestionError:
            parse.skipping = True
        else:
            return 0
        try:
            cover(parse, rules_for(self.game))
        except QuestionError:
            return len(parse.tokens)
        spans: tuple[tuple[int, int], ...] = parse.memory.get("skipped", ())
        return sum(end - start for start, end in spans) or len(parse.tokens)


def retold_plainer(parse: Parse) -> Iterator[Offer]:
    """The text of *parse* with each sentence that is not read told plainer."""
    if parse.game is None:
        return
    reader = _Reader(parse.game, parse.catalogue, parse.people)
    found: list[tuple[int, int, list[str]]] = []
    for start, end in _sentences(parse.text):
        sentence = parse.text[start:end]
        unread = reader.unread(sentence) if end - start <= _LONGEST else 0
        if not unread:
            continue
        if len(found) == _SENTENCES:
            return
        found.append((start, end, _plainer(reader, sentence, unread)))
    told = [it for it in found if it[2]]
    for n in range(max((len(it) for *_, it in told), default=0)):
        changes = [
            (start, end, _as_sentence(ways[min(n, len(ways) - 1)], start))
            for start, end, ways in told
        ]
        new = " … ".join(words for *_, words in changes)
        old = " … ".join(parse.text[start:end] for start, end, _ in changes)
        yield changed(parse.text, standing_for(new, old), *changes)


def _as_sentence(words: str, start: int) -> str:
    return words[:1].upper() + words[1:] if start == 0 else words


def _sentences(text: str) -> Iterator[tuple[int, int]]:
    inside = quotations(text)
    start = len(found[0]) if (found := re.match(r"\s*[A-Za-z. 0-9]+:\s+", text)) else 0
    ends = [
        it.start()
        for it in _END.finditer(text)
        if not any(begin <= it.start() < end for begin, end in inside)
    ]
    for end in (*ends, len(text)):
        while start < end and not (text[start].isalnum() or text[start] in "\"“(+'"):
            start += 1
        if start < end:
            yield start, end
        start = end


def _plainer(reader: _Reader, sentence: str, unread: int) -> list[str]:
    """Tellings of *sentence* that are read, those with the fewest changes first."""
    best = [(unread, sentence)]
    seen = {sentence}
    read: list[str] = []
    for _ in range(_DEPTH):
        tried: list[tuple[int, str]] = []
        for before, telling in best:
            for told in _tellings(reader, telling):
                if told in seen or reader.left <= 0:
                    continue
                seen.add(told)
                left = reader.unread(told)
                if left == 0:
                    read.append(told)
                elif left <= before:
                    tried.append((left, told))
        if read or not tried:
            break
        best = sorted(tried, key=lambda it: it[0])[:_WIDTH]
    return read[:_WIDTH]


def _tellings(reader: _Reader, sentence: str) -> Iterator[str]:
    for row in loosely(reader.game):
        yield from row.tellings(sentence)
    yield from _names_in_capitals(reader, sentence)


def _names_in_capitals(reader: _Reader, sentence: str) -> Iterator[str]:
    """ "Luna" for "luna", "Tom's 5/5" for "toms 5/5": what nobody knows is a name."""
    known = known_words(reader.game)
    for it in re.finditer(r"(?<![\w'’-])[a-z]{3,}(?![\w'’-])", sentence):
        word = it[0]
        if word in known or word in reader.people:
            continue
        before, behind = sentence[: it.start()], sentence[it.end() :]
        yield f"{before}{word.capitalize()}{behind}"
        if word.endswith("s") and re.match(r" \d+/\d+| [a-z]+", behind):
            yield f"{before}{word[:-1].capitalize()}'s{behind}"
        if _BEFORE.search(before) and re.match(r" (?:\d+/\d+|\w)", behind):
            yield f"{before}{behind.lstrip()}"  # "a flimsy 2/2"


_BEFORE = re.compile(r"\b(?:a|an|the|my|his|her|their|your) $|'s $", re.IGNORECASE)
