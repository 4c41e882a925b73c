"""Both sides of a fight told by numbers: "5 assault 2 vs 4 tank + 3".

Each number that can only be a unit's gets its "Might".
"""

from bot.scenario.words.kinds import NUMBERED
from bot.scenario.words.small_words import ADDING, MY_OR_HIS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_word, put_behind, text_at

Tokens = tuple[Token, ...]

_MEETING = frozenset({"against", "vs", "v", "versus", "into"})
_ROLES = frozenset("attacker attackers attacking defender defenders defending".split())
_SHORT = {"atk": "attacker", "att": "attacker", "def": "defender", "dfn": "defender"}
SIDES = _MEETING | _ROLES | _SHORT.keys()
_LEADS = MY_OR_HIS | frozenset("a an another the".split())
_KEYWORDS = NUMBERED | {"tank", "backline"}
_STATES = frozenset("stunned buffed exhausted ready".split())
# What a side stands behind, and what stands behind a side.
_BEFORE = (
    ENDS | _ROLES | frozenset(": with me mine i you opp opponent enemy he".split())
)
_BEHIND = ENDS | _MEETING | _ROLES | frozenset(
    ", who what is does do i we ? ( -".split()
)  # fmt: skip
_MOST = 20


def sides_in_numbers(tokens: Tokens) -> Tokens:
    """*tokens* with "Might" behind each bare number of the two sides of a fight."""
    if any(it.text in _SHORT for it in tokens):
        tokens = tuple(_whole(tokens, at) for at in range(len(tokens)))
    sides = [_side(tokens, at) for at in _starts(tokens)]
    sides = [it for it in sides if it]
    told = any(plain for side in sides for _, plain in side)
    met = any(it.text in _MEETING for it in tokens)
    if len(sides) < 1 + met or not told:
        return tokens
    bare = {at for side in sides for at, _ in side}
    # "2 attackers, 3 Might and 4 Might": two of them.
    counted = {"might", "attackers", "defenders"}
    bare = {at for at in bare if text_at(tokens, at + 1) not in counted}
    found: list[Token] = []
    for at, token in enumerate(tokens):
        found.append(token)
        if at in bare:
            found.append(put_behind(token, "might"))
    return tuple(found) if bare else tokens


def _whole(tokens: Tokens, at: int) -> Token:
    """The word for a role that is cut short in front of a number."""
    word = _SHORT.get(tokens[at].text, "")
    here = at + 1 + (text_at(tokens, at + 1) in {":", "."})
    here += text_at(tokens, here) in _LEADS
    led = here < len(tokens) and tokens[here].kind in {Kind.NUMBER, Kind.TIMES}
    return as_word(tokens[at], word) if word and led else tokens[at]


def _starts(tokens: Tokens) -> list[int]:
    """Where a side of a fight may begin: around what tells that they meet."""
    found: list[int] = []
    for at, token in enumerate(tokens):
        if token.text in _MEETING | _ROLES:
            start = next((n for n in range(at - 1, -1, -1) if _led(tokens, n)), 0)
            found += [start, at + 1 + (text_at(tokens, at + 1) == ":")]
    return sorted({*found})


def _led(tokens: Tokens, at: int) -> bool:
    return (
        at == 0 or tokens[at - 1].text in _BEFORE or tokens[at - 1].kind is Kind.BREAK
    )


def _side(tokens: Tokens, at: int) -> list[tuple[int, bool]]:
    """Where the sizes of the side from *at* on stand, and whether each can be no other.

    [] where something else is told there.
    """
    found: list[tuple[int, bool]] = []
    here = last = at
    while (unit := _unit(tokens, here)) is not None:
        size, plain, here = unit
        found.append((size, plain or bool(found)))
        last = here
        while text_at(tokens, here) in ADDING:
            here += 1
        if here == last:
            break
    stops = last >= len(tokens) or tokens[last].text in _BEHIND
    return found if stops or tokens[last].kind is Kind.BREAK else []


def _unit(tokens: Tokens, at: int) -> tuple[int, bool, int] | None:
    """The place of a unit's size, whether it must be one, and where the unit ends."""
    here = at
    while text_at(tokens, here) in _LEADS | _STATES:
        here += 1
    here += here < len(tokens) and tokens[here].kind is Kind.TIMES
    if not _number(tokens, here):
        return None
    size, here = here, here + 1
    sized = text_at(tokens, here) == "might"
    here += sized
    here += text_at(tokens, here) == "unit" or (
        sized and text_at(tokens, here) == "units"
    )
    told = here
    while True:
        end = here
        while text_at(tokens, end) in {"with", "(", ")", "and", ","}:
            end += 1
        word = text_at(tokens, end)
        if word in _KEYWORDS | _STATES:
            here = end + 1
            here += word in NUMBERED and _number(tokens, here)
            here += text_at(tokens, here) == ")"
        elif _number(tokens, end) and text_at(tokens, end + 1) == "damage":
            here = end + 2
            on = text_at(tokens, here) == "on" and text_at(tokens, here + 1) == "it"
            here += 2 * on + (text_at(tokens, here + 2 * on) == ")")
        else:
            return size, sized or here > told, here


def _number(tokens: Tokens, at: int) -> bool:
    token = tokens[at] if at < len(tokens) else None
    number = token.value if token is not None and token.kind is Kind.NUMBER else None
    return isinstance(number, int) and 0 < number <= _MOST
