"""The answer every face renders: the ruling in words and numbers, face-free.

Its JSON form (``schema`` 1) mirrors the field names here: see :func:`answer_json`.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from bot.citation import Game
from bot.errors import QuestionError

SCHEMA = 1


class _Part:
    """A part of an answer, which goes from process to process by its values alone."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type[Any], tuple[Any, ...]]:
        return self.__class__, tuple(_fields(self).values())


@dataclass(frozen=True, slots=True)
class Cited(_Part):
    """A rule an answer leans on, with our wording and, once imported, the official."""

    game: Game
    rule: str
    edition: str
    says: str
    official: str | None = None
    url: str | None = None
    heading: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class StepLine(_Part):
    """One line of the explanation and the rules that govern just that line."""

    text: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DamageLine(_Part):
    """One source's damage to one recipient: proposed, dealt and prevented points."""

    source: str
    recipient: str
    proposed: int
    dealt: int
    prevented: int
    combat: bool


@dataclass(frozen=True, slots=True)
class Chosen(_Part):
    """What was chosen at one choice on the way to an outcome."""

    id: str
    chooser: str
    option: str


@dataclass(frozen=True, slots=True)
class ChoiceLine(_Part):
    """A choice that matters: who makes it, between what, by which rule."""

    id: str
    chooser: str
    question: str
    options: tuple[str, ...]
    rules: tuple[str, ...]
    # The options already taken on the way to this choice (empty for the first).
    after: tuple[Chosen, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerState(_Part):
    """A player at the end; *counters* beyond poison (energy, …) by kind."""

    life: int | None
    poison: int = 0
    lost: bool = False
    changes: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ObjectState(_Part):
    """An object at the end. *power*/*toughness* are Might or power/life elsewhere."""

    zone: str
    damage: int
    counters: dict[str, int]
    power: int | None
    toughness: int | None
    destroyed: bool
    tapped: bool = False
    controller: str = ""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EffectState(_Part):
    """An effect at the end; *remaining* is None where nothing is counted."""

    remaining: int | None
    in_force: bool


@dataclass(frozen=True, slots=True)
class Applied(_Part):
    """An effect on the way of damage, and the points that are left *after* it."""

    effect: str
    after: int


@dataclass(frozen=True, slots=True)
class Flow(_Part):
    """The way of one source's damage: what changed it, in order, and what is dealt.

    *source* and *recipient* are as they are said ("you").
    """

    source: str
    recipient: str
    proposed: int
    dealt: int
    effects: tuple[Applied, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome(_Part):
    """One distinct final state, with one way to reach it."""

    summary: str
    choices: tuple[Chosen, ...]
    damage: tuple[DamageLine, ...]
    players: dict[str, PlayerState]
    objects: dict[str, ObjectState]
    effects: dict[str, EffectState]
    triggers: tuple[str, ...]
    steps: tuple[StepLine, ...]
    flows: tuple[Flow, ...] = ()


@dataclass(frozen=True, slots=True)
class QuestionAnswer(_Part):
    """One thing that was asked ("Does the Bear die?") and its short answer."""

    question: str
    answer: str
    why: str = ""
    rules: tuple[str, ...] = ()


def by_question(
    answered: Sequence[QuestionAnswer],
) -> dict[str, list[QuestionAnswer]]:
    """Each question as it was typed, with its mark, and all that answers it."""
    found: dict[str, list[QuestionAnswer]] = {}
    for one in answered:
        # Who types is spared the mark; who reads is not.
        mark = "" if one.question[-1:] in "?.!？。" else "?"
        found.setdefault(f"{one.question}{mark}", []).append(one)
    return found


@dataclass(frozen=True, slots=True)
class Reading(_Part):
    """One way to read rules that do not settle the matter, with its result."""

    name: str
    verdict: str
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class Answer(_Part):
    """A ruling as shown. *certain* is False where the rules do not settle it."""

    game: Game
    edition: str
    scenario: str
    understood: tuple[str, ...]
    assumptions: tuple[str, ...]
    verdict: str
    certain: bool
    readings: tuple[Reading, ...]
    answers: tuple[QuestionAnswer, ...]
    choices: tuple[ChoiceLine, ...]
    outcomes: tuple[Outcome, ...]
    citations: tuple[Cited, ...]
    # False when a budget stopped the exploration: more outcomes may exist.
    complete: bool = True
    # Who can force what, when several choosers pull in different directions.
    reach: tuple[str, ...] = ()
    ruling: str | None = None
    parent: str | None = None
    # What a newer edition or engine would answer differently, "" for nothing.
    outdated: str = ""
    # What a judge made of it (confirmed, corrected, withdrawn) and their words.
    standing: str = ""
    note: str = ""


def answer_json(answer: Answer) -> dict[str, Any]:
    """The documented JSON object of *answer*, its ``schema`` and ``ruling`` first."""
    written = asdict(answer)
    return {"schema": SCHEMA, "ruling": written.pop("ruling"), **written}


def answer_text(answer: Answer) -> str:
    """That object as JSON text, written much faster than by way of the object."""
    written = _fields(answer)
    written = {"schema": SCHEMA, "ruling": written.pop("ruling"), **written}
    return json.dumps(written, ensure_ascii=False, default=_fields)


def _fields(part: Any) -> dict[str, Any]:
    return {name: getattr(part, name) for name in _names(part.__class__)}


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def answer_from_json(written: Mapping[str, Any]) -> Answer:
    """The answer that :func:`answer_json` wrote, also by an older version.

    What that version did not know gets its default. Raises KeyError or TypeError
    when it is something else.
    """
    read: Answer = _read(Answer, written)
    return read


def error_json(error: QuestionError) -> dict[str, Any]:
    """The documented JSON object of an error the asker can mend."""
    return {
        "schema": SCHEMA,
        "error": {
            "kind": error.problem,
            "message": error.message,
            "line": error.line,
            "column": error.column,
            "suggestions": list(error.suggestions),
            "also": list(error.also),
        },
    }


def _read(kind: Any, written: Any) -> Any:
    if isinstance(kind, type) and is_dataclass(kind):
        hints = get_type_hints(kind)
        return kind(
            **{
                one.name: _read(hints[one.name], written[one.name])
                for one in fields(kind)
                if one.name in written
            }
        )
    if kind is Game:
        return Game(written)
    if get_origin(kind) is tuple:
        return tuple(_read(get_args(kind)[0], one) for one in written)
    if get_origin(kind) is dict:
        return {key: _read(get_args(kind)[1], one) for key, one in written.items()}
    return written
