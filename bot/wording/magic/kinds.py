"""Kinds of things: "red creature you control with flying" and the like."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.engine.board import COLORS
from bot.engine.values import Filter, Side
from bot.wording.magic.grammar import G
from bot.wording.magic.kinds_apart import creature, said_of_last
from bot.wording.magic.nouns import Kind
from bot.wording.magic.vocabulary import SAME_IN_PLURAL, kind
from bot.wording.phrases import Attempt

_PLAYERS = {
    "player": (Side.ANY, False),
    "players": (Side.ANY, True),
    "opponent": (Side.OPPONENT, False),
    "opponents": (Side.OPPONENT, True),
}
_STATES: dict[str, dict[str, Any]] = {
    "tapped": {"tapped": True},
    "untapped": {"tapped": False},
    "attacking": {"attacking": True},
    "blocking": {"blocking": True},
    "blocked": {"attacking": True, "blocked": True},
    "unblocked": {"attacking": True, "blocked": False},
    "colorless": {"colorless": True},
    "multicolored": {"multicolored": True},
    "token": {"token": True},
    "nontoken": {"token": False},
    "other": {"other": True},
    "enchanted": {"attached_kind": "enchanted"},
    "equipped": {"attached_kind": "equipped"},
}
# Heads that take what stands before "or" with them: "instant or sorcery spell".
_SHARED_HEADS = frozenset({"spell", "card", "creature", "permanent", "planeswalker"})


def _joined(words: tuple[str, ...], at: int) -> int:
    """The place after "or", "and/or", ", or" or ","; *at* if there is none."""
    here = words[at : at + 3]
    if here[:1] == (",",):
        if words[at + 1 : at + 4] == ("and", "/", "or"):
            return at + 4
        if here[1:2] in (("or",), ("and",)):
            return at + 2
        return at + 1
    if here == ("and", "/", "or"):
        return at + 3
    if here[:1] in (("or",), ("and",)):
        return at + 1
    return at


class _Item:
    """One of the things an "or" joins: "red instant", "Cleric creature"."""

    __slots__ = (
        "fields",
        "headed",
        "kinds",
        "not_kinds",
        "players",
        "plural",
        "source",
    )

    def __init__(self) -> None:
        self.fields: dict[str, Any] = {}
        # Whether more than adjectives was said: "red" alone is nothing.
        self.headed = True
        self.kinds: list[str] = []
        self.not_kinds: list[str] = []
        self.players: Side | None = None
        self.plural = False
        self.source = False

    def filter(self) -> Filter:
        if self.players is not None:
            return Filter(players=self.players, objects=False, **self.fields)
        return Filter(
            kinds=frozenset(self.kinds),
            not_kinds=frozenset(self.not_kinds),
            **self.fields,
        )


def _adjectives(attempt: Attempt, at: int, item: _Item) -> int:
    words = attempt.words
    while at < len(words):
        word = words[at]
        if word in COLORS:
            found = {word}
            after = at + 1
            while (
                (joined := _joined(words, after)) > after
                and words[joined : joined + 1]
                and words[joined] in COLORS
            ):
                found.add(words[joined])
                after = joined + 1
            item.fields["colors"] = frozenset(found)
            at = after
        elif word in ("attacking", "blocking") and (
            words[at + 1 : at + 3]
            in (("or", "blocking"), ("or", "attacking"), ("and", "blocking"))
        ):
            item.fields["any_of"] = (Filter(attacking=True), Filter(blocking=True))
            at += 3
        elif either := _either_state(words, at):
            item.fields["any_of"] = either
            at += 3
        elif word in _STATES and not (word == "token" and not _more(words, at + 1)):
            item.fields.update(_STATES[word])
            at += 1
        elif word.startswith("non") and (negated := _negated(word)):
            field, value = negated
            if field == "not_kinds":
                item.not_kinds.append(value)
            elif value is False:
                item.fields[field] = value
            else:
                item.fields[field] = item.fields.get(field, frozenset()) | {value}
            at += 1
            # "nonland, noncreature permanent"
            if (
                words[at : at + 1] == (",",)
                and words[at + 1 : at + 2]
                and words[at + 1].startswith("non")
            ):
                at += 1
        else:
            break
    return at


def _either_state(words: tuple[str, ...], at: int) -> tuple[Filter, ...]:
    """ "tapped or blocking": what is so, or so."""
    one, other = words[at], words[at + 2 : at + 3]
    if words[at + 1 : at + 2] != ("or",) or not other or not {one, *other} <= _FIGHT:
        return ()
    return Filter(**_STATES[one]), Filter(**_STATES[other[0]])


# Only creatures attack and block; "any_of" is either of the two.
_FIGHTS = frozenset({"attacking", "blocking", "blocked", "any_of"})
_FIGHT = frozenset({"tapped", "untapped", "attacking", "blocking", "blocked"})


def _bare(item: _Item) -> bool:
    """True for what is nothing but a color, or none."""
    return bool(item.fields) and item.fields.keys() <= _HUES


_HUES = frozenset({"colors", "not_colors", "colorless", "multicolored"})


def _more(words: tuple[str, ...], at: int) -> bool:
    return at < len(words) and (kind(words[at]) is not None or words[at] in COLORS)


def _negated(word: str) -> tuple[str, Any] | None:
    bare = word.removeprefix("non").removeprefix("-")
    if bare in ("attacking", "blocking"):
        return bare, False
    if bare in COLORS:
        return "not_colors", bare
    known = kind(bare)
    return ("not_kinds", known[0]) if known else None


def _heads(attempt: Attempt, at: int, item: _Item) -> int:
    """Read kind words ("artifact creature", "Clerics", "source"); *at* if none."""
    words = attempt.words
    start = at
    while at < len(words):
        word = words[at]
        if word in ("source", "sources"):
            item.source = True
            item.plural = word == "sources"
            at += 1
            break
        if word in _PLAYERS and at == start:
            item.players, item.plural = _PLAYERS[word]
            at += 1
            break
        if word in ("token", "tokens"):
            item.fields["token"] = True
            item.plural = word == "tokens"
            at += 1
            break
        known = kind(word)
        if known is None:
            if (
                at > 0
                and attempt.text.capital(at)
                and word.isalpha()
                and words[at - 1] not in (".", ":", '"', "—")
            ):
                known = (word, False)
            else:
                break
        item.kinds.append(known[0])
        item.plural = known[1]
        at += 1
    return at


@G.reads("kind")
def _kind(attempt: Attempt, at: int) -> Iterable[tuple[int, Kind]]:
    items: list[_Item] = []
    found: list[tuple[int, Kind]] = []
    parts: dict[int, tuple[Filter, ...]] = {}
    while True:
        item = _Item()
        after = _adjectives(attempt, at, item)
        end = _heads(attempt, after, item)
        if end == after:
            # "red or artifact source": the head comes with what follows.
            further = _joined(attempt.words, after)
            if items or after == at or further == after or not _bare(item):
                break
            item.headed = False
            items.append(item)
            at = further
            continue
        items.append(item)
        made = _together(items)
        if made is not None:
            parts[end] = tuple(it.filter() for it in items)
            found.append((end, made))
            if attempt.words[end - 1] in SAME_IN_PLURAL:
                found.append((end, replace(made, plural=not made.plural)))
        at = _joined(attempt.words, end)
        if at == end or len(items) > 8:
            break
    # The longest reading first.
    found.reverse()
    result: list[tuple[int, Kind]] = []
    for end, made in found:
        result.extend(_after(attempt, end, made, parts[end]))
    return result


def _after(
    attempt: Attempt, at: int, made: Kind, parts: tuple[Filter, ...], depth: int = 0
) -> list[tuple[int, Kind]]:
    """*made*, which may be any of *parts*, with what is said behind it."""
    result: list[tuple[int, Kind]] = []
    if depth < 4:
        for end, change in attempt.read(_AFTER, at):
            changed = said_of_last(made, parts, change)
            if changed is not None:
                result.extend(_after(attempt, end, changed, parts, depth + 1))
    result.append((at, made))
    return result


def _together(items: list[_Item]) -> Kind | None:
    last = items[-1]
    if not items[0].headed:
        if len(items) == 1 or not last.source or not all(it.headed for it in items[1:]):
            return None
        return Kind(
            Filter(any_of=tuple(it.filter() for it in items)), last.plural, source=True
        )
    if len(items) == 1:
        return Kind(last.filter(), last.plural, source=last.source)
    # "instant or sorcery spell", "Merfolk or Kithkin creature"
    shared: list[str] = []
    source = last.source
    if (
        len(last.kinds) > 1
        and last.kinds[-1] in _SHARED_HEADS
        and all(
            it.kinds and last.kinds[-1] not in it.kinds and it.players is None
            for it in items[:-1]
        )
    ):
        shared = [last.kinds[-1]]
    token = last.fields.get("token")
    if any(it.source for it in items[:-1]):
        return None
    singles: list[str] = []
    for it in items:
        own = [word for word in it.kinds if word not in shared]
        if it.players is None and (len(own) != 1 or it.not_kinds):
            singles = []
            break
        singles.append(own[0] if own else "")
    first_fields = items[0].fields
    rest_plain = all(not it.fields for it in items[1:])
    if (source or shared or token is not None) and singles:
        fields = {**first_fields, **last.fields}
        return Kind(
            Filter(kinds=frozenset(shared), any_kinds=frozenset(singles), **fields),
            last.plural,
            source=source,
        )
    players = [it.players for it in items if it.players is not None]
    if _FIGHTS & first_fields.keys() and not all(creature(it.filter()) for it in items):
        singles = []  # "attacking creature or planeswalker": no planeswalker attacks.
    if singles and rest_plain:
        named = frozenset(word for word in singles if word)
        if not players:
            return Kind(Filter(any_kinds=named, **first_fields), last.plural)
        if len(players) == 1 and not first_fields:
            if len(named) == 1:
                return Kind(Filter(players=players[0], kinds=named), last.plural)
            return Kind(Filter(players=players[0], any_kinds=named), last.plural)
    if players:
        things = [it for it in items if it.players is None]
        if len(players) > 1 or (len(things) > 1 and any(it.fields for it in things)):
            return None
        return Kind(
            Filter(players=Side.ANY, any_of=tuple(it.filter() for it in items)),
            last.plural,
        )
    return Kind(Filter(any_of=tuple(it.filter() for it in items)), last.plural)


_AFTER = G.rule("after kind")
