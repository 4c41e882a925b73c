""" "Alice (20 life)", "Bob, who controls …,": asides told as their own sentences."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.lexicon import ROWS
from bot.scenario.words.small_words import THE_OR_HIS
from bot.scenario.words.tokens import BULLET, Kind, Token
from bot.scenario.words.written import as_word, put_before

_LIFE = frozenset("life hp".split())
_BEFORE = frozenset("at on has is 's am are still with who he she they i".split())
_AFTER = frozenset("total left points".split())
_PLAYERS = FIRST_NAMES | OPPONENTS | {"i", "me", "ap", "nap", "opp"}
_STOPS = frozenset({".", "?", "!", ";", ":", "\n", BULLET})
_HOLDS = frozenset("control controls has have had".split())
# What goes on with a list, and so does not follow the comma that closes an aside.
_LISTING = frozenset(
    "a an the and or plus two three four five six another my his her their your "
    "each both also".split()
)


@dataclass(frozen=True, slots=True)
class _Aside:
    """What is *said* of a player, up to *end*."""

    end: int
    said: tuple[Token, ...]


def told_apart(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "Alice is at 20 life." before "Alice (20 life) …"."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        opens = tokens[at].text in {"(", ","}
        person = person_before(found) if opens else 0
        if spoken := _spoken_of(found, tokens, at):
            begin = _sentence(found)
            found[begin:begin] = spoken[0]
            at = spoken[1]
            continue
        answer = _answering(tokens, at) if person else at
        if answer > at and _opens(found[:-person]):
            # "Bob, in response, casts …", "Bob, before blocks, …": then Bob casts.
            found[-person:] = [*tokens[at + 1 : answer], *found[-person:]]
            at = answer
            continue
        aside = None
        if person:
            aside = _life(tokens, at) or _held(tokens, at) or _owning(tokens, at)
            whole = person + _is_a(found, person)
            if aside is None and _opens(found[:-whole]):
                aside = _holding(tokens, at)
                person = whole if aside else person
        if aside is None:
            found.append(tokens[at])
            at += 1
            continue
        begin = _sentence(found)
        stop = put_before(tokens[at], ".", Kind.MARK)
        found[begin:begin] = [*found[-person:], *aside.said, stop]
        at = aside.end
    return tuple(found)


def _spoken_of(
    before: Sequence[Token], tokens: Sequence[Token], at: int
) -> tuple[tuple[Token, ...], int] | None:
    """ "Him (he's at 8)", "me at 8 with a 3/3": a sentence of it, and where it ends."""
    within = tokens[at].text == "at"
    size = person_before(list(before)) if within else 0
    if not (within or tokens[at].text in {"(", ","}) or not before:
        return None
    if not size and before[-1].text not in _SPOKEN:
        return None
    aside = _life(tokens, at)
    if aside is None or aside.end >= len(tokens) or tokens[aside.end].text in _STOPS:
        return None
    who = list(before[-(size or 1) :])
    who[-1] = as_word(who[-1], _SPOKEN.get(who[-1].text, who[-1].text))
    stop = put_before(tokens[at], ".", Kind.MARK)
    return (*who, *aside.said, stop), aside.end


# Whom something is done to is told of as who does things.
_SPOKEN = {"him": "he", "them": "they", "me": "i", "he": "he", "they": "they"}


def between_dashes(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with commas for "My creature – a 2/2 – attacks": the same thing.

    A wording between dashes stands in brackets.
    """
    out = list(tokens)
    opened = -1
    for at, token in enumerate(tokens):
        if token.text in _STOPS:
            opened = -1
        elif token.kind is not Kind.MARK or token.raw not in _DASHES:
            continue
        elif opened < 0:
            opened = at
        else:
            if at == opened + 2 and tokens[opened + 1].kind is Kind.QUOTE:
                out[opened] = put_before(tokens[opened], "(", Kind.MARK)
                out[at] = put_before(token, ")", Kind.MARK)
                opened = -1
                continue
            said = [it.text for it in tokens[opened + 1 : opened + 2]]
            if said in (["a"], ["an"], ["the"]):
                for it in (opened, at):
                    out[it] = put_before(tokens[it], ",", Kind.MARK)
            opened = -1
    return tuple(out)


