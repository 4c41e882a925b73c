"""Lines that are nothing but keywords, with their costs."""

import re
from collections.abc import Iterable

from bot.wording.magic.grammar import G
from bot.wording.magic.keywords import BY_NAME, INERT
from bot.wording.phrases import Attempt
from bot.wording.tokens import split_words

_INERT_FIRST: dict[str, list[tuple[str, ...]]] = {}
for _name in sorted(INERT, key=len, reverse=True):
    _INERT_FIRST.setdefault(_name.split()[0].rstrip("!"), []).append(
        tuple(_name.rstrip("!").split())
    )


@G.says("keyword line", "<keywords> [.]")
def _played(keywords: tuple[str, ...]) -> tuple[str, ...] | None:
    # Some are known by name only, to say who has them or is without.
    return None if any(one.split()[0] in BY_NAME for one in keywords) else keywords


@G.reads("keyword line")
def _with_costs(attempt: Attempt, at: int) -> Iterable[tuple[int, tuple[str, ...]]]:
    """A keyword and its cost up to the end of the line: "kicker {1}{R}"."""
    words = attempt.words
    if at != 0 or not words:
        return []
    if words[0] == "enchant" and len(words) < 8 and not _DOING & set(words):
        return [(len(words), _enchant(attempt))]
    for name in _INERT_FIRST.get(words[0], ()):
        if words[: len(name)] == name and _is_cost(words, len(name)):
            return [(len(words), (attempt.text.text.strip().rstrip(".").lower(),))]
    # "Flying, ward {2}", "First strike, cycling {2}"
    found: list[tuple[int, tuple[str, ...]]] = []
    for end, keywords in attempt.read(G.rule("keywords"), 0):
        if words[end : end + 1] != (",",):
            continue
        for name in _INERT_FIRST.get(
            words[end + 1] if end + 1 < len(words) else "", ()
        ):
            start = end + 1
            if words[start : start + len(name)] == name and _is_cost(
                words, start + len(name)
            ):
                rest = attempt.text.between(start, len(words)).lower()
                found.append((len(words), (*keywords, rest)))
    return found


def _enchant(attempt: Attempt) -> tuple[str, ...]:
    """ "Enchant creature", and the keywords said behind it on the same line."""
    words = attempt.words
    for comma in (at for at, word in enumerate(words) if word == ","):
        for end, keywords in attempt.read(G.rule("keywords"), comma + 1):
            if end == len(words):
                return (attempt.text.between(0, comma).lower(), *keywords)
    return (attempt.text.text.strip().lower(),)


