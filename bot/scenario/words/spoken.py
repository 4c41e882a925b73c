"""Forms of speech for what a game writes shortly: "a two two", "bolts him in the face".

They are put as they are written, wherever they stand.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.kinds import FIRST_NAMES, KEYWORDS, OPPONENTS
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.tokens import Kind, Token

_ARTICLES = frozenset("a an my his her their the another".split())
_NAMED_BEHIND = _ARTICLES | frozenset(
    "has have had got controls control with without no under plays played if".split()
)
# Never behind an article.
_TOLD_ON = frozenset(
    "i he she they my his her the a controls has have had got attacks blocks casts "
    "swings bolts draws gains is does".split()
)
_FACES = frozenset("face dome head teeth noggin".split())
_AIMED = OPPONENTS | FIRST_NAMES | {"him", "her", "me", "them", "us"}
_FIGHTS = frozenset(
    "attack attacks attacked attacking swing swings swung swinging block blocks "
    "blocked blocking in".split()
)
_HAVING = frozenset("with has have had having controls control got plays".split())
# Of what is counted behind it: "my two two damage pings".
_COUNTED = frozenset("damage life points poison mana cards counters times".split())


_ASKING = frozenset(
    "do does did will would is are am can could what how who which where when".split()
)
_DOES = frozenset("do does did can could would".split())
_DOERS = frozenset("i he she it they that we".split())


def _it_does(tokens: Sequence[Token], at: int) -> bool:
    """Whether "if it does", "if I can" stands at *at* and a question is behind it."""
    said = [it.text for it in tokens[at + 1 : at + 5]]
    if len(said) < 3 or said[0] not in _DOERS or said[1] not in _DOES:
        return False
    return said[2] in _ASKING or (said[2] == "," and said[-1] in _ASKING)


_SOME_OF = frozenset("none neither both all each".split())


def as_written(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with sizes as numbers, and without the face that is the player."""
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        said = [it.text for it in tokens[at : at + 3]]
        before = out[-1].text if out else ""
        if before in _AIMED and said[:1] in (["in"], ["to"]) and len(said) == 3:
            if said[1] in {"the", "his", "her", "my", "their"} and said[2] in _FACES:
                at += 3
                continue
        if token.text in {"which", "whom"} and before == "of" and len(out) > 1:
            if out[-2].text in _SOME_OF and tokens[at - 3].text == ",":
                token = replace(token, text="them")  # ", none of which is blocked"
        tens = token.text in _TENS
        if tens and (number := _compound(tokens, at)) is not None:
            out.append(number)
            at += 2
            continue
        if before == "for" and (count := NUMBER_WORDS.get(token.text, 0)) > 1:
            if len(said) < 2 or said[1] in _ENDING:  # "a spell for two."
                token = replace(token, kind=Kind.NUMBER, text=str(count), value=count)
        led = before in _ARTICLES or before[-2:] == "'s"
        if led and (size := _size(tokens, at)) is not None:
            out.append(size)
            at += 2
            continue
        joins = token.text in _BEFORE_HAS
        if joins and (both := _which_has(tokens, at, out)) > at:
            out.append(replace(token, text="with"))
            at = both
            continue
        # "He attacks me with both", and whatever both have.
        fights = before == "with" and any(it.text in _FIGHTS for it in out[-5:-1])
        having = before in _HAVING and not fights
        if token.text == "both" and having and (two := _keywords(out)):
            out += two
            at += 1
            continue
        if token.text == "rip" and before in {"", ".", "!", "?", ",", "\n"}:
            if said[1:2] and said[1] in _ARTICLES:
                at += 1  # "RIP my 2/2": no card of that name
                continue
        if token.text == "rip" and (before in _NAMED_BEHIND or _named(out)):
            # The card, as players call it; "rip my Bear" is none.
            token = replace(token, raw=token.raw.upper())
        if token.text == "if" and len(said) == 3 and _it_does(tokens, at):
            out += [token, replace(tokens[at + 2], text="so")]
            at += 3  # "…, and if it does, does it die?"
            continue
        if token.text == "an" and said[1:2] and said[1] in _TOLD_ON:
            token = replace(token, text="and")  # "at seven an controls Worship"
        if token.text == "first" and before not in _ARTICLES:
            behind = [it.text for it in tokens[at + 1 : at + 3]]
            if "then" in behind and behind[0] in {",", "then", "and"}:
                at += 1  # "he casts Shock first, then …"
                continue
        if before == "on" and token.text in {"him", "her"} and _counters(out):
            if len(said) < 2 or said[1] in _ENDING:  # and not "on her Bear"
                token = replace(token, text="it")
        out.append(token)
        at += 1
    return tuple(out)


