"""What paying a cost does on the board: life and counters go (118.3, 119.4)."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.instructions import (
    AddCounters,
    Instruction,
    LoseLife,
    TakeCounters,
    Unplayed,
)
from bot.engine.values import Who
from bot.wording.magic.amounts import Count
from bot.wording.magic.bodies import Body, sentence_end
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import YOU
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.printed import in_words

_ADDITIONAL = ("as", "an", "additional", "cost", "to", "cast", "~", ",")


def payments(attempt: Attempt, start: int, end: int) -> tuple[Instruction, ...]:
    """What the parts between the commas from *start* to *end* take off the board.

    What else is paid (mana, cards, other permanents) is left in words.
    """
    found: list[Instruction] = []
    begin = start
    for at in range(start, end + 1):
        if at == end or attempt.words[at] == ",":
            found += _payment(attempt, begin, at)
            begin = at + 1
    return tuple(found)


def _payment(attempt: Attempt, start: int, end: int) -> list[Instruction]:
    for stop, does in attempt.read(G.rule("order"), start):
        if stop != end:
            continue
        try:
            done: list[Instruction] = does(Scene(), Who.YOU, YOU)
        except UnclearError:
            continue
        if all(_is_payment(one) for one in done):
            return [
                replace(one, paid=True) if isinstance(one, AddCounters) else one
                for one in done
            ]
    return []


def _is_payment(one: Instruction) -> bool:
    match one:
        case LoseLife(_, who, paid):
            return paid and who is Who.YOU
        case TakeCounters(kind, _, on) | AddCounters(kind, _, on):
            return bool(kind) and on is Who.THIS
        case _:
            return False


@G.reads("sentence")
def _additional(attempt: Attempt, at: int) -> list[tuple[int, object]]:
    """ "As an additional cost to cast ~, pay X life" (601.2f)."""
    start = at + len(_ADDITIONAL)
    if attempt.words[at:start] != _ADDITIONAL:
        return []
    end = sentence_end(attempt, at, len(attempt.words))
    paid = payments(attempt, start, end)
    if not paid:
        return []
    said = Unplayed(in_words(attempt, at, end))

    def read(body: Body) -> None:
        body.pays = (*body.pays, *paid)
        body.add([said])

    return [(end, read)]


@G.reads("payment")
def _mana(attempt: Attempt, at: int) -> Iterable[tuple[int, str]]:
    words = attempt.words
    end = at
    while end < len(words) and words[end].startswith("{"):
        end += 1
    return [(end, "".join(words[at:end]).upper())] if end > at else []


@G.says("order", "pay <cost:payment>")
@G.says("verb", "(pays|pay) <cost:payment>")
def _pays(cost: str) -> Verb:
    return lambda scene, ref, who: [Unplayed(f"pay {cost}")]


@G.says("order", "pay <cost:payment> and <n:amount> life")
def _pays_both(cost: str, n: Count) -> Verb:
    return lambda scene, ref, who: [
        Unplayed(f"pay {cost}"), LoseLife(n(scene), ref, paid=True),
    ]  # fmt: skip


@G.says("order", "pay <n:amount> life", "pay life equal to <n:quantity>")
@G.says("verb", "(pays|pay) <n:amount> life", "(pays|pay) life equal to <n:quantity>")
def _pays_life(n: Count) -> Verb:
    return lambda scene, ref, who: [LoseLife(n(scene), ref, paid=True)]
