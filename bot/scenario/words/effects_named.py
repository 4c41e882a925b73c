"""An effect that is named: "an effect on it that", "a spell of mine, so"."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.scenario.words.descriptions import DESCRIBING
from bot.scenario.words.effects_said import leads
from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.law_things import MERELY, unknown_at
from bot.scenario.words.lexicon import VERBS
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import Kind, Token

Tokens = tuple[Token, ...]

_NOUNS = frozenset(
    "effect effects spell ability card thing enchantment artifact shield trick instant "
    "sorcery something aura buff emblem stuff magic protection permanent item action "
    "reaction regalia gear".split()
)
_ARTICLES = frozenset("a an some one another any my his her their".split())
_POINTED = frozenset("the this that".split())
_OWNED = frozenset("i he she they you".split())
_OWNS = frozenset("have has had cast casts control controls played used own".split())
_PLACES = (
    ("earlier", "this", "turn"), ("earlier",), ("before", "that"), ("before",),
    ("in", "play"), ("in", "force"), ("out",), ("up",), ("active",), ("already",),
    ("on", "the", "battlefield"), ("on", "the", "board"), ("on", "the", "table"),
)  # fmt: skip
HAVE = frozenset("have has had got with gets wears control controls own owns".split())
BEING = frozenset("is are am was were".split())
THAT = frozenset({"that", "which", "who"})
ADVERBS = frozenset(
    "basically just simply currently also always will can would now already only "
    "still".split()
)
PRONOUNS = frozenset("it itself him himself her herself them themselves its".split())
PEOPLE = frozenset("i he she they you we me".split())
DETS = frozenset("my his her their the a an that this each another one".split())
_JOINS = frozenset("and but so then while when if because as".split())
_STATS = frozenset("might life power loyalty".split())
FORMS = {
    form[0]
    for row in VERBS.values()
    for form in row.active
    if len(form) == 1 and form[0].isalpha()
} | frozenset("is are was were has have does do will would can".split())


@dataclass(frozen=True, slots=True)
class Effect:
    """ "An effect on me", up to *end*; *on*: whom or what it is on."""

    start: int
    end: int
    on: tuple[int, int] | None = None


def effect_named(
    tokens: Tokens,
    words: list[str],
    at: int,
    around: Around,
    *,
    cards: Callable[[], bool],
) -> tuple[Effect, int, bool] | None:
    """The effect that is named at *at*, and where what it does begins."""
    effect = effect_at(tokens, words, at, cards=cards)
    if effect is None and tokens[at].capital:
        called = unknown_at(tokens, 0, at, around)
        effect = Effect(called.start, called.end) if called is not None else None
    if effect is None:
        return None
    begun, does = next(leads(words[effect.end :]), (0, True))
    return effect, effect.end + begun, does


def effect_at(
    tokens: Tokens, words: list[str], at: int, *, cards: Callable[[], bool]
) -> Effect | None:
    start = at
    if words[at] in _POINTED:
        if cards():
            return None
    elif words[at] not in _ARTICLES and words[at] != "something":
        return None
    if words[at] != "something":
        at += 1
        while at < len(words) and words[at] in MERELY and words[at] not in _NOUNS:
            at += 1
        if words[at : at + 2] in (["prevention", "effect"], ["damage", "effect"]):
            at += 1
    if at >= len(words) or words[at] not in _NOUNS:
        return None
    at += 1
    if words[at : at + 1] == ["effect"] and words[at - 1] != "effect":
        at += 1  # "a spell effect"
    if words[at : at + 2] in (["of", "mine"], ["of", "his"], ["of", "hers"]):
        at += 2
    here = at + (words[at : at + 1] == ["that"])
    owner, owns = [*words[here : here + 2], "", ""][:2]
    if owner in _OWNED and owns in _OWNS:
        at = here + 2
    on = None
    if words[at : at + 1] in (["on"], ["over"], ["around"]) and (
        end := thing_end(tokens, words, at + 1)
    ):
        on, at = (at + 1, end), end
    for place in _PLACES:
        if tuple(words[at : at + len(place)]) == place:
            at += len(place)
    if (
        on is None
        and words[at : at + 1] in (["on"], ["over"])
        and (end := thing_end(tokens, words, at + 1))
    ):
        on, at = (at + 1, end), end
    return Effect(start, at, on)


def thing_end(tokens: Tokens, words: list[str], at: int) -> int:
    """Where the player or thing ends that begins at *at*; 0 for none."""
    if at >= len(words):
        return 0
    if words[at] in PRONOUNS | PEOPLE:
        return at + 1
    end = at
    owned = words[at] in DETS or words[at + 1 : at + 2] == ["'s"]
    end += 2 if words[at + 1 : at + 2] == ["'s"] else owned
    while (
        end < len(words)
        and end - at < 7
        and words[end] not in DETS | THAT | _JOINS | PEOPLE | BEING | HAVE
        and words[end] not in FORMS
        and words[end] not in {"on", "to", "preventing", "reading", "saying"}
        and (tokens[end].kind in {Kind.SIZE, Kind.NUMBER} or words[end][0].isalpha()
             or words[end] == "'s")
        and (owned or is_name(tokens[end]) or tokens[end].kind is Kind.SIZE or end > at)
    ):  # fmt: skip
        end += 1

    led = words[end : end + 1] in (["with"], ["("]) and end > at
    if led and words[end + 2 : end + 3] in (
        ["loyalty"], ["might"], ["life"], ["power"],
    ):  # fmt: skip
        end += 3
        end += words[end : end + 1] in (["counters"], [")"])
    return end if end > at + bool(owned) or (owned and end > at + 1) else 0


def is_name(token: Token) -> bool:
    return token.capital or token.text in FIRST_NAMES


def thing_before(tokens: Tokens, words: list[str], begun: int, end: int) -> int | None:
    """Where the player or thing begins that ends at *end*."""
    for start in range(end - 1, max(begun, end - 9) - 1, -1):
        if words[start] in PEOPLE | PRONOUNS and start + 1 < end:
            return None
        if words[start] in _STATS | {"'s"} or words[start - 1 : start] == ["with"]:
            continue
        if thing_end(tokens, words, start) == end:
            return _from_its_owner(tokens, words, begun, start)
    return None


def _from_its_owner(tokens: Tokens, words: list[str], begun: int, start: int) -> int:
    """Where "my big green" begins, in front of the noun at *start*."""
    here = start
    while (
        here > begun
        and words[here - 1] not in DETS | FORMS
        and (
            words[here - 1] in DESCRIBING | _STATS
            or tokens[here - 1].kind in {Kind.SIZE, Kind.NUMBER}
            or (tokens[here - 1].capital and words[here - 1] not in FIRST_NAMES)
        )
    ):
        here -= 1
    if here > begun and words[here - 1] in DETS:
        return here - 1
    if here - 1 > begun and words[here - 1] == "'s":
        here -= 2
        led = here > begun and words[here - 1] in DETS
        return here - led
    return here if all(tokens[at].capital for at in range(here, start)) else start
