"""Clauses that tell how somebody felt or how something was, and nothing of the game.

"I was feeling pretty good about it", "it was a tense moment": somebody, or nothing in
particular, *is* or *seems*, and no word of it is one a game is told in. Which words
those are is not listed: a word that stands in no table, has none of the game's words
in it and is not spoken of elsewhere tells nothing of a game, where nothing is done.
"""

from collections.abc import Iterator

from bot.scenario.grammar.left_out import TALK, is_alike, is_never_talk
from bot.scenario.reading.factless import factless, labels_nothing, likens
from bot.scenario.reading.motives import motive
from bot.scenario.reading.no_word_of_it import tells_nothing, told_in_passing
from bot.scenario.reading.rewording import is_fact
from bot.scenario.reading.talk import claims_of_rules
from bot.scenario.reading.ways import note, of_tokens
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import SUBJECTS
from bot.scenario.words.tokens import ENDS, Kind, sentence_end

Span = tuple[int, int]

_BE = frozenset("is am are was were 's 'm 're".split())
_BEEN = frozenset("has have had".split())
_SEEMING = frozenset(
    "feel feels felt look looks looked seem seems seemed sound sounds sounded".split()
)
_LEADS = frozenset(
    "so and but then now well anyway ok okay honestly at this that point moment by "
    "still obviously clearly naturally".split()
)
_ANYBODY = frozenset("everybody everyone nobody somebody someone".split())
_NOTHING = frozenset("it this that things".split())
_OUR = frozenset("the my his her our their".split())
_ADVERBS = frozenset("just really also both all still kind of a bit honestly".split())
# What may stand between the words that say how it was.
_SMALL = frozenset(
    "a an the so too very really quite pretty rather super kind sort of bit little lot "
    "more most much as like and or about for with in at over to that this it my his "
    "her our their then now there here all both still already just even me us him "
    "them what point moment time thing things".split()
)
# Of these somebody has few or many; how many is not said.
_HELD = frozenset("cards lands mana gas options answers time resources life".split())
_MEASURED = frozenset("low short light heavy".split())
# How a game stands for somebody, without a number.
_SCREWED = frozenset({"screwed", "flooded"})
_STANDINGS = frozenset("winning losing ahead behind lost".split())
_LEAST = frozenset(
    "the this that my on in at of whole entire game match race board cards life tempo "
    "lands mana all time so far then already completely totally slightly way".split()
)
# What begins the next clause: "… and he bolts me", "… until he bolts me".
_ONWARD = frozenset("and but so because since until till when while then as".split())
_BEHIND = _ONWARD - {"and", "but", "so", "then"}
_BEFORE = frozenset("and but so because since as though although while".split())
_STOPS = ENDS | {",", "", ")", "-", ":"}
_MOST = 16


def bare(parse: Parse, *, claims: bool = True) -> Parse:
    """*parse* without its idle clauses, which are said to be left out.

    *claims*: without what somebody holds of how a thing comes out, too.
    """
    spans = tuple(
        it for it in _spans(parse) if claims or not claims_of_rules(parse, it)
    )
    if not spans:
        return parse
    gone = {at for start, end in spans for at in range(*_around(parse, start, end))}
    kept = tuple(it for at, it in enumerate(parse.tokens) if at not in gone)
    if not any(it.kind is not Kind.MARK for it in kept):
        return parse
    way = of_tokens(parse, kept)
    note(way, [parse.said(*it) for it in spans])
    return way


def _spans(parse: Parse) -> Iterator[Span]:
    at = 0
    while at < len(parse.tokens):
        before = parse.word(at - 1) if at else "."
        begins = before in _STOPS | {"("} or (
            before in _BEFORE and not _joined(parse, at)
        )
        told = (it(parse, at) for it in (_sentence, _idle, motive) if begins)
        end = next((it for it in told if it), 0 if begins else _likened(parse, at))
        if end:
            yield at, end
        at = end or at + 1


def _sentence(parse: Parse, at: int) -> int:
    """The end of the sentence or label at *at* that holds no fact; 0 for none."""
    if at and parse.word(at - 1) not in ENDS | {":"}:
        return 0
    end = sentence_end(parse.tokens, at)
    if likens(parse, at, end) or factless(parse, at, end):
        return end
    if end > at and claims_of_rules(parse, (at, end)):
        return end
    # "This one drove us crazy: …", "theorycraft: …"
    label = next((it for it in range(at, end) if parse.word(it) == ":"), 0)
    nothing = label and (labels_nothing(parse, at, label) or factless(parse, at, label))
    return label if nothing else 0


def _joined(parse: Parse, at: int) -> bool:
    """ "My buddy and | I were playing": one more of whom something is said."""
    start = at - 1
    while start and parse.word(start - 1) not in _STOPS | _ONWARD:
        start -= 1
    return any(end == at - 1 for end, _ in parse.reads("person", start))


def _likened(parse: Parse, at: int) -> int:
    """The end of "like an idiot" behind what somebody does; 0 where none stands."""
    end = at + 3 + (parse.word(at + 3) not in _STOPS | _ONWARD)
    led = parse.word(at) == "like" and parse.word(at + 1) in {"a", "an"}
    if not led or parse.word(end) not in _STOPS | _ONWARD or parse.word(end) == "?":
        return 0
    before = {parse.word(at - 1), parse.word(at - 2)}
    if before & (_BE | _SEEMING | {"something", "anything", "works", "act", "acts"}):
        return 0
    said = all(tells_nothing(parse, it, at, end) for it in range(at + 2, end))
    return end if said else 0


