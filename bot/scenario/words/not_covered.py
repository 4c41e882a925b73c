"""What to say where a text could not be read to its end."""

from collections.abc import Iterator

from bot.cards.finding import Found, How
from bot.citation import Game
from bot.errors import Cause, Problem, QuestionError
from bot.scenario.words.asked_back import NOT_UNDERSTOOD_HERE
from bot.scenario.words.lexicon import BE
from bot.scenario.words.nearest_example import nearest
from bot.scenario.words.occasions import OCCASIONS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.strange_traits import is_trait, unknown_trait
from bot.scenario.words.syntax import Place
from bot.scenario.words.tokens import ENDS, Kind, sentence_end, sentence_start
from bot.scenario.words.typed_words import EVERYDAY
from bot.scenario.words.unquoting import like_a_name
from bot.worded import one_of, worded


def refusal(parse: Parse, last: int) -> QuestionError:
    """The error for a text read no further than the token *last*."""
    count = len(parse.tokens)
    stop = min(max(last, parse.furthest), count - 1)
    unknown = _unknown_name(parse, last, stop)
    if unknown is not None:
        return unknown
    if (only := only_said(parse, last)) is not None:
        return only
    token = parse.tokens[stop]
    word = token.raw.strip() or "the end of the line"
    if not any(char.isalnum() for char in word) and stop > last:
        # Of a sentence that stops short its end is shown, not the mark behind it.
        word = parse.said(max(last, stop - 6), stop)
    return parse.error(
        Problem.SYNTAX,
        worded(NOT_UNDERSTOOD_HERE, word=word),
        Place(stop, stop + 1),
        _shapes(parse, last),
    )


def only_said(parse: Parse, last: int) -> QuestionError | None:
    """The error for a fact that stands in somebody's opinion and nowhere else."""
    at = parse.memory.get("only claimed", -1)
    if last > at or not ENDS.isdisjoint(map(parse.word, range(last, at))):
        return None
    return parse.error(
        Problem.SYNTAX,
        worded(
            "What somebody says or thinks is no fact to me. If “{word}” is one, tell "
            "it in a sentence of its own, and leave out who said it.",
            word=parse.tokens[at].raw,
        ),
        Place(at, at + 1),
        _shapes(parse, at),
        cause=Cause.OPINION,
    )


def _shapes(parse: Parse, last: int) -> tuple[str, ...]:
    """Sentences that read, about what the sentence around the token *last* is about."""
    start, end = sentence_start(parse.tokens, last), sentence_end(parse.tokens, last)
    return nearest(parse.game or Game.MTG, parse.said(start, end), parse.text)


def _unknown_name(parse: Parse, last: int, stop: int) -> QuestionError | None:
    """What looks like an unknown card in the sentence that did not read."""
    begin = sentence_start(parse.tokens, last)
    found = [(at, end) for at, end in _names(parse, begin, last) if end >= last]
    found = list(_cast(parse, begin, stop)) or found
    if parse.game is Game.MTG and not found:
        found = list(_held(parse, begin))
    if parse.game is Game.MTG and not found:
        # A name that was taken for somebody's own creature may be what is not known.
        found = list(_names(parse, begin, last)) or list(_strange(parse, begin))
    found = found or list(_traits(parse, begin))
    for at, end in found[:1]:
        at = _name_start(parse, at, begin)
        name = parse.said(at, end).strip('"“”')
        known = parse.catalogue.find(name, parse.game)
        if isinstance(known, Found) and known.how is How.EXACT:
            return None  # "a Fog-like spell": Fog is known
        if name and is_trait(parse, at):
            return unknown_trait(parse, at, end)
        if name:
            near = _near(parse, name)
            said = worded(
                "I know no “{name}”. If it is a card, paste its text in quotation "
                "marks after its name.",
                name=name,
            )
            if near:
                said = worded(
                    "I know no “{name}”. Did you mean {near}? If it is a card, paste "
                    "its text in quotation marks after its name.",
                    name=name,
                    near=one_of(near[:3]),
                )
            return parse.error(
                Problem.UNKNOWN,
                said,
                Place(at, end),
                (*near, f'{name}: "…its text…"'),
                near,
            )
    return None


