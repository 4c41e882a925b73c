"""Players called by a letter or a number: "Player A", "playerB", "A casts …"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.scenario.words.tokens import BULLET, ENDS, Kind, Token

LETTERED = {
    "unit": "unit", "ally": "ally", "units": "unit", "allies": "ally",
    "creature": "creature", "creatures": "creature",
}  # fmt: skip


def lettered(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Player A", "player 2", "playerA": a player's name as one word."""
    if not [it for it in tokens if it.raw[:1] in _CALLED and _may_be_player(it)]:
        return tokens
    out: list[Token] = []
    for at, token in enumerate(tokens):
        before = out[-1] if out else None
        joined = _JOINED.fullmatch(token.raw) if token.kind is Kind.WORD else None
        if joined is not None:
            name = f"{joined[1] or joined[2]}"
            text = f"player {name.lower()}{joined[3] or ''}"
            raw = f"Player {name.upper()}{joined[3] or ''}"
            out.append(replace(token, text=text, raw=raw))
        elif (
            before is not None
            and before.text == "player"
            and (number := _counted(tokens, at))
        ):
            name = f"Player {number}"
            out[-1] = replace(before, text=name.lower(), raw=name, end=token.end)
        elif (
            before is not None
            and before.text == "player"
            and (_letter(before, token) or _small(tokens, at))
        ):
            name = f"{before.raw.capitalize()} {token.raw.capitalize()}"
            out[-1] = replace(
                before, text=f"player {token.raw.lower()}", raw=name, end=token.end
            )
        else:
            out.append(token)
    return tuple(_alone(out))


def _may_be_player(token: Token) -> bool:
    """Whether it is a letter, a number behind a P, or has to do with a player."""
    short = len(token.text.partition("'")[0]) < _LONGER
    return short or token.text.startswith("player")


_LONGER, _CALLED = 3, frozenset("ABCDEFNPXYp")
_JOINED = re.compile(r"(?:[pP]layer_?([A-F])|[pP](?:layer_?)?([0-6]))('s)?")


def _alone(tokens: list[Token]) -> Iterator[Token]:
    """ "Player B … does B gain?": the letter alone is that player too."""
    called = [it.text.removeprefix("player ") for it in tokens if _is_player(it)]
    said = {it[:1] for it in called if len(it.removesuffix("'s")) == 1}
    said |= _acting(tokens)
    if ("a" in said and _OTHER & {it.raw for it in tokens}) or _nonactive(tokens):
        said |= {"n"}
    # Where one is player A the other is B.
    known = {
        letter for it in said if it.isalpha() for letter in _PAIRED.get(it) or _near(it)
    }
    for at, token in enumerate(tokens):
        letter, _, ending = token.text.partition("'")
        behind = tokens[at + 1].text if at + 1 < len(tokens) else "."
        if (
            token.kind is Kind.WORD
            and token.capital
            and letter in known
            and ending in {"", "s"}
            and (
                letter != "a"
                or ending
                or behind in _NO_NOUN | _ONLY_PLAYERS
                or _named(tokens, at)
            )
            and (at == 0 or tokens[at - 1].text not in _NAMED_SO)
        ):
            text = f"player {token.text}"
            yield replace(token, text=text, raw=f"Player {token.raw}")
        else:
            yield token


# The active player and the nonactive player.
_PAIRED = {"n": ("a", "n")}
_OTHER = {"N", "N's"}


def _nonactive(tokens: Sequence[Token]) -> bool:
    """Whether an "N" is who something is done to, and no short "and"."""
    if not any(it.raw[:1].islower() for it in tokens):
        return False  # all in capitals
    behind = [
        tokens[at + 1].text if at + 1 < len(tokens) else "."
        for at, it in enumerate(tokens)
        if it.raw == "N"
    ]
    owns = any(it.raw == "N's" for it in tokens)
    return owns or not {*ENDS, ","}.isdisjoint(behind)


def _near(letter: str) -> tuple[str, ...]:
    return tuple(chr(ord(letter) + n) for n in (-1, 0, 1))


def _is_player(token: Token) -> bool:
    return token.text.startswith("player ")


def _named(tokens: Sequence[Token], at: int) -> bool:
    """Whether a capital within a clause is no article: "targets A with …"."""
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    noun = behind is not None and (behind.kind is not Kind.WORD or behind.capital)
    return not (_opens(tokens, at) or noun)


