"""What in talk may be a fact after all: then it is read, or refused, never left out."""

from bot.scenario.grammar.claims import DOING
from bot.scenario.phrases.small_talk import ABOUT, counts_time
from bot.scenario.words.chat import CHAT
from bot.scenario.words.kinds import COLORS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import HAVING
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.talk_words import AROUND
from bot.scenario.words.tokens import ENDS, Kind, sentence_end, sentence_start

_HAPPENS = frozenset("happen happens happened".split())
_IF_IT_DID = frozenset("again same never not no once twice".split())
_NAMING = frozenset(
    "agree agreed pick picks picked choose chooses chose name named names settle "
    "settled say says said call called went go".split()
)
_WHOSE = frozenset("next his her my their that end this".split())
_SIZED = frozenset("lower higher smaller bigger weaker stronger".split())
_OF_PEOPLE = frozenset(
    "us friend friends people players mates buddies guys kids brothers sisters "
    "short others".split()
)
# "Fun one", "this one": what is asked, or told of.
_OF_TALK = (
    ABOUT | CHAT | AROUND | frozenset("this no any which quick long short".split())
)
_BUNCHES = frozenset("crowd bunch couple lots lot ton tons pair handful dozen".split())
_EVERYBODY = frozenset("everyone everybody all each nobody anyone".split())
_RULES = frozenset("old house different other previous special".split())
_JOINING = frozenset("join joins joined".split())
_ANSWERS = frozenset("answer answers response responses trick tricks reply".split())
_MODAL = frozenset("can could may might must should cannot allowed able".split())
_OBLIGED = frozenset("has have had get gets got need needs supposed allowed".split())
_ARTICLES = frozenset("a an the my his her their each first second that this".split())
_DOES = DOING | {
    form
    for verb in ("retaliate", "intercept", "defend", "discard", "exhaust", "rest")
    for form in (verb, f"{verb}s", f"{verb.removesuffix('e')}ed")
}
_STOPS = ENDS | {"", ","}


def may_be_fact(parse: Parse, start: int, end: int) -> bool:
    """Whether what stands there may tell of the game, however it is said."""
    return any(it(parse, at, start, end) for at in range(start, end) for it in _TELLING)


def _happened(parse: Parse, at: int, start: int, end: int) -> bool:
    """ "It never happened", "then the same happened again"."""
    asked = parse.word(at - 1) in {"what", "whatever", "not", "just"}
    asked = asked or "what" in parse.words[start:at]
    return (
        parse.word(at) in _HAPPENS
        and not asked
        and not _IF_IT_DID.isdisjoint(parse.words[start:end])
    )


def _how_it_is(parse: Parse, at: int, start: int, end: int) -> bool:
    """ "(in the graveyard)", "(expired)": where a thing is, or what was done to it."""
    bracket = "(" in {parse.word(start), parse.word(start - 1)}
    word = parse.word(at)
    done = word.endswith(("ed", "en")) and word not in _TALKED
    return bracket and at < end and (word in _GONE or done)


_TALKED = ABOUT | CHAT | AROUND
_GONE = frozenset(
    "graveyard grave gy yard bin hand exile library deck stack sideboard base trash "
    "banishment gone dead used spent over off".split()
)


def _colour(parse: Parse, at: int, start: int, end: int) -> bool:
    """ "We agreed on red": what a card asks for."""
    last = parse.word(at) in COLORS and parse.word(at + 1) in _STOPS
    return last and not _NAMING.isdisjoint(parse.words[start:at])


def _so_many(parse: Parse, at: int, start: int, end: int) -> bool:
    """ "Three friends of mine", "four of us", "my second one", "lower by two"."""
    word, behind = parse.word(at), parse.word(at + 1)
    if word in _SIZED:
        return True
    if word in {"one", "ones"} and behind in _STOPS:
        named = _OF_TALK | {"every", "each", "single"}
        return at > start and parse.word(at - 1) not in named
    if word in _BUNCHES and behind == "of":
        return parse.word(at + 2) in {"them", "these", "those"}
    if word in NUMBER_WORDS and not counts_time(parse, at):
        further = behind == "of" and parse.word(at + 2) in {"us", "them", "these"}
        return further or behind in _OF_PEOPLE
    return False


def _answers(parse: Parse, at: int, start: int, end: int) -> bool:
    """ "He had an answer": what it was is told nowhere."""
    led = parse.words[max(start, at - 2) : at]
    held = led[-1:] in (["an"], ["a"]) and led[:1] in (["had"], ["has"], ["have"])
    return parse.word(at) in _ANSWERS and held and parse.word(at + 1) in _STOPS


