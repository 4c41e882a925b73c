""" "Bob's Bolt is on the stack, targeting me": it is cast, and answered first."""

from collections.abc import Sequence

from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.tokens import STOPS, Token
from bot.scenario.words.written import as_word, put_before

_STACK = ["on", "the", "stack"]
_IS = frozenset("is was 's".split())
_HAS = frozenset("has have had".split())
_ANSWERS = frozenset(
    "cast casts activate activates use uses play plays flash flashes sacrifice "
    "sacrifices".split()
)
_NO_NAME = frozenset("it that this which still".split())
# What is no spell resolves as what has it says, if it is known at what.
_NO_SPELL = _NO_NAME | frozenset("ability trigger abilities triggers".split())
_LONGEST = 7


def on_the_stack(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "resolves" for "is on the stack", or "targets" of what is aimed.

    What somebody does in the next clause is done in response.
    """
    found: list[Token] = []
    at, waiting = 0, False
    while at < len(tokens):
        token = tokens[at]
        led = [it.text for it in tokens[at + 1 : at + 4]] == _STACK
        has = _held(tokens, at)
        aims = _aims(tokens, at + 4) if led else 0
        known = at > 0 and tokens[at - 1].text not in (_NO_NAME if aims else _NO_SPELL)
        if led and token.text in _IS and known:
            at, waiting = at + 4, True
            found.append(as_word(token, "targets" if aims else "resolves"))
            at = aims or at
            continue
        if has:
            found += [as_word(token, "casts"), *tokens[at + 1 : has]]
            at, waiting = has + 3, True
            continue
        if waiting and _answers(tokens, at):
            found += [put_before(token, it) for it in ("in", "response")]
            waiting = False
        found.append(token)
        at += 1
    return tuple(found) if waiting or len(found) != len(tokens) else tokens


def _aims(tokens: Sequence[Token], at: int) -> int:
    """Where the target begins in ", targeting me" or "aimed at me"; 0 if none does."""
    at += at < len(tokens) and tokens[at].text == ","
    said = [it.text for it in tokens[at : at + 2]]
    if said[:1] == ["targeting"]:
        return at + 1
    return at + 2 if said in (["aimed", "at"], ["pointed", "at"]) else 0


def _held(tokens: Sequence[Token], at: int) -> int:
    """Where "on the stack" begins in "has a Shock on the stack"; 0 if it does not."""
    if tokens[at].text not in _HAS:
        return 0
    for here in range(at + 2, min(at + _LONGEST, len(tokens) - 2)):
        if tokens[here].text in STOPS | {","}:
            return 0
        if [it.text for it in tokens[here : here + 3]] == _STACK:
            return here
    return 0


def _answers(tokens: Sequence[Token], at: int) -> bool:
    """Whether a clause begins here in which a player casts or uses something."""
    if not at or tokens[at - 1].text not in STOPS | {",", "and", "then"}:
        return False
    who, *behind = [it.text for it in tokens[at : at + 3]]
    if who in {"my", "his", "the", "her"} and behind[:1] == ["opponent"]:
        return behind[1:] != [] and behind[1] in _ANSWERS
    player = who in {"i", "he", "she", "they"} | FIRST_NAMES
    return player and behind != [] and behind[0] in _ANSWERS
