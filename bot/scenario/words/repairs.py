"""What is said instead of something, put into the place of what was taken back."""

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import Problem, QuestionError
from bot.scenario.words.parsing import Parse
from bot.scenario.words.phrase_table import PhraseTable
from bot.scenario.words.pieces import Piece, is_noun, like, pieces
from bot.scenario.words.taken_back import (
    NO,
    Sign,
    Words,
)
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.worded import worded

ARTICLE = frozenset({"a", "an"})
_SOME = frozenset({"i", "me", "who", "whose", "number"})
_NAMED_BEFORE = frozenset({"he", "she", "they"})
_FILLING = frozenset({"actually", "just", "only", "like"})
# A piece that is said instead may be over here.
_OVER = frozenset({",", "and", "but", "so", "then", ")", "-", "(", ":", "because"})
# Behind a noun more is told of it.
_TOLD_OF = frozenset({"who", "which", "that", "with"})
_COUNTED = frozenset("unit units ally allies damage life might power counters".split())
_AND = frozenset({",", "and", "or"})
_IT_IS = PhraseTable(
    (tuple(words.split()), None)
    for words in (
        "it is", "it was", "that is", "that was", "they are", "they were", "he is",
        "she is", "is", "was", "its", "it's", "hes", "he's", "they're", "theyre",
        "thats", "that's",
    )
)  # fmt: skip
# What says why a size is what it is said to be: that is in it already.
_WHY = frozenset("because cuz cause coz bc thanks due".split())
_MADE_BIGGER = frozenset(
    "because cuz cause coz bc thanks due to of the an a my his her its equipment aura "
    "enchantment anthem lord buff pump boost sword axe hammer it is wearing equipped "
    "has with".split()
)


