"""Players called by what they are: "the active player", "a player … another player"."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.errors import Problem, QuestionError
from bot.scenario.words.asked_back import WHICH_PLAYER
from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.lettered import lettered
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import CASTING, HAVING
from bot.scenario.words.tokens import BULLET, Kind, Token
from bot.scenario.words.written import text_at

_ACTIVE = {"active": "Active player", "attacking": "Attacking player"}
_OTHER = {"nonactive": "Nonactive player", "defending": "Defending player"}
_ROLES = _ACTIVE | _OTHER
_ONE, _ANOTHER = "One player", "Other player"
_PLAIN = {
    ("a",): _ONE, ("one",): _ONE, ("some",): _ONE, ("first",): _ONE,
    ("the", "first"): _ONE, ("the", "one"): _ONE,
    ("another",): _ANOTHER, ("other",): _ANOTHER, ("the", "other"): _ANOTHER,
    ("opposing",): _ANOTHER, ("the", "opposing"): _ANOTHER,
    ("second",): _ANOTHER, ("a", "second"): _ANOTHER, ("the", "second"): _ANOTHER,
}  # fmt: skip
_BACK = frozenset({("that",), ("this",), ("the",)})
_ARTICLES = frozenset({"the", "an", "a"})
# Where somebody says "I", the others are seen from there.
_FIRST_PERSON = frozenset(
    "i me my mine we us our ours myself ourselves im i'm i've i'll i'd we're you your "
    "yours you're yourself".split()
)
# More than two play, or of each such player something is said.
_MORE = frozenset(
    "third fourth players opponents teammate teammates team teams two-headed emperor "
    "multiplayer commander edh everyone everybody".split()
)
_OF_ANY = frozenset("if when whenever each any every which what no of".split())
_OPENED = frozenset(["", ".", "?", "!", ";", ":", "\n", BULLET, "and", "then", ","])
_NO_VERB = frozenset(["", ".", ",", "?", "!", ";", "\n", ")", "(", "and", "or", "who"])
_DOES = frozenset(
    "controls has casts attacks activates plays taps blocks uses sacrifices chooses "
    "gains pays draws discards owns swings equips enchants who".split()
)
_SPOKEN = frozenset("he she they his her their them him hers theirs themself".split())
_ATTACK = frozenset("attacks attack attacked swings attacking".split())
_BLOCK = frozenset("blocks block blocked chumps".split())
_PASSIVE = frozenset({"is", "are", "was", "were"})
_STOPS = frozenset([".", "?", "!", ";", "\n"])


@dataclass(frozen=True, slots=True)
class _Said:
    """A player told of in the words from *start* up to *end*.

    *name* is whom they mean; "" where that is whoever was told of before.
    """

    start: int
    end: int
    name: str
    owns: bool


def turn_of(names: Sequence[str]) -> str:
    """The one of *names* whose turn the names say it is; "" where they do not."""
    for name in names:
        if name in _ACTIVE.values():
            return name
    others = [it for it in names if it not in _OTHER.values()]
    return others[0] if len(others) == 1 and len(names) == 2 else ""


def named_by_role(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with one name for each player who is called by a role or by none.

    Only where no one says "I" and no one has a name: of two players the active one
    attacks, and the other one defends (506.2).

    Raises QuestionError (AMBIGUOUS) where "the player" may be one and the other.
    """
    tokens = _shortened(_as_players(tokens))
    words = [it.text for it in tokens if it.kind is not Kind.QUOTE]
    if not _FIRST_PERSON.isdisjoint(words) or _are_more(words):
        return tokens
    if any(map(_is_name, tokens)) or any(map(_is_lettered, lettered(tokens))):
        return tokens
    said = [it for at in range(len(tokens)) if (it := _said(tokens, at)) is not None]
    if any(_is_general(tokens, it) for it in said):
        return tokens
    said = _with_opponents(tokens, said)
    _check_meant(tokens, said, around.text)
    meant = _meant(tokens, said)
    names = {*meant.values()}
    opponents = not OPPONENTS.isdisjoint(words)
    if len(names) != 2 and not (names and (opponents or _needed(tokens, said, words))):
        return tokens
    return tuple(_renamed(tokens, said, meant))


