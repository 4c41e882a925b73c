"""Units told together and then one by one: "two defenders: a 3 Might and a 2 Might".

Each is told where all of them were. What is said of all of somebody's units is said
behind what these are: "I control …".
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.scenario.words.counted_nouns import counted_before
from bot.scenario.words.counted_sizes import singular_body
from bot.scenario.words.one_of_which import distributed_at
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import HIS, SUBJECTS
from bot.scenario.words.tokens import ENDS, Kind, Token, sentence_end, sentence_start
from bot.scenario.words.units_listed import (
    FOES,
    OPPONENT,
    STATS,
    Item,
    counted_in,
    items_at,
    owners_before,
)
from bot.scenario.words.written import as_mark, as_word, put_before, text_at

Tokens = tuple[Token, ...]

_ALL = frozenset("all each every both everything".split())
_ANY_UNITS = frozenset("stuff things side board field team everything".split())
_ENEMY = frozenset({"enemy", "opposing"})
_MARKS = {":": "", "(": ")", ",": ","}
_STOPPED = ENDS | {""}
_THESE = frozenset("they these those".split())
_ARE = frozenset({"are", "were"})
_HAVE = frozenset("have has control controls got".split())


@dataclass(frozen=True, slots=True)
class _Group:
    """Who is told together from *start* to *end*: *count* (0: all) of *whose*."""

    start: int
    end: int
    count: int
    whose: Tokens
    said: Tokens


def groups_told(tokens: Tokens, around: Around) -> Tokens:
    """*tokens* with each unit where several were told together."""
    tokens = _said_of_one_behind(tokens)
    at = 1
    while at < len(tokens) - 1:
        told = _behind(tokens, at) or _sentence(tokens, at) or _there(tokens, at)
        told = told or _one_and_other(tokens, at, around)
        tokens, at = told or (tokens, at + 1)
    return _all_behind(tokens)


def _said_of_one_behind(tokens: Tokens) -> Tokens:
    """ "Two units (3 Might and 4 Might, the 4 has Tank)": behind the sentence."""
    for at, token in enumerate(tokens):
        if token.text != "(" or _only_group(tokens, at) is None:
            continue
        close = next((n for n in range(at, len(tokens)) if tokens[n].text == ")"), at)
        for comma in range(at + 1, close - 2):
            said = [it.text for it in tokens[comma : comma + 2]]
            if said == [",", "the"] and tokens[comma + 2].kind is Kind.NUMBER:
                end = sentence_end(tokens, close)
                rest = (*tokens[close:end], as_mark(tokens[comma], "."))
                tail = tokens[comma + 1 : close]
                return (*tokens[:comma], *rest, *tail, *tokens[end:])
    return tokens


def _behind(tokens: Tokens, at: int) -> tuple[Tokens, int] | None:
    """ "Two defenders: a 3 Might and a 2 Might", with what stands behind the mark."""
    mark = tokens[at].text
    if mark not in _MARKS or tokens[at].kind is not Kind.MARK:
        return None
    before = _group_before(tokens, at)
    group = before or _only_group(tokens, at)
    # Before its units: a long list would be read anew from each of its commas.
    if group is None or (before is None and mark == "," and not group.count):
        return None
    first = text_at(tokens, at + 1) == "first"  # so they come in an order
    if first or (before is None and _listed_since(tokens[group.end : at])):
        return None
    items, end = items_at(tokens, at + 1, _MARKS[mark])
    if not items or any(it.told[0].text == "then" for it in items):
        return None
    behind = end + (mark == "(")
    if before is None and group.count and text_at(tokens, behind) not in _STOPPED:
        return None  # "two allies attack my champion, a 3/3 and a 2/2."
    if group.count and counted_in(items) != group.count:
        return None
    whole = sentence_start(tokens, at) == group.start and group.end == at
    if whole and text_at(tokens, end) in _STOPPED:
        return None
    closed = mark != ":" and text_at(tokens, end) == _MARKS[mark]
    rest = (*tokens[group.end : at], *tokens[end + closed :])
    if group.count:
        said = _listed(items, group)
        return (*tokens[: group.start], *said, *rest), group.start + len(said)
    return _before(tokens, group, items, rest)


def _listed_since(between: Tokens) -> bool:
    """Whether a list has begun already."""
    return any(it.text in _MARKS for it in between)


def _sentence(tokens: Tokens, at: int) -> tuple[Tokens, int] | None:
    """A sentence that tells who they are, of whom the one before it speaks."""
    if tokens[at - 1].text not in ENDS:
        return None
    end = sentence_end(tokens, at)
    here = _led(tokens, at)
    items, stop = items_at(tokens, here, "") if here else ((), at)
    if items and stop == end:
        group = _only_group(tokens, at - 1)
        if group is None or (group.count and counted_in(items) != group.count):
            return None
        rest = (*tokens[group.end : at], *tokens[end + 1 :])
        if group.count:
            said = _listed(items, group)
            return (*tokens[: group.start], *said, *rest), group.start + len(said)
        return _before(tokens, group, items, rest)
    return None


def _one_and_other(
    tokens: Tokens, at: int, around: Around
) -> tuple[Tokens, int] | None:
    """ "Two defenders. One is a 3 Might, the other …": in brackets behind them."""
    before = tokens[at - 1].text
    if text_at(tokens, at) != "one" or before not in ENDS | _MARKS.keys():
        return None
    group = _only_group(tokens, at - 1)
    if group is None or not group.count or (group.end == at - 1 and before in _MARKS):
        return None
    if any(it.text in _MARKS.keys() | {"one"} for it in tokens[group.end : at - 1]):
        return None
    end = sentence_end(tokens, at)
    opened, closed = as_mark(tokens[at], "("), as_mark(tokens[at], ")")
    told = (*tokens[: group.end], opened, *tokens[at:end], closed)
    told = (*told, *tokens[group.end : at - 1], *tokens[end:])
    return distributed_at(told, group.end, around)


def _there(tokens: Tokens, at: int) -> tuple[Tokens, int] | None:
    """ "My two units there are a 3 Might and a 2 Might": what I control there."""
    if tokens[at - 1].text not in ENDS and at > 1:
        return None
    at -= at == 1
    end = sentence_end(tokens, at)
    verb = next((n for n in range(at, end) if tokens[n].text in _ARE), end)
    group = next((it for it in _groups(tokens, at, verb) if it.start == at), None)
    if group is None or not group.count or not group.whose:
        return None
    items, stop = items_at(tokens, verb + 1, ",")
    holder = _holder(group.whose, tokens[at])
    place = tokens[group.end : verb]
    located = not place or place[0].text in {"at", "on", "in", "there", "here"}
    closed = stop == end or text_at(tokens, stop + 1) in SUBJECTS | OPPONENT | {"my"}
    if not (closed and holder and located) or counted_in(items) != group.count:
        return None
    alone = _Group(0, 0, 0, (), group.said)
    board = (*holder, *_listed(items, alone), *place)
    rest = tokens[end:]
    if stop < end:
        rest = (as_mark(tokens[stop], "."), *tokens[stop + 1 :])
    return (*tokens[:at], *board, *rest), at + len(board)


def _led(tokens: Tokens, at: int) -> int:
    """Where the list begins behind "they are", "there's"; 0 where none does."""
    word = tokens[at].text
    if word == "there's":
        return at + 1
    if word == "there" and text_at(tokens, at + 1) in _ARE | {"is", "was"}:
        return at + 2
    if word in _THESE and text_at(tokens, at + 1) in _ARE:
        return at + 2
    return 0


def _all_behind(tokens: Tokens) -> Tokens:
    """*tokens* with what somebody has in front of what is said of all of that.

    "All my allies have a shield. I have a 2/2 and a 1/1."
    """
    for at in range(len(tokens)):
        if tokens[at].kind is Kind.SIZE or text_at(tokens, at + 1) in STATS:
            return tokens
        group = _group(tokens, at)
        if group is None or group.count or not group.whose:
            continue
        start = sentence_start(tokens, group.start)
        here = sentence_end(tokens, at) + 1
        while here < len(tokens):
            end = sentence_end(tokens, here)
            listed = _holding(tokens, here, end, group)
            if listed:
                board = (*listed, as_mark(tokens[here], "."))
                left = (*tokens[start:here], *tokens[end + 1 :])
                return (*tokens[:start], *board, *left)
            here = end + 1
        return tokens
    return tokens


def _holding(tokens: Tokens, at: int, end: int, group: _Group) -> Tokens:
    """The sentence from *at* to *end* where it only tells what *group*'s owner has."""
    mine = group.whose[0].text == "my" and len(group.whose) == 1
    words = [it.text for it in tokens[at:end]]
    verb = next((n for n, it in enumerate(words) if it in _HAVE | _ARE), 0)
    who = words[:verb]
    if words[verb : verb + 1] and words[verb] in _ARE:
        alike = who[:-1] == [it.text for it in group.whose]
        if not (who and alike and singular_body(who[-1])):
            return ()
    elif (who == ["i"]) is not mine or not (mine or _is_foe(who)):
        return ()
    start = at + verb + 1 + (words[verb + 1 : verb + 2] == ["got"])
    items, stop = items_at(tokens, start, "")
    if not items or stop != end:
        return ()
    holder = _holder(group.whose, tokens[at])
    return (*holder, *tokens[start:end]) if holder else ()


