"""How often somebody hits: "3x for 2", and the list "3 times, for 2, 2 and 5".

With as many numbers as hits, each number is one hit's.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import Problem, QuestionError
from bot.scenario.words.counted_shields import count_of
from bot.scenario.words.numbers_asked import HOW_MUCH_DAMAGE
from bot.scenario.words.rewriting import Around
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import put_before, text_at

_OFTEN = {"once": 1, "twice": 2, "thrice": 3}
_FIRST = frozenset({"first", "once", "one"})
_JOINS = frozenset({",", "and", "then", "for", "second", "third", "later"}) | _FIRST
_CLOSING = ENDS | {"-", ")", "and", ",", "but", "so", "how", "what", "does"}
_DAMAGE = frozenset({"damage", "dmg", "power"})
# The words without which nothing here is told.
HOW_OFTEN = frozenset({"times", *_OFTEN, *(f"{n}x" for n in range(2, 10))}) | {
    f"x{n}" for n in range(2, 10)
}


def hits_counted(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with "three times for 2", and "for 2 and then for 2 and then for 5".

    Raises QuestionError (AMBIGUOUS) where "then" lists more or fewer.
    """
    found = list(tokens)
    for at in range(len(tokens) - 2, 0, -1):
        often, behind = _often(tokens, at)
        listed = text_at(tokens, behind) == ":"
        behind += text_at(tokens, behind) in {",", ":"}
        behind += text_at(tokens, behind) in _FIRST
        led = text_at(tokens, behind) == "for"
        if not (often and (led or listed)):
            continue
        numbers, end = _amounts(tokens, behind + led)
        if len(numbers) == 1 and tokens[at].kind is Kind.TIMES:
            found[at : at + 1] = _in_words(tokens[at], often)
        if len(numbers) < 2:
            continue
        if len(numbers) == often and text_at(tokens, end) in {"", *_CLOSING}:
            found[at:end] = _one_by_one(numbers)
        elif text_at(tokens, end - 2) == "then" or len(numbers) > 2:
            last = tokens[end - 1]
            raise QuestionError(
                Problem.AMBIGUOUS,
                HOW_MUCH_DAMAGE,
                line=tokens[at].line,
                column=tokens[at].column,
                length=last.end - tokens[at].start,
                suggestions=("for 2, then for 3",),
                text=around.text,
            )
    return tuple(found)


def _often(tokens: Sequence[Token], at: int) -> tuple[int, int]:
    """How often "3x", "three times", "twice" at *at* says, and its end."""
    token = tokens[at]
    if token.kind is Kind.TIMES:
        return int(str(token.value)), at + 1
    if text_at(tokens, at + 1) == "times":
        return count_of(token), at + 2
    return _OFTEN.get(token.text, 0), at + 1


def _amounts(tokens: Sequence[Token], at: int) -> tuple[list[Token], int]:
    """The numbers of "2, 2 and then 5 damage" at *at*, and their end."""
    numbers: list[Token] = []
    end = at
    while at < len(tokens) and tokens[at].kind is Kind.NUMBER:
        numbers.append(tokens[at])
        at += 1
        at += text_at(tokens, at) in _DAMAGE
        end = at
        while text_at(tokens, at) in _JOINS:
            at += 1
        if at == end:
            break
    return numbers, end


def _in_words(token: Token, often: int) -> list[Token]:
    words = {value: name for name, value in NUMBER_WORDS.items()}
    count = replace(token, kind=Kind.WORD, text=words.get(often, ""), value=None)
    return [count, put_before(count, "times")] if count.text else [token]


def _one_by_one(numbers: Sequence[Token]) -> list[Token]:
    said: list[Token] = []
    for number in numbers:
        led = ("and", "then", "for") if said else ("for",)
        said += [*(put_before(number, it) for it in led), number]
    return said
