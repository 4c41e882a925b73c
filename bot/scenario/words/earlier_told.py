"""What of an earlier turn is over with it, and whether what else is told is so now."""

from collections.abc import Collection, Sequence
from itertools import pairwise

from bot.scenario.words.tokens import Kind, Token

# An attack is over with its turn, whatever comes of it.
_FIGHTS = frozenset(
    "attack attacks attacked attacking swung swing swings blocked block blocks fought "
    "fights".split()
)
# Of what something got, only counters and life stay.
_GRANTS = frozenset(
    "got gets gained gains lost loses became becomes pumped gave gives regenerated "
    "regenerate regenerates regeneration regen activated used prevented protected "
    "phased crewed animated tapped".split()
)
_STAYS = frozenset("me us life poison counter counters created put".split())
_STATES = frozenset({"had", "controlled", "owned"})
_WERE = frozenset("was were".split())
# Somebody does it as it is told.
_NOW_DONE = frozenset(
    "activate activates attack attacks block blocks bolt bolts burns cast casts deal "
    "deals draw draws fight fights gains gets gives hits loses play plays puts "
    "sacrifice sacrifices shock shocks swing swings take takes resolves".split()
)
# How things are, and nothing done.
_IS = frozenset(
    "am is are im i'm he's she's it's have has own owns control controls there's "
    "with".split()
)
_DONE_THEN = frozenset(
    "dealt took got went came gave won drew swung fought chose did didn't didnt was "
    "cast were had lost wasn't weren't".split()
)


def passes_with_turn(sentence: Sequence[Token], *, leads: bool) -> bool:
    """ "It attacked, it got +1/+1 last turn": nothing of that is left in this one.

    *leads*: the turn is told first. What is told in the present behind it is a story.
    """
    words = {it.text for it in sentence}
    if leads and _NOW_DONE & words:
        return False
    return bool(_FIGHTS & words or {"hit", "with"} <= words) or bool(
        _GRANTS & words and not _STAYS & words
    )


def is_earlier_state(sentence: Sequence[Token]) -> bool:
    """ "I controlled it", "I was at 10", "it was indestructible": so it was then."""
    words = {it.text for it in sentence}
    if words & _STATES:
        done = _is_done(sentence, _STATES) or _had_done(sentence) or "damage" in words
        return not done
    if not words & _WERE or _is_done(sentence, _WERE):
        return False
    return tells_life(sentence) or not words & _STAYS


def _had_done(sentence: Sequence[Token]) -> bool:
    """ "I had cast it": something was done."""
    pairs = pairwise(sentence)
    return any(it.text == "had" and on.text in _HAD_DONE for it, on in pairs)


_HAD_DONE = frozenset("cast given put hit been taken drawn already just".split())


def _is_done(sentence: Sequence[Token], but: frozenset[str]) -> bool:
    return any(
        (it.text in _DONE_THEN or it.text.endswith("ed"))
        and it.text not in but
        and it.text != "red"
        for it in sentence
    )


def tells_life(sentence: Sequence[Token]) -> bool:
    """ "I'm at 10", "I have 10 life"."""
    return any(
        it.kind is Kind.NUMBER
        and (
            (at and sentence[at - 1].text in {"at", "on"})
            or (_next(sentence, at) == "life" and _has(sentence))
        )
        for at, it in enumerate(sentence)
    )


def _next(sentence: Sequence[Token], at: int) -> str:
    return sentence[at + 1].text if at + 1 < len(sentence) else ""


def _has(sentence: Sequence[Token]) -> bool:
    return not {"gain", "gains", "gained", "lose", "loses", "lost", "pay", "pays"} & {
        it.text for it in sentence
    }


def told_as_now(sentences: Sequence[Sequence[Token]]) -> bool:
    """Whether one of *sentences* tells, and asks not, what is done now."""
    return any(map(_is_now, sentences))


def _is_now(sentence: Sequence[Token]) -> bool:
    words = {it.text for it in sentence}
    if sentence[-1].text == "?" or not any(it.kind is Kind.WORD for it in sentence):
        return False
    return bool(_NOW_DONE & words) or not (
        _IS & words or _is_done(sentence, frozenset())
    )


def asks_of_now(then: Token, sentence: Sequence[Token]) -> bool:
    """ "I shocked it *last* turn. Can a Bolt kill it?": with that damage on it?"""
    words = {it.text for it in sentence}
    asks = sentence[-1].text == "?" and "did" not in words
    return asks and then.text != "yesterday" and not _OF_NOW.isdisjoint(words)


_OF_NOW = frozenset(
    "can could would will if now still more left on big toughness power size".split()
)


def life_now(sentence: Sequence[Token]) -> bool:
    """ "He hit me last turn. I'm at 10", "am I dead at 3?": of that, or before it?"""
    if sentence[-1].text != "?":
        return tells_life(sentence)
    return any(a.text == "at" and b.value for a, b in pairwise(sentence))


def without_lead(
    sentence: tuple[Token, ...], phrases: Collection[tuple[str, ...]]
) -> tuple[Token, ...]:
    """ "So last turn …", "Ok, last turn …": begun with one of *phrases* itself."""
    words = tuple(it.text for it in sentence)
    led = 0
    while led < len(words) and words[led] in _LEADING:
        led += 1
    begins = led and any(words[led : led + len(it)] == it for it in phrases)
    return sentence[led:] if begins else sentence


_LEADING = frozenset({"so", "ok", "okay", "well", "and", "but", "also", "anyway", ","})
