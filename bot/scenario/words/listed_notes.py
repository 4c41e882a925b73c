"""What is only listed, told in sentences: "2x Furnace of Rath, opp 3/3, me 10"."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.words.kinds import OPPONENTS
from bot.scenario.words.lexicon import BE, TENSES
from bot.scenario.words.listed_cards import Named, card_at
from bot.scenario.words.listed_things import (
    owner_before,
    owner_behind,
    sized_at,
    stands_at,
    times_at,
    unit_at,
)
from bot.scenario.words.owners_behind import controlling
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import SUBJECTS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_word, put_before, put_behind, text_at
from bot.worded import Worded, worded

Tokens = tuple[Token, ...]

_SEPARATORS = frozenset({",", "+", "/", "&", "and"})
# Behind one of these a clause may follow what is listed; behind others it is of it.
_PARTING = frozenset({",", "/"})
_LIFE = frozenset({"life", "hp"})
_BOARDS = frozenset("board boardstate battlefield table field".split())
_AT = frozenset({"at", "on", "is", "="})
_BEING = frozenset({"am", "is", "'s"})
_SELF = frozenset({"me", "i"})
_THERE = (
    ("on", "the", "battlefield"), ("on", "the", "board"), ("on", "the", "table"),
    ("on", "board"), ("on", "table"), ("in", "play"), ("out",),
)  # fmt: skip
_WHAT = frozenset("what who how where does do am is will".split())
_ASKED = frozenset("damage life result final dead".split())
# What these add belongs to whoever is told of before.
_JOINS = frozenset({"+", "&"})
_LISTING = _JOINS | {"and"}


@dataclass(frozen=True, slots=True)
class _Note:
    """One thing of a list: where it ends, and a sentence that tells it.

    *whose*: who is said to have it, "" where nobody is. *fights*: it may be of
    those that a clause behind it tells of. *sided*: it matters who has it. *plain*: it
    is read as it stands.
    """

    end: int
    said: Tokens
    whose: str
    life: bool = False
    fights: bool = False
    shield: bool = False
    sided: bool = True
    plain: bool = False


def listed_notes(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with a sentence for each of what a list names and says no more of.

    Words that name things and tell nothing of them are no scenario, and stay.
    Raises QuestionError (AMBIGUOUS) where it is not certain whose one of them is.
    """
    lists: list[_List] = []
    at = 0
    while at < len(tokens):
        rest = range(at, len(tokens))
        end = next((n for n in rest if tokens[n].text in ENDS), len(tokens))
        headed = tokens[at].text in _BOARDS and text_at(tokens, at + 1) == ":"
        lists.append(_List(tokens, at + 2 * headed, end, around))
        at = end + 1
    notes = [it.notes() for it in lists]
    if len(notes) > 1 and len(notes[-1]) == 1 and not notes[-1][0].life:
        notes[-1] = []  # named behind all that happens, it is what is asked about
    if not any(notes) or all(
        it.start == it.end or (some and some[-1].end == it.end)
        for it, some in zip(lists, notes, strict=True)
    ):
        return tokens
    found: list[Token] = []
    begun = 0
    for it, some in zip(lists, notes, strict=True):
        found += it.told(some) if some else tokens[begun : it.end]
        begun = it.end + 1
        found += tokens[it.end : it.end + 1]
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _List:
    """The sentence from *start* to before *end*, which may be a list."""

    tokens: Tokens
    start: int
    end: int
    around: Around

    def notes(self) -> list[_Note]:
        """What it begins with and is told by itself; nothing where it is no list."""
        notes: list[_Note] = []
        at = self.start
        if self._is_subject():
            return []
        while at < self.end and (note := self._note(at)) is not None:
            notes.append(self._had_by(notes[-1], note, at) if notes else note)
            at = self._joined(note.end)
            if at == note.end < self.end and not self._lives(note, at):
                break
        if at < self.end and not self._asked(notes, at):
            notes = self._before_clause(notes, at) if notes else []
        elif at == self.end and text_at(self.tokens, at) == "?":
            return []
        return [] if all(it.plain for it in notes) else notes

    def _is_subject(self) -> bool:
        """ "Bob's Elf, a 2/1 with “…”, is returned": what stands before goes on."""
        within = self.tokens[self.start : self.end]
        return any(a.text == "," and b.text in BE for a, b in pairwise(within))

    def told(self, notes: Sequence[_Note]) -> list[Token]:
        """It in several sentences, one for each of *notes*."""
        said = self._sentences(notes)
        after = self._joined(notes[-1].end)
        return (
            [*said, *self.tokens[after : self.end]] if after < self.end else said[:-1]
        )

    def _joined(self, at: int) -> int:
        while at < self.end and self.tokens[at].text in _SEPARATORS:
            at += 1
        return at

    def _lives(self, note: _Note, at: int) -> bool:
        """ "Me 10 opponent 9": nothing stands between two life totals."""
        return note.life and self._life(at) is not None

    def _had_by(self, before: _Note, note: _Note, start: int) -> _Note:
        """ "Opponent 20 + 5/5", "his 2/2 and 3/3": had by who had the one before.

        So of "his 2/2, 3/3 and 4/4", where the list goes on.
        """
        if note.whose or not before.whose or note.shield:
            return note
        sign = {it.text for it in self.tokens[before.end : start]}
        joins = _JOINS if before.life else _LISTING
        joins = joins | _SEPARATORS if before.whose == "i" else joins
        goes_on = {text_at(self.tokens, self._joined(note.end) - 1)} & _LISTING
        if not (joins & sign or (goes_on and not before.life)):
            return note
        who = ("i", "control") if before.whose == "i" else ("opponent", "controls")
        words = (put_before(note.said[0], it) for it in who)
        return replace(note, said=(*words, *note.said), whose=before.whose, plain=False)

    def _asked(self, notes: Sequence[_Note], at: int) -> bool:
        """ "Me 10 opponent 9 what life?": what is asked begins behind life totals."""
        sure = len(notes) > 1 or text_at(self.tokens, at) in _WHAT
        there = text_at(self.tokens, at) in _WHAT | _ASKED
        return bool(notes) and all(it.life for it in notes) and sure and there

    def _sentences(self, notes: Sequence[_Note]) -> list[Token]:
        said: list[Token] = []
        theirs = False
        for note in notes:
            if theirs and not note.whose and note.sided:
                raise self._error(
                    note.said, worded("Whose is “{thing}”?", thing=_raw(note))
                )
            theirs = note.whose not in {"", "i"} if note.whose else theirs
            if not (note.whose or note.plain):
                said += (put_before(note.said[0], it) for it in ("i", "control"))
            stop = replace(put_behind(note.said[-1], "."), kind=Kind.MARK)
            said += (*note.said, stop)
        return said

    def _before_clause(self, notes: list[_Note], at: int) -> list[_Note]:
        """Those of *notes* that are surely no part of the clause at *at*."""
        while notes:
            last = notes[-1]
            parted = at == last.end + 1 and self.tokens[at - 1].text in _PARTING
            idle = not last.fights and _has_a_subject(self.tokens, at)
            if parted and (idle or _has_a_doer(self.tokens, at)):
                return notes
            if len(notes) > 1 and notes[-2].fights:
                return []  # what stands before it may be of the same list
            at = self._joined(notes[-2].end) if len(notes) > 1 else at
            notes = notes[:-1]
        return []

    def _note(self, at: int) -> _Note | None:
        if self.around.game is not Game.MTG:
            return self._held(at)
        return self._life(at) or self._shield(at) or self._held(at)

    def _life(self, at: int) -> _Note | None:
        """ "Me 10", "opponent at 9 life", "i am 10", "my opponent = 9"."""
        tokens, here = self.tokens, at
        here += text_at(tokens, here) == "my" and text_at(tokens, here + 1) in OPPONENTS
        who = text_at(tokens, here)
        if who not in _SELF | OPPONENTS:
            return None
        here += 1
        brief = text_at(tokens, here) not in _BEING
        here += not brief
        here += text_at(tokens, here) in _AT
        if here >= self.end or tokens[here].kind is not Kind.NUMBER:
            return None
        number = tokens[here]
        called = text_at(tokens, here + 1) in _LIFE
        here += 1 + called
        alone = here >= self.end or tokens[here].text in _SEPARATORS
        if not alone and self._life(here) is None:
            return None
        me = who in _SELF
        words = ("i am at" if me else "my opponent is at").split()
        told = *(put_before(tokens[at], it) for it in words), number
        said = (*told, as_word(replace(number, start=number.end), "life"))
        return _Note(
            here,
            said,
            "i" if me else "he",
            life=True,
            fights=not brief,
            plain=called and not brief,
        )

    def _shield(self, at: int) -> _Note | None:
        """ "Prevent 2", "prevent 2 shield on me"."""
        tokens = self.tokens
        if text_at(tokens, at) != "prevent" or at + 1 >= self.end:
            return None
        if tokens[at + 1].kind is not Kind.NUMBER:
            return None
        here = at + 2 + (text_at(tokens, at + 2) == "shield")
        here += text_at(tokens, here) == "up"
        whose = "i" if stands_at(tokens, here, ("on", "me")) else ""
        here += 2 if whose else 0
        if here < self.end and tokens[here].text not in _SEPARATORS:
            return None
        said = *tokens[at : at + 2], put_before(tokens[at + 1], "shield")
        on_me = (put_before(tokens[at + 1], it) for it in ("on", "me"))
        return _Note(here, (*said, *on_me), whose, shield=True, plain=True)

    def _held(self, at: int) -> _Note | None:
        """ "2x Furnace of Rath (opp)", "my 3/3 flyer", "opponent 's Worship"."""
        tokens = self.tokens
        count, here = times_at(tokens, at)
        owner, here = owner_before(tokens, here)
        count, here = (count, here) if count else times_at(tokens, here)
        units = self.around.game is not Game.MTG
        card = None if units else card_at(tokens, here, self.end, self.around)
        sized = unit_at if units else sized_at
        end = card.end if card else sized(tokens, here, self.end)
        if end is None or (units and not owner):
            return None
        thing = tokens[here:end]
        if card and card.size and self._sized_behind(end):
            self._check_size(here, end, card)
            return None
        count, here = (count, end) if count else times_at(tokens, end, {Kind.TIMES})
        here += next((len(it) for it in _THERE if stands_at(tokens, here, it)), 0)
        behind, here = owner_behind(tokens, here)
        owner = owner or behind
        if here < self.end and tokens[here].text not in _SEPARATORS:
            return None
        who = controlling(owner)
        if bool(owner) is not bool(who):
            return None
        whose = ("i" if who[0].text == "i" else "he") if who else ""
        said = (*who, *((count,) if count else ()), *thing)
        plain = card is not None and not owner and count is None
        sided = card is None or card.sided
        fights = card is None or card.size is not None
        return _Note(here, said, whose, fights=fights, sided=sided, plain=plain)

    def _sized_behind(self, at: int) -> bool:
        bare = text_at(self.tokens, at) == "," and at + 1 < self.end
        return bare and self.tokens[at + 1].kind is Kind.SIZE

    def _check_size(self, at: int, end: int, card: Named) -> None:
        """Refuse "Gisela, 2/2, …": the size she has, or one more creature?"""
        size = self.tokens[end + 1].value
        alone = end + 2 >= self.end or self.tokens[end + 2].text in _OF_ONE
        if card.size is not None and alone and size != card.size:
            name = self.around.text[self.tokens[at].start : self.tokens[end - 1].end]
            before, after = card.size
            said = worded(
                "Is {it} {before}/{before2} or another size?",
                it=name,
                before=before,
                before2=after,
            )
            raise self._error(self.tokens[at : end + 2], said)

    def _error(self, there: Sequence[Token], said: Worded) -> QuestionError:
        typed = [it for it in there if it.end > it.start]
        return QuestionError(
            Problem.AMBIGUOUS,
            said,
            line=typed[0].line,
            column=typed[0].column,
            length=typed[-1].end - typed[0].start,
            text=self.around.text,
        )


