""" "My champion deals 2 more damage this turn": told of no effect that is named.

Before anything happens, or of the whole turn, that is no second hit.
"""

from bot.scenario.words.claimed_ones import sentences
from bot.scenario.words.effects_said import Said, said
from bot.scenario.words.tokens import Token
from bot.scenario.words.written import put_before

Tokens = tuple[Token, ...]

#: one of these is in each text that tells so
BARE = frozenset("more extra additional double twice triple doubled tripled".split())
_CHANGED = frozenset({"plus", "times"})
_OWNED = frozenset("my his her their".split())
_LED = frozenset("now so also and but well ok then".split())
_HAPPENS = frozenset(
    "attack attacks attacked hit hits deals deal dealt cast casts takes take took "
    "swing swings".split()
)
_TURN = ("this", "turn")


def effects_bare(tokens: Tokens) -> Tokens:
    """*tokens* with each such sentence told as what an effect says."""
    out: list[Token] = []
    for sentence in sentences(tokens):
        words = [it.text for it in sentence]
        begun = next((at for at, it in enumerate(words) if it not in _LED), 0)
        ends = len(words) - (words[-1] in {".", ";"})
        said_so = (
            words[-1] != "?"
            and "damage" in words
            and (
                _is_of_turn(words[:ends]) or _HAPPENS.isdisjoint(it.text for it in out)
            )
        )
        if said_so and _is_said(words[begun:ends]):
            led = "there is an effect that says".split()
            beside = sentence[begun]
            out += (*sentence[:begun], *(put_before(beside, it) for it in led),
                    *sentence[begun:])  # fmt: skip
        else:
            out += sentence
    return tuple(out) if len(out) != len(tokens) else tokens


def _is_of_turn(words: list[str]) -> bool:
    return tuple(words[-2:]) == _TURN


def _is_said(words: list[str]) -> bool:
    """Whether somebody's deals more damage than it would, whomever it hits."""
    return any(_of_a_source(it) for it in said(" ".join(words), does=False))


def _of_a_source(it: Said) -> bool:
    by = it.get("by").split()
    return (
        bool(_CHANGED & {*it.slots})
        and "to" not in it
        and "once" not in it
        and bool(by)
        and (by[0] in _OWNED or by[0] == "opponent")
    )
