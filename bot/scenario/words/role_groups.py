"""Who attacks and who defends, told by nothing but these words and their sizes.

"Two attackers, 4 Might and 2 Might, one defender with 5 Might", "my attacker 5M, his
defenders 2M + 2M": each of both sides does what it is called by.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.scenario.words.kinds import NUMBERED
from bot.scenario.words.small_words import ADDING, MY_OR_HIS
from bot.scenario.words.tokens import ENDS, Kind, Token, sentence_end
from bot.scenario.words.written import as_mark, as_word, text_at

Tokens = tuple[Token, ...]

_ROLES = {
    "attacker": "attack", "attackers": "attack", "attacking": "attack",
    "defender": "defend", "defenders": "defend", "defending": "defend",
}  # fmt: skip
ROLES = frozenset(_ROLES)
_OTHER = {"attack": "defend", "defend": "attack", "i": "he", "he": "i"}
_COUNTS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "single": 1}
_LEADS = frozenset({"a", "an", "the", "another", "only"})
_NOUNS = frozenset("unit units guy guys dude dudes".split())
_KEYWORDS = NUMBERED | {"tank", "backline", "stunned"}
_JOINING = ADDING | {"with", "w", "has", "having"}
_BETWEEN = frozenset("and & against vs v versus or while but ; , . \n •".split(" "))
_LABEL = frozenset(": is are has have with of at , - = (".split())
# "Showdown: …", "three on one: …"
_HEADS = _COUNTS.keys() | frozenset(
    "showdown combat fight battle board setup scenario on in the a".split()
)
_WON = frozenset("wins dies survives lives".split())
_ASKS = frozenset("who what does do is are can will which how".split())
_ME, _HE = frozenset({"me", "mine", "i"}), frozenset("he she they him".split())
_SIDES = frozenset({"side", "board", "units", "team"})
_FOE = frozenset({"enemy", "opponent", "opponents", "opp"})


@dataclass(slots=True)
class _Unit:
    """*count* units of a size, with what they *have*."""

    count: int
    size: Token
    have: list[Tokens] = field(default_factory=list)
    role: str = ""
    each: bool = False
    bracketed: bool = False


@dataclass(slots=True)
class _Group:
    """Units of one side from *start* to *end*; *whose*: "i", "he" or nobody's."""

    end: int
    units: list[_Unit]
    role: str = ""
    whose: str = ""
    bracketed: bool = False


def role_groups(tokens: Tokens) -> Tokens:
    """*tokens* with a sentence for each side that is told by its role alone."""
    found: list[Token] = []
    here = 0
    fights = [at for at, it in enumerate(tokens) if it.text in _FIGHTS]
    while here < len(tokens):
        end = sentence_end(tokens, here)
        if any(it < here or it > end for it in fights):
            return tokens  # Who attacks there is told by a verb.
        told, stop = _told(tokens, here, len(tokens))
        if not told:
            told, stop = _told(tokens, here, end)
        if not told:
            told, stop = _joined(tokens, here, end), end
        found += told or tokens[here:end]
        end = stop if told else end
        found += tokens[end : end + 1]
        here = end + 1
    return tuple(found) if len(found) != len(tokens) else tokens


def _told(tokens: Tokens, start: int, end: int) -> tuple[Tokens, int]:
    """The sides that are told from *start* on, and where their sentence ends.

    () where none are. Up to *end* there may be two: "Attacker: 5. Defender: 3."
    """
    start += start < end and tokens[start].text == "-"
    colon = next((n for n in range(start, end) if tokens[n].text == ":"), start)
    led = {it.text for it in tokens[start:colon]}
    asked: Tokens = ()
    if led and (led <= _HEADS or led & _WON):
        asked = tokens[start:colon] if led & _WON else ()
        start = colon + 1
    groups, stop = _groups(tokens, start, end)
    end = sentence_end(tokens, stop)
    behind = tokens[stop:end]
    if behind and behind[0].text == ",":
        behind = behind[1:]
    if behind and behind[0].text not in _ASKS:
        groups = []
    alone = len(groups) == 1 and groups[0].bracketed and groups[0].whose
    if not alone and not _fit(groups):
        return (), end
    near = tokens[start]
    said = _sentences(near, groups)
    for more in (asked, behind):
        said = (*said, as_mark(near, "."), *more) if more else said
    return said, end


def _joined(tokens: Tokens, start: int, end: int) -> Tokens:
    """ "I have Ki Barrier on my 3 Might unit, attacker 5 Might": that attacks it."""
    words = [it.text for it in tokens[start:end]]
    if not {"my", "i"} & {*words} or _FIGHTS & {*words}:
        return ()
    for at in range(start + 1, end):
        if tokens[at].text not in {",", "and", ";"}:
            continue
        if {it.text for it in tokens[start:at]} & (_MET | {"if", "when"}):
            return ()
        groups, stop = _groups(tokens, at + 1, end)
        if stop == end and len(groups) == 1 and groups[0].role == "attack":
            stop_mark = as_mark(tokens[at], ".")
            return (*tokens[start:at], stop_mark, *_sentences(tokens[at], groups))
    return ()


