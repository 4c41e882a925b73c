"""What a stretch of words is made of: a size, a number, a name, somebody, a deed …"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.scenario.words.kinds import (
    FIRST_NAMES,
    KEYWORDS,
    NOUNS,
    OPPONENTS,
    PLURALS,
    SUBTYPES,
)
from bot.scenario.words.lexicon import TENSES, VERBS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import HAVING, PLAYING, SUBJECTS
from bot.scenario.words.spellings import APART, NUMBER_WORDS, RESPELLED
from bot.scenario.words.tokens import ENDS, Kind, Token

DEEDS = frozenset(
    "attack attacks bolt bolts block blocks cast casts hit hits ping pings play plays "
    "shock shocks swing swings deals deal activate activates sacrifice "
    "sacrifices attacked blocked swung gets gain gains gained lose loses lost draw "
    "draws discard discards pay pays".split()
)
# What is done or so: a name before one of these is its subject.
_VERBS = (
    DEEDS
    | frozenset(TENSES)
    | frozenset(it[0] for verb in VERBS.values() for it in verb.active if len(it) == 1)
    | frozenset(
        "is are was were am has have had does do did can will would should says said "
        "sacs".split()
    )
) - frozenset("prevent target counter copy name turn trigger".split())
_OBJECTS = frozenset("me him her them us you".split())
_WHOSE = frozenset("my his her their your its the this that an a".split())
_ARTICLES = frozenset({"a", "an"})
_THINGS = frozenset(
    {*NOUNS, *PLURALS, *SUBTYPES, *(f"{it}s" for it in SUBTYPES), "face"}
)
_OVER = ENDS | {"", ",", ")"}
_IN_NAMES = frozenset({"of", "the"})
_LONGEST_KEYWORD = 3


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece, of the tokens from *start* on up to *end*.

    *kind*: "size", "number", "counter", "keyword", "card" or "noun", "who" (a player by
    name), "i" or "me" (by a pronoun), "deed", "whose", "mark", "word".
    """

    kind: str
    text: str
    start: int
    end: int

    @property
    def tells(self) -> bool:
        """Whether it may be taken back by itself."""
        return self.kind not in {"whose", "mark", "word", "i"}

    @property
    def verb(self) -> bool:
        """Whether something is done, or is so."""
        return self.kind == "deed" or (self.kind == "word" and self.text in _VERBS)


def pieces(parse: Parse, start: int, end: int) -> list[Piece]:
    """The pieces of the tokens of *parse* from *start* on up to *end*."""
    out: list[Piece] = []
    at = start
    while at < end:
        piece = _piece(parse, at, end)
        if piece.text in APART and piece.kind == "word":
            # "I'm", "its": two words that were typed as one.
            first, *rest = APART[piece.text]
            kind = "i" if first in SUBJECTS else "word"
            out.append(Piece(kind, first, at, at + 1))
            out += [Piece("word", it, at + 1, at + 1) for it in rest]
        else:
            out.append(piece)
        at = piece.end
    return out


def _piece(parse: Parse, at: int, end: int) -> Piece:
    token = parse.tokens[at]
    text = RESPELLED.get(token.text, token.text)
    plain = _plain(parse.tokens, token, at, text)
    if plain is not None:
        return plain
    for length in range(_LONGEST_KEYWORD, 0, -1):
        said = tuple(it.text for it in parse.tokens[at : at + length])
        if said in KEYWORDS and at + length <= end:
            return Piece("keyword", " ".join(said), at, at + length)
    following = parse.tokens[at + 1] if at + 1 < end else None
    if text in {"my", "the"} and following is not None:
        if RESPELLED.get(following.text, following.text) in OPPONENTS:
            return Piece("who", "opponent", at, at + 2)
    if text in _WHOSE and not (text == "her" and not _is_thing(parse, at + 1)):
        return Piece("whose", text, at, at + 1)
    if text.endswith("'s") and text not in APART:
        return Piece("whose", text, at, at + 1)
    if text in SUBJECTS:
        return Piece("i", text, at, at + 1)
    if text in _OBJECTS:
        return Piece("me", text, at, at + 1)
    if text in APART:
        return Piece("word", text, at, at + 1)
    named = _name(parse, at, end, text)
    deed = text in DEEDS or any(parse.reads("cardverb", at))
    # "Bob shocks, no, bolts me" and "he casts wrath, I mean pyroclasm."
    over = named and not text.endswith("s") and parse.word(named.end) in _OVER
    if named and at and (parse.capital(at) or parse.word(at - 1) in PLAYING or over):
        deed = False  # "casts shock"
    if deed and text not in _THINGS:
        return Piece("deed", text, at, at + 1)
    return named or Piece("word", text, at, at + 1)