# Keywords that are short for a sentence.
_SHORT_FOR = {
    "changeling": "~ is every creature type",
    "prowess": "whenever you cast a noncreature spell, ~ gets +1/+1 until end of turn",
    "exalted": "whenever a creature you control attacks alone, it gets +1/+1 until end"
    " of turn",
    "bushido": "whenever ~ blocks or becomes blocked, it gets +N/+N until end of turn",
    "rampage": "whenever ~ becomes blocked, until end of turn, it gets +N/+N for each"
    " creature blocking it beyond the first",
    "flanking": "whenever a creature without flanking blocks ~, that creature gets"
    " -1/-1 until end of turn",
    "melee": "whenever ~ attacks, it gets +X/+X until end of turn, where X is the"
    " number of opponents you attacked this combat",
    "battle cry": "whenever ~ attacks, each other attacking creature gets +1/+0 until"
    " end of turn",
    "fabricate": "when ~ enters, you may put N +1/+1 counters on ~. If you don't,"
    " create N colorless 1/1 Servo artifact creature tokens",
    "bloodthirst": "as long as an opponent was dealt damage this turn, ~ enters with N"
    " +1/+1 counters on it",
    "afterlife": "when ~ dies, create N 1/1 white and black Spirit creature tokens"
    " with flying",
    "fading": "~ enters with N fade counters on it.\nAt the beginning of your upkeep,"
    " remove a fade counter from ~. If you can't, sacrifice ~",
    "vanishing": "~ enters with N time counters on it.\nAt the beginning of your"
    " upkeep, if ~ has a time counter on it, remove a time counter from ~.\nWhen the"
    " last time counter is removed from ~, sacrifice ~",
    "mobilize": "whenever ~ attacks, create N 1/1 red Warrior creature tokens that are"
    " tapped and attacking. Sacrifice those tokens at the beginning of the next end"
    " step",
    "living weapon": "when ~ enters, create a 0/0 black Phyrexian Germ creature token,"
    " then attach ~ to it",
    "for mirrodin": "when ~ enters, create a 2/2 red Rebel creature token, then attach"
    " ~ to it",
    "job select": "when ~ enters, create a 1/1 colorless Hero creature token, then"
    " attach ~ to it",
    "exploit": "when ~ enters, you may sacrifice a creature",
    "mentor": "whenever ~ attacks, put a +1/+1 counter on target attacking creature"
    " with lesser power",
    "renown": "when ~ deals combat damage to a player, if ~ isn't renowned, put N"
    " +1/+1 counters on ~ and it becomes renowned",
    "afflict": "whenever ~ becomes blocked, defending player loses N life",
    "training": "whenever ~ attacks with another creature with greater power, put a"
    " +1/+1 counter on ~",
    "dethrone": "whenever ~ attacks the player with the most life, put a +1/+1 counter"
    " on ~",
    "poisonous": "whenever ~ deals combat damage to a player, that player gets N"
    " poison counters",
    "annihilator": "whenever ~ attacks, defending player sacrifices N permanents",
    "frenzy": "whenever ~ attacks and isn't blocked, it gets +N/+0 until end of turn",
    "evolve": "whenever a creature you control enters, if it has greater power or"
    " toughness than ~, put a +1/+1 counter on ~",
    "can not block": "~ can't block",
    "can not attack": "~ can't attack",
    "can not attack or block": "~ can't attack or block",
    "decayed": "~ can't block.\nWhen ~ attacks, sacrifice it at end of combat",
    "unleash": "you may have ~ enter with a +1/+1 counter on it.\n~ can't block as long"
    " as it has a +1/+1 counter on it",
    "riot": "~ enters with your choice of a +1/+1 counter or haste",
    "modular": "~ enters with N +1/+1 counters on it.\nWhen ~ dies, you may put its"
    " +1/+1 counters on target artifact creature",
    "graft": "~ enters with N +1/+1 counters on it.\nWhenever another creature enters,"
    " you may move a +1/+1 counter from ~ onto that creature",
    "extort": "whenever you cast a spell, you may pay {w/b}. If you do, you gain 1 life"
    " for each opponent and each opponent loses 1 life",
}
# Those that ask for mana (702.24a, 702.30a).
_COSTED = {
    "cumulative upkeep": "at the beginning of your upkeep, put an age counter on ~."
    " Sacrifice ~ unless you pay COST",
    "echo": "at the beginning of your upkeep, if ~ came to you since your last upkeep"
    " began, sacrifice it unless you pay COST",
}
_AT_A_COST = re.compile(
    rf"(?P<name>{'|'.join(_COSTED)}) (?P<cost>(?:\{{[^}}]+\}})+)\.?", re.IGNORECASE
)
_SHORT = re.compile(
    r"(?P<name>" + "|".join(name for name, means in _SHORT_FOR.items() if means)
    + r")!?(?: (?P<n>\d+))?\.?",
    re.IGNORECASE,
)  # fmt: skip
_KEYWORD_LIKE = re.compile(r"[A-Z][a-z'’-]+(?: [A-Za-z'’-]+){0,2}(?: (?:\d+|X))?!?")


def in_full(line: str) -> str:
    """The sentence that a keyword of this line is short for, "" if there is none."""
    if costed := _AT_A_COST.fullmatch(line.strip()):
        means = _COSTED[costed["name"].casefold()]
        return means.replace("COST", costed["cost"].casefold())
    short = _SHORT.fullmatch(line.strip())
    if short is None:
        return ""
    means = _SHORT_FOR[short["name"].casefold()]
    if "N" in means.replace("~", "") and short["n"] is None and "N " in means:
        return ""
    return re.sub(r"\bN\b", short["n"] or "1", means)


def is_keywords(sentence: str) -> bool:
    """True for a sentence that is nothing but keywords, with their costs."""
    line = sentence.strip().rstrip(".")
    if in_full(line) or keyword_pieces(line):
        return True
    return bool(Attempt(split_words(line)).whole(G.rule("keyword line")))


def keyword_pieces(line: str) -> list[str]:
    """The parts of a list of keywords of which one is short for a sentence.

    Older cards part keywords with semicolons ("Haste; fear").
    """
    pieces = [piece.strip() for piece in re.split("[,;]", line.strip().rstrip("."))]
    if all(_PIECE.fullmatch(piece) for piece in pieces) and (
        ";" in line or any(in_full(piece) for piece in pieces)
    ):
        return pieces
    return []


_PIECE = re.compile(
    r"[A-Za-z'’-]+(?: [A-Za-z'’-]+){0,3}(?: (?:\d+|X|\{[^ ]+))?"
    r"|[Pp]rotection from [a-z ]+"
)


def looks_like_keyword(line: str) -> bool:
    """True for a line of a few words without a full stop: an unknown keyword."""
    return bool(_KEYWORD_LIKE.fullmatch(line.strip()))


def _is_cost(words: tuple[str, ...], at: int) -> bool:
    """True if what follows a keyword can be its cost or number, or nothing."""
    rest = words[at:]
    if not rest or rest in ((".",), ("!",)):
        return True
    first = rest[0]
    if first in ("—", ","):
        return True
    return (
        first.startswith("{")
        or first.isdecimal()
        or first in ("x", "onto", "with", "from", "for", "a", "abilities", "all")
    ) and not any(word in _DOING for word in rest)


# What no cost says: text of the card typed on the same line.
_DOING = frozenset(
    ": gets get creatures deals deal damage prevent prevented destroy draw when "
    "whenever if gains gain target enters instead enchanted".split()
)
