"""What is counted and then listed, one by one: the two have to agree.

"Three creatures: a 2/2 and a 3/3" leaves one of them untold, or counts one too many;
nobody but the asker knows which.
"""

from collections.abc import Sequence

from bot.errors import Problem, QuestionError
from bot.scenario.words.counted_shields import count_of
from bot.scenario.words.counted_sizes import (
    ANY_CREATURES,
    SEVERAL_CREATURES,
    singular_body,
)
from bot.scenario.words.numbers_asked import HOW_MANY_AND_BIG
from bot.scenario.words.rewriting import Around
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import put_before
from bot.worded import worded

_MOST = 9
_SHIELDS = frozenset({"shields"})
_ONE = frozenset("a an one another my his her their".split())
_NEXT = frozenset("other second third fourth fifth first last".split())
_JOINS = frozenset({",", "and", "+", "&"})
_HALTS = ENDS | {":", "("}
# What stands for several that nobody counted, or begins something that happens.
_OPEN = frozenset("others rest remaining both all each every some".split())
_HAPPENS = frozenset(
    "attack attacks attacked block blocks blocked casts cast is are was has have deals "
    "deal hits hit takes take swings comes enters dies gets controls".split()
)


def checked_counts(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with the commas of such lists.

    Raises QuestionError (AMBIGUOUS) where a list is longer or shorter.
    """
    tokens = _parted(tokens)
    for at in range(len(tokens) - 3):
        count = count_of(tokens[at])
        if not 1 < count <= _MOST or tokens[at].glued:
            continue
        noun = at + 1
        while noun < at + 3 and not _is_noun(tokens[noun].text):
            noun += 1
        if noun + 2 >= len(tokens) or not _is_noun(tokens[noun].text):
            continue
        mark = noun + 1
        if [it.text for it in tokens[mark : mark + 2]] == ["of", "mine"]:
            mark += 2
        # "Three goblins, a 3/3 and a 4/4" may be five; "three 2/2 creatures, …" are.
        sized = any(it.kind is Kind.SIZE for it in tokens[at:noun])
        kinds = tokens[noun].text in SEVERAL_CREATURES
        marks = {":", "("} if kinds else {":", "(", ","}
        if sized or mark >= len(tokens) or tokens[mark].text not in marks:
            continue
        # "Three creatures, unblocked: a 1/1, …" lists them behind the colon.
        clause = (it for it in range(mark, len(tokens)) if tokens[it].text in _HALTS)
        behind = next(clause, mark)
        mark = behind if tokens[behind].text == ":" else mark
        shields = tokens[noun].text in _SHIELDS
        listed = _listed(tokens, mark, shields=shields)
        if listed not in {0, 1, count}:
            raise unequal(tokens, at, noun, listed, around.text)
    return tokens


def checked_sizes(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens*, where no count stands before bare sizes of which each may have it.

    "Two allies 1/1 and 2/2 of his": two of them or three. Raises QuestionError
    (AMBIGUOUS).
    """
    for at in range(len(tokens) - 3):
        count = count_of(tokens[at])
        noun = at + 1
        if not 1 < count <= _MOST or tokens[at].glued:
            continue
        if not singular_body(tokens[noun].text):
            continue
        listed, here = 0, noun + 1
        while here < len(tokens) and tokens[here].kind is Kind.SIZE:
            listed, here = listed + 1, here + 1
            while here < len(tokens) and tokens[here].text in _JOINS:
                here += 1
        if listed > 1:
            raise unequal(tokens, at, noun, listed, around.text)
    return tokens


def _parted(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "3 attackers a 2/2 a 3/3 and a 4/4": what is counted is a list with commas."""
    found: list[Token] = []
    listing = False
    for at, token in enumerate(tokens[:-1]):
        if at > 1 and token.text in _ARTICLES and tokens[at + 1].kind is Kind.SIZE:
            last = tokens[at - 1]
            counted = _is_noun(last.text) and 1 < count_of(tokens[at - 2]) <= _MOST
            if counted or (listing and last.kind is Kind.SIZE):
                found.append(put_before(token, ",", Kind.MARK))
            listing = listing or counted or last.text in {":", ","}
        listing = listing and token.text not in ENDS
        found.append(token)
    return (*found, *tokens[-1:]) if len(found) >= len(tokens) else tokens


_ARTICLES = frozenset({"a", "an"})


def _is_noun(text: str) -> bool:
    return text in ANY_CREATURES or text in SEVERAL_CREATURES or text in _SHIELDS


def _listed(tokens: Sequence[Token], mark: int, *, shields: bool) -> int:
    """How many are told behind *mark*; 0 where that is not clear."""
    total, at = 0, mark + 1
    closed = ENDS | {")"}
    while at < len(tokens) and tokens[at].text not in closed:
        start = at
        while at < len(tokens) and tokens[at].text not in closed | _JOINS:
            at += 1
        item = tokens[start:at]
        while at < len(tokens) and tokens[at].text in _JOINS:
            at += 1
        said = {it.text for it in item}
        told = _told(item, named=tokens[mark].text == ":", shields=shields)
        if not shields and said & _HAPPENS:
            return total
        if said & _OPEN:
            return 0
        if told is None:
            # "With flying and trample": goes on with the one before.
            if item and _begins_one(item):
                return 0
            continue
        total += told
    return total


def _begins_one(item: Sequence[Token]) -> bool:
    return item[0].text in _ONE or count_of(item[0]) > 0


def _told(item: Sequence[Token], *, named: bool, shields: bool) -> int | None:
    """How many are told in *item*, None if it is none of those that were counted."""
    if not item:
        return None
    the = item[0].text == "the" and len(item) > 1 and item[1].text in _NEXT
    count = count_of(item[0]) or int(item[0].text in _ONE or the)
    if shields:
        numbers = any(it.kind is Kind.NUMBER for it in item[1:])
        return count if count and numbers else None
    ahead = item[1:4] if count else item[:1]
    sized = any(it.kind is Kind.SIZE for it in ahead)
    if item[0].kind is Kind.SIZE:
        return 1
    if sized and count:
        return count
    if named and all(it.capital for it in (item[:1] if not count else item[1:2])):
        return count or 1
    return None


def unequal(
    tokens: Sequence[Token], at: int, noun: int, listed: int, text: str
) -> QuestionError:
    """The refusal of "three units", told from *at* to *noun*, where *listed* follow."""
    word = tokens[at]
    words = {value: name for name, value in NUMBER_WORDS.items()}
    meant = str(listed) if word.kind is Kind.NUMBER else words.get(listed, str(listed))
    counted = text[word.start : tokens[noun].end]
    asked = worded(
        "You count “{counted}”, and I find {listed} behind it: tell each of them, "
        "or another number.",
        counted=counted,
        listed=listed,
    )
    if listed == count_of(word):
        asked = worded(HOW_MANY_AND_BIG, said=counted)
    return QuestionError(
        Problem.AMBIGUOUS,
        asked,
        line=word.line,
        column=word.column,
        length=len(word.raw),
        suggestions=("two creatures: a 2/2 and a 3/3",),
        instead=[meant] if listed != count_of(word) else [],
        text=text,
    )
