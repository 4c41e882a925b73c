"""Stretches that are not passed over as a question of what comes out, and where any
stretch may begin and end that is not understood."""

from collections.abc import Iterator
from itertools import pairwise

from bot.citation import Game
from bot.scenario.words.kinds import KEYWORDS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import ENDS, STOPS, Kind

_LONGEST = 80
_BEHIND = frozenset({",", "(", ")", "", ":", "and", "but", "because"})
_BEFORE = ENDS | frozenset(
    ", : ( ) - and then but so or while when because as that which where since".split()
)


def boundaries(parse: Parse, at: int) -> Iterator[int]:
    """Where a stretch that begins a clause at *at* may end."""
    if at and parse.word(at - 1) not in _BEFORE:
        return
    for here in range(at + 1, min(len(parse.tokens), at + _LONGEST) + 1):
        word = parse.word(here)
        if word in ENDS or word in _BEHIND:
            yield here
        if word in ENDS:
            return


def again_and_again(parse: Parse, at: int) -> bool:
    """ "I untap it again and again": that is a number of times, and no small talk."""
    beside = {parse.word(at + 2), parse.word(at - 2) if at > 1 else ""}
    return parse.word(at) == "again" in beside


def in_total(parse: Parse, at: int) -> bool:
    """ "Two units, 7 Might in total": that is no Might of each."""
    if parse.word(at - 1 if at else 0) not in {"might", "power"}:
        return False
    behind = parse.word(at), parse.word(at + 1)
    return behind[0] in _SUMMED or behind in {("in", "total"), ("in", "all")}


_SUMMED = frozenset("total altogether combined together overall".split())


def one_more(parse: Parse, at: int) -> bool:
    """ "Casts Shock, then another one": a spell, where it does not begin the text.

    And "actually with no counters" says something where some have been told.
    """
    said = parse.word(at), parse.word(at + 1)
    if said == ("no", "counters"):
        return not {"counter", "counters"}.isdisjoint(parse.words[:at])
    if said[0] == "a" and said[1] in _NTH:
        end = at + 2 + (parse.word(at + 2) == "one")
        return at > 0 and parse.word(end) in _ENDED
    return said == ("another", "one") and at > 0


_NTH = frozenset("second third fourth fifth".split())


def done_again(parse: Parse, at: int) -> bool:
    """ "He bolts me, then again", "… and does it once more": that is done, no talk."""
    here = at
    if parse.word(at) in _DOES:
        here = at + 2 + (parse.word(at + 1) == "the" and parse.word(at + 3) == "thing")
        if (parse.word(at + 1), parse.word(at + 2)) == ("the", "same"):
            here += 1
        elif parse.word(at + 1) not in _SO:
            return False
    elif _is_alone(parse, at):
        return True
    elif at == 0 or parse.word(at - 1) not in _GOING_ON:
        return False
    elif (at == 1 or parse.word(at - 2) in ENDS) and parse.word(at + 1) == ",":
        return False  # "Then again, he bolts me": it is only said so
    return any(
        tuple(parse.words[here : here + len(it)]) == it
        and parse.word(here + len(it)) in _ENDED
        for it in _AGAIN
    )


_DOES = frozenset({"does", "do", "did"})
_SO = frozenset({"it", "that", "so"})
_GOING_ON = frozenset({"then", "and", "later", "afterwards", ";"})


def _is_alone(parse: Parse, at: int) -> bool:
    """ "He bolts me. Actually, again.", and not "Again, he bolts me"."""
    start = at
    while start and parse.word(start - 1) in _OPENING:
        start -= 1
    return (
        start > 0
        and parse.word(start - 1) in STOPS
        and any(
            tuple(parse.words[at : at + len(it)]) == it
            and parse.word(at + len(it)) in _STOPPED
            for it in _AGAIN
        )
    )


_OPENING = frozenset(
    "actually oh also sorry well hmm but wait mean i and , oops my bad : say to forgot "
    "mention".split()
)
_STOPPED = frozenset({".", "!", ""})
_ENDED = ENDS | {",", "", "and", "but", "so", "then"}
_AGAIN = tuple(
    tuple(it.split())
    for it in (
        "again", "once more", "once again", "another time", "one more time",
        "yet again", *(f"a {nth} time" for nth in sorted(_NTH)),
        *(f"for a {nth} time" for nth in sorted(_NTH)),
    )
)  # fmt: skip


