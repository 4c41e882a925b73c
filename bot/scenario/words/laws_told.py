"""What befalls damage, told in the asker's words: "all damage is doubled".

Each such clause is a wording that somebody has, and one that a thing is told by ("an
enchantment that doubles all damage") is the wording of that. Where a card or a wording
that is named says so itself, it may be that which is explained: nothing is changed.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.cards.finding import Found
from bot.scenario.words.rewriting import Around
from bot.scenario.words.spelling import NUMBER_WORDS
from bot.scenario.words.tokens import BULLET, Kind, Token

Tokens = tuple[Token, ...]

#: one of these is in each text that tells of such a thing
LAWS = frozenset(
    "doubled tripled doubles triples double triple twice doubler tripler doubling "
    "tripling reduced lowered increased raised less more extra additional reduces "
    "increases prevents prevent gives give giving grants makes make".split()
)
_WHOM = {
    "me": " to you", "players": " to a player", "a player": " to a player",
    "any player": " to a player", "creatures": " to a creature",
    "a creature": " to a creature", "my creatures": " to a creature you control",
    "creatures i control": " to a creature you control", "i": " to you",
    "my opponents": " to an opponent", "any creature": " to a creature",
}  # fmt: skip
_COLOURS = "white blue black red green".split()
_EVERY = "every each all any a".split()
_SOURCES = {
    **{f"{it} source": "a source" for it in _EVERY},
    **{f"{it} sources": "a source" for it in _EVERY},
    "sources": "a source", "everything": "a source", "all": "a source",
    "anything": "a source", "each": "a source", "all creatures": "a creature",
    "every creature": "a creature", "each creature": "a creature",
    "my sources": "a source you control", "all my sources": "a source you control",
    "sources i control": "a source you control",
    "all sources i control": "a source you control",
    "everything i control": "a source you control",
    "my creatures": "a creature you control",
    "all my creatures": "a creature you control",
    "creatures i control": "a creature you control",
    **{f"{it} sources": f"a {it} source" for it in _COLOURS},
    **{f"{it} creatures": f"a {it} creature" for it in _COLOURS},
}  # fmt: skip
_THINGS = (
    "effect|enchantment|artifact|permanent|emblem|thing|card|something|creature|aura"
)


def _one(of: Mapping[str, str]) -> str:
    return "|".join(sorted(map(re.escape, of), key=len, reverse=True))


_TO = rf"(?: (?:(?:that is )?(?:dealt |done ))?to (?P<to{{n}}>{_one(_WHOM)}))?"
_FROM = rf"(?: (?:from|by) (?P<by{{n}}>{_one(_SOURCES)}))?"
_DAMAGE = (
    r"(?:(?:all|any|every|each)(?: of)? )?(?:the )?(?P<kind{n}>combat |noncombat )?"
    rf"damage(?: dealt| done)?{_FROM}{_TO}"
)
_N = r"(?P<n{n}>\d+|one|two|three|four|five)"
_MORE = _N + r" (?P<how{n}>less|more|extra|additional)(?: damage)?"
_TIMES = r"(?P<times{n}>double|triple|twice)(?: (?:the|that|as much))?(?: damage)"
# How such a clause goes; each slot is numbered, for a row may hold more than one.
_CLAUSES = (
    rf"{_DAMAGE} (?:is|gets|is being)(?: all)? (?P<times{{n}}>doubled|tripled)",
    rf"{_DAMAGE} (?:is|gets|is being) (?P<how{{n}}>reduced|lowered|increased|raised)"
    rf" by {_N}",
    rf"(?P<by{{n}}>{_one(_SOURCES)}) (?:deals|deal|does|do) {_TIMES}{_TO}",
    rf"(?P<by{{n}}>{_one(_SOURCES)}) (?:deals|deal|does|do) {_MORE}{_TO}",
    rf"(?P<to{{n}}>i) take {_TIMES}{_FROM}",
    rf"(?P<to{{n}}>i) take {_MORE} from (?P<by{{n}}>{_one(_SOURCES)})",
    rf"(?:i )?(?P<how{{n}}>prevent) {_N} (?:of the |of )?(?:damage )?from "
    rf"(?P<by{{n}}>{_one(_SOURCES)})(?P<mine{{n}}>){_TO}",
    rf"(?:i )?(?P<how{{n}}>prevent) {_N} of (?:all|any|every) (?:the )?damage"
    rf"(?: dealt)?(?P<mine{{n}}>){_TO}",
)
# And how it goes on behind "an enchantment that".
_DOES = (
    rf"(?P<times{{n}}>doubles|triples) {_DAMAGE}",
    rf"(?P<how{{n}}>reduces|increases) {_DAMAGE} by {_N}",
    rf"(?P<how{{n}}>prevents) {_N} (?:of the |of )?(?:damage )?from "
    rf"(?P<by{{n}}>{_one(_SOURCES)})(?P<mine{{n}}>){_TO}",
    rf"(?P<how{{n}}>prevents) {_N} of (?:all|any|every) (?:the )?damage"
    rf"(?: dealt)?(?P<mine{{n}}>){_TO}",
    rf"(?:makes|lets) (?P<to{{n}}>me) take {_MORE}{_FROM}",
    rf"makes {_DAMAGE} (?P<times{{n}}>doubled|double|triple)",
    rf"makes (?P<by{{n}}>{_one(_SOURCES)}) deal {_TIMES}{_TO}",
)


_KEYWORD = (
    r"flying|lifelink|trample|deathtouch|first strike|double strike|vigilance|haste|"
    r"indestructible|hexproof|menace|reach|infect|wither|protection from \w+"
)
# "An enchantment that gives my creatures lifelink", of whoever has it.
_GRANTS = (
    r"(?:gives?|grants?|makes?|giving) (?:all (?:of )?)?(?P<whose{n}>my|his|her|their) "
    r"(?P<more{n}>other )?creatures (?:have |get |gain )?"
    rf"(?P<grant{{n}}>{_KEYWORD}|[+-]\d+/[+-]\d+)",
)


def _numbered(rows: tuple[str, ...], begun: int) -> str:
    return "|".join(it.replace("{n}", str(n)) for n, it in enumerate(rows, start=begun))


_STOPS = frozenset({".", ",", ";", ":", "?", "!", "\n", "(", ")", "-", BULLET})
_JOINS = frozenset("and but while if when because so since n as though where".split())
_TAIL = (
    r"(?: (?:because of|due to|thanks to|from|by) (?:an?|some|his|her|my|the|that) "
    rf"(?:{_THINGS})(?: of (?:his|mine|hers|theirs)"
    r"|(?: that| which)? (?:i|he|she|they|we) (?:have|has|control|controls|own))?)?"
)
_IN = "in play|out|on the (?:table|board|battlefield|field)|in force|active"
_CLAUSE = re.compile(rf"(?:{_numbered(_CLAUSES, 0)}){_TAIL}$")
_OF_THING = re.compile(
    rf"(?:(?P<led>(?:.* )?)(?P<thing>(?:an?|some|the|one) (?:{_THINGS})|something)"
    rf"|(?P<thing3>{_THINGS}))"
    rf"(?: {_IN})?"
    rf" (?:(?:(?:that|which) )?(?:{_numbered(_DOES, 20)}"
    rf"|{_numbered(_GRANTS, 80)})"
    rf"|(?:that |which )?(?:says|saying)(?: that)? (?:{_numbered(_CLAUSES, 40)}))"
    rf"(?P<in>(?: {_IN})?)$"
)
_DOUBLER = re.compile(
    rf"(?P<led>(?:.* )?)an? (?:damage (?P<times60>doubler|tripler)"
    rf"|(?P<times61>double|triple) damage (?P<thing>{_THINGS})"
    rf"|damage (?P<times62>doubling|tripling) (?P<thing2>{_THINGS}))"
    rf"(?P<in>(?: (?:is )?(?:{_IN}))?)$"
)
_HELD = re.compile(
    r"(?:i|you|we|he|she|they|my opponent|[a-z]+) (?:have|has|control|controls|got|"
    r"own|owns)(?: got)?|there (?:is|are)|with"
)
_SAID_SO = re.compile(
    r"\bdamage\b.*\b(?:double|triple|twice|half|minus|plus|instead)\b|\bprevent\b"
    r"|\bcreatures you control\b",
    re.S,
)
# A shorter word alone is hardly a card's name: "with", "not".
_SHORTEST = 5
_LONGEST_NAME = 4


def laws_told(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with such clauses as wordings that somebody has."""
    if any(it.kind is Kind.QUOTE for it in tokens):
        return tokens
    parts = [*_clauses(tokens)]
    clauses = [(it, _made(it, _holder(parts, at))) for at, it in enumerate(parts)]
    if not any(made for _, made in clauses):
        return tokens
    others = (it for it, made in clauses if made is None)
    cards = [text for it in others for text in _texts(it, around)]
    out: list[Token] = []
    for clause, made in clauses:
        if made is None or not cards:
            out += made or clause
        elif not any(map(partial(_says, made[-1]), cards)):
            return tokens
    return tuple(out)