def _plain(tokens: Sequence[Token], token: Token, at: int, text: str) -> Piece | None:
    """What its kind alone tells."""
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    plural = behind is not None and behind.text == "s" and behind.glued
    match token.kind:
        case Kind.SIZE:
            return Piece("size", text, at, at + 1 + plural)
        case Kind.NUMBER | Kind.TIMES:
            return Piece("number", text, at, at + 1)
        case Kind.COUNTER:
            return Piece("counter", text, at, at + 1 + plural)
        case Kind.MARK | Kind.BREAK | Kind.ENUM | Kind.QUOTE:
            return Piece("mark", text, at, at + 1)
    if token.value is not None or text in NUMBER_WORDS or text in _TIMES:
        return Piece("number", text, at, at + 1)
    return None


_TIMES = frozenset("once twice thrice".split())


def _name(parse: Parse, at: int, end: int, text: str) -> Piece | None:
    """A card, a player or a kind of thing that is named from *at* on."""
    token = parse.tokens[at]
    cards = [it for it, _ in parse.reads("card", at) if it <= end]
    if cards and not (text in FIRST_NAMES and max(cards) == at + 1):
        return Piece("card", " ".join(parse.words[at : max(cards)]), at, max(cards))
    if text in OPPONENTS or text in FIRST_NAMES:
        return Piece("who", text, at, at + 1)
    if text in _THINGS:
        return Piece("noun", text, at, at + 1)
    close = at
    while close < end and parse.tokens[close].kind is Kind.WORD:
        more = parse.tokens[close]
        if not (more.capital or (close > at and more.text in _IN_NAMES)):
            break
        close += 1
    if token.capital and at and text not in _VERBS and close > at:
        return Piece("card", " ".join(parse.words[at:close]), at, close)
    return None


def _is_thing(parse: Parse, at: int) -> bool:
    """Whether what stands at *at* may be somebody's."""
    if at >= len(parse.tokens):
        return False
    token = parse.tokens[at]
    return token.kind is Kind.SIZE or token.text in _THINGS or token.capital


def like(one: Sequence[Piece], other: Sequence[Piece]) -> bool:
    """Whether two are made alike: "two 3/3s" and "a 2/2", "bolts me" and "hits him"."""
    return len(one) == len(other) and all(
        _alike(was, now) for was, now in zip(one, other, strict=True)
    )


_NAMES = frozenset({"card", "noun"})


def _alike(was: Piece, now: Piece) -> bool:
    kinds = {was.kind, now.kind}
    if kinds <= _NAMES:
        return True
    if kinds == {"whose", "number"}:
        return bool(_ARTICLES & {was.text, now.text})
    if kinds in ({"who", "me"}, {"who", "i"}):
        return True
    if kinds == {"word"} or kinds == {"mark"}:
        same = was.text.removesuffix("s") == now.text.removesuffix("s")
        return same or {was.text, now.text} <= HAVING
    return len(kinds) == 1


def is_noun(said: Sequence[Piece]) -> bool:
    """Whether that is somebody, or a thing with its size or name: "my 4/4 Bear"."""
    kinds = [it.kind for it in said]
    if kinds and kinds[0] in {"whose", "number"}:
        kinds = kinds[1:]
    return kinds in (
        ["who"], ["me"], ["card"], ["noun"], ["size"], ["size", "noun"],
        ["size", "card"], ["noun", "card"],
    )  # fmt: skip