def _is_foe(who: Sequence[str]) -> bool:
    return bool(who) and who[-1] in OPPONENT | SUBJECTS - {"i", "we"}


def _before(
    tokens: Tokens, group: _Group, items: Sequence[Item], rest: Tokens
) -> tuple[Tokens, int] | None:
    """*tokens* with what *group*'s owner controls in front of the sentence of it."""
    holder = _holder(group.whose, tokens[group.start])
    if not holder:
        return None
    start = sentence_start(tokens, group.start)
    alone = _Group(0, 0, 0, (), ())
    stop = as_mark(tokens[group.start], ".")
    board = (*holder, *_listed(items, alone), stop)
    told = (*tokens[:start], *board, *tokens[start : group.end], *rest)
    return told, len(told) - len(rest)


def _holder(whose: Tokens, near: Token) -> Tokens:
    """ "I control" of "my", "my opponent controls" of "my opponent's"."""
    words = [it.text for it in whose]
    said = "my opponent controls"
    if words == ["my"]:
        said = "i control"
    elif not words or words[-1] not in FOES | HIS | {"'s"}:
        return ()
    return tuple(as_word(near, it) for it in said.split())


def _group_before(tokens: Tokens, end: int) -> _Group | None:
    """The group that ends right before *end*."""
    for last in range(end - 1, max(-1, end - 4), -1):
        group = _group(tokens, last)
        if group is not None:
            return group if group.end == end else None
    return None