_OF_ONE = _SEPARATORS | frozenset(
    "attacks unblocked blocks swings hits deals gets is has connects".split()
)


def _raw(note: _Note) -> str:
    return " ".join(it.raw for it in note.said if it.raw)


def _has_a_doer(tokens: Tokens, at: int) -> bool:
    """Whether the clause at *at* begins with a player who does something.

    So it is with "bolt me", which nothing does that is listed before.
    """
    at += text_at(tokens, at) == "my" and text_at(tokens, at + 1) in OPPONENTS
    here = tokens[at]
    behind = text_at(tokens, at + 1)
    if here.kind is Kind.WORD and behind in _WHOM:
        return here.text not in _NO_DEEDS and not here.text.endswith("s")
    acts = at + 1 < len(tokens) and tokens[at + 1].kind is Kind.WORD
    return here.text in SUBJECTS | OPPONENTS and acts and behind not in _NO_DEEDS


def _has_a_subject(tokens: Tokens, at: int) -> bool:
    """Whether the clause at *at* does not begin with what somebody does."""
    return tokens[at].text not in _VERBS | _NO_DEEDS


_WHOM = frozenset("me him her them".split())
_VERBS = frozenset(TENSES)
_NO_DEEDS = BE | frozenset("'s and has have had got at on with for to by of in".split())
