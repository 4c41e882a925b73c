"""Two who play, called by what they are to the asker.

"My brother bolts my sister"; "my buddy bolts my opponent", who is somebody else.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS, TYPES
from bot.scenario.words.lexicon import TENSES, WORDS
from bot.scenario.words.tokens import Kind, Token

KIN = frozenset(
    "brother sister wife husband dad mom mum daddy mommy father mother cousin son "
    "daughter uncle aunt nephew niece girlfriend boyfriend gf roommate neighbor "
    "neighbour colleague coworker friend buddy pal mate partner grandpa grandma "
    "kid bud".split()
)
_KIN_OR_THEIRS = KIN | {f"{it}'s" for it in KIN}
_MY = frozenset({"my", "our"})
# Who only talks does not play.
_TALKS = frozenset(
    "says say said thinks think thought claims claimed told tells asks asked insists "
    "insisted believes argues argued wants reckons and who that".split()
)


def kin_apart(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with a name for each of them, where more than one plays."""
    said = [at for at in range(len(tokens)) if _is_kin(tokens, at)]
    playing = {_who(tokens[at]) for at in said if not _talks(tokens, at)}
    if playing and _is_opponent_besides(tokens, said):
        said += [at for at, it in enumerate(tokens) if _is_opponent(it)]
        playing |= _THEM
    if len(playing) < 2:
        return tokens
    out: list[Token] = []
    for at, token in enumerate(tokens):
        if at in said and _who(token) in playing:
            mine = bool(out) and out[-1].text in _MY | _THE
            start = out.pop() if mine else token
            name = token.text.capitalize()
            text = f"player {token.text}"
            out.append(replace(token, text=text, raw=name, start=start.start))
            continue
        out.append(token)
    return tuple(out)


# What players call a card that is named in full elsewhere, but for its first word.
_CARDS = {"mother": ("of", "runes")}
_CALLED = {"mom": "mother", "mum": "mother", "mommy": "mother"}