def _named(before: list[Token]) -> bool:
    """Whether Rest in Peace has been named, as a card."""
    return any(it.text == "peace" or it.raw == "RIP" for it in before)


_ENDING = frozenset(". , ; : ? ! ) and but when already so \n".split(" "))
_TENS = frozenset("twenty thirty forty fifty".split())


def _compound(tokens: tuple[Token, ...], at: int) -> Token | None:
    """The 33 of "thirty-three"."""
    if at + 1 >= len(tokens):
        return None
    tens, one = tokens[at], tokens[at + 1]
    value = NUMBER_WORDS.get(one.text, 0)
    if not 0 < value < 10 or one.start - tens.end > 1:
        return None
    both = NUMBER_WORDS[tens.text] + value
    return replace(tens, kind=Kind.NUMBER, text=str(both), value=both, end=one.end)


_MEASURED = frozenset({"might", "mights", "power"})


def _size(tokens: tuple[Token, ...], at: int) -> Token | None:
    """The 2/3 of "a two three"."""
    if at + 1 >= len(tokens):
        return None
    first, last = tokens[at], tokens[at + 1]
    if at + 2 < len(tokens) and tokens[at + 2].text in _COUNTED | _MEASURED:
        return None  # "his 2 5 Might units" are two
    if first.kind is Kind.NUMBER and last.kind is Kind.NUMBER:
        size = first.number, last.number  # "a 3 3"
    elif (
        first.text not in NUMBER_WORDS
        or last.text not in NUMBER_WORDS
        or first.kind is not Kind.WORD
        or last.kind is not Kind.WORD
    ):
        return None
    else:
        size = NUMBER_WORDS[first.text], NUMBER_WORDS[last.text]
    text = f"{size[0]}/{size[1]}"
    return replace(first, kind=Kind.SIZE, text=text, value=size, end=last.end)


def _which_has(tokens: tuple[Token, ...], at: int, before: list[Token]) -> int:
    """Where the keyword stands of "a 3/3 which has flying", "is a 1/1 and has it"."""
    has = at + 2 < len(tokens) and tokens[at + 1].text in {"has", "have"}
    if not has:
        return at
    if not _keyword(tokens, at + 2) or not before or before[-1].kind is not Kind.SIZE:
        return at
    led = [it.text for it in before[-3:-1]]
    told = led[-1:] == ["is"] or led in (["is", "a"], ["is", "an"])
    return at + 2 if told or tokens[at].text != "and" else at


_BEFORE_HAS = frozenset({"which", "that", "and"})


def _keyword(tokens: Sequence[Token], at: int) -> int:
    """How many words the keyword at *at* has; 0 for none."""
    said = tuple(it.text for it in tokens[at : at + 3])
    return next((n for n in (3, 2, 1) if said[:n] in KEYWORDS), 0)


def _keywords(before: list[Token]) -> list[Token]:
    """The two of "trample and deathtouch? My 5/5 with both": none where not two."""
    found: dict[str, list[Token]] = {}
    at = 0
    while at < len(before):
        n = _keyword(before, at)
        if n:
            said = tuple(it.text for it in before[at : at + n])
            found.setdefault(KEYWORDS[said], list(before[at : at + n]))
        at += max(1, n)
    if len(found) != 2:
        return []
    first, second = found.values()
    return [*first, replace(first[-1], text="and", raw=""), *second]


def _counters(before: list[Token]) -> bool:
    """Whether "… a +1/+1 counter on" stands there."""
    return len(before) > 1 and before[-2].text in {"counter", "counters"}
