"""What was read put together as abilities: costs, targets, slots."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.conditions import Always, Not
from bot.engine.effects import Static
from bot.engine.instructions import (
    Ability,
    ChooseOne,
    ChooseSource,
    If,
    Install,
    Instruction,
    May,
    Unplayed,
)
from bot.engine.repeating import ForEach, Repeat
from bot.engine.values import Who
from bot.engine.watches import UNREAD
from bot.wording.magic.bodies import Body, sentence_end
from bot.wording.magic.costs import payments
from bot.wording.magic.grammar import G
from bot.wording.magic.inert_sentences import inert_sentence, weighty
from bot.wording.magic.making import Lasting, conditioned
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.printed import in_words
from bot.wording.rebuilding import renumbered, with_x
from bot.wording.tokens import SELF


@dataclass(slots=True)
class Found:
    """What a card's lines have given so far."""

    statics: list[Static]
    activated: list[Ability]
    keywords: list[str]
    irrelevant: list[str]
    unread: list[tuple[str, str]]


_IN_COMBAT = frozenset("attack attacks block blocks blocked untap".split())


def inert_line(attempt: Attempt) -> bool:
    """True if no sentence of the line can touch a ruling."""
    if _IN_COMBAT & {*attempt.words}:
        return False  # each is looked at for who can and has to fight, or untaps
    at, end = 0, len(attempt.words)
    before = False
    while at < end:
        stop = sentence_end(attempt, at, end)
        words = attempt.words[at:stop]
        follows = before and words[:2] == ("if", "you") and words[2:3] in (
            ("do",), ("don't",),
        )  # fmt: skip
        if weighty(words) if follows else not inert_sentence(words):
            return False
        before = True
        at = stop + 1
    return end > 0


# What is another thing from then on; the ruling says that it does not play that.
# So is what is left for an upkeep, which may come.
_OTHER_THING = re.compile(
    r"\b(battlefield|transforms?|converts?|cop(y|ies)|next upkeep)\b"
)


def idle(one: Instruction) -> bool:
    """True for what is only kept in words."""
    match one:
        case Unplayed(text):
            return text != UNREAD and not _OTHER_THING.search(text)
        case ChooseOne():
            return True
        case ForEach(_, _, do) | Repeat(_, do):
            return all(idle(part) for part in do)
        case May(_, do, otherwise) | If(_, do, otherwise):
            return all(idle(part) for part in (*do, *otherwise))
        case _:
            return False


def stands_behind(attempt: Attempt, at: int, end: int) -> bool:
    """Whether a sentence behind the first could hold all the time, by itself."""
    at = sentence_end(attempt, at, end) + 1
    while at < end:
        stop = sentence_end(attempt, at, end)
        for read, _ in attempt.read(G.rule("standing sentence"), at):
            if read >= stop:
                return True
        at = stop + 1
    return False


def standing(scene: Scene, lasting: Lasting) -> list[Static]:
    """What holds all the time. Raises UnclearError where something is chosen."""
    statics = lasting(scene)
    if scene.before or scene.targets or scene.each:
        raise UnclearError("a choice where nothing resolves")
    slots = scene.slots()
    return [renumbered(one, slots) for one in statics]


def otherwise(before: list[Static], made: list[Static]) -> list[Static]:
    """What holds while the condition of the statics *before* does not."""
    when = {one.when for one in before}
    if len(when) != 1 or Always() in when or not made:
        raise UnclearError("otherwise than what?")
    return conditioned(made, Not(when.pop()))


def ability_of(body: Body, text: str) -> Ability:
    """The ability that *body* is, its slots numbered."""
    slots = body.scene.slots()
    do: tuple[Instruction, ...] = tuple(renumbered(one, slots) for one in body.done)
    return Ability(
        do,
        tuple(body.scene.targets),
        text=text,
        speed=body.speed,
        pays=body.pays,
        limit=" ".join(f"{one[:1].upper()}{one[1:]}." for one in body.limits),
    )


def with_cost(
    ability: Ability, attempt: Attempt, colon: int, loyalty: str | None
) -> Ability:
    """*ability* with what stands before the colon, or with its loyalty (606)."""
    words = attempt.words[:colon]
    cost = in_words(attempt, 0, colon, lower=False)
    if loyalty is not None:
        number = loyalty.replace("−", "-").replace("–", "-")
        value = int(number) if number.lstrip("+-").isdecimal() else None
        return replace(ability, cost=f"{number}", loyalty=value, speed="sorcery")
    return replace(
        ability,
        cost=cost,
        pays=payments(attempt, 0, colon),
        taps="{t}" in words,
        sacrifices=any(
            words[at : at + 2] == ("sacrifice", SELF) for at in range(len(words))
        ),
    )


def is_cost(words: Sequence[str]) -> bool:
    """True for what is paid: mana, a tap, or something that is done (602.1a)."""
    pays = words[0] in PAID_WITH | {"pay", "mill"}
    return pays or any(one.startswith("{") for one in words)


# What a cost does to something, which "it" may then mean.
PAID_WITH = frozenset(
    "sacrifice discard exile return reveal remove put tap untap".split()
)
# What a cost takes that is felt whatever it buys (602.2b).
FELT = (PAID_WITH | {"life"}) - {"reveal"}


def colon_of(attempt: Attempt) -> int:
    """The place of the colon after a cost, -1 if there is none."""
    for at, word in enumerate(attempt.words):
        if word in ('"', "."):
            return -1
        if word == ":":
            return at
    return -1


def place_of(attempt: Attempt, far: int) -> tuple[int, int]:
    """The characters of the word *far*, where nothing known goes on."""
    words = attempt.text
    if not words.words:
        return 0, 1
    at = min(far, len(words.words) - 1)
    return words.starts[at], words.ends[at]


def chosen_of(
    modes: list[tuple[Instruction, ...]], choose: tuple[int, int]
) -> tuple[Instruction, ...]:
    """What happens when so many of *modes* are chosen."""
    if choose == (0, 99):
        return tuple(May(Who.YOU, mode) for mode in modes)
    least, most = choose
    return _so_many(modes, least, most or least)


def _so_many(
    modes: list[tuple[Instruction, ...]], least: int, most: int
) -> tuple[Instruction, ...]:
    if not modes or most <= 0:
        return ()
    if least >= len(modes):
        return tuple(one for mode in modes for one in mode)
    with_it = (*modes[0], *_so_many(modes[1:], max(least - 1, 0), most - 1))
    return (May(Who.YOU, with_it, _so_many(modes[1:], least, most)),)


def slotted(do: tuple[Instruction, ...]) -> bool:
    """True if something is chosen for later use."""
    return any(
        isinstance(one, (ChooseOne, ChooseSource, ForEach))
        or (isinstance(one, Install) and one.each is not None)
        or (isinstance(one, (If, May)) and slotted((*one.do, *one.otherwise)))
        for one in do
    )


G.same("standing sentence", "<standing>")


@G.says("standing sentence", "<standing> , where <letter:letter> is <n:quantity>")
def _stands_where(standing: Lasting, letter: str, n: Any) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        made = standing(scene)
        scene.event_measure()
        amount = n(scene)
        return [with_x(one, letter, amount) for one in made]

    return bind
