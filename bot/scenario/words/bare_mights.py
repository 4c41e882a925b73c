"""Units told by a bare number: "my 5 attacks his 4", "he swings with two 3s"."""

from dataclasses import replace

from bot.scenario.words.kinds import KEYWORDS, NUMBERED
from bot.scenario.words.small_words import ADDING, HIS, MY_OR_HIS
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_word, put_before, put_behind

Tokens = tuple[Token, ...]

_ONE = frozenset({"a", "an", "another"})
_KEYWORDS = frozenset(it[0] for it in KEYWORDS if len(it) == 1) | NUMBERED
_STATES = frozenset("stunned exhausted ready buffed damaged enemy friendly".split())
_NOUNS = frozenset(
    "unit units attacker attackers defender defenders dude dudes guy guys".split()
)
# Verbs of what one unit does; of several only behind a list, or behind "does".
_ACTS = frozenset(
    "attacks defends blocks swings moves takes gets has dies lives survives kills "
    "beats wins is was took had got attacked defended died survived".split()
)
_ACT = frozenset(
    "attack defend block swing move take get have die live survive kill beat "
    "win".split()
)
_MEANWHILE = frozenset("already now just only still then also".split())
_DO = frozenset("do does did will would can could".split())
_HAS = frozenset("has have had got control controls 's".split())
_FIGHTS = frozenset(
    f"{verb}{ending}"
    for verb in ("attack", "defend", "block", "swing", "fight", "beat")
    for ending in ("", "s", "ed", "ing", "ting")
) | frozenset(
    "swung sends send sent move moves moved brings bring into against vs kills kill "
    "by facing faces".split()
)  # fmt: skip
_WITH = frozenset({"with", "by"})
_BEGINS = ADDING | frozenset("if when so then but while after because both".split())
_PLACES = frozenset("there here on at with that which who in into to".split())
_GOES_ON = frozenset(
    "what do does for against vs from while when if alone after before once so lol "
    "lmao tho though now".split()
)
# No unit: "all of my 3", "on the 4th", "takes a 4".
_NOT_BEFORE = frozenset(
    "of all deal deals dealt dealing take takes took taking for prevent "
    "prevents".split()
)
_MOST = 9


def bare_numbers(tokens: Tokens) -> Tokens:
    """*tokens* with "Might" behind a number that can only be a unit's."""
    counted = _counted(tokens)
    found: list[Token] = []
    listed = changed = False
    for at, token in enumerate(tokens):
        before = found[-1] if found else None
        if token.kind is Kind.TIMES and _sized(tokens, at + 1):
            # "With 2x 3 Might units": two of them.
            token = replace(token, kind=Kind.NUMBER, text=str(token.value))
            changed = True
        elif token.text == "s" and _is_plural(tokens, at):
            token = as_word(token, "units")
            listed = changed = True
            found.append(put_behind(tokens[at - 1], "might"))
        found.append(token)
        if listed and _goes_on_bare(tokens, at):
            found[-1:] = [put_before(token, "a"), token]
            found += [put_behind(token, "might"), put_behind(token, "unit")]
        elif _is_bare(tokens, at, counted, listed=listed):
            found.append(put_behind(token, "might"))
            if not _has_keyword(tokens, at + 1):
                found.append(put_behind(token, "unit"))
            listed = changed = True
        elif token.text == "might":
            listed = before is not None and before.kind is Kind.NUMBER
        else:
            within = token.kind is Kind.NUMBER or token.text in _WITHIN_LISTS
            listed = listed and within and token.text not in ENDS
    return tuple(found) if changed else tokens


_WITHIN_LISTS = (
    ADDING | _ONE | _KEYWORDS | _STATES | _NOUNS | MY_OR_HIS | {"with", "the"}
)


def _counted(tokens: Tokens) -> frozenset[int]:
    """Numbers that count things in this text: "4 recruits", "three units"."""
    counts = set()
    for at, token in enumerate(tokens[:-1]):
        number = _number(token) or NUMBER_WORDS.get(token.text)
        behind = tokens[at + 1].text
        if number and (behind in _NOUNS or (behind.endswith("s") and len(behind) > 3)):
            if behind not in _ACTS | {"points"}:
                counts.add(number)
    return frozenset(counts)


