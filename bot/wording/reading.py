"""Card text in, effects out: the same two questions for every game."""

import re
from typing import assert_never

from bot.citation import Game
from bot.engine.instructions import CardAbilities
from bot.engine.unread import not_understood
from bot.errors import Problem, QuestionError
from bot.worded import Worded, worded
from bot.wording.grand_archive import reading as grand_archive
from bot.wording.magic import keyword_lines, one_line, paragraphs
from bot.wording.magic import reading as magic
from bot.wording.riftbound import reading as riftbound
from bot.wording.units import one_line as units_one_line

_PHASING = re.compile(r"\bphases? (?:out|in)\b")
_TOO_LONG = re.compile(r"\d{10,}")


_RESOLVING = frozenset({"action", "spell"})
# In characters; what is printed on cards has less than 2,000.
LONGEST = 10_000


def read_card(
    game: Game,
    text: str,
    *,
    name: str,
    kinds: frozenset[str] = frozenset(),
) -> CardAbilities:
    """What a card's printed *text* gives.

    *kinds* are its types, supertypes and subtypes in lower case. Never raises for
    text it does not know: such sentences stand in ``unread`` with the reason, or in
    ``irrelevant`` if they cannot touch a ruling. Of more than :data:`LONGEST`
    characters nothing is read.
    """
    if len(text) > LONGEST:
        return CardAbilities(unread=((f"{text[:80]}…", "longer than any card"),))
    text = _with_numbers(text)
    match game:
        case Game.MTG:
            return magic.read(text, name, kinds)[0]
        case Game.GRAND_ARCHIVE:
            return grand_archive.read(text, name, kinds)[0]
        case Game.RIFTBOUND:
            return riftbound.read(text, name, kinds)[0]
        case _:
            assert_never(game)


def _with_numbers(text: str) -> str:
    """*text* with a word nobody knows, as long, for each number over nine digits."""
    return _TOO_LONG.sub(lambda it: "#" * len(it.group()), text)


def in_lines(game: Game, text: str, kinds: frozenset[str]) -> str:
    """A wording typed on one line, with the line breaks that the card has."""
    if game is not Game.MTG:
        return units_one_line.in_lines(game, text, spell=bool(kinds & _RESOLVING))
    return one_line.in_lines(text, spell=bool(kinds & {"instant", "sorcery"}))


def is_keywords(text: str) -> bool:
    """True for Magic text that is nothing but keywords, with their costs."""
    return keyword_lines.is_keywords(paragraphs.REMINDER.sub("", text))


def in_the_way(card: CardAbilities) -> tuple[tuple[str, str], ...]:
    """What is unread of *card* and holds without anything being done or happening."""
    if not card.unread:
        return ()
    waiting = {one.text for one in not_understood(card)}
    return tuple(one for one in card.unread if one[0] not in waiting)


def read_quoted(
    game: Game,
    text: str,
    *,
    name: str = "",
    kinds: frozenset[str] = frozenset(),
    line: int = 1,
    column: int = 1,
    whole: str = "",
    entire: bool = False,
) -> CardAbilities:
    """What a wording typed by a player gives.

    *line* and *column* say where *text* begins in *whole*, what was typed. Raises
    QuestionError (syntax) at the first word that is not understood; with *entire*
    also where nothing hangs on it before it is used or triggers.
    """
    whole, text = whole or text, _with_numbers(text)
    trouble: tuple[str, int, int] | tuple[str, int, int, str] | None
    lined = in_lines(game, text, kinds)
    match game:
        case Game.MTG:
            read, trouble = magic.read(lined, name, kinds)
        case Game.GRAND_ARCHIVE:
            read, trouble = grand_archive.read(lined, name, kinds)
        case Game.RIFTBOUND:
            read, trouble = riftbound.read(lined, name, kinds)
        case _:
            assert_never(game)
    if trouble is not None:
        at = lined.find(trouble[0])
        said = text[at : at + len(trouble[0])] if at >= 0 else trouble[0]
        trouble = (said, *trouble[1:])
    unread = read.unread if entire else in_the_way(read)
    if not unread:
        return read
    sentence, why = unread[0]
    if game is Game.MTG and _PHASING.search(sentence):
        why = worded("phasing is not ruled on: say what is there without it")
    start, end = 0, len(text)
    if trouble is not None:
        at = text.find(trouble[0])
        start, end = (at + trouble[1], at + trouble[2]) if at >= 0 else (0, len(text))
    before = text[:start]
    down = before.count("\n")
    across = start - (before.rfind("\n") + 1)
    raise QuestionError(
        Problem.SYNTAX,
        worded(
            "These words are not understood: “{sentence}” ({why}).",
            sentence=sentence,
            why=why if isinstance(why, Worded) else Worded(why),
        ),
        line=line + down,
        column=across + (column if down == 0 else 1),
        length=max(1, end - start),
        text=whole,
    )