def _timed(parse: Parse, at: int, start: int, end: int) -> bool:
    """ "I waited until the next turn", "at the end of his turn", "turn two"."""
    if parse.word(at) not in {"turn", "turns"} or parse.word(at - 1) == "like":
        return False  # "It was like turn ten"
    first = sentence_start(parse.tokens, at) == 0  # nothing was told before that turn
    counted = parse.is_kind(at + 1, Kind.NUMBER) or parse.word(at + 1) in NUMBER_WORDS
    counted = counted and at + 1 < end and not first
    return counted or (at > start and parse.word(at - 1) in _WHOSE)


def _otherwise(parse: Parse, at: int, start: int, end: int) -> bool:
    """ "Everyone but me", "we play with the old rules", "my friend joins in"."""
    said = parse.word(at), parse.word(at + 1)
    if said[0] in _EVERYBODY and said[1] == "but":
        return True
    if said[0] in _JOINING and said[1] in {"in", "us", *_STOPS}:
        return True
    return (
        said[1] in {"rules", "emblem"}
        and said[0] in _RULES | {"the", "an"}
        and (said != ("the", "rules"))
    )


_TELLING = (_otherwise, _happened, _how_it_is, _colour, _so_many, _answers, _timed)


def claims_more(parse: Parse, at: int) -> bool:
    """Whether a claim tells there what happened, or of how many things.

    What somebody is said to do, or not to do, or to have, is a fact for all we know;
    what can be done, or has to be, is for the rules to say.
    """
    return _claims_a_deed(parse, at) or _so_many(parse, at, at - 1, at + 1)


def _claims_a_deed(parse: Parse, at: int) -> bool:
    word, before = parse.word(at), parse.words[max(0, at - 3) : at]
    doer = at
    while doer and parse.word(doer - 1) in _HELPING:
        doer -= 1
    owned = (before[-1:] == ["it"] and word in HAVING) or any(
        last == doer
        for back in range(max(0, doer - 2), doer)
        for last, _ in parse.reads("person", back)
    )
    if word in HAVING and owned and not _had_elsewhere(parse, at):
        return parse.word(at + 1) in {"a", "an", "no", "another", *NUMBER_WORDS}
    if word not in _DOES or not (owned or before[-1:] in _PASSIVES):
        return False
    said = parse.words[sentence_start(parse.tokens, at) : at]
    if not _THOUGHT.isdisjoint(said) and _stands(parse, at):
        return False  # "He thought I could not block it. I block it …"
    if word.startswith("use") and parse.word(at + 1) in {"it", "that", "them", "'"}:
        return False  # "Alice already used it": said of what stands before
    if before[-1:] and before[-1] in _PASSIVE and _stands(parse, at):
        return False  # "… because it was cast first": that it was is told elsewhere
    if not _REASONS.isdisjoint(parse.words[sentence_start(parse.tokens, at) : at]):
        return not _stands(parse, at)
    led = before[-1:] == ["to"] and not _OBLIGED.isdisjoint(before)
    return not (
        led
        or not _MODAL.isdisjoint(before)
        or (before[-1:] and before[-1] in _ARTICLES)
    )


def _had_elsewhere(parse: Parse, at: int) -> bool:
    """Whether another sentence tells that the same player has the same."""
    words = parse.words
    start, end = sentence_start(parse.tokens, at), sentence_end(parse.tokens, at)
    what = words[at + 1 : at + _COMPARED]
    return any(
        words[other] in HAVING
        and words[other + 1 : other + _COMPARED] == what
        and (words[other - 1] == words[at - 1] or "i" not in words[other - 1 : other])
        for other in range(1, len(words))
        if not start <= other < end
    )


_COMPARED = 4
_REASONS = frozenset("because since cuz cause as".split())


def _stands(parse: Parse, at: int) -> bool:
    """Whether the same is told to be done in another sentence."""
    stem = parse.word(at)[:_STEM]
    start = sentence_start(parse.tokens, at)
    end = sentence_end(parse.tokens, at)
    others = (*parse.words[:start], *parse.words[end:])
    return any(word.startswith(stem) for word in others)


_PASSIVE = frozenset("was were is been being are".split())
_PASSIVES = [[it] for it in sorted(_PASSIVE)]
_HELPING = frozenset(
    "also already just then still again never not always do does did will would to "
    "ever simply even has have had".split()
)
_THOUGHT = frozenset("thought figured assumed believed hoped expected thinks".split())
_STEM = 4