def of_another_turn(parse: Parse, start: int, end: int) -> bool:
    """ "Is the damage gone next turn?": what is so now is no answer to that."""
    words = {*parse.words[start:end]}
    marked = not _MARKED.isdisjoint(words)
    return marked and bool(words & {"turn", "turns"}) and not _LATER.isdisjoint(words)


_MARKED = frozenset("damage damaged heal heals healed".split())
_LATER = frozenset("next after following later end until".split())


def sizes_anew(parse: Parse, start: int, end: int) -> bool:
    """ "Does it save my 3 Might unit?", of whom nothing was told before: told there."""
    words = parse.words
    told = {*pairwise(words[:start])}
    return any(
        words[at + 1] in _SIZES and (words[at], words[at + 1]) not in told
        for at in range(start, end - 1)
        if parse.is_kind(at, Kind.NUMBER)
    )


_SIZES = frozenset({"might", "power"})


def is_legality(parse: Parse, start: int, end: int) -> bool:
    """Whether it is asked what may or must attack or block, or may be cast.

    What happens is no answer to that: it is read as such a question, or refused.
    """
    words = {*parse.words[start:end]}
    cast = parse.word(start) in {"can", "could", "may"} and (
        bool(words & _DONE)
        or any(parse.reads("cardverb", at) for at in range(start, end))
    )
    cast = cast or "legal" in words
    # "Can she, and does it die?" asks of what was told before.
    may = parse.word(start) in {"can", "could", "may"}
    bare = may and any(last == end for last, _ in parse.reads("person", start + 1))
    cast = cast or bare
    return cast or (bool(words & _MAY) and bool(words & _DECLARED))


def describes(parse: Parse, start: int, end: int) -> bool:
    """Whether a creature gets its abilities there: "does my 1/1 with deathtouch …".

    Those belong to what is told, so nothing of it may be passed over.
    """
    for at, token in enumerate(parse.tokens[start:end], start):
        if token.kind is not Kind.SIZE:
            continue
        told = sum(parse.word(it) == parse.word(at) for it in range(len(parse.tokens)))
        before = parse.word(at - 1) if at > start else ""
        bare = told < 2 and ((before,) in KEYWORDS or before in _WHOSE)
        if bare or (
            parse.word(at + 1) == "with" and tuple(parse.reads("keywords", at + 2))
        ):
            return True
    return False


def counts_some(parse: Parse, start: int, end: int) -> bool:
    """ "How many does he draw from the second, and how many …?": not all there is.

    What happens in all is no answer to how many came of one thing.
    """
    if parse.word(start) != "how" or parse.word(start + 1) not in {"many", "much"}:
        return False
    words = parse.words[start:end]
    return "from" in words or "how" in words[2:]


def fights(parse: Parse, start: int, end: int) -> bool:
    """ "Opp attacks back on his turn": units do something there (no question)."""
    if parse.game is Game.MTG:
        return False
    opening = {parse.word(at) for at in range(start + 1, min(start + 3, end))}
    return bool(opening & _FIGHTING) and not {parse.word(start)} & _MAY


_FIGHTING = frozenset("attacks swings retaliates intercepts cleaves conquers".split())


_WHOSE = frozenset("my his her their 's our".split())


_MAY = frozenset("can could may must able allowed forced mandatory".split())
_DONE = frozenset("target cast back swing retaliate".split())  # "can I hit back?"
_DECLARED = frozenset(
    "block blocks blocking attack attacks attacking intercept intercepts".split()
)


def only_here(parse: Parse, at: int) -> bool:
    """Whether a shield of so many points is told of nowhere but in this question."""
    if parse.word(at) not in _SHIELDING:
        return False
    shields = {value for _, value in parse.reads("shield", at)}
    return bool(shields) and not any(
        value in shields
        for other in range(len(parse.tokens))
        if other != at and parse.word(other) in _SHIELDING
        for _, value in parse.reads("shield", other)
    )


_SHIELDING = frozenset("prevent shield".split())
