"""What of a text is not understood, clause by clause."""

import re

from bot.errors import Cause, Problem, QuestionError
from bot.scenario.grammar.clauses import rules_for
from bot.scenario.grammar.covering import cover
from bot.scenario.grammar.left_out import COUNTS, TALK, WEAK
from bot.scenario.grammar.slips import known_words
from bot.scenario.phrases.small_talk import says_how_many
from bot.scenario.words.asked_back import NOT_UNDERSTOOD_HERE
from bot.scenario.words.kinds import SUBTYPES
from bot.scenario.words.lexicon import VERBS
from bot.scenario.words.not_covered import only_said, refusal
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Place, Thing
from bot.scenario.words.tokens import Kind
from bot.worded import worded

# What a scenario is told in. A sentence with one of these says something.
_TOLD = re.compile(
    r"(?:damag|dmg|attack|swing|swung|block|chump|cast|bolt|prevent|shield|protect|"
    r"di(?:e|es|ed|ing)\b|dead|kill|destroy|surviv|life|lives|deal|hit|take|took|gain|"
    r"los[et]|poison|counter|tap|untap|exil|sacrific|bounc|regenerat|target|trigger|"
    r"resolv|respon|respond|creature|spell|permanent|enchant|equip|artifact|land|token|"
    r"draw|discard|choos|chose|pick|use|using|activat|turn|combat|player|card|play|"
    r"control|have|has\b|had|got|gets|put|pump|redirect|instead|unless|until|except|"
    r"\bit\b|\bthem\b|\bhim\b|not\b|n't|never|no\b|none|nothing|only|if\b|when|before|after|then\b|response)",
    re.IGNORECASE,
)
# In so many places a text may be not understood for the rest to be worth offering.
_MOST_SPANS = 4
LONGEST = 900
Span = tuple[int, int]


def reworded(parse: Parse) -> QuestionError | None:
    """The clause of *parse* that is not understood; None where those are too many.

    Of several the one that tells what stands nowhere else.
    """
    spans = unread(parse)
    if not 0 < len(spans) <= _MOST_SPANS:
        return None
    telling = [it for it in spans if tells(parse, it)]
    start, end = (telling or spans)[0]
    said = parse.said(start, end)
    # Of this clause, not of how far the whole text is read without it.
    parse.furthest = start
    suggestions = refusal(parse, start).suggestions
    if (only := only_said(parse, start)) is not None:
        return only
    strange = _strange(parse, start, end)
    if len(strange) == 1 and end - start > 1:
        [at] = strange
        return parse.error(
            Problem.SYNTAX,
            worded(
                "I do not know the word “{word}”. Say it in another word.",
                word=parse.tokens[at].raw,
            ),
            Place(at, at + 1),
            suggestions,
            cause=Cause.STRANGE_WORD,
        )
    return parse.error(
        Problem.SYNTAX,
        worded(NOT_UNDERSTOOD_HERE, word=said),
        Place(start, end),
        suggestions,
    )


def _strange(parse: Parse, start: int, end: int) -> list[int]:
    """The words of that clause that occur in nothing that is read."""
    known = known_words(parse.game) if parse.game else frozenset[str]()
    return [
        at
        for at in range(start, end)
        if parse.is_kind(at, Kind.WORD)
        and len(parse.word(at)) > 3
        and not parse.capital(at)
        and parse.word(at) not in known | parse.people
        and not any(
            it.noun != "label" and (it.card is None or it.card.sure)
            for _, it in parse.reads("thing", at)
            if isinstance(it, Thing)
        )
    ]


def unread(parse: Parse) -> tuple[Span, ...]:
    """The clauses of *parse* that are not understood where all others are."""
    if len(parse.text) > LONGEST or parse.game is None:
        return ()
    if not parse.skipping:
        parse.skipping = True
        try:
            cover(parse, rules_for(parse.game))
        except QuestionError:
            return ()
    spans: tuple[Span, ...] = parse.memory.get("skipped", ())
    return spans