def _only_group(tokens: Tokens, at: int) -> _Group | None:
    """The one group of the sentence before the mark at *at*."""
    start = sentence_start(tokens, at)
    found = list(_groups(tokens, start, at))
    return found[0] if len(found) == 1 else None


def _groups(tokens: Tokens, start: int, end: int) -> Iterator[_Group]:
    for at in range(start, end):
        group = _group(tokens, at)
        if group is not None and group.end <= end:
            yield group


def _group(tokens: Tokens, at: int) -> _Group | None:
    """The group whose noun stands at *at*, with what says whose they are behind it."""
    noun = tokens[at].text
    general = noun in _ANY_UNITS
    if not general and not singular_body(noun):
        return None
    end = at + 1
    whose: Tokens = ()
    if text_at(tokens, end) == "of" and text_at(tokens, end + 1) == "mine":
        end, whose = end + 2, (as_word(tokens[end], "my"),)
    counted = None if general else counted_before(tokens, at + 1)
    if counted is not None:
        if any(it.kind is Kind.SIZE for it in counted.said) or counted.more:
            return None
        start = counted.start
        whose = whose or counted.whose
        led = start > 1 and tokens[start - 1].text == "of"
        start -= 2 * (led and tokens[start - 2].text in _ALL)
        return _Group(start, end, counted.count, whose, counted.said)
    start = at
    while start and tokens[start - 1].text in _ENEMY:
        start -= 1
    said = tokens[start:at]
    owners = owners_before(tokens, start)
    whose = whose or tokens[start - owners : start]
    start -= owners
    start -= start > 0 and tokens[start - 1].text == "of"
    if not start or tokens[start - 1].text not in _ALL:
        return None
    if said and not whose:
        whose = _enemies(tokens, start)
    return _Group(start - 1, end, 0, whose, said)


def _enemies(tokens: Tokens, at: int) -> Tokens:
    """Whose "enemy units" are, by whose deed the sentence tells."""
    start = sentence_start(tokens, at)
    words = {it.text for it in tokens[start:at]}
    foe = words & (OPPONENT | FOES | HIS | SUBJECTS - {"i", "we"})
    near = tokens[at]
    if words & {"i"} or (words & {"my"} and not foe):
        return () if foe else (as_word(near, "my"), as_word(near, "opponent's"))
    return (as_word(near, "my"),) if foe else ()


def _listed(items: Sequence[Item], group: _Group) -> Tokens:
    """The *items* as *group*'s owner's, one by one."""
    found: list[Token] = []
    for number, item in enumerate(items):
        near = item.told[0]
        if number:
            found.append(put_before(near, "and"))
        if item.owned:
            found += item.told
            continue
        whose: Sequence[Token] = group.whose
        mine = near.text in {"champion", "champ"}
        if not whose and item.led is None and not mine:
            whose = (put_before(near, "a"),)
        found += [as_word(near, it.text) for it in whose]
        found += [item.led] if item.led else []
        found += [*group.said, *item.told]
    return tuple(found)
