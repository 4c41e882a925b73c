""" "Equipped with X, my 2/2 attacks": what a thing wears or has, behind its name."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.kinds import FIRST_NAMES, KEYWORD_WORDS, OPPONENTS
from bot.scenario.words.lexicon import VERBS
from bot.scenario.words.small_words import THE_OR_HIS
from bot.scenario.words.tokens import BULLET, Kind, Token

_OPENERS = {
    "equipped": ("with", "by"), "enchanted": ("with", "by"), "armed": ("with",),
    "wearing": (), "wielding": (), "carrying": (), "having": (), "already": ("dealt",),
    "dealt": (), "blocked": ("by",),
}  # fmt: skip
OPENING = frozenset(_OPENERS)
# Behind a comma these may be said of another thing than the one before it.
_FIRST_ONLY = frozenset({"having", "dealt", "blocked"})
_STOPS = frozenset({".", "?", "!", ";", ":", "\n", BULLET})
_LEADS = frozenset("then now so and".split())
_IT = frozenset({"it", "they"})
_DETERMINERS = THE_OR_HIS | {"a", "an", "your", "this", "that"}
_VERBS = frozenset(
    "is are was were has have had gets got takes took does did will would can goes "
    "stays stayed remains becomes went could may then also now".split()
) | {
    form[0]
    for row in VERBS.values()
    for form in row.active
    if len(form) == 1 and form[0].isalpha()
}
_PEOPLE = FIRST_NAMES | OPPONENTS | frozenset("i he she we you they player".split())
_LONGEST_SUBJECT = 8
_LONGEST = 24


def participles_behind(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "my 2/2 equipped with X attacks" for "equipped with X, my 2/2 …".

    And for "my 2/2, equipped with X, attacks". Of a pronoun it is its own clause.
    """
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        led = _leading(tokens, at) if _begins(found) else None
        if led is not None:
            comma, verb = led
            found += _behind(tokens[at:comma], tokens[comma + 1 : verb])
            at = verb
        elif tokens[at].text == "," and _is_aside(tokens, at):
            close = _close(tokens, at + 1)
            found += _said(tokens[at + 1 : close])
            at = close + (tokens[close : close + 1] != () and _resumes(tokens, close))
        else:
            found.append(tokens[at])
            at += 1
    return tuple(found)


def _begins(before: Sequence[Token]) -> bool:
    """Whether a sentence begins behind *before*."""
    at = len(before)
    while at and before[at - 1].text in _LEADS | {","}:
        at -= 1
    return not at or before[at - 1].text in _STOPS


def _opens(tokens: Sequence[Token], at: int) -> bool:
    behind = _OPENERS.get(tokens[at].text) if at < len(tokens) else None
    if behind is None or at + 1 >= len(tokens):
        return False
    following = tokens[at + 1]
    if tokens[at].text == "having":
        return following.text in KEYWORD_WORDS
    if tokens[at].text == "dealt":
        return following.kind is Kind.NUMBER or following.text == "damage"
    return not behind or following.text in behind


def _leading(tokens: Sequence[Token], at: int) -> tuple[int, int] | None:
    """The comma behind the participle at *at*, and the verb of what it is said of."""
    if not _opens(tokens, at):
        return None
    for comma in range(at + 2, min(at + _LONGEST, len(tokens))):
        if tokens[comma].text in _STOPS:
            return None
        if tokens[comma].text == "," and (verb := _verb(tokens, comma + 1)):
            return comma, verb
    return None


def _verb(tokens: Sequence[Token], start: int) -> int:
    """Where the verb behind one thing at *start* stands; 0 if no thing is there."""
    if start >= len(tokens) or not _is_thing(tokens, start):
        return 0
    for at in range(start + 1, min(start + _LONGEST_SUBJECT, len(tokens))):
        if tokens[at].kind is Kind.WORD and tokens[at].text in _VERBS:
            return at
        if tokens[at].text in _STOPS | {","}:
            break
    return 0


def _is_thing(tokens: Sequence[Token], at: int) -> bool:
    first = tokens[at]
    second = tokens[at + 1].text if at + 1 < len(tokens) else ""
    third = tokens[at + 2].text if at + 2 < len(tokens) else ""
    if first.text in _DETERMINERS and second in _PEOPLE:
        return third == "'s"
    if first.text in _PEOPLE - _IT:
        return second == "'s"
    return first.text in _IT | _DETERMINERS or first.kind is Kind.SIZE or first.capital


def _behind(said: Sequence[Token], subject: Sequence[Token]) -> list[Token]:
    """What is *said* of the *subject*, behind it."""
    if len(subject) > 1 or subject[0].text not in _IT:
        return [*subject, *_said(said)]
    verb = "has" if said[0].text == "having" else "is"
    helper = replace(subject[0], text=verb, raw=verb)
    comma = replace(subject[0], kind=Kind.MARK, text=",", raw=",")
    told = said[1:] if verb == "has" else said
    return [subject[0], helper, *told, comma, replace(helper, text="and"), subject[0]]


def _said(said: Sequence[Token]) -> list[Token]:
    """ "having flying": "with flying"; "armed with" is "equipped with"."""
    plain = {"having": "with", "armed": "equipped"}.get(said[0].text)
    first = replace(said[0], text=plain, raw=plain) if plain else said[0]
    return [first, *said[1:]]


def _is_aside(tokens: Sequence[Token], at: int) -> bool:
    """Whether the comma at *at* divides a thing from what it wears."""
    if not at or not _opens(tokens, at + 1) or tokens[at + 1].text in _FIRST_ONLY:
        return False
    before = tokens[at - 1]
    noun = before.kind in {Kind.WORD, Kind.SIZE} or before.text == ")"
    return noun and before.text not in _VERBS | _PEOPLE


def _close(tokens: Sequence[Token], at: int) -> int:
    """Where what the participle at *at* says ends: at a comma or with the sentence."""
    while at < len(tokens) and tokens[at].text not in _STOPS | {","}:
        at += 1
    return at


def _resumes(tokens: Sequence[Token], at: int) -> bool:
    """Whether the comma at *at* stands before the verb of the same thing."""
    verb = tokens[at + 1 : at + 2]
    return tokens[at].text == "," and bool(verb) and verb[0].text in _VERBS