_MOMENTS = frozenset(
    form
    for row in (
        "before_damage before_blocks before_combat between_strikes after_combat "
        "in_response then same_turn my_turn his_turn"
    ).split()
    for form in ROWS[row]
)
_LONGEST = max(map(len, _MOMENTS)) + 1
_DASHES = frozenset({"-", "–", "—", "--"})


def _answering(tokens: Sequence[Token], at: int) -> int:
    """Behind the ", in response to that," at *at*; *at* where no time is told."""
    if tokens[at].text != ",":
        return at
    said = tuple(it.text for it in tokens[at + 1 : at + 1 + _LONGEST])
    if said[:2] != ("in", "response"):
        for end in range(len(said) - 1, 0, -1):
            if said[:end] in _MOMENTS and said[end] == ",":
                return at + end + 2
        return at
    for end in range(at + 3, min(at + 18, len(tokens))):
        if tokens[end].text == ",":
            return end + 1
        if tokens[end].text in _STOPS:
            break
    return at


def _opens(before: Sequence[Token]) -> bool:
    """Whether what follows *before* begins a clause."""
    return not before or before[-1].text in _STOPS | {",", "and", "then"}


def _sentence(tokens: Sequence[Token]) -> int:
    """Where the last sentence of *tokens* begins: behind a wording that ends one."""
    at = len(tokens)
    while at and tokens[at - 1].text not in _STOPS:
        quote = tokens[at - 1].kind is Kind.QUOTE
        closed = quote and str(tokens[at - 1].value).endswith((".", "!", "?"))
        if closed and at < len(tokens) and tokens[at].capital:
            break
        at -= 1
    return at


def opened(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with a comma in "my opponent who controls …": it is theirs."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        if (
            token.text == "who"
            and found
            and person_before(found)
            and at + 1 < len(tokens)
            and tokens[at + 1].text in _HOLDS
        ):
            found.append(put_before(token, ",", Kind.MARK))
        found.append(token)
    return tuple(found)


def _life(tokens: Sequence[Token], at: int) -> _Aside | None:
    """(20 life); , at 3 life,; , who is at 5, or that at the end of a sentence.

    And "at 8" before "with": between whom something is done to and what does it.
    """
    closing = {"(": {")"}, "at": {"with"}}.get(tokens[at].text, {","})
    if [it.text for it in tokens[at : at + 2]] in ([",", "who"], [",", "at"]):
        closing |= _STOPS
    here = at + (tokens[at].text != "at")
    while here < len(tokens) and tokens[here].text in _BEFORE:
        here += 1
    if here >= len(tokens) or tokens[here].kind is not Kind.NUMBER:
        return None
    number, before = tokens[here], {it.text for it in tokens[at:here]}
    here += 1
    alive = here < len(tokens) and tokens[here].text in _LIFE
    here += alive
    while alive and here < len(tokens) and tokens[here].text in _AFTER:
        here += 1
    if here >= len(tokens) or tokens[here].text not in closing:
        return None
    if not alive and not before & {"at", "on"}:
        return None
    words = (put_before(tokens[at], "is"), put_before(tokens[at], "at"))
    end = here + (tokens[here].text not in _STOPS | {"with"})
    return _Aside(end, (*words, number, put_before(tokens[at], "life")))


def _held(tokens: Sequence[Token], at: int) -> _Aside | None:
    """, who controls Furnace of Rath,: not where the sentence ends with it."""
    if [it.text for it in tokens[at : at + 2]] != [",", "who"]:
        return None
    if at + 2 >= len(tokens) or tokens[at + 2].text not in _HOLDS:
        return None
    here = at + 3
    while here < len(tokens) and tokens[here].text not in _STOPS:
        if tokens[here].text == "," and _who_has(tokens, here + 1):
            return None  # "…, who has a 2/2, who …": that is said of another
        closes = _goes_on(tokens, here + 1) or _of_another(tokens, here + 1)
        if tokens[here].text == "," and closes:
            return _Aside(here + 1, tuple(tokens[at + 2 : here]))
        here += 1
    return None


