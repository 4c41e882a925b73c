"""The text of one scenario, as patterns see it: words, rows, readers, and how far."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property, lru_cache
from itertools import islice
from string import ascii_letters
from typing import Any

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import Cause, Problem, QuestionError
from bot.scenario.words.effort import spend
from bot.scenario.words.lexicon import BE, HELPING, ROWS, VERBS
from bot.scenario.words.phrase_table import PhraseTable
from bot.scenario.words.spellings import PLAIN
from bot.scenario.words.syntax import Place
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.told_cards import Quoted
from bot.worded import worded

# Among what nonterminals begin with: a word that is a number ("three").
COUNTING = "<counting>"
Reading = tuple[int, Any]
Reader = Callable[["Parse", int], Iterator[Reading]]

# A phrase with more readings is no phrase: each doubles those of a list.
MOST_READINGS = 500
_AT_ONCE = 16
# What people write is up to 20 deep.
_DEEPEST = 80

# Filled by the modules that read noun phrases, amounts and the like.
READERS: dict[str, Reader] = {}
# Of nonterminals that pick from what another one reads: that other one.
_PICKED_FROM: dict[str, str] = {}
# Of nonterminals that begin with certain words, or kinds of tokens: those.
_BEGIN_WITH: dict[str, frozenset[str]] = {}
# Of nonterminals that never do without some word, or kind of token: those.
_NEED: dict[str, frozenset[str]] = {}


def reader(
    name: str, *, of: str = "", begins: Iterable[str] = (), needs: Iterable[str] = ()
) -> Callable[[Reader], Reader]:
    """Make a function the reader of the nonterminal *name*.

    *of*: where that nonterminal reads nothing, this one need not be tried; nor where
    none of the words, and kinds of tokens, stands that it *begins* with, nor in a text
    that has none of those that it *needs*.
    """

    def register(function: Reader) -> Reader:
        READERS[name] = function
        if of:
            _PICKED_FROM[name] = of
        if begins:
            _BEGIN_WITH[name] = frozenset(begins)
        if needs:
            _NEED[name] = frozenset(needs)
        return function

    return register


def picked_from(nonterminal: str) -> str:
    """What must be read at a place for *nonterminal* to be: itself or a wider one."""
    while nonterminal in _PICKED_FROM:
        nonterminal = _PICKED_FROM[nonterminal]
    return nonterminal


class _ByPlace(dict[int, str]):
    """Words by their places; asked for more often than anything else."""

    def __missing__(self, at: int) -> str:
        return ""


class Parse:
    """One text being read. Everything read at a place is remembered."""

    def __init__(
        self,
        text: str,
        tokens: tuple[Token, ...],
        catalogue: Catalogue,
        game: Game | None,
    ) -> None:
        self.text = text
        self.tokens = tokens
        self.catalogue = catalogue
        self.game = game
        self.people: frozenset[str] = frozenset()
        self._quoted = Quoted()
        self._within: frozenset[int] = frozenset()
        # The tokens whose word was typed with a slip of the finger.
        self.mended: frozenset[int] = frozenset()
        # Whether talk that touches nothing of the game may be left out.
        self.lenient = False
        # Whether whatever is not understood may be passed over, to say what it is.
        self.skipping = False
        self.memory: dict[str, Any] = {}
        self.shouting = shouting(text)
        # What somebody calls things, as far as it has been read: it is known as well.
        self.labels: set[str] = set()
        # Up to here it has made sense.
        self.furthest = 0
        # The clauses found at a place, and up to where it made sense from there.
        self.matched: dict[int, tuple[Any, int]] = {}
        # In their one spelling, with "" for the end.
        self.words = [*(token.text for token in tokens), ""]
        # The word at a place in its one spelling, "" outside of the text.
        self.word = _ByPlace(enumerate(self.words)).__getitem__
        self._said = {*self.words, *(token.kind for token in tokens)}
        self._count = len(tokens)
        # How many were tried, to be counted so many at once.
        self._tried = 0
        # In the order in which they were begun.
        self._reading: dict[tuple[str, int], None] = {}
        self._partial: set[tuple[str, int]] = set()
        self._forms: list[dict[str, tuple[tuple[int, str], ...]]]
        self._forms = [{} for _ in self.words]

    def over_again(self) -> "Parse":
        """The same text, of which what was read at each place is known."""
        other = Parse(self.text, self.tokens, self.catalogue, self.game)
        other.quoted, other.people, other.mended = self.quoted, self.people, self.mended
        other.known, other.labels, other._forms = self.known, self.labels, self._forms
        other.matched = self.matched
        return other

    @cached_property
    def known(self) -> list[dict[str, tuple[Reading, ...]]]:
        """What has been read at each place, by nonterminal: at first, what is not."""
        begun = _begun_with()
        never = {name: () for name, it in _NEED.items() if it.isdisjoint(self._said)}
        known: list[dict[str, tuple[Reading, ...]]] = []
        for it in self.tokens:
            counts = it.kind is Kind.WORD and it.value.__class__ is int
            word = it.text if it.text in begun else ""
            known.append({**_begun_by(word, it.kind, counts=counts), **never})
        return [*known, {}]

    @property
    def quoted(self) -> Quoted:
        """The cards told by their wording; their names are read whole."""
        return self._quoted

    @quoted.setter
    def quoted(self, told: Quoted) -> None:
        self._quoted = told
        self._within = told.within(self.tokens)

    def within_name(self, at: int) -> bool:
        """Whether a name that was told with its wording goes on at *at*."""
        return at in self._within

    def token(self, at: int) -> Token | None:
        """The token at *at*, None past the end."""
        return self.tokens[at] if at < self._count else None

    def is_kind(self, at: int, kind: Kind) -> bool:
        """True if the token at *at* is of that kind."""
        return at < self._count and self.tokens[at].kind is kind

    def capital(self, at: int) -> bool:
        """True for a capitalised word in a text that is not all capitals."""
        return at < self._count and self.tokens[at].capital and not self.shouting

    def said(self, start: int, end: int) -> str:
        """What was typed from token *start* to before token *end*.

        Its apostrophes are straight, as those of words are.
        """
        if start >= end:
            return ""
        begins, ends = self.tokens[start].start, self.tokens[end - 1].end
        if self.text[begins : begins + 1] in {"'", "’"}:  # of "Where's my life"
            begins = len(self.text[:begins].rstrip(ascii_letters))
        typed = self.text[begins:ends]
        return (typed or self._said_elsewhere(start, end)).replace("’", "'")

    def _said_elsewhere(self, start: int, end: int) -> str:
        """What is said again there as it was typed where it was, word by word else."""
        said, size = self.words[start:end], end - start
        for at in range(len(self.tokens) - size + 1):
            last = self.tokens[at + size - 1].end
            if self.words[at : at + size] == said and self.tokens[at].start < last:
                return self.text[self.tokens[at].start : last]
        return " ".join(it.raw for it in self.tokens[start:end] if it.raw)

    def spelt(self, start: int, end: int) -> str:
        """What was typed there with short forms spelt out: "with" for "w"."""
        pieces: list[str] = []
        here = self.tokens[start].start if start < end else 0
        for token in self.tokens[start:end]:
            typed = self.text[token.start : token.end].lower()
            plain = PLAIN.get(typed)
            if plain is None or token.start < here:
                continue
            if plain != token.text and "'" not in plain:
                continue
            pieces += (self.text[here : token.start], plain)
            here = token.end
        if not pieces:
            return self.said(start, end)
        pieces.append(self.text[here : self.tokens[end - 1].end])
        return "".join(pieces).replace("’", "'")

    def reads(self, nonterminal: str, at: int) -> Sequence[Reading]:
        """Every (end, value) of *nonterminal* from *at*, the longest first."""
        if at >= self._count or at in self._within:
            return ()
        here = self.known[at]
        known = here.get(nonterminal)
        if known is not None:
            return known
        key = (nonterminal, at)
        if key in self._reading:
            # A reader that comes back here finds nothing; what was read on the way
            # is not the whole of it and must be read again.
            begun = [*self._reading]
            self._partial.update(begun[begun.index(key) + 1 :])
            return ()
        if len(self._reading) > _DEEPEST:
            raise self._too_many(at)
        self._tried += 1
        if not self._tried % _AT_ONCE:
            spend(_AT_ONCE)
        self._reading[key] = None
        try:
            found = tuple(islice(READERS[nonterminal](self, at), MOST_READINGS + 1))
            if found:
                found = self._sorted(found, at)
        finally:
            del self._reading[key]
        if key in self._partial:
            self._partial.discard(key)
        else:
            here[nonterminal] = found
        return found

    def _sorted(self, found: tuple[Reading, ...], at: int) -> tuple[Reading, ...]:
        if len(found) > MOST_READINGS:
            raise self._too_many(at)
        # "… from a" at the very end: what would stand behind is not there.
        inside = [
            it for it in found if it[0] <= self._count and it[0] not in self._within
        ]
        if len(inside) > 1:
            inside.sort(key=_longest_first)
        return tuple(inside)

    def error(
        self,
        problem: Problem,
        message: str,
        place: Place | None,
        suggestions: Sequence[str] = (),
        instead: Sequence[str] = (),
        cause: Cause | None = None,
    ) -> QuestionError:
        """The error at *place* (nowhere without one); *instead* may stand there.

        Of several lines the first is shown.
        """
        if place is None or place.start >= len(self.tokens):
            return QuestionError(
                problem, message, suggestions=suggestions, text=self.text, cause=cause
            )
        first = self.tokens[place.start]
        said = self.said(place.start, max(place.start + 1, place.end))
        return QuestionError(
            problem,
            message,
            line=first.line,
            column=first.column,
            length=max(1, len(said.partition("\n")[0].rstrip())),
            suggestions=suggestions,
            text=self.text,
            instead=instead,
            cause=cause,
        )

    def _too_many(self, at: int) -> QuestionError:
        return self.error(
            Problem.LIMIT,
            worded(
                "What begins here can be read in too many ways: name fewer things in "
                "one list, or say how many of each there are."
            ),
            Place(at, at + 1),
        )

    def forms(self, row: str, at: int) -> Sequence[tuple[int, str]]:
        """Every (end, form) of *row* at *at*; ``p:row`` is a verb's passive."""
        here = self._forms[at]
        known = here.get(row)
        if known is None:
            found: Iterable[tuple[int, str]] = ()
            forms = _forms(row)
            if self.words[at] not in _HELPING:
                found = forms.at(self, at)
            elif not forms.firsts.isdisjoint(
                self.words[at : at + _LONGEST_HELPING + 1]
            ):
                found = self._find_forms(row, at)
            known = here[row] = tuple(found)
        return known

    def _find_forms(self, row: str, at: int) -> Iterator[tuple[int, str]]:
        yield from self._stand(row, at)
        name = row.removeprefix("p:")
        if name in ROWS:
            return
        passive = row != name
        start = at
        while start < at + _LONGEST_HELPING and (last := self.word(start)) in _HELPING:
            if last in _GETS and not passive:
                break
            start += 1
            if passive:
                yield from self._stand(row, start)
                continue
            for end, form in self._stand(row, start):
                # "is attacked" is not "attacked".
                helped = any(self.word(it) in BE for it in range(at, start))
                if helped and not self.word(start).endswith("ing"):
                    continue
                yield end, form

    def _stand(self, row: str, at: int) -> Sequence[tuple[int, str]]:
        return _forms(row).at(self, at)