def _acting(tokens: Sequence[Token]) -> set[str]:
    """The letters that do what only players do, unless something else is so called."""
    found: set[str] = set()
    called: set[str] = set()
    owning: set[str] = set()
    for at, token in enumerate(tokens):
        letter, _, ending = token.text.partition("'")
        if token.kind is not Kind.WORD or token.raw[:1] not in _LETTERS_OF_SOME:
            continue
        if len(letter) > 1 or ending not in {"", "s"}:
            continue
        if at and _tells_apart(tokens, at - 1):
            called.add(letter)
        if ending and _has_a_thing(tokens, at + 1):
            owning.add(letter)
        if letter in _UNKNOWNS:
            continue
        behind = [it.text for it in tokens[at + 1 : at + 3]]
        if _opens(tokens, at) and _plays(behind, ending, tokens[at + 2 : at + 4]):
            found.add(letter)
    # What an X is of is told by numbers; two of them who have things are players.
    found |= owning if owning >= {"x", "y"} else owning - _UNKNOWNS
    return found if not found & called else set()


_LETTERS_OF_SOME, _UNKNOWNS = frozenset("ABCDEFNXYZ"), frozenset("xyz")


def _has_a_thing(tokens: Sequence[Token], at: int) -> bool:
    """Whether behind "A's" there is what only players have: "rested 2/5 ally".

    Its damage, its Might and its controller a unit of that name has as well.
    """
    for token in tokens[at : at + _FURTHEST]:
        if token.kind is Kind.SIZE or token.text in _THINGS:
            return True
        if token.kind is Kind.NUMBER or token.text in _BEFORE_THINGS:
            continue
        return token.capital and token.kind is Kind.WORD
    return False


_FURTHEST = 6
_THINGS = LETTERED.keys() | frozenset(
    "champion spell spells weapon sword card planeswalker permanent domain item "
    "artifact enchantment trampler flyer attacker blocker".split()
)
_BEFORE_THINGS = frozenset(
    "- rested awake exhausted ready tapped untapped only own first second other third "
    "attacking defending fire water wind legendary red white black green blue unique "
    "might power facedown champion's ally's damaged lone single two three".split()
)


def _tells_apart(tokens: Sequence[Token], at: int) -> bool:
    """Whether a letter behind it tells one of several: "Bear A", "a 2/2 A"."""
    token = tokens[at]
    named = token.capital and token.kind is Kind.WORD and not _opens(tokens, at)
    named = named or (token.capital and at > 0 and tokens[at - 1].text == "\n")
    return named or token.kind is Kind.SIZE or token.text in _NAMED_SO


def _plays(behind: list[str], ending: str, second: Sequence[Token]) -> bool:
    """Whether what stands *behind* a letter is done by, or belongs to, players."""
    first = behind[0] if behind else ""
    if ending:
        return first in _OF_PLAYERS
    if first in _ONLY_PLAYERS or behind in _PLAYERS_DO:
        return True
    if first == "attacks" and second and second[0].raw in _CALLED | {"me"}:
        return True
    if first != "has" or not second:
        return False
    held = second[0]
    sized = held.text in _ARTICLES and second[-1].kind is Kind.SIZE
    return sized or held.kind is Kind.NUMBER or held.capital


_ARTICLES = frozenset("a an the two three four".split())


_OF_PLAYERS = frozenset("turn life library graveyard hand upkeep".split())
_ONLY_PLAYERS = frozenset(
    "controls casts activates plays responds draws discards chooses bolts "
    "shocks sacrifices owns".split()
)
_PLAYERS_DO = (
    ["is", "at"], ["attacks", "with"], ["blocks", "with"], ["swings", "with"],
    ["gains", "life"], ["loses", "life"],
)  # fmt: skip
_OPENED = frozenset([".", "?", "!", ";", ":", ",", "\n", BULLET, "and", "then", "("])


def _opens(tokens: Sequence[Token], at: int) -> bool:
    """Whether a clause begins there."""
    before = tokens[at - 1] if at else None
    return before is None or before.text in _OPENED or before.kind is Kind.QUOTE


