""" "Opp: I bolt your 3/3. Me: in response I salve it": who says it does it."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.tokens import BULLET, ENDS, Kind, Token
from bot.scenario.words.written import as_word

_HE = {"him": "he", "her": "she", "them": "they", "he": "he", "she": "she"}
# Before what somebody says he does.
_LEADING = frozenset(
    "in response then ok okay so now well and no just , sure fine yes yeah lol".split()
)
_OTHERS = {
    "me": "him", "my": "his", "mine": "his", "myself": "himself", "you": "me",
    "your": "my", "yours": "mine", "yourself": "myself",
}  # fmt: skip
_OURS = {"you": "him", "your": "his", "yours": "his", "yourself": "himself"}
_ASKS = frozenset("do does did am is are can could will would what who how ?".split())


def dialogues(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "my opponent bolts my 3/3" for what each says in turn.

    Only where somebody says "I": "Opp: a 3/3" is a list. Of two that have names, each
    is "you" to the other.
    """
    named = _two_named(tokens)
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        colon = _heading(tokens, at)
        end = _sentence(tokens, colon + 1) if colon else 0
        said = tokens[colon + 1 : end]
        first = next((n for n, it in enumerate(said) if it.text not in _LEADING), -1)
        asks = bool(_ASKS & {it.text for it in tokens[colon + 1 : end + 1]})
        if not colon or first < 0 or said[first].text != "i" or asks:
            out.append(tokens[at])
            at += 1
            continue
        who, own = tokens[at:colon], tokens[at].text in {"me", "i"}
        words = _OURS if own else _OTHERS
        first_name = who[0].text in FIRST_NAMES
        said_of = _HE.get(who[0].text, who[0].text)
        subject = ((_named if first_name else as_word)(who[0], said_of), *who[1:])
        out += said[:first]
        out += (said[first],) if own else subject
        for it in said[first + 1 :]:
            if named:
                out += _by_name(it, who[0].text, named)
            elif it.text == "i" and not own:
                out.append(as_word(it, _HE.get(who[-1].text, "he")))
            else:
                text = words.get(it.text)
                out.append(as_word(it, text) if text else it)
        at = end
    return tuple(out)


def _two_named(tokens: Sequence[Token]) -> frozenset[str]:
    """The names of the two who speak in turn, where neither is the asker."""
    found = {
        tuple(it.text for it in tokens[at:colon])
        for at in range(len(tokens))
        if (colon := _heading(tokens, at))
    }
    names = frozenset(it[0] for it in found if len(it) == 1 and it[0] in FIRST_NAMES)
    return names if len(found) == len(names) == len(("one", "other")) else frozenset()


def _by_name(it: Token, speaker: str, both: frozenset[str]) -> list[Token]:
    """What *speaker* says as somebody else tells it: "I" is who speaks."""
    (other,) = both - {speaker}
    name = {"i": speaker, "me": speaker, "you": other}.get(it.text)
    owner = {"my": speaker, "mine": speaker, "your": other, "yours": other}.get(it.text)
    if owner is not None:
        return [_named(it, owner), as_word(it, "'s")]
    return [_named(it, name)] if name is not None else [it]


def _named(it: Token, name: str) -> Token:
    return replace(as_word(it, name), raw=name.capitalize())


def _heading(tokens: Sequence[Token], at: int) -> int:
    """Where the colon of "me:", "my opp:", "Bob:" stands that begins at *at*."""
    if at and tokens[at - 1].text not in ENDS | {BULLET, ",", "/"}:
        return 0
    here = at + (tokens[at].text in {"my", "the"})
    if here + 2 >= len(tokens) or tokens[here + 1].text != ":":
        return 0
    word = tokens[here]
    named = word.text in FIRST_NAMES or word.text[:7] == "player "
    known = word.text in OPPONENTS | _HE.keys() | {"me", "i", "dude", "guy"}
    return here + 1 if word.kind is Kind.WORD and (known or named) else 0


def _sentence(tokens: Sequence[Token], at: int) -> int:
    """Where what one says ends: with the sentence, or where the next one speaks."""
    here = at
    while here < len(tokens) and tokens[here].text not in ENDS:
        if here > at and tokens[here - 1].text in {",", "/"} and _heading(tokens, here):
            return here - 1
        here += 1
    return here