_FIGHTS = frozenset(
    "attack attacks attacked defend defends defended fights fight moves move".split()
)
_MET = ROLES | {"against", "vs"}


def _fit(groups: list[_Group]) -> bool:
    """Whether *groups* are the two sides of one fight, and give each the other's."""
    if len(groups) != 2 or not any(it.role for it in groups):
        return False
    first, second = groups
    for one, other in ((first, second), (second, first)):
        one.role = one.role or _OTHER[other.role]
        one.whose = one.whose or (_OTHER[other.whose] if other.whose else "")
    return first.role != second.role and (
        first.whose != second.whose or not first.whose
    )


def _groups(tokens: Tokens, start: int, end: int) -> tuple[list[_Group], int]:
    found: list[_Group] = []
    here = start
    while here < end:
        group = _group(tokens, here, end)
        if group is None:
            break
        found.append(group)
        here = last = group.end
        while here < end and tokens[here].text in _BETWEEN:
            here += 1
        if here == last and not _begins(tokens, here):
            return found, here
    return found, found[-1].end if found else start


def _begins(tokens: Tokens, at: int) -> bool:
    """Whether a side is led in at *at*: "one defender", "his attacker"."""
    words = [text_at(tokens, at + n) for n in (0, 1)]
    return words[0] in _COUNTS.keys() | MY_OR_HIS | _LEADS and words[1] in _ROLES


def _group(tokens: Tokens, at: int, end: int) -> _Group | None:
    """The side that is told from *at* on."""
    here, whose = _owner(tokens, at)
    count = 0
    while here < end and (text := tokens[here].text) in _LEADS | _COUNTS.keys():
        count = _COUNTS.get(text, count)
        here += 1
    if _number(tokens, here) and text_at(tokens, here + 1) in _ROLES:
        count, here = _times(tokens[here]), here + 1
    role = _ROLES.get(text_at(tokens, here), "")
    led = here
    if role or (whose and text_at(tokens, here) in _NOUNS):
        here += 1
        here += text_at(tokens, here) in _NOUNS
        opened = text_at(tokens, here) == "("
        while here < end and tokens[here].text in _LABEL:
            here += 1
        units, here = _units(tokens, here, end)
        here += opened and text_at(tokens, here) == ")"
    else:
        units, here = _units(tokens, led - (led > at and count > 0), end)
    if len(units) == 1 and units[0].each:
        units[0].count = count or units[0].count
    if not units or (count and role and count != sum(it.count for it in units)):
        return None
    roles = {it.role for it in units} - {""} | ({role} if role else set())
    if len(roles) > 1 or not (roles or whose):
        return None
    bracketed = any(it.bracketed for it in units)
    return _Group(here, units, roles.pop() if roles else "", whose, bracketed)


def _owner(tokens: Tokens, at: int) -> tuple[int, str]:
    """Behind whose it is, and who that is."""
    here = at
    word = text_at(tokens, here)
    if word in MY_OR_HIS | {"our", "the"} and text_at(tokens, here + 1) in _FOE:
        here, word = here + 1, "enemy"
    side = text_at(tokens, here + 1) in _SIDES and text_at(tokens, here + 2) == ":"
    if word in _ME and text_at(tokens, here + 1) in {":", "have", "control"}:
        return here + 2, "i"
    if word in _FOE | _HE and text_at(tokens, here + 1) in {":", "has", "controls"}:
        return here + 2, "he"
    if word in _ME | _FOE | _HE and _number(tokens, here + 1):
        return here + 1, "i" if word in _ME else "he"
    if word in {"my", "our"} and side:
        return here + 3, "i"
    if word in MY_OR_HIS | _FOE and side:
        return here + 3, "he"
    if word in {"my", "our"}:
        return here + 1, "i"
    if word in MY_OR_HIS:
        return here + 1, "he"
    if word in _FOE:
        return here + 1 + (text_at(tokens, here + 1) == "'s"), "he"
    return at, ""


def _units(tokens: Tokens, at: int, end: int) -> tuple[list[_Unit], int]:
    """The units listed from *at* on, and where the list ends."""
    found: list[_Unit] = []
    here = last = at
    while here < end:
        unit, stop = _unit(tokens, here, end)
        if unit is None or (found and unit.role and unit.role != found[0].role != ""):
            break
        found.append(unit)
        here = last = stop
        while here < end and tokens[here].text in ADDING:
            here += 1
        if here == last:
            break
    return found, last


