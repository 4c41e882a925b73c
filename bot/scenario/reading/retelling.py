"""What sentences that are not understood may mean, in plainer words of the asker.

Tried are the looser tellings of ``told_loosely``, and leaving out words that nobody
knows, one upon the other as long as more of the sentence is read. Whatever is found is
offered only: it is the asker who knows whether that was meant.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import Offer, QuestionError
from bot.scenario.grammar.clauses import rules_for
from bot.scenario.grammar.covering import cover
from bot.scenario.grammar.slips import known_words
from bot.scenario.reading.changes import TURNING, Change, changed, standing_for
from bot.scenario.reading.parsed import parsed
from bot.scenario.words.choosing_game import Chosen
from bot.scenario.words.marked import quotations
from bot.scenario.words.not_names import names_nothing
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Thing
from bot.scenario.words.told_loosely import loosely
from bot.worded import worded

# So many words of tellings are looked at for a text, so many tellings are gone on from
# each time, and so many changes are made one upon the other.
_LOOKED, _WIDTH, _DEPTH = 800, 3, 4
_SENTENCES, _LONGEST = 3, 400
_PLACES = 2
_END = re.compile(r"[.?!;](?=\s|$)|\n")
_NO_MEANING = 1000


@dataclass(slots=True)
class _Reader:
    """Reads sentences of a text by themselves, so many at most."""

    game: Game
    catalogue: Catalogue
    people: frozenset[str]
    left: int = _LOOKED
    known: dict[str, bool] = field(default_factory=dict)
    # Sentences are told again and again.
    counted: dict[str, int] = field(default_factory=dict)

    def knows(self, word: str) -> bool:
        """Whether it is a kind of things, or a card: "goblin", "bolt"."""
        if word not in self.known:
            self.left -= 2
            self.known[word] = self._knows(word)
        return self.known[word]

    def _knows(self, word: str) -> bool:
        parse = parsed(Chosen(self.game, ""), f"a {word}", self.catalogue)
        return any(
            it.noun != "label" and (it.card is None or it.card.sure)
            for _, it in parse.reads("thing", 0)
            if isinstance(it, Thing)
        ) or any(card.sure for _, card in parse.reads("card", 1))

    def unread(self, sentence: str) -> int:
        """How many of its words are not read; `_NO_MEANING` where that is not known."""
        if sentence not in self.counted:
            self.counted[sentence] = self._unread(sentence)
        return self.counted[sentence]

    def _unread(self, sentence: str) -> int:
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


def retold_plainer(parse: Parse, *, at: int = -1) -> Iterator[Offer]:
    """The text of *parse* with each sentence that is not read told plainer.

    Also the one around *at*, which is read and asked back about.
    """
    if parse.game is None:
        return
    reader = _Reader(parse.game, parse.catalogue, parse.people)
    found: list[tuple[int, int, list[str]]] = []
    text = _with_names(parse.text, reader)
    for start, end in _sentences(parse.text):
        if reader.left <= 0:
            break
        sentence = text[start:end]
        short = end - start <= _LONGEST
        unread = reader.unread(sentence) if short else 0
        if not unread and short and start <= at < end:
            unread = 1
        elif not unread and sentence != parse.text[start:end]:
            found.append((start, end, [sentence]))
        if not unread:
            continue
        if sum(len(it[2]) != 1 for it in found) == _SENTENCES:
            return
        found.append((start, end, _plainer(reader, sentence, unread)))
    told = [it for it in found if it[2]]
    for n in range(max((len(it) for *_, it in told), default=0)):
        changes = [
            (start, end, _as_sentence(ways[min(n, len(ways) - 1)], start))
            for start, end, ways in told
        ]
        yield changed(parse.text, _told(parse.text, changes), *changes)


_NAMED = re.compile(
    r"\b([a-z]{3,})(?:,? (?:the \w+|is an?|an?))?,? \(?\d+/\d+|"
    r"\b(?:named|called) ([a-z]{3,})|"
    r"\b(?:friend|buddy|mate|kid|son|daughter|brother|sister|player) ([a-z]{3,})|"
    r"\b([a-z]{2,}) \(\d+\)"
)


def _with_names(text: str, reader: _Reader) -> str:
    """*text* with capitals where what nobody knows is called like somebody."""
    names = {it for found in _NAMED.findall(text) for it in found if it}
    names -= known_words(reader.game) | TURNING
    # "Toms 5/5" is Tom's.
    names = {it for it in names if it[-1] != "s" and not reader.knows(it)}
    if not names:
        return text
    anywhere = re.compile(rf"(?<![\w'’-])(?:{'|'.join(sorted(names))})(?![\w-])")
    return anywhere.sub(lambda it: it[0].capitalize(), text)


def _told(text: str, changes: list[Change]) -> str:
    """What of *text* is other in *changes*, and what was typed there."""
    pairs = [_differing(text[start:end], words) for start, end, words in changes]
    old, new = (" … ".join(filter(None, it)) for it in zip(*pairs, strict=True))
    if not new:
        return worded("without “{said}”", said=old)
    return standing_for(new, old) if old else worded("with “{option}”", option=new)


def _differing(old: str, new: str) -> tuple[str, str]:
    """The words of both between those with which both begin and end."""
    before, behind = old.split(), new.split()
    if [it.lower() for it in before] == [it.lower() for it in behind]:
        alike = zip(before[1:], behind[1:], strict=True)  # the first begins a sentence
        pairs = [it for it in alike if it[0] != it[1]] or [(before[0], behind[0])]
        return " ".join(it for it, _ in pairs), " ".join(it for _, it in pairs)
    while before and behind and before[0].lower() == behind[0].lower():
        del before[0], behind[0]
    while before and behind and before[-1].lower() == behind[-1].lower():
        del before[-1], behind[-1]
    return " ".join(before), " ".join(behind)


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
    if re.search(r"\b(?:unless|except)\b", sentence, re.IGNORECASE):
        return []  # with one of two ways to go on nothing is gained
    best = [(unread, sentence)]
    seen = {sentence}
    read: list[str] = []
    # Everything at once first: of what that reads less may have done.
    whole = _all_told(reader, sentence)
    least = unread if whole == sentence else reader.unread(whole)
    if whole != sentence and 0 < least <= unread:
        best.append((least, whole))
        seen.add(whole)
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
    found = [*read[:_WIDTH], *([] if least else [whole])]
    return [*dict.fromkeys(found)]


def _all_told(reader: _Reader, sentence: str) -> str:
    """*sentence* with every row that applies, each in so many places."""
    for row in loosely(reader.game):
        for _ in range(_PLACES):
            if not row.plain.startswith("."):
                sentence = next(iter(row.tellings(sentence)), sentence)
    return sentence


def _tellings(reader: _Reader, sentence: str) -> Iterator[str]:
    for row in loosely(reader.game):
        yield from row.tellings(sentence)
    yield from _names_in_capitals(reader, sentence)
    yield from _parted(sentence)


def _parted(sentence: str) -> Iterator[str]:
    """ "… a 6 dmg spell does he die": two sentences, where only the mark is missing."""
    for it in (*_ASKS.finditer(sentence), *_BEGINS.finditer(sentence)):
        before, behind = sentence[: it.start()], sentence[it.end() :]
        if _ASKING_FIRST.match(_QUOTED.split(before)[-1]):
            continue  # "How many cards do I have"
        # "If he bolts me do I die": what is supposed is told.
        before = _SUPPOSED.sub("", before)
        if before.rpartition(" ")[2].lower() not in _LEADING:
            yield f"{before}. {behind}"


_ASKS = re.compile(
    r"(?<=[\w)”\"']),? (?=(?:does|do|did|can|could|will|would|what|what'?s|how|who'?s|"
    # "My unit | is in the kitchen": nothing is asked where nobody follows.
    r"why|(?:is|are|am) (?:i|it|he|she|they|this|that|my|his|her|their|the|any\w*))\b)",
    re.IGNORECASE,
)
_BEGINS = re.compile(
    r"(?<=[\w)”\"']),? (?=(?:i|he|she|they|we|opp|his|my) )", re.IGNORECASE
)
_QUOTED = re.compile(r"[.?!][\"”] ")
_ASKING_FIRST = re.compile(
    r"(?:(?:and|so|but|then) )?(?:how|what|which|who|whose|why|where|does|do|did|is|"
    r"are|can|could|will|would)\b",
    re.IGNORECASE,
)
_SUPPOSED = re.compile(r"^(?:(?:and|so|but|then) )?(?:if|when) ", re.IGNORECASE)
# What stands before it belongs to it.
_LEADING = frozenset(
    "and n & w but or so if when while then because that than to on at with from by of "
    "in for as before after until unless though although what how who why where does "
    "do did is are am can could will would into onto against says "
    "say said thinks think claims".split()
)


def _names_in_capitals(reader: _Reader, sentence: str) -> Iterator[str]:
    """ "Luna" for "luna", "Tom's 5/5" for "toms 5/5": what nobody knows is a name."""
    known = known_words(reader.game) | _MANY
    for it in re.finditer(r"(?<![\w'’-])[a-z]{3,}(?![\w'’-])", sentence):
        word = it[0]
        if word in known | reader.people | TURNING or reader.knows(word):
            continue
        if names_nothing(word) and word.endswith("ly"):
            continue  # "greedily"
        before, behind = sentence[: it.start()], sentence[it.end() :]
        owned = re.match(r" (?:(\d+/\d+)|([a-z]+))", behind)
        if word.endswith("s") and owned and (owned[1] or reader.knows(owned[2])):
            yield f"{before}{word[:-1].capitalize()}'s{behind}"
        if word.endswith("s") and _DOING.search(before):
            continue  # "my 4/4 considers": what it does
        if word.endswith("ed") and not re.match(r" \d", behind):
            continue  # "my warded ally", "one of them blessed": how it is
        yield f"{before}{word.capitalize()}{behind}"
        if _BEFORE.search(before) and _DESCRIBED.match(behind):
            yield f"{before}{behind.lstrip()}"  # "a flimsy 2/2"


# "My brain is fried": nothing would be left that is so.
_DESCRIBED = re.compile(
    r" (?:\d+/\d+|(?!(?:is|are|was|were|has|have|had|do|does|did|will|can|could|would|"
    r"on|at|in|of|with|from|to|and|or|but|that|which|who)\b)\w)"
)
_DOING = re.compile(r"(?:\d+/\d+| might| power|\b[A-Z]\w+|\b(?:s?he|it)) $", re.I)
# How many they are.
_MANY = frozenset("few several couple bunch lot lots dozen pair half double".split())
_BEFORE = re.compile(r"\b(?:a|an|the|my|his|her|their|your) $|'s $", re.IGNORECASE)
