""" "My ally was attacked by a 3/3. It was dealt 2 by a spell": "it" is my ally still.

Whom something is done to, sentence after sentence, is who is told of; who did it is
only named. What may be said of either ("it was blocked", "it has a shield") stays open,
unless it was told of as "it" before.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.scenario.words.asides import person_before
from bot.scenario.words.small_words import HIS, MY_OR_HIS
from bot.scenario.words.tokens import ENDS, Token

Tokens = tuple[Token, ...]

#: what a text has that tells so of something
TOPICS = frozenset({"it"})

_IS = frozenset("is was gets got".split())
_HAS = frozenset("has had".split())
_SUFFERS = frozenset(
    "attacked blocked hit dealt bolted shocked struck damaged burned pinged".split()
)
# What is done to whom it was done to before; blocked or stopped is whoever attacked.
_AGAIN = _SUFFERS - {"blocked"}
_SHIELDED = frozenset("given protected shielded".split())
_SHIELDS = frozenset("shield prevent barrier prevention".split())
_ASKING = frozenset("does do did will would is was can could".split())
_LEADS = frozenset("then later afterwards after that so and but , also".split())
_BETWEEN = frozenset("then also later again already".split())
_POINTING = MY_OR_HIS | {"the", "a", "an"}
# Behind a noun, and nowhere in one.
_BEHIND = (
    _IS | _HAS | frozenset("( with die dies dead alive survive live killed".split())
)
_NO_NOUN = ENDS | frozenset(", and or that which who it of".split())
_LONGEST = 7
_JOINS = frozenset("and but so then".split())


def topics_kept(tokens: Tokens) -> Tokens:
    """*tokens* with whom something is done to named where it is "it" again."""
    out: list[Token] = []
    topic: Tokens = ()
    met = False  # somebody else was named, who did it
    told = False  # the topic was told of as "it" before
    for part in _parts(tokens):
        begin = 0
        while begin < len(part) and part[begin].text in _LEADS:
            begin += 1
        lead, said = part[:begin], part[begin:]
        words = [it.text for it in said]
        if words[:1] != ["it"]:
            topic, told = _topic(said), False
            met = bool(topic) and _suffers(words)
        elif topic and len(words) > 1:
            if met and (told or words[1] in _IS) and _is_again(words, topic):
                said = (*_named(topic), *said[1:])
            elif words[1] not in _IS | _HAS:
                topic = ()
            met, told = met or _suffers(words), True
        out += (*lead, *said)
    return tuple(out)


def _parts(tokens: Tokens) -> Iterator[Tokens]:
    """Sentences, and what goes on with "it" in them."""
    begun = 0
    for at, token in enumerate(tokens):
        behind = tokens[at + 1].text if at + 1 < len(tokens) else ""
        if token.text in _JOINS and behind == "it" and at > begun:
            yield tokens[begun:at]
            begun = at
        elif token.text in ENDS:
            yield tokens[begun : at + 1]
            begun = at + 1
    if begun < len(tokens):
        yield tokens[begun:]


def _topic(said: Tokens) -> Tokens:
    """Whom a sentence tells of by what is, was done to it, or is asked of it."""
    begin = 1 if said and said[0].text in _ASKING else 0
    if len(said) <= begin or said[begin].text not in _POINTING:
        return ()
    end = begin
    while end < len(said) and said[end].text not in _BEHIND:
        if said[end].text in _NO_NOUN or end > begin + _LONGEST:
            return ()
        end += 1
    noun = said[begin:end]
    told = end < len(said) and (begin or said[end].text in _IS | _HAS | {"(", "with"})
    person = person_before(list(noun)) == len(noun)
    return noun if told and len(noun) > 1 and not person else ()


def _suffers(words: Sequence[str]) -> bool:
    """Whether somebody is said to do something to it: "was attacked by a 3/3"."""
    return "by" in words and any(
        one in _IS and not _SUFFERS.isdisjoint(words[at + 1 : at + 3])
        for at, one in enumerate(words)
    )


def _is_again(words: Sequence[str], topic: Tokens) -> bool:
    """Whether what is said of "it" is no deed of theirs whose the topic is."""
    verb, *rest = words[1:] or [""]
    if rest[:1] and rest[0] in _BETWEEN:
        rest = rest[1:]
    done = rest[0] if rest else ""
    if verb in _HAS or done in _SHIELDED:
        return not _SHIELDS.isdisjoint(rest)
    mine = topic[0].text == "my" and "opponent" not in [it.text for it in topic]
    own = {"my", "i"} if mine else {*HIS, "opponent"}
    return verb in _IS and done in _AGAIN and own.isdisjoint(rest)


def _named(topic: Tokens) -> Iterator[Token]:
    for one in topic:
        led = one.text in {"a", "an"} and one is topic[0]
        yield replace(one, text="the") if led else one