class Repair:
    """What is said instead of something, put into its place."""

    def __init__(self, parse: Parse, at: int, sign: Sign) -> None:
        self.parse, self.tokens, self.at, self.sign = parse, parse.tokens, at, sign
        between = self.tokens[at : sign.start]
        self.own = any(_stops(it) for it in between)
        begin = at
        while begin and not _stops(self.tokens[begin - 1]):
            begin -= 1
        self.said = pieces(parse, begin, at)
        self.end = sign.end
        while self.end < len(self.tokens) and not _stops(self.tokens[self.end]):
            self.end += 1

    def made(self) -> tuple[Token, ...] | None:
        """The tokens as they are meant; None where nothing is said instead.

        Raises QuestionError (AMBIGUOUS).
        """
        asks = self.parse.word(self.end) == "?" and self.own
        if not self.said or asks or self.sign.end >= self.end:
            return None
        if self.sign.weak and self.sign.start == self.at and not self.said[-1].tells:
            return None  # "but no Furnace", "there are no blocks"
        words = Words(self.tokens)
        begin = max((it for it, _ in _IT_IS.at(words, self.sign.end)), default=0)
        if begin and (found := self._it_is(begin)) is not None:
            return found
        now = self._pieces(self.sign.end)
        if now and now[0].kind in _SOME and self.sign.said in NO:
            # "He bolts me, no my 4/4": nobody says of these that there are none.
            self.sign = replace(self.sign, said="no,")
        found = self._whole(now)
        if found is None and not self.own:
            found = self._begun(now) or self._instead(now)
        if found is None and self._is_fragment(now):
            raise self._unclear(now)
        return found

    def _pieces(self, begin: int) -> list[Piece]:
        while self.parse.word(begin) in _FILLING:
            begin += 1
        return pieces(self.parse, begin, self.end)

    def _it_is(self, begin: int) -> tuple[Token, ...] | None:
        """ "…, wait, it's a 5/4": the one size of the sentence, else of all before."""
        now = self._pieces(begin)
        while now and (now[0].kind == "whose" or now[0].text in ARTICLE):
            now = now[1:]
        if not now or now[0].kind not in {"size", "number"}:
            return None
        of_kind = [it for it in self.said if it.kind == now[0].kind]
        if not of_kind and now[0].kind == "size":
            every = pieces(self.parse, 0, self.at)
            of_kind = [it for it in every if it.kind == "size"]
        if len(of_kind) != 1 or not self._goes_on(now, 1):
            return None
        if self.own and self.sign.weak and self._grown():
            return None
        return self._put(of_kind[0].start, of_kind[0].end, now[:1])

    def _goes_on(self, now: Sequence[Piece], length: int) -> bool:
        """Whether behind the first *length* pieces something else is told."""
        return len(now) == length or now[length].text in _OVER | _WHY | {"with"}

    def _grown(self) -> bool:
        """Behind a change of size "it's a 4/4" may be what comes of that."""
        return any(it.kind is Kind.COUNTER for it in self.tokens[: self.at])

    def _whole(self, now: list[Piece]) -> tuple[Token, ...] | None:
        """What is said up to where it is over, for the one piece that is made alike."""
        ends = [n for n in range(1, len(now)) if now[n].text in _OVER]
        for length in reversed([*ends, len(now)]):
            part = now[:length]
            if not any(it.tells for it in part) or not self._may(part, whole=True):
                continue
            found = self._places(part)
            if len(found) > 1:
                raise self._unclear(part)
            if found:
                was = self.said[found[0] : found[0] + length]
                # "Bob shocks me, no wait he bolts me": Bob does.
                named = was[0].kind == "who" and part[0].text in _NAMED_BEFORE
                kept = named and length > 1
                return self._put(was[kept].start, was[-1].end, part[kept:])
        return None

    def _may(self, part: Sequence[Piece], *, whole: bool) -> bool:
        """Whether words that may say something else as well are said to correct."""
        measured = {it.kind for it in part if it.tells} <= {"size", "number"}
        if self.sign.said in NO:
            # "I have a Bear, no Wall", "two 2/2s, no 3/3s": there is none.
            several = any(it.end - it.start > 1 for it in part)
            return measured and not (several and part[0].kind == "size")
        if self.own and self.sign.weak:
            over = self.end < len(self.tokens) or whole
            return measured and over and not self._grown()
        return True

    def _places(self, part: Sequence[Piece]) -> list[int]:
        """Where in the sentence before *part* may have been said."""
        length, said = len(part), self.said
        places = range(len(said) - length + 1)
        if any(it.verb for it in part) and length > 1:
            # Somebody does something: that is the whole clause.
            last = max(0, len(said) - length)
            done = last > 0 and part[0].kind == "deed"
            opens = self._opens(last) or (done and said[last - 1].kind in {"i", "who"})
            places = range(last, len(places) if opens else 0)
        found = [
            n
            for n in places
            if like(said[n : n + length], part) and self._is_apart(n, length)
        ]
        if [it.kind for it in part] == ["who"]:
            # "I attack Bob, sorry Carol": that is not me.
            found = [n for n in found if said[n].kind != "i"]
        if [it.kind for it in part] == ["number"]:
            found = [n for n in found if said[n].kind == "number"]
        if len(found) < 2:
            return found
        whose = [it.text for it in part if it.kind == "whose"]
        same = [
            n
            for n in found
            if [it.text for it in said[n : n + length] if it.kind == "whose"] == whose
        ]
        if whose and len(same) == 1:
            return same
        last = found[-1]
        # "a 4 Might unit, no wait 6 Might": the noun is the same.
        behind = said[last + length :]
        adjacent = all(it.kind == "noun" or it.text in _COUNTED for it in behind)
        if adjacent and part[0].kind != "who":
            listed = self._is_listed(last, length)
            if not listed or self._is_near(found, part):
                return [last]
        return found

    def _is_near(self, places: Sequence[int], part: Sequence[Piece]) -> bool:
        """Whether of several sizes the last alone has a number of the one meant.

        "a 3/3 and a 1/1, sorry 1/2"
        """
        sizes = [self._numbers(self.said[n : n + len(part)]) for n in places]
        meant = self._numbers(part)
        return bool(sizes[-1] & meant) and not any(it & meant for it in sizes[:-1])

    def _numbers(self, part: Sequence[Piece]) -> set[str]:
        return {n for it in part if it.kind == "size" for n in it.text.split("/")}

    def _is_apart(self, n: int, length: int) -> bool:
        """Whether the pieces there are whole words."""
        first = self.said[n]
        behind = self.said[n + length] if n + length < len(self.said) else None
        cut = behind is not None and behind.start == behind.end
        return first.start < first.end and not cut

    def _is_listed(self, n: int, length: int) -> bool:
        """ "a 3/3 and a 5/5, oops, 4/4": either may be meant."""
        said, kinds = (
            self.said,
            {it.kind for it in self.said[n : n + length] if it.tells},
        )
        while n and said[n - 1].kind in {"whose", "number"}:
            n -= 1
        before = list(said[max(0, n - 4) : n])
        joined = bool(before) and before[-1].text in _AND
        return joined and any(it.kind in kinds for it in before)

    def _begun(self, now: list[Piece]) -> tuple[Token, ...] | None:
        """What stands right before, said anew by what the sentence goes on with."""
        for length in range(min(len(now) - 1, len(self.said)), 0, -1):
            part, start = now[:length], len(self.said) - length
            if not any(it.tells for it in part) or not self._may(part, whole=False):
                continue
            if not like(self.said[start:], part) or not self._is_apart(start, length):
                continue
            opens = self._opens(start) or part[-1].kind == "keyword"
            if now[length].verb and not opens:
                continue
            if part[0].kind == "who" and length == 1 and not now[length].verb:
                if self._places(part) != [start]:
                    continue
            if self._is_listed(start, length):
                raise self._unclear(part)
            return self._put(self.said[start].start, self.at, part)
        return None

    def _opens(self, at: int) -> bool:
        """Whether a clause begins with the piece at *at*."""
        while at and self.said[at - 1].kind in {"whose", "number"}:
            at -= 1
        return at == 0 or self.said[at - 1].text in _OVER

    def _instead(self, now: list[Piece]) -> tuple[Token, ...] | None:
        """ "He bolts me, I mean my 4/4": one noun for another one of another make."""
        if self.sign.said in NO:
            return None
        ends = [n for n in range(1, len(now)) if now[n].text in _OVER | _TOLD_OF]
        for length in reversed([*ends, len(now)]):
            begin = len(self.said)
            while begin and is_noun(self.said[begin - 1 :]):
                begin -= 1
            led = is_noun(now[1:length]) and like(self.said[begin - 1 : begin], now[:1])
            if begin == len(self.said) or not (led or is_noun(now[:length])):
                continue
            # "on my bear, no wait, on me"
            first = self.said[begin - led]
            if first.start == first.end or self._is_listed(begin, 1):
                continue
            return self._put(first.start, self.at, now[:length])
        return None

    def _is_fragment(self, now: list[Piece]) -> bool:
        """Whether no sentence, but a piece is said instead of nobody knows what."""
        ends = [n for n in range(1, len(now)) if now[n].text in _OVER]
        part = now[: ends[0] if ends else len(now)]
        if self.sign.weak or not part or any(it.verb for it in part):
            return self.sign.said in NO and not self.own and self._denied(part)
        first = [it for it in part if it.kind != "whose"]
        return bool(first) and first[0].tells and first[-1].tells

    def _denied(self, part: Sequence[Piece]) -> bool:
        """ "He casts Shock, no Lightning Bolt on me": which of the two?"""
        if not part:
            return False
        if part[0].kind == "deed":
            return any(self.parse.reads("cardverb", part[0].start))
        return part[0].kind == "card" and any(it.kind == "card" for it in self.said)

    def _put(self, start: int, end: int, part: Sequence[Piece]) -> tuple[Token, ...]:
        """The tokens with *part* where those from *start* to *end* stood."""
        tokens = self.tokens
        close = part[-1].end
        now = tokens[part[0].start : close]
        if len(now) == 1 == end - start and now[0].kind is not Kind.WORD:
            # Where it was typed first: names between the two are found by their places.
            was = tokens[start]
            now = (
                replace(
                    now[0], start=was.start, end=was.end, line=was.line,
                    column=was.column,
                ),
            )  # fmt: skip
        close = self._past_reason(close)
        opened = tokens[self.at].text
        if (opened, self.parse.word(close)) in {("(", ")"), ("-", "-")}:
            close += 1
        elif opened == "," == self.parse.word(close):
            behind = pieces(self.parse, close + 1, min(close + 3, self.end))
            close += bool(behind) and (behind[0].verb or behind[0].text in _GOES_ON)
        return tokens[:start] + now + tokens[end : self.at] + tokens[close:]

    def _past_reason(self, at: int) -> int:
        """Behind "because of the equipment", which is in the size already."""
        if self.parse.word(at) not in _WHY:
            return at
        end = at
        while self.parse.word(end) in _MADE_BIGGER:
            end += 1
        over = end >= self.end or self.parse.word(end) in _OVER
        return end if over else at

    def _unclear(self, part: Sequence[Piece]) -> QuestionError:
        first = self.tokens[self.sign.start]
        end = self.tokens[part[-1].end - 1].end if part else first.end
        return QuestionError(
            Problem.AMBIGUOUS,
            worded(
                "What is “{meant}” said instead of? Say only what holds.",
                meant=self.parse.said(part[0].start, part[-1].end) if part else "",
            ),
            line=first.line,
            column=first.column,
            length=max(1, end - first.start),
            text=self.parse.text,
        )


_GOES_ON = frozenset("with on to at from in".split())


def _stops(token: Token) -> bool:
    """Whether a sentence ends there; "..." may go on."""
    return token.text in ENDS and token.raw[:2] != ".." and token.raw != "…"
