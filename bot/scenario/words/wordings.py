"""Whether a quotation is what a card says, and whether that is what spells say."""

import re

from rapidfuzz import fuzz

from bot.scenario.words.kinds import KEYWORDS, NUMBERED

_SENTENCE = re.compile(
    r"\b(?:would|deals?|dealt|damage|prevent|whenever|when|if|target|destroy|gains?|"
    r"you have|hexproof|shroud|indestructible|lifelink|dies|attacks?|blocks?|"
    r"lose|loses|counters?|creatures?|enchant(?:ed)?|equip(?:ped)?|draws?|instead|"
    r"can't|protection|regenerate|enters?|exile|create|add|tap|sacrifice|players?|"
    r"gets?|becomes?|as long as|you control|proliferate|power and toughness|"
    r"(?:power|toughness) is)\b",
    re.IGNORECASE,
)


# What a spell tells to do, and what only something that resolves can say.
_ORDERS = re.compile(
    r"(?:^|[.!)\n]\s+)(?:At the beginning of the next|Prevent|Destroy|Exile|"
    r"Return|Choose|Target|Until|The next|"
    r"Regenerate|Tap|Untap|Put|Up to|All (?:\w+ )?damage|Redirect|Gain|Counter)\b",
    re.IGNORECASE,
)
_STANDING = re.compile(
    r"(?:If|When|Whenever|At(?! the beginning of (?:the|your) next)|As|Enchant|"
    r"Equip|Equipped|Enchanted|Each|Other|Creatures)\b",
    re.IGNORECASE,
)
_FOR_NOW = re.compile(r"\b(?:target|this turn|until end of turn)\b", re.IGNORECASE)


_NO_SUBJECT = re.compile(r"(^|\}: |, )[Dd]eals? (?=(?:\d+|X|damage|that much)\b)")
_NO_VERB = re.compile(r"(^|\}: )(?=(?:\d+|X) damage (?:to|divided)\b)")


_TAPPED = re.compile(r"(?:(?<=^)|(?<=[.\n] ))[Tt](?:ap)?(?=(?:, [^:.]*)?: ?\w)")
_SAC = re.compile(r"\b([Ss])ac(?=\b)")


# "Prevent all combat damage this turn": that would be dealt.
_NOT_DEALT = re.compile(
    r"\b(prevent (?:all|the next \d+|\d+) (?:(?:non)?combat )?damage) "
    r"(?=this turn\b|to (?:me|you|it|any target|target)\b)",
    re.IGNORECASE,
)


def with_subject(wording: str) -> str:
    """*wording* with what it leaves out: "Deals 3 damage …", "T: 1 damage to …"."""
    wording = _NOT_DEALT.sub(r"\1 that would be dealt ", wording)
    wording = _SAC.sub(r"\1acrifice", _TAPPED.sub("{T}", wording))
    return _NO_SUBJECT.sub(r"\1This deals ", _NO_VERB.sub(r"\1This deals ", wording))


def is_spell_wording(wording: str) -> bool:
    """Whether the words are orders, as only a spell gives them."""
    told = _ORDERS.search(wording) and _FOR_NOW.search(wording)
    return bool(told) and ":" not in wording and not _STANDING.match(wording)


def is_wording(text: str) -> bool:
    """Whether a quotation is what a card says, and not a name or a remark."""
    return is_keywords(text) or (len(text.split()) > 2 and bool(_SENTENCE.search(text)))


def reworded(wording: str, text: str) -> bool:
    """Whether *wording* says a card's whole *text* in other words.

    Below half, by words in any order, it is one sentence of it or another card's: the
    texts of the sample reach at least 54 of 100 against our own wording of them.
    """
    if fuzz.token_sort_ratio(wording.lower(), text.lower()) < _ALIKE:
        return False
    known, wording = _stems(text), _REMINDER.sub("", wording)
    more = {it for it in _MANY if _stems(it) <= _stems(wording)}
    if any(not _stems(it) <= known for it in more):
        return False
    sentences = map(_stems, re.split(r"[.;\n]", wording))
    return all(
        len(said & known) >= len(said) * _SHARED
        for said in sentences
        if len(said) >= _TELLING
    )


_ALIKE = 50
# A sentence of so many words has one in so many in common with the card's text.
_TELLING, _SHARED = 3, 0.25
_REMINDER = re.compile(r"\([^()]*\)")
# How much: two cards that are alike but for these are two cards.
_MANY = ("double", "triple", "twice", "half", "quadruple")


def _stems(text: str) -> frozenset[str]:
    words = re.findall(r"[a-z]+", text.lower())
    return frozenset(it[:5] for it in words if len(it) > _LITTLE)


_LITTLE = 3


def other_numbers(wording: str, text: str) -> bool:
    """Whether *wording* has a number that a card's *text*, which has some, has not."""
    said, printed = (set(_FIGURES.findall(it)) for it in (wording, text))
    return bool(printed) and not said <= printed


_FIGURES = re.compile(r"(?<![{\d])\d+(?![}\d])")


def is_keywords(text: str) -> bool:
    """Whether keywords are all there is: "Flying", "Flash. Deathtouch"."""
    parts = [it.strip().lower() for it in re.split(r"[,.\n]", text) if it.strip()]
    return bool(parts) and all(_is_keyword(tuple(it.split())) for it in parts)


def _is_keyword(words: tuple[str, ...]) -> bool:
    number = words[1][:1] if len(words) > 1 else ""
    linking = words[-2:] == ("link", "shield")  # "Ally Link Shield"
    return linking or words in KEYWORDS or (words[0] in NUMBERED and number in _NUMBERS)


# "Toxic 2", "ward {2}", "bloodthirst X": and "Shield Priest" is a name.
_NUMBERS = frozenset("0123456789x{-–—")


_KILLED_FOR_ME = re.compile(r"\bkill (?!me\b|this\b)[A-Z][\w' ]+ instead")


def is_worn(text: str) -> bool:
    """ "If I would die, kill Odd Angel instead": said by the unit with Odd Angel on."""
    return _KILLED_FOR_ME.search(text) is not None
