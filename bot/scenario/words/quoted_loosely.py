"""What an effect does, quoted in the asker's words: "damage to champions is doubled".

No card of the game says it so, but without its marks it is read as what somebody tells
of an effect (:mod:`bot.scenario.words.effects_said`).
"""

import re

from bot.errors import QuestionError
from bot.scenario.words.claimed_ones import sentences
from bot.scenario.words.effects_said import base, said
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.unquoting import moved
from bot.scenario.words.written import as_word, stop_in
from bot.wording.reading import read_quoted

Tokens = tuple[Token, ...]

# What a wording may be of.
_KINDS = ("", "action", "ally", "unit", "gear", "item")
_MINE = frozenset("i my me mine".split())
_HIS = frozenset("he she they his her their him them opponent opponents".split())
# "Your champion" of the one who has it.
_OWNED = {
    True: {"your": "my", "you": "i"},
    False: {"your": "his", "you": "he"},
}
_ITSELF = re.compile(r"\b(?:this|that) (?:ally|unit|champion|creature)\b")
_HAS = frozenset("has have with had got".split())
_NAMED = frozenset(
    "effect card item ability regalia spell action shield weapon gear champion".split()
)
_TAKES = frozenset("takes take deals deal gets get".split())
_BODIES = frozenset({"unit", "ally", "champion", "it"})
_ARTICLES = frozenset({"a", "an"})
_SAYS = frozenset("says said reads states saying reading say".split())
_LEADS = frozenset({":", ",", "-", "called", "with", "text", "the"})
_PLACES = (
    ("is", "active"), ("is", "in", "play"), ("is", "up"), ("is", "on"), ("active",),
    ("is", "in", "effect"), ("is", "in", "force"), ("in", "play"), ("up",),
    ("is", "out"), ("is", "there"), ("applies",), ("is", "in", "place"), ("holds",),
)  # fmt: skip


def quoted_loosely(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with such wordings told without their marks."""
    out: list[Token] = []
    for sentence in sentences(tokens):
        at = next((n for n, it in enumerate(sentence) if it.kind is Kind.QUOTE), -1)
        told = _told(sentence, at, around) if at >= 0 else None
        out += told or sentence
    return tuple(out) if len(out) != len(tokens) else tokens


def _told(sentence: Tokens, at: int, around: Around) -> Tokens | None:
    quote, before = sentence[at], sentence[:at]
    if any(it.kind is Kind.QUOTE for it in sentence[at + 1 :]):
        return None
    inside = _inside(quote)
    words = [it.text for it in before]
    mine = any(
        word in _MINE and words[n + 1 : n + 2] != ["opponent"]
        for n, word in enumerate(words)
    )
    lies = _lies(sentence[at + 1 :]) if not before else 0
    his = not _HIS.isdisjoint(words + [it.text for it in sentence[at + 1 :][:lies]])
    spoken = {it.text for it in inside}
    if (
        not {"damage", "dmg"} & spoken
        or ({"you", "your"} & spoken and ((mine and his) or spoken & _MINE))
        or _is_read(str(quote.value), around)
        or not _is_said([it.text for it in inside])
    ):
        return None
    owned = _OWNED[not his]
    clause = tuple(
        as_word(it, owned[it.text]) if it.text in owned else it for it in inside
    )
    behind = sentence[at + 1 + lies :]
    for place in _PLACES:
        if not before and tuple(it.text for it in behind[: len(place)]) == place:
            behind = behind[len(place) :]
            break
    ended = str(quote.value).rstrip().endswith((".", "!"))
    alone = ended and not before and behind == sentence[at + 1 :]
    if alone and "prevent" in spoken:
        return None  # what prevents, in a sentence of its own, is known as a wording
    if ended and behind and behind[0].text not in ENDS:
        behind = (stop_in(quote), *behind)
    if behind and behind[0].text not in ENDS | {",", "and", "then", "so"}:
        return None
    led = _led(before, quote, takes=clause[0].text in _TAKES)
    return (*led, *clause, *behind) if led is not None else None


def _lies(behind: Tokens) -> int:
    """The length of "is on my champion", which says whose the effect is; or 0."""
    words = [it.text for it in behind[:7]]
    at = int(words[:1] == ["is"])
    if words[at : at + 1] != ["on"]:
        return 0
    at += 1
    at += words[at : at + 2] == ["my", "opponent"]
    at += words[at : at + 2] == ["opponent", "'s"]
    owned = words[at : at + 1] and words[at] in _MINE | _HIS | {"'s"}
    noun = owned and words[at + 1 : at + 2] in (["champion"], ["unit"], ["ally"])
    return at + 2 if noun else 0


def _led(before: Tokens, quote: Token, *, takes: bool) -> Tokens | None:
    """What leads to what the effect does; *takes*: what has it takes that."""
    kept = list(before)
    if takes and kept and kept[-1].text in _BODIES:
        return before  # "his unit “takes no damage from spells”"
    if takes:
        while kept and kept[-1].text in _LEADS | _NAMED | _ARTICLES:
            kept.pop()
        return tuple(kept[:-1]) if kept and kept[-1].text in _HAS else None
    while kept and kept[-1].text in _LEADS and kept[-1].text != "with":
        kept.pop()
    if kept and kept[-1].text in _SAYS:
        return tuple(kept)
    says = [as_word(quote, it) for it in ("that", "says")]
    if not kept:
        return tuple(
            as_word(quote, it) for it in "there is an effect that says".split()
        )
    if kept[-1].text in _HAS:
        if len(kept) > 1 and kept[-1].text == "with" and kept[-2].text in _NAMED:
            return (*kept[:-1], *says)
        return (*kept, *(as_word(quote, it) for it in ("an", "effect")), *says)
    return (*kept, *says) if kept[-1].text in _NAMED else None


def _inside(quote: Token) -> Tokens:
    try:
        found = [*moved(_ITSELF.sub(_as_it, quote.raw[1:-1].lower()), quote, 1)]
    except QuestionError:
        return ()
    while found and found[-1].text in {".", ",", "!"}:
        found.pop()
    return tuple(found)


def _as_it(found: re.Match[str]) -> str:
    return "it".ljust(len(found[0]))


def _is_said(words: list[str]) -> bool:
    """Whether that is all told of an effect."""
    if not words or any(it in ENDS for it in words):
        return False
    told = " ".join(
        "my" if it == "your" else "i" if it == "you" else it for it in words
    )
    verb = base(words[0], common=True)
    ways = [(told, False)]
    if verb:
        ways.append((" ".join([verb, *told.split(" ")[1:]]), True))
    return any(True for text, does in ways for _ in said(text, does=does))


def _is_read(wording: str, around: Around) -> bool:
    for kind in _KINDS:
        try:
            read_quoted(
                around.game, wording, kinds=frozenset({kind} - {""}), entire=True
            )
        except QuestionError:
            continue
        return True
    return False