def tells(parse: Parse, span: Span, *, opinion: bool | None = None) -> bool:
    """Whether something is told there that stands nowhere else: it must stay.

    *opinion*: whether it is only asked or thought, None for as it looks.
    """
    opinion = _is_opinion(parse, span) if opinion is None else opinion
    words = {parse.word(at) for at in range(*span)}
    if len(words) == 1 and words <= WEAK:
        return True  # "(his)"
    if not opinion and (words & (DONE | COUNTS) or not words - WEAK):
        return True
    if not opinion and _TOLD.search(parse.said(*span)):
        return True
    if not opinion and any(says_how_many(parse, at) for at in range(*span)):
        return True
    return any(
        is_fact(parse, at) and not (opinion and stands_elsewhere(parse, span, at))
        for at in range(*span)
    )


def speaks_of_a_game(parse: Parse, span: Span) -> bool:
    """Whether a whole sentence is more than chat: a word of a game is in it."""
    words = {parse.word(at) for at in range(*span)}
    verbs = any(parse.reads("cardverb", at) for at in range(*span))
    told = bool(words & _OUT) or _TOLD.search(parse.said(*span)) is not None
    return verbs or told or names_something(parse, span)


# "Gloom shrine out": something nobody knows is on the table.
_OUT = frozenset({"out", "up", "active", "online", "down"})


def names_something(parse: Parse, span: Span) -> bool:
    """Whether a player, a number, a card or what somebody does stands there."""
    return any(
        parse.word(at) in DONE
        or says_how_many(parse, at)
        or parse.word(at) in parse.people
        or parse.tokens[at].kind not in {Kind.WORD, Kind.MARK}
        or any(card.sure for _, card in parse.reads("card", at))
        for at in range(*span)
    )


# What is done in a game, whoever does it.
DONE = frozenset(
    form[0]
    for row in (
        "attack attack_with block block_with cast use sacrifice hit ping draw die "
        "destroy create exile discard deal gain lose fight regenerate prevent"
    ).split()
    for form in VERBS[row].active
) - (TALK | {"have", "has", "had", "board"}) | frozenset(
    "split splits splitting divide divides dividing divided distribute distributes "
    "distributed distributing evenly drain drains drained mill mills milled bounce "
    "bounces bounced flicker flickers blink blinks redirect redirects redirected equip "
    "equips regenerates populates proliferates burn burns burned pump pumps "
    "trades upkeep".split()
)


def _is_opinion(parse: Parse, span: Span) -> bool:
    """Whether somebody says so, or it is asked: what happened is told elsewhere."""
    said = {parse.word(at) for at in range(*span)}
    return parse.word(span[0]) in ASKING or bool(said & _OPINIONS)


ASKING = frozenset(
    "does do did is are am can could will would should what who how why or".split()
)
_OPINIONS = frozenset(
    "says said say thinks think thought insists claims claimed argues argue tells told "
    "believe believes convinced swears figure guess means".split()
)


def is_fact(parse: Parse, at: int) -> bool:
    """Whether the word tells something of the game, and is no small talk."""
    return (
        not parse.is_kind(at, Kind.WORD)
        or any(card.sure for _, card in parse.reads("card", at))
        or bool(parse.reads("cardverb", at))
        or bool(parse.reads("keywords", at))
        or parse.word(at).removesuffix("s") in SUBTYPES
    )


def stands_elsewhere(parse: Parse, span: Span, at: int) -> bool:
    """What is told elsewhere too; of an opinion a mere number is not missed."""
    word = parse.word(at).removesuffix("s")
    others = [it for it in range(len(parse.tokens)) if not span[0] <= it < span[1]]
    if parse.is_kind(at, Kind.NUMBER) or any(
        parse.word(it).removesuffix("s") in {word, f"{word}er"}  # a lifelinker
        for it in others
    ):
        return True
    # "Furnace of Rath" of "my Furnace", "a Lightning Bolt" where somebody is bolted.
    named = {
        name
        for start in range(max(span[0], at - _LONGEST_NAME), at + 1)
        for end, card in parse.reads("card", start)
        if at < end <= span[1] and card.sure
        for name in card.names
    }
    return bool(named) and any(
        not named.isdisjoint(card.names)
        for it in others
        for kind in ("card", "cardverb")
        for _, card in parse.reads(kind, it)
    )


_LONGEST_NAME = 5
