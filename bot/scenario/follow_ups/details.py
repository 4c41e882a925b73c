"""Details of what was told before: which of them is said anew, and of whom."""

from bot.errors import Problem, QuestionError
from bot.scenario.changing.edits import Added, Edit, When
from bot.scenario.follow_ups.finding import Context, cards_in
from bot.scenario.follow_ups.told_anew import (
    other_did,
)
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.worded import worded


def plain(clause: Clause) -> str:
    """A clause as it was typed, without the marks around it."""
    return clause.text.strip(" ,.;:!?\n")


_SLOTS = {"source": "src", "pay": "times", "xis": "x", "mode": "mode"}


def detail(context: Context, text: str, clause: Clause) -> Edit:
    """“Alice picks the Swiftspear”, “pays twice”: of what was told of her before."""
    slot = _SLOTS.get(clause.kind, "")
    if clause.kind == "targetlast":
        slot = "to" if "target" in clause.text.lower() else "src"
    having = [
        n
        for n, it in enumerate(context.clauses)
        if n not in context.replaced
        and (it.kind == clause.kind or (slot and it.get(slot) is not None))
        and _same_person(context, clause, it)
    ]
    if len(having) != 1:
        raise context.error(
            Problem.AMBIGUOUS,
            worded(
                "“{text}”: which of the things told before does this change?", text=text
            ),
            tuple(context.clauses[n].text for n in having[:4]),
        )
    old = plain(context.clauses[having[0]])
    return Added(
        text,
        When.DETAIL,
        worded("“{text}”, said of “{old}”.", text=text, old=old),
        having[0],
    )


def _same_person(context: Context, clause: Clause, other: Clause) -> bool:
    first, second = clause.get("who"), other.get("who")
    if not isinstance(first, Person) or not isinstance(second, Person):
        return True
    if first.kind == "he" and not context.scene.has_me:
        return True  # “She” is the one who did it before.
    try:
        return context.scene.player(first) == context.scene.player(second)
    except QuestionError:
        return (first.kind, first.name) == (second.kind, second.name)


def _same_thing(context: Context, clause: Clause, other: Clause) -> bool:
    """Whether both tell of one thing, where they are facts of things."""
    if clause.kind != "is":
        return True
    first, second = (
        [
            context.fitting(part)
            for part in parts_of(it.get("what"))
            if isinstance(part, Thing)
        ]
        for it in (clause, other)
    )
    return first == second


def instead(
    context: Context, text: str, told: list[Clause], same: list[int] | None = None
) -> Edit:
    """The one thing said before that is of the same kind, or about the same card."""
    clause = told[0]
    cards = cards_in(clause)
    pool = [n for n in range(len(context.clauses)) if n not in context.replaced]
    if same is None:
        same = [n for n in pool if cards and cards & cards_in(context.clauses[n])]
    same = [n for n in same if not context.clauses[n].kind.startswith("ask_")]
    if clause.get("who") is not None and len(same) == 1 and clause.kind == "cast":
        # "He shocks me instead", where I was the one to shock.
        same += [n for n in context.events() if other_did(context, clause, same[0], n)]
    if not same:
        same = [
            n for n in pool
            if context.clauses[n].kind == clause.kind
            and _same_person(context, clause, context.clauses[n])
            and _same_thing(context, clause, context.clauses[n])
        ]  # fmt: skip
    if not same and clause.kind == "is":
        # "The ally has 2 power instead": of what its size has said.
        return Added(text, When.FACT, worded("“{text}”, from the start.", text=text))
    if len(same) != 1:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("“{text}” instead of what?", text=text),
            tuple(f"… instead of {context.clauses[n].text}" for n in same[:4]),
        )
    old = context.clauses[same[0]]
    when = When.DETAIL if old.kind == clause.kind and len(told) == 1 else When.INSTEAD
    return Added(
        text,
        when,
        worded("“{text}” instead of “{what}”.", text=text, what=plain(old)),
        same[0],
    )