def _unit(tokens: Tokens, at: int, end: int) -> tuple[_Unit | None, int]:
    here, count = at, 1
    stunned: Tokens = ()
    while here < end and tokens[here].text in _LEADS | _COUNTS.keys() | {"stunned"}:
        count = _COUNTS.get(tokens[here].text, count)
        stunned = tokens[here : here + 1] if tokens[here].text == "stunned" else ()
        here += 1
    if here < end and tokens[here].kind is Kind.TIMES:
        count, here = _times(tokens[here]), here + 1
    if here >= end or tokens[here].kind is not Kind.NUMBER:
        return None, at
    unit = _Unit(count, tokens[here], [stunned] if stunned else [])
    here += 1
    if text_at(tokens, here) == "might":
        here += 1
    elif not _sized_behind(tokens, here, end):
        return None, at
    opened = 0
    while here < end:
        text = tokens[here].text
        opened += text == "("
        if text == ")" and opened:
            opened, here = 0, here + 1
        elif text in _ROLES and not unit.role and not _headed(tokens, here, end):
            unit.role, here = _ROLES[text], here + 1
        elif text in _NOUNS | {"each"}:
            unit.each, here = unit.each or text == "each", here + 1
        elif tokens[here].kind is Kind.TIMES:
            unit.count, here = _times(tokens[here]), here + 1
        elif (said := _had(tokens, here, end))[0]:
            role = _ROLES.get(said[0][0].text, "")
            unit.role, unit.bracketed = role or unit.role, bool(role) or unit.bracketed
            unit.have += [] if role else [said[0]]
            here = said[1]
        else:
            break
    return unit, here


def _times(token: Token) -> int:
    return token.value if isinstance(token.value, int) else 1


def _headed(tokens: Tokens, at: int, end: int) -> bool:
    """Whether the role at *at* is of what stands behind it."""
    return _unit(tokens, at + 1, end)[0] is not None


def _sized_behind(tokens: Tokens, at: int, end: int) -> bool:
    """ "2, 2 and 1 Might": a number of a list that ends so."""
    here = at
    while here < end and (
        tokens[here].text in ADDING or tokens[here].kind is Kind.NUMBER
    ):
        here += 1
    return at < here < end and tokens[here].text == "might"


def _had(tokens: Tokens, at: int, end: int) -> tuple[Tokens, int]:
    """A keyword, damage or a shield told from *at* on, with what joins it."""
    here = at
    while here < end and tokens[here].text in _JOINING | {"(", "already"}:
        here += 1
    closed = any(it.text == "(" for it in tokens[at:here])
    start = here
    word = text_at(tokens, here)
    if word == "prevent" and _number(tokens, here + 1):
        here += 2
    elif word in _KEYWORDS or (word in _ROLES and (closed or _ends(tokens, here + 1))):
        here += 1
        here += word in NUMBERED and _number(tokens, here)
    elif _number(tokens, here) and text_at(tokens, here + 1) == "damage":
        here += 2
    else:
        return (), at
    if text_at(tokens, here) == "might":
        return (), at
    said = tokens[start:here]
    if text_at(tokens, here) == "on" and text_at(tokens, here + 1) in {"it", "him"}:
        here += 2
    return said, here


def _ends(tokens: Tokens, at: int) -> bool:
    """Whether a line or a sentence ends there."""
    return at >= len(tokens) or tokens[at].text in ENDS | {",", "\n"}


def _number(tokens: Tokens, at: int) -> bool:
    return at < len(tokens) and tokens[at].kind is Kind.NUMBER


def _sentences(near: Token, groups: Sequence[_Group]) -> Tokens:
    found: list[Token] = []
    for group in sorted(groups, key=lambda it: it.role == "defend"):
        if found:
            found.append(as_mark(near, "."))
        several = sum(it.count for it in group.units) > 1
        verb = group.role + ("" if group.whose == "i" or several else "s")
        if group.whose == "he":
            verb = group.role + "s"
        units = tuple(_listed(group.units, near))
        if group.whose:
            led = (as_word(near, group.whose), as_word(near, verb))
            found += [*led, as_word(near, "with"), *units]
        else:
            found += [*units, as_word(near, verb)]
    return tuple(found)


def _listed(units: Sequence[_Unit], near: Token) -> Iterator[Token]:
    counts = {number: word for word, number in _COUNTS.items() if word != "single"}
    for nth, unit in enumerate(units):
        if nth:
            yield as_word(near, "and")
        yield as_word(near, counts[unit.count] if unit.count > 1 else "a")
        for it in unit.have:
            if it[0].text == "stunned":
                yield it[0]
        yield unit.size
        yield as_word(near, "might")
        yield as_word(near, "units" if unit.count > 1 else "unit")
        rest = [it for it in unit.have if it[0].text != "stunned"]
        for number, it in enumerate(rest):
            yield as_word(near, "and" if number else "with")
            yield from it