def _name_start(parse: Parse, at: int, begin: int) -> int:
    """Where the name begins of which *at* is a part: "Shield of the Oversoul"."""
    before = at - 1
    while before > begin and parse.word(before) in {"of", "the"}:
        before -= 1
    whole = before < at - 1 and before > begin and parse.capital(before)
    return before if whole else at


def _cast(parse: Parse, begin: int, stop: int) -> Iterator[tuple[int, int]]:
    """What the sentence from *begin* on says is cast, where no such card is known."""
    at = begin
    while at <= stop or parse.word(at) not in ENDS | {""}:
        start = at + 1 + (parse.word(at + 1) in {"with", "by"})
        played = parse.word(at) in _PLAYING and parse.capital(start)
        if not (played or parse.word(at) in _CASTING) or start - at > 2:
            at += 1
            if at >= len(parse.tokens):
                return
            continue
        if parse.word(at) in {"respond", "responds"} and start == at + 1:
            return
        start += parse.word(at).startswith("flash") and parse.word(start) == "in"
        start += parse.word(start) in {"a", "an", "my", "his", "her", "their", "the"}
        end = start
        while parse.is_kind(end, Kind.WORD) and parse.word(end) not in _BEHIND_CARDS:
            end += 1
        known = any(card.sure for _, card in parse.reads("card", start))
        some = {parse.word(it) for it in range(start, end)} & _NO_NAMES
        if start < end <= start + _LONGEST_NAME and not known and not some:
            if not parse.is_kind(end, Kind.QUOTE) and parse.word(end) not in {"(", ":"}:
                yield start, end
        return


def _held(parse: Parse, begin: int) -> Iterator[tuple[int, int]]:
    """What somebody has, of whose name a word is known nowhere: "ghostly prison"."""
    at = begin
    while at < len(parse.tokens) and parse.word(at) not in ENDS:
        at += 1
        if parse.word(at - 1) not in HELD:
            continue
        got = at + (parse.word(at) == "got")  # "he has got Ghostly Prison"
        if parse.word(at + 1) == "by":
            continue  # "I got hit by a glorp"
        start = got + (parse.word(got) in {"a", "an", "my", "his", "her", "the"})
        end = start
        while parse.is_kind(end, Kind.WORD) and parse.word(end) not in _BEHIND_HELD:
            end += 1
        known = any(card.sure for _, card in parse.reads("card", start))
        # "He would have bolted me": what is done, and nothing he has.
        known = known or bool(parse.reads("cardverb", start))
        some = {parse.word(it) for it in range(start, end)} & _NO_NAMES
        strange = any(not _known_word(parse, it) for it in range(start, end))
        if start < end <= start + _LONGEST_HELD and strange and not (known or some):
            if not parse.is_kind(end, Kind.QUOTE) and parse.word(end) not in {"(", ":"}:
                yield start, end
                return


def _strange(parse: Parse, begin: int) -> Iterator[tuple[int, int]]:
    """The words in a row that are known nowhere: "I bolt his doomed froblin"."""
    found: list[int] = []
    at = begin
    while at < len(parse.tokens) and parse.word(at) not in ENDS:
        known = _known_word(parse, at) or parse.word(at) in _NO_NAMES
        if parse.is_kind(at, Kind.WORD) and not known:
            found.append(at)
        at += 1
    if not found or found[-1] - found[0] >= min(len(found), _LONGEST_HELD):
        return
    # "His angry froblin": one word before it may be known.
    starts = (found[0], found[0] - 1)
    start = next((it for it in starts if it > 0 and parse.word(it - 1) in _LED), 0)
    # Not "my cat walked over it": that is done by something.
    several = found[-1] > start
    if several and parse.word(found[-1] + 1) not in {*ENDS, ",", ""}:
        return
    # Not "she is the archmage": what somebody is said to be.
    if start and parse.word(start - 2) not in BE:
        yield start, found[-1] + 1