@cache
def _begun_by(word: str, kind: Kind, *, counts: bool) -> dict[str, tuple[Reading, ...]]:
    """Nothing for each nonterminal that such a token does not begin."""
    these = {word, kind, COUNTING} if counts else {word, kind}
    return {name: () for name, begins in _BEGIN_WITH.items() if not begins & these}


@cache
def _begun_with() -> frozenset[str]:
    """All words that some nonterminal begins with."""
    return frozenset().union(*_BEGIN_WITH.values())


# So many words help a verb at most: "would not have been being".
_LONGEST_HELPING = 5
_GETS = frozenset("gets get got".split())
_HELPING = HELPING | _GETS


@cache
def _forms(row: str) -> PhraseTable[str]:
    """The forms of a *row* of the lexicon; ``p:row`` are those of a verb's passive."""
    name = row.removeprefix("p:")
    if name in ROWS:
        forms = ROWS[name]
    else:
        forms = VERBS[name].passive if row != name else VERBS[name].active
    return PhraseTable((form, " ".join(form)) for form in forms)


def _longest_first(reading: Reading) -> int:
    return -reading[0]


@lru_cache(maxsize=16)
def shouting(text: str) -> bool:
    """Whether nearly all of *text* is in capitals."""
    letters = [*filter(str.isalpha, text)]
    upper = sum(map(str.isupper, letters))
    return len(letters) > 8 and upper > 0.7 * len(letters)