def _around(parse: Parse, start: int, end: int) -> Span:
    """What goes with a clause: the mark behind it, or what joined it to the one before.

    "…, and I was happy." leaves the full stop; "I was happy until he bolts me" leaves
    what he does.
    """
    last = parse.word(end)
    if parse.word(start - 1) == "(" and last == ")" and start:
        return start - 1, end + 1
    if parse.word(start) == "like":
        return start, end
    opens = start == 0 or parse.word(start - 1) in ENDS
    if last == "," and parse.word(end + 1) in _ONWARD and opens:
        end, last = end + 1, parse.word(end + 1)
    if last in _ONWARD or last == "that":
        return start, end + (opens or last in {*_BEHIND, "that"})
    if last in {",", ":"} or (opens and last in ENDS):
        return start, end + 1
    while start and (parse.word(start - 1) in _BEFORE or parse.word(start - 1) == ","):
        start -= 1
    return start, end


def _idle(parse: Parse, at: int) -> int:
    """Where the idle clause ends that begins at *at*; 0 where none does."""
    end = _end(parse, at)
    if not at + 2 < end <= at + _MOST or parse.word(end) == "?":
        return 0
    if not all(parse.is_kind(it, Kind.WORD) for it in range(at, end)):
        return 0
    if any(is_alike(parse, it) or is_never_talk(parse, it) for it in range(at, end)):
        return 0
    here = at
    while here < end and parse.word(here) in _LEADS and not _links(parse, here + 1):
        here += 1
    for subject, person in _subjects(parse, here):
        link = subject
        while link < end and parse.word(link) in _ADVERBS:
            link += 1
        said = _links(parse, link)
        if said and _says_nothing(parse, link + said, end, at, person=person):
            if person or parse.word(link) in _SEEMING or _named(parse, link + said):
                return end
    return 0


def _end(parse: Parse, at: int) -> int:
    """Where the clause at *at* ends: at a mark, or where somebody goes on.

    Of one that is longer than any that is idle, it is no matter where.
    """
    here = at + 1
    last = min(len(parse.tokens), at + _MOST + 1)
    while here < last and parse.word(here) not in _STOPS:
        so_that = parse.word(here) == "that" and "so" in parse.words[at + 1 : here]
        if (so_that or parse.word(here) in _ONWARD) and _goes_on(parse, here + 1):
            return here
        here += 1
    return here


def _goes_on(parse: Parse, at: int) -> bool:
    return parse.word(at) in _ONWARD | _ANYBODY | _OUR | {"it", "i"} or any(
        parse.reads("person", at)
    )


def _links(parse: Parse, at: int) -> int:
    """How many words at *at* only say that somebody is or seems; 0 for none."""
    here = at
    if parse.word(here) in _BEEN and parse.word(here + 1) == "been":
        here += 2
    elif parse.word(here) in _BE:
        here += 1
    if here > at:
        here += parse.word(here) == "not"
        return here - at + (parse.word(here) == "feeling")
    return int(parse.word(at) in _SEEMING)


def _subjects(parse: Parse, at: int) -> Iterator[tuple[int, bool]]:
    """Where what stands at *at* ends, and whether it is a person."""
    word = parse.word(at)
    if word in SUBJECTS | _ANYBODY or (word == "who" and parse.word(at - 1) == "("):
        yield at + 1, True
    elif word in _NOTHING:
        yield at + 1, False
    else:
        for end, _ in parse.reads("person", at):
            yield end, True
            for last, _ in parse.reads("person", end + 1):
                if parse.word(end) == "and":
                    yield last, True
        here = at + (word in _OUR)
        if word in _OUR and tells_nothing(parse, here, at, at + 2):
            yield here + 1, False


def _named(parse: Parse, at: int) -> bool:
    """ "It was a tense moment": no state of whatever "it" may be."""
    return parse.word(at) in {"a", "an", "the", "such", "quite", "one"}


def _says_nothing(parse: Parse, at: int, end: int, start: int, *, person: bool) -> bool:
    said = 0
    for here in range(at, end):
        word, before = parse.word(here), parse.word(here - 1)
        if word in _HELD and before in {"on", "of"} and person:
            if parse.word(here - 2) not in _MEASURED:
                return False  # "out of cards" says how many.
        elif word == "mana" and parse.word(here + 1) in _SCREWED and person:
            continue
        elif word in _SCREWED and before in {"mana", *_BE, "been", "so"} and person:
            said += 1
        elif word in _STANDINGS and here == at and person:
            if not _LEAST.issuperset(parse.words[here + 1 : end]):
                return False
            said += 1
        elif (word in _LEAST or word == "on") and said and parse.word(at) in _STANDINGS:
            continue
        elif word in _MEASURED and parse.word(here + 1) in {"on", "of"}:
            said += 1
        elif (word in {"on", "of"} and parse.word(here + 1) in _HELD) or word in _SMALL:
            continue
        elif person and before in {"a", "an", "the"} and word not in TALK:
            return False  # "He was the archmage": whatever that is, he may be it.
        elif _goes_without(parse, here, start, end, person=person):
            said += 1
        else:
            return False
    return said > 0


def _goes_without(parse: Parse, at: int, start: int, end: int, *, person: bool) -> bool:
    """Whether nothing would be missed without the word at *at*."""
    if parse.word(at - 1) == "been" and told_in_passing(parse, at):
        return True
    so_that = parse.word(end) == "that" and person and not _is_fact(parse, at)
    return so_that or tells_nothing(parse, at, start, end)


def _is_fact(parse: Parse, at: int) -> bool:
    """Of "so busy with my hand that I forgot it" only what is there would be missed."""
    return is_fact(parse, at) or bool(parse.reads("specs", at))
