""" "My brother bolts my sister": two who play, called by what they are to the asker."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.kinds import OPPONENTS, TYPES
from bot.scenario.words.tokens import Kind, Token

KIN = frozenset(
    "brother sister wife husband dad mom mum daddy mommy father mother cousin son "
    "daughter uncle aunt nephew niece girlfriend boyfriend gf roommate neighbor "
    "neighbour colleague coworker friend buddy pal mate grandpa grandma kid".split()
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
    if len(playing) < 2:
        return tokens
    out: list[Token] = []
    for at, token in enumerate(tokens):
        if at in said and _who(token) in playing:
            start = out.pop() if out and out[-1].text in _MY else token
            name = token.text.capitalize()
            text = f"player {token.text}"
            out.append(replace(token, text=text, raw=name, start=start.start))
            continue
        out.append(token)
    return tuple(out)


def kin_own(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "my buddy's 3/3" for "my buddys 3/3"."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        if _owns(tokens, at):
            who = token.text.removesuffix("s")
            ends = token.end - 1
            found.append(replace(token, text=who, raw=token.raw[:-1], end=ends))
            found.append(replace(token, text="'s", raw="'s", start=ends, glued=True))
        else:
            found.append(token)
    return tuple(found)


def _owns(tokens: Sequence[Token], at: int) -> bool:
    token, before = tokens[at], tokens[at - 1].text if at else ""
    who = token.text.removesuffix("s")
    if before not in _MY or who == token.text or who not in OPPONENTS - {"opponent"}:
        return False
    if token.text in _NO_PLURAL:
        return True
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    return behind is not None and (
        behind.kind is Kind.SIZE or behind.text in _OWNED or behind.text in TYPES
    )


# No word but of somebody's.
_NO_PLURAL = frozenset({"buddys", "enemys", "daddys", "mommys"})
_OWNED = frozenset(
    "attacker blocker board champion commander deck face field graveyard hand head "
    "library life ally spell token turn unit bolt".split()
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