def _shortened(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Active player … NAP": where one is called by letters both are."""
    if {*_SHORT.values()}.isdisjoint(it.raw.removesuffix("'s") for it in tokens):
        return tokens
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        said = _said(tokens, at)
        short = _SHORT.get(said.name) if said is not None else None
        if said is None or short is None:
            out.append(tokens[at])
            at += 1
            continue
        raw = short + ("'s" if said.owns else "")
        end = tokens[said.end - 1].end
        out.append(replace(tokens[at], text=raw.lower(), raw=raw, end=end))
        at = said.end
    return tuple(out)


_SHORT = {"Active player": "AP", "Nonactive player": "NAP"}


def _as_players(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "One of my customers has …" as "a player has …".

    "The defender has a 3 Might unit": the defending player does.
    """
    out: list[Token] = []
    fight = any(it.text in _ATTACK for it in tokens)
    having = {
        it.text
        for at, it in enumerate(tokens)
        if it.text in _FIGHTERS and fight and _has_units(tokens, at + 1)
    }
    for at, token in enumerate(tokens):
        acts = _has_units(tokens, at + 1) or text_at(tokens, at + 1) in _ATTACK
        plays = text_at(tokens, at + 1) in CASTING  # No creature does.
        if token.text in _FIGHTERS and (plays or (acts and token.text in having)):
            role = _FIGHTERS[token.text]
            out.append(replace(token, text=role, raw=role))
            out.append(replace(token, text="player", raw="player", start=token.end))
            continue
        if token.text not in VISITORS or token.capital:
            out.append(token)
            continue
        if [it.text for it in out[-3:-1]] == ["one", "of"]:
            first = out[-3]
            del out[-3:]
            out.append(replace(first, text="a", raw="a", value=None))
        owned = token.text.endswith("'s")
        told = "player's" if owned else "player"
        out.append(replace(token, text=told, raw=told))
    return tuple(out)


def _has_units(tokens: Sequence[Token], at: int) -> bool:
    """ "… has a 3 Might unit", "… controls two allies": no creature has those."""
    here = at + 1
    led = at > 1 and tokens[at - 2].text == "the" and text_at(tokens, at) in HAVING
    if not led or text_at(tokens, here) not in _HOW_MANY:
        return False
    if here + 1 < len(tokens) and tokens[here + 1].kind is Kind.SIZE:
        return True
    stat = text_at(tokens, here + 2) in {"might", "power", "life"}
    return text_at(tokens, here + 1 + 2 * stat) in _UNITS


_FIGHTERS = {"attacker": "attacking", "defender": "defending"}
FIGHTERS = frozenset(_FIGHTERS)
_HOW_MANY = frozenset("a an one two three four five 2 3 4 5".split())
_UNITS = frozenset("unit units ally allies creature creatures".split())

VISITORS = frozenset(
    f"{who}{ending}"
    for who in ("customer", "client", "guest", "student", "attendee")
    for ending in ("", "s", "'s")
)


def _check_meant(tokens: Sequence[Token], said: Sequence[_Said], text: str) -> None:
    """Raise QuestionError (AMBIGUOUS) for "the player" of one and the other."""
    names = {it.name for it in said if it.name}
    for it in said:
        first = tokens[it.start]
        if names == {_ONE, _ANOTHER} and not it.name and first.text == "the":
            raise QuestionError(
                Problem.AMBIGUOUS,
                WHICH_PLAYER,
                line=first.line,
                column=first.column,
                length=tokens[it.end - 1].end - first.start,
                suggestions=("one player attacks the other player",),
                text=text,
            )


def _with_opponents(tokens: Sequence[Token], said: list[_Said]) -> list[_Said]:
    """*said* with "his opponent", where there is but "a player": "that player"."""
    if {it.name for it in said if it.name} != {_ONE}:
        return said
    theirs = [
        _Said(at - 1, at + 1, _ANOTHER, it.text.endswith("'s"))
        for at, it in enumerate(tokens)
        if it.text in _OPPONENT and at and tokens[at - 1].text in _HIS_OR_THE
    ]
    if not theirs:
        return said
    told = [
        replace(it, name=_ONE) if tokens[it.start].text in _DEFINITE else it
        for it in said
    ]
    return sorted([*told, *theirs], key=lambda it: it.start)


_DEFINITE = frozenset({"the", "that", "this"})
_OPPONENT = frozenset({"opponent", "opponent's"})
_HIS_OR_THE = frozenset({"his", "her", "their", "the"})


def _are_more(words: list[str]) -> bool:
    for at, word in enumerate(words):
        if word in _MORE and not (word == "players" and words[at - 1] in _TWO):
            return True
    return False


_TWO = frozenset({"two", "both", "2", "the", "of"})


def _said(tokens: Sequence[Token], at: int) -> _Said | None:
    """Who is called "player" in words that begin at *at*."""
    if at and tokens[at - 1].text in _ARTICLES | {"another", "other", "that", "this"}:
        return None  # begun before
    here = at
    while here < min(at + 5, len(tokens)) and tokens[here].text not in _PLAYER:
        here += 1
    if here >= min(at + 5, len(tokens)):
        return None
    before = [it.text for it in tokens[at:here] if it.text != "-"]
    owns = tokens[here].text.endswith("'s")
    if [it.text for it in tokens[here + 1 : here + 5]] == _WHOSE_TURN:
        return _Said(at, here + 5, _ACTIVE["active"], owns=False)
    if tuple(before) in _PLAIN:
        return _Said(at, here + 1, _PLAIN[tuple(before)], owns)
    if tuple(before) in _BACK:
        return _Said(at, here + 1, "", owns)
    if before and before[0] in _ARTICLES:
        before = before[1:]
    role = "".join(before).replace("-", "")
    name = _ROLES.get({"inactive": "nonactive", "turn": "active"}.get(role, role))
    return _Said(at, here + 1, name, owns) if name else None


_PLAYER = frozenset({"player", "player's"})


_WHOSE_TURN = ["whose", "turn", "it", "is"]


def _meant(tokens: Sequence[Token], said: Sequence[_Said]) -> dict[str, str]:
    """What each name said is to be called; nothing where that is not sure."""
    names = list(dict.fromkeys(it.name for it in said if it.name))
    active = next((it for it in names if it in _ACTIVE.values()), "")
    other = next((it for it in names if it in _OTHER.values()), "")
    meant = dict.fromkeys((it for it in names if it in _ACTIVE.values()), active)
    meant |= dict.fromkeys((it for it in names if it in _OTHER.values()), other)
    plain = [it for it in names if it in {_ONE, _ANOTHER}]
    if not meant:
        return {it: it for it in plain}
    if not plain:
        return meant
    attacks = _attacker(tokens, said)
    if not attacks and _ANOTHER in plain and len(plain) == 1 and not (active and other):
        # "The attacking player … the other player": who is left.
        attacks = _ONE if active else _ANOTHER
    if not attacks:
        return {}
    defends = _ANOTHER if attacks == _ONE else _ONE
    sides = {
        attacks: active or "Attacking player", defends: other or "Defending player"
    }  # fmt: skip
    return meant | {it: sides[it] for it in plain}


def _attacker(tokens: Sequence[Token], said: Sequence[_Said]) -> str:
    """Who of "a player" and "another player" is told to attack; "" if neither is."""
    starts = {it.start for it in said}
    for it in said:
        before = tokens[it.start - 1].text if it.start else ""
        if it.name not in {_ONE, _ANOTHER} or before not in _OPENED:
            continue
        end = it.end
        while end < len(tokens) and end not in starts:
            if tokens[end].text in _ATTACK | _BLOCK | _STOPS:
                break
            end += 1
        verb = tokens[end].text if end < len(tokens) else ""
        if verb not in _ATTACK | _BLOCK:
            continue
        passive = tokens[end - 1].text in _PASSIVE and verb.endswith("ed")
        if (verb in _ATTACK) is not passive:
            return it.name
        return _ANOTHER if it.name == _ONE else _ONE
    return ""


def _needed(tokens: Sequence[Token], said: Sequence[_Said], words: list[str]) -> bool:
    """Whether one player alone is told of so that only a name does.

    "A player controls …", or who is active and called "she" later on.
    """
    spoken = not _SPOKEN.isdisjoint(words)
    for it in said:
        behind = tokens[it.end].text if it.end < len(tokens) else ""
        before = tokens[it.start - 1].text if it.start else ""
        acts = before in _OPENED and (it.owns or behind in _DOES)
        if acts and (it.name == _ONE or behind == "who"):
            return True
        if it.name in _ACTIVE.values() and spoken:
            return True
    return False


def _renamed(
    tokens: Sequence[Token], said: Sequence[_Said], meant: dict[str, str]
) -> list[Token]:
    out: list[Token] = []
    at = 0
    met: list[str] = []
    for it in said:
        out += tokens[at : it.start]
        at = it.start
        name = meant.get(it.name, "") or _told_of(tokens, it, met)
        if not name:
            continue
        met.append(name)
        first, last = tokens[it.start], tokens[it.end - 1]
        owned = "'s" if it.owns else ""
        text = f"player {name.split()[0].lower()}{owned}"
        out.append(replace(first, text=text, raw=f"{name}{owned}", end=last.end))
        at = it.end
    return [*out, *tokens[at:]]


def _told_of(tokens: Sequence[Token], said: _Said, met: list[str]) -> str:
    """Who "that player" is where only one was told of before; else "".

    "The player" is so only where it acts, for damage it is dealt by who attacks.
    """
    if said.name or len({*met}) != 1:
        return ""
    if tokens[said.start].text == "the":
        before = tokens[said.start - 1].text if said.start else ""
        behind = tokens[said.end].text if said.end < len(tokens) else ""
        if before not in _OPENED or (behind in _NO_VERB and not said.owns):
            return ""
    return met[0]


def _is_general(tokens: Sequence[Token], said: _Said) -> bool:
    """ "Whenever a player …", "a player named Xerxes", "a player with 5 life"."""
    before = tokens[said.start - 1].text if said.start else ""
    behind = tokens[said.end].text if said.end < len(tokens) else ""
    return said.name == _ONE and (before in _OF_ANY or behind in {"named", "called"})


def _is_name(token: Token) -> bool:
    return token.capital and token.text.removesuffix("'s") in FIRST_NAMES


def _is_lettered(token: Token) -> bool:
    return token.text.startswith("player ")
