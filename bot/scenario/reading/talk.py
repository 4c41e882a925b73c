"""Clauses that are not understood and tell nothing of a game: left out, and said so.

Such a clause names no card, number, ability or creature and nothing that is done in a
game; or somebody says or thinks it, and what it speaks of is told elsewhere. What is
asked, and what might be done to something, is never passed over.
"""

from itertools import pairwise

from bot.citation import Game
from bot.scenario.grammar.claims import claims, states
from bot.scenario.grammar.fact_words import claims_more, may_be_fact
from bot.scenario.grammar.left_out import (
    HAVING,
    TALK,
    is_alike,
    is_never_talk,
    names_one_more,
    tells_whose,
)
from bot.scenario.grammar.slips import known_words
from bot.scenario.phrases.small_talk import is_strange
from bot.scenario.reading.factless import factless
from bot.scenario.reading.rewording import (
    ASKING,
    Span,
    is_fact,
    stands_elsewhere,
    tells,
)
from bot.scenario.reading.said_of_card import is_asked, says_of_card
from bot.scenario.words.kinds import COLORS, FIRST_NAMES, STATUSES
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import RELATIVES
from bot.scenario.words.tokens import ENDS, Kind

_SAYING = frozenset(
    """
according says said say saying thinks think thought insists insisted claims claimed
argues argued tells told believe believes convinced swears swore swear figure figured
guess means meant reckons reckon yells yelled shouts complains complained
""".split()
)
# "Bob as much from mine": what is told before it, once more.
_LIKE_IT = frozenset({
    ("as", "much"), ("as", "many"), ("from", "mine"), ("by", "mine"), ("to", "mine"),
    ("with", "mine"), ("so", "does"), ("so", "do"), ("so", "is"),
    ("vice", "versa"),
})  # fmt: skip
# What a thing is, where a game knows it: left out it would be as though it were not.
_STATES = frozenset(STATUSES) - {"ready", "token", "friendly", "legendary", "protected"}
# What something is to a spell: left out it would be something of its own.
_ROLES = frozenset("source sources target targets".split())
_OF_WORDINGS = frozenset({"whenever", "instead"})
# What happens in the games of units, whoever does it.
_OF_UNITS = frozenset(
    "phase attacks swings retaliates retaliate intercepts intercept defends".split()
)
_MOST = 3
_LEADING = frozenset("and a an the with".split())
# So few words with a colour among them say what something is.
_BARE = 3


def is_talk(parse: Parse, spans: tuple[Span, ...]) -> bool:
    """Whether all of *spans* can be passed over."""
    # What somebody says may be told before it or behind it.
    lenient, parse.lenient = parse.lenient, False
    try:
        return 0 < len(spans) <= _MOST and all(_is_talk(parse, it) for it in spans)
    finally:
        parse.lenient = lenient


def claims_of_rules(parse: Parse, span: Span) -> bool:
    """Whether the sentence *span* is what somebody holds of how a thing comes out.

    What he says that he does, or does not, is a fact for all we know: "he says he
    won't block". What can be done, or has to be, is for the rules to say.
    """
    return claims(parse, span[0]) > 0 and is_talk(parse, (span,))


