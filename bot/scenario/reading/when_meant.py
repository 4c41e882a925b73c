"""What may be meant of what was told in the past, or at no time of its own."""

import re
from collections.abc import Iterator

from bot.errors import Offer
from bot.scenario.reading.told_so import Told
from bot.scenario.reading.turning import turns
from bot.scenario.words.lexicon import TENSES

# --- told in the past ---------------------------------------------------------

_WAS = {"was": "is", "were": "are"}
_ONCE = re.compile(
    r",? ?\b(?:(?:in |on )?(?:the |my |his |her )?(?:last|previous) (?:turn|game|week)|"
    r"yesterday|(?:a|one|two|three|\d) turns? ago|before(?=[.,]|$))(?: only)?,? ?",
    re.IGNORECASE,
)
_EARLIER = re.compile(
    r",? ?\b(?:after|that|which|who) (?:it|he|she|they|i|was|were|had|has|took)?\b"
    r"[^,.?!]*? last turn\b",
    re.IGNORECASE,
)
_MANY = re.compile(r"\b(?:i|you|we|they)\b(?= \w+$)", re.IGNORECASE)


def still(told: Told) -> Iterator[Offer]:
    """As it is, where it is still so; without it, where it is not."""
    now = re.sub(r" +(?=[.,])", "", _ONCE.sub(" ", told.sentence)).strip()
    for past in re.finditer(r"\b[a-z]+\b", now):
        plain = _present(past[0], many=bool(_MANY.search(now[: past.end()])))
        plain = (
            "am"
            if now[: past.start()].lower().endswith("i ") and plain == "is"
            else plain
        )
        if plain:
            here = f"{now[: past.start()]}{plain}{now[past.end() :]}"
            yield told.instead(here[:1].upper() + here[1:])
            break
    yield from _without(told)


def _present(word: str, *, many: bool) -> str:
    if word in _WAS:
        return _WAS[word]
    if word == "had":
        return "have" if many else "has"
    tense = TENSES.get(word) or TENSES.get(word.removesuffix("d"))
    if tense is None or word in tense.simple[:2]:
        return "controls" if word == "owned" and not many else ""
    return tense.simple[0 if many else 1]


def _without(told: Told) -> Iterator[Offer]:
    """Without that clause, or all of that sentence."""
    parts = re.split(r"(,? (?:and|n|then|but|now) |, )", told.sentence)
    at = told.begin
    for n in range(0, len(parts), 2):
        end = at + len(parts[n])
        rest = "".join(parts[n + 1 : n + 2])
        # "… but it was used up last turn" is said of what would stay.
        apart = not turns(_ONCE.sub(" ", parts[n]))
        apart = apart and not any("but" in it for it in parts[max(0, n - 1) : n])
        if len(parts) > 1 and at <= told.start < end and apart:
            if not rest:
                yield told.put(at - len(parts[n - 1]), end, "")
            elif _WHO.match(parts[n + 2]):
                yield told.put(at, end + len(rest), "")
        at = end + len(rest)
    if not any(_STILL.match(it) for it in parts[2::2]):
        yield told.put(told.begin, told.end, "")


# "… last turn and is at 10": so it is now.
_STILL = re.compile(r"(?:is|are|am|has|have|now)\b")
_WHO = re.compile(
    r"(?:now |then )?(?:(?:[Ii]|he|she|they|we|it|my|his|her|opp)\b|[A-Z])"
)


def same_turn(told: Told) -> Iterator[Offer]:
    """Without what is over, as it was told; else in this turn."""
    if it := _EARLIER.search(told.sentence):
        yield told.put(told.begin + it.start(), told.begin + it.end(), "")
    yield from _without(told)
    for it in re.finditer(r"(?:the |my )?last turn\b", told.sentence, re.IGNORECASE):
        yield told.put(told.begin + it.start(), told.begin + it.end(), "this turn")


# --- when ---------------------------------------------------------------------

_LATE = re.compile(r"\blate\b|\bin vain\b|\bto no \w+|\bfor nothing\b", re.IGNORECASE)
_WHEN = re.compile(
    r",? ?\b(?:before|during|in|at|on) (?:the (?:beginning|end) of )?"
    r"(?:my|his|her|their|the) (?:next )?(?!(?:first|second|third|last)\b)[a-z]+"
    r"(?: (?:step|phase))?,? ?",
    re.IGNORECASE,
)


def round_damage(told: Told) -> Iterator[Offer]:
    """Before or after the combat damage."""
    for when in (" before combat damage", " after combat damage"):
        yield told.put(told.stop, told.stop, when)


_HURT = re.compile(r"\b(?=(?:damage|dmg)\b)", re.IGNORECASE)


def of_combat(told: Told) -> Iterator[Offer]:
    """Combat damage, or none."""
    if (it := _HURT.search(told.text, told.start, told.stop)) is not None:
        for kind in ("combat ", "noncombat "):
            yield told.put(it.start(), it.start(), kind)


_DEALT = re.compile(r"\bdeals? \d+ (?:[a-z]+ )?(?=(?:damage|dmg)\b)", re.IGNORECASE)


def dealt_by(told: Told) -> Iterator[Offer]:
    """ "I deal 4 damage to his ally": by a spell, or in an attack."""
    if (it := _DEALT.search(told.text)) is not None:
        word = re.compile(r"\w+").match(told.text, it.end())
        end = word.end() if word else it.end()
        yield told.put(end, end, " with a spell")
        yield told.put(it.end(), it.end(), "combat ")


_OF_TURN = re.compile(
    r",? ?\b(?:(?:on|in|during) my (?:own )?turn|(?:while )?it(?:'s| is) my turn)\b"
    r"[,.]? ?",
    re.IGNORECASE,
)


def in_order(told: Told) -> Iterator[Offer]:
    """Without what came too late, or without the time it was told at."""
    if _LATE.search(told.sentence):
        if not told.sentence.endswith("?"):
            yield told.put(told.begin, told.end, "")  # too late, it did nothing
        return
    when = _WHEN.search(told.text, told.begin, told.end)
    if when:
        yield told.put(when.start(), when.end(), " ")


def whose_turn(told: Told) -> Iterator[Offer]:
    """Without the turn that it was told of."""
    for it in _OF_TURN.finditer(told.text):
        yield told.put(it.start(), it.end(), "" if it.start() == 0 else " ")
