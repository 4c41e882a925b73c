"""Abilities with modes: chosen among as it triggers, or settled by a fact."""

import re
from collections.abc import Callable, Sequence

from bot.engine.conditions import Flag
from bot.engine.instructions import Ability, If, Instruction
from bot.wording.magic.abilities import chosen_of, slotted
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.rebuilding import renumbered
from bot.wording.tokens import Words, split_words
from bot.wording.units.bodies import Body, Reading, read_body
from bot.wording.units.linked import add_inside
from bot.wording.units.paragraphs import Paragraph

Modes = Sequence[tuple[Instruction, ...]]
Settled = tuple[str, str, list[tuple[str, str]]]
# "On Enter: Depending on the total reserve cost of …—", one line for each answer.
_DEPENDING = re.compile(
    r"(?:^|(?<=[:.,] ))(?:depending on (?P<fact>[^:.,]+?)|cascade) ?[—–-] *$",
    re.IGNORECASE,
)
_ANSWER = re.compile(
    r"(?P<answer>\d+(?:, \d+)*(?:,? and \d+)?|[^—–.,:]{1,24}?) ?[—–] *(?P<does>.+)"
)
# "Cascade—": for the first time it is used, for the second and so on.
CASCADE = "cascade"
_IF_YOU_DO = ("if", "you", "do", ",")


def ability_of(body: Body, text: str) -> Ability:
    """What *body* holds, its slots counted."""
    slots = body.scene.slots()
    do: tuple[Instruction, ...] = tuple(renumbered(one, slots) for one in body.done)
    return Ability(do, tuple(body.scene.targets), text=text)


def cut(words: Words, first: int = 0, last: int | None = None) -> Words:
    """The words from *first* up to *last* (not with it)."""
    cut = slice(first, last)
    return Words(words.text, words.words[cut], words.starts[cut], words.ends[cut])


def settled(paragraph: Paragraph) -> Settled | None:
    """The line before "depending on …", that fact, and what each answer to it does."""
    found = _DEPENDING.search(paragraph.line)
    answers = [_ANSWER.fullmatch(mode) for mode in paragraph.modes]
    if found is None or None in answers:
        return None
    told = [(one["answer"].strip(), one["does"]) for one in answers if one]
    return (
        paragraph.line[: found.start()].strip(),
        (found["fact"] or CASCADE).casefold(),
        told,
    )


def by_fact(fact: str, answers: Sequence[str], modes: Modes) -> list[Instruction]:
    """What happens for whichever of *answers* holds; nobody but the asker knows."""
    return [
        If(Flag(f"{fact}: {answer.casefold()}"), do)
        for answer, do in zip(answers, modes, strict=True)
    ]


def read_modes(
    reading: Reading, texts: Sequence[str], body: Callable[[], Body],
    names: tuple[tuple[str, ...], ...],
) -> list[Body]:  # fmt: skip
    """Each of *texts* read into a body of its own."""
    made = []
    for text in texts:
        inner = Attempt(split_words(text, names))
        made.append(read_body(reading, inner, 0, len(inner.words), body()))
    return made


def untargeted(modes: Sequence[Body]) -> list[tuple[Instruction, ...]]:
    """What each of *modes* does. Targets would be chosen before the mode is known."""
    if any(one.scene.targets for one in modes):
        raise UnclearError("a triggered ability with a choice of modes")
    return [ability_of(one, "").do for one in modes]


def after_trigger(
    reading: Reading, attempt: Attempt, at: int, body: Body, do: list[Instruction]
) -> Body:
    """*body* with *do* behind the words from *at* on ("You may …. If you do,")."""
    words = attempt.words
    end = len(words)
    linked = words[end - len(_IF_YOU_DO) :] == _IF_YOU_DO and end > at
    end -= len(_IF_YOU_DO) * linked
    body = read_body(reading, attempt, at, end, body)
    if not linked:
        body.done.extend(do)
    elif body.done:
        add_inside(body, tuple(do))
    else:
        raise UnclearError("if you do what?")
    return body


def chosen_modes(modes: Modes, choose: tuple[int, int]) -> list[Instruction]:
    """So many of *modes*, chosen as the ability resolves."""
    if any(slotted(mode) for mode in modes):
        raise UnclearError("a triggered ability with a choice of modes")
    return list(chosen_of(list(modes), choose))
