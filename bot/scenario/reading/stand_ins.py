"""What a word that nobody knows may be: mis-spelt, or plain words for it.

"Opp glomfs me for 3": hits me. "He casts blorfs at me for 4": a spell. The rest of its
sentence tells enough.
"""

from collections.abc import Iterator

from rapidfuzz.distance import OSA

from bot.citation import Game
from bot.errors import Offer, QuestionError
from bot.scenario.grammar.slips import is_nearly, known_words
from bot.scenario.reading.changes import changed, sentence_at, standing_for
from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import Kind

# So many words of a sentence are looked up.
_MOST_STRANGE = 6
# A word of so many letters may differ by two.
_TWO_SLIPS = 7
_ARTICLES = frozenset("a an the my his her their your our some this 's".split())
_CASTING = frozenset(
    "cast casts casting play plays played use uses used with by throws fires".split()
)
# Who or what a verb that nobody knows is done to.
_OBJECTS = frozenset("me him her it them my his their your the a an".split())
_MANY = frozenset("i we they you and".split())
_PREVENTING = frozenset("prevent prevents preventing stops absorbs for".split())
_DEEDS = frozenset(
    "attack attacks attacked block blocks blocked swing swings swung defend defends "
    "defended fight fights fought is was has had gets got takes took and".split()
)
_FIGHTER = {
    Game.MTG: "creature",
    Game.GRAND_ARCHIVE: "ally",
    Game.RIFTBOUND: "unit",
}


def stand_ins(parse: Parse, at: int, error: QuestionError) -> Iterator[Offer]:
    """The text with plain words for the unknown ones at *at*, where *error* lies."""
    stop = parse.tokens[at].start + error.length
    start = at
    last = len(parse.tokens)
    while at < last and parse.tokens[at].start < stop and parse.word(at) in _ARTICLES:
        at += 1
    end = at
    while end < last and parse.tokens[end].start < stop:
        end += 1
    if not at < end or not all(parse.is_kind(it, Kind.WORD) for it in range(at, end)):
        return
    led = start < at or parse.word(at - 1) in _ARTICLES
    first = at - led
    for words in _plain(parse, first, at, end):
        told = f"a {words}" if words == "spell" else words
        begin = first if words == "spell" else at
        change = (parse.tokens[begin].start, parse.tokens[end - 1].end, told)
        typed = parse.said(begin, end)
        yield changed(parse.text, standing_for(told, typed), change)


def _plain(parse: Parse, first: int, at: int, end: int) -> Iterator[str]:
    """What the words from *at* to *end* may be, led by an article at *first* or not."""
    led, behind = first < at, parse.word(end)
    if parse.word(first - 1) in _CASTING and _numbered(parse, at):
        yield "spell"
    elif not led and at and behind in _OBJECTS and "for" in _rest(parse, end):
        # "For 3": dealt, whatever deals it. What is told of no number may be anything.
        if _numbered(parse, end):
            yield "hit" if parse.word(at - 1) in _MANY else "hits"
    elif led and _PREVENTING & {*_rest(parse, end)}:
        yield "shield"
    elif led and behind in _DEEDS and not parse.capital(at) and parse.game:
        yield _FIGHTER[parse.game]


def _rest(parse: Parse, at: int) -> list[str]:
    return [parse.word(it) for it in range(at, sentence_at(parse, at)[1])]


def _numbered(parse: Parse, at: int) -> bool:
    """Whether a number stands behind: how much is dealt."""
    end = sentence_at(parse, at)[1]
    return any(parse.is_kind(it, Kind.NUMBER) for it in range(at, end))


def spelt(parse: Parse, at: int) -> Iterator[Offer]:
    """The words of the sentence that nobody knows, as the nearest one that is known."""
    known = known_words(parse.game) if parse.game else frozenset()
    # Short for what is named elsewhere: "Reckoner" beside "Boros Reckoner".
    short = {
        parse.word(n)
        for start in range(len(parse.tokens))
        for end, _ in parse.reads("card", start)
        for n in range(start, end)
        if end > start + 1
    }
    begin, end = sentence_at(parse, at)
    strange: dict[str, int] = {}
    for here in range(begin, end):
        word = parse.word(here)
        named = parse.capital(here) and here != begin
        if not parse.is_kind(here, Kind.WORD) or len(word) < 4 or named:
            continue
        token = parse.tokens[here]
        if "-" in parse.text[max(0, token.start - 1) : token.end + 1]:
            continue  # "Bear-style"
        if word not in known | parse.people | short:
            strange.setdefault(word, here)
    for word, here in [*strange.items()][:_MOST_STRANGE]:
        token = parse.tokens[here]
        # "Zonks" is no slip for "bonks": the first letter is hardly ever mistyped.
        near = [
            it
            for it in known
            if it[0] == word[0] and abs(len(it) - len(word)) < 3 and len(it) > 3
        ]
        allowed = 1 if len(word) < _TWO_SLIPS else 2
        far = {it: OSA.distance(word, it, score_cutoff=allowed) for it in near}
        nearest = sorted(
            (it for it in near if far[it] <= allowed and is_nearly(word, it)),
            key=lambda it: (far[it], it),
        )
        for meant in nearest[:2]:
            change = (token.start, token.end, meant)
            yield changed(parse.text, standing_for(meant, token.raw), change)