def _is_talk(parse: Parse, span: Span) -> bool:
    start, end = span
    if tells_whose(parse.words[start:end]):
        return False
    if says_of_card(parse, span):
        return True
    if any(parse.is_kind(at, Kind.QUOTE) for at in range(start, end)):
        return False  # "the other says “If …”": what stands on a card
    if any(last == end for last, _ in parse.reads("person", start)):
        return False  # "Bob, …, casts Shock": who does what follows
    if any(_unknown_name(parse, at) or _aimed(parse, at) for at in range(start, end)):
        return False
    if names_one_more(parse, start, end) or may_be_fact(parse, start, end):
        return False
    if not _OF_WORDINGS.isdisjoint(parse.words[start:end]):
        return False  # "says ‘whenever …’": what stands on a card
    if any(is_alike(parse, at) or is_never_talk(parse, at) for at in range(*span)):
        return False
    if any(map(_LIKE_IT.__contains__, pairwise(parse.words[start:end]))):
        return False
    if parse.word(start) in _SAYING and start and parse.word(start - 1) in _SPEAKERS:
        return False  # "an effect that | says all damage is doubled"
    if _printed_says(parse, span):
        return not tells(parse, span, opinion=False)
    if ("meant", "to") in pairwise(parse.words[start:end]):
        return False  # "I meant to gain 3 life": what was done instead?
    if _SAYING & {parse.word(at) for at in range(start, end)}:
        if any(claims_more(parse, at) for at in range(start, end)):
            return False
        return not any(
            states(parse, start, at)
            or (is_fact(parse, at) and not stands_elsewhere(parse, span, at))
            for at in range(start, end)
            if _counts(parse, at)
        )
    if is_asked(parse, end) or parse.word(start) in ASKING:
        return False
    if _begins(parse, start) and parse.word(end) in ENDS | {""}:
        if factless(parse, start, end):
            return True
    if tells(parse, span):
        return False
    if any(_is_somebody_else(parse, span, at) for at in range(start, end)):
        return False
    words = [parse.word(at) for at in range(start, end)]
    if parse.game is not Game.MTG and not _OF_UNITS.isdisjoint(words):
        # "My recollection phase begins": what waits for that triggers; "A retaliates".
        return False
    if not (_STATES | _ROLES).isdisjoint(words):
        return False  # "It was dealt 2 and then stunned"
    if len(words) <= _BARE and not COLORS.keys().isdisjoint(words):
        return False  # "(blue, 6/1, trample)"
    if {*words} - _LEADING <= known_words(parse.game) - TALK:
        return False  # "a unit with 4 Might and buff"
    # "A 2/2 that glimmers": it tells something of that, whatever it is.
    told_of = start > 0 and parse.word(start - 1) in RELATIVES
    if (told_of or words[0] in RELATIVES) and not {*words} <= TALK:
        return False
    # "He is the archmage": whatever that is, he may be it.
    if HAVING & {*words} and not {*words} <= TALK | FIRST_NAMES:
        return False
    return not any(_may_be_done(parse, at) for at in range(start, end))


def _is_somebody_else(parse: Parse, span: Span, at: int) -> bool:
    """ "Alice, Bob and Carol sit down": she plays as well, and is spoken of nowhere."""
    word = parse.word(at)
    if word not in FIRST_NAMES or not parse.capital(at):
        return False
    return all(n in range(*span) for n, one in enumerate(parse.words) if one == word)


def _printed_says(parse: Parse, span: Span) -> bool:
    """ "An effect says I lose 2 life": nobody's opinion, it happens."""
    return any(
        parse.word(at) in _PRINTED
        and parse.word(at + 1 + (parse.word(at + 1) in RELATIVES)) in _SAYING
        for at in range(*span)
    )


_PRINTED = frozenset(
    "ability artifact aura card effect emblem enchantment permanent spell thing "
    "trigger something shield gear item relic text wording".split()
)
_SPEAKERS = _PRINTED | RELATIVES


def _counts(parse: Parse, at: int) -> bool:
    """Whether the word can tell anything; that somebody "can not block" is claimed."""
    word = parse.word(at)
    if word != "can" and any(parse.reads("keywords", at)):
        return not _of_a_card(parse, word)
    return word not in TALK


def _of_a_card(parse: Parse, keyword: str) -> bool:
    """Whether a card that is named has that keyword: "it comes back cuz persist"."""
    for at in range(len(parse.tokens)):
        for _, card in parse.reads("card", at):
            for name in card.names if card.sure else ():
                text = parse.catalogue.card(name).face.text.lower()
                if keyword in text.replace(",", " ").split():
                    return True
    return False


def _aimed(parse: Parse, at: int) -> bool:
    """ "From me to Bob", "at ivy": whom something is done to."""
    if parse.word(at) not in _AIMING:
        return False
    known = parse.word(at + 1) in TALK or parse.word(at + 1) in known_words(parse.game)
    return not known or any(parse.reads("person", at + 1))


_AIMING = frozenset("from to at onto against targeting between".split())


def _unknown_name(parse: Parse, at: int) -> bool:
    """A word with a capital that may be a card nobody knows."""
    word = parse.word(at)
    if not parse.capital(at) or word in TALK | FIRST_NAMES or word in parse.people:
        return False
    if any(
        here <= at < end and card.sure
        for here in range(max(0, at - 4), at + 1)
        for end, card in parse.reads("card", here)
    ):
        return False
    return word not in known_words(parse.game) and not _begins(parse, at)


def _begins(parse: Parse, at: int) -> bool:
    return at == 0 or parse.word(at - 1) in ENDS


def _may_be_done(parse: Parse, at: int) -> bool:
    """A word nobody knows where a verb stands: "he nukes", "nukes it"."""
    known = parse.word(at) in TALK or parse.word(at) in known_words(parse.game)
    named = bool(list(parse.reads("person", at)))
    # What opens a sentence has nobody before it that does it: "mates my opponent …".
    return not (known or named or _begins(parse, at) or is_strange(parse, at))