def _is_plural(tokens: Tokens, at: int) -> bool:
    """ "Two 3s": the "s" at *at* behind a size that is counted."""
    count = tokens[at - 2] if at > 1 else None
    if count is None or not _number(tokens[at - 1]) or tokens[at].raw != "s":
        return False
    number = count.value if count.kind is Kind.TIMES else _number(count)
    if not number:
        number = NUMBER_WORDS.get(count.text)
    if not isinstance(number, int) or not 1 < number <= _MOST:
        return False
    behind = tokens[at + 1].text if at + 1 < len(tokens) else "."
    led = tokens[at - 3].text if at > 2 else "."
    return behind not in _NOUNS | {"damage"} and led not in _NOT_BEFORE


def _sized(tokens: Tokens, at: int) -> bool:
    said = [it.text for it in tokens[at : at + 2]]
    return bool(said[1:]) and said[1] in {"might", "s"} and _number(tokens[at]) > 0


def _is_bare(tokens: Tokens, at: int, counted: frozenset[int], *, listed: bool) -> bool:
    """Whether the number at *at* is all that is said of a unit."""
    number = _number(tokens[at])
    if not number or at == 0:
        return False
    led = tokens[at - 1].text
    before = tokens[at - 2].text if at > 1 else "."
    behind = tokens[at + 1].text if at + 1 < len(tokens) else "."
    if led == "with" and before in _FIGHTS and behind in {"tank", "backline"}:
        return True  # "block with 3 tank and 4"
    if led not in _ONE | MY_OR_HIS | {"the"} or before in _NOT_BEFORE:
        return False
    if behind == "s" or (
        led in HIS | {"the"} and behind == "and" and number in counted
    ):
        return False
    doing = _is_doing(tokens, at, before)
    ends = behind in {")"} | ENDS | ADDING | _PLACES | _GOES_ON | _STATES | _KEYWORDS
    if tokens[at + 1 : at + 2] and tokens[at + 1].kind is Kind.COUNTER:
        ends = led in MY_OR_HIS  # "give my 3 +2"
    if not (ends or doing or (listed and behind in _ACT)):
        return False
    if led in MY_OR_HIS | {"the"}:
        known = led != "the" or _told_before(tokens, at)
        return known and number not in counted
    begins = before in ENDS | _BEGINS | {":"} or at == 1
    of_units = before in {",", ":", "("} and at > 2 and _of_units(tokens, at - 3)
    return (
        listed
        or of_units
        or before in _HAS | _FIGHTS
        or (before in _WITH and _fights(tokens, at - 2))
        or (begins and (doing or _list_acts(tokens, at)))
    )


def _of_units(tokens: Tokens, at: int) -> bool:
    """Whether units, and perhaps where they are, are told of just before *at*."""
    if tokens[at].text in {"there", "battlefield"}:
        at -= 1 if tokens[at].text == "there" else 3
    return at >= 0 and tokens[at].text in _NOUNS


def _is_doing(tokens: Tokens, at: int, before: str) -> bool:
    """ "My 5 attacks", "does my 5 die"."""
    here = at + 1
    while here < len(tokens) and tokens[here].text in _MEANWHILE:
        here += 1
    behind = tokens[here].text if here < len(tokens) else "."
    if behind in _ACTS:
        return True
    return behind in _ACT and before in _DO


def _list_acts(tokens: Tokens, at: int) -> bool:
    """ "A 5 and a 3 attack …": what is listed from *at* on fights."""
    here, several = at, False
    while here + 2 < len(tokens):
        here += 1
        if tokens[here].text in ADDING:
            several = True
        elif tokens[here].text in _ACTS:
            return True
        elif tokens[here].text in _ACT:
            return several
        elif not (_number(tokens[here]) or tokens[here].text in _WITHIN_LISTS):
            return False
    return False


def _told_before(tokens: Tokens, at: int) -> bool:
    """Whether a unit of this Might was told before: "a 5 … does the 5 die"."""
    return any(
        _number(it) == _number(tokens[at]) and tokens[here - 1].text != "the"
        for here, it in enumerate(tokens[:at])
        if here
    )


def _fights(tokens: Tokens, at: int) -> bool:
    """ "Attack with", "attack his battlefield with", "is attacked by"."""
    return any(it.text in _FIGHTS for it in tokens[max(0, at - 3) : at])


def _goes_on_bare(tokens: Tokens, at: int) -> bool:
    """ "A 4 and 1": one more unit of a list."""
    behind = tokens[at + 1].text if at + 1 < len(tokens) else "."
    ends = behind in ENDS | ADDING
    return _number(tokens[at]) > 0 and tokens[at - 1].text in ADDING and ends


def _has_keyword(tokens: Tokens, at: int) -> bool:
    return at < len(tokens) and tokens[at].text in _KEYWORDS


def _number(token: Token) -> int:
    if token.kind is Kind.NUMBER and isinstance(token.value, int):
        return token.value
    return 0