def _clauses(tokens: Tokens) -> Iterator[Tokens]:
    """What stands between marks and joining words, and each of those."""
    begun = 0
    for at, token in enumerate(tokens):
        joins = token.text in _JOINS and tokens[at + 1 : at + 2] != ()
        joins = joins and (token.text != "because" or tokens[at + 1].text != "of")
        if token.text in _STOPS or joins or token.kind is Kind.BREAK:
            if at > begun:
                yield tokens[begun:at]
            yield (token,)
            begun = at + 1
    if begun < len(tokens):
        yield tokens[begun:]


def _holder(parts: Sequence[Tokens], at: int) -> str:
    """Who has what stands before "and an enchantment …"; "" where nobody does."""
    if at < 2 or parts[at - 1][0].text != "and" or len(parts[at - 2]) < 2:
        return ""
    first, *rest = (it.text for it in parts[at - 2])
    return first if {"has", "have", "control", "controls", "got"} & {*rest} else ""


def _made(clause: Tokens, before: str = "") -> Tokens | None:
    """*clause* as what has a wording; None where it tells no such thing.

    *before*: who has what a list before it tells of.
    """
    said = " ".join(it.text for it in clause)
    found = _CLAUSE.match(said)
    told = found or _DOUBLER.match(said) or _OF_THING.match(said)
    if told is None:
        return None
    slots = {name: it for name, it in told.groupdict().items() if it is not None}
    led = slots.pop("led", "").split()
    if led and _HELD.fullmatch(" ".join(led)) is None:
        return None
    things = [slots.pop(it, "") for it in ("thing", "thing2", "thing3")]
    thing = "".join(things)
    if things[-1] and not before:
        return None  # "… and enchantment that doubles damage", of a list
    holder = led[0] if led else before
    if "grant80" in slots:
        # What an enchantment gives "my creatures" it gives those of who has it.
        mine = slots["whose80"] == "my"
        if holder in {"", "there", "with"} or (holder in {"i", "we"}) != mine:
            return None
        wording = _grant(slots)
    else:
        wording = _wording(slots)
        if led and holder not in _OWN and _YOU.search(wording):
            return None  # "Bob has an effect that doubles damage to me"
    here = clause[0]
    quote = replace(
        here, kind=Kind.QUOTE, text='"', raw=f'"{wording}"', value=wording,
        end=clause[-1].end,
    )  # fmt: skip
    if found:
        has = ["i", "control"] if _YOU.search(wording) else ["there", "is"]
        return (*(_word(here, it) for it in has), quote)
    kept = clause[: len(led)] if led and led != ["with"] else None
    there = () if before else tuple(_word(here, it) for it in ("there", "is"))
    has_it = there if kept is None else kept
    kind = thing.rpartition(" ")[2]
    kind = kind if kind in _HOLDING else "enchantment"
    return (*has_it, *(_word(here, it) for it in ("an", kind, "with")), quote)