def kin_cards(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with Mother of Runes for the "mom" of "I have Mother of Runes. …".

    Not where somebody's mother plays, who does what only players do.
    """
    found = {it.text: _in_full(tokens, at) for at, it in enumerate(tokens)}
    out: list[Token] = []
    for at, token in enumerate(tokens):
        name = found.get(_CALLED.get(_who(token), ""), ())
        does = tokens[at + 1].text if at + 1 < len(tokens) else ""
        if name and does in _PLAYS:
            return tokens
        out += name or (token,)
        if name and token.text.endswith("'s"):
            out.append(replace(token, text="'s", raw="'s", glued=True))
    return tuple(out)


def _in_full(tokens: Sequence[Token], at: int) -> tuple[Token, ...]:
    rest = _CARDS.get(tokens[at].text, ())
    name = tuple(tokens[at : at + 1 + len(rest)])
    return name if rest and tuple(it.text for it in name[1:]) == rest else ()


_PLAYS = frozenset(
    "casts cast controls control has plays played bolts bolted shocks shocked swings "
    "owns activates taps says claims thinks and at 's".split()
)


def _is_opponent_besides(tokens: Sequence[Token], kin: Sequence[int]) -> bool:
    """Whether one of *kin* does or has something, and "my opponent" is another.

    "My opponent, my brother, attacks me" and "against my brother" are of one.
    """
    if all(_talks(tokens, at) or not _acts(tokens, at) for at in kin):
        return False
    for at in kin:
        around = {it.text for it in tokens[max(at - 5, 0) : at + 4]}
        if not around.isdisjoint(_PLAYED):
            return False
        sides = (tokens[max(at - 4, 0) : at], tokens[at + 1 : at + 4])
        for side in sides:
            apposed = {_who(it) for it in side}
            if apposed & _THEM and apposed & {",", "(", "-", "/"}:
                return False
    return any(map(_is_opponent, tokens))


def _is_opponent(token: Token) -> bool:
    return token.kind is Kind.WORD and _who(token) in _THEM


_THEM = frozenset({"opponent", "enemy", "rival", "foe"})
_THE = frozenset({"the", "an"})
_PLAYED = frozenset("against vs versus play plays playing played".split())


def _acts(tokens: Sequence[Token], at: int) -> bool:
    """Whether somebody so called has something or begins a clause, and does it."""
    if tokens[at].text.endswith("'s"):
        return True
    before = tokens[at - 2].text if at > 1 else ""
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    return before in _BEGINS and behind is not None and behind.text[-1:] in "sd"


_BEGINS = frozenset(
    ["", ".", ",", "?", "!", ";", "\n", "and", "then", "but", "so", "if"]
)


def kin_named(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with a player called Kev for "my buddy Kev swings", and behind that."""
    named = {
        tokens[at + 1].text
        for at in range(1, len(tokens) - 2)
        if _who(tokens[at]) == tokens[at].text
        and tokens[at].text in KIN | _THEM
        and tokens[at - 1].text in _MY
        and tokens[at + 1].kind is Kind.WORD
        and tokens[at + 1].capital
        and not tokens[at + 2].capital
        and (tokens[at + 2].text in _DOES or tokens[at + 2].text in _HAS)
    } - FIRST_NAMES
    if not named:
        return tokens
    out: list[Token] = []
    for at, token in enumerate(tokens):
        if _who(token) not in named or not token.capital:
            out.append(token)
            continue
        start = token.start
        if at > 1 and tokens[at - 1].text in KIN | _THEM and out[-1].text != ".":
            out.pop()
            if out and out[-1].text in _MY:
                start = out.pop().start
        out.append(replace(token, text=f"player {token.text}", start=start))
    return tuple(out)


_DOES = frozenset(
    form for verb in TENSES.values() for form in verb.simple[1:]
) | frozenset("bolts bolted shocks shocked controls".split())
_HAS = frozenset("has had is was".split())


def kin_own(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "my buddy's 3/3" for "my buddys 3/3"."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        if token.text[-1:] == "s" and _owns(tokens, at):
            who = token.text.removesuffix("s")
            ends = token.end - 1
            found.append(replace(token, text=who, raw=token.raw[:-1], end=ends))
            found.append(replace(token, text="'s", raw="'s", start=ends, glued=True))
        else:
            found.append(token)
    return tuple(found)


_OPPONENTS = OPPONENTS - {"opponent"}
# "Opps ally hits me": nobody has two of them without saying so.
_SHORT = frozenset({"opp", "oppo"})


def _owns(tokens: Sequence[Token], at: int) -> bool:
    token, before = tokens[at], tokens[at - 1].text if at else ""
    who = token.text.removesuffix("s")
    if who == token.text or who not in _OPPONENTS:
        return False
    if before not in _MY and who not in _SHORT:
        return False
    if token.text in _NO_PLURAL:
        return True
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    if behind is None:
        return False
    if behind.kind is Kind.SIZE or behind.text in _OWNED or behind.text in TYPES:
        return True
    other = who in KIN and behind.text not in WORDS | _GOES_ON
    return other and behind.kind is Kind.WORD


# No word but of somebody's.
_NO_PLURAL = frozenset({"buddys", "enemys", "daddys", "mommys"})
_OWNED = frozenset(
    "attacker blocker board deck field hand head spell turn bolt".split()
)
# "My friends play with me": they do, or more is said of them.
_GOES_ON = frozenset(
    "and or who that which with in on at from to for both all each of against vs not "
    "never always often usually i we".split()
)


def _is_kin(tokens: Sequence[Token], at: int) -> bool:
    if tokens[at].kind is not Kind.WORD or tokens[at].text not in _KIN_OR_THEIRS:
        return False
    before = tokens[at - 1].text if at else ""
    return before in _MY or tokens[at].text.removesuffix("'s") in _BARE


# "Dad attacks me": mine, without saying so.
_BARE = frozenset("dad mom mum daddy mommy grandpa grandma".split())


def _who(token: Token) -> str:
    return token.text.removesuffix("'s")


def _talks(tokens: Sequence[Token], at: int) -> bool:
    return at + 1 < len(tokens) and tokens[at + 1].text in _TALKS
