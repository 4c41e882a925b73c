"""The words of a follow-up without what only joins it to the talk before."""

from dataclasses import dataclass
from itertools import pairwise

from bot.scenario.follow_ups.leads import at_end, at_start
from bot.scenario.words.scanning import tokenize
from bot.scenario.words.small_words import MINE
from bot.scenario.words.spelling import respell
from bot.scenario.words.tokens import BULLET, Kind, Token

BE = frozenset("is are was were be being am become becomes".split())
# What says no more of a number or a thing than that it is one.
SMALL = frozenset("a an the now only just really actually already one all".split())
_FLAGS = {"only": "only", "just": "only", "instead": "instead", "too": "too",
          "also": "too", "top": "too", "plus": "too", "mean": "mean", "meant": "mean",
          "same": "same", "about": "about", "already": "already",
          "if": "supposed", "suppose": "supposed",
          "supposing": "supposed",
          "imagine": "supposed", "assume": "supposed",
          "assuming": "supposed", "say": "supposed"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Words:
    """A follow-up: its *tokens* in one spelling, and what was left off around them.

    *flags*: ``only``, ``instead``, ``too``, ``supposed`` ("what if"), ``about``;
    *asked*: a question mark stood behind it.
    """

    text: str
    tokens: tuple[Token, ...]
    flags: frozenset[str]
    asked: bool

    def said(self, start: int = 0, end: int | None = None) -> str:
        """What was typed from token *start* to before token *end*."""
        end = len(self.tokens) if end is None else end
        if start >= end:
            return ""
        return self.text[self.tokens[start].start : self.tokens[end - 1].end]

    def word(self, at: int) -> str:
        """The word at *at*, "" past either end."""
        return self.tokens[at].text if 0 <= at < len(self.tokens) else ""

    def find(self, *words: str) -> int | None:
        """Where *words* stand in a row, or None."""
        for at in range(len(self.tokens) - len(words) + 1):
            if all(self.word(at + n) == it for n, it in enumerate(words)):
                return at
        return None

    def part(self, start: int, end: int | None = None) -> "Words":
        """Those tokens as words of their own, with joining words left off again."""
        end = len(self.tokens) if end is None else end
        return _stripped(self.text, self.tokens[start:end], self.flags, self.asked)


def lines_of(text: str) -> list[str]:
    """The lines of *text* that say something; what is quoted stays whole."""
    lines, begin = [], 0
    for token in tokenize(text):
        if token.text == ";":
            lines.append(text[begin : token.start])
            begin = token.end
        if token.kind is Kind.BREAK and (token.text != BULLET or token.start > begin):
            lines.append(text[begin : token.start])
            begin = token.start if token.text == BULLET else token.end
    lines.append(text[begin:])
    return [it for it in lines if words_of(it).tokens]


def spelled_out(text: str, noun: str) -> str:
    """“Mine has …” as “my creature has …”; *noun* is the game's word for one."""
    words = words_of(text)
    whose = MINE.get(words.word(0))
    if whose is None or words.word(1) not in BE | {
        "has",
        "had",
        "have",
        "lost",
        "loses",
    }:
        return text
    token, many = words.tokens[0], words.word(1) in {"have", "are", "were"}
    return f"{text[: token.start]}{whose} {noun}{'s' * many}{text[token.end :]}"


def words_of(text: str) -> Words:
    """*text* as a follow-up. Raises QuestionError (LIMIT, ILLEGAL)."""
    tokens = respell(tokenize(text))
    inner = {_FLAGS[it.text] for it in tokens if it.text in {"also", "too"}}
    if any(a.text == "as" and b.text == "well" for a, b in pairwise(tokens)):
        inner.add("too")
    for at, token in enumerate(tokens):
        following = [it.text for it in tokens[at + 1 : at + 2]]
        if token.text == "instead" and following != ["of"]:
            inner.add("instead")
    return _stripped(text, tokens, frozenset(inner), "?" in text[-3:])


def _stripped(
    text: str, tokens: tuple[Token, ...], flags: frozenset[str], asked: bool
) -> Words:
    found = set(flags)
    low, high = 0, len(tokens)
    if high > 2 and (tokens[0].text, tokens[-1].text) == ("(", ")"):
        low, high = 1, high - 1
    while low < high:
        size = at_start(tokens, low, high)
        if not size:
            break
        found |= {
            _FLAGS[it.text] for it in tokens[low : low + size] if it.text in _FLAGS
        }
        low += size
    while low < high:
        size = at_end(tokens, low, high)
        if not size and asked and "supposed" in found and low + 1 < high:
            size = int(tokens[high - 1].text == "then")  # "and if …, then?"
        if not size:
            break
        found |= {
            _FLAGS[it.text] for it in tokens[high - size : high] if it.text in _FLAGS
        }
        high -= size
    return Words(text, tokens[low:high], frozenset(found), asked)


_PRONOUNS = frozenset(
    "it they those these that there he she this i have has them him her".split()
)


def is_pronoun(words: Words | None) -> bool:
    """Whether the words name nothing by themselves."""
    return words is None or {it.text for it in words.tokens} <= _PRONOUNS


def value_of(words: Words) -> Token | None:
    """The only number, size or count among *words*."""
    found = [
        it
        for it in words.tokens
        if it.kind in {Kind.NUMBER, Kind.SIZE, Kind.COUNTER, Kind.TIMES}
        or (isinstance(it.value, int) and it.kind is Kind.WORD and it.text != "one")
    ]
    if not found:
        found = [it for it in words.tokens if it.text == "one"]
    return found[0] if len(found) == 1 else None
