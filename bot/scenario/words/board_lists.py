"""A board told as a list, each thing on a line of its own: "My board: • a 3/3"."""

from collections.abc import Iterator
from dataclasses import replace

from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.small_words import HIS
from bot.scenario.words.tokens import BULLET, STOPS, Kind, Token

BOARDS = frozenset(
    "board side field battlefield creatures permanents table units allies".split()
)
_MINE = frozenset("my our mine".split())
_FOE = frozenset("opponent opponents opp opps oppo oppos enemy enemys".split())
_DOING = {"attacking": "attack", "defending": "defend", "blocking": "block"}
_HE = {"his": "he", "her": "she", "their": "they"}
_NOTHING = frozenset(
    "nothing empty none no creatures relevant else important other".split()
)
# What is told in a sentence of its own, or is nothing that lies there.
_TOLD = frozenset("has have is are am i he she they controls control".split())
_NUMBERED = frozenset("life poison cards card runes energy xp".split())


def board_lists(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "I control" for each bullet of "My board:"."""
    return tuple(_plain(tokens))


def _plain(tokens: tuple[Token, ...]) -> Iterator[Token]:
    at = _headless(tokens)
    for upto in _items(tokens, 0, at):
        yield from _item(tokens[upto], ("i",))
    while at < len(tokens):
        found = _heading(tokens, at)
        if found is None:
            yield tokens[at]
            at += 1
            continue
        end, who = found
        if end < len(tokens) and tokens[end].text in _DOING:
            # "His side: attacking with a 5 Might unit"
            verb = _DOING[tokens[end].text] + "s" * (who[0] not in {"i", "they"})
            for word in (*who, verb):
                yield replace(
                    tokens[end], kind=Kind.WORD, text=word, raw="", value=None
                )
            at = end + 1
            continue
        if _is_bare(tokens, end):
            at = _line_end(tokens, end)  # "My board: nothing"
            continue
        if more := _behind_nothing(tokens, end):
            if tokens[more].text not in _TOLD:  # "My board: nothing, 5 life"
                yield from _has(tokens[end], who)
            at = more
            continue
        if not _is_bullet(tokens, end):
            yield tokens[at]
            at += 1
            continue
        at = end
        for upto in _items(tokens, at, len(tokens)):
            yield from _item(tokens[upto], who)
            at = upto.stop


def _items(tokens: tuple[Token, ...], at: int, end: int) -> Iterator[slice]:
    """The bullets that follow each other from *at* on, each with its line."""
    while at < end and _is_bullet(tokens, at):
        upto = _line_end(tokens, at + 1)
        yield slice(at, upto)
        at = upto


def _headless(tokens: tuple[Token, ...]) -> int:
    """Where the bullets end that a text begins with, where they only name things."""
    items = [*_items(tokens, 0, len(tokens))]
    named = _only_name(tokens, items)
    return items[-1].stop if len(items) > 1 and named else 0


def _only_name(tokens: tuple[Token, ...], items: list[slice]) -> bool:
    """Whether the lines only name things: nobody has them, and nothing happens."""
    words = [[it.text for it in tokens[item][1:]] for item in items]
    return all(_SAID.isdisjoint(it) and _OWNED.isdisjoint(it[1:2]) for it in words)


_OWNED = frozenset({":", "-", "–", "—"})


def _heading(tokens: tuple[Token, ...], at: int) -> tuple[int, tuple[str, ...]] | None:
    """The end of "My opponent's board:" that begins at *at*, and whose it is."""
    if at and tokens[at - 1].text not in STOPS and not _is_bullet(tokens, at - 1):
        return None
    words = [it.text.replace("'", "").replace("’", "") for it in tokens[at : at + 6]]
    start = 1 if words[:1] == ["on"] else 0
    who: tuple[str, ...] = ()
    if words[start : start + 1] and words[start] in _MINE:
        who, start = ("i",), start + 1
    elif words[start : start + 1] and words[start] in HIS:
        who, start = (_HE[words[start]],), start + 1
    elif words[start : start + 1] == ["the"]:
        start += 1
    if words[start : start + 1] and words[start] in _FOE and who in {(), ("i",)}:
        who, start = ("my", "opponent"), start + 1
        start += words[start : start + 1] == ["s"]
    elif not who and _is_name(tokens, at + start):
        who, start = (words[start].removesuffix("s"),), start + 1
        start += words[start : start + 1] == ["s"]
    if words[start : start + 1] == [] or words[start] not in BOARDS:
        return None
    start += 1
    start += words[start : start + 1] == ["state"]
    marked = words[start : start + 1] == [":"]
    end = at + start + marked
    items = [*_items(tokens, end, len(tokens))] if not who else []
    if items and _only_name(tokens, items):
        return end, ("i",)  # "Board:" alone is told of by whoever asks
    return (end, who) if who and (marked or _is_bullet(tokens, end)) else None


def _is_name(tokens: tuple[Token, ...], at: int) -> bool:
    """ "Bob's" """
    if at >= len(tokens) or not tokens[at].capital:
        return False
    behind = tokens[at + 1].text if at + 1 < len(tokens) else ""
    return tokens[at].text.endswith("'s") or behind == "'s"


def _is_bullet(tokens: tuple[Token, ...], at: int) -> bool:
    return at < len(tokens) and tokens[at].text == BULLET


def _line_end(tokens: tuple[Token, ...], at: int) -> int:
    rest = range(at, len(tokens))
    return next((n for n in rest if tokens[n].kind is Kind.BREAK), len(tokens))


def _is_bare(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether nothing but "nothing else" stands there up to the end of the line."""
    line = [it.text for it in tokens[at : _line_end(tokens, at)] if it.text != "."]
    return bool(line) and {*line} <= _NOTHING


def _behind_nothing(tokens: tuple[Token, ...], at: int) -> int:
    """Where a line goes on by whose list nothing lies there; 0 where none does."""
    end = _line_end(tokens, at)
    if at + 2 >= end or tokens[at].text not in _NOTHING:
        return 0
    here = at + 1
    while here < end and tokens[here].text in {",", ";", "but", "and"}:
        here += 1
    told = here > at + 1 and here < end
    more = told and (tokens[here].kind is Kind.NUMBER or tokens[here].text in _TOLD)
    return here if more else 0


def _has(near: Token, who: tuple[str, ...]) -> Iterator[Token]:
    for word in (*who, "have" if who[0] in {"i", "they"} else "has"):
        yield replace(near, kind=Kind.WORD, text=word, raw="", value=None)


def _item(item: tuple[Token, ...], who: tuple[str, ...]) -> Iterator[Token]:
    """One line as a sentence: the bullet is its first token."""
    bullet, *line = item
    if not line or {it.text for it in line if it.text != "."} <= _NOTHING:
        return
    yield replace(bullet, text="\n")
    words = {it.text for it in line if it.kind is Kind.WORD}
    said = any(it.text == ":" for it in line[:2]) or line[0].text in {"my", "opponent"}
    if not (said or words & _TOLD):
        held = line[1].text in _NUMBERED if len(line) > 1 else False
        verb = ("have", "has") if held else ("control", "controls")
        for word in (*who, verb[who[0] not in {"i", "they"}]):
            yield replace(bullet, kind=Kind.WORD, text=word, raw="", value=None)
    yield from line
    if line[-1].text not in STOPS:
        end = line[-1].end
        yield replace(bullet, kind=Kind.MARK, text=".", raw="", start=end, end=end)


# Words of those that stand in no list of what somebody has.
_SAID = FIRST_NAMES | OPPONENTS | frozenset(
    "i me my mine he she they his her their him them it its you your opp who what is "
    "are was has have on onto at vs against into deals attacks blocks casts does did "
    "do can when if from target targets ? !".split()
)  # fmt: skip


def verbless_board(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Blood Artist + two 1/1s, I …" with "I control" before what is mine."""
    rest = range(1, len(tokens) - 1)
    end = next((n for n in rest if tokens[n].text in {",", ".", ";"}), 0)
    if not end or tokens[end + 1].text not in {"i", "my"}:
        return tokens
    said = [it.text for it in tokens[:end]]
    if "+" not in said[1:-1] or not _SAID.isdisjoint(said):
        return tokens
    first = tokens[0]
    mine = [
        replace(first, kind=Kind.WORD, text=word, raw="", value=None)
        for word in ("i", "control")
    ]
    return (*mine, *tokens)