def _who_has(tokens: Sequence[Token], at: int) -> bool:
    return at < len(tokens) and tokens[at].text in {"who", "whose", "which"}


def _of_another(tokens: Sequence[Token], at: int) -> bool:
    """ "…, and 2 damage to Carol", "…, and Carol": not what the player before has."""
    said = tokens[at : at + 3]
    if len(said) < 3 or said[0].text != "and":
        return False
    damage = said[1].kind is Kind.NUMBER and said[2].text == "damage"
    return damage or said[1].text in FIRST_NAMES


def _is_a(found: Sequence[Token], person: int) -> bool:
    """ "An opponent": whether its article stands before the *person* at the end."""
    return len(found) > person and found[-person - 1].text in {"a", "an"}


def _holding(tokens: Sequence[Token], at: int) -> _Aside | None:
    """ "A player who controls Furnace of Rath attacks": told up to what is done."""
    said = [it.text for it in tokens[at : at + 3]]
    if said[:2] != [",", "who"] or said[2:] == [] or said[2] not in _HOLDS:
        return None
    for here in range(at + 4, len(tokens)):
        token = tokens[here]
        if token.text in _STOPS:
            return None
        behind = tokens[here + 1].text if here + 1 < len(tokens) else ""
        done = token.text in _DOES or (token.text == "is" and behind in _DONE_TO)
        if done and not token.capital and tokens[here - 1].text not in _RELATIVE:
            comma = tokens[here - 1].text == ","
            return _Aside(here, tuple(tokens[at + 2 : here - comma]))
    return None


_DOES = frozenset(
    "attacks casts blocks gains loses activates uses taps takes draws plays swings "
    "bolts shocks sacrifices".split()
)
_DONE_TO = frozenset("dealt attacked hit".split())
_RELATIVE = frozenset("that which who and or it".split())


def _owning(tokens: Sequence[Token], at: int) -> _Aside | None:
    """, whose creatures they are,; , to whom it belongs,; , their controller,."""
    said = [it.text for it in tokens[at + 1 : at + 7]]
    if tokens[at].text != "," or "," not in said:
        return None
    said = said[: said.index(",")]
    if said[:1] == ["whose"] and said[-2:] in (["they", "are"], ["it", "is"]):
        noun = said[-2]
    elif said[:2] == ["to", "whom"] and said[3:] in (["belongs"], ["belong"]):
        noun = said[2]
    elif said in (["their", "controller"], ["its", "controller"]):
        noun = {"their": "they", "its": "it"}[said[0]]
    else:
        return None
    what = {"they": "them"}.get(noun, noun)
    if what not in {"it", "them"}:
        return None
    words = (put_before(tokens[at], "controls"), put_before(tokens[at], what))
    return _Aside(at + 2 + len(said), words)


def _goes_on(tokens: Sequence[Token], at: int) -> bool:
    """Whether a verb may stand there, and no further thing of a list."""
    if at >= len(tokens):
        return False
    token = tokens[at]
    if token.kind is not Kind.WORD or token.capital:
        return False
    return token.text not in _LISTING


def names_player(said: str) -> bool:
    """Whether the one token *said* is a player: "me", "opponent", "player 2"."""
    return said in _PLAYERS or said.startswith("player ")


def person_before(before: list[Token]) -> int:
    """How many tokens at the end of *before* name a player; 0 if none do."""
    if not before:
        return 0
    said = before[-1].text
    if not names_player(said):
        return 0
    mine = len(before) > 1 and before[-2].text in THE_OR_HIS
    return 1 + (before[-1].text in OPPONENTS and mine)