def _traits(parse: Parse, begin: int) -> Iterator[tuple[int, int]]:
    """What a creature is said to have, and is known nowhere: "it gains zoomies"."""
    at = begin
    while at < len(parse.tokens) and parse.word(at) not in ENDS:
        if parse.is_kind(at, Kind.WORD) and is_trait(parse, at):
            if not (_known_word(parse, at) or parse.is_kind(at + 1, Kind.QUOTE)):
                yield at, at + 1
                return
        at += 1


_LED = frozenset("the a an my his her their your our 's of with another".split())
HELD = frozenset("has have had controls control got".split())
_LONGEST_HELD = 4
_CASTING = frozenset("cast casts casting cast respond responds flash flashes".split())
# What is done to things of other kinds as well: a name shows that it is a card.
_PLAYING = frozenset("play plays played use uses used".split())
_BEHIND_CARDS = frozenset(
    "on targeting at to for with and then before after while during choosing naming "
    "as when if but so which i he she they it does do is x".split()
)
_BEHIND_HELD = _BEHIND_CARDS | frozenset(
    "out in up already too also still now only enchanting attached blocked".split()
)
_NO_NAMES = frozenset(
    "priority initiative summoning advantage spell spells creature instant sorcery "
    "something nothing anything card my his two "
    "three removal it them one another again aura enchantment artifact burn trick "
    "bunch thing things ton lots stuff match game round tournament bet argument".split()
)
_LONGEST_NAME = 6


def _names(parse: Parse, begin: int, last: int) -> Iterator[tuple[int, int]]:
    """Every unknown name of the sentence from *begin* on: where it begins and ends."""
    at = begin
    while at < len(parse.tokens) and (parse.word(at) not in ENDS or at < last):
        token = parse.tokens[at]
        end = _name_from(parse, at)
        if like_a_name(token) and not parse.is_kind(at + 2, Kind.QUOTE):
            end = at + 1
        sized = parse.is_kind(end, Kind.SIZE) or parse.word(end) in {"(", ":"}
        if end > at and not sized:
            yield _whole_from(parse, at), end
        at = max(at + 1, end)


def _name_from(parse: Parse, at: int) -> int:
    """The end of a capitalised name that is no known card, from *at*; *at* if none.

    Words in small letters are hardly ever cards: they are only not understood.
    """
    if not parse.is_kind(at, Kind.WORD) or not parse.capital(at):
        return at
    if _known_word(parse, at) or any(
        card.sure or end > at + 1 for end, card in parse.reads("card", at)
    ):
        return at
    end = at + 1
    while parse.is_kind(end, Kind.WORD) and (
        parse.capital(end) or parse.word(end) in _IN_NAMES
    ):
        end += 1
    while parse.word(end - 1) in _IN_NAMES:
        end -= 1
    if end == at + 1 and (at == 0 or parse.word(at - 1) in ENDS):
        return at  # a sentence begins with a capital
    return end


_IN_NAMES = frozenset(["of", "the", "in", "to", "and", "'s"])


def _whole_from(parse: Parse, at: int) -> int:
    """Where the name begins that goes on at *at*: "Jace Beleren", "Odric's Aid"."""
    before = at - 1 - (parse.word(at - 1) == "'s")
    opens = before <= 0 or parse.word(before - 1) in ENDS
    if opens or not parse.is_kind(before, Kind.WORD) or not parse.capital(before):
        return at
    return at if parse.word(before) in {"i", *parse.people} else before


def _known_word(parse: Parse, at: int) -> bool:
    word = parse.word(at)
    if parse.within_name(at):
        return True
    if len(word) < 3 or word in parse.people or word.startswith("'"):
        return True
    if any(it in EVERYDAY or it in OCCASIONS for it in (word, word.removesuffix("s"))):
        return True
    things = [
        it
        for _, it in parse.reads("thing", at)
        if it.noun != "label" and (it.card is None or it.card.sure)
    ]
    return bool(things or parse.reads("spec", at))


def _near(parse: Parse, name: str) -> list[str]:
    found = parse.catalogue.find(name, parse.game)
    if isinstance(found, Found) and found.how is How.FUZZY:
        return [found.card.name]
    names = getattr(found, "nearest", ()) or getattr(found, "candidates", ())
    return [it.name for it in names][:4]