_HOLDING = frozenset("effect enchantment artifact permanent".split())


def _grant(slots: Mapping[str, str]) -> str:
    """How a card says that creatures get something."""
    other = "Other creatures" if "more80" in slots else "Creatures"
    verb = "have" if slots["grant80"][0].isalpha() else "get"
    return f"{other} you control {verb} {slots['grant80']}."


_OWN = frozenset({"i", "there", "with"})
_YOU = re.compile(r"\byou\b")


def _wording(found: Mapping[str, str]) -> str:
    """How a card says it."""
    slots = {re.sub(r"\d+$", "", name): value for name, value in found.items()}
    source = _SOURCES.get(slots.get("by", "source"), "a source")
    whom = _WHOM[slots["to"]] if "to" in slots else ""
    if "mine" in slots and not whom:
        whom = " to you"  # "an artifact that prevents 1 damage from each source"
    kind = slots.get("kind", "")
    number = NUMBER_WORDS.get(slots.get("n", ""), slots.get("n", ""))
    if "times" in slots:
        times = "triple" if slots["times"].startswith("tripl") else "double"
        then = f"it deals {times} that damage instead"
    elif slots["how"].startswith("prevent"):
        then = f"prevent {number} of that damage"
    else:
        sign = "minus" if slots["how"] in _LESS else "plus"
        then = f"it deals that much damage {sign} {number} instead"
    return f"If {source} would deal {kind}damage{whom}, {then}."


_LESS = frozenset("less reduced lowered reduces".split())


def _texts(clause: Tokens, around: Around) -> Iterator[str]:
    """The texts of the cards named there that may be what is told of."""
    at = 0
    while at < len(clause):
        for size in range(_LONGEST_NAME, 0, -1):
            said = " ".join(it.raw for it in clause[at : at + size])
            if len(said) < _SHORTEST:
                continue
            found = around.catalogue.find(said, around.game)
            if isinstance(found, Found) and _SAID_SO.search(found.card.face.text):
                yield found.card.face.text
                at += size - 1
                break
        at += 1


def _says(wording: Token, text: str) -> bool:
    """Whether a card of that *text* does as much to damage as *wording* says."""
    act = _ACT.search(str(wording.value))
    if act is None:
        return False
    times, number = act[1], act[2]
    if times:
        return re.search(rf"\b{times}\b", text) is not None
    less = "minus" in act[0] or "prevent" in act[0]
    signs = "prevent|minus" if less else "plus"
    return re.search(rf"\b(?:{signs}) {number}\b", text) is not None


_ACT = re.compile(r"(double|triple) that damage|(?:minus|plus|prevent) (\d+)")


def _word(beside: Token, text: str) -> Token:
    return replace(beside, kind=Kind.WORD, text=text, raw=text, value=None)