# Before these "A" is no article: somebody named so does something.
_NO_NOUN = frozenset(
    "controls casts attacks blocks has gains loses activates is uses have do does will "
    "plays chooses targets picks aims gain lose take takes die dies responds draws "
    "discards sacrifices "
    "wants retaliates declares intercepts prevents recovers gives puts gets takes "
    "doesn't don't can can't didn't won't . , ? ! : and".split()
)
# After these a letter tells things apart: "creature B".
_NAMED_SO = frozenset(
    "creature creatures attacker blocker token spell source card bear soldier unit "
    "ally champion permanent effect shield option mode case scenario step team".split()
)


def _letter(before: Token, token: Token) -> bool:
    if token.kind is Kind.NUMBER:
        return before.capital and token.number in range(1, 7) and token.start > 0
    letter, rest = token.raw[:1], token.text[1:]
    if rest == "'s":
        letter = letter.upper()
    return token.kind is Kind.WORD and letter in "ABCDEFNXYZ" and rest in {"", "'s"}


def _counted(tokens: Sequence[Token], at: int) -> str:
    """ "Player one … player two's 3/3": its number, and "'s" behind it; else ""."""
    word, owned, _ = tokens[at].text.partition("'s")
    ahead = tokens[at - 2].text if at > 1 else ""
    if word not in _NUMBERS or ahead in _OF_ANY:
        return ""
    others = {
        it.text.removesuffix("'s")
        for n, it in enumerate(tokens[1:], start=1)
        if tokens[n - 1].text == "player"
    }
    told = others & {*_NUMBERS} != {word}
    return f"{_NUMBERS[word]}{owned}" if told or tokens[at - 1].capital else ""


_NUMBERS = {"one": "1", "two": "2", "three": "3", "four": "4"}


def _small(tokens: tuple[Token, ...], at: int) -> bool:
    """The 2 of "player 2 bolts me": not of "deals each player 2 damage"."""
    behind = tokens[at + 1].text if at + 1 < len(tokens) else ""
    ahead = tokens[at - 2].text if at > 1 else ""
    token = tokens[at]
    numbered = token.kind is Kind.NUMBER and token.number in range(1, 7)
    letter, _, rest = token.text.partition("'")
    lettered = token.kind is Kind.WORD and letter in _LETTERS and rest in {"", "s"}
    others = {it.text for it in tokens[1:]} if letter == "a" else set()
    if letter == "a" and not ({"b", "b's"} & others and ahead not in _OF_ANY):
        return False
    return (numbered or lettered) and behind not in _COUNTED and ahead not in _OF_ANY


_LETTERS = frozenset("abcdefn")
_COUNTED = frozenset("damage life card cards poison more points".split())
_OF_ANY = frozenset(
    "each target that every any per other this attacking defending a another "
    "chosen active".split()
)


_ALONE = frozenset(LETTERED.values())
_SEVERAL = LETTERED.keys() - _ALONE


def lettered_units(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "A 3-Might unit A … is played on A": the letter alone is that unit too."""
    called: dict[str, str] = {}
    for at, token in enumerate(tokens[1:], start=1):
        noun = LETTERED.get(tokens[at - 1].text, "")
        if noun and token.raw.removesuffix("'s") in _CAPITALS:
            called.setdefault(token.raw.removesuffix("'s"), noun)
        if noun and token.text == ":":
            called |= dict.fromkeys(_defined(tokens, at + 1), noun)
    out: list[Token] = []
    for at, token in enumerate(tokens) if called else ():
        letter = token.raw.removesuffix("'s")
        listed = out and out[-1].text in _SEVERAL
        if letter in called and (not out or out[-1].text not in _ALONE):
            behind = tokens[at + 1].text if at + 1 < len(tokens) else "."
            if letter != "A" or token.raw != "A" or behind in _NO_NOUN:
                noun = called[letter]
                if listed:
                    out.pop()
                out.append(replace(token, text=noun, raw=noun, end=token.start))
        out.append(token)
    return tuple(out) if called else tokens


def _defined(tokens: Sequence[Token], at: int) -> list[str]:
    """ "Two allies: A is a 1/3 and B is a 2/2": the letters up to the full stop."""
    found: list[str] = []
    while at + 1 < len(tokens) and tokens[at].text not in ENDS:
        said = tokens[at].raw in _CAPITALS and tokens[at + 1].text in {"is", "=", "("}
        found += [tokens[at].raw] if said else []
        at += 1
    return found


_CAPITALS = frozenset("ABCDEFXYZ")
