""" "He casts Zappity Zap, which deals 4 damage to any target, on my 3/3."

Of a spell that nobody knows what it is told to do is its wording; where that is told of
something certain, it is a spell that does so.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from bot.cards.finding import Found
from bot.citation import Game
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import text_at

CASTING = frozenset("cast casts casting cast plays play played plays".split())
_RELATIVE = frozenset({"which", "that"})
_KINDS = frozenset("sorcery instant spell card action".split())
_DEEDS = {
    "deals": "deal", "destroys": "destroy", "exiles": "exile", "creates": "create",
    "makes": "create", "counters": "counter", "taps": "tap", "gives": "give",
    "prevents": "prevent", "doubles": "double", "kills": "destroy",
}  # fmt: skip
_DOING = {
    "dealing": "deals", "destroying": "destroys", "exiling": "exiles",
    "creating": "creates", "making": "creates", "giving": "gives",
    "preventing": "prevents",
}  # fmt: skip
_CERTAIN = frozenset("my his her their me him them it us your".split())
# "The next 3 damage": of none that is told.
_ANY = frozenset("next damage number battlefield top bottom".split())
_ARTICLES = frozenset({"a", "an"})
_AIMING = frozenset({"on", "at", "targeting", "onto"})
_LONGEST_NAME = 5
_LONGEST = 25


def spells_by_deed(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with the wordings of unknown spells that are told by what they do."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        found.append(tokens[at])
        at += 1
        if tokens[at - 1].text not in CASTING:
            continue
        end = _name(tokens, at)
        if end == at:
            continue
        begin, stop = _deed(tokens, end)
        name = tokens[at:end]
        said = [it.text for it in tokens[begin:stop]]
        if not said:
            continue
        known = around.catalogue.find(" ".join(it.raw for it in name), around.game)
        if isinstance(known, Found):
            deed = " ".join(said)
            aims = "target" in said
            if aims and any(deed in it.text.lower() for it in known.card.faces):
                found += name
                at = _past(tokens, stop)
            continue
        if not _certain(said):
            found += [*name, _wording(name, tokens[begin:stop], around.game)]
            at = _past(tokens, stop)
        elif not _again(tokens, name, stop):
            verb = tokens[begin]
            text = _DOING.get(verb.text, verb.text)
            words = [replace(name[0], text=it, raw=it) for it in ("a", "spell", "that")]
            found += [*words, replace(verb, text=text)]
            at = begin + 1
    return tuple(found)


def _certain(said: Sequence[str]) -> bool:
    """Whether it is done to something that is told, not to any target."""
    the = (behind for it, behind in pairwise(said) if it == "the")
    return bool(_CERTAIN & {*said}) or any(it not in _ANY for it in the)


def _past(tokens: Sequence[Token], stop: int) -> int:
    """Past the comma that closes the aside."""
    return stop + (text_at(tokens, stop) == "," and _aims(tokens, stop + 1))


def _name(tokens: Sequence[Token], at: int) -> int:
    """The end of the words with capitals that stand there."""
    end = at
    while end < len(tokens) and end - at < _LONGEST_NAME:
        token = tokens[end]
        if token.kind is not Kind.WORD:
            break
        if not token.capital and not (end > at and token.text in {"of", "the", "'s"}):
            break
        end += 1
    while end > at and not tokens[end - 1].capital:
        end -= 1
    return end if end == at or tokens[at].text != "i" else at


def _deed(tokens: Sequence[Token], at: int) -> tuple[int, int]:
    """From where to where "which deals 4 damage to any target" says what it does."""
    begin = at + (text_at(tokens, at) == ",")
    kind = begin
    if text_at(tokens, kind) in _ARTICLES:
        kind += 1
        while kind < begin + 4 and text_at(tokens, kind) not in _KINDS:
            kind += 1
        begin = kind + 1 if text_at(tokens, kind) in _KINDS else begin
    if text_at(tokens, begin) in _RELATIVE:
        begin += 1
        told = text_at(tokens, begin) in _DEEDS
    else:
        told = text_at(tokens, begin) in _DOING
    if not told:
        return at, at
    stop = begin
    while stop < len(tokens) and stop - begin < _LONGEST:
        token = tokens[stop]
        if token.text in ENDS or token.text in {",", ":", "("}:
            break
        if token.kind is Kind.QUOTE:
            return at, at
        if token.text in _AIMING and _aims(tokens, stop):
            break
        stop += 1
    return begin, stop


def _aims(tokens: Sequence[Token], at: int) -> bool:
    """ "… on my 3/3", "… targeting me": at what it is cast."""
    if text_at(tokens, at) not in _AIMING:
        return False
    aimed = text_at(tokens, at + 1)
    named = bool(aimed) and tokens[at + 1].capital
    return named or aimed in _CERTAIN | _ARTICLES | {"the"}


def _wording(name: Sequence[Token], deed: Sequence[Token], game: Game) -> Token:
    """What is told of it as its wording."""
    verb, *rest = deed
    done = _DOING.get(verb.text, verb.text)
    words = " ".join(it.raw for it in rest)
    called = " ".join(it.raw for it in name)
    if done == "deals" and game is Game.MTG:
        text = f"{called} deals {words}."
    elif done == "gives" and rest:
        text = _given([it.raw for it in rest])
    else:
        text = f"{_DEEDS.get(done, done).capitalize()} {words}."
    last = deed[-1]
    return replace(verb, kind=Kind.QUOTE, text='"', raw=text, end=last.end, value=text)


def _given(words: list[str]) -> str:
    """ "gives target creature +3/+3" as it is printed."""
    at = next((n for n, it in enumerate(words) if it[:1] in "+-"), len(words))
    until = "" if "turn" in words else " until end of turn"
    who, what = " ".join(words[:at]), " ".join(words[at:])
    plural = who.startswith("all ") or who.endswith("s")
    return f"{who.capitalize()} {'get' if plural else 'gets'} {what}{until}."


def _again(tokens: Sequence[Token], name: Sequence[Token], at: int) -> bool:
    """Whether the spell is named once more."""
    return any(it.text == name[0].text for it in tokens[at:])
